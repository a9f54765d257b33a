// limit_test.c -- what goes beyond a limit of cards and scripts is refused by name, and
// leaves room for the others.

#include <stdio.h>

#include "tests/scripting/host_fixture.h"

// A card that makes [n] clauses, and prints one.
static const char *wide_script(const char *code, int n)
{
    static char source[400];

    (void)snprintf(source,
                   sizeof source,
                   "for i = 1, %d do local x = effect { run = function() end } end\n"
                   "card \"%s\" { effect { run = function() end } }",
                   n,
                   code);
    return source;
}

static void
more_records_than_there_is_room_for_refuse_the_card_that_goes_beyond(void **state)
{
    Fixture *f = *state;
    const char *words = limit_row(LIMIT_RECORDS)->words;
    char code[16];
    int loaded = 0;

    assert_int_equal(load_card(f, wide_script("T-1", 1)), 0);
    for (int card = 0; card < 100; card++, loaded++) {
        (void)snprintf(code, sizeof code, "W-%d", card);
        (void)add_card(f, code, NULL);
        if (load_as(f, "card", code, "w.lua", wide_script(code, 3000))) break;
    }
    assert_true(loaded > 15 && loaded < 100);
    assert_non_null(strstr(f->err.text, words));
    assert_non_null(strstr(without_column(f->err.text), "w.lua:1: more than 65535 "));

    // What it had made is gone: a smaller card still finds room.
    (void)add_card(f, "S-1", NULL);
    assert_int_equal(load_as(f, "card", "S-1", "s.lua", wide_script("S-1", 1)), 0);
    library_link(f->library);
    assert_null(f->library->cards[1].unplayable);
    assert_int_equal(f->library->cards[1].abilities_n, 1);
}

static void a_fifth_choice_of_targets_is_refused(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { effect {\n"
                 " target = { unit, unit, unit, unit, unit }, run = function() end } }",
                 "t.lua:2: 'target' wants 1 to 4 queries");
}

static void a_ninth_mode_is_refused(void **state)
{
    expect_fault(*state,
                 "local m = { \"a\", run = function() end }\n"
                 "card \"T-1\" { effect { modes = { m, m, m, m, m, m, m, m, m } } }",
                 "t.lua:2: at most 8 modes");
}

static void a_ninth_additional_cost_is_refused(void **state)
{
    expect_fault(*state,
                 "local a = as { played = me, may, cost = { discard = 1 } }\n"
                 "card \"T-1\" { a, a, a, a, a, a, a, a, a }",
                 "t.lua:2: more than 8 additional costs of one card");
}

static void effects_that_want_more_than_one_item_holds_are_refused(void **state)
{
    Fixture *f = *state;

    expect_fault(f,
                 "local e = effect { target = { unit, unit, unit, unit },\n"
                 " run = function() end }\n"
                 "card \"T-1\" { e, e, e, e, e, e, e, e, e }",
                 "t.lua:3: more than 32 choices of targets for one item");
    f->library->cards[1].unplayable = NULL;
    expect_fault(f,
                 "local m = { \"a\", run = function() end }\n"
                 "local e = effect { modes = { m, m } }\n"
                 "card \"T-1\" { e, e, e, e, e, e, e, e, e, e, e, e, e, e, e, e }",
                 "t.lua:3: more than 15 modes chosen for one item");
    assert_int_equal(
        load_card(f,
                  "local e = effect { target = { unit, unit, unit, unit },\n"
                  " run = function() end }\n"
                  "card \"T-1\" { e, e, e, e, e, e, e, e }"),
        0);
}

static void additional_costs_of_keywords_count_too(void **state)
{
    Fixture *f = *state;
    const CardFacts facts = {
        .code = "T-1", .name = "T-1", .type = "unit", .keywords = {{.name = "Dear"}}};
    char why[200] = "";

    assert_int_equal(
        load_as(f,
                "keyword",
                "Dear",
                "k.lua",
                "keyword \"Dear\" { as { played = me, may, cost = { discard = 1 } } }"),
        0);
    assert_true(library_add_card(f->library, &facts, why, sizeof why) > 0);
    assert_int_equal(
        load_as(f,
                "card",
                "T-1",
                "t.lua",
                "local a = as { played = me, may, cost = { discard = 1 } }\n"
                "card \"T-1\" { a, a, a, a, a, a, a, a }"),
        0);
    library_link(f->library);
    assert_string_equal(f->library->cards[1].unplayable,
                        "more than 8 additional costs that one card has, "
                        "printed and granted");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(more_records_than_there_is_room_for_refuse_the_card_that_goes_beyond),
        TEST(a_fifth_choice_of_targets_is_refused),
        TEST(a_ninth_mode_is_refused),
        TEST(a_ninth_additional_cost_is_refused),
        TEST(effects_that_want_more_than_one_item_holds_are_refused),
        TEST(additional_costs_of_keywords_count_too),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
