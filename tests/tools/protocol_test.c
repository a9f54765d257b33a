// protocol_test.c -- a program at the other end of `cardwright engine` plays a seat and
// sees only that seat.

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>
#include <jansson.h>

typedef struct {
    FILE *to, *from;
    pid_t pid;
} Engine;

#define DECKS "\"decks\":[\"proving-grounds-annie\",\"proving-grounds-garen\"]"

static Engine engine_start(const char *seat)
{
    const char *build = getenv("BUILD");
    char program[512];
    int to[2], from[2];
    Engine engine;

    snprintf(program, sizeof program, "%s/cardwright", build ? build : "build");
    assert_int_equal(pipe2(to, O_CLOEXEC) | pipe2(from, O_CLOEXEC), 0);
    engine.pid = fork();
    if (engine.pid == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        close(to[1]);
        close(from[0]);
        if (seat)
            execl(program, "cardwright", "engine", "--seat", seat, (char *)NULL);
        else
            execl(program, "cardwright", "engine", (char *)NULL);
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    engine.to = fdopen(to[1], "w");
    engine.from = fdopen(from[0], "r");
    return engine;
}

static void engine_stop(Engine *engine)
{
    int status;

    fclose(engine->to);
    fclose(engine->from);
    waitpid(engine->pid, &status, 0);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static json_t *say(Engine *engine, const char *request)
{
    char *line = NULL;
    size_t size = 0;

    fprintf(engine->to, "%s\n", request);
    fflush(engine->to);
    assert_true(getline(&line, &size, engine->from) > 0);
    json_t *reply = json_loads(line, 0, NULL);
    assert_non_null(reply);
    free(line);
    return reply;
}

static bool is(const json_t *reply, const char *type)
{
    return !strcmp(json_string_value(json_object_get(reply, "type")), type);
}

static void expect(Engine *engine, const char *request, const char *type)
{
    json_t *reply = say(engine, request);

    if (!is(reply, type)) {
        char *text = json_dumps(reply, JSON_COMPACT);
        print_message("%s -> %s\n", request, text);
        free(text);
    }
    assert_true(is(reply, type));
    json_decref(reply);
}

// Answers with the last options, as many as are needed.
static void answer_somehow(Engine *engine, const json_t *question)
{
    const size_t n = json_array_size(json_object_get(question, "options"));
    const bool split =
        !strcmp(json_string_value(json_object_get(question, "sort")), "split");
    size_t wanted =
        split ? n : (size_t)json_integer_value(json_object_get(question, "min"));
    json_t *numbers = json_array();

    for (size_t i = 0; i < wanted; i++)
        json_array_append_new(numbers,
                              json_integer(split ? 1 : (json_int_t)(n - 1 - i)));
    if (split) {
        json_int_t total = json_integer_value(json_object_get(question, "total"));
        json_array_set_new(numbers, 0, json_integer(total - (json_int_t)n + 1));
    }
    json_t *request =
        json_pack("{s:s, s:O}", "type", "answer", split ? "split" : "pick", numbers);
    char *text = json_dumps(request, JSON_COMPACT);
    expect(engine, text, "ok");
    free(text);
    json_decref(request);
    json_decref(numbers);
}

// Plays to the end. Returns the last reply.
static json_t *play_to_the_end(Engine *engine)
{
    for (int i = 0; i < 20000; i++) {
        json_t *reply = say(engine, "{\"type\":\"question\"}");

        if (!is(reply, "question")) return reply;
        answer_somehow(engine, reply);
        json_decref(reply);
    }
    fail_msg("the game does not end");
    return NULL;
}

static const char *text_in(const json_t *json, const char *key)
{
    const char *text = json_string_value(json_object_get(json, key));

    return text ? text : "";
}

static void a_program_plays_a_seat_to_the_end(void **state)
{
    Engine engine = engine_start(NULL);

    (void)state;
    expect(&engine, "{\"type\":\"hello\"}", "hello");
    expect(&engine,
           "{\"type\":\"newgame\",\"seed\":3,\"seats\":[\"greedy\",\"client\"]," DECKS
           "}",
           "newgame");
    expect(&engine, "{\"type\":\"seat\",\"seat\":1}", "seat");
    json_t *end = play_to_the_end(&engine);
    assert_true(is(end, "over"));
    assert_string_equal(text_in(end, "reason"), "points");
    assert_string_equal(text_in(end, "rule"), "323.1");
    assert_non_null(strstr(text_in(end, "text"), "leads (rule 323.1)"));
    assert_null(json_object_get(end, "limit"));
    assert_null(json_object_get(end, "hash")); // who knows it can find the seed
    assert_null(json_object_get(end, "seed"));
    json_decref(end);
    expect(&engine, "{\"type\":\"bye\"}", "bye");
    engine_stop(&engine);
}

static json_int_t number_in(const json_t *json, const char *key, const char *inner)
{
    return json_integer_value(json_object_get(json_object_get(json, key), inner));
}

// The match that was saved in its second game ends as the one that went on.
static void a_match_is_played_game_by_game_and_can_be_saved(void **state)
{
    static const char newgame[] = "{\"type\":\"newgame\",\"seed\":3,\"mode\":\"match\","
                                  "\"seats\":[\"client\",\"random\"]," DECKS "}";
    Engine one = engine_start(NULL), two = engine_start(NULL);

    (void)state;
    expect(&one, newgame, "newgame");
    expect(&one, "{\"type\":\"nextgame\"}", "refused");
    json_t *end = play_to_the_end(&one);
    assert_int_equal(number_in(end, "match", "game"), 1);
    json_decref(end);
    expect(&one, "{\"type\":\"nextgame\"}", "nextgame");
    json_t *saved = say(&one, "{\"type\":\"save\"}");
    json_object_set_new(saved, "type", json_string("load"));
    char *text = json_dumps(saved, JSON_COMPACT);
    expect(&two, text, "loaded");
    json_object_set_new(saved, "match", json_string("00"));
    free(text);
    text = json_dumps(saved, JSON_COMPACT);
    expect(&two, text, "refused");
    json_t *ends[2] = {NULL, NULL};
    for (int i = 0; i < 2; i++) {
        Engine *engine = i ? &two : &one;

        ends[i] = play_to_the_end(engine);
        assert_int_equal(number_in(ends[i], "match", "game"), 2);
        if (json_is_true(json_object_get(json_object_get(ends[i], "match"), "over")))
            expect(engine, "{\"type\":\"nextgame\"}", "refused");
        else
            expect(engine, "{\"type\":\"nextgame\"}", "nextgame");
        engine_stop(engine);
    }
    assert_true(json_equal(json_object_get(ends[0], "match"),
                           json_object_get(ends[1], "match")));
    assert_true(
        json_equal(json_object_get(ends[0], "hash"), json_object_get(ends[1], "hash")));
    json_decref(ends[0]);
    json_decref(ends[1]);
    json_decref(saved);
    free(text);
}

static void refused_requests_leave_the_game_as_it_was(void **state)
{
    static const char *const wrong[] = {
        "{\"type\":\"answer\",\"pick\":[200]}",
        "{\"type\":\"answer\",\"pick\":[0,0]}",
        "{\"type\":\"answer\",\"pick\":\"all\"}",
        "{\"type\":\"answer\",\"question\":99,\"pick\":[]}",
        "{\"type\":\"newgame\",\"decks\":[\"no such deck\",\"nor this\"]}",
        "{\"type\":\"position\",\"players\":[{\"hand\":[\"No Such Card\"]},{}]}",
        "{\"type\":\"load\",\"game\":\"00\"}",
        "{\"type\":\"dance\"}",
        "{\"type\":\"view\",\"seat\":7}",
        "no json at all",
        "[]",
    };
    Engine engine = engine_start(NULL);

    (void)state;
    expect(&engine, "{\"type\":\"question\"}", "refused");
    expect(&engine, "{\"type\":\"newgame\",\"seed\":3," DECKS "}", "newgame");
    json_t *before = say(&engine, "{\"type\":\"question\"}");
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        expect(&engine, wrong[i], "refused");
    json_t *after = say(&engine, "{\"type\":\"question\"}");
    assert_true(json_equal(before, after));
    json_decref(before);
    json_decref(after);
    engine_stop(&engine);
}

static void a_seat_sees_its_own_hand_only(void **state)
{
    Engine engine = engine_start("0");

    (void)state;
    expect(&engine,
           "{\"type\":\"newgame\",\"seats\":[\"client\",\"random\"]," DECKS "}",
           "newgame");
    json_t *view = say(&engine, "{\"type\":\"view\"}");
    const json_t *zones = json_object_get(view, "zones");
    const json_t *mine = json_array_get(json_object_get(zones, "hand:0"), 0);
    const json_t *theirs = json_array_get(json_object_get(zones, "hand:1"), 0);

    assert_true(json_is_string(json_object_get(mine, "card")));
    assert_true(json_is_null(json_object_get(theirs, "card")));
    assert_true(json_is_integer(json_object_get(zones, "deck:0")));
    expect(&engine, "{\"type\":\"view\",\"seat\":1}", "refused");
    expect(&engine, "{\"type\":\"events\",\"seat\":1}", "refused");
    json_decref(view);
    engine_stop(&engine);
}

static void a_saved_game_goes_on_in_another_process(void **state)
{
    Engine one = engine_start(NULL), two = engine_start(NULL);

    (void)state;
    expect(&one,
           "{\"type\":\"newgame\",\"seed\":5,\"seats\":[\"client\",\"random\"]," DECKS
           "}",
           "newgame");
    expect(&two,
           "{\"type\":\"newgame\",\"seed\":6,\"seats\":[\"client\",\"random\"]," DECKS
           "}",
           "newgame");
    for (int i = 0; i < 5; i++) {
        json_t *question = say(&one, "{\"type\":\"question\"}");
        answer_somehow(&one, question);
        json_decref(question);
    }
    json_t *saved = say(&one, "{\"type\":\"save\"}");
    json_object_set_new(saved, "type", json_string("load"));
    char *text = json_dumps(saved, JSON_COMPACT);
    expect(&two, text, "loaded");
    json_t *end_one = play_to_the_end(&one), *end_two = play_to_the_end(&two);
    assert_true(json_equal(end_one, end_two)); // hash and seed among the rest
    json_decref(end_one);
    json_decref(end_two);
    json_decref(saved);
    free(text);
    engine_stop(&one);
    engine_stop(&two);
}

static void a_client_may_say_its_version(void **state)
{
    Engine engine = engine_start(NULL);

    (void)state;
    expect(&engine, "{\"type\":\"hello\",\"protocol\":1}", "hello");
    expect(&engine, "{\"type\":\"hello\",\"protocol\":3}", "hello");
    json_t *reply = say(&engine, "{\"type\":\"hello\",\"protocol\":10}");
    assert_true(is(reply, "refused"));
    assert_string_equal(json_string_value(json_object_get(reply, "reason")),
                        "\"protocol\" is a version from 1 to 9, this program speaks "
                        "no other");
    json_decref(reply);
    engine_stop(&engine);
}

static void expect_load_refused(Engine *engine, json_t *saved, json_t *version,
                                const char *reason)
{
    if (version)
        json_object_set_new(saved, "version", version);
    else
        json_object_del(saved, "version");
    char *text = json_dumps(saved, JSON_COMPACT);
    json_t *reply = say(engine, text);
    assert_true(is(reply, "refused"));
    assert_string_equal(json_string_value(json_object_get(reply, "reason")), reason);
    json_decref(reply);
    free(text);
}

static void a_game_saved_by_another_version_is_refused(void **state)
{
    static const char earlier[] = "an earlier version of the program saved this game: "
                                  "only that version loads it";
    static const char newer[] = "a newer version of the program saved this game";
    Engine engine = engine_start(NULL);

    (void)state;
    expect(&engine, "{\"type\":\"newgame\",\"seed\":5," DECKS "}", "newgame");
    json_t *saved = say(&engine, "{\"type\":\"save\"}");
    json_object_set_new(saved, "type", json_string("load"));
    expect_load_refused(&engine, saved, json_integer(99), newer);
    expect_load_refused(&engine, saved, json_integer(1), earlier);
    expect_load_refused(&engine, saved, NULL, earlier); // as the first version wrote it
    json_decref(saved);
    engine_stop(&engine);
}

static void a_position_is_set_up(void **state)
{
    Engine engine = engine_start(NULL);

    (void)state;
    expect(&engine,
           "{\"type\":\"position\",\"players\":[{\"hand\":[\"Incinerate\"],"
           "\"runes\":{\"fury\":4},\"points\":3,\"base\":[\"Tibbers\"]},"
           "{\"units\":{\"0\":[{\"card\":\"Pouty Poro\",\"damage\":1}]}}]}",
           "position");
    json_t *view = say(&engine, "{\"type\":\"view\",\"seat\":0}");
    const json_t *zones = json_object_get(view, "zones");
    const json_t *players = json_object_get(view, "players");

    assert_int_equal(json_array_size(json_object_get(zones, "hand:0")), 1);
    assert_int_equal(json_array_size(json_object_get(zones, "base:0")), 5);
    assert_int_equal(
        json_integer_value(json_object_get(json_array_get(players, 0), "points")), 3);
    json_decref(view);
    expect(&engine, "{\"type\":\"question\",\"seat\":0}", "question");
    engine_stop(&engine);
}

#define FOUR                                                                           \
    "\"mode\":\"teams\",\"decks\":[\"proving-grounds-annie\","                         \
    "\"proving-grounds-garen\",\"proving-grounds-lux\",\"proving-grounds-master-yi\"]"

static void a_program_plays_beside_a_teammate(void **state)
{
    Engine engine = engine_start("2");

    (void)state;
    expect(&engine, "{\"type\":\"newgame\"," DECKS "}", "refused");
    expect(
        &engine, "{\"type\":\"newgame\",\"seats\":[\"random\"]," FOUR "}", "refused");
    engine_stop(&engine);
    engine = engine_start(NULL);
    expect(&engine,
           "{\"type\":\"newgame\",\"seed\":3,\"seats\":[\"greedy\",\"greedy\","
           "\"client\",\"random\"]," FOUR "}",
           "newgame");
    expect(&engine, "{\"type\":\"seat\",\"seat\":2}", "seat");
    json_t *view = say(&engine, "{\"type\":\"view\"}");
    const json_t *zones = json_object_get(view, "zones");
    const json_t *mates = json_array_get(json_object_get(zones, "hand:0"), 0);
    const json_t *players = json_object_get(view, "players");

    // A teammate's hand is as private as an opponent's (128.4).
    assert_true(json_is_null(json_object_get(mates, "card")));
    assert_int_equal(json_array_size(players), 4);
    assert_true(json_equal(json_object_get(json_array_get(players, 0), "team"),
                           json_object_get(json_array_get(players, 2), "team")));
    json_decref(view);
    json_t *end = play_to_the_end(&engine);
    assert_true(is(end, "over"));
    assert_int_equal(json_array_size(json_object_get(end, "winners")), 2);
    assert_int_equal(json_array_size(json_object_get(end, "points")), 4);
    json_decref(end);
    engine_stop(&engine);
}

static void who_concedes_leaves_whoever_is_asked(void **state)
{
    Engine engine = engine_start(NULL);

    (void)state;
    expect(&engine, "{\"type\":\"newgame\",\"seed\":3," FOUR "}", "newgame");
    expect(&engine, "{\"type\":\"concede\"}", "refused");
    expect(&engine, "{\"type\":\"concede\",\"seat\":1}", "ok");
    expect(&engine, "{\"type\":\"concede\",\"seat\":1}", "refused");
    json_t *end = say(&engine, "{\"type\":\"question\",\"seat\":0}");

    // In teams both leave, so the others have won.
    assert_true(is(end, "over"));
    assert_int_equal(json_integer_value(json_object_get(end, "winner")), 0);
    json_decref(end);
    expect(&engine, "{\"type\":\"concede\",\"seat\":0}", "refused");
    engine_stop(&engine);
}

static void a_position_of_three_is_set_up(void **state)
{
    Engine engine = engine_start(NULL);

    (void)state;
    expect(&engine,
           "{\"type\":\"position\",\"mode\":\"war\",\"players\":[{},{},{}]}",
           "refused");
    expect(&engine,
           "{\"type\":\"position\",\"turn_player\":2,\"players\":[{},{},"
           "{\"units\":{\"2\":[\"Pouty Poro\"]}}]}",
           "position");
    json_t *view = say(&engine, "{\"type\":\"view\",\"seat\":2}");

    assert_string_equal(json_string_value(json_object_get(view, "mode")), "skirmish");
    assert_int_equal(json_array_size(json_object_get(view, "battlefields")), 3);
    json_decref(view);
    expect(&engine, "{\"type\":\"question\",\"seat\":2}", "question");
    engine_stop(&engine);
}

// Changes one character of [key] in the saved game; it must be refused.
static void expect_change_noticed(Engine *engine, const json_t *saved, const char *key)
{
    json_t *other = json_deep_copy(saved);
    const json_t *list = json_object_get(other, key);
    json_t *value =
        json_is_array(list) ? json_array_get(list, 3) : json_object_get(other, key);
    char *text = strdup(json_string_value(value));
    const size_t n = strlen(text);

    for (size_t i = 0; i < n; i += 1 + n / 50) {
        const char was = text[i];

        text[i] = was == '1' ? '2' : '1';
        assert_int_equal(json_string_set(value, text), 0);
        char *line = json_dumps(other, JSON_COMPACT);
        expect(engine, line, "refused");
        free(line);
        text[i] = was;
    }
    free(text);
    json_decref(other);
}

static void every_part_of_a_saved_game_is_covered(void **state)
{
    static const char *const parts[] = {"game", "bots", "match", "cards", "check"};
    Engine one = engine_start(NULL), two = engine_start(NULL);

    (void)state;
    expect(&one,
           "{\"type\":\"newgame\",\"seed\":3,\"seats\":[\"client\",\"random\"]," DECKS
           "}",
           "newgame");
    json_t *saved = say(&one, "{\"type\":\"save\"}");
    json_object_set_new(saved, "type", json_string("load"));
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        json_t *other = json_copy(saved);

        expect_change_noticed(&two, saved, parts[i]);
        json_object_del(other, parts[i]);
        char *text = json_dumps(other, JSON_COMPACT);
        expect(&two, text, "refused");
        free(text);
        json_decref(other);
    }
    char *text = json_dumps(saved, JSON_COMPACT);
    expect(&two, text, "loaded");
    free(text);
    json_decref(saved);
    engine_stop(&one);
    engine_stop(&two);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_program_plays_a_seat_to_the_end),
        cmocka_unit_test(a_match_is_played_game_by_game_and_can_be_saved),
        cmocka_unit_test(refused_requests_leave_the_game_as_it_was),
        cmocka_unit_test(a_seat_sees_its_own_hand_only),
        cmocka_unit_test(a_saved_game_goes_on_in_another_process),
        cmocka_unit_test(a_client_may_say_its_version),
        cmocka_unit_test(a_game_saved_by_another_version_is_refused),
        cmocka_unit_test(every_part_of_a_saved_game_is_covered),
        cmocka_unit_test(a_position_is_set_up),
        cmocka_unit_test(a_program_plays_beside_a_teammate),
        cmocka_unit_test(who_concedes_leaves_whoever_is_asked),
        cmocka_unit_test(a_position_of_three_is_set_up),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
