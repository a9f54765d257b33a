// kernel_guess_test.c -- a guess looks the same to its player and knows nothing else.

#include "engine/kernel/table/game_guess.h"
#include "engine/kernel/table/object.h"
#include "tests/engine/kernel_fixture.h"

static const uint8_t nothing_shown[GAME_SHOWN_BYTES];

// Cards of both players, hidden and open.
static void lay_out(Fixture *f)
{
    for (PlayerId p = 0; p < 2; p++) {
        for (int i = 0; i < 8; i++) (void)create(f, i % 2 ? f->wolf : f->bear, p, DECK);
        for (int i = 0; i < 5; i++)
            (void)create(f, i % 3 ? f->bear : f->crown, p, HAND);
        (void)create(f, f->wolf, p, FIELD);
    }
    (void)size_of(f->table, NULL, 1);
}

static uint64_t view_hash(Fixture *f, PlayerId player)
{
    game_view(f->state, f->table, player, f->view);
    return game_state_hash(f->view);
}

static void a_player_sees_no_difference_in_a_guess(void **state)
{
    Fixture *f = *state;
    uint64_t before;

    lay_out(f);
    before = view_hash(f, 0);

    game_guess(f->table, 0, nothing_shown, 7);
    assert_true(view_hash(f, 0) == before);
    expect_sound(f);
}

static void a_guess_deals_the_hand_of_the_other_from_hand_and_deck(void **state)
{
    Fixture *f = *state;
    int hands = 0;

    lay_out(f);
    const SpotId hand = spot(f, HAND, 1);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        game_guess(f->table, 0, nothing_shown, seed);
        for (ObjectId id = f->state->spots[hand].first; id;
             id = f->state->objects[id].next)
            hands += f->state->objects[id].card == f->wolf; // no wolf was in this hand
    }
    assert_in_range(hands, 1, 199);
}

// Deals the hidden cards of the other player in another order, and guesses.
static uint64_t guessed(Fixture *f, bool turned)
{
    ObjectId a = f->state->spots[spot(f, HAND, 1)].first;
    ObjectId b = f->state->spots[spot(f, DECK, 1)].last;

    if (turned) {
        const CardId card = f->state->objects[a].card;

        f->state->objects[a].card = f->state->objects[b].card;
        f->state->objects[b].card = card;
        assert_int_not_equal(f->state->objects[a].card, card);
        table_touch(f->table);
    }
    game_guess(f->table, 0, nothing_shown, 7);
    (void)size_of(f->table, NULL, 1);
    return game_state_hash(f->state);
}

static void a_guess_does_not_tell_how_hidden_cards_lay(void **state)
{
    Fixture *f = *state;
    uint64_t straight;

    lay_out(f);
    State *kept = malloc(sizeof *kept);
    assert_non_null(kept);
    state_copy(kept, f->state);
    straight = guessed(f, false);
    state_copy(f->state, kept);
    free(kept);

    assert_true(guessed(f, true) == straight);
}

static void a_guess_leaves_the_cards_that_a_question_shows(void **state)
{
    Fixture *f = *state;
    uint8_t shown[GAME_SHOWN_BYTES] = {0};
    ObjectId top;

    lay_out(f);
    top = f->state->spots[spot(f, DECK, 0)].first;
    shown[top / 8] |= (uint8_t)(1u << top % 8);
    const CardId card = f->state->objects[top].card;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        game_guess(f->table, 0, shown, seed);
        assert_int_equal(f->state->objects[top].card, card);
    }
}

static void a_guess_starts_another_stream_of_chance(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    game_guess(f->table, 0, nothing_shown, 7);
    const uint64_t chance = f->state->random[0];
    game_guess(f->table, 0, nothing_shown, 8);
    assert_true(f->state->random[0] != chance);
    game_guess(f->table, 0, nothing_shown, 7);
    assert_true(f->state->random[0] == chance);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            a_player_sees_no_difference_in_a_guess, set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            a_guess_deals_the_hand_of_the_other_from_hand_and_deck, set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            a_guess_does_not_tell_how_hidden_cards_lay, set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            a_guess_leaves_the_cards_that_a_question_shows, set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            a_guess_starts_another_stream_of_chance, set_up, tear_down),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
