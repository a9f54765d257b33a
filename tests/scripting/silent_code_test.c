// silent_code_test.c -- conditions that always come out the same, lines to which nothing
// comes, and names that hide a word: each is refused or told when the script is loaded.

#include "tests/scripting/silent_fixture.h"

#define RUN(text)                                                                      \
    "card \"T-1\" { effect { target = unit, run = function(u)\n" text " end } }"
#define OWN(text)                                                                      \
    "local mine = unit { friendly }\nlocal once_more = effect { run = function()\n"    \
    "draw(1) end }\nlocal function twice(u) deal(2, u) end\n" RUN(text)

static void a_word_is_no_condition(void **state)
{
    static const Row rows[] = {
        {RUN("if you then kill(u) end"),
         "t.lua:2: 'you' is a word, and as a condition always true: ask is(..., you)"},
        {RUN("if not you then kill(u) end"),
         "t.lua:2: 'you' is a word, and as a condition always true: ask is(..., you)"},
        {RUN("if is(u, unit) and opponent then kill(u) end"),
         "t.lua:2: 'opponent' is a query, and as a condition always true: ask is(..., "
         "opponent) or count(opponent) > 0"},
        {RUN("if unit { exhausted } then kill(u) end"),
         "t.lua:2: 'unit' is a query, and as a condition always true: ask is(..., unit) "
         "or count(unit) > 0"},
        {RUN("if this_turn then kill(u) end"),
         "t.lua:2: 'this_turn' is a word, and as a condition always true"},
        {RUN("if paid then kill(u) end"),
         "t.lua:2: 'paid' is a verb that nobody calls, and so always true: write "
         "paid(...)"},
        {RUN("local no = not paid if no then kill(u) end"),
         "t.lua:2: 'paid' is a verb that nobody calls, and so always true: write "
         "paid(...)"},
        {OWN("if mine then kill(u) twice(u) do_this(once_more) end"),
         "t.lua:6: 'mine' is a query, and as a condition always true: ask is(..., mine) "
         "or count(mine) > 0"},
        {OWN("if twice then kill(mine) do_this(once_more) end"),
         "t.lua:6: 'twice' is a function that nobody calls, and so always true: write "
         "twice(...)"},
        {OWN("while once_more do kill(mine) twice(u) end"),
         "t.lua:6: 'once_more' is a word, and as a condition always true"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

// Each kind of value that never changes its mind, in each place where Lua asks yes or no.
static void no_kind_of_value_is_a_condition(void **state)
{
    static const char *const values[] = {
        "local v = unit { friendly }",
        "local v = unit",
        "local v = hand",
        "local v = draw",
        "local v = cost { energy = 2 }",
        "local v = discount { energy = 2 }",
        "local v = passive { me, might = 1 }",
        "local v = either(unit, gear)",
        "local v = happened { dies = unit }",
        "local v = at_least(3)",
        "local v = might(me)",
        "local v = 3",
        "local v = \"Tank\"",
    };
    static const char *const places[] = {
        "if v then stun(u) end",
        "while v do kill(u) end",
        "repeat kill(u) until v",
        "if not v then stun(u) end",
        "stun(v and u or me)",
        "kill(v or u)",
        "if is(u, gear) and v then stun(u) end",
        "if is(u, gear) or v then stun(u) end",
        "local h = v if h then stun(u) end",
    };

    for (int i = 0; i < COUNT_OF(values); i++)
        for (int k = 0; k < COUNT_OF(places); k++) {
            Fixture *f = *state;
            char text[512];

            (void)snprintf(text,
                           sizeof text,
                           "%s card \"T-1\" { effect { target = unit, run = function(u)"
                           "\n%s end } }",
                           values[i],
                           places[k]);
            (void)add_card(f, "T-1", NULL);
            if (!load_as(f, "card", "T-1", "t.lua", text))
                fail_msg("%s: %s loads", values[i], places[k]);
            if (!strstr(f->err.text, "always true"))
                fail_msg("%s: %s: %s", values[i], places[k], f->err.text);
        }
}

static void a_number_is_no_condition(void **state)
{
    static const Row rows[] = {
        {RUN("if count(gear) then kill(u) end"),
         "t.lua:2: 'count' gives a number, and as a condition a number is always true, 0 "
         "too: compare it, count(...) > 0"},
        {RUN("local n = amount() if not n then kill(u) end"),
         "t.lua:2: 'amount' gives a number, and as a condition a number is always true, "
         "0 too: compare it, amount(...) > 0"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void data_is_equal_to_nothing(void **state)
{
    static const Row rows[] = {
        {"local two = cost { energy = 2 }\n" RUN("if two == 2 then kill(u) end"),
         "t.lua:3: 'two' is data, and nothing is '==' to it: it is given to a verb, or "
         "stands in braces"},
        {"local gift = passive { me, might = 1 }\n" RUN(
             "if u ~= gift then kill(u) end"),
         "t.lua:3: 'gift' is data, and nothing is '==' to it: it is given to a verb, or "
         "stands in braces"},
        {RUN("if u == unit { friendly } then kill(u) end"),
         "t.lua:2: 'unit' is a query, and nothing is '==' to it: ask is(..., unit)"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void what_may_be_no_is_a_condition(void **state)
{
    static const char *const sound[] = {
        RUN("if is(u, gear) then kill(u) end"),
        RUN("local who = nil\nif is(u, gear) then who = you end\nif who then draw(1, who) "
            "end"),
        RUN("draw(1, is(u, gear) and you or opponent)"),
        RUN("local q = is(u, gear) and unit or gear kill(q)"),
        RUN("for n = 1, 3 do if count(gear) > n then kill(u) end end"),
        RUN("if u then kill(u) else draw(1) end"),
        RUN("repeat kill(u) if is(u, unit) or not u then break end break until false"),
        RUN("for v in each(unit) do if v then return end end kill(u)"),
        "local function with(extra) return effect { target = unit,\n"
        "run = function(u) if extra then kill(extra) end kill(u) end } end\n"
        "card \"T-1\" { with(gear), with(nil) }",
    };

    for (int i = 0; i < COUNT_OF(sound); i++)
        if (load_card(*state, sound[i]))
            fail_msg("%s: %s", sound[i], ((Fixture *)*state)->err.text);
}

static void nothing_compares_with_a_verb_or_a_query(void **state)
{
    static const Row rows[] = {
        {RUN("if might == 5 then kill(u) end"),
         "t.lua:2: 'might' is a verb that nobody calls, and nothing compares with it: "
         "write might(...)"},
        {RUN("if might >= 5 then kill(u) end"),
         "t.lua:2: 'might' is a verb that nobody calls, and nothing compares with it: "
         "write might(...)"},
        {RUN("if paid == nil then kill(u) end"),
         "t.lua:2: 'paid' is a verb that nobody calls, and nothing compares with it: "
         "write paid(...)"},
        {OWN("if u == mine then kill(u) twice(u) do_this(once_more) end"),
         "t.lua:6: 'mine' is a query, and nothing is '==' to it: ask is(..., mine)"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void no_count_is_below_nothing(void **state)
{
    static const Row rows[] = {
        {RUN("if count(gear) >= 0 then kill(u) end"),
         "t.lua:2: 'count' is never below 0, so this always comes out the same: compare "
         "it with more"},
        {RUN("if count(gear) < 0 then kill(u) end"),
         "t.lua:2: 'count' is never below 0, so this always comes out the same: compare "
         "it with more"},
        {RUN("if might(u) > -1 then kill(u) end"),
         "t.lua:2: 'might' is never below 0, so this always comes out the same: compare "
         "it with more"},
        {RUN("if points(you) == -1 then kill(u) end"),
         "t.lua:2: 'points' is never below 0, so this always comes out the same: "
         "compare it with more"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(load_card(*state,
                               "card \"T-1\" { when { damaged = me, run = function()\n"
                               "if amount() < 0 then draw(1) end end } }"),
                     0);
}

static void each_line_is_reached(void **state)
{
    static const Row rows[] = {
        {RUN("do return end\nkill(u)"),
         "t.lua:3: nothing ever comes to this line: what stands before it returns"},
        {RUN("if true then return end\nkill(u)"),
         "t.lua:3: nothing ever comes to this line: what stands before it returns"},
        {RUN("for _ = 1, 0 do kill(u) end"),
         "t.lua:2: this loop never runs: it ends before it begins"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void beside_modes_nothing_is_chosen(void **state)
{
#define MODES                                                                          \
    "modes = { { \"a\", run = function() draw(1) end }, "                              \
    "{ \"b\", run = function() draw(2) end } }"
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = unit, " MODES " } }",
         "t.lua:1: 'target' beside 'modes' is never read: write it in each mode that "
         "needs it, { \"label\", target = ..., run = ... }"},
        {"card \"T-1\" { when { played = me, destination = base, " MODES " } }",
         "t.lua:1: 'destination' beside 'modes' is never read: write it in each mode that "
         "needs it, { \"label\", target = ..., run = ... }"},
        {"card \"T-1\" { activated { run = function() draw(2) end, " MODES " } }",
         "t.lua:1: 'run' beside 'modes' is never read: write it in each mode that "
         "needs it, { \"label\", target = ..., run = ... }"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_name_that_hides_a_word_is_remarked(void **state)
{
#define HIDES(name)                                                                    \
    "'" name                                                                           \
    "' is a word of the language, and means something else from here on: give "        \
    "it another name"
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = unit, run = function(me) kill(me) end } }",
         "t.lua:1:53: " HIDES("me")},
        {"local draw = unit { friendly }\n" RUN("kill(draw) kill(u)"),
         "t.lua:1:7: " HIDES("draw")},
        {RUN("for gear in each(unit) do kill(gear) end kill(u)"),
         "t.lua:2:5: " HIDES("gear")},
        {RUN("local function opponent(v) kill(v) end opponent(u)"),
         "t.lua:2:16: " HIDES("opponent")},
        {RUN("local mine, all = u, 1 kill(mine) draw(all)"),
         "t.lua:2:13: " HIDES("all")},
        {RUN("local unit_there = u kill(unit_there)"), NULL},
    };

    for (int i = 0; i < COUNT_OF(rows); i++)
        expect_remark(*state, rows[i].source, rows[i].fault);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_word_is_no_condition),
        TEST(no_kind_of_value_is_a_condition),
        TEST(a_number_is_no_condition),
        TEST(data_is_equal_to_nothing),
        TEST(what_may_be_no_is_a_condition),
        TEST(nothing_compares_with_a_verb_or_a_query),
        TEST(no_count_is_below_nothing),
        TEST(each_line_is_reached),
        TEST(beside_modes_nothing_is_chosen),
        TEST(a_name_that_hides_a_word_is_remarked),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
