// silent_data_test.c -- queries, conditions and patterns that nothing meets, or everything,
// are refused when the script is loaded.

#include "tests/scripting/silent_fixture.h"

#define ABOUT(query) "card \"T-1\" { effect { run = function() kill(" query ") end } }"
#define WHILE(condition)                                                               \
    "card \"T-1\" { passive { me, might = 1, provided = " condition " } }"
#define AFTER(pattern)                                                                 \
    "card \"T-1\" { when { " pattern ", run = function() draw(1) end } }"

static void an_adjective_is_said_of_things_that_may_be_so(void **state)
{
    static const Row rows[] = {
        {"local q = spell { attacking }",
         "t.lua:1: no spell is ever 'attacking': that is said of Unit, Gear"},
        {"local q = unit { open }",
         "t.lua:1: no unit is ever 'open': that is said of Battlefield"},
        {"local q = battlefield { stunned }",
         "t.lua:1: no battlefield is ever 'stunned': that is said of Unit, Gear"},
        {"local q = ability { exhausted }",
         "t.lua:1: no ability is ever 'exhausted': that is said of Unit, Gear, Rune, "
         "Legend"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(load_card(*state, ABOUT("permanent { stunned }")), 0);
}

static void one_thing_is_not_several_nor_another(void **state)
{
    static const Row rows[] = {
        {"local q = unit { me, another }",
         "t.lua:1: 'another' is whatever is not 'me': take one of them out"},
        {"local q = unit { me, count = 2 }",
         "t.lua:1: 'me' is one, and never so many: leave 'count' out"},
        {"local q = player { you, enemy }",
         "t.lua:1: 'you' are never an 'enemy' of your own"},
        {"local q = unit { might = 5, exhausted, except { might = at_least(3) } }",
         "t.lua:1: 'except' leaves out all that the query means: nothing is left"},
        {"local q = unit { fury, calm, except { calm } }",
         "t.lua:1: 'except' leaves out all that the query means: nothing is left"},
        {"local q = unit { friendly, except { friendly } }",
         "t.lua:1: 'except' leaves out all that the query means: nothing is left"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(
        load_card(*state, ABOUT("unit { might = at_most(5), except { might = 5 } }")),
        0);
}

#define WHOLE(word)                                                                    \
    "t.lua:1: '" word "' stands for all that 'either' finds together: write the same " \
    "in each query, or a clause for each"
#define OR_COUNT                                                                       \
    "; for a number of each that is enough write count(...) // 7 + count(...) // 2"
#define BOTH                                                                           \
    "t.lua:1: 'either' joins things or players, not both: a clause or a mode for "     \
    "each, and as a condition count(...) + count(...)"

static void either_says_one_thing_of_all(void **state)
{
    static const Row rows[] = {
        {WHILE("either(gear { yours }, unit { enemy, count = 0 })"),
         WHOLE("count") OR_COUNT},
        {WHILE("either(rune { yours, count = 7 }, gear { yours, count = 2 })"),
         WHOLE("count") OR_COUNT},
        {"local q = either(gear, either(gear, unit { count = at_most(2) }))",
         WHOLE("count") OR_COUNT},
        {"local q = either(unit { any_number }, gear)", WHOLE("any_number")},
        {"local q = either(unit { any_number }, gear { count = 2 })",
         WHOLE("any_number")},
        {"local q = either(unit { count = 2, apart }, gear { count = 2 })",
         WHOLE("apart")},
        {"local q = either(unit { count = 2 }, gear { count = 2, together })",
         WHOLE("together")},
        {"local q = either(unit { count = 2, same_controller }, gear { count = 2 })",
         WHOLE("same_controller")},
        {"local q = either(unit { split = 3 }, gear)", WHOLE("split")},
        {"local q = either(unit { total_might = at_most(4) }, gear)",
         WHOLE("total_...")},
        {"local q = either(opponent { points = 5 }, unit { enemy, stunned })", BOTH},
        {"local q = either(unit, player)", BOTH},
        {"local q = either(you, me)", BOTH},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(
        load_card(*state, WHILE("either(unit { count = 2 }, gear { count = 2 })")), 0);
    assert_int_equal(
        load_card(*state, ABOUT("either(me, unit { tag = { \"Cat\", \"Dog\" } })")), 0);
    assert_int_equal(
        load_card(*state, ABOUT("unit { controller = either(you, opponent) }")), 0);
}

#define PLACELESS(word, zone)                                                          \
    "t.lua:1: '" word "' is about places on the board, and '" zone                     \
    "' is none: take it "                                                              \
    "out"

static void only_what_is_on_the_board_is_apart(void **state)
{
    static const Row rows[] = {
        {"local q = unit { at = trash, count = at_most(2), apart }",
         PLACELESS("apart", "trash")},
        {"local q = card { at = hand, count = 2, together }",
         PLACELESS("together", "hand")},
        {"local q = unit { at = { base, trash }, count = 2, apart }",
         PLACELESS("apart", "trash")},
        {"local q = spell { count = 2, apart }", PLACELESS("apart", "chain")},
        {"local q = ability { count = 2, apart }", PLACELESS("apart", "ability")},
        {"local q = opponent { count = 2, apart }",
         "t.lua:1: 'apart' is said of things, and of no player"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(
        load_card(*state,
                  "card \"T-1\" { effect { target = unit { at = { base, battlefield }, "
                  "count = 2, apart }, run = function(u) kill(u) end } }"),
        0);
}

static void a_condition_may_hold_and_may_not(void **state)
{
    static const Row rows[] = {
        {WHILE("you"),
         "t.lua:1: this condition always holds, because there is always such a player: "
         "say which, player { you, ... }"},
        {WHILE("{ opponent, unit { enemy } }"),
         "t.lua:1: this condition always holds, because there is always such a player: "
         "say which, player { you, ... }"},
        {WHILE("me"),
         "t.lua:1: this condition always holds: say what 'me' is then, card { me, ... }"},
        {WHILE("{ player { you, points = at_least(5) }, player { you, points = 3 } }"),
         "t.lua:1: these conditions never hold together: no number meets both"},
        {WHILE("{ unit { enemy, count = at_least(3) }, unit { enemy, count = 0 } }"),
         "t.lua:1: these conditions never hold together: no 'count' meets both"},
    };
    static const char *const sound[] = {
        WHILE("{ player { you, points = at_least(3) }, player { you, points = "
              "at_most(5) } }"),
        WHILE("{ unit { friendly, might = 3 }, unit { friendly, might = 5 } }"),
        WHILE("unit"),
    };

    expect_each(*state, rows, COUNT_OF(rows));
    for (int i = 0; i < COUNT_OF(sound); i++)
        if (load_card(*state, sound[i])) fail_msg("%s", ((Fixture *)*state)->err.text);
}

static void a_pattern_asks_for_what_the_event_has(void **state)
{
    static const Row rows[] = {
        {AFTER("stunned = me, from = hand"),
         "t.lua:1: 'stunned' never has 'from': it has 'at', 'by', 'with'"},
        {AFTER("end_of_turn = you, with = unit"),
         "t.lua:1: 'end_of_turn' never has 'with': it has 'by'"},
        {AFTER("end_of_turn = you, here"),
         "t.lua:1: 'end_of_turn' never has 'at': it has 'by'"},
        {AFTER("drawn = card { yours }, at = hand"),
         "t.lua:1: 'drawn' never has 'at': it has 'from', 'to', 'by', 'with'"},
        {WHILE("happened { combat_ends = gear }"),
         "t.lua:1: 'combat_ends' never happens to what it names: it happens to Unit, Battlefield"},
        {WHILE("happened { combat_ends = battlefield, by = you }"),
         "t.lua:1: 'combat_ends' never has 'by': it has 'at'"},
        {AFTER("moves = me, from = { base, battlefield, to = base }"),
         "t.lua:1: 'from' is a list here, which has no key 'to': write its value among the "
         "others, or in braces of its own"},
        {AFTER("moves = me, to = { battlefield, nil, base }"),
         "t.lua:1: entry 2 of to is nil: a local there has no value yet, or a word is misspelled; write a word, or take it out"},
        {AFTER("dies = unit, at = trash"),
         "t.lua:1: 'dies' happens on the board, and 'trash' is no part of it"},
        {AFTER("dies = me, nth = 2"),
         "t.lua:1: 'me' is another thing afterwards, so this happens once to it: take 'nth' out"},
        {"card \"T-1\" { effect { target = either(unit, gear), count = at_most(4), run = "
         "function(u) kill(u) end } }",
         "t.lua:1: unknown key 'count' in effect: how many are chosen stands in the braces "
         "of the query, of 'either' in those of each; it is a key of when, instead, "
         "happened"},
        {ABOUT("table"),
         "t.lua:1: unknown word 'table': a list grows by list[#list + 1] = x, and has #list "
         "entries"},
        {"card \"T-1\" { effect { run = function() local l = pick(unit { count = 2 }) "
         "kill(unit { except { l } }) end } }",
         "t.lua:1: entry 1 of a query wants a thing or a player, got the list 'l': go through "
         "the list, for u in each(list), or say 'another' for what is not picked"},
        {AFTER("dies = me, once"),
         "t.lua:1: 'me' is another thing afterwards, so this happens once to it: take 'once' out"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(load_card(*state, AFTER("dies = unit { friendly }, once")), 0);
}

static void and_and_or_join_no_words(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { when { dies = unit { friendly and exhausted }, run = function() "
         "draw(1) end } }",
         "t.lua:1: of 'friendly' and what stands beside it 'and' and 'or' keep only one: "
         "write both, with a comma between them, or either(one, other)"},
        {"card \"T-1\" { when { dies = unit { friendly } or gear, run = function() "
         "draw(1) end } }",
         "t.lua:1: of 'unit' and what stands beside it 'and' and 'or' keep only one: "
         "write both, with a comma between them, or either(one, other)"},
        {"card \"T-1\" { passive { me, might = 1 } and passive { me, damage_times = 2 } }",
         "t.lua:1: of 'passive' and what stands beside it 'and' and 'or' keep only one: "
         "write both, with a comma between them, or either(one, other)"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void what_is_said_goes_somewhere(void **state)
{
    static const Row rows[] = {
        {WHILE("unit") " passive { me, might = 2 }",
         "t.lua:1: 'passive { ... }' stands alone, and nothing comes of it: write it in "
         "the braces of a card, or name it, local one = passive { ... }"},
        {"card \"T-1\" { effect { run = function() unit { friendly } end } }",
         "t.lua:1: 'unit { ... }' stands alone, and nothing comes of it: write it in "
         "the braces of a card, or name it, local one = unit { ... }"},
        {"card \"T-1\" { attached {}, passive { me, might = 1 } }",
         "t.lua:1: attached does nothing: it holds no clause"},
        {"card \"T-1\" { passive { me, cost = {} } }",
         "t.lua:1: a cost of nothing: leave it out"},
        {"card \"T-1\" { passive { me, might = 0 } }",
         "t.lua:1: 'might = 0' changes nothing"},
        {"card \"T-1\" { passive { me, damage_times = 1 } }",
         "t.lua:1: 'damage_times = 1' changes nothing"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_adjective_is_said_of_things_that_may_be_so),
        TEST(one_thing_is_not_several_nor_another),
        TEST(either_says_one_thing_of_all),
        TEST(only_what_is_on_the_board_is_apart),
        TEST(a_condition_may_hold_and_may_not),
        TEST(a_pattern_asks_for_what_the_event_has),
        TEST(and_and_or_join_no_words),
        TEST(what_is_said_goes_somewhere),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
