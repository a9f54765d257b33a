#include "db/text/problem.h"

#include <string.h>

enum { VALUE_BYTES = 200 };

// The first bytes of [value], cut between characters.
static const char *shortened(Pool *pool, const char *value)
{
    size_t n = value ? strlen(value) : 0;

    if (n <= VALUE_BYTES) return pool_text(pool, value);
    for (n = VALUE_BYTES; n && (value[n] & 0xc0) == 0x80;) n--;
    return pool_format(pool, "%.*s...", (int)n, value);
}

void problem_add(Problems *problems, const Problem *problem)
{
    Pool *pool = problems->pool;

    if (problems->n == PROBLEMS_TOLD) {
        problems->more++;
        return;
    }
    problems->list = pool_grow(pool, problems->list, problems->n, sizeof *problem);
    problems->list[problems->n++] = (Problem){
        .file = pool_text(pool, problem->file),
        .row = problem->row,
        .column = pool_text(pool, problem->column),
        .value = shortened(pool, problem->value),
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
    if (problem->value) found = pool_format(pool, "found '%s', ", problem->value);
    const char *said =
        pool_format(pool, "%s: %sexpected %s", where, found, problem->expected);
    char *line = pool_text_n(pool, said, strlen(said));
    // What a file says must not end the line or steer the screen.
    for (char *c = line; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f) *c = '?';
    return line;
}
