// suite_reach.h -- what no scenario of a suite has reached: clauses that never acted, lines
// that never ran.

#ifndef SUITE_REACH_H
#define SUITE_REACH_H

#include "db/text/arena.h"
#include "tools/suite/suite.h"

// A clause that never acted, or lines of a function that never ran.
typedef struct {
    const char *kind, *name, *path; // of the script
    ClauseId clause;                // 0: lines
    int line, last;                 // of lines the last one too
} ReachRow;

// How much of a script was reached.
typedef struct {
    const char *kind, *name, *path;
    int clauses, clauses_ran, lines, lines_ran;
} ReachScript;

typedef struct {
    ReachRow *rows;
    int n;
    ReachScript *scripts;
    int scripts_n;
} SuiteReach;

// Looks through all scripts of the catalog, which has loaded all its cards; the plan of
// [suite] said that it watches. The arena owns the result.
SuiteReach suite_reach(const Suite *suite, Catalog *catalog, Arena *arena);

// Returns the word of the clause's kind: "when".
const char *suite_reach_word(const Library *library, ClauseId clause);

#endif
