// hostile_script_test.c -- every script ends, and a fault of one is a fault of it alone.
//
// Each row is a script, or the body of one, that would run for ever, eat all memory or
// break the host. It must end with the fault that its row names, on one line of valid
// UTF-8, and a card that was there before must work afterwards as before.

#include "engine/kernel/base/text.h"
#include "tests/scripting/host_fixture.h"

enum { INSTRUCTIONS = 100000 };

#define TOO_LONG   "runs too long: more than 100000 instructions"
#define LARGE_TEXT "makes a text of more than 4096 bytes"
#define LARGE_LIST "makes a list, or calls within calls, of more than 262144 bytes"
#define NO_MEMORY  "needs too much memory: more than 2048 KiB"

typedef struct {
    const char *source;
    const char *fault; // without the place
} Row;

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
    {"local n = 0 while not n.x do n = {} end",
     "attempt to index a number value "
     "(local 'n')"},
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
     "a query has one kind: use either(...)"},
    {"local l = {} for i = 1, 5000 do l[i] = exhausted end\n"
     "while true do local x = unit(l) end",
     TOO_LONG},
    {"while true do local x = unit { friendly } end",
     "makes more than 4096 clauses, queries and numbers"},
    {"for i = 1, 1000 do local x = unit { might = at_least(i) } local y = unit { might "
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
     TOO_LONG},
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
    {"card \"T-1\" { when { drawn = you, run = function() endless() end } }", TOO_LONG},
    {"card \"T-1\" { instead { dies = me, run = function() endless() end } }",
     TOO_LONG},
    {"card \"T-1\" { as { played = me, run = function() endless() end } }", TOO_LONG},
    {"card \"T-1\" { activated { cost = { exhaust = me }, run = endless } }", TOO_LONG},
    {"card \"T-1\" { effect { modes = { { \"a\", run = endless } } } }", TOO_LONG},
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

static void expect_sound(const char *text)
{
    char copy[600];

    text_copy(copy, sizeof copy, text);
    assert_false(text_repair(copy));
    for (const char *c = text; *c; c++) assert_true((unsigned char)*c >= ' ');
}

// Expects "[file]:LINE: [fault]" somewhere in [text].
static void expect_text(const Row *row, const char *file, const char *text)
{
    const char *place = strstr(text, file);
    int line = 0, n = 0;

    expect_sound(text);
    if (!place) fail_msg("%s\n gives: %s", row->source, text);
    place += strlen(file);
    if (sscanf(place, ":%d:%*d: %n", &line, &n) == 1 && n)
        place += n;
    else if (sscanf(place, ":%d: %n", &line, &n) == 1)
        place += n;
    else if (place[0] == ':' && row->fault && strstr(row->fault, "declares no"))
        place += 2;
    else
        fail_msg("%s\n names no line: %s", row->source, text);
    if (row->fault && strncmp(place, row->fault, strlen(row->fault)) != 0)
        fail_msg("%s\n gives: %s\n not: %s", row->source, text, row->fault);
}

// Runs the first clause of [card]; returns whether the step was left.
static bool run_card(Fixture *f, CardId card)
{
    static Env env;
    const Clause *clause = clause_of(f, card, 0);

    f->table->counting = false;
    f->table->stepping = true;
    f->table->run = NULL;
    if (setjmp(f->table->leave)) return true;
    table_run(f->table, &env, clause, NULL, 0);
    return false;
}

static void load_good_things(Fixture *f)
{
    host_limit(f->host, INSTRUCTIONS, 2048 * 1024);
    if (load_as(f,
                "words",
                "set",
                "w.lua",
                "local function loop() while true do end end\n"
                "words { endless = loop, fine = function(u) heal(u) end,\n"
                " listed = { loop, more = { loop } } }"))
        fail_msg("%s", f->err.text);
    (void)add_card(f, "T-0", NULL);
    if (load_as(f,
                "card",
                "T-0",
                "good.lua",
                "card \"T-0\" { effect { run = function()\n"
                " for u in each(unit) do fine(u) end end } }"))
        fail_msg("%s", f->err.text);
}

// The card that was there before works, with the same calls of verbs as ever.
static void expect_all_is_well(Fixture *f)
{
    seen.calls = 0;
    assert_false(run_card(f, library_card_by_code(f->library, "T-0")));
    assert_int_equal(seen.calls, 3);
    assert_int_equal(f->table->script_depth, 0);
}

static const Script *last_script(const Fixture *f)
{
    return &f->library->scripts[f->library->scripts_n - 1];
}

static void expect_refused(Fixture *f, const Row *row, const char *source)
{
    const int records = f->library->clauses_n + f->library->queries_n +
                        f->library->amounts_n + f->library->costs_n;
    CardId card = library_card_by_code(f->library, "T-1");

    if (!card) card = add_card(f, "T-1", NULL);
    f->library->cards[card].unplayable = NULL;
    if (!load_as(f, "card", "T-1", "t.lua", source)) fail_msg("%s loads", source);
    if (!strstr(f->err.text, "w.lua:")) expect_text(row, "t.lua", f->err.text);
    if (strstr(f->err.text, "w.lua:")) expect_text(row, "w.lua", f->err.text);
    assert_string_equal(f->library->cards[card].unplayable, f->err.text);
    assert_string_equal(last_script(f)->path, "t.lua");
    assert_int_equal(f->library->clauses_n + f->library->queries_n +
                         f->library->amounts_n + f->library->costs_n,
                     records);
    expect_all_is_well(f);
}

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

static char *filled(size_t n, const char *before, const char *middle, const char *after)
{
    const size_t room = strlen(before) + n * strlen(middle) + strlen(after) + 1;
    char *text = malloc(room), *at = text;

    assert_non_null(text);
    at = stpcpy(at, before);
    for (size_t i = 0; i < n; i++) at = stpcpy(at, middle);
    (void)stpcpy(at, after);
    return text;
}

// Long, deep and wide sources, which the parser of Lua must survive.
static void a_source_that_is_too_much_is_refused(void **state)
{
    static const struct {
        size_t n;
        const char *before, *middle, *after, *fault;
    } sources[] = {
        {70000, "", " ", "", NULL},
        {5000, "local x\n= \"", "x", "\"", LARGE_TEXT},
        {5000, "local x\n= [[", "x\n", "]]", LARGE_TEXT},
        {5000, "\n--[[", "x\n", "]] local x = y.z", NULL},
        {30000, "local x = ", "{", "", NULL},
        {30000, "local x = ", "(", "", NULL},
        {30000, "local x = ", "-", "1", NULL},
        {20000, "local x = 1", "..1", "", NULL},
        {10000, "local x = 1", "^1", "", NULL},
        {8000, "", "do ", "", NULL},
        {3000, "", "if x then ", "", NULL},
        {3000, "", "while 1 do ", "", NULL},
        {3000, "local x = ", "function() return ", "", NULL},
        {20000, "local x = 1", "+1", "", NULL},
        {9000, "local x = me", " or you", " local y = x.z", NULL},
        {9000, "local x = me", ".x", "", NULL},
        {9000, "local x = me", "()", "", NULL},
        {300, "", "local a ", "", NULL},
        {9000, "", "local a = {} ", "", NULL},
        {16000, "local t = {", "1,", "} local x = t.y.z", NULL},
        {13000, "local t = {", "1.5,", "} local x = t.y.z", NULL},
        {9000, "local t = {", "x=1,", "} local x = t.y.z", NULL},
        {6000, "", "::a:: ", "", NULL},
        {6000, "", "goto a ", "", NULL},
        {300, "local function f(a", ",a", ") end", NULL},
        {300, "draw(1", ",1", ")", NULL},
        {7000,
         "card \"T-1\" { effect { run = function() ",
         "draw(1) ",
         "x() end } }",
         "unknown word 'x'"},
        {13,
         "card \"T-1\" { effect { run = function() ",
         "return function() ",
         " end end end end end end end end end end end end end end } }",
         "functions are nested too deep"},
        {1000, "card \"", "T", "\" { }", NULL},
        {1000,
         "card \"T-1\" { effect { target = unit { tag = \"",
         "T",
         "\" }, run = function() x() end } }",
         "unknown word 'x'"},
        {4000, "local x = ", "y", "", NULL},
        {4000, "local x = _ENV[\"", "\xc3\xa4", "\"]", NULL},
        {1, "local x = ", "\"\\", "0\" \"", NULL},
    };
    Fixture *f = *state;

    load_good_things(f);
    (void)add_card(f, "T-1", NULL);
    for (int i = 0; i < COUNT_OF(sources); i++) {
        char *source = filled(
            sources[i].n, sources[i].before, sources[i].middle, sources[i].after);
        const int failed = load_as(f, "card", "T-1", "t.lua", source);

        if (!failed) fail_msg("source %d loads", i);
        expect_sound(f->err.text);
        assert_memory_equal(f->err.text, "t.lua:", 6);
        if (sources[i].fault && !strstr(f->err.text, sources[i].fault))
            fail_msg("source %d: %s", i, f->err.text);
        expect_all_is_well(f);
        free(source);
    }
}

static void a_bomb_of_zeros_is_refused(void **state)
{
    static char zeros[60000];
    Fixture *f = *state;
    const ScriptSource script = {.kind = "card",
                                 .name = "T-1",
                                 .path = "t.lua",
                                 .source = zeros,
                                 .size = sizeof zeros};

    load_good_things(f);
    (void)add_card(f, "T-1", NULL);
    assert_int_equal(host_load(f->host, &script, &f->err), -1);
    expect_sound(f->err.text);
    expect_all_is_well(f);
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

static void a_name_that_no_script_can_write_is_none(void **state)
{
    static const char *const names[] = {
        "", "a b", "1a", "a-b", "end", "\\27[31m", "\\255\\254", "\\u{e4}"};
    Fixture *f = *state;
    char source[200];

    load_good_things(f);
    for (int i = 0; i < COUNT_OF(names); i++) {
        const char *const forms[] = {
            "words { [\"%s\"] = 1 }", "status \"%s\"", "player_counter \"%s\""};

        for (int k = 0; k < COUNT_OF(forms); k++) {
            (void)snprintf(source, sizeof source, forms[k], names[i]);
            assert_int_equal(load_as(f, "words", "bad", "bad.lua", source), -1);
            expect_sound(f->err.text);
            assert_non_null(strstr(f->err.text, "is no name that a script can write"));
        }
    }
    expect_all_is_well(f);
}

static void a_fault_of_words_in_play_names_card_and_words(void **state)
{
    Fixture *f = *state;

    load_good_things(f);
    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { run = function()\n"
                  " if count(unit) == 77 then listed.more[1]() end end } }"),
        0);
    seen.result = value_number(77);
    assert_true(run_card(f, library_card_by_code(f->library, "T-1")));
    assert_string_equal(f->table->fault.text, "T-1 w.lua:1: " TOO_LONG);
    seen.result = (Value){.kind = VALUE_NONE};
    expect_all_is_well(f);
}

static void runs_within_runs_have_a_limit_and_name_the_line(void **state)
{
    Fixture *f = *state;

    load_good_things(f);
    assert_int_equal(
        load_card(f, "\ncard \"T-1\" { effect { run = function() kill(me) end } }"), 0);
    seen.nested = clause_of(f, library_card_by_code(f->library, "T-1"), 0);
    assert_true(run_card(f, library_card_by_code(f->library, "T-1")));
    assert_string_equal(f->table->fault.text,
                        "T-1 t.lua:2: more than 24 runs of scripts within each other");
    seen.nested = NULL;
    expect_all_is_well(f);
}

// A name that is cut is cut between characters.
static void a_long_name_of_a_card_is_cut_between_characters(void **state)
{
    static const char name[] =
        "abcdefghijklmnopqrstuvwxyz01234\xc3\xa4\xc3\xb6\xc3\xbc";
    Fixture *f = *state;
    char source[200];

    load_good_things(f);
    (void)add_card(f, name, NULL);
    (void)snprintf(source,
                   sizeof source,
                   "card \"%s\" { effect { run = function()\n"
                   " if count(unit) == 77 then draw(nil + 1) end end } }",
                   name);
    assert_int_equal(load_as(f, "card", name, "\xc3\xa4.lua", source), 0);
    seen.result = value_number(77);
    assert_true(run_card(f, library_card_by_code(f->library, name)));
    expect_sound(f->table->fault.text);
    assert_non_null(strstr(f->table->fault.text, "\xc3\xa4.lua:2: attempt"));
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
        TEST(a_source_that_is_too_much_is_refused),
        TEST(a_bomb_of_zeros_is_refused),
        TEST(words_that_fail_leave_nothing_behind),
        TEST(a_name_that_no_script_can_write_is_none),
        TEST(a_fault_of_words_in_play_names_card_and_words),
        TEST(runs_within_runs_have_a_limit_and_name_the_line),
        TEST(a_long_name_of_a_card_is_cut_between_characters),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
