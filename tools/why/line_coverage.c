// line_coverage.c -- notes which clauses acted and which lines ran; never how often, or
// when.

#include "tools/why/line_coverage.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"

// The sights that tell of a clause that it acts.
enum {
    ACTS = 1 << SIGHT_RUN | 1 << SIGHT_JUDGED | 1 << SIGHT_NUMBER | 1 << SIGHT_GIVEN |
           1 << SIGHT_COST | 1 << SIGHT_ANSWERED,
};

void line_coverage_init(LineCoverage *coverage)
{
    memset(coverage, 0, sizeof *coverage);
}

void line_coverage_free(LineCoverage *coverage)
{
    for (int i = 0; i < coverage->scripts_n; i++) free(coverage->scripts[i].lines);
    free(coverage->scripts);
    free(coverage->clauses);
    memset(coverage, 0, sizeof *coverage);
}

// Returns [array] with room for the element [at], the new ones zeroed.
static void *with_room(void *array, int *n, int at, size_t size)
{
    const int now = at + at / 2 + 16;

    if (at < *n) return array;
    array = realloc(array, (size_t)now * size);
    ENOUGH(array);
    memset((char *)array + (size_t)*n * size, 0, (size_t)(now - *n) * size);
    *n = now;
    return array;
}

static void keep_clause(LineCoverage *coverage, ClauseId clause)
{
    if (!clause) return;
    coverage->clauses = with_room(coverage->clauses, &coverage->clauses_n, clause, 1);
    coverage->clauses[clause] = 1;
}

static void keep_line(LineCoverage *coverage, int script, int line)
{
    struct LineCoverageScript *of;

    if (!script || line <= 0) return;
    coverage->scripts =
        with_room(coverage->scripts, &coverage->scripts_n, script, sizeof *of);
    of = &coverage->scripts[script];
    of->lines = with_room(of->lines, &of->lines_n, line, 1);
    of->lines[line] = 1;
}

static void note_line(void *self, const Table *table, const Sight *sight)
{
    LineCoverage *coverage = self;
    const SightKind kind = (SightKind)sight->kind;

    if (kind == SIGHT_LINE)
        keep_line(coverage, sight->script, sight->line);
    else if (ACTS >> kind & 1 && sight->part == PART_NONE)
        keep_clause(coverage, sight->clause);
    if (coverage->next) coverage->next->sees(coverage->next->self, table, sight);
}

void line_coverage_watch(LineCoverage *coverage, Table *table)
{
    if (table->observer == &coverage->observer) return;
    coverage->next = table->observer;
    coverage->observer = (Observer){.self = coverage, .sees = note_line};
    table->observer = &coverage->observer;
}

bool line_coverage_clause(const LineCoverage *coverage, ClauseId clause)
{
    return clause < coverage->clauses_n && coverage->clauses[clause];
}

bool line_coverage_line(const LineCoverage *coverage, int script, int line)
{
    return script < coverage->scripts_n && line < coverage->scripts[script].lines_n &&
           coverage->scripts[script].lines[line];
}
