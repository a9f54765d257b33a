// why_test.c -- in games of random bots, what `why` tells is what the engine has, and nothing
// changes by asking.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/table/spot.h"
#include "engine/play/play_why.h"
#include "tools/session/session.h"
#include "tools/why/why.h"

enum { ASK_EACH = 3, QUESTIONS = 400, GAMES = 8 };

static char db[512];

static const Finding *child(const Finding *of, const char *begins)
{
    for (const Finding *f = of->first; f; f = f->next)
        if (!strncmp(f->text, begins, strlen(begins)) && f->text[strlen(begins)] == ' ')
            return f;
    return NULL;
}

// Returns the number with which the tree of a number ends: its last layer, else the printed
// one, with what is added behind the layers.
static int ends_with(const Finding *number)
{
    int n = 0;

    for (const Finding *f = number->first; f; f = f->next) {
        if (f->kind == FINDING_PRINTED || f->kind == FINDING_LAYER) n = f->number;
        if (f->kind == FINDING_MODIFIER || f->kind == FINDING_ABILITY ||
            f->kind == FINDING_GAME)
            n += f->number;
    }
    return n;
}

// Asks about each thing on the board. Returns how many numbers were told.
static int ask_all(Session *session, const Scene *scene)
{
    Table *table = &session->table;
    Why why = {
        .arena = arena_new(), .scene = scene, .table = table, .game = &session->game};
    const Rules *rules = table->rules;
    const State *state = &scene->state;
    int told = 0;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Finding *thing, *number;

        if (!scene_face(scene, id) || state->objects[id].spot == NOWHERE) continue;
        thing = why_thing(&why, id);
        if (state->objects[id].flags & OBJECT_FACEDOWN ||
            !spot_is(table, state->objects[id].spot, ZONE_BOARD))
            continue;
        for (int k = 0; k < rules->numbers_n; k++) {
            const FactRow *fact = &rules->facts[rules->numbers[k].fact];
            const int16_t *value = table_number(table, (State *)state, k, id);

            number = child(thing, fact->label);
            if (!number) continue;
            assert_int_equal(number->number, *value);
            if (ends_with(number) != *value) {
                finding_print(thing, 0, false, stderr);
                fail_msg("%d is not %d", ends_with(number), *value);
            }
            told++;
        }
    }
    (void)why_chain(&why);
    (void)why_end(&why);
    arena_free(why.arena);
    return told;
}

// Plays a game with [game]'s decks; at some questions everything is asked.
static int play(const char *game, const char *const *decks, uint64_t seed)
{
    Err err = {0};
    Session *session = session_open(db, game, &err);
    Scene *scene = calloc(1, sizeof *scene);
    const SittingWish wish = {0};
    int told = 0;

    if (!session) fail_msg("%s", err.text);
    scene->open = true;
    if (session_setup(session_rules(session), &wish, 2, &session->setup, &err) ||
        session_decks(session, decks, &err))
        fail_msg("%s", err.text);
    session->setup.seed = seed;
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = SEAT_RANDOM;
    session_table(session);
    session_start(session);
    for (int i = 0; i < QUESTIONS; i++) {
        Answer answer;

        if (game_next(&session->game, &session->table) != GAME_WAITS) break;
        if (i % ASK_EACH == 0) {
            const uint64_t hash = game_hash(&session->game);

            scene_look(scene, &session->game.now, &session->table, NOBODY);
            session_derive(session, &scene->state);
            told += ask_all(session, scene);
            assert_true(hash == game_hash(&session->game));
        }
        assert_true(session_bot(session, &answer));
        assert_null(game_answer(&session->game, &answer));
    }
    free(scene);
    session_close(session);
    return told;
}

static int play_games(const char *game, const char *const *decks)
{
    int told = 0;

    for (uint64_t seed = 1; seed <= GAMES; seed++) told += play(game, decks, seed);
    return told;
}

static void numbers_end_as_the_game_has_them(void **unused)
{
    static const char *const decks[] = {"proving-grounds-annie",
                                        "proving-grounds-garen"};

    (void)unused;
    assert_true(play_games(NULL, decks) > 100);
}

static void and_in_a_game_of_other_layers(void **unused)
{
    static const char *const decks[] = {"monsters-swarm", "skellige-berserkers"};

    (void)unused;
    assert_true(play_games("gwent", decks) > 100);
}

// Plays a game of random bots, with an observer if [seen] is there. Returns the hash
// of all its positions.
static uint64_t hash_of_game(const char *game, const char *const *decks,
                             ObservationLog *seen)
{
    Err err = {0};
    Session *session = session_open(db, game, &err);
    const SittingWish wish = {0};
    uint64_t hash = 0;

    if (!session) fail_msg("%s", err.text);
    if (session_setup(session_rules(session), &wish, 2, &session->setup, &err) ||
        session_decks(session, decks, &err))
        fail_msg("%s", err.text);
    session->setup.seed = GAMES;
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = SEAT_RANDOM;
    session_table(session);
    session_start(session);
    if (seen) observation_log_join(seen, &session->table);
    for (int i = 0; i < QUESTIONS; i++) {
        Answer answer;

        if (game_next(&session->game, &session->table) != GAME_WAITS) break;
        hash = hash * 31 + game_hash(&session->game);
        assert_true(session_bot(session, &answer));
        assert_null(game_answer(&session->game, &answer));
    }
    hash = hash * 31 + game_hash(&session->game);
    session_close(session);
    return hash;
}

static long told_of[SIGHT_COUNT];

static void counts(void *self, const Table *table, const Sight *sight)
{
    (void)self;
    (void)table;
    told_of[sight->kind]++;
}

// Runs the step that waits again, in a copy of the game, and asks about each thing.
static void asks_about_things(const Game *game, Table *table)
{
    Observer about = {.sees = counts};
    Game *copy = calloc(1, sizeof *copy), *const before = table->game;
    State *const state = table->state;

    assert_non_null(copy);
    table->observer = &about;
    for (about.about = 1; about.about <= game->now.objects_n; about.about++) {
        game_copy(copy, game);
        (void)game_again(copy, table);
    }
    table->game = before;
    table->state = state;
    table->active_n = -1;
    table->version++;
    free(copy);
}

// Each kind of sight is told: in games, where every reason against an action is wanted, and
// where somebody asks why a question does not offer a thing.
static void each_kind_of_sight_is_told(void **unused)
{
    static const Observer observer = {.sees = counts};
    static const Observer asking = {.sees = counts, .wants_reasons = true};
    static const char *const decks[] = {"unleashed-champion-deck-vex",
                                        "spiritforged-champion-deck-rumble"};
    static WhyAction list[WHY_ACTIONS_MAX];
    Err err = {0};
    Session *session = session_open(db, NULL, &err);
    const SittingWish wish = {0};
    Table *table = &session->table;

    (void)unused;
    if (session_setup(session_rules(session), &wish, 2, &session->setup, &err) ||
        session_decks(session, decks, &err))
        fail_msg("%s", err.text);
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = SEAT_RANDOM;
    session_table(session);
    session_start(session);
    table->observer = &observer;
    for (int k = 0; k < QUESTIONS; k++) {
        Answer answer;

        if (game_next(&session->game, table) != GAME_WAITS) break;
        table->observer = &asking;
        for (ObjectId id = 1; id <= session->game.now.objects_n; id += 7) {
            const PlayerId player = session->game.now.objects[id].controller;
            const int n = play_why_actions(table, player, id, WHY_ANY, list);

            for (int i = 0; i < n; i++) (void)play_why_check(table, player, &list[i]);
        }
        asks_about_things(&session->game, table);
        table->observer = &observer;
        assert_true(session_bot(session, &answer));
        assert_null(game_answer(&session->game, &answer));
    }
    session_close(session);
    for (int i = 0; i < SIGHT_COUNT; i++)
        if (!told_of[i])
            fprintf(stderr, "nothing told '%s'\n", observer_word((SightKind)i));
    for (int i = 0; i < SIGHT_COUNT; i++) assert_true(told_of[i]);
}

static void a_observer_changes_no_game(void **unused)
{
    static const char *const decks[][2] = {
        {"proving-grounds-annie", "proving-grounds-garen"},
        {"monsters-swarm", "skellige-berserkers"}};
    static const char *const games[] = {NULL, "gwent"};

    (void)unused;
    for (int i = 0; i < 2; i++) {
        ObservationLog seen;

        observation_log_init(&seen, ~0u);
        const uint64_t with = hash_of_game(games[i], decks[i], &seen);
        assert_true(seen.n > QUESTIONS);
        for (int k = 0; k < seen.n; k++) told_of[seen.list[k].sight.kind]++;
        assert_true(with == hash_of_game(games[i], decks[i], NULL));
        observation_log_free(&seen);
    }
}

int main(void)
{
    const char *build = getenv("BUILD");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_end_as_the_game_has_them),
        cmocka_unit_test(and_in_a_game_of_other_layers),
        cmocka_unit_test(a_observer_changes_no_game),
        cmocka_unit_test(each_kind_of_sight_is_told),
    };

    (void)snprintf(db, sizeof db, "%s/cards.db", build ? build : "build");
    return cmocka_run_group_tests(tests, NULL, NULL);
}
