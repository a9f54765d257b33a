// search_peek_test.c -- a bot that searches answers by what its seat may know: whatever others hold
// and whatever lies in a deck, also cards that they did not bring, its answer is the same.

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "engine/base/base.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/rulebook.h"
#include "tools/bots/searcher.h"
#include "tools/session/session.h"

// One question in so many is compared.
enum { EACH = 3 };

static int games(void)
{
    return getenv("LONG") ? 120 : 6;
}

static Session *open_session(int seed)
{
    static const char *const decks[][2] = {
        {"proving-grounds-annie", "proving-grounds-garen"},
        {"proving-grounds-lux", "proving-grounds-master-yi"},
    };
    const char *build = getenv("BUILD");
    char path[512];
    Err err = {0};

    (void)snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    Session *session = session_open(path, NULL, &err);
    ASSERT(session);
    if (session_decks(session, decks[seed % 2], &err)) fail_msg("%s", err.text);
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = SEAT_RANDOM;
    session->setup.seed = (uint64_t)seed;
    return session;
}

// Returns whether [reader] does not know the face of the thing, which another player owns or
// which lies in a deck.
static bool is_hidden(const Game *game, const Table *table, ObjectId id,
                      PlayerId reader)
{
    const Object *it = &game->now.objects[id];

    if (!it->card || it->spot == NOWHERE || it->flags & OBJECT_REVEALED) return false;
    for (int i = 0; i < game->question.options_n; i++)
        if (game->question.options[i].object == id) return false;
    const int zone = spot_zone(table, it->spot);
    return zone == ZONE_DECK || (zone == ZONE_HAND && it->owner != reader);
}

static void set_face(Game *game, ObjectId id, CardId face)
{
    game->now.objects[id].card = game->mark.objects[id].card = face;
}

// Changes what the asked player may not know: it mixes each player's hidden cards, and gives the
// other one's [others] faces in place of these, of cards of the asked player.
static void change_hidden(Game *game, const Table *table, bool others, Bot *chance)
{
    const PlayerId reader = game->question.player;
    CardId own[OBJECTS_MAX];
    int own_n = 0;

    for (ObjectId id = 1; id <= game->now.objects_n; id++) {
        const Object *it = &game->now.objects[id];

        if (it->card && it->owner == reader && it->spot != NOWHERE &&
            spot_zone(table, it->spot) == ZONE_DECK)
            own[own_n++] = it->card;
    }
    for (PlayerId owner = 0; owner < 2; owner++) {
        ObjectId ids[OBJECTS_MAX];
        int n = 0;

        for (ObjectId id = 1; id <= game->now.objects_n; id++)
            if (game->now.objects[id].owner == owner &&
                is_hidden(game, table, id, reader))
                ids[n++] = id;
        for (int i = n - 1; i > 0; i--) {
            const ObjectId other = ids[bot_chance(chance, i + 1)];
            const CardId face = game->now.objects[ids[i]].card;

            set_face(game, ids[i], game->now.objects[other].card);
            set_face(game, other, face);
        }
        for (int i = 0; others && owner != reader && own_n && i < n; i++)
            set_face(game, ids[i], own[bot_chance(chance, own_n)]);
    }
}

static void answer_of(Session *session, Game *game, uint64_t seed, Answer *answer)
{
    Bot bot;

    bot_start(&bot, SEAT_SEARCH, game->question.player, seed);
    session->table.game = game;
    session->table.state = &game->now;
    (void)session_thinks(session, SEAT_SEARCH);
    bot_answer(&bot, &session->table, &game->question, answer);
}

// Compares the answers at the question that waits. Returns whether it could.
static bool compare(Session *session, Game *other, bool others, Bot *chance)
{
    const Question *asked = game_question(&session->game);
    const uint64_t seed = chance->random;
    Answer answer, again;

    // In mid-step the answers so far may have looked at hidden cards.
    if (session->game.answers.n || !session->game.now.turn) return false;
    game_copy(other, &session->game);
    change_hidden(other, &session->table, others, chance);
    // With another hand the other player may be able to respond, and is asked first.
    if (game_next(other, &session->table) != GAME_WAITS) return false;
    if (other->question.player != asked->player) return false;
    answer_of(session, other, seed, &again);
    answer_of(session, &session->game, seed, &answer);
    assert_int_equal(answer.n, again.n);
    for (int i = 0; i < answer.n; i++)
        assert_int_equal(answer.picks[i], again.picks[i]);
    return true;
}

static void compare_games(bool others)
{
    Game *other = malloc(sizeof *other);
    int compared = 0, asked = 0;

    for (int seed = 0; seed < games(); seed++) {
        Session *session = open_session(seed);
        Answer answer;
        Bot chance;

        bot_start(&chance, SEAT_RANDOM, 3, (uint64_t)seed);
        session_start(session);
        while (game_next(&session->game, &session->table) == GAME_WAITS) {
            if (++asked % EACH == 0)
                compared += compare(session, other, others, &chance);
            session->table.game = &session->game;
            session->table.state = &session->game.now;
            (void)session_bot(session, &answer);
            assert_null(game_answer(&session->game, &answer));
        }
        session_close(session);
    }
    print_message("%d answers compared\n", compared);
    assert_true(compared > 5 * games());
    free(other);
}

static void other_places_of_hidden_cards_change_no_answer(void **state)
{
    (void)state;
    compare_games(false);
}

static void cards_that_another_did_not_bring_change_no_answer(void **state)
{
    (void)state;
    compare_games(true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(other_places_of_hidden_cards_change_no_answer),
        cmocka_unit_test(cards_that_another_did_not_bring_change_no_answer),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
