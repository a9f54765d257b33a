// random_play_test.c -- random games end, and every invariant holds after every step.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/play/play_fixture.h"
#include "tools/bench/drive.h"

static Session *session;

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

static void play_to_the_end(const Plan *plan)
{
    play_start(session, plan, NULL);
    session->table.verify = true;
    play_seat_bots(session);
    if (game_next(&session->game, &session->table) == GAME_OVER) return;
    fail_msg("turn %d: %s\n%s",
             session->game.now.turn,
             session->table.fault.text,
             play_again(plan, "random_play_test"));
}

static const SeatKind pairings[][2] = {
    {SEAT_RANDOM, SEAT_RANDOM},
    {SEAT_GREEDY, SEAT_GREEDY},
    {SEAT_RANDOM, SEAT_GREEDY},
};

static void any_two_published_decks_play_to_the_end(void **state)
{
    Plan plan = {0};

    (void)state;
    if (play_asked(&plan)) {
        play_to_the_end(&plan);
        return;
    }
    for (int i = 0; i < play_scale(3 * PUBLISHED * PUBLISHED); i++) {
        snprintf(plan.decks[0], DECK_NAME, "%s", published[i % PUBLISHED]);
        snprintf(plan.decks[1], DECK_NAME, "%s", published[i / PUBLISHED % PUBLISHED]);
        memcpy(plan.bots, pairings[i / 64 % COUNT_OF(pairings)], sizeof pairings[0]);
        plan.seed = (uint64_t)i;
        play_to_the_end(&plan);
    }
}

static void made_up_decks_play_to_the_end(void **state)
{
    Plan plan = {0};

    (void)state;
    if (play_asked(&plan)) return;
    for (int i = 0; i < play_scale(600); i++) {
        snprintf(plan.decks[0], DECK_NAME, "made-%d", 2 * i);
        snprintf(plan.decks[1], DECK_NAME, "made-%d", 2 * i + 1);
        memcpy(plan.bots, pairings[i % COUNT_OF(pairings)], sizeof pairings[0]);
        plan.seed = (uint64_t)i;
        play_to_the_end(&plan);
    }
}

static void three_and_four_players_play_to_the_end(void **state)
{
    Plan plan;

    (void)state;
    if (play_asked(&plan)) return;
    for (int i = 0; i < play_scale(250); i++) {
        plan_any(&plan, i, true);
        play_to_the_end(&plan);
    }
}

// Random answers, and now and then somebody leaves instead; whoever is asked.
static void leave_and_play_on(const Plan *plan)
{
    Bot bots[SEATS_MAX];
    Game *game = &session->game;

    play_start(session, plan, NULL);
    session->table.verify = true;
    for (int i = 0; i < SEATS_MAX; i++)
        bot_start(&bots[i], SEAT_RANDOM, (PlayerId)i, plan->seed);
    while (game_next(game, &session->table) == GAME_WAITS) {
        const Question *question = game_question(game);
        const uint64_t chance =
            drive_question_hash(question, game_state_hash(&game->now));
        Answer answer;

        if (chance % 150 == 0 &&
            !game_concede(game, (PlayerId)(chance / 150 % SEATS_MAX))) {
            continue;
        }
        bot_random(&bots[question->player], question, &answer);
        assert_null(game_answer(game, &answer));
    }
    if (game->status != GAME_OVER)
        fail_msg("turn %d: %s\n%s",
                 game->now.turn,
                 session->table.fault.text,
                 play_again(plan, "random_play_test"));
}

static void players_leave_at_any_moment_and_the_others_play_on(void **state)
{
    Plan plan;

    (void)state;
    if (play_asked(&plan)) {
        leave_and_play_on(&plan);
        return;
    }
    for (int i = 0; i < play_scale(400); i++) {
        plan_any(&plan, i, true);
        leave_and_play_on(&plan);
    }
}

static void mark_used(const Deck *deck, bool *used)
{
    used[deck->cards[SECTION_LEGEND][0]] = true;
    for (int i = 0; i < deck->n[SECTION_MAIN]; i++)
        used[deck->cards[SECTION_MAIN][i]] = true;
    for (int i = 0; i < deck->n[SECTION_BATTLEFIELDS]; i++)
        used[deck->cards[SECTION_BATTLEFIELDS][i]] = true;
    for (int i = 0; i < deck->n[SECTION_RUNES]; i++)
        used[deck->cards[SECTION_RUNES][i]] = true;
}

static void made_up_decks_hold_every_playable_card(void **state)
{
    const Library *library = catalog_library(session->catalog);
    bool *used = calloc((size_t)library->cards_n, sizeof *used);
    char name[DECK_NAME];
    Deck deck;

    (void)state;
    for (int i = 0; i < 1000; i++) {
        snprintf(name, sizeof name, "made-%d", i);
        play_deck(session, name, &deck);
        mark_used(&deck, used);
    }
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];
        if (card->unplayable || card->supertypes & BIT(SUPERTYPE_TOKEN) || used[i])
            continue;
        fail_msg("%s %s is in none of the made-up decks", card->code, card->name);
    }
    free(used);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_two_published_decks_play_to_the_end),
        cmocka_unit_test(made_up_decks_play_to_the_end),
        cmocka_unit_test(players_leave_at_any_moment_and_the_others_play_on),
        cmocka_unit_test(three_and_four_players_play_to_the_end),
        cmocka_unit_test(made_up_decks_hold_every_playable_card),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}
