// host_fixture.h -- a host over sample rules, with verbs that record their arguments.

#ifndef HOST_FIXTURE_H
#define HOST_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "scripting/host.h"
#include "tests/scripting/sample_rules.h"

typedef struct {
    Library *library;
    Host *host;
    Table *table;
    State state;
    Err err;
} Fixture;

// The arguments that the verbs of a test got.
static struct {
    int calls, n;
    Value args[8];
    Value result;
    const Clause *nested; // run by the verb `kill`
    bool abandons;        // `draw` leaves the step
} seen;

static inline Value note(Table *table, Env *env, const Value *args, int n)
{
    (void)table;
    (void)env;
    seen.calls++;
    seen.n = n;
    memcpy(seen.args, args, (size_t)n * sizeof *args);
    return seen.result;
}

static inline Value do_draw(Table *table, Env *env, const Value *args, int n)
{
    if (seen.abandons) table_unwind(table, UNWIND_ASK);
    return note(table, env, args, n);
}

static inline Value do_kill(Table *table, Env *env, const Value *args, int n)
{
    if (seen.nested) {
        table_run(table, env, seen.nested, NULL, 0);
    }
    return note(table, env, args, n);
}

static inline int each_of_three(Table *table, Env *env, Value what, Value *things)
{
    (void)table;
    (void)env;
    (void)what;
    for (int i = 0; i < 3; i++)
        things[i] = value_object((Ref){.id = (ObjectId)(i + 1), .generation = 7});
    return 3;
}

static inline VerbRow *verb(const char *name)
{
    for (int i = 0; i < sample_rules.verbs_n; i++) {
        if (!strcmp(sample_verbs[i].name, name)) return &sample_verbs[i];
    }
    fail_msg("no verb %s", name);
    return NULL;
}

static inline int set_up(void **state)
{
    Fixture *f = calloc(1, sizeof *f);

    for (int i = 0; i < sample_rules.verbs_n; i++) sample_verbs[i].run = note;
    verb("draw")->run = do_draw;
    verb("kill")->run = do_kill;
    sample_rules.each = each_of_three;
    memset(&seen, 0, sizeof seen);
    f->library = library_new(&sample_rules);
    f->host = host_new(&sample_rules, f->library, &f->err);
    assert_non_null(f->host);
    f->table = calloc(1, sizeof *f->table);
    table_init(f->table, &sample_rules, f->library, host_scripts(f->host));
    f->state.players_n = 2;
    f->state.objects_n = 10; // none of them is there
    f->table->state = &f->state;
    *state = f;
    return 0;
}

static inline int tear_down(void **state)
{
    Fixture *f = *state;

    host_free(f->host);
    library_free(f->library);
    free(f->table);
    free(f);
    return 0;
}

static inline int load_as(Fixture *f, const char *kind, const char *name,
                          const char *path, const char *source)
{
    const ScriptSource script = {.kind = kind,
                                 .name = name,
                                 .path = path,
                                 .source = source,
                                 .size = strlen(source)};

    return host_load(f->host, &script, &f->err);
}

static inline int load_keyword(Fixture *f, const char *name, const char *source)
{
    return load_as(f, "keyword", name, "keyword.lua", source);
}

// Adds a card that verbs may create by its name.
static inline void add_token(Fixture *f, const char *name)
{
    const CardFacts facts = {
        .code = name, .name = name, .type = "Unit", .supertypes = {"Token"}};
    char why[100] = "";

    (void)library_add_card(f->library, &facts, why, sizeof why);
    assert_string_equal(why, "");
}

static inline CardId add_card(Fixture *f, const char *code, const char *keyword)
{
    const CardFacts facts = {
        .code = code,
        .name = code,
        .type = "Unit",
        .keywords = {{.name = keyword, .value = 2, .cost = "1 fury"}},
        .has_text = true};
    char why[100] = "";
    const CardId card = library_add_card(f->library, &facts, why, sizeof why);

    assert_string_equal(why, "");
    return card;
}

// Loads [source] as the script of a card "T-1".
static inline int load_card(Fixture *f, const char *source)
{
    (void)add_card(f, "T-1", NULL);
    return load_as(f, "card", "T-1", "t.lua", source);
}

// Takes the column out of "t.lua:2:17: message; write: line", and the line that would be right:
// every_fault_test.c is about columns, right_line_test.c about such lines.
static inline char *without_column(char *text)
{
    char *right = strstr(text, "; write: ");

    if (right) *right = '\0';
    char *line = strstr(text, ".lua:");
    char *column = line ? strchr(line + 5, ':') : NULL;
    const size_t n = column ? strspn(column + 1, "0123456789") : 0;

    if (n && column[1 + n] == ':')
        memmove(column, column + 1 + n, strlen(column + 1 + n) + 1);
    return text;
}

static inline void expect_fault(Fixture *f, const char *source, const char *text)
{
    char whole[sizeof f->err.text];

    assert_int_equal(load_card(f, source), -1);
    assert_string_equal(f->library->cards[1].unplayable, f->err.text);
    memcpy(whole, f->err.text, sizeof whole);
    assert_string_equal(without_column(whole), text);
}

static inline const Ability *ability(const Fixture *f, CardId card, int i)
{
    library_link(f->library);
    assert_true(i < f->library->cards[card].abilities_n);
    return &f->library->abilities[f->library->cards[card].abilities + i];
}

static inline const Clause *clause_of(const Fixture *f, CardId card, int i)
{
    return &f->library->clauses[ability(f, card, i)->clause];
}

// Loads the card in [name] of the project's cards, with facts that suit it.
static inline CardId load_file(Fixture *f, const char *kind, const char *name,
                               const char *path)
{
    char source[4096];
    FILE *file = fopen(path, "r");
    size_t n;

    assert_non_null(file);
    n = fread(source, 1, sizeof source - 1, file);
    source[n] = '\0';
    (void)fclose(file);
    // It may be of any type: no list says which.
    if (!strcmp(kind, "card")) {
        const CardId card = add_card(f, name, NULL);

        f->library->cards[card].types = UINT16_MAX;
    }
    if (load_as(f, kind, name, path, source)) fail_msg("%s", f->err.text);
    return library_card_by_code(f->library, name);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

#endif
