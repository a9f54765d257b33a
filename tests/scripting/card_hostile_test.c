// card_hostile_test.c -- whatever stands in the braces of a card is refused with its line, or
// is a card.
//
// Each key of a clause and of a query, from the rows of language.def, is written with every
// kind of value, in clauses of every kind; each word that builds something is called with
// them.

#include "tests/scripting/host_fixture.h"
#include "tests/scripting/hostile_values.h"

enum { SOURCE = 16384 };

static const char *const keys[] = {
#define KEY(read, name, kinds, value, doc) name,
#include "scripting/base/language.def"
};

static const char *const query_keys[] = {
#define QUERY_KEY(name, value, doc) name,
#include "scripting/base/language.def"
};

static const char *const builders[] = {
#define BUILDER(name, function, form, doc) name,
#include "scripting/base/language.def"
};

// Clauses that are right without the key under test.
static const char *const clauses[] = {
    "effect { run = function() draw(1) end, %s = %s }",
    "when { played = unit, run = function() draw(1) end, %s = %s }",
    "as { played = me, run = function() draw(1) end, %s = %s }",
    "instead { dies = me, run = function() draw(1) end, %s = %s }",
    "can { played = me, %s = %s }",
    "cannot { moved = unit, %s = %s }",
    "passive { me, might = 1, %s = %s }",
    "activated { run = function() draw(1) end, %s = %s }",
    "passive { me, might = 1, provided = happened { dies = unit, %s = %s } }",
};

static int loaded, refused;

static void try_card(Fixture *f, const char *braces)
{
    static char source[SOURCE];
    const ScriptSource script = {
        .kind = "card", .name = "T-1", .path = "t.lua", .source = source};
    ScriptSource whole = script;

    (void)snprintf(source, SOURCE, "%scard \"T-1\" {\n%s }\n", hostile_made, braces);
    whole.size = strlen(source);
    f->err.text[0] = '\0';
    if (host_load(f->host, &whole, &f->err)) {
        hostile_check("t.lua:", f->err.text, source);
        refused++;
    } else {
        loaded++;
    }
}

static void each_key_of_a_clause(void **state)
{
    char text[1000];

    (void)add_card(*state, "T-1", NULL);
    for (int c = 0; c < COUNT_OF(clauses); c++)
        for (int i = 0; i < COUNT_OF(keys); i++)
            for (int v = 0; v < COUNT_OF(hostile_values); v++) {
                if (v && strstr(((Fixture *)*state)->err.text, "unknown key")) break;
                (void)snprintf( // NOLINT: each has two %s
                    text,
                    sizeof text,
                    clauses[c],
                    keys[i],
                    hostile_values[v]);
                try_card(*state, text);
            }
    assert_true(refused > 100 && loaded > 80);
}

static void each_key_of_a_query(void **state)
{
    char text[1000];

    (void)add_card(*state, "T-1", NULL);
    for (int i = 0; i < COUNT_OF(query_keys); i++)
        for (int v = 0; v < COUNT_OF(hostile_values); v++) {
            (void)snprintf(text,
                           sizeof text,
                           "passive { unit { %s = %s }, might = 1 }",
                           query_keys[i],
                           hostile_values[v]);
            if (hostile_tries(i, v)) try_card(*state, text);
        }
}

static void each_word_that_builds(void **state)
{
    static const char *const calls[] = {
        "passive { %s(%s), might = 1 }",
        "passive { %s { %s }, might = 1 }",
        "passive { me, might = %s(%s) }",
        "passive { me, provided = %s(%s, %s), might = 1 }",
        "activated { cost = %s { %s }, run = function() end }",
        "%s(%s)",
        "%s { %s }",
        "%s { %s, x = %s }"};
    char text[1000];

    (void)add_card(*state, "T-1", NULL);
    for (int i = 0; i < COUNT_OF(builders); i++)
        for (int c = 0; c < COUNT_OF(calls); c++)
            for (int v = 0; v < COUNT_OF(hostile_values); v++) {
                (void)snprintf(text, // NOLINT: each has two or three %s
                               sizeof text,
                               calls[c],
                               builders[i],
                               hostile_values[v],
                               hostile_values[v]);
                if (hostile_tries(i + c, v)) try_card(*state, text);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_key_of_a_clause, set_up, tear_down),
        cmocka_unit_test_setup_teardown(each_key_of_a_query, set_up, tear_down),
        cmocka_unit_test_setup_teardown(each_word_that_builds, set_up, tear_down),
    };
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);

    printf("%d cards refused, %d loaded\n", refused, loaded);
    return failed;
}
