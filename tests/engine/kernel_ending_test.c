// kernel_ending_test.c -- who has won: one, several, a team, nobody.

#include "engine/kernel/game/ending.h"
#include "tests/engine/kernel_fixture.h"

static void one_winner_wins_with_the_team(void **state)
{
    Fixture *f = *state;

    f->state->players[1].team = f->state->players[0].team;
    ending_set(f->table, 1, -1);

    assert_true(f->state->over);
    assert_int_equal(ending_winner(f->state), 1);
    assert_int_equal(ending_winners(f->state), 3);
    assert_int_equal(ending_way(f->state), ENDING_WON);
    assert_null(game_ranges(f->state, f->table));
}

static void several_may_win(void **state)
{
    Fixture *f = *state;

    ending_set_winners(f->table, 3, -1);

    assert_int_equal(ending_winner(f->state), NOBODY);
    assert_int_equal(ending_winners(f->state), 3);
    assert_int_equal(ending_way(f->state), ENDING_WON);
}

static void that_all_lose_is_no_draw(void **state)
{
    Fixture *f = *state;
    const uint64_t before = game_state_hash(f->state);

    ending_set_winners(f->table, 0, -1);
    assert_int_equal(ending_way(f->state), ENDING_LOST);
    assert_true(game_state_hash(f->state) != before);

    f->state->over = false;
    ending_set(f->table, NOBODY, -1);
    assert_int_equal(ending_way(f->state), ENDING_DRAWN);
}

static void a_game_that_goes_on_has_no_winner(void **state)
{
    Fixture *f = *state;

    f->state->winners = 1;
    assert_string_equal(game_ranges(f->state, f->table),
                        "somebody has won a game that nobody won");
    f->state->over = true;
    assert_null(game_ranges(f->state, f->table));
    f->state->winners = 4;
    assert_string_equal(game_ranges(f->state, f->table), "the winner does not play");
}

static void eight_may_play(void **state)
{
    Fixture *f = *state;

    game_clear(f->game, f->table, SEATS_MAX, 1);
    state_copy(f->view, f->state);
    assert_int_equal(f->view->players_n, SEATS_MAX);
    ending_set_winners(f->table, 1u << (SEATS_MAX - 1), -1);
    assert_int_equal(ending_winner(f->state), SEATS_MAX - 1);
    assert_null(game_ranges(f->state, f->table));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(one_winner_wins_with_the_team),
        TEST(several_may_win),
        TEST(that_all_lose_is_no_draw),
        TEST(a_game_that_goes_on_has_no_winner),
        TEST(eight_may_play),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
