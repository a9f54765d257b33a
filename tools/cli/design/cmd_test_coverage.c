// cmd_test_coverage.c -- cardwright test --coverage: prints abilities, clauses and lines
// that no scenario has run, by card.

#include "tools/cli/design/cmd_test_coverage.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/catalog/catalog.h"
#include "tools/catalog/open_game.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"
#include "tools/suite/suite_reach.h"

typedef struct {
    const SuitePlan *plan;
    Arena *arena;
    Catalog *catalog;
    const Library *library;
    SuiteReach reach;
    bool all; // no script lies in the paths: then those that ran count
} Coverage;

static bool lies_in(const SuitePlan *plan, const char *path)
{
    for (int i = 0; i < plan->paths_n; i++) {
        size_t n = strlen(plan->paths[i]);

        while (n > 1 && plan->paths[i][n - 1] == '/') n--;
        if (!strncmp(plan->paths[i], path, n) && path[n] == '/') return true;
    }
    return !plan->paths_n;
}

static bool is_meant(const Coverage *coverage, const char *path)
{
    return coverage->all || lies_in(coverage->plan, path);
}

static bool ran_at_all(const ReachScript *script)
{
    return script->clauses_ran || script->lines_ran;
}

// Opens the cards and compares them with what ran. Returns -1 with [err].
static int open_coverage(Coverage *coverage, const Suite *suite, Err *err)
{
    const SuitePlan *plan = coverage->plan;
    const char *game = plan->game;

    if (!game && suite->files_n)
        game = open_game_of_path(plan->db, suite->files[0], coverage->arena);
    coverage->catalog = catalog_open(plan->db, game, err);
    if (!coverage->catalog || catalog_load_all(coverage->catalog, err)) return -1;
    coverage->library = catalog_library(coverage->catalog);
    coverage->reach = suite_reach(suite, coverage->catalog, coverage->arena);
    coverage->all = true;
    for (int i = 0; i < coverage->reach.scripts_n; i++)
        coverage->all &= !lies_in(plan, coverage->reach.scripts[i].path);
    return 0;
}

static bool is_shown(const Coverage *coverage, const ReachScript *script)
{
    return is_meant(coverage, script->path) && (!coverage->all || ran_at_all(script)) &&
           (script->clauses || script->lines);
}

static bool is_of(const ReachRow *row, const ReachScript *script)
{
    return !strcmp(row->path, script->path) && !strcmp(row->name, script->name);
}

static void print_row(const Coverage *coverage, const ReachRow *row)
{
    if (row->clause)
        terminal_tell(stdout,
                      "  %s:%d: this '%s' never acted",
                      row->path,
                      row->line,
                      suite_reach_word(coverage->library, row->clause));
    else if (row->last > row->line)
        terminal_tell(stdout,
                      "  %s:%d: lines %d to %d never ran",
                      row->path,
                      row->line,
                      row->line,
                      row->last);
    else
        terminal_tell(stdout, "  %s:%d: this line never ran", row->path, row->line);
}

static void print_script(const Coverage *coverage, const ReachScript *script)
{
    const CardId card = library_card_by_code(coverage->library, script->name);

    terminal_tell(stdout,
                  "%s%s%s: %d of %d clauses, %d of %d lines",
                  script->name,
                  card ? " " : "",
                  card ? coverage->library->cards[card].name : "",
                  script->clauses_ran,
                  script->clauses,
                  script->lines_ran,
                  script->lines);
    for (int i = 0; i < coverage->reach.n; i++)
        if (is_of(&coverage->reach.rows[i], script))
            print_row(coverage, &coverage->reach.rows[i]);
}

static void print_all(const Coverage *coverage)
{
    ReachScript sum = {0};
    int scripts = 0, whole = 0;

    for (int i = 0; i < coverage->reach.scripts_n; i++) {
        const ReachScript *script = &coverage->reach.scripts[i];
        const bool full = script->clauses_ran == script->clauses &&
                          script->lines_ran == script->lines;

        if (!is_shown(coverage, script)) continue;
        sum.clauses += script->clauses;
        sum.clauses_ran += script->clauses_ran;
        sum.lines += script->lines;
        sum.lines_ran += script->lines_ran;
        scripts++;
        whole += full;
        if (!full) print_script(coverage, script);
    }
    printf("%d of %d clauses acted, %d of %d lines ran; all of %d of %d scripts\n",
           sum.clauses_ran,
           sum.clauses,
           sum.lines_ran,
           sum.lines,
           whole,
           scripts);
}

static void end_coverage(Coverage *coverage)
{
    catalog_close(coverage->catalog);
    arena_free(coverage->arena);
}

int cmd_test_coverage_print(const SuitePlan *plan, const Suite *suite, Err *err)
{
    Coverage coverage = {.plan = plan, .arena = arena_new()};
    const int failed = open_coverage(&coverage, suite, err);

    if (!failed) print_all(&coverage);
    end_coverage(&coverage);
    return failed;
}

static json_t *json_of_row(const Coverage *coverage, const ReachRow *row)
{
    if (row->clause)
        return json_pack("{s:i, s:s}",
                         "line",
                         row->line,
                         "clause",
                         suite_reach_word(coverage->library, row->clause));
    return json_pack("{s:i, s:i}", "line", row->line, "to", row->last);
}

static json_t *json_of_script(const Coverage *coverage, const ReachScript *script)
{
    json_t *missing = json_array();

    for (int i = 0; i < coverage->reach.n; i++)
        if (is_of(&coverage->reach.rows[i], script))
            json_array_append_new(missing,
                                  json_of_row(coverage, &coverage->reach.rows[i]));
    return json_pack("{s:s, s:o, s:o, s:i, s:i, s:i, s:i, s:o}",
                     "kind",
                     script->kind,
                     "name",
                     json_safe_text(script->name),
                     "file",
                     json_safe_text(script->path),
                     "clauses",
                     script->clauses,
                     "clauses_ran",
                     script->clauses_ran,
                     "lines",
                     script->lines,
                     "lines_ran",
                     script->lines_ran,
                     "missing",
                     missing);
}

json_t *cmd_test_coverage_json(const SuitePlan *plan, const Suite *suite, Err *err)
{
    Coverage coverage = {.plan = plan, .arena = arena_new()};
    json_t *list = open_coverage(&coverage, suite, err) ? NULL : json_array();

    for (int i = 0; list && i < coverage.reach.scripts_n; i++)
        if (is_shown(&coverage, &coverage.reach.scripts[i]))
            json_array_append_new(
                list, json_of_script(&coverage, &coverage.reach.scripts[i]));
    end_coverage(&coverage);
    return list;
}
