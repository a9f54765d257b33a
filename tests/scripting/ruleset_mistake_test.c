// ruleset_mistake_test.c -- a mistake in a game in Lua is named.

#include "tests/scripting/ruleset_fixture.h"

static void expect_refused(Fixture *f, const char *source, const char *text)
{
    assert_null(load(f, source));
    assert_string_equal(f->err.text, text);
    assert_int_equal(f->err.code, 65);
}

static void expect_fault(Fixture *f, const char *step, const char *text)
{
    use_step(f, step);
    assert_int_equal(game_next(f->game, f->table), GAME_FAULT);
    assert_string_equal(f->table->fault.text, text);
    assert_true(f->game->now.over);
}

static void a_syntax_error_is_named_with_file_and_line(void **state)
{
    expect_refused(*state,
                   "game \"T\" {\n players = = 2 }",
                   "test.lua:2: unexpected symbol near '='");
}

static void an_unknown_word_is_named_with_file_and_line_before_it_runs(void **state)
{
    expect_refused(*state,
                   "game \"T\" { players = 2, setup = function() end,\n"
                   "step = function()\n if false then shufle(deck) end\n end }",
                   "test.lua:3: unknown word 'shufle', did you mean 'shuffle'?");
}

static void an_ending_that_the_game_has_not_is_a_fault(void **state)
{
    expect_fault(
        *state,
        "for p in each(player) do win(p, \"cars\") end",
        "test test.lua:7: the game has no ending 'cars', did you mean 'cards'?");
}

static void endings_are_sentences_by_their_names(void **state)
{
    expect_refused(*state,
                   "game \"T\" { players = 2,\n endings = \"cards\" }",
                   "test.lua:1: 'endings' is written in braces");
    expect_refused(*state,
                   "game \"T\" { players = 2,\n endings = { cards = 3 } }",
                   "test.lua:1: 'cards' wants a name in quotes, got the number 3");
    expect_refused(*state,
                   "game \"T\" { players = 2,\n endings = { \"cards\" } }",
                   "test.lua:1: 'endings' takes keys only");
}

static void an_endless_loop_in_a_step_is_a_fault_with_file_and_line(void **state)
{
    expect_fault(*state,
                 "while true do\n end",
                 "test test.lua:7: runs too long: more than 1000000 instructions");
}

static void an_endless_loop_outside_of_functions_is_refused(void **state)
{
    expect_refused(*state,
                   "local n = 0\nrepeat n = n + 1 until n < 0",
                   "test.lua:2: runs too long: more than 1000000 instructions");
}

static void a_failing_step_is_a_fault_and_the_game_ends_without_a_winner(void **state)
{
    Fixture *f = *state;

    expect_fault(f,
                 "local n = noted(best)\n return n + 1",
                 "test test.lua:8: attempt to perform arithmetic on a nil value "
                 "(local 'n')");
    assert_int_equal(f->game->now.winners, 0);
}

static void a_step_that_hoards_memory_is_a_fault(void **state)
{
    expect_fault(*state,
                 "local s = \"x\"\n while true do s = s .. s end",
                 "test test.lua:8: makes a text of more than 4096 bytes");
}

static void a_step_that_changes_nothing_is_a_fault(void **state)
{
    expect_fault(*state,
                 "local n = turn()",
                 "a step changed nothing, so the game would never end");
}

static void steps_that_go_on_for_ever_are_a_fault(void **state)
{
    expect_fault(*state,
                 "if noted(best) then note(best, nil) else note(best, 1) end",
                 "test test.lua:6: more than 30000 steps without a decision");
}

static void a_note_of_a_list_is_a_fault(void **state)
{
    expect_fault(*state,
                 "note(best, objects(pile))",
                 "test test.lua:7: a note holds a number, a player or a thing");
}

static void
a_zone_of_each_player_is_named_with_its_player_and_a_shared_one_without(void **state)
{
    expect_fault(*state,
                 "shuffle(hand)",
                 "test test.lua:7: each player has a zone 'hand': name the player");
    expect_fault(*state,
                 "for p in each(player) do shuffle(pile, p) end",
                 "test test.lua:7: all players share zone 'pile': name no player");
}

static void more_cards_than_there_is_room_for_are_a_fault(void **state)
{
    expect_fault(*state,
                 "for n = 1, 200 do fill(pile) end",
                 "test test.lua:7: a game has room for 2047 cards");
}

#define GAME(rest)                                                                     \
    "game \"T\" { players = 2, setup = function() end, step = function() end,\n" rest  \
    " }"

static void an_unknown_key_is_named_with_the_nearest(void **state)
{
    expect_refused(*state,
                   GAME("card = {}"),
                   "test.lua:1: unknown key 'card' in game, did you mean 'cards'?");
}

static void a_game_without_a_step_or_without_players_is_refused(void **state)
{
    expect_refused(*state,
                   "game \"T\" { players = 2, setup = function() end }",
                   "test.lua:1: 'step' wants a function, got nothing");
    expect_refused(*state,
                   "game \"T\" { setup = function() end }",
                   "test.lua:1: a game says how many 'players' it has");
    expect_refused(
        *state,
        "game \"T\" { players = 9 }",
        "test.lua:1: 'players' wants a number from 1 to 8, got the number 9");
}

static void a_script_without_a_game_is_refused(void **state)
{
    expect_refused(*state, "local x = 1", "test.lua: it declares no ruleset \"test\"");
}

static void a_ruleset_that_keeps_state_is_refused(void **state)
{
    expect_refused(*state,
                   "local n = 0\n"
                   "game \"T\" { players = 2, setup = function() end,\n"
                   "step = function() n = n + 1 end }",
                   "test.lua:3: a script cannot keep state: 'n' is set in a function");
    expect_refused(
        *state, "n = 0", "test.lua:1: a script may not set 'n': write 'local n'");
}

static void faulty_zones_are_refused(void **state)
{
    expect_refused(*state,
                   GAME("zones = { zone \"a\" { secret, visible } }"),
                   "test.lua:2: unknown word 'visible'");
    expect_refused(
        *state,
        GAME("zones = { zone \"a\" { shared, private } }"),
        "test.lua:2: a shared zone belongs to nobody, so it cannot be private");
    expect_refused(*state,
                   GAME("zones = { zone \"put\" {} }"),
                   "test.lua:2: 'put' is a word already");
    expect_refused(*state,
                   "for n = 1, 33 do local z = zone(\"z\" .. n) {} end",
                   "test.lua:1: there is room for 32 zones");
}

static void faulty_cards_are_refused(void **state)
{
    expect_refused(*state,
                   GAME("cards = { { \"A\", value = 1 }, { \"A\", value = 2 } }"),
                   "test.lua:1: two cards are named \"A\"");
    expect_refused(*state,
                   GAME("cards = { { \"A\", value = 1000 } }"),
                   "test.lua:1: 'value' wants a number from -128 to 127, got the "
                   "number 1000");
    expect_refused(*state,
                   GAME("cards = { { \"A\", worth = 1 } }"),
                   "test.lua:1: a card has no 'worth'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_syntax_error_is_named_with_file_and_line),
        TEST(an_unknown_word_is_named_with_file_and_line_before_it_runs),
        TEST(an_ending_that_the_game_has_not_is_a_fault),
        TEST(endings_are_sentences_by_their_names),
        TEST(an_endless_loop_in_a_step_is_a_fault_with_file_and_line),
        TEST(an_endless_loop_outside_of_functions_is_refused),
        TEST(a_failing_step_is_a_fault_and_the_game_ends_without_a_winner),
        TEST(a_step_that_hoards_memory_is_a_fault),
        TEST(a_step_that_changes_nothing_is_a_fault),
        TEST(steps_that_go_on_for_ever_are_a_fault),
        TEST(a_note_of_a_list_is_a_fault),
        TEST(a_zone_of_each_player_is_named_with_its_player_and_a_shared_one_without),
        TEST(more_cards_than_there_is_room_for_are_a_fault),
        TEST(an_unknown_key_is_named_with_the_nearest),
        TEST(a_game_without_a_step_or_without_players_is_refused),
        TEST(a_script_without_a_game_is_refused),
        TEST(a_ruleset_that_keeps_state_is_refused),
        TEST(faulty_zones_are_refused),
        TEST(faulty_cards_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
