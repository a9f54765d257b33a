// every_fault_test.c -- one load tells every fault of a script, each with line and column.

#include "tests/scripting/host_fixture.h"

static struct {
    char lines[SCRIPT_FAULTS_MAX + 1][400];
    int n;
} told;

static void take_line(void *self, FoundKind found, const char *line)
{
    (void)self;
    assert_int_not_equal(found, FOUND_NONE);
    assert_true(told.n < COUNT_OF(told.lines));
    (void)snprintf(told.lines[told.n++], sizeof told.lines[0], "%s", line);
}

// Loads the source as the card T-1 and compares the faults that it tells.
static void expect(Fixture *f, const char *source, const char *const *lines)
{
    const ScriptSource script = {.kind = "card",
                                 .name = "T-1",
                                 .path = "t.lua",
                                 .source = source,
                                 .size = strlen(source),
                                 .fault = take_line};

    told.n = 0;
    (void)add_card(f, "T-1", NULL);
    assert_int_equal(host_load(f->host, &script, &f->err), *lines ? -1 : 0);
    for (int i = 0; lines[i]; i++) {
        assert_true(i < told.n);
        assert_string_equal(told.lines[i], lines[i]);
        if (!i) assert_string_equal(f->err.text, lines[i]);
        assert_true(i + 1 < told.n || !lines[i + 1]);
    }
    for (int i = 0; lines[i]; i++) told.n--;
    assert_int_equal(told.n, 0);
}

static void a_key_and_a_word_have_their_own_line(void **state)
{
    expect(*state,
           "card \"T-1\" {\n"
           "  when { conquers = me,\n"
           "    tagret = unit,\n"
           "    provided = unit {\n"
           "      freindly },\n"
           "    run = function() end },\n"
           "}",
           (const char *[]){
               "t.lua:5:7: unknown word 'freindly', did you mean 'friendly'?",
               "t.lua:3:5: unknown key 'tagret' in when, did you mean 'target'?",
               NULL});
}

static void two_clauses_of_a_line_are_told_apart(void **state)
{
    expect(*state,
           "card \"T-1\" {\n"
           "  passive { me, mihgt = 1 }, passive { me, mihgt = 1 },\n"
           "}",
           (const char *[]){
               "t.lua:2:17: unknown key 'mihgt' in passive, did you mean 'might'?",
               "t.lua:2:44: unknown key 'mihgt' in passive, did you mean 'might'?",
               NULL});
}

static void what_a_faulty_local_made_is_told_once(void **state)
{
    expect(
        *state,
        "local few = at_most(\"two\")\n"
        "local weak = unit { might = few }\n"
        "card \"T-1\" {\n"
        "  effect { target = weak, run = function(u) kill(pick(weak)) kill(u) end },\n"
        "  passive { unit { might = few + 1 }, might = #few },\n"
        "}",
        (const char *[]){
            "t.lua:1:13: 'at_most' wants a number or a reading, got \"two\"; write: at_most(2)",
            NULL});
}

static void each_call_of_a_run_is_judged(void **state)
{
    expect(
        *state,
        "card \"T-1\" {\n"
        "  effect { target = unit, run = function(u)\n"
        "    deal(u, 3)\n"
        "    drew(1)\n"
        "    if might(u) then ready(u, \"x\") end\n"
        "  end },\n"
        "  effect { run = function() predict(unit) end },\n"
        "}",
        (const char *[]){
            "t.lua:4:5: unknown word 'drew', did you mean 'draw'?",
            "t.lua:3:5: 'deal' takes a number, then things; write: deal(3, u)",
            "t.lua:5:22: 'ready' wants a player as argument 2, got \"x\"; write: ready(u, you)",
            "t.lua:7:29: 'predict' wants a number as argument 1, got the word 'unit'; write: predict(1)",
            NULL});
}

static void parts_of_a_cost_are_told_one_by_one(void **state)
{
    expect(
        *state,
        "card \"T-1\" {\n"
        "  activated {\n"
        "    cost = { energi = 1,\n"
        "      fury = \"x\" }, run = function() draw(1) end },\n"
        "}",
        (const char *[]){
            "t.lua:3:14: unknown cost 'energi', did you mean 'energy'?",
            "t.lua:4:7: 'fury' of a cost wants a whole number up to 99, got \"x\"; write: cost = { energy = 1 }",
            NULL});
}

static void a_printed_clause_has_its_own_place(void **state)
{
    expect(
        *state,
        "card \"T-1\" {\n"
        "  passive { me, might = 1 },\n"
        "  passive { me, might = 1, once },\n"
        "  when { conquers = me },\n"
        "  can { played = me, to = base, once },\n"
        "  effect { may, run = function() draw(1) end },\n"
        "  activated { for_each = { energy = 1 }, run = function() draw(1) end },\n"
        "}",
        (const char *[]){
            "t.lua:3:28: a printed passive always works: 'once' is for 'delayed'",
            "t.lua:4:3: when does nothing: it has no 'run'; write: when { played = unit, run = function() draw(1) end }",
            "t.lua:5:33: a printed can always works: 'once' is for 'delayed'",
            "t.lua:6:12: 'may' and 'cost' are for an effect of 'do_this': in printed text "
            "ask and pay in 'run'",
            "t.lua:7:15: 'for_each' goes with an 'adds' of one resource",
            NULL});
}

static void a_mistake_of_lua_has_a_column(void **state)
{
    expect(*state,
           "card \"T-1\" {\n  effect { run = function( } }",
           (const char *[]){"t.lua:2:26: this '(' has no ')': line 2 goes on with '}'",
                            NULL});
    expect(*state,
           "card \"T-1\" { effect { target = unit, run = function(u)\n"
           "    local n = might(u)\n"
           "    draw(n + 1)\n"
           "end } }",
           (const char *[]){
               "t.lua:3:10: attempt to perform arithmetic on a nil value (local 'n')",
               NULL});
}

static void more_faults_than_there_is_room_for_end_it(void **state)
{
    Fixture *f = *state;
    char source[4000] = "card \"T-1\" {\n";

    for (int i = 0; i < 60; i++)
        (void)snprintf(source + strlen(source),
                       sizeof source - strlen(source),
                       "  passive { me, mihgt%d = 1 },\n",
                       i);
    (void)snprintf(source + strlen(source), sizeof source - strlen(source), "}");
    told.n = 0;
    (void)add_card(f, "T-1", NULL);
    assert_int_equal(host_load(f->host,
                               &(ScriptSource){.kind = "card",
                                               .name = "T-1",
                                               .path = "t.lua",
                                               .source = source,
                                               .size = strlen(source),
                                               .fault = take_line},
                               &f->err),
                     -1);
    assert_int_equal(told.n, SCRIPT_FAULTS_MAX);
}

static void a_sound_script_tells_nothing(void **state)
{
    expect(*state,
           "card \"T-1\" { effect { target = unit, run = function(u) kill(u) end } }",
           (const char *[]){NULL});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_key_and_a_word_have_their_own_line),
        TEST(two_clauses_of_a_line_are_told_apart),
        TEST(what_a_faulty_local_made_is_told_once),
        TEST(each_call_of_a_run_is_judged),
        TEST(parts_of_a_cost_are_told_one_by_one),
        TEST(a_printed_clause_has_its_own_place),
        TEST(a_mistake_of_lua_has_a_column),
        TEST(more_faults_than_there_is_room_for_end_it),
        TEST(a_sound_script_tells_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
