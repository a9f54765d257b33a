// no_leak_test.c -- nothing that a player sees depends on what this player may not
// know.
//
// At questions of random games what the player cannot know is dealt anew (other_world.h).
// Then the player's view, and the player's own question, must be the same bytes.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/table/random.h"
#include "tests/play/other_world.h"
#include "tests/play/play_fixture.h"

typedef struct {
    int compared, own_questions, parted, changed_nothing;
} Count;

static Session *session;
static Game *other; // where a card is hidden with another chance
static Table other_table;

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    other = calloc(1, sizeof *other);
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    session_close(session);
    free(other);
    return 0;
}

static void look_for_leaks(const Plan *plan, int question, PlayerId player,
                           Count *count)
{
    const uint64_t chance = plan->seed * 1009 + (uint64_t)question * SEATS_MAX + player;
    char why[WORLDS_TEXT];

    switch (
        other_world_compare(session->catalog, &session->game, player, chance, why)) {
    case WORLDS_ALIKE: count->changed_nothing++; return;
    case WORLDS_PARTED: count->parted++; return;
    case WORLDS_SAME: break;
    case WORLDS_DIFFER:
        fail_msg(
            "question %d: %s\n%s", question, why, play_again(plan, "no_leak_test"));
    }
    count->compared++;
    count->own_questions += game_question(&session->game)->player == player;
}

static void watch_game(const Plan *plan, Count *count)
{
    int question = 0;
    Answer answer;

    play_start(session, plan, NULL);
    while (game_next(&session->game, &session->table) == GAME_WAITS) {
        if (question++ % 3 == 0)
            for (PlayerId player = 0; player < plan_seats(plan); player++)
                look_for_leaks(plan, question, player, count);
        assert_true(session_bot(session, &answer));
        assert_null(game_answer(&session->game, &answer));
    }
}

static void report(const Count *count, int games)
{
    print_message(
        "%d compared, %d of them with the question, %d parted, %d with nothing "
        "to change\n",
        count->compared,
        count->own_questions,
        count->parted,
        count->changed_nothing);
    assert_true(count->compared > 40 * games);
    assert_true(count->own_questions > 15 * games);
    assert_true(count->parted < count->compared / 4);
}

static void a_view_and_a_question_show_only_what_their_player_may_know(void **state)
{
    Count count = {0};
    Plan plan = {.bots = {SEAT_RANDOM, SEAT_RANDOM}};
    const int games = play_scale(300);

    (void)state;
    if (play_asked(&plan)) {
        watch_game(&plan, &count);
        return;
    }
    for (int i = 0; i < games; i++) {
        plan.seed = (uint64_t)i;
        snprintf(plan.decks[0], DECK_NAME, "made-%d", i);
        if (i % 2)
            snprintf(plan.decks[1], DECK_NAME, "made-%d", i + 1000);
        else
            snprintf(plan.decks[1], DECK_NAME, "%s", published[i / 2 % PUBLISHED]);
        watch_game(&plan, &count);
    }
    report(&count, games);
}

static void nor_among_three_and_four_players(void **state)
{
    Count count = {0};
    Plan plan;
    const int games = play_scale(60);

    (void)state;
    if (play_asked(&plan)) return;
    for (int i = 0; i < games; i++) {
        plan_any(&plan, i, true);
        watch_game(&plan, &count);
    }
    report(&count, games);
}
// ---- no card is known again by its id

static int hide_option(const Question *question)
{
    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (option->kind != OPTION_HIDE) continue;
        if (session->table.spot_zone[session->game.now.objects[option->object].spot] ==
            ZONE_HAND)
            return i;
    }
    return -1;
}

// The id that a card hidden from the hand has on the board, with another chance; 0
// where more than paying is asked.
static ObjectId id_when_hidden(const Game *from, int pick, uint64_t chance)
{
    const Option option = game_question(from)->options[pick];
    const Answer answer = {.n = 1, .picks = {(uint8_t)pick}};
    SpotId place;

    game_copy(other, from);
    random_seed(&other->now, chance);
    random_seed(&other->mark, chance);
    catalog_table(session->catalog, &other_table);
    place = (SpotId)(other_table.zone_first[ZONE_FACEDOWN] + option.spot -
                     other_table.zone_first[ZONE_BATTLEFIELD]);
    assert_null(game_answer(other, &answer));
    while (game_next(other, &other_table) == GAME_WAITS) {
        const Question *question = game_question(other);
        const Answer any = {.n = question->min, .picks = {0}};

        if (other->now.spots[place].n) return other->now.spots[place].first;
        if (question->prompt != PROMPT_PAY_WITH || question->min != 1) return 0;
        assert_null(game_answer(other, &any));
    }
    return 0;
}

// A player who saw a card go to the hand would recognise it when it is hidden, if it
// kept its id.
static void a_card_that_is_hidden_has_any_id_of_the_hand(void **state)
{
    Plan plan = {.bots = {SEAT_RANDOM, SEAT_RANDOM}};
    int hidden = 0, renamed = 0;

    (void)state;
    for (int i = 0; hidden < 200 && i < 400; i++) {
        Answer answer;

        plan.seed = (uint64_t)i;
        snprintf(plan.decks[0], DECK_NAME, "made-%d", i);
        snprintf(plan.decks[1], DECK_NAME, "made-%d", i + 1000);
        play_start(session, &plan, NULL);
        while (game_next(&session->game, &session->table) == GAME_WAITS) {
            const int pick = hide_option(game_question(&session->game));

            if (pick >= 0) {
                const ObjectId was =
                    game_question(&session->game)->options[pick].object;
                const ObjectId id =
                    id_when_hidden(&session->game, pick, (uint64_t)hidden);

                hidden += id != 0;
                renamed += id && id != was;
            }
            assert_true(session_bot(session, &answer));
            assert_null(game_answer(&session->game, &answer));
        }
    }
    print_message("%d of %d cards got another id\n", renamed, hidden);
    assert_true(hidden > 50);
    assert_true(renamed > hidden / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_view_and_a_question_show_only_what_their_player_may_know),
        cmocka_unit_test(nor_among_three_and_four_players),
        cmocka_unit_test(a_card_that_is_hidden_has_any_id_of_the_hand),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}
