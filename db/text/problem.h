// problem.h -- what an import could not take, named so that it can be mended.

#ifndef PROBLEM_H
#define PROBLEM_H

#include "db/text/arena.h"

// Absent parts are 0 or NULL. [expected] is never absent.
typedef struct {
    const char *file;
    int row; // line of the file, from 1
    const char *column;
    const char *value;
    const char *expected; // "a whole number from 0 to 99"
} Problem;

enum { PROBLEMS_TOLD = 10000 };

typedef struct {
    Arena *arena;
    Problem *list;
    int n;
    int more; // beyond PROBLEMS_TOLD, only counted
} Problems;

// Keeps a copy of [problem], strings included; a long value is cut.
void problem_add(Problems *problems, const Problem *problem);

// Writes it as one line: "cards.csv row 4, column energy: found 'x', expected ...".
const char *problem_line(const Problem *problem, Arena *arena);

#endif
