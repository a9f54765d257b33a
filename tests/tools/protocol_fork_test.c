// protocol_fork_test.c -- a fork of a seat tells nothing that the seat may not know.
//
// Two games are the same to one seat, and everything else in them differs: hidden faces
// change places by a rule of this test's own, and chance, bots and further games have other
// streams. They go on together as long as the seat sees no difference, so that what is
// remembered differs too. Forks of both by one seed must give the same bytes, to their end.

#include "tests/tools/protocol_fixture.h"

#include "engine/kernel/game/game.h"
#include "engine/kernel/table/random.h"
#include "tools/protocol/protocol_inside.h"

enum { SEAT = 0, FORK_QUESTIONS = 25 };

typedef struct {
    Protocol protocol;
    uint64_t chance; // of the answers and of what is changed
} World;

// What was compared.
typedef struct {
    int worlds, forks, ended, replies, mid_step, later, different;
} Counts;

static uint64_t draw(uint64_t *chance)
{
    uint64_t z = *chance += 0x9E3779B97F4A7C15u;

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static char *tell(Protocol *to, const char *request)
{
    return protocol_line_reply(to, request, strlen(request));
}

static void tell_ok(Protocol *to, const char *request)
{
    char *reply = tell(to, request);

    if (!strncmp(reply, "{\"type\":\"refused\"", 17))
        fail_msg("%s\n -> %s", request, reply);
    free(reply);
}

static void open_game(Protocol *to, const char *game, const char *newgame)
{
    static char path[512];
    const char *build = getenv("BUILD");
    Err err = {0};

    snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    *to = (Protocol){.db = path, .game = game, .only = NOBODY};
    if (protocol_open(to, &err)) fail_msg("%s", err.text);
    tell_ok(to, newgame);
    tell_ok(to, "{\"type\":\"seat\",\"seat\":0}");
}

// All that the seat sees now, as one text, with the events from number [since] on.
static char *seen(Protocol *by, size_t since)
{
    char request[60];

    snprintf(request, sizeof request, "{\"type\":\"events\",\"since\":%zu}", since);
    char *question = tell(by, "{\"type\":\"question\"}");
    char *view = tell(by, "{\"type\":\"view\"}");
    char *events = tell(by, request);
    const size_t n = strlen(question) + strlen(view) + strlen(events) + 3;
    char *all = malloc(n);

    assert_non_null(all);
    snprintf(all, n, "%s\n%s\n%s", question, view, events);
    free(question);
    free(view);
    free(events);
    return all;
}

static bool see_the_same(Protocol *a, Protocol *b)
{
    char *left = seen(a, 0), *right = seen(b, 0);
    const bool same = !strcmp(left, right);

    free(left);
    free(right);
    return same;
}

// An answer by chance to the question that waits, as a request.
static void any_answer(const Protocol *to, uint64_t *chance, char *text, size_t size)
{
    const Question *question = game_question(&to->session->game);
    Bot bot = {.random = draw(chance), .kind = SEAT_RANDOM, .player = SEAT};
    Answer answer;
    size_t n;

    bot_random(&bot, question, &answer);
    n = (size_t)snprintf(text,
                         size,
                         "{\"type\":\"answer\",\"%s\":[",
                         question->kind == ASK_SPLIT ? "split" : "pick");
    for (int i = 0; i < answer.n; i++)
        n +=
            (size_t)snprintf(text + n, size - n, "%s%d", i ? "," : "", answer.picks[i]);
    assert_true(n + 3 < size);
    snprintf(text + n, size - n, "]}");
}

// ---- another world

// Returns whether the face of an object is hidden from the seat.
static bool is_hidden(const State *state, const State *view, ObjectId id)
{
    return state->objects[id].card && !view->objects[id].card &&
           state->objects[id].spot != NOWHERE;
}

// Faces of which kind lie there: those of one deck never lie in another.
static uint32_t kind_of(const Table *table, const State *state, ObjectId id)
{
    const Object *object = &state->objects[id];
    const bool apart = table->spot_flags[object->spot] & ZONE_APART;
    const uint32_t facedown = object->flags & OBJECT_FACEDOWN;

    return object->owner + (apart ? 256u + 512u * object->spot : 0) +
           (facedown ? 1u << 24 : 0);
}

// Lets hidden faces of the same kind change places, in the mark and at the question.
static int change_faces(Protocol *to, uint64_t *chance)
{
    Game *game = &to->session->game;
    State *view = malloc(sizeof *view);
    int changed = 0;

    assert_non_null(view);
    (void)protocol_look(to, game);
    state_copy(view, &to->scene->state);
    for (int i = 1; i <= view->objects_n; i++) {
        const ObjectId a = (ObjectId)i;
        const ObjectId b = (ObjectId)(1 + draw(chance) % view->objects_n);
        const CardId face = game->now.objects[a].card;
        const Table *table = &to->session->table;

        if (!is_hidden(&game->now, view, a) || !is_hidden(&game->now, view, b))
            continue;
        if (kind_of(table, &game->now, a) != kind_of(table, &game->now, b)) continue;
        if (game->mark.objects_n != game->now.objects_n ||
            game->mark.objects[a].card != face ||
            game->mark.objects[b].card != game->now.objects[b].card)
            continue;
        game->now.objects[a].card = game->mark.objects[a].card =
            game->now.objects[b].card;
        game->now.objects[b].card = game->mark.objects[b].card = face;
        changed += game->now.objects[a].card != face;
    }
    free(view);
    return changed;
}

// Makes the game another one. Returns false if the seat sees a difference: then what is
// hidden has shown in this step.
static bool change_world(Protocol *to, uint64_t *chance)
{
    Session *session = to->session;
    Game *game = &session->game;

    (void)change_faces(to, chance);
    random_seed(&game->mark, draw(chance));
    ask_disbelieve(&game->answers);
    for (int i = 1; i < SEATS_MAX; i++) session->bots[i].random = draw(chance);
    session->sitting.seed = draw(chance) >> 11;
    session->table.game = game;
    session->table.state = &game->now;
    table_regather(&session->table);
    if (game_again(game, &session->table) != GAME_WAITS) return false;
    to->trail.standing = false; // this is another moment than the one that is kept
    return true;
}

// ---- forks

// Names what differs of two games that should be the same.
static void fail_of(const State *a, const State *b)
{
    for (int i = 0; i < 2; i++)
        if (a->random[i] != b->random[i]) fail_msg("chance differs");
    for (int i = 1; i <= a->objects_n; i++) {
        const Object *x = &a->objects[i], *y = &b->objects[i];

        if (x->card != y->card || x->spot != y->spot || x->flags != y->flags ||
            memcmp(x->additional_paid, y->additional_paid, PAID_MAX) != 0)
            fail_msg("object %d: card %d %d, place %d %d, flags %x %x, paid %d %d",
                     i,
                     x->card,
                     y->card,
                     x->spot,
                     y->spot,
                     x->flags,
                     y->flags,
                     x->additional_paid[0],
                     y->additional_paid[0]);
    }
    for (int i = 0; i < a->rules_n; i++)
        if (a->rules_state[i] != b->rules_state[i]) fail_msg("word %d of the rules", i);
    if (a->happened_n != b->happened_n) fail_msg("more has happened");
    for (int i = 0; i < a->happened_n; i++)
        if (memcmp(&a->happened[i], &b->happened[i], sizeof a->happened[i]) != 0)
            fail_msg(
                "happened %d: event %d, object %d, card %d %d, with %d %d %d, holds "
                "%llx %llx",
                i,
                a->happened[i].event,
                a->happened[i].object,
                a->happened[i].card,
                b->happened[i].card,
                a->happened[i].with_object,
                a->happened[i].with_card,
                b->happened[i].with_card,
                (unsigned long long)a->happened[i].holds,
                (unsigned long long)b->happened[i].holds);
    fail_msg("something hidden differs");
}

// Plays both forks on with the same answers. Everything must be the same bytes; the whole story
// is read at the beginning and at the end, and what is new of it in between.
static void compare_forks(Protocol *a, Protocol *b, uint64_t *chance, Counts *counts)
{
    char answer[4096], *left = NULL, *right = NULL;
    size_t told = 0;

    for (int i = 0; i < FORK_QUESTIONS; i++) {
        if (i + 1 == FORK_QUESTIONS || a->status != GAME_WAITS) told = 0;
        left = seen(a, told);
        right = seen(b, told);
        told = protocol_events_n(a);
        counts->replies++;
        if (strcmp(left, right) != 0)
            fail_msg("after %d answers\n%s\n\n%s", i, left, right);
        if (game_state_hash(&a->session->game.now) !=
            game_state_hash(&b->session->game.now))
            fail_of(&a->session->game.now, &b->session->game.now);
        free(left);
        free(right);
        if (a->status != GAME_WAITS) break;
        any_answer(a, chance, answer, sizeof answer);
        tell_ok(a, answer);
        tell_ok(b, answer);
    }
    counts->ended += a->status == GAME_OVER;
}

static void check_invariants(const Protocol *of)
{
    const char *broken = game_verify(&of->session->game.now, &of->session->table);

    if (broken) fail_msg("%s", broken);
}

static uint64_t fork_both(Protocol *a, Protocol *b, uint64_t seed, Counts *counts)
{
    char request[80], *left, *right;
    uint64_t chance = seed, dealt;

    snprintf(request,
             sizeof request,
             "{\"type\":\"fork\",\"seed\":%llu}",
             (unsigned long long)seed);
    left = tell(a, request);
    right = tell(b, request);
    if (strcmp(left, right) != 0 || strncmp(left, "{\"type\":\"fork\"", 14) != 0)
        fail_msg("%s\n%s", left, right);
    free(left);
    free(right);
    check_invariants(a);
    dealt = game_state_hash(&a->session->game.now);
    compare_forks(a, b, &chance, counts);
    counts->forks++;
    tell_ok(a, "{\"type\":\"branch\",\"branch\":0,\"drop\":true}");
    tell_ok(b, "{\"type\":\"branch\",\"branch\":0,\"drop\":true}");
    return dealt;
}

// Forks at the question of both games by several seeds.
static void fork_here(Protocol *a, Protocol *b, uint64_t *chance, Counts *counts)
{
    const uint64_t seed = draw(chance) >> 11;
    char *before = seen(a, 0);
    const uint64_t hash = game_hash(&b->session->game);

    const uint64_t first = fork_both(a, b, seed, counts);
    const uint64_t again = fork_both(a, b, seed, counts);
    const uint64_t other = fork_both(a, b, seed + 1, counts);
    assert_true(first == again);
    assert_true(first != other); // other chance at least
    counts->different += first != other;
    counts->mid_step += a->session->game.answers.n > 0;
    char *after = seen(a, 0);
    assert_string_equal(before, after);
    assert_true(hash == game_hash(&b->session->game));
    free(before);
    free(after);
}

static void answer_both(Protocol *a, Protocol *b, uint64_t *chance)
{
    char answer[4096];

    any_answer(a, chance, answer, sizeof answer);
    tell_ok(a, answer);
    tell_ok(b, answer);
}

// Plays one game in two worlds that part, unseen, after so many answers.
static void play_worlds(const char *game, const char *newgame, uint64_t seed, int most,
                        Counts *counts)
{
    Protocol a, b;
    uint64_t chance = seed;
    const int parts = (int)(draw(&chance) % (unsigned)most);
    int asked = 0;

    open_game(&a, game, newgame);
    open_game(&b, game, newgame);
    while (a.status == GAME_WAITS && asked++ < parts) answer_both(&a, &b, &chance);
    if (a.status == GAME_WAITS && change_world(&b, &chance)) {
        for (int since = 0; a.status == GAME_WAITS && b.status == GAME_WAITS &&
                            since < 12 && see_the_same(&a, &b);
             since++) {
            counts->worlds += !since;
            counts->later += since > 0;
            fork_here(&a, &b, &chance, counts);
            answer_both(&a, &b, &chance);
        }
    }
    protocol_close(&a);
    protocol_close(&b);
}

static void play_games(const char *game, const char *format, const char *const *with,
                       int n, int most)
{
    const int games = getenv("LONG") ? 400 : getenv("SHORT") ? 4 : 6;
    Counts counts = {0};
    char newgame[400];

    for (int i = 0; i < games; i++) {
        snprintf(newgame, sizeof newgame, format, 100 + i, with[i % n]);
        play_worlds(game, newgame, (uint64_t)i + 1, most, &counts);
    }
    print_message("%s: %d worlds, %d forks (%d in mid-step, %d with another past), %d "
                  "ended, %d replies\n",
                  game ? game : "riftbound",
                  counts.worlds,
                  counts.forks,
                  counts.mid_step,
                  counts.later,
                  counts.ended,
                  counts.replies);
    assert_true(counts.worlds * 2 >= games);
    assert_true(counts.later > 0 && counts.replies > 10 * games);
}

#define NEW "{\"type\":\"newgame\",\"seed\":%d,%s}"

static void a_fork_of_riftbound_tells_nothing(void **state)
{
    static const char *const with[] = {
        "\"seats\":[\"client\",\"random\"]," TWO,
        "\"seats\":[\"client\",\"greedy\"],\"decks\":[\"proving-grounds-lux\","
        "\"origins-champion-deck-viktor\"]",
        "\"seats\":[\"client\",\"random\"],\"mode\":\"match\",\"decks\":["
        "\"unleashed-champion-deck-vi\",\"vendetta-zed\"]",
        "\"seats\":[\"client\",\"random\",\"greedy\"],\"decks\":["
        "\"spiritforged-champion-deck-fiora\",\"vendetta-nasus\","
        "\"unleashed-champion-deck-vex\"]",
    };

    (void)state;
    play_games(NULL, NEW, with, COUNT_OF(with), 40);
}

static void a_fork_of_gwent_tells_nothing(void **state)
{
    static const char *const with[] = {
        "\"seats\":[\"client\",\"random\"],\"decks\":[\"nilfgaard-eyes\","
        "\"monsters-wild-hunt\"]",
        "\"seats\":[\"client\",\"random\"],\"decks\":[\"scoiatael-ambush\","
        "\"skellige-berserkers\"]",
    };

    (void)state;
    play_games("gwent", NEW, with, COUNT_OF(with), 12);
}

static void a_fork_of_zanaga_tells_nothing(void **state)
{
    static const char *const with[] = {
        "\"mode\":\"four\",\"seats\":[\"client\",\"random\",\"random\",\"random\"]",
        "\"mode\":\"two\",\"seats\":[\"client\",\"random\"]",
    };

    (void)state;
    play_games("zanaga", NEW, with, COUNT_OF(with), 40);
}

// ---- who may copy what

static const Row wrong[] = {
    {"{\"type\":\"fork\",\"seat\":9}", "\"seat\""},
    {"{\"type\":\"fork\",\"seat\":\"0\"}", "\"seat\""},
    {"{\"type\":\"fork\",\"seat\":0,\"seed\":-1}", "\"seed\""},
    {"{\"type\":\"fork\",\"seat\":0,\"seed\":9007199254740993}", "\"seed\""},
    {"{\"type\":\"fork\",\"seat\":0,\"seed\":1.5}", "\"seed\""},
};

static void without_a_seat_the_true_copy_is_for_the_referee(void **state)
{
    (void)state;
    open_as(NOBODY);
    protocol.referee = false;
    expect("{\"type\":\"newgame\",\"seed\":3," TWO "}", "newgame");
    json_t *asked = ask("{\"type\":\"question\"}");
    const bool first = !json_integer_value(json_object_get(asked, "player"));
    const char *own =
        first ? "{\"type\":\"fork\",\"seat\":0}" : "{\"type\":\"fork\",\"seat\":1}";
    const char *other =
        first ? "{\"type\":\"fork\",\"seat\":1}" : "{\"type\":\"fork\",\"seat\":0}";

    expect_refused("{\"type\":\"fork\"}",
                   "since protocol 5 \"fork\" wants the \"seat\"");
    expect_refused("{\"type\":\"fork\",\"seed\":1}", "\"seed\" wants a \"seat\"");
    expect_all_refused(wrong, COUNT_OF(wrong));
    expect_refused(other, "a seat forks where it is asked itself");
    json_t *after = ask("{\"type\":\"question\"}");
    assert_true(json_equal(asked, after));
    json_decref(asked);
    json_decref(after);
    expect(own, "fork");
    expect_refused("{\"type\":\"save\"}",
                   "a fork of a seat can be saved after the step");
    expect_refused("{\"type\":\"undo\"}", "there is no answer to take back");
    expect_refused("{\"type\":\"seat\",\"seat\":0}", "bots play all other seats");
    expect("{\"type\":\"branch\",\"branch\":0,\"drop\":true}", "branch");
    protocol_close(&protocol);
}

static void a_seat_takes_over_no_branches(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seats\":[\"client\",\"random\"]," TWO "}",
           "newgame");
    expect("{\"type\":\"fork\"}", "fork"); // a true copy
    expect_refused("{\"type\":\"seat\",\"seat\":0}", "no branches of others");
    expect("{\"type\":\"branch\",\"branch\":0,\"drop\":true}", "branch");
    expect("{\"type\":\"seat\",\"seat\":0}", "seat");
    json_t *reply = ask("{\"type\":\"fork\",\"seed\":7}");
    assert_int_equal(json_integer_value(json_object_get(reply, "seed")), 7);
    assert_int_equal(json_integer_value(json_object_get(reply, "seat")), 0);
    json_decref(reply);
    expect_refused("{\"type\":\"fork\",\"seat\":1}", "this connection plays seat 0");
    protocol_close(&protocol);
}

// Within one step so many forks lie in each other, and no more.
static void forks_within_each_other_end(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seats\":[\"client\",\"random\"]," TWO "}",
           "newgame");
    expect("{\"type\":\"seat\",\"seat\":0}", "seat");
    for (int i = 0; i < 2 * DEALS_MAX; i++)
        expect("{\"type\":\"fork\"}", "fork"); // at one question the last deal counts
    assert_int_equal(protocol.session->game.answers.deals_n, 1);
    Answers *answers = &protocol.session->game.answers;
    answers->deals_n = DEALS_MAX;
    answers->deals[DEALS_MAX - 1].used = 1; // not at this question
    expect_refused("{\"type\":\"fork\"}", "this step has been dealt too often");
    protocol_close(&protocol);
}

// A game made up from bytes has no deals: it could hold true faces behind them.
static void a_fork_is_no_saved_game(void **state)
{
    static unsigned char bytes[1 << 22];
    Game *game;

    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seats\":[\"client\",\"random\"]," TWO "}",
           "newgame");
    expect("{\"type\":\"fork\",\"seat\":0}", "fork");
    game = &protocol.session->game;
    const size_t n = game_save(game, &protocol.session->table, bytes, sizeof bytes);
    assert_true(n > 0);
    const char *refusal = game_load(game, &protocol.session->table, bytes, n);
    assert_non_null(refusal);
    assert_non_null(strstr(refusal, "a fork of a seat"));
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_fork_of_riftbound_tells_nothing),
        cmocka_unit_test(a_fork_of_gwent_tells_nothing),
        cmocka_unit_test(a_fork_of_zanaga_tells_nothing),
        cmocka_unit_test(without_a_seat_the_true_copy_is_for_the_referee),
        cmocka_unit_test(a_seat_takes_over_no_branches),
        cmocka_unit_test(forks_within_each_other_end),
        cmocka_unit_test(a_fork_is_no_saved_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
