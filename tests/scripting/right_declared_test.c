// right_declared_test.c -- each wrong value of a declaration is refused with a line that is right,
// and that line loads in its place.

#include "tests/scripting/host_fixture.h"

#define WRITE "; write: "

static const char *const values[] = {
    "3",
    "\"Nonsense\"",
    "\"two words\"",
    "\"end\"",
    "true",
    "me",
    "you",
    "unit { here }",
    "hand",
    "this_turn",
    "cost { energy = 1 }",
    "count",
    "might(me)",
    "at_least(2)",
    "nothing",
    "{ }",
    "{ 3 }",
    "{ me }",
    "{ text = 1 }",
    "{ [\"two words\"] = 1 }",
    "{ [\"2nd\"] = 1 }",
    "{ passive { me, might = 1 } }",
    "{ cost { energy = 1 } }",
    "passive { me, might = 1 }",
    "happened { dies = unit }",
    "function() draw(1) end",
};

enum { SOURCE_BYTES = 700 };

// A declaration of each kind, with a place for a value; what the line takes the place of stands
// between [ and ]. A line that is a whole declaration takes the place of all.
static const struct {
    const char *kind, *name, *text;
} declarations[] = {
    {"card", "T-1", "card [@]"},
    {"card", "T-1", "card \"T-1\" [@]"},
    {"card", "T-1", "card \"T-1\" { [@] }"},
    {"card", "T-1", "card \"T-1\" { [attached @] }"},
    {"card", "T-1", "card \"T-1\" { [level @] }"},
    {"card", "T-1", "card \"T-1\" { passive { me, might = 1 }, [text = @] }"},
    {"keyword", "Foo", "keyword [@]"},
    {"keyword", "Foo", "keyword \"Foo\" [@]"},
    {"keyword", "Foo", "keyword \"Foo\" { [@] }"},
    {"keyword", "Foo", "keyword \"Foo\" { [governs = @] }"},
    {"keyword", "Foo", "keyword \"Foo\" { passive { me, might = 1 }, [text = @] }"},
    {"words", "set", "words [@]"},
    {"words", "set", "words { [@] }"},
    {"words", "set", "words { [w = @] }"},
    {"words", "set", "status [@]"},
    {"words", "set", "player_counter [@]"},
    {"words", "set", "thing_counter [@]"},
    {"words", "set", "says [@]"},
    {"words", "set", "says { [@] }"},
};

static int refused, missing, wrong;

static const char *fault_of(void **state, int d, const char *source)
{
    Fixture *f;

    (void)tear_down(state);
    (void)set_up(state);
    f = *state;
    assert_int_equal(
        load_keyword(f, "Level", "keyword \"Level\" { governs = unit { friendly } }"),
        0);
    (void)add_card(f, "T-1", NULL);
    return load_as(f, declarations[d].kind, declarations[d].name, "t.lua", source)
               ? f->err.text
               : "";
}

// Writes the declaration with [value] at @, or [line] from [ to ].
static void write_source(char *source, int d, const char *value, const char *line)
{
    size_t n = 0;
    bool within = false;

    for (const char *c = declarations[d].text; *c; c++) {
        const char *put = *c == '@' ? value : NULL;

        if (*c == '[' || *c == ']') {
            if (*c == '[' && line) put = line;
            within = *c == '[';
            if (!put) continue;
        } else if (within && line)
            continue;
        n += put ? (size_t)snprintf(source + n, SOURCE_BYTES - n, "%s", put)
                 : (size_t)snprintf(source + n, SOURCE_BYTES - n, "%c", *c);
    }
}

// How the line may stand in place of the value.
static const char *const places[] = {"%s", "{ %s }", "\"%s\"", "{ %s = 1 }"};

// What needs no line: Lua refuses it, or the message says by itself what to write.
static const char *const plain[] = {
    " near ",
    "unknown word ",
    ": say ",
    "write it",
    " already",
    "needs no script",
    "in a query",
    "an adjective",
    "stands in quotes",
};

static bool is_plain(const char *fault)
{
    for (int i = 0; i < COUNT_OF(plain); i++)
        if (strstr(fault, plain[i])) return true;
    return false;
}

static void try_value(void **state, int d, const char *value)
{
    static char source[SOURCE_BYTES];
    char fault[400], line[300];
    const char *at;

    write_source(source, d, value, NULL);
    (void)snprintf(fault, sizeof fault, "%s", fault_of(state, d, source));
    at = strstr(fault, WRITE);
    if (!*fault || is_plain(fault)) return;
    refused++;
    if (!at) {
        missing++;
        print_message("no line: %s\n    %s\n", source, fault);
        return;
    }
    (void)snprintf(line, sizeof line, "%s", at + strlen(WRITE));
    for (int i = 0; i < COUNT_OF(places); i++) {
        char text[400];

        (void)snprintf(text, sizeof text, places[i], line);
        write_source(source, d, value, text);
        if (!*fault_of(state, d, source)) return;
    }
    if (!*fault_of(state, d, line)) return;
    wrong++;
    print_message("wrong: %s\n", fault);
}

static void each_declaration_shows_what_it_takes(void **state)
{
    for (int d = 0; d < COUNT_OF(declarations); d++)
        for (int k = 0; k < COUNT_OF(values); k++) try_value(state, d, values[k]);
    print_message("%d refused, %d without a line, %d wrong\n", refused, missing, wrong);
    assert_true(refused >= 250);
    assert_int_equal(missing, 0);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            each_declaration_shows_what_it_takes, set_up, tear_down),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
