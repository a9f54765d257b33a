// suite_reach.c -- compares what scripts have with what ran.
//
// A clause that a governing keyword completes is there twice, with one place and one
// function: it has acted if either has. Patterns of conditions only answer and never act,
// so they are left out.

#include "tools/suite/suite_reach.h"

#include <string.h>

#include "db/store/lookup.h"
#include "engine/base/err.h"

enum { LINES_MAX = 1 << 16 };

typedef struct {
    const Suite *suite;
    Catalog *catalog;
    const Library *library;
    Arena *arena;
    SuiteReach reach;
    uint8_t *lines; // of the current script: it has code
} Reaching;

static bool script_counts(const Library *library, int id)
{
    const Clause *clause = &library->clauses[id];

    if (clause->kind == CLAUSE_NONE || clause->kind == CLAUSE_HAPPENED) return false;
    if (clause->kind == CLAUSE_MODE && !clause->run) return false;
    if (clause->modes_n && !clause->run) return false; // its modes act
    for (int i = 1; i <= library->keywords_n && i < KEYWORDS_MAX; i++)
        if (library->keywords[i].governs_clause == id) return false;
    return true;
}

static bool is_same_text(const Clause *one, const Clause *two)
{
    return one->script == two->script && one->line == two->line &&
           one->kind == two->kind && one->run == two->run;
}

// Returns whether an earlier clause has the same text, so that this one is counted with
// it.
static bool is_again(const Library *library, int id)
{
    for (int i = id - 1;
         i > 0 && library->clauses[i].script == library->clauses[id].script;
         i--)
        if (script_counts(library, i) &&
            is_same_text(&library->clauses[i], &library->clauses[id]))
            return true;
    return false;
}

static bool has_acted(const Reaching *r, int id)
{
    const Clause *clauses = r->library->clauses;

    for (int i = id;
         i < r->library->clauses_n && clauses[i].script == clauses[id].script;
         i++)
        if (is_same_text(&clauses[i], &clauses[id]) &&
            suite_clause_ran(r->suite, r->library, (ClauseId)i))
            return true;
    return false;
}

static void add_row(Reaching *r, ReachRow row)
{
    SuiteReach *reach = &r->reach;

    reach->rows = arena_grow(r->arena, reach->rows, reach->n, sizeof row);
    reach->rows[reach->n++] = row;
}

static void look_at_clauses(Reaching *r, const Script *script, ReachScript *sum)
{
    const Library *library = r->library;

    for (int i = 1; i < library->clauses_n; i++) {
        if (&library->scripts[library->clauses[i].script] != script ||
            !script_counts(library, i) || is_again(library, i))
            continue;
        sum->clauses++;
        if (has_acted(r, i)) {
            sum->clauses_ran++;
            continue;
        }
        add_row(r,
                (ReachRow){.kind = sum->kind,
                           .name = sum->name,
                           .path = sum->path,
                           .clause = (ClauseId)i,
                           .line = library->clauses[i].line});
    }
}

static void take_line(void *self, int line)
{
    Reaching *r = self;

    if (line > 0 && line < LINES_MAX) r->lines[line] = 1;
}

static void look_at_lines(Reaching *r, const Script *script, ReachScript *sum)
{
    ReachRow row = {.kind = sum->kind, .name = sum->name, .path = sum->path};

    for (int line = 1; line < LINES_MAX; line++) {
        const bool is_code = r->lines[line];
        const bool ran = is_code && suite_line_ran(r->suite, script, line);

        sum->lines += is_code;
        sum->lines_ran += ran;
        if (is_code && !ran) {
            if (!row.line) row.line = line;
            row.last = line;
        }
        if (!ran || !row.line) continue;
        add_row(r, row);
        row.line = row.last = 0;
    }
    if (row.line) add_row(r, row);
}

static void look_at(Reaching *r, const Script *script)
{
    StoredScript stored = {.kind = script->kind, .name = script->name};
    SuiteReach *reach = &r->reach;
    ReachScript sum = {
        .kind = script->kind, .name = script->name, .path = script->path};
    Err ignored;

    memset(r->lines, 0, LINES_MAX);
    if (lookup_script(catalog_store(r->catalog), r->arena, &stored, &ignored) > 0)
        catalog_code_lines(r->catalog, &stored, take_line, r);
    look_at_clauses(r, script, &sum);
    look_at_lines(r, script, &sum);
    reach->scripts = arena_grow(r->arena, reach->scripts, reach->scripts_n, sizeof sum);
    reach->scripts[reach->scripts_n++] = sum;
}

SuiteReach suite_reach(const Suite *suite, Catalog *catalog, Arena *arena)
{
    const Library *library = catalog_library(catalog);
    Reaching r = {.suite = suite,
                  .catalog = catalog,
                  .library = library,
                  .arena = arena,
                  .lines = arena_take(arena, LINES_MAX)};

    for (int i = 0; i < library->scripts_n; i++) {
        const char *kind = library->scripts[i].kind;

        if (kind && (!strcmp(kind, "card") || !strcmp(kind, "keyword") ||
                     !strcmp(kind, "words")))
            look_at(&r, &library->scripts[i]);
    }
    return r.reach;
}

const char *suite_reach_word(const Library *library, ClauseId clause)
{
    static const char *const words[CLAUSE_KINDS] = {[CLAUSE_NONE] = "clause",
                                                    [CLAUSE_EFFECT] = "effect",
                                                    [CLAUSE_WHEN] = "when",
                                                    [CLAUSE_AS] = "as",
                                                    [CLAUSE_INSTEAD] = "instead",
                                                    [CLAUSE_CAN] = "can",
                                                    [CLAUSE_CANNOT] = "cannot",
                                                    [CLAUSE_PASSIVE] = "passive",
                                                    [CLAUSE_MODE] = "mode",
                                                    [CLAUSE_ACTIVATED] =
                                                        "activated ability",
                                                    [CLAUSE_HAPPENED] = "pattern"};

    return words[library->clauses[clause].kind];
}
