// limit_test.c -- what goes beyond a limit of cards and scripts is refused by name, and
// leaves room for the others.

#include <stdio.h>

#include "scripting/lua/mark_words.h"
#include "tests/scripting/host_fixture.h"

// A card that makes [n] clauses, and prints one.
static const char *wide_script(const char *code, int n)
{
    static char source[400];

    (void)snprintf(source,
                   sizeof source,
                   "for i = 1, %d do local x = cannot { played = me } end\n"
                   "card \"%s\" { effect { run = function() end } }",
                   n,
                   code);
    return source;
}

// Loads cards of [n] clauses until one of them is refused. Returns how many were not.
static int load_until_refused(Fixture *f, const char *prefix, int n)
{
    char code[16];

    for (int card = 0;; card++) {
        (void)snprintf(code, sizeof code, "%s-%d", prefix, card);
        (void)add_card(f, code, NULL);
        if (load_as(f, "card", code, "w.lua", wide_script(code, n))) return card;
    }
}

static void what_one_script_makes_is_counted_where_it_is_made(void **state)
{
    static const char doubled[] = "local q = unit\n"
                                  "for i = 1, 16 do q = either(q, q) end\n"
                                  "card \"T-1\" { effect { run = function() end } }";
    Fixture *f = *state;

    // One clause of wide_script is the card's own.
    assert_int_equal(load_card(f, wide_script("T-1", SCRIPT_RECORDS_MAX - 1)), 0);
    expect_fault(f,
                 wide_script("T-1", SCRIPT_RECORDS_MAX),
                 "t.lua:2: makes more than 4096 clauses, queries and numbers of one "
                 "script");
    f->library->cards[1].unplayable = NULL;
    expect_fault(f,
                 doubled,
                 "t.lua:2: makes more than 4096 clauses, queries and numbers of one "
                 "script");
}

static void cards_that_make_much_leave_half_of_the_room_to_the_others(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f, wide_script("T-1", 1)), 0);
    assert_int_equal(load_until_refused(f, "W", 3000), 10);
    assert_non_null(strstr(without_column(f->err.text),
                           "w.lua:1: makes more than 128 clauses, queries and numbers "
                           "of one script, once all scripts have made half"));
    assert_in_range(f->library->clauses_n, RECORDS_MAX / 2 - 3000, RECORDS_MAX / 2);

    // Cards like those that there are find room for a long time yet.
    assert_int_equal(load_until_refused(f, "S", SCRIPT_SHARE_MAX - 1), 277);
    assert_non_null(strstr(without_column(f->err.text),
                           "w.lua:1: more than 65535 clauses, queries, numbers or "
                           "abilities of all cards together"));
    assert_in_range(f->library->clauses_n, RECORDS_MAX - SCRIPT_SHARE_MAX, RECORDS_MAX);

    // Refused cards leave nothing: a smaller card still finds room.
    (void)add_card(f, "L-1", NULL);
    assert_int_equal(load_as(f, "card", "L-1", "s.lua", wide_script("L-1", 1)), 0);
    library_link(f->library);
    assert_null(f->library->cards[1].unplayable);
    assert_int_equal(f->library->cards[1].abilities_n, 1);
}

// Records that are equal are one, before a script that is refused and after it.
static void a_refused_script_leaves_nothing_that_others_share(void **state)
{
    static const char sound[] =
        "card \"T-1\" { effect { target = unit { enemy, might = at_most(3), tag = "
        "\"Fox\" },\n run = function(u) deal(2, u) end } }";
    Fixture *f = *state;

    (void)mark_words_add(f->host); // from the first script on they are words
    const LibraryExtent before = library_extent(f->library);

    for (int i = 0; i < 2; i++) {
        f->library->cards[1].unplayable = NULL;
        expect_fault(f,
                     "local q = unit { enemy, might = at_most(3), tag = \"Fox\" }\n"
                     "card \"T-1\" { 3 }",
                     "t.lua:2: a card holds clauses, got the number 3");
        const LibraryExtent now = library_extent(f->library);
        assert_memory_equal(&now, &before, sizeof now);
    }
    f->library->cards[1].unplayable = NULL;
    assert_int_equal(load_card(f, sound), 0);
    const LibraryExtent after = library_extent(f->library);
    assert_int_equal(after.queries, before.queries + 1);
    assert_int_equal(after.tags, before.tags + 1);
    assert_int_equal(load_card(f, sound), 0);
    assert_int_equal(library_extent(f->library).queries, after.queries);
    assert_int_equal(library_extent(f->library).amounts, after.amounts);
    assert_int_equal(library_extent(f->library).tags, after.tags);
}

static void marks_of_cards_want_room_in_the_library_too(void **state)
{
    Fixture *f = *state;
    Query query;

    memset(&query, 0, sizeof query);
    while (library_has_room(f->library, 2)) {
        query.tag++;
        (void)library_add_query(f->library, &query);
    }

    assert_int_equal(load_as(f, "card", "T-1", "t.lua", wide_script("T-1", 1)), -1);
    assert_string_equal(f->err.text,
                        "t.lua: more than 65535 clauses, queries, numbers or abilities "
                        "of all cards together");
}

static void a_fifth_choice_of_targets_is_refused(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { effect {\n"
                 " target = { unit, unit, unit, unit, unit }, run = function() end } }",
                 "t.lua:2: 'target' wants 1 to 4 queries");
}

#define LONG_NAME "local s = \"a\" for i = 1, 8 do s = s .. s end "

static void a_name_that_the_library_keeps_is_short(void **state)
{
    Fixture *f = *state;

    expect_fault(f,
                 LONG_NAME "local x = unit { tag = s }",
                 "t.lua:1: 'tag' has more than 160 bytes");
    f->library->cards[1].unplayable = NULL;
    expect_fault(
        f, LONG_NAME "local x = tag(s)", "t.lua:1: 'tag' has more than 160 bytes");
    f->library->cards[1].unplayable = NULL;
    expect_fault(f,
                 LONG_NAME "local x = effect {\n"
                           "modes = { { s, run = function() end } } }",
                 "t.lua:2: 'modes' has more than 160 bytes");
}

static void a_ninth_mode_is_refused(void **state)
{
    expect_fault(
        *state,
        "local function m(s) return { s, run = function() end } end\n"
        "card \"T-1\" { effect { modes = { m \"a\", m \"b\", m \"c\", m \"d\", "
        "m \"e\", m \"f\", m \"g\", m \"h\", m \"i\" } } }",
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
                 "local function m(s) return { s, run = function() end } end\n"
                 "local e = effect { modes = { m \"a\", m \"b\" } }\n"
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
        TEST(what_one_script_makes_is_counted_where_it_is_made),
        TEST(cards_that_make_much_leave_half_of_the_room_to_the_others),
        TEST(a_refused_script_leaves_nothing_that_others_share),
        TEST(marks_of_cards_want_room_in_the_library_too),
        TEST(a_fifth_choice_of_targets_is_refused),
        TEST(a_name_that_the_library_keeps_is_short),
        TEST(a_ninth_mode_is_refused),
        TEST(a_ninth_additional_cost_is_refused),
        TEST(effects_that_want_more_than_one_item_holds_are_refused),
        TEST(additional_costs_of_keywords_count_too),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
