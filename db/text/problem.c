// problem.c -- keeps problems up to a limit and writes each as one safe line.

#include "db/text/problem.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"

// The search for an equal problem ends after SAME_MAX ones, so that a million different
// ones cost no more than that.
enum { COLUMN_BYTES = 80, VALUE_BYTES = 200, LINE_BYTES = 480, SAME_MAX = 64 };

// Returns the first bytes of [text], cut between characters.
static const char *shortened(Arena *arena, const char *text, int most)
{
    size_t n = text ? strlen(text) : 0;

    if (n <= (size_t)most) return arena_text(arena, text);
    return arena_format(arena, "%.*s...", text_fit(text, most), text);
}

void problem_add(Problems *problems, const Problem *problem)
{
    Arena *arena = problems->arena;

    if (problems->n == PROBLEMS_TOLD) {
        problems->more++;
        return;
    }
    problems->list = arena_grow(arena, problems->list, problems->n, sizeof *problem);
    problems->list[problems->n++] = (Problem){
        .file = arena_text(arena, problem->file),
        .row = problem->row,
        .column = shortened(arena, problem->column, COLUMN_BYTES),
        .value = shortened(arena, problem->value, VALUE_BYTES),
        .expected = shortened(arena, problem->expected, LINE_BYTES),
        .sort = problem->sort,
        .found = problem->found,
    };
}

static bool same_text(const char *one, const char *other)
{
    return one && other ? !strcmp(one, other) : one == other;
}

static bool is_same(const Problem *one, const Problem *other)
{
    return same_text(one->expected, other->expected) &&
           same_text(one->column, other->column) &&
           same_text(one->value, other->value) && same_text(one->file, other->file);
}

void problem_add_once(Problems *problems, const Problem *problem)
{
    const int first = problems->n > SAME_MAX ? problems->n - SAME_MAX : 0;

    for (int i = problems->n - 1; i >= first; i--)
        if (is_same(&problems->list[i], problem)) {
            problems->list[i].again++;
            return;
        }
    problem_add(problems, problem);
}

// Orders by rows; problems of one row keep their order.
static int by_row(const void *a, const void *b)
{
    const Problem *one = *(const Problem *const *)a,
                  *other = *(const Problem *const *)b;

    if (one->row != other->row) return one->row < other->row ? -1 : 1;
    return one < other ? -1 : one > other;
}

void problem_sort(Problems *problems, const char *file)
{
    int first = problems->n;

    while (first && same_text(problems->list[first - 1].file, file)) first--;
    const size_t n = (size_t)(problems->n - first);
    if (n < 2) return;
    const Problem **order = arena_take(problems->arena, n * sizeof(void *));
    Problem *sorted = arena_take(problems->arena, n * sizeof *sorted);
    for (size_t i = 0; i < n; i++) order[i] = &problems->list[first + (int)i];
    qsort(order, n, sizeof(void *), by_row);
    for (size_t i = 0; i < n; i++) sorted[i] = *order[i];
    memcpy(&problems->list[first], sorted, n * sizeof *sorted);
}

const char *problem_line(const Problem *problem, Arena *arena)
{
    const char *where = problem->file ? problem->file : "";
    const char *found = "";

    if (problem->row) where = arena_format(arena, "%s row %d", where, problem->row);
    if (problem->column)
        where = arena_format(arena, "%s, column %s", where, problem->column);
    if (problem->value) found = arena_format(arena, "found '%s', ", problem->value);
    const char *said =
        arena_format(arena, "%s: %sexpected %s", where, found, problem->expected);
    if (problem->again)
        said = arena_format(arena, "%s (and %d more)", said, problem->again);
    char *line = arena_text_n(arena, said, strlen(said));
    // Bytes of a file must not end the line or control the terminal.
    for (char *c = line; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f) *c = '?';
    return line;
}
