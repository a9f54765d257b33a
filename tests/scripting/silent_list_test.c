// silent_list_test.c -- lists and costs say nothing twice, nothing by a key that nobody reads, and
// nothing that can never be paid or chosen.

#include "tests/scripting/silent_fixture.h"

#define RUN            "run = function() draw(1) end"
#define PAYS(cost)     "card \"T-1\" { activated { cost = " cost ", " RUN " } }"
#define AFTER(pattern) "card \"T-1\" { when { " pattern ", " RUN " } }"
#define HAS(words)     "card \"T-1\" { passive { me, " words " } }"

static void a_list_has_no_keys(void **state)
{
#define TAIL                                                                            \
    " is a list here, which has no key 'foo': write its value among the others, or in " \
    "braces of its own"
    static const Row rows[] = {
        {"local q = unit { at = { base, foo = battlefield } }", "t.lua:1: 'at'" TAIL},
        {"local q = unit { tag = { \"Fox\", foo = \"Cat\" } }", "t.lua:1: 'tag'" TAIL},
        {"card \"T-1\" { effect { target = { unit, foo = gear }, run = function(u) "
         "kill(u) end } }",
         "t.lua:1: 'target'" TAIL},
        {HAS("has = { \"Swift\", foo = \"Swift\" }"), "t.lua:1: 'has'" TAIL},
        {HAS("loses = { \"Swift\", foo = \"Swift\" }"), "t.lua:1: 'loses'" TAIL},
        {HAS("might = 1, provided = { unit { enemy }, foo = gear }"),
         "t.lua:1: 'provided'" TAIL},
        {PAYS("{ kill = { me, foo = unit } }"), "t.lua:1: 'kill'" TAIL},
    };

    (void)load_keyword(
        *state, "Swift", "keyword \"Swift\" { passive { me, might = 1 } }");
    expect_each(*state, rows, COUNT_OF(rows));
}

static void nothing_stands_twice(void **state)
{
    static const Row rows[] = {
        {"local q = unit { exhausted, exhausted }",
         "t.lua:1: 'exhausted' stands twice in unit: take one out"},
        {"local q = unit { at = { base, base } }",
         "t.lua:1: the word 'base' stands twice in 'at': take one out"},
        {"local q = unit { tag = { \"Fox\", \"Fox\" } }",
         "t.lua:1: \"Fox\" stands twice in 'tag': take one out"},
        {"local q = unit { champion, supertype = \"Champion\" }",
         "t.lua:1: supertype = \"Champion\" is said by its word already: take one out"},
        {"local q = unit { token, supertype = \"Token\" }",
         "t.lua:1: supertype = \"Token\" is said by 'token' already: take one out"},
        {"local q = unit { fury, domain = \"Fury\" }",
         "t.lua:1: domain = \"Fury\" is said by its word already: take one out"},
        {AFTER("dies = unit, may, may"),
         "t.lua:1: 'may' stands twice in when: take one out"},
        {AFTER("dies = unit, by = opponent, may, they_may"),
         "t.lua:1: 'they_may' stands beside a word that says it already, or says "
         "otherwise: take one of them out"},
        {HAS("might = 1, provided = { unit { enemy }, unit { enemy } }"),
         "t.lua:1: a query stands twice in 'provided': take one out"},
        {HAS("might = 1, provided = { true, true }"),
         "t.lua:1: a condition is true: 'not', '==' and the like are Lua's own, and "
         "mean nothing of what is data; that nothing is found says count = 0 in a "
         "query, and that a number is 0 says 1 - NUMBER, as in 1 - in_phase(...)"},
        {HAS("has = { \"Swift\", \"Swift\" }"),
         "t.lua:1: \"Swift\" stands twice in 'has': take one out"},
    };

    (void)load_keyword(
        *state, "Swift", "keyword \"Swift\" { passive { me, might = 1 } }");
    expect_each(*state, rows, COUNT_OF(rows));
}

static void what_a_cost_asks_can_be_paid(void **state)
{
    static const Row rows[] = {
        {PAYS("{ exhaust = unit { friendly, exhausted } }"),
         "t.lua:1: what is 'exhausted' already never pays 'exhaust': take that word out"},
        {PAYS("{ kill = { me, me } }"),
         "t.lua:1: 'kill' and 'kill' of one thing are never paid both: take one out"},
        {PAYS("{ exhaust = { me, me } }"),
         "t.lua:1: 'exhaust' and 'exhaust' of one thing are never paid both: take one out"},
        {PAYS("{ banish = me, kill = me }"),
         "t.lua:1: 'banish' and 'kill' of one thing are never paid both: take one out"},
        {PAYS("{ kill = unit { friendly, count = 0 } }"),
         "t.lua:1: 'kill' of none: 'count' is 1 or more here, and without it the query "
         "means one"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(load_card(*state, PAYS("{ exhaust = me, kill = me }")), 0);
    assert_int_equal(
        load_card(*state, PAYS("{ kill = { unit { friendly }, unit { friendly } } }")),
        0);
}

static void what_is_chosen_is_something(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = unit { count = 0 }, run = function(u) kill(u) "
         "end } }",
         "t.lua:1: 'target' of none: 'count' is 1 or more here, and without it the query "
         "means one"},
        {"local none = unit { count = less_than(1) } card \"T-1\" { effect { run = "
         "function() kill(pick(none)) end } }",
         "t.lua:1: 'pick' of none: 'count' is 1 or more here, and without it the query "
         "means one"},
        {AFTER("dies = me, modes = { { \"a\", " RUN " } }"),
         "t.lua:1: one mode is no choice: write its 'target' and 'run' in the clause"},
        {AFTER("dies = me, modes = { { \"a\", " RUN " }, { \"a\", " RUN " } }"),
         "t.lua:1: modes 1 and 2 have one label: who chooses cannot tell them apart"},
        {HAS("might = 1, each = me"),
         "t.lua:1: 'each' counts what the query finds, and this is always one: take it "
         "out, or say what it is then, card { me, ... }"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(
        load_card(*state, HAS("might = 1, provided = unit { enemy, count = 0 }")), 0);
    assert_int_equal(load_card(*state, HAS("might = 1, each = unit { me, exhausted }")),
                     0);
}

static void a_limit_is_one_that_matters(void **state)
{
#define LEAST "t.lua:1: 'minimum' is how little a decrease leaves: "
    static const Row rows[] = {
        {AFTER("points = you, reaches = at_least(1000)"),
         "t.lua:1: 'reaches' of 1000 is beyond all that cards of this game speak of: "
         "write a number up to 99"},
        {AFTER("points = you, amount = 200"),
         "t.lua:1: 'amount' of 200 is beyond all that cards of this game speak of: write "
         "a number up to 99"},
        {AFTER("dies = unit, one_or_more, count = at_least(1)"),
         "t.lua:1: 'count' of a when is at least 1 in any case: take it out, or write 2 "
         "or more"},
        {HAS("cost = { energy = -1, minimum = 0 }"),
         LEAST "no cost falls below 0 in any case, take it out"},
        {HAS("cost = { energy = -1 }, minimum = 0"),
         LEAST "no cost falls below 0 in any case, take it out"},
        {HAS("cost = { energy = 1, minimum = 1 }"),
         LEAST "nothing is taken off here, take it out"},
        {HAS("might = count(unit { count = 0 })"),
         "t.lua:1: 'count' of none: 'count' is 1 or more here, and without it the query "
         "means one"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(load_card(*state, HAS("might = -1, minimum = 0")), 0);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        TEST(a_list_has_no_keys),
        TEST(nothing_stands_twice),
        TEST(what_a_cost_asks_can_be_paid),
        TEST(what_is_chosen_is_something),
        TEST(a_limit_is_one_that_matters),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
