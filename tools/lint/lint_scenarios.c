// lint_scenarios.c -- runs the scenarios, and tells which fail and what none of them
// reaches.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/err.h"
#include "tools/lint/lint_inside.h"
#include "tools/suite/suite_reach.h"

// Tells a file of scenarios that cannot be read: "FILE:12: why".
static void tell_file(LintLook *look, const Outcome *outcome)
{
    const char *told = outcome->told ? outcome->told : outcome->file;
    const size_t n = strlen(outcome->file);
    const bool placed = !strncmp(told, outcome->file, n) && told[n] == ':';
    char *end = (char *)told;
    const int line = placed ? (int)strtol(told + n + 1, &end, 10) : 0;

    if (placed && *end == ':') end += 1 + strspn(end + 1, " ");
    lint_add(look->lint,
             FOUND_SCENARIO_FILE,
             (LintPlace){.file = outcome->file, .line = line},
             "%.*s",
             (int)strcspn(end, "\n"),
             end);
}

// Tells a failed scenario: its name, and the first line of what it told behind that.
static void tell_failed(LintLook *look, const Outcome *outcome)
{
    const char *told = outcome->told ? outcome->told : "";
    const char *name = strstr(told, outcome->name);
    const char *why = name ? strchr(name, '\n') : NULL;

    if (!*outcome->name) {
        tell_file(look, outcome);
        return;
    }
    why = why ? why + 1 + strspn(why + 1, " \n") : told;
    lint_add(look->lint,
             FOUND_FAILED,
             (LintPlace){.file = outcome->file, .line = outcome->line},
             "\"%s\" fails: %.*s",
             outcome->name,
             (int)strcspn(why, "\n"),
             why);
}

static void tell_covers(LintLook *look, const Outcome *outcome)
{
    size_t i;
    json_t *one;

    json_array_foreach(outcome->covers, i, one)
    {
        const char *code = json_string_value(one);
        const char *dash = code ? strchr(code, '-') : NULL;
        Err ignored;

        if (!dash || strchr(code, ' ') || library_find_keyword(look->library, code) ||
            lookup_card(catalog_store(look->catalog), code, &ignored) > 0)
            continue;
        lint_add(look->lint,
                 FOUND_COVERS,
                 (LintPlace){.file = outcome->file, .line = outcome->line},
                 "\"%s\" covers '%s', which no list has",
                 outcome->name,
                 code);
    }
}

// Returns the first line of why a scenario was skipped, in [size].
static const char *reason_of(const Outcome *outcome, size_t *size)
{
    const char *told = outcome->told ? outcome->told : "";

    *size = strcspn(told, "\n");
    return told;
}

// Returns whether two scenarios were skipped for one reason, whichever card of theirs has it.
static bool is_same_reason(const Outcome *one, const Outcome *other)
{
    size_t n, m;
    const char *a = reason_of(one, &n), *b = reason_of(other, &m);
    const char *behind_a = strstr(a, ": "), *behind_b = strstr(b, ": ");

    if (other->status != SCENARIO_SKIPPED || !behind_a || !behind_b) return false;
    n -= (size_t)(behind_a - a);
    m -= (size_t)(behind_b - b);
    return n == m && !memcmp(behind_a, behind_b, n);
}

// Tells why a scenario cannot run: of several with one reason the first, and how many they are.
static void tell_skipped(LintLook *look, const Suite *suite, int which)
{
    const Outcome *outcome = &suite->outcomes[which];
    int others = 0;
    char more[60] = "";
    size_t size;
    const char *reason = reason_of(outcome, &size);

    for (int i = 0; i < suite->n; i++) {
        if (i == which || !is_same_reason(outcome, &suite->outcomes[i])) continue;
        if (i < which) return;
        others++;
    }
    if (others)
        (void)snprintf(more,
                       sizeof more,
                       ", nor can %d other%s for the same reason",
                       others,
                       others > 1 ? "s" : "");
    lint_add(look->lint,
             FOUND_SKIPPED,
             (LintPlace){.file = outcome->file, .line = outcome->line},
             "\"%s\" cannot run%s: %.*s",
             outcome->name,
             more,
             (int)size,
             reason);
}

static void tell_outcomes(LintLook *look, const Suite *suite)
{
    for (int i = 0; i < suite->n; i++) {
        const Outcome *outcome = &suite->outcomes[i];

        tell_covers(look, outcome);
        if (outcome->status == SCENARIO_FAILED) tell_failed(look, outcome);
        if (outcome->status == SCENARIO_SKIPPED) tell_skipped(look, suite, i);
    }
}

static void tell_lines(LintLook *look, const ReachRow *row)
{
    const LintPlace place = {.file = row->path, .line = row->line};

    if (row->last > row->line)
        lint_add(look->lint,
                 FOUND_LINE_NOT_RUN,
                 place,
                 "no scenario runs lines %d to %d of %s",
                 row->line,
                 row->last,
                 row->name);
    else
        lint_add(look->lint,
                 FOUND_LINE_NOT_RUN,
                 place,
                 "no scenario runs this line of %s",
                 row->name);
}

// Returns whether the row is about lines of a script that no scenario reaches at all, or
// that has no clauses because it is faulty: its clauses say it.
static bool is_unreached(const SuiteReach *reach, const ReachRow *row)
{
    for (int i = 0; i < reach->scripts_n && !row->clause; i++) {
        const ReachScript *script = &reach->scripts[i];

        if (!strcmp(script->path, row->path) && !strcmp(script->name, row->name))
            return !script->clauses || !script->lines_ran;
    }
    return false;
}

static void tell_reach(LintLook *look, const SuiteReach *reach)
{
    for (int i = 0; i < reach->n; i++) {
        const ReachRow *row = &reach->rows[i];
        const LintPlace place = {.file = row->path, .line = row->line};

        if (!lint_place_wants(look->plan, row->path) || is_unreached(reach, row))
            continue;
        if (row->clause)
            lint_add(look->lint,
                     FOUND_NOT_FIRED,
                     place,
                     "no scenario fires this %s of %s",
                     suite_reach_word(look->library, row->clause),
                     row->name);
        else
            tell_lines(look, row);
    }
}

int lint_scenarios(LintLook *look, Store *store)
{
    const SuitePlan plan = {.paths = look->plan->paths,
                            .paths_n = look->plan->paths_n,
                            .game = look->library->rules->game,
                            .store = store,
                            .watches = true};
    Suite suite;
    Err err = {0};
    SuiteReach reach;

    if (!suite_run(&plan, &suite, &err) && suite.n) {
        tell_outcomes(look, &suite);
        reach = suite_reach(&suite, look->catalog, look->lint->arena);
        tell_reach(look, &reach);
    }
    const int n = suite.n;
    suite_free(&suite);
    return n;
}
