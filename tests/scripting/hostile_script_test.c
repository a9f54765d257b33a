// hostile_script_test.c -- every script ends, and a fault of one is a fault of it alone.
//
// Each row is a script, or the body of one, that would run for ever, eat all memory or
// break the host.

#include "tests/scripting/hostile_fixture.h"

// Bodies that need no words: they stand outside of functions, in a `run`, and in play.
static const Row bodies[] = {
    {"while true do end", TOO_LONG},
    {"repeat until false", TOO_LONG},
    {"::again:: goto again", TOO_LONG},
    {"for i = 1, 1 << 62 do end", TOO_LONG},
    {"for i = 1.0, 1e300 do end", TOO_LONG},
    {"for i = 1, 2, 1e-300 do end", TOO_LONG},
    {"local n = 1 while n ~= 0 do n = n * 3 end", TOO_LONG},
    {"local function f() return f() end f()", TOO_LONG},
    {"local function f() f() end f()", LARGE_LIST},
    {"local f f = function(n) return 1 + f(n + 1) end f(1)", LARGE_LIST},
    {"local a, b a = function() return b() end b = function() return a() end a()",
     TOO_LONG},
    {"local function f(n) return function() return f(n)() end end f(1)()", TOO_LONG},
    {"local t = {} t.f = function() return t.f() end t.f()", TOO_LONG},
    {"local t = {} function t:f() return self:f() end t:f()", TOO_LONG},
    {"local t = { { function() while true do end end } } t[1][1]()", TOO_LONG},
    {"local f f = function() local g = each return f() end f()", TOO_LONG},
    {"local function f(_ENV) while x do end end f({ x = 1 })", TOO_LONG},
    {"for x in function() return 1 end do end", TOO_LONG},
    {"for x in function() for y in function() return 1 end do end end do end",
     TOO_LONG},
    {"local l = {} l[1] = l for i = 1, 1 << 40 do l = l[1] end", TOO_LONG},
    {"for i = 1, 1 << 40 do for _, x in ipairs({ 1, 2 }) do end end", TOO_LONG},
    {"local a, b = \"a\" , \"a\" while a == b do a = \"a\" end", TOO_LONG},
    {"while true do local f f = function() return f end end", TOO_LONG},
    {"local n = 0 while not n.x do n = {} end", "a number is no list and has no part"},
    {"while true do while true do while true do end end end", TOO_LONG},
    {"local s = \"ab\" while true do s = s .. s end", LARGE_TEXT},
    {"local n = 1 while true do n = n .. 1 end", NO_MEMORY},
    {"local s = \"x\" while true do s = s .. 1e300 .. s end", LARGE_TEXT},
    {"local s = \"ab\" for i = 1, 11 do s = s .. s end while true do local l = s .. 123456789012 .. 123456789012 .. 123456789012 end",
     LARGE_TEXT},
    {"local s = \"ab\" for i = 1, 10 do s = s .. s end while true do local l = s .. "
     "\"x\" end",
     NO_MEMORY},
    {"while true do local t = { { {}, {} }, { {}, {} } } end", NO_MEMORY},
    {"local t = {} while true do t = { t, t, t, t } end", TOO_LONG},
    {"while true do local t = { a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, "
     "i = 9 } end",
     NO_MEMORY},
    {"local t = {} for i = 1, 20000000 do t[i] = i end", LARGE_LIST},
    {"local t = {} for i = 1, 20000000 do t[-i] = i end", LARGE_LIST},
    {"local t = {} for i = 1, 20000000 do t[i + 0.5] = i end", LARGE_LIST},
    {"local function f(a, b, c, d, e, g, h, i, j, k, l, m) local x1, x2, x3, x4, x5, "
     "x6, x7, x8, x9 return 1 + f() end f()",
     LARGE_LIST},
    {"local x = 1 // 0", "attempt to "},
    {"for i = 1, 10, 0 do end", "'for' step is zero"},
    {"local x <close> = {}", "variable 'x' got a non-closable value"},
    {"local x = {} .. {}", "attempt to concatenate a table value"},
    {"local x = {} < {}", "attempt to compare two table values"},
    {"local t = {} t[0/0] = 1", "table index is NaN"},
    {"local t = {} t[nil] = 1", "table index is nil"},
    {"local x = me.x", "the word 'me' has no parts"},
    {"local x = #me", "the word 'me' has no length"},
    {"me.x = 1", "a script cannot keep state: the word 'me' cannot be changed"},
    {"local x = me()", "the word 'me' takes no braces"},
    {"local e = _ENV e.x = 1", NULL},
    {"local f, l = ipairs({ 1 }) while not f(l, 9223372036854775807) do end", TOO_LONG},
    {"local e = _ENV local x = e[{}]", NULL},
    {"local e = _ENV local x = e.pcall", NULL},
};

// Scripts of a card that fail while they load or are rehearsed.
static const Row scripts[] = {
    {"local t = {} for i = 1, 9 do t = { t, t, t, t, t, t, t, t } end\n"
     "card \"T-1\" { t }",
     "lists are nested too deep"},
    {"local t = {} for i = 1, 5 do t = { t, t, t, t, t, t, t, t, t, t, t, t } end\n"
     "card \"T-1\" { t }",
     TOO_LONG},
    {"local t = {} for i = 1, 6 do t = { t, t, t, t, t, t, t, t, t, t } end\n"
     "card \"T-1\" { effect { run = function() local n = t[1] end } }",
     TOO_LONG},
    {"local l = {} for i = 1, 5000 do l[i] = unit end\n"
     "while true do local x = unit(l) end",
     "a query has one kind, and"},
    {"local l = {} for i = 1, 5000 do l[i] = exhausted end\n"
     "while true do local x = unit(l) end",
     "'exhausted' stands twice in unit: take one out"},
    {"local l = {} for i = 1, 5000 do l[i] = \"Fox \" .. i end\n"
     "local x = passive { unit, loses = l }",
     TOO_LONG},
    {"while true do local x = unit { friendly } end",
     "makes more than 4096 clauses, queries and numbers"},
    {"for i = 1, 1100 do local x = unit { might = at_least(i) } local y = unit { might "
     "= at_least(i), exhausted } end",
     "makes more than 4096 clauses, queries and numbers"},
    {"local q = unit for i = 1, 30 do q = unit { has = q } end",
     "more than 24 queries within each other"},
    {"local n = 0 for i = 1, 30 do n = count(unit { might = at_least(n) }) end",
     "more than 24 queries within each other"},
    {"local q = unit for i = 1, 30 do q = unit { except { host = q } } end",
     "more than 24 queries within each other"},
    {"local q = unit for i = 1, 30 do q = either(unit { equipped = q }) end",
     "more than 24 queries within each other"},
    {"local c = passive { me, has = \"Tank\" } for i = 1, 30 do\n"
     " c = passive { me, has = c } end",
     NULL},
    {"local c = effect { run = function() end } for i = 1, 30 do\n"
     " c = passive { me, has = c } end",
     "more than 24 queries within each other"},
    {"local f for i = 1, 500 do local g = f f = function() return g end end\n"
     "card \"T-1\" { effect { run = function() f() end } }",
     "functions that use functions are nested too deep"},
    {"card \"T-1\" { effect { run = function(...) draw(...) end } }",
     "a function names what it is given: no '...'"},
    {"local function grow(...) return grow(1, ...) end grow()",
     "a function names what it is given: no '...'"},
    {"local t = { ... }", "a function names what it is given: no '...'"},
    {"card \"T-1\" { effect { run = function()\n"
     " for x in each(unit) do while true do end end end } }",
     TOO_LONG},
    {"card \"T-1\" { effect { run = function()\n"
     " while true do for x in each(unit) do end end end } }",
     TOO_LONG},
    {"card \"T-1\" { effect { run = function()\n"
     " while true do draw(1) end end } }",
     TOO_LONG},
    {"card \"T-1\" { effect { run = function()\n"
     " while true do local n = count(unit) end end } }",
     "runs too long: what 'count' gives never ends this loop"},
    {"card \"T-1\" { effect { run = function() local l = {}\n"
     " for i = 1, 3000 do l[i] = 1 << 50 end while true do recall(l) end end } }",
     TOO_LONG},
    {"local list = { function() while true do end end }\n"
     "card \"T-1\" { effect { run = function() list[1]() end } }",
     TOO_LONG},
    {"local list = { { deep = { function() while true do end end } } }\n"
     "card \"T-1\" { effect { run = function() list[1].deep[1]() end } }",
     TOO_LONG},
    {"local list = { function() while true do end end }\n"
     "card \"T-1\" { effect { run = function()\n"
     " for _, f in ipairs(list) do f() end end } }",
     TOO_LONG},
    {"local function loop() while true do end end\n"
     "local list = { loop }\nlocal function call() list[1]() end\n"
     "card \"T-1\" { effect { run = call } }",
     TOO_LONG},
    {"local function loop() while true do end end\n"
     "card \"T-1\" { effect { run = loop } }",
     TOO_LONG},
    {"local e = _ENV\n"
     "card \"T-1\" { effect { run = function() e.endless() end } }",
     TOO_LONG},
    {"card \"T-1\" { effect { run = function() endless() end } }", TOO_LONG},
    {"card \"T-1\" { effect { run = function() listed[1]() end } }", TOO_LONG},
    {"card \"T-1\" { effect { run = function() listed.more[1]() end } }", TOO_LONG},
    {"card \"T-1\" { effect { run = function() local f = endless f() end } }",
     TOO_LONG},
    {"card \"T-1\" { effect { run = endless } }", TOO_LONG},
    {"card \"T-1\" { when { dies = me, run = function() endless() end } }", TOO_LONG},
    {"card \"T-1\" { instead { dies = me, run = function() endless() end } }",
     TOO_LONG},
    {"card \"T-1\" { as { played = me, run = function() endless() end } }", TOO_LONG},
    {"card \"T-1\" { activated { cost = { exhaust = me }, run = endless } }", TOO_LONG},
    {"card \"T-1\" { effect { modes = { { \"a\", run = endless }, { \"b\", run = endless } } } }",
     TOO_LONG},
    {"local all = { draw }\n"
     "card \"T-1\" { effect { run = function() all[1](1) end } }",
     "a list keeps no verbs: write a function that calls it"},
    {"local all = { { deep = draw } }\n"
     "card \"T-1\" { effect { run = function() all[1].deep(1) end } }",
     "a list keeps no verbs: write a function that calls it"},
    {"local all = { [{}] = 1 }\n"
     "card \"T-1\" { effect { run = function() local n = all[1] end } }",
     "a key of a list is a name or a number, not a table"},
    {"card \"T-1\" { effect { run = function() draw(2147483647) end } }",
     "'draw' takes numbers up to 9999, got the number 2147483647"},
    {"card \"T-1\" { effect { run = function() kill((1 << 32) + 65535) end } }",
     "'kill' got a number out of range"},
    {"card \"T-1\" { effect { run = function() draw(1, (31 << 44) + (65535 << 26)) end } }",
     "'draw' got a number out of range"},
    {"card \"T-1\" { effect { run = function() draw(1, (31 << 44) + (255 << 16)) end } }",
     "'draw' got a number out of range"},
    {"local x = passive { me, cost = { energy = 100 } }",
     "'energy' of a cost wants a whole number up to 99, got the number 100"},
    {"local x = 1 + nil", "attempt to perform arithmetic on a nil value"},
    {"local x = draw(1)", "'draw' acts: it belongs inside 'run'"},
    {"card(card)", NULL},
    {"unit(1)", NULL},
    {"effect(effect)", NULL},
    {"either()", "either(...) wants queries"},
    {"either(0/0)", "'either' wants a query, got the number -nan"},
    {"at_least(1e300)", NULL},
    {"at_least(-1e300)", NULL},
    {"at_least(\"\xff\xfe\")", NULL},
    {"ipairs()", "ipairs wants a list, got nothing"},
    {"local x = \"\xff\xfe\".y", NULL},
    {"local x = _ENV[\"\xff\xfe\\n\\27[31m\"]", NULL},
    {"keyword \"X\" { }", NULL},
    {"player_counter \"x\"", "a player counter belongs in the words of a set"},
    {"words { x = 1 }", "words { ... } belongs in the words of a set"},
    {"card \"T-1\" { effect { target = unit, run = 5 } }",
     "'run' is a function, got the number 5"},
    {"return card", "it declares no card \"T-1\""},
    {"", "it declares no card \"T-1\""},
    {"goto nowhere", "no visible label 'nowhere' for <goto> at line 1"},
    {"local x = 'open", "unfinished string near <eof>"},
    {"local x = [==[", NULL},
    {"local x = \"\\u{7FFFFFFF}\" + 1", NULL},
};

static void a_body_that_never_ends_is_refused_while_it_loads(void **state)
{
    Fixture *f = *state;
    char source[1000];

    load_good_things(f);
    for (int i = 0; i < COUNT_OF(bodies); i++) {
        (void)snprintf(source, sizeof source, "\n%s", bodies[i].source);
        expect_refused(f, &bodies[i], source);
    }
}

static void a_body_that_never_ends_is_refused_in_rehearsal(void **state)
{
    Fixture *f = *state;
    char source[1000];

    load_good_things(f);
    for (int i = 0; i < COUNT_OF(bodies); i++) {
        if (strstr(bodies[i].source, "me.x = 1") || strstr(bodies[i].source, "= _ENV"))
            continue; // see host_mistake_test.c
        (void)snprintf(source,
                       sizeof source,
                       "card \"T-1\" { effect { run = function()\n%s\nend } }",
                       bodies[i].source);
        expect_refused(f, &bodies[i], source);
    }
}

// The guard keeps the rehearsal out, so that the fault shows in play.
static void a_body_that_never_ends_is_a_fault_of_the_game_in_play(void **state)
{
    Fixture *f = *state;
    char source[1000];

    load_good_things(f);
    for (int i = 0; i < COUNT_OF(bodies); i++) {
        CardId card;

        if (strstr(bodies[i].source, "me.x = 1") || strstr(bodies[i].source, "= _ENV"))
            continue;
        (void)snprintf(source,
                       sizeof source,
                       "card \"T-1\" { effect { run = function()\n"
                       "if count(unit) == 77 then\n%s\nend end } }",
                       bodies[i].source);
        card = library_card_by_code(f->library, "T-1");
        if (!card) card = add_card(f, "T-1", NULL);
        if (load_as(f, "card", "T-1", "t.lua", source)) fail_msg("%s", f->err.text);
        seen.result = value_number(77);
        if (!run_card(f, card)) fail_msg("%s ends", bodies[i].source);
        seen.result = (Value){.kind = VALUE_NONE};
        assert_int_equal(f->table->unwinding, UNWIND_FAULT);
        assert_memory_equal(f->table->fault.text, "T-1 ", 4);
        expect_text(&bodies[i], "t.lua", f->table->fault.text);
        expect_all_is_well(f);
    }
}

static void a_hostile_script_is_refused(void **state)
{
    Fixture *f = *state;

    load_good_things(f);
    for (int i = 0; i < COUNT_OF(scripts); i++)
        expect_refused(f, &scripts[i], scripts[i].source);
}

// All runs of a step share what one step may use: many short ones are one long one.
static void runs_of_one_step_are_counted_together(void **state)
{
    Fixture *f = *state;
    static Env env;
    volatile int n = 0;

    load_good_things(f);
    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { run = function()\n"
                               " for i = 1, 1000 do end end } }"),
                     0);
    if (!setjmp(f->table->leave)) {
        for (; n < 1000; n++)
            f->table->scripts->run(
                f->table->scripts->self,
                f->table,
                &env,
                clause_of(f, library_card_by_code(f->library, "T-1"), 0),
                NULL,
                0);
    }
    assert_in_range(n, 75, 125);
    assert_string_equal(f->table->fault.text, "T-1 t.lua:2: " TOO_LONG);
    expect_all_is_well(f);
}

// Garbage that is collected in between buys no more instructions.
static void a_count_is_the_same_every_time(void **state)
{
    Fixture *f = *state;
    char source[200];

    load_good_things(f);
    (void)add_card(f, "T-1", NULL);
    for (int n = 49980; n < 50010; n++) {
        int first = -1;

        (void)snprintf(source,
                       sizeof source,
                       "for i = 1, %d do local t end\n"
                       "card \"T-1\" { effect { run = function() end } }",
                       n);
        for (int again = 0; again < 3; again++) {
            const int failed = load_as(f, "card", "T-1", "t.lua", source);

            if (again) assert_int_equal(failed, first);
            first = failed;
        }
    }
}

// Words that fail leave no word, counter or status behind.
static void words_that_fail_leave_nothing_behind(void **state)
{
    Fixture *f = *state;
    const int counters = f->library->player_counters_n,
              statuses = f->library->statuses_n;

    load_good_things(f);
    for (int i = 0; i < COUNT_OF(bodies); i++) {
        char source[1000];

        (void)snprintf(source,
                       sizeof source,
                       "player_counter \"stars\" status \"shaken\"\n"
                       "words { w1 = 1, w2 = function() end }\n%s",
                       bodies[i].source);
        assert_int_equal(load_as(f, "words", "bad", "bad.lua", source), -1);
        expect_text(&bodies[i], "bad.lua", f->err.text);
        assert_int_equal(f->library->player_counters_n, counters);
        assert_int_equal(f->library->statuses_n, statuses);
        expect_all_is_well(f);
    }
    if (load_as(f,
                "words",
                "other",
                "other.lua",
                "player_counter \"stars\" status \"shaken\"\nwords { w1 = shaken }"))
        fail_msg("%s", f->err.text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_body_that_never_ends_is_refused_while_it_loads),
        TEST(a_body_that_never_ends_is_refused_in_rehearsal),
        TEST(a_body_that_never_ends_is_a_fault_of_the_game_in_play),
        TEST(a_hostile_script_is_refused),
        TEST(runs_of_one_step_are_counted_together),
        TEST(a_count_is_the_same_every_time),
        TEST(words_that_fail_leave_nothing_behind),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
