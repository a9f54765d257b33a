// problem.h -- faults that an import finds, each with its place.
//
// A problem names a file, row and column, and says what was found and what was
// expected.

#ifndef PROBLEM_H
#define PROBLEM_H

#include "db/text/arena.h"
#include "engine/base/found.h"

// Absent parts are 0 or NULL. [expected] is never absent.
typedef struct {
    const char *file;
    int row; // line of the file, from 1
    const char *column;
    const char *value;
    const char *expected; // "a whole number from 0 to 99"
    FoundKind found;      // FOUND_NONE: nobody said which
    int again;            // further rows with the same (problem_add_once)
    const char *sort; // groups notes that are alike, for the reader of the report, and
                      // problems that depend on other lists; the caller's
} Problem;

enum { PROBLEMS_TOLD = 10000 };

typedef struct {
    Arena *arena;
    Problem *list;
    int n;
    int more; // problems after the first PROBLEMS_TOLD: only their number
} Problems;

// Adds a copy of [problem] with its strings. Cuts a value of more than 200 bytes, a column
// of more than 80, an expectation of more than 480.
void problem_add(Problems *problems, const Problem *problem);

// Does the same, unless a problem of the list has the same file, column, value and
// expectation: then that one counts the row. For notes, which many rows share.
void problem_add_once(Problems *problems, const Problem *problem);

// Puts the last problems, as far as they are of [file], into the order of its rows.
void problem_sort(Problems *problems, const char *file);

// Returns the problem as one line:
// "cards.csv row 4, column cost: found 'x', expected ...".
const char *problem_line(const Problem *problem, Arena *arena);

#endif
