// tally_refusals_test.c -- what is said of phases, amounts and numbers where it can do nothing
// is refused when the script is loaded.

#include "tests/scripting/host_fixture.h"

typedef struct {
    const char *source, *fault;
} Row;

static void expect_each(Fixture *f, const Row *rows, int n)
{
    for (int i = 0; i < n; i++) {
        (void)add_card(f, "T-1", NULL);
        if (!load_as(f, "card", "T-1", "t.lua", rows[i].source))
            fail_msg("%s loads", rows[i].source);
        if (strcmp(without_column(f->err.text), rows[i].fault) != 0)
            fail_msg(
                "%s\n gives: %s\n not: %s", rows[i].source, f->err.text, rows[i].fault);
    }
}

static void a_phase_comes_again_or_is_refused(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { run = function() extra_phase(\"Expiration\") end } }",
         "t.lua:1: no phase that may come again 'Expiration'"},
        {"card \"T-1\" { effect { run = function() extra_phase(\"main\") end } }",
         "t.lua:1: no phase that may come again 'main', did you mean 'Main'?"},
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "give(u, \"Tank\", until_next(\"\")) end } }",
         "t.lua:2: no phase ''"},
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "give(u, \"Tank\", until_next(\"Foo\")) end } }",
         "t.lua:2: no phase 'Foo'"},
        {"card \"T-1\" { passive { unit { me }, channel_more = 1 } }",
         "t.lua:1: nobody asks 'channel_more' about the subject of this passive: it is "
         "asked of players"},
        {"card \"T-1\" { passive { player { you }, turn_prevents = 1 } }",
         "t.lua:1: nobody asks 'turn_prevents' about the subject of this passive: it is "
         "asked of Unit"},
        {"card \"T-1\" { passive { unit { yours }, side_prevents = 3 } }",
         "t.lua:1: nobody asks 'side_prevents' about the subject of this passive: it is "
         "asked of players"},
        {"card \"T-1\" { passive { unit { at = trash }, turn_prevents = 1 } }",
         "t.lua:1: nobody asks 'turn_prevents' of what is there: write a place of these: "
         "base, battlefield"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void what_an_event_does_not_tell_is_refused(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { when { drawn = card, because = \"conquers\",\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'drawn' does not tell what brought it, so 'because' cannot ask for it"},
        {"card \"T-1\" { when { points = you, because = \"dies\",\n"
         "run = function() draw(1) end } }",
         "t.lua:1: nothing is told to come of 'dies': 'because' takes conquers, holds, "
         "burned_out"},
        {"card \"T-1\" { when { damaged = me, reaches = at_least(3),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'damaged' changes no number, so it cannot be asked what that "
         "'reaches'"},
        {"card \"T-1\" { when { gained = you, reaches = at_least(3),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'reaches' of 'gained' wants the counter too: of = \"name\""},
        {"card \"T-1\" { when { marked = me, of = \"sown\",\n"
         "run = function() draw(1) end } }",
         "t.lua:1: no counter or status 'sown'"},
        {"card \"T-1\" { passive { me, might = 1, provided =\n"
         "happened { dies = unit, because = \"holds\" } } }",
         "t.lua:2: 'dies' does not tell what brought it, so 'because' cannot ask for it"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_trigger_counts_what_one_action_has(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { when { dies = unit, count = at_least(2),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'count' of a when is how many events one action has: write "
         "'one_or_more' beside it"},
        {"card \"T-1\" { when { dies = unit, one_or_more, once, count = 2,\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'count' of a when stands without 'once', 'uses', 'each_turn' and "
         "'nth': these count before the action is over"},
        {"card \"T-1\" { when { dies = unit, one_or_more, count = might(me),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'count' of a when is a plain number"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void an_instead_replaces_what_is_asked_together(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { instead { dies = unit, count = at_least(2),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'count' of an instead is how many events one action has: write "
         "'one_or_more' beside it"},
        {"card \"T-1\" { instead { dies = unit, one_or_more, count = might(me),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'count' of an instead is a plain number"},
        {"card \"T-1\" { instead { damaged = unit, one_or_more,\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'damaged' is replaced one by one, so 'one_or_more' cannot stand in "
         "this instead"},
        {"card \"T-1\" { instead { dies = unit, one_or_more, its_player_may,\n"
         "run = function() draw(1) end } }",
         "t.lua:1: an instead with 'one_or_more' is of several things, so no player of "
         "one may use it: write 'may'"},
        {"card \"T-1\" { when { dies = unit,\n"
         "run = function() kill(others_at_once()) end } }",
         "t.lua:2: 'others_at_once' is never any thing here: it is for an instead whose "
         "events are replaced together"},
        {"local c = instead { damaged = unit,\n"
         "run = function() kill(others_at_once()) end }\n"
         "card \"T-1\" { effect { target = unit,\n"
         "run = function(u) delayed(c, this_turn, u) end } }",
         "t.lua:2: 'others_at_once' is never any thing here: it is for an instead whose "
         "events are replaced together"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void as_long_is_for_what_stands_in_place_of_a_gift(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = unit,\n"
         "run = function(u) give_might(u, 1, as_long) end } }",
         "t.lua:2: 'as_long' is as long as what does not happen would last, and here "
         "nothing of that kind is replaced: it is for an instead of 'might_given', "
         "'might_taken' alone"},
        {"card \"T-1\" { instead { stunned = me, might_taken = me,\n"
         "run = function() raise_might(me, 9, as_long) end } }",
         "t.lua:2: 'as_long' is as long as what does not happen would last, and here "
         "nothing of that kind is replaced: it is for an instead of 'might_given', "
         "'might_taken' alone"},
        {"local span = as_long\n"
         "card \"T-1\" { when { might_taken = me,\n"
         "run = function() if kill(me) then draw(1) else give_might(me, 1, span) end\n"
         "end } }",
         "t.lua:3: 'as_long' is as long as what does not happen would last, and here "
         "nothing of that kind is replaced: it is for an instead of 'might_given', "
         "'might_taken' alone"},
        {"card \"T-1\" { instead { might_taken = me,\n"
         "run = function() loses(me, all, as_long) end } }",
         "t.lua:2: 'loses' wants how long as argument 3, got the word 'as_long'"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void what_is_asked_before_and_of_whom(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { instead { might_falls = me } }",
         "t.lua:1: 'might_falls' is never asked before it happens, so it cannot stand in "
         "instead"},
        {"card \"T-1\" { when { might_falls = me, with = spell,\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'might_falls' never has 'with': it has 'at', 'by'"},
        {"card \"T-1\" { cannot { discards = you, amount = at_least(2) } }",
         "t.lua:1: 'discards' is never asked before it happens, so it cannot stand in "
         "cannot"},
        {"card \"T-1\" { when { draws = card, amount = at_least(2),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'draws' never happens to what it names: it happens to players"},
        {"card \"T-1\" { when { might_given = me, reaches = 5,\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'might_given' changes no number, so it cannot be asked what that "
         "'reaches'"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_name_is_of_what_the_event_is_about(void **state)
{
    Fixture *f = *state;
    static const Row rows[] = {
        {"card \"T-1\" { when { dies = unit, of = \"sworn\",\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'dies' is about no counter or status, so 'of' cannot name one"},
        {"card \"T-1\" { when { gained = you, of = \"sworn\",\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'gained' is about counters of players: 'of' names another thing"},
        {"card \"T-1\" { when { counters_put = me, of = \"sworn\",\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'counters_put' is about counters of things: 'of' names another thing"},
        {"card \"T-1\" { when { marked = me, of = \"fame\",\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'marked' is about statuses: 'of' names another thing"},
    };

    assert_int_equal(load_as(f,
                             "words",
                             "set",
                             "words.lua",
                             "status \"sworn\"\nplayer_counter \"fame\""),
                     0);
    expect_each(f, rows, COUNT_OF(rows));
}

static void a_number_is_reached_the_way_that_it_goes(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { when { points = you, reaches = at_most(3),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'points' only raises its number, so 'reaches' waits in vain: it takes a "
         "number or at_least(n), from 1 on"},
        {"card \"T-1\" { when { might_rises = me, reaches = at_least(0),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'might_rises' only raises its number, so 'reaches' waits in vain: it "
         "takes a number or at_least(n), from 1 on"},
        {"card \"T-1\" { cannot { points_lost = you, reaches = at_least(3) } }",
         "t.lua:1: 'points_lost' only lowers its number, so 'reaches' waits in vain: it "
         "takes a number or at_most(n), from 0 on"},
        {"card \"T-1\" { when { might_falls = me, reaches = less_than(0),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'might_falls' only lowers its number, so 'reaches' waits in vain: it "
         "takes a number or at_most(n), from 0 on"},
        {"card \"T-1\" { when { dies = unit, one_or_more, count = less_than(1),\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'count' of a when is 1 or more: no action has fewer"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_thing_is_no_player(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = unit, run = function(_)\n"
         "draw(1, it) end } }",
         "t.lua:2: 'draw' wants a player as argument 2: 'it' is a thing here, whose player "
         "is controller(it)"},
        {"card \"T-1\" { when { dies = unit, run = function()\n"
         "draw(1, it) end } }",
         "t.lua:2: 'draw' wants a player as argument 2: 'it' is a thing here, whose player "
         "is controller(it)"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_price_says_what_is_asked_there(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { as { played = me, cost = { discard = unit { at = board } } } }",
         "t.lua:1: the cost 'discard' is paid with cards in a hand, got a query"},
        {"card \"T-1\" { as { played = me, cost = { discard = unit { at = here } } } }",
         "t.lua:1: the cost 'discard' is paid with cards in a hand, got a query"},
        {"card \"T-1\" { as { played = me,\n"
         "cost = { reveal = unit { at = battlefield { open } } } } }",
         "t.lua:2: the cost 'reveal' is paid with cards in a hand, got a query"},
        {"card \"T-1\" { as { played = me, cost = { kill = me } } }",
         "t.lua:1: the cost 'kill' is paid with units and gear on the board: 'me' is still "
         "being played"},
        {"card \"T-1\" { as { played = me, cost = { burn = card { yours } } } }",
         "t.lua:1: 'burn' of a cost wants a number, got a query"},
        {"card \"T-1\" { as { played = me, cost = { burn = any_number } } }",
         "t.lua:1: 'burn' of a cost wants a number, got the word 'any_number'"},
        {"card \"T-1\" { as { played = me, cost = { discard = 0 } } }",
         "t.lua:1: 'discard' of a cost is 0: leave it out"},
        {"card \"T-1\" { can { hidden = card, from = trash,\n"
         "additional_cost = { energy = 1 } } }",
         "t.lua:2: 'additional_cost' of a can is on top of what a card costs to play: of "
         "'hidden' say cost = { ... }, all that it costs"},
        {"card \"T-1\" { can { hidden = card, from = trash, cost = { discard = 1 } } }",
         "t.lua:1: a can about 'hidden' is paid with resources alone: nothing else in its "
         "cost is asked"},
        {"card \"T-1\" { passive { me, might = energy_spent() } }",
         "t.lua:1: 'energy_spent' is no number in data: it belongs inside 'run'"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_phase_comes_again_or_is_refused),
        TEST(what_an_event_does_not_tell_is_refused),
        TEST(a_trigger_counts_what_one_action_has),
        TEST(an_instead_replaces_what_is_asked_together),
        TEST(as_long_is_for_what_stands_in_place_of_a_gift),
        TEST(what_is_asked_before_and_of_whom),
        TEST(a_name_is_of_what_the_event_is_about),
        TEST(a_number_is_reached_the_way_that_it_goes),
        TEST(a_thing_is_no_player),
        TEST(a_price_says_what_is_asked_there),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
