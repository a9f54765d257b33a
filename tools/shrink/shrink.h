// shrink.h -- cuts a game or a scenario that fails down to the shortest that still fails in
// the same way.
//
// The shrinker leaves parts out and tries the rest, as long as the rest still fails:
// halves first, then ever smaller pieces. Each try runs in a process of its own, so a
// broken invariant and a game without end are failures like the others.

#ifndef SHRINK_H
#define SHRINK_H

#include <signal.h>

#include "engine/base/err.h"
#include "engine/base/limit.h"

// The wish of the command line.
typedef struct {
    const char *word; // a replay, or a file of scenarios with ":" and part of a name
    const char *db, *game; // NULL: the usual ones
    int seconds;           // after which the shortest so far is kept
    bool force;            // a result that is there already is written over
    const volatile sig_atomic_t *stop;
} ShrinkWish;

// One kind of part, and how many there were and are.
typedef struct {
    const char *what; // "answers"
    int before, after;
} ShrinkCount;

enum { SHRINK_COUNTS = 6, SHRINK_TEXT = 2000 };

typedef struct {
    char *out;             // the file that was written
    char why[SHRINK_TEXT]; // what fails, in both
    ShrinkCount counts[SHRINK_COUNTS];
    int counts_n;
    int tries;
    double seconds;
    bool whole; // every part that is left is needed; false: time or tries ran out
} Shrunk;

// Shrinks what [wish] names and writes NAME.short.jsonl or NAME.short.lua beside it. Returns
// 0, or -1 with [err]: CODE_FINDINGS if it does not fail.
int shrink_run(const ShrinkWish *wish, Shrunk *shrunk, Err *err);
void shrink_free(Shrunk *shrunk);

#endif
