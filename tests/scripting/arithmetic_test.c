// arithmetic_test.c -- sums and products of data, and what is no number there.

#include "tests/scripting/host_fixture.h"

static void what_is_worked_out_of_readings_is_a_number(void **state)
{
    static const char *const sources[] = {
        "card \"T-1\" { passive { me, might = -count(unit { enemy }) } }",
        "card \"T-1\" { passive { me, might = 2 * count(unit) - 1 } }",
        "card \"T-1\" { passive { me, might = 1 + count(unit) * count(card) // 2 } }",
        "card \"T-1\" { passive { me, might = -happened { dies = unit } } }",
        "card \"T-1\" { passive { unit { might = at_least(count(unit) + 1) }, might = 1 } }",
    };

    for (int i = 0; i < COUNT_OF(sources); i++)
        assert_int_equal(load_card(*state, sources[i]), 0);
}

static void what_is_no_number_is_named(void **state)
{
    static const struct {
        const char *source, *fault;
    } rows[] = {
        {"might = unit - 1",
         "t.lua:2: arithmetic with the word 'unit': a word alone is no number: a reading "
         "wants what it is about, word(thing)"},
        {"might = 1 + unit",
         "t.lua:2: arithmetic with the word 'unit': a word alone is no number: a reading "
         "wants what it is about, word(thing)"},
        {"might = -card",
         "t.lua:2: arithmetic with the word 'card': a word alone is no number: a reading "
         "wants what it is about, word(thing)"},
        {"might = count(unit) / 2",
         "t.lua:2: data has '+', '-', '*' and '//', which rounds down: half of it is "
         "reading // 2"},
        {"might = count(unit) // 0",
         "t.lua:2: '//' in data wants a number of parts above 0, got the number 0"},
        {"might = count(unit) > 2",
         "t.lua:2: what is read in data is known in play: it is compared in a query, with "
         "at_least(n), at_most(n) or less_than(n)"},
        {"has = \"Swift \" .. count(unit)",
         "t.lua:2: a reading is no part of a text: what is read in data is known in play, "
         "and a keyword's number is multiplied by 'each'"},
    };
    Fixture *f = *state;
    char source[200];

    for (int i = 0; i < COUNT_OF(rows); i++) {
        (void)snprintf( // NOLINT: it fits
            source,
            sizeof source,
            "card \"T-1\" { passive { me,\n%s } }",
            rows[i].source);
        (void)add_card(f, "T-1", NULL);
        assert_int_not_equal(load_as(f, "card", "T-1", "t.lua", source), 0);
        assert_string_equal(without_column(f->err.text), rows[i].fault);
    }
}

static void a_cost_is_not_below_zero(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" {\n as { played = me, cost = { body = -count(unit) } } }",
        "t.lua:2: a cost below zero: 'body'");
}

static void in_run_nothing_is_made_of_data(void **state)
{
    expect_fault(*state,
                 "local n = count(unit)\ncard \"T-1\" { effect { run = function()\n"
                 "draw(n + 1) end } }",
                 "t.lua:3: arithmetic with what is read in data is data: name it in a "
                 "local above the card, outside 'run'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            what_is_worked_out_of_readings_is_a_number, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_is_no_number_is_named, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_cost_is_not_below_zero, set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            in_run_nothing_is_made_of_data, set_up, tear_down),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
