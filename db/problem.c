#include "problem.h"

void problem_add(Problems *problems, const Problem *problem)
{
    Pool *pool = problems->pool;

    problems->list = pool_grow(pool, problems->list, problems->n, sizeof *problem);
    problems->list[problems->n++] = (Problem){
        .file = pool_text(pool, problem->file),
        .row = problem->row,
        .column = pool_text(pool, problem->column),
        .value = pool_text(pool, problem->value),
        .expected = pool_text(pool, problem->expected),
    };
}

const char *problem_line(const Problem *problem, Pool *pool)
{
    const char *where = problem->file ? problem->file : "";
    const char *found = "";

    if (problem->row) where = pool_format(pool, "%s row %d", where, problem->row);
    if (problem->column)
        where = pool_format(pool, "%s, column %s", where, problem->column);
    if (problem->value) found = pool_format(pool, "found '%.120s', ", problem->value);
    return pool_format(pool, "%s: %sexpected %s", where, found, problem->expected);
}
