// hostile_source_test.c -- sources that are too long, too deep or too wide, names and words
// that no script can write, and faults that are told of words.

#include "tests/scripting/hostile_fixture.h"

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
        {160,
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

// What stands in memory behind a script is not of it: a part of a longer text is a script, too.
static void a_script_ends_where_it_says(void **state)
{
    static const char text[] = "words { [\"w\" .. \"x\"] = unit }\nwx = 1\n";
    Fixture *f = *state;
    const ScriptSource script = {.kind = "words",
                                 .name = "one",
                                 .path = "one.lua",
                                 .source = text,
                                 .size = (size_t)(strchr(text, '\n') - text)};

    load_good_things(f);
    assert_int_equal(host_load(f->host, &script, &f->err), 0);
    assert_int_equal(load_as(f, "words", "two", "two.lua", "words { wx = 3 }"), -1);
    assert_non_null(strstr(f->err.text, "and one.lua says something else"));
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
        TEST(a_source_that_is_too_much_is_refused),
        TEST(a_bomb_of_zeros_is_refused),
        TEST(a_script_ends_where_it_says),
        TEST(a_name_that_no_script_can_write_is_none),
        TEST(a_fault_of_words_in_play_names_card_and_words),
        TEST(runs_within_runs_have_a_limit_and_name_the_line),
        TEST(a_long_name_of_a_card_is_cut_between_characters),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
