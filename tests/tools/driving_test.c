// driving_test.c -- one game driven in every way, and seen by a player who may not see
// all.

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/rulebook.h"
#include "tools/session/runner.h"

static const RunPlan plan = {.bots = {SEAT_RANDOM, SEAT_RANDOM}};

static int games(void)
{
    return getenv("LONG") ? 300 : 12;
}

static Session *open_session(int seed)
{
    static const char *const decks[][2] = {
        {"proving-grounds-annie", "proving-grounds-garen"},
        {"proving-grounds-lux", "proving-grounds-master-yi"},
        {"origins-champion-deck-jinx", "tournament-annie-houston"},
        {"origins-champion-deck-viktor", "origins-champion-deck-lee-sin"},
    };
    const char *build = getenv("BUILD");
    char path[512];
    Err err = {0};

    snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    Session *session = session_open(path, NULL, &err);
    if (!session || session_decks(session, decks[seed % COUNT_OF(decks)], &err))
        fail_msg("%s", err.text);
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = SEAT_RANDOM;
    session->setup.seed = (uint64_t)seed;
    return session;
}

// By question and answer; each hash, after every answer, goes into the sum.
static uint64_t drive(Session *session, bool copies)
{
    Game *copy = malloc(sizeof *copy);
    uint64_t sum = 0;
    Answer answer;

    assert_non_null(copy);
    session_start(session);
    while (game_next(&session->game, &session->table) == GAME_WAITS) {
        if (copies) {
            game_copy(copy, &session->game);
            memset(&session->game, 0xA5, sizeof session->game);
            game_copy(&session->game, copy);
            game_next(&session->game, &session->table);
            assert_int_equal(game_hash(copy), game_hash(&session->game));
        }
        session_bot(session, &answer);
        assert_null(game_answer(&session->game, &answer));
        sum = sum * 31 + game_hash(&session->game);
    }
    free(copy);
    return sum;
}

static void every_way_of_driving_gives_the_same_game(void **state)
{
    (void)state;
    for (int seed = 0; seed < games(); seed++) {
        Session *session = open_session(seed);
        GameResult result;

        runner_game(session, &plan, (uint64_t)seed, &result);
        const uint64_t asked = drive(session, false);
        assert_int_equal(game_hash(&session->game), result.hash);
        const uint64_t copied = drive(session, true);
        assert_int_equal(game_hash(&session->game), result.hash);
        assert_int_equal(asked, copied);
        session_close(session);
    }
}

static void a_saved_game_goes_on_the_same(void **state)
{
    const size_t room = 1 << 16;
    unsigned char *bytes = malloc(room);
    Session *session = open_session(1);
    Answer answer;

    (void)state;
    drive(session, false);
    const uint64_t end = game_hash(&session->game);
    session_start(session);
    while (game_next(&session->game, &session->table) == GAME_WAITS) {
        const size_t n = game_save(&session->game, &session->table, bytes, room);

        assert_true(n > 0);
        memset(&session->game, 0, sizeof session->game);
        assert_null(game_load(&session->game, &session->table, bytes, n));
        game_next(&session->game, &session->table);
        session_bot(session, &answer);
        assert_null(game_answer(&session->game, &answer));
    }
    assert_int_equal(game_hash(&session->game), end);
    free(bytes);
    session_close(session);
}

static bool is_offered(const Question *question, ObjectId id)
{
    for (int i = 0; i < question->options_n; i++)
        if (question->options[i].object == id) return true;
    return false;
}

// Returns whether the asked player does not know the face of [id], from the mark until
// now.
static bool is_unknown(const Game *game, const Table *table, ObjectId id)
{
    const Object *then = &game->mark.objects[id], *now = &game->now.objects[id];
    const PlayerId reader = game->question.player;

    if (!then->card || then->spot == NOWHERE || then->spot != now->spot) return false;
    if (then->generation != now->generation || is_offered(&game->question, id))
        return false;
    if ((then->flags | now->flags) & OBJECT_REVEALED) return false;
    const int zone = spot_zone(table, then->spot);
    return zone == ZONE_DECK || (zone == ZONE_HAND && then->owner != reader);
}

// Gives what the asked player of [game] may not know other faces, in mark and now.
static void mix_unknown(Game *game, const Table *table, PlayerId owner, Bot *chance)
{
    ObjectId ids[OBJECTS_MAX];
    int n = 0;

    for (ObjectId id = 1; id <= game->mark.objects_n; id++)
        if (game->mark.objects[id].owner == owner && is_unknown(game, table, id))
            ids[n++] = id;
    for (int i = n - 1; i > 0; i--) {
        const ObjectId a = ids[i], b = ids[bot_chance(chance, i + 1)];
        const CardId card = game->mark.objects[a].card;

        game->now.objects[a].card = game->mark.objects[a].card =
            game->mark.objects[b].card;
        game->now.objects[b].card = game->mark.objects[b].card = card;
    }
}

static void expect_equal(const State *a, const State *b)
{
    static unsigned char one[sizeof(State)], other[sizeof(State)];

    state_pack(a, one);
    state_pack(b, other);
    assert_int_equal(state_size(a), state_size(b));
    assert_memory_equal(one, other, state_size(a));
}

// The question and the view of the asked player, when all is shuffled that this player
// may not know.
static void check_no_leak(Session *session, Game *other, State *views, Bot *chance)
{
    const Question *asked = game_question(&session->game);

    game_copy(other, &session->game);
    for (int p = 0; p < 2; p++)
        mix_unknown(other, &session->table, (PlayerId)p, chance);
    assert_int_equal(game_next(other, &session->table), GAME_WAITS);
    // With another hand the other player may be able to respond, and is asked first.
    if (other->question.player != asked->player) return;
    session->table.state = &session->game.now;
    game_view(&session->game.now, &session->table, asked->player, &views[0]);
    session->table.state = &other->now;
    game_view(&other->now, &session->table, asked->player, &views[1]);
    assert_int_equal(other->question.options_n, asked->options_n);
    assert_memory_equal(&other->question, asked, offsetof(Question, options));
    for (int i = 0; i < asked->options_n; i++)
        assert_memory_equal(
            &other->question.options[i], &asked->options[i], sizeof(Option));
    expect_equal(&views[0], &views[1]);
}

static void what_is_hidden_moves_nothing_that_is_seen(void **state)
{
    State *views = calloc(2, sizeof *views);
    Game *other = malloc(sizeof *other);

    (void)state;
    for (int seed = 0; seed < games(); seed++) {
        Session *session = open_session(seed);
        Answer answer;
        Bot chance;

        bot_start(&chance, SEAT_RANDOM, 3, (uint64_t)seed);
        session_start(session);
        while (game_next(&session->game, &session->table) == GAME_WAITS) {
            // In mid-step the answers so far may have looked at hidden cards.
            if (!session->game.answers.n && session->game.now.turn)
                check_no_leak(session, other, views, &chance);
            session->table.state = &session->game.now;
            session_bot(session, &answer);
            assert_null(game_answer(&session->game, &answer));
        }
        session_close(session);
    }
    free(other);
    free(views);
}

// A greedy bot answers from its view: what it may not know cannot change its answer.
static void a_bot_does_not_peek(void **state)
{
    Game *other = malloc(sizeof *other);

    (void)state;
    for (int seed = 0; seed < games(); seed++) {
        Session *session = open_session(seed);
        Answer answer, again;
        Bot chance;

        for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = SEAT_GREEDY;
        bot_start(&chance, SEAT_RANDOM, 3, (uint64_t)seed);
        session_start(session);
        while (game_next(&session->game, &session->table) == GAME_WAITS) {
            const Question *asked = game_question(&session->game);
            Bot twin = session->bots[asked->player];

            game_copy(other, &session->game);
            for (int p = 0; p < 2; p++)
                mix_unknown(other, &session->table, (PlayerId)p, &chance);
            session_bot(session, &answer);
            session->table.state = &other->now;
            bot_answer(&twin, &session->table, &other->question, &again);
            assert_int_equal(answer.n, again.n);
            assert_memory_equal(answer.picks, again.picks, answer.n);
            assert_null(game_answer(&session->game, &answer));
        }
        session_close(session);
    }
    free(other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_way_of_driving_gives_the_same_game),
        cmocka_unit_test(a_saved_game_goes_on_the_same),
        cmocka_unit_test(what_is_hidden_moves_nothing_that_is_seen),
        cmocka_unit_test(a_bot_does_not_peek),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
