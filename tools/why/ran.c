// ran.c -- keeps that a clause acted or a line ran; never how often, or when.

#include "tools/why/ran.h"

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/base.h"

// The sights that tell of a clause that it acts.
enum {
    ACTS = 1 << SIGHT_RUN | 1 << SIGHT_JUDGED | 1 << SIGHT_NUMBER | 1 << SIGHT_GIVEN |
           1 << SIGHT_COST | 1 << SIGHT_ANSWERED,
};

void ran_init(Ran *ran)
{
    memset(ran, 0, sizeof *ran);
}

void ran_free(Ran *ran)
{
    for (int i = 0; i < ran->scripts_n; i++) free(ran->scripts[i].lines);
    free(ran->scripts);
    free(ran->clauses);
    memset(ran, 0, sizeof *ran);
}

// Returns [array] with room for the element [at], the new ones zeroed.
static void *with_room(void *array, int *n, int at, size_t size)
{
    const int now = at + at / 2 + 16;

    if (at < *n) return array;
    array = realloc(array, (size_t)now * size);
    ASSERT(array);
    memset((char *)array + (size_t)*n * size, 0, (size_t)(now - *n) * size);
    *n = now;
    return array;
}

static void keep_clause(Ran *ran, ClauseId clause)
{
    if (!clause) return;
    ran->clauses = with_room(ran->clauses, &ran->clauses_n, clause, 1);
    ran->clauses[clause] = 1;
}

static void keep_line(Ran *ran, int script, int line)
{
    struct RanScript *of;

    if (!script || line <= 0) return;
    ran->scripts = with_room(ran->scripts, &ran->scripts_n, script, sizeof *of);
    of = &ran->scripts[script];
    of->lines = with_room(of->lines, &of->lines_n, line, 1);
    of->lines[line] = 1;
}

static void sees(void *self, const Table *table, const Sight *sight)
{
    Ran *ran = self;
    const SightKind kind = (SightKind)sight->kind;

    if (kind == SIGHT_LINE)
        keep_line(ran, sight->script, sight->line);
    else if (ACTS >> kind & 1 && sight->part == PART_NONE)
        keep_clause(ran, sight->clause);
    if (ran->next) ran->next->sees(ran->next->self, table, sight);
}

void ran_watch(Ran *ran, Table *table)
{
    if (table->witness == &ran->witness) return;
    ran->next = table->witness;
    ran->witness = (Witness){.self = ran, .sees = sees};
    table->witness = &ran->witness;
}

bool ran_clause(const Ran *ran, ClauseId clause)
{
    return clause < ran->clauses_n && ran->clauses[clause];
}

bool ran_line(const Ran *ran, int script, int line)
{
    return script < ran->scripts_n && line < ran->scripts[script].lines_n &&
           ran->scripts[script].lines[line];
}
