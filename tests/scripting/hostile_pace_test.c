// hostile_pace_test.c -- a run is stopped even where Lua does not count its instructions.
//
// Lua counts nothing where a run surely does little until it ends or a loop comes round
// (script_pace.c). These runs look as if they did little, and do not end, or do not end soon.

#include <unistd.h>

#include "tests/scripting/hostile_fixture.h"

enum { HEAVY = 1000, LINKS = 40, SECONDS = 60 };

#define EACH    "for u in each(unit) do "
#define EACH4   EACH EACH EACH EACH
#define LIST    "for _, n in ipairs({ 1, 2, 3 }) do "
#define LIST4   LIST LIST LIST LIST
#define END4    "end end end end "
#define SPREAD3 "spread(40) spread(40) spread(40) "

// Words that the bodies call.
static const char set_of_words[] =
    "local others = { draw = function() while true do end end,\n"
    " each = function() return function() return 1 end end }\n"
    "local function with(_ENV) return function() draw(1) end end\n"
    "local function over(_ENV) return function() for x in each(1) do end end end\n"
    "words {\n"
    " round = function() return anew() end, anew = function() return round() end,\n"
    " spread = function(n) if n > 0 then spread(n - 1) spread(n - 1) end end,\n"
    " odd = function(n) if n > 0 then even(n - 1) even(n - 1) end end,\n"
    " even = function(n) if n > 0 then odd(n - 1) odd(n - 1) end end,\n"
    " visits = function() " EACH4 END4 "end,\n"
    " visits_all = function() " EACH4 "visits() " END4 "end,\n"
    " always = function() return 1 end, give_always = function() return always end,\n"
    " listed_draw = function() others.draw(1) end,\n"
    " other_draw = with(others), other_each = over(others),\n"
    "}";

static const char *const bodies[] = {
    // Loops that come to an end, but not soon.
    EACH4 EACH4 EACH4 END4 END4 END4,
    LIST4 LIST4 LIST4 END4 END4 END4,
    EACH4 LIST4 EACH4 END4 END4 END4,
    LIST4 "if n == 3 then " EACH4 EACH4 END4 END4 "end " END4,
    EACH4 "visits_all() " END4,
    // Loops over a list that grows in front of them.
    "local l = { 1 } for i in ipairs(l) do l[i] = nil l[i + 1] = 1 end",
    "local l = { 1 } for i in ipairs(l) do l[i] = nil " LIST4 END4 "l[i + 1] = 1 end",
    // Other loops around and within them.
    EACH "while true do end end",
    "while true do " EACH "end end",
    "repeat " EACH "end until false",
    "::again:: " EACH "goto again end",
    EACH "for i = 1, 1 << 40 do end end",
    "for i = 1, 1 << 40 do " EACH "end end",
    // The called function is not what its name says, or has no name.
    "local x = 1; (x and endless or draw)(1)",
    "local x; (x and draw or endless)(1)",
    "local x, f = 1, endless; (x and f or draw)(1)",
    "local x, f = 1, endless return (x and f or draw)(1)",
    "(count(unit) > 0 and endless)(1)",
    "local x if count(unit) == 77 then x = endless else x = draw end x(1)",
    "draw(count(unit) == 77 and endless() or 1)",
    "local draw = endless draw(1)",
    "local each = endless " EACH "end",
    "local x = 1 for u in (x and endless or each)(unit) do end",
    "for u in endless do end",
    "for u in always do end",
    "for u in give_always() do end",
    "local f, l = ipairs({ 1 }) while f(l, 0) do end",
    // Words under another _ENV.
    "local _ENV = { draw = endless } draw(1)",
    "local _ENV = { each = function() return function() return 1 end end } " EACH "end",
    "local f do local _ENV = { draw = endless } f = function() draw(1) end end f()",
    "local function f(_ENV) draw(1) end f({ draw = endless })",
    "for _, _ENV in ipairs({ { draw = endless } }) do draw(1) end",
    "listed_draw()",
    "other_draw()",
    "other_each()",
    EACH "other_draw() end",
    // Words that call themselves.
    "round()",
    EACH "round() end",
    "spread(40)",
    // Nine endless ways together are more than an int holds.
    SPREAD3 SPREAD3 SPREAD3,
    "odd(40)",
    EACH4 EACH4 "spread(3) " END4 END4,
    // Each word calls the next one twice.
    "link0()",
    // A word whose words were given to it later.
    "slow()",
};

static void load_links(Fixture *f)
{
    static char source[100 * (LINKS + 1)];
    size_t n = (size_t)snprintf(source, sizeof source, "words {\n");

    for (int i = 0; i < LINKS; i++)
        n += (size_t)snprintf(source + n,
                              sizeof source - n,
                              " link%d = function() link%d() link%d() end,\n",
                              i,
                              i + 1,
                              i + 1);
    (void)snprintf(
        source + n, sizeof source - n, " link%d = function() draw(1) end }", LINKS);
    if (load_as(f, "words", "links", "l.lua", source)) fail_msg("%s", f->err.text);
}

// A script of words that gives its functions other words after it has declared them.
static const char late_words[] = "local _ENV = _ENV\n"
                                 "words { slow = function() draw(1) end }\n"
                                 "_ENV = { draw = function() while true do end end }";

// Loads a card that runs [body] in play alone: the guard keeps the rehearsal out.
static CardId load_body(Fixture *f, const char *body)
{
    static char source[8 * HEAVY + 1000];
    CardId card = library_card_by_code(f->library, "T-1");

    (void)snprintf(source,
                   sizeof source,
                   "card \"T-1\" { effect { run = function()\n"
                   "if count(unit) == 77 then\n%s\nend end } }",
                   body);
    if (!card) card = add_card(f, "T-1", NULL);
    if (load_as(f, "card", "T-1", "t.lua", source)) fail_msg("%s", f->err.text);
    return card;
}

// Runs it, and expects that it is stopped.
static void expect_stopped(Fixture *f, CardId card, const char *body)
{
    bool left;

    (void)alarm(SECONDS);
    seen.calls = 0;
    seen.result = value_number(77);
    left = run_card(f, card);
    seen.result = (Value){.kind = VALUE_NONE};
    (void)alarm(0);
    if (!left) fail_msg("%s ends", body);
    assert_int_equal(f->table->unwinding, UNWIND_FAULT);
    if (!strstr(f->table->fault.text, TOO_LONG))
        fail_msg("%s\n gives: %s", body, f->table->fault.text);
}

static void a_run_that_looks_short_is_stopped(void **state)
{
    Fixture *f = *state;

    load_good_things(f);
    if (load_as(f, "words", "more", "m.lua", set_of_words)) fail_msg("%s", f->err.text);
    if (load_as(f, "words", "late", "late.lua", late_words))
        fail_msg("%s", f->err.text);
    load_links(f);
    for (int i = 0; i < COUNT_OF(bodies); i++) {
        expect_stopped(f, load_body(f, bodies[i]), bodies[i]);
        expect_all_is_well(f);
    }
}

// Writes [before], many instructions, a call of `draw`, and [after].
static const char *heavy(const char *before, const char *after)
{
    static char text[8 * HEAVY + 500];
    size_t n = (size_t)snprintf(text, sizeof text, "%s local n = 1 ", before);

    for (int i = 0; i < HEAVY; i++)
        n += (size_t)snprintf(text + n, sizeof text - n, "n = -n ");
    (void)snprintf(text + n, sizeof text - n, "draw(1) %s", after);
    return text;
}

// A function that runs on stops before twice as many instructions as it may have. A
// heavy round calls [each] verbs.
static void expect_few_calls(int each)
{
    assert_in_range(
        seen.calls, each * INSTRUCTIONS / HEAVY / 2, each * 2 * INSTRUCTIONS / HEAVY);
}

static void every_round_of_a_loop_costs_its_whole_body(void **state)
{
    Fixture *f = *state;
    const CardId card =
        (load_good_things(f), load_body(f, heavy(EACH4 EACH4, END4 END4)));

    expect_stopped(f, card, "a heavy body");
    expect_few_calls(1);
    expect_all_is_well(f);
}

static void so_does_a_word_that_it_calls(void **state)
{
    Fixture *f = *state;

    load_good_things(f);
    if (load_as(f,
                "words",
                "heavy",
                "h.lua",
                heavy("words { heavier = function() heavy() end, heavy = function()",
                      "end }")))
        fail_msg("%s", f->err.text);
    expect_stopped(f, load_body(f, EACH4 EACH4 "heavier() " END4 END4), "a heavy word");
    expect_few_calls(1);
    expect_all_is_well(f);
}

// Loads a card that is run by the verb `kill` of [body], and expects that this is stopped.
// A heavy round calls [each] verbs.
static void expect_both_stopped(Fixture *f, const char *run, const char *body, int each)
{
    static char source[8 * HEAVY + 1000];
    CardId other, card;

    load_good_things(f);
    other = add_card(f, "T-2", NULL);
    (void)snprintf(source,
                   sizeof source,
                   "card \"T-2\" { effect { run = function() %s end } }",
                   run);
    if (load_as(f, "card", "T-2", "o.lua", source)) fail_msg("%s", f->err.text);
    card = load_body(f, body);
    seen.nested = clause_of(f, other, 0);
    expect_stopped(f, card, "a run within a run");
    seen.nested = NULL;
    expect_few_calls(each);
    expect_all_is_well(f);
}

static void so_does_a_run_that_a_verb_of_it_causes(void **state)
{
    expect_both_stopped(*state, heavy("", ""), EACH4 EACH4 "kill(u) " END4 END4, 2);
}

static void a_loop_costs_the_same_after_another_run(void **state)
{
    expect_both_stopped(*state, "draw(1)", heavy(EACH4 EACH4, "kill(u) " END4 END4), 3);
}

// Many short runs of one step are one long one, without a loop as well.
static void short_runs_of_one_step_are_stopped_together(void **state)
{
    Fixture *f = *state;
    static Env env;
    const CardId card = (load_good_things(f), load_body(f, heavy("", "")));
    const Clause *clause = clause_of(f, card, 0);
    volatile int n = 0;

    seen.result = value_number(77);
    if (!setjmp(f->table->leave))
        for (; n < INSTRUCTIONS; n++) table_run(f->table, &env, clause, NULL, 0);
    seen.result = (Value){.kind = VALUE_NONE};
    assert_in_range(n, INSTRUCTIONS / HEAVY / 2, 2 * INSTRUCTIONS / HEAVY);
    assert_non_null(strstr(f->table->fault.text, TOO_LONG));
    expect_all_is_well(f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_run_that_looks_short_is_stopped),
        TEST(every_round_of_a_loop_costs_its_whole_body),
        TEST(so_does_a_word_that_it_calls),
        TEST(so_does_a_run_that_a_verb_of_it_causes),
        TEST(a_loop_costs_the_same_after_another_run),
        TEST(short_runs_of_one_step_are_stopped_together),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
