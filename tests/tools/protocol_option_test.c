// protocol_option_test.c -- what options tell a program: a name each, and which ability it
// is.

#include "tests/tools/protocol_fixture.h"

#include "tools/view/option_json.h"

enum { ANSWERS_MIN = 1000 };

static uint64_t chance = 7;

static size_t any_of(size_t n)
{
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return n ? chance % n : 0;
}

static const char *text_of(const json_t *option, const char *key)
{
    const char *text = json_string_value(json_object_get(option, key));

    return text ? text : "";
}

// Returns the options of [question] by their names, which are all different.
static json_t *by_name(const json_t *question)
{
    json_t *names = json_object(), *option;
    size_t i;

    json_array_foreach(json_object_get(question, "options"), i, option)
    {
        const char *name = text_of(option, "name");

        if (!*name || json_object_get(names, name))
            fail_msg("%s: '%s'", json_dumps(question, JSON_COMPACT), name);
        json_object_set(names, name, option);
    }
    return names;
}

// Checks what an option says of its ability. Returns whether it is one.
static bool tells_ability(const json_t *option)
{
    const json_t *ability = json_object_get(option, "ability");
    const char *of = text_of(ability, "of");

    if (!strcmp(text_of(option, "kind"), "activate")) assert_non_null(ability);
    if (!ability) return false;
    assert_true(!strcmp(of, "card") || !strcmp(of, "keyword"));
    assert_true(*text_of(ability, "name"));
    assert_true(json_integer_value(json_object_get(ability, "line")) > 0);
    assert_true(json_integer_value(json_object_get(ability, "number")) > 0);
    return true;
}

// Picks by name, as many as are needed; divides where the question divides.
static void answer(const json_t *question)
{
    const json_t *options = json_object_get(question, "options");
    const json_t *total = json_object_get(question, "total");
    const size_t n = json_array_size(options), first = any_of(n);
    const json_int_t min = json_integer_value(json_object_get(question, "min"));
    const size_t wanted = total ? n : (size_t)(min || !n ? min : 1);
    json_t *picks = json_array(), *request;

    for (size_t i = 0; i < wanted; i++)
        json_array_append_new(
            picks,
            total ? json_integer(i ? 1 : json_integer_value(total) - (json_int_t)n + 1)
                  : json_string(
                        text_of(json_array_get(options, (first + i) % n), "name")));
    request =
        json_pack("{s:s, s:o}", "type", "answer", total ? "split" : "pick", picks);
    char *text = json_dumps(request, JSON_COMPACT);
    expect(text, "ok");
    free(text);
    json_decref(request);
}

// Plays a game. Adds to [answers] and [abilities] how many there were.
static void play(const char *decks, int seed, int *answers, int *abilities)
{
    char request[200];
    json_t *question;

    snprintf(request,
             sizeof request,
             "{\"type\":\"newgame\",\"seed\":%d,\"decks\":[%s]}",
             seed,
             decks);
    expect(request, "newgame");
    while (is(question = ask("{\"type\":\"question\"}"), "question")) {
        json_t *option;
        size_t i;

        json_decref(by_name(question));
        json_array_foreach(json_object_get(question, "options"), i, option)
        {
            *abilities += tells_ability(option);
        }
        answer(question);
        ++*answers;
        json_decref(question);
    }
    json_decref(question);
}

static void options_have_names_of_their_own(void **state)
{
    static const char *const decks[] = {
        "\"unleashed-champion-deck-vex\",\"origins-champion-deck-viktor\"",
        "\"spiritforged-champion-deck-rumble\",\"tournament-annie-houston\"",
        "\"unleashed-champion-deck-vi\",\"origins-champion-deck-lee-sin\"",
    };
    int answers = 0, abilities = 0;

    (void)state;
    open_as(NOBODY);
    for (int i = 0; i < 9; i++)
        play(decks[i % COUNT_OF(decks)], i + 1, &answers, &abilities);
    assert_true(answers > ANSWERS_MIN);
    assert_true(abilities > 50);
    protocol_close(&protocol);
}

#define SWORDS                                                                         \
    "{\"type\":\"position\",\"seed\":1,\"players\":[{\"gear\":[\"Long "                \
    "Sword\"],\"base\":[\"Sai Scout\"],\"hand\":[\"Gust\",\"Gust\"],\"runes\":{"       \
    "\"fury\":4}},{}]}"

static void a_name_stays_and_an_ability_is_told(void **state)
{
    json_t *question, *names, *ability;

    (void)state;
    open_as(NOBODY);
    expect(SWORDS, "position");
    question = ask("{\"type\":\"question\"}");
    names = by_name(question);
    const char *name;
    json_t *option, *used = NULL;
    json_object_foreach(names, name, option)
    {
        if (!strcmp(text_of(option, "kind"), "activate")) used = option;
    }
    assert_non_null(json_object_get(names, "end turn"));
    assert_non_null(used);
    ability = json_object_get(used, "ability");
    assert_string_equal(text_of(ability, "of"), "keyword");
    assert_string_equal(text_of(ability, "name"), "Equip");
    assert_true(strstr(text_of(used, "name"), " Equip 1") != NULL);
    expect_refused("{\"type\":\"answer\",\"pick\":[\"activate 1 Fly 1\"]}",
                   "no such option: 'activate 1 Fly 1'");
    json_decref(names);
    json_decref(question);
    protocol_close(&protocol);
}

// Names are looked up in the question as it was told, as long as it is that one which waits.
static void a_name_means_the_question_that_waits(void **state)
{
    static const char use[] = "{\"type\":\"answer\",\"pick\":[\"activate 3 Equip 1\"]}";
    static const char end[] = "{\"type\":\"answer\",\"pick\":[\"end turn\"]}";
    static const char asked[] = "{\"type\":\"question\"}";

    (void)state;
    open_as(NOBODY);
    expect(SWORDS, "position");
    expect_refused("{\"type\":\"answer\",\"pick\":[\"pass\"]}",
                   "no such option: 'pass'");
    expect(asked, "question");
    expect_refused(
        "{\"type\":\"answer\",\"pick\":[\"end turn\\\",\\\"kind\\\":\\\"end turn\"]}",
        "no such option");
    expect_refused("{\"type\":\"answer\",\"pick\":[\"Equip\"]}", "no such option");
    expect("{\"type\":\"fork\"}", "fork");
    expect(asked, "question");
    expect(use, "ok");
    expect_refused(use, "no such option: 'activate");
    expect(asked, "question");
    expect("{\"type\":\"branch\",\"branch\":0}", "branch");
    expect(use, "ok"); // as it was never asked here
    expect(asked, "question");
    expect("{\"type\":\"undo\"}", "undo");
    expect(end, "ok");
    protocol_close(&protocol);
}

// Options that tell nothing apart are told apart by their order.
static void equal_options_have_different_names(void **state)
{
    Question *question = malloc(sizeof *question);
    const Scene *scene;
    char names[3][OPTION_NAME];

    (void)state;
    open_as(NOBODY);
    expect(SWORDS, "position");
    json_decref(ask("{\"type\":\"question\"}"));
    scene = protocol.scene;
    *question = *game_question(&protocol.session->game);
    question->options[1] = question->options[2] = question->options[0];
    for (int i = 0; i < 3; i++) {
        option_json_name(scene, question, i, names[i]);
        assert_int_equal(option_json_find(scene, question, names[i]), i);
    }
    assert_null(strchr(names[0], '#'));
    assert_non_null(strstr(names[2], " #3"));
    free(question);
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(options_have_names_of_their_own),
        cmocka_unit_test(equal_options_have_different_names),
        cmocka_unit_test(a_name_stays_and_an_ability_is_told),
        cmocka_unit_test(a_name_means_the_question_that_waits),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
