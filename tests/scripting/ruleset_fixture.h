// ruleset_fixture.h -- a table for games that are written wholly in Lua.

#ifndef RULESET_FIXTURE_H
#define RULESET_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "scripting/ruleset.h"

typedef struct {
    Ruleset *ruleset;
    Table *table;
    Game *game, *copy;
    Log *log;
    Err err;
} Fixture;

static inline Ruleset *load(Fixture *f, const char *source)
{
    const ScriptSource script = {.kind = "ruleset",
                                 .name = "test",
                                 .path = "test.lua",
                                 .source = source,
                                 .size = strlen(source)};

    return ruleset_load(&script, &f->err);
}

static inline void use(Fixture *f, Ruleset *ruleset)
{
    if (!ruleset) fail_msg("%s", f->err.text);
    ruleset_free(f->ruleset);
    f->ruleset = ruleset;
    ruleset_table(ruleset, f->table);
    f->table->verify = true;
    f->table->log = f->log;
    memset(f->log, 0, sizeof *f->log);
}

// The words of a small game around [step].
static inline void use_step(Fixture *f, const char *step)
{
    char source[1000];

    (void)snprintf(
        source,
        sizeof source,
        "game \"T\" { players = 2,\n"
        "zones = { zone \"pile\" { shared, ordered }, zone \"hand\" { private } },\n"
        "cards = { { \"A\", value = 4 }, { \"B\", value = 6 } },\n"
        "notes = { \"best\" }, endings = { cards = \"no card is left\" },\n"
        "setup = function() fill(pile) end,\n"
        "step = function()\n%s\nend }",
        step);
    use(f, load(f, source));
    ruleset_start(f->ruleset, f->game, f->table, 1);
}

static inline void use_high_card(Fixture *f)
{
    static const char path[] = "tests/rulesets/high_card.lua";
    char source[4096];
    FILE *file = fopen(path, "r");
    ScriptSource script = {
        .kind = "ruleset", .name = "high_card", .path = path, .source = source};

    assert_non_null(file);
    script.size = fread(source, 1, sizeof source, file);
    (void)fclose(file);
    use(f, ruleset_load(&script, &f->err));
}

static inline int set_up(void **state)
{
    Fixture *f = calloc(1, sizeof *f);

    f->table = calloc(1, sizeof *f->table);
    f->game = calloc(1, sizeof *f->game);
    f->copy = calloc(1, sizeof *f->copy);
    f->log = calloc(1, sizeof *f->log);
    *state = f;
    return 0;
}

static inline int tear_down(void **state)
{
    Fixture *f = *state;

    ruleset_free(f->ruleset);
    free(f->table);
    free(f->game);
    free(f->copy);
    free(f->log);
    free(f);
    return 0;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

#endif
