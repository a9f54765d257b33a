// keep.h -- keeps what was done in a tried game as the text of a scenario.
//
// The position and the moves are found by doing them again in a scenario, step by step, with
// words alone; so what is written has been seen to lead to the same place. The text is run as
// a file before it is kept.

#ifndef KEEP_H
#define KEEP_H

#include "tools/try/trail.h"

// What was kept.
typedef struct {
    int from, to;  // answers after which the scenario begins, and ends
    int claims;    // keys of its expectations
    char *text;    // of the scenario
    char *missing; // what has no word, a line each; "" for nothing
} Kept;

// Writes the way of [trail] from the moment [from] answers after the start to where it stands
// as a scenario. If the position there has no words, it begins at an earlier one, or at the
// next one that has. Returns 0 with [kept], whose texts the caller frees, or -1 with [err].
int keep_way(Trail *trail, int from, Kept *kept, Err *err);

// Adds the text to the file, which is made if it is not there. Returns 0, or -1 with [err].
int keep_add(const char *path, const Kept *kept, Err *err);
void keep_free(Kept *kept);

#endif
