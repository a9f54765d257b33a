// match_test.c -- bots play whole matches, and the match remembers its games (486, TR
// 403-407).

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/riftbound.h"
#include "engine/riftbound/setup/match.h"
#include "tests/play/play_fixture.h"

static Session *session;
static Sitting match;
static Game game;
static Bot bots[2];
static Deck decks[2];

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    session_close(session);
    return 0;
}

static CardId card(const char *name)
{
    Err err;
    const CardId id = catalog_load_card(session->catalog, name, &err);

    assert_int_not_equal(id, 0);
    return id;
}

static const Rules *rules(void)
{
    return catalog_library(session->catalog)->rules;
}

static void start(Mode mode, uint8_t best_of, uint64_t seed)
{
    Setup setup = {.mode = (int)mode, .seed = seed};

    setup.settings[SETTING_BEST_OF] = best_of;
    for (int i = 0; i < 2; i++) setup.decks[i] = decks[i];
    sitting_start(rules(), &match, &setup);
}

// Lee Sin with a sideboard of three against Viktor.
static int begin(void **state)
{
    (void)state;
    play_deck(session, "origins-champion-deck-lee-sin", &decks[0]);
    play_deck(session, "origins-champion-deck-viktor", &decks[1]);
    decks[0].cards[SECTION_SIDE][0] = card("Charm");
    decks[0].cards[SECTION_SIDE][1] = decks[0].cards[SECTION_SIDE][2] =
        card("Mistfall");
    decks[0].n[SECTION_SIDE] = 3;
    start(MODE_MATCH, 3, 11);
    return 0;
}

static void begin_game(void)
{
    Table *table = &session->table;

    catalog_table(session->catalog, table);
    memset(table->agents, 0, sizeof table->agents);
    table->log = NULL;
    table->verify = true;
    sitting_begin(&match, &game, table);
}

// Random bots play the next game to its end.
static void play_game(void)
{
    begin_game();
    for (int i = 0; i < 2; i++) {
        bot_start(&bots[i], SEAT_RANDOM, (PlayerId)i, sitting_seed(&match));
        session->table.agents[i] = (Agent){.self = &bots[i], .answer = bot_answer};
    }
    assert_int_equal(game_next(&game, &session->table), GAME_OVER);
    sitting_end(rules(), &match, &game);
}

// The next game, in which players present their battlefields [a] and [b], ends so.
static void end_game(PlayerId winner, int a, int b)
{
    begin_game();
    RiftboundState *now = rb(&game.now);
    now->presented[0] = match.decks[0].cards[SECTION_BATTLEFIELDS][a];
    now->presented[1] = match.decks[1].cards[SECTION_BATTLEFIELDS][b];
    game.now.winners = (uint8_t)(winner == NOBODY ? 0 : 1u << winner);
    game.now.over = true;
    sitting_end(rules(), &match, &game);
}

static bool may(PlayerId player, int battlefield)
{
    return match_may_present(&match, player, battlefield) == REFUSAL_NONE;
}

static int count(const Deck *deck, CardId id)
{
    int n = 0;

    for (int i = 0; i < deck->n[SECTION_MAIN]; i++)
        n += deck->cards[SECTION_MAIN][i] == id;
    for (int i = 0; i < deck->n[SECTION_SIDE]; i++)
        n += deck->cards[SECTION_SIDE][i] == id;
    return n;
}

static void rule_486_two_games_won_are_the_match(void **state)
{
    (void)state;
    end_game(1, 0, 0);
    assert_false(sitting_is_over(rules(), &match));
    assert_int_equal(sitting_winner(rules(), &match), NOBODY);
    end_game(0, 1, 1);
    assert_false(sitting_is_over(rules(), &match));
    end_game(1, 2, 2);

    assert_true(sitting_is_over(rules(), &match));
    assert_int_equal(sitting_winner(rules(), &match), 1);
}

static void rule_404_a_game_nobody_won_does_not_count(void **state)
{
    (void)state;
    end_game(0, 0, 0);
    end_game(NOBODY, 1, 1);
    assert_false(sitting_is_over(rules(), &match));
    end_game(NOBODY, 1, 1);
    assert_int_equal(match.wins[0], 1);
    end_game(0, 1, 1);

    assert_int_equal(match.games, 4);
    assert_int_equal(sitting_winner(rules(), &match), 0);
}

static void draws_without_end_end(void **state)
{
    (void)state;
    for (int i = 0; i < MATCH_GAMES_MAX; i++) {
        assert_false(sitting_is_over(rules(), &match));
        end_game(NOBODY, 0, 0);
    }

    assert_true(sitting_is_over(rules(), &match));
    assert_int_equal(sitting_winner(rules(), &match), NOBODY);
}

static void
rule_407_a_drawn_player_chooses_then_the_loser_and_after_a_draw_the_same(void **state)
{
    PlayerId drawn;
    (void)state;

    begin_game();
    assert_int_equal(game_next(&game, &session->table), GAME_WAITS);
    drawn = game_question(&game)->player;
    assert_int_equal(game_question(&game)->prompt, PROMPT_FIRST);
    game.now.winners = 0;
    sitting_end(rules(), &match, &game);
    begin_game();
    assert_int_equal(rb(&game.now)->first_chosen_by, drawn + 1);
    game.now.winners = (uint8_t)(1u << drawn);
    sitting_end(rules(), &match, &game);

    begin_game();
    assert_int_equal(rb(&game.now)->first_chosen_by, 2 - drawn);
}

static void rule_407_who_chooses_first_is_drawn(void **state)
{
    int chosen[2] = {0};
    (void)state;

    for (uint64_t seed = 0; seed < 20; seed++) {
        start(MODE_MATCH, 3, seed);
        begin_game();
        chosen[rb(&game.now)->first_chosen_by - 1]++;
    }

    assert_in_range(chosen[0], 1, 19);
}

static void rule_486_5_a_battlefield_of_a_won_game_is_not_presented_again(void **state)
{
    (void)state;
    end_game(1, 0, 2);

    assert_false(may(0, 0));
    assert_true(may(0, 1));
    assert_true(may(1, 0));
    assert_false(may(1, 2));
    const RefusalRow *why =
        &riftbound_rules()->refusals[match_may_present(&match, 0, 0)];
    assert_string_equal(why->rule, "486.5");
    assert_string_equal(
        why->text,
        "that battlefield was presented in a game of this match that was won");
    begin_game();
    assert_int_equal(rb(&game.now)->presented[0], 0);
    ObjectId ids[OBJECTS_MAX];
    const Table *table = &session->table;
    const int n = board_objects_in(table, spot_of(table, ZONE_ASIDE, 1), ids);
    assert_int_equal(n, 2);
    for (int i = 0; i < n; i++)
        assert_int_not_equal(game.now.objects[ids[i]].card,
                             decks[1].cards[SECTION_BATTLEFIELDS][2]);
}

static void rule_486_5_a_after_a_draw_it_may_be(void **state)
{
    (void)state;
    end_game(NOBODY, 0, 2);

    for (int i = 0; i < 3; i++) assert_true(may(0, i) && may(1, i));
}

static void rule_486_6_a_of_five_games_one_may_come_back_none_a_third_time(void **state)
{
    (void)state;
    start(MODE_MATCH, 5, 11);
    end_game(0, 0, 0);
    end_game(1, 1, 1);
    end_game(0, 2, 2);
    assert_false(sitting_is_over(rules(), &match));
    assert_true(may(0, 0) && may(0, 1) && may(0, 2));
    end_game(1, 1, 1);

    assert_true(may(0, 0) && may(0, 2));
    assert_false(may(0, 1));
    end_game(1, 0, 0);
    assert_int_equal(sitting_winner(rules(), &match), 1);
}

static void a_beginner_deck_presents_its_one_battlefield_again(void **state)
{
    (void)state;
    decks[0].n[SECTION_BATTLEFIELDS] = 1;
    start(MODE_MATCH, 3, 11);
    end_game(1, 0, 0);

    assert_true(may(0, 0));
}

static void rule_403_cards_change_places_after_a_won_game_only(void **state)
{
    (void)state;
    begin_game();
    assert_false(rb(&game.now)->swaps);
    sitting_end(rules(), &match, &game);
    assert_int_equal(match.winners, 0);
    begin_game();
    assert_false(rb(&game.now)->swaps);
    game.now.winners = 1;
    sitting_end(rules(), &match, &game);

    begin_game();
    assert_true(rb(&game.now)->swaps);
}

static void rule_403_what_deck_and_sideboard_hold_together_never_changes(void **state)
{
    int changed = 0;
    (void)state;

    for (uint64_t seed = 1; seed <= (uint64_t)play_scale(8); seed++) {
        start(MODE_MATCH, 5, seed);
        while (!sitting_is_over(rules(), &match)) play_game();
        const Deck *now = &match.decks[0];
        assert_int_equal(now->n[SECTION_MAIN], decks[0].n[SECTION_MAIN]);
        for (int i = 0; i < decks[0].n[SECTION_MAIN]; i++)
            assert_int_equal(count(now, decks[0].cards[SECTION_MAIN][i]),
                             count(&decks[0], decks[0].cards[SECTION_MAIN][i]));
        for (int i = 0; i < 3; i++)
            assert_int_equal(count(now, decks[0].cards[SECTION_SIDE][i]),
                             count(&decks[0], decks[0].cards[SECTION_SIDE][i]));
        changed += memcmp(now->cards[SECTION_SIDE],
                          decks[0].cards[SECTION_SIDE],
                          sizeof now->cards[SECTION_SIDE]) != 0;
        assert_int_equal(memcmp(now->cards[SECTION_RUNES],
                                decks[0].cards[SECTION_RUNES],
                                sizeof now->cards[SECTION_RUNES]),
                         0);
    }

    assert_in_range(changed, 1, 1000);
}

// Returns why the match as it stands cannot be loaded, NULL if it can.
static const char *refusal(void)
{
    return sitting_refusal(&match, &game.now, catalog_library(session->catalog));
}

static void
a_sideboard_of_other_cards_is_refused_and_ends_the_game_unharmed(void **state)
{
    (void)state;
    start(MODE_MATCH, 1, 11);
    begin_game();
    assert_null(refusal());
    game.now.objects[rb(&game.now)->side[0] + 1].card = card("Viktor, Innovator");
    assert_string_equal(refusal(), "a sideboard holds other cards than the deck");
    rb(&game.now)->side_n[0] = 1;
    assert_non_null(refusal());
    game.now.winners = 1;
    sitting_end(rules(), &match, &game);

    assert_memory_equal(&match.decks[0], &decks[0], sizeof decks[0]);
}

static void a_deck_of_cards_that_nobody_knows_is_refused(void **state)
{
    (void)state;
    begin_game();
    match.decks[0].n[SECTION_LEGEND] = 0;
    assert_null(refusal());
    match.decks[0].cards[SECTION_LEGEND][0] = UINT16_MAX;

    assert_string_equal(refusal(), "a deck has no such cards");
}

// As many cards go into the deck as it has; otherwise nobody could say which leave.
static void a_deck_of_two_cards_takes_two_of_its_sideboard(void **state)
{
    (void)state;
    decks[0].n[SECTION_MAIN] = 2;
    decks[0].cards[SECTION_CHAMPION][0] = 0;
    start(MODE_MATCH, 1, 11);
    begin_game();
    assert_int_equal(game_next(&game, &session->table), GAME_WAITS);
    assert_int_equal(game_question(&game)->prompt, PROMPT_FIRST);
    assert_null(game_answer(&game, &(Answer){.n = 1}));
    assert_int_equal(game_next(&game, &session->table), GAME_WAITS);
    assert_int_equal(game_question(&game)->prompt, PROMPT_SIDE_IN);

    assert_int_equal(game_question(&game)->options_n, 3);
    assert_int_equal(game_question(&game)->max, 2);
}

static void one_battlefield_too_many_stops_the_game(void **state)
{
    (void)state;
    start(MODE_DUEL, 1, 11);
    begin_game();
    rb(&game.now)->battlefields_n = HOSTS_MAX;

    assert_int_equal(game_next(&game, &session->table), GAME_STOPPED);
    assert_int_equal(game.now.ending.limit, LIMIT_HOSTS + 1);
}

static void rule_406_1_g_a_match_of_one_game_has_its_swap_before_it(void **state)
{
    (void)state;
    start(MODE_MATCH, 1, 11);
    begin_game();

    assert_true(rb(&game.now)->swaps && rb(&game.now)->draws_battlefields);
    game.now.winners = 1;
    sitting_end(rules(), &match, &game);
    assert_true(sitting_is_over(rules(), &match));
}

static void other_modes_are_one_game_however_it_ends(void **state)
{
    (void)state;
    start(MODE_DUEL, 3, 11);
    begin_game();
    assert_false(rb(&game.now)->swaps);
    assert_false(sitting_is_over(rules(), &match));
    game.now.winners = 0;
    sitting_end(rules(), &match, &game);

    assert_true(sitting_is_over(rules(), &match));
}

static void a_match_is_the_same_from_the_same_seed(void **state)
{
    uint64_t hashes[2][MATCH_GAMES_MAX] = {{0}};
    (void)state;

    for (int k = 0; k < 2; k++) {
        start(MODE_MATCH, 3, 5);
        while (!sitting_is_over(rules(), &match)) {
            play_game();
            hashes[k][match.games - 1] = game_hash(&game);
        }
    }

    assert_memory_equal(hashes[0], hashes[1], sizeof hashes[0]);
    assert_int_not_equal(hashes[0][1], 0);
}

#define TEST(name) cmocka_unit_test_setup(name, begin)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(rule_486_two_games_won_are_the_match),
        TEST(rule_404_a_game_nobody_won_does_not_count),
        TEST(draws_without_end_end),
        TEST(rule_407_a_drawn_player_chooses_then_the_loser_and_after_a_draw_the_same),
        TEST(rule_407_who_chooses_first_is_drawn),
        TEST(rule_486_5_a_battlefield_of_a_won_game_is_not_presented_again),
        TEST(rule_486_5_a_after_a_draw_it_may_be),
        TEST(rule_486_6_a_of_five_games_one_may_come_back_none_a_third_time),
        TEST(a_beginner_deck_presents_its_one_battlefield_again),
        TEST(rule_403_cards_change_places_after_a_won_game_only),
        TEST(rule_403_what_deck_and_sideboard_hold_together_never_changes),
        TEST(a_sideboard_of_other_cards_is_refused_and_ends_the_game_unharmed),
        TEST(a_deck_of_cards_that_nobody_knows_is_refused),
        TEST(a_deck_of_two_cards_takes_two_of_its_sideboard),
        TEST(one_battlefield_too_many_stops_the_game),
        TEST(rule_406_1_g_a_match_of_one_game_has_its_swap_before_it),
        TEST(other_modes_are_one_game_however_it_ends),
        TEST(a_match_is_the_same_from_the_same_seed),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}
