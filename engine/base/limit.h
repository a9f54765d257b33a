// limit.h -- how much of each thing the program takes: the rows of limits.def.
//
// No other file states a limit: code reads its constant. Beyond a limit nothing is cut
// in silence and no assertion fails. The message names the limit by its row.

#ifndef LIMIT_H
#define LIMIT_H

#include <stddef.h>

enum {
#define LIMIT(name, value, beyond, words, reason) name##_MAX = (value),
#include "engine/base/limits.def"
};

typedef enum {
#define LIMIT(name, value, beyond, words, reason) LIMIT_##name,
#include "engine/base/limits.def"
    LIMIT_COUNT
} LimitId;

// Says what happens to one more than a limit allows.
typedef enum {
    BEYOND_FAULT,   // the script that needs it is at fault, and the game ends
    BEYOND_STOPS,   // the game stops unfinished; a script that made most is at fault
    BEYOND_REFUSED, // a script, a set or an input is refused, with file and line
    BEYOND_CUT,     // as much is shown as fits, and the rest is marked or counted
    BEYOND_STAYS,   // a number of play stays at the limit; one that is typed is refused
    BEYOND_MERGED,  // the program keeps it less exactly
    BEYOND_COUNT
} Beyond;

typedef struct {
    const char *name;
    int value;
    Beyond beyond;
    const char *words;  // follow the value: "items on the chain"
    const char *reason; // for the value
    const char *more;   // of a message: "more than 256 items on the chain"
} LimitRow;

extern const LimitRow limit_rows[LIMIT_COUNT];

// Returns the row of a limit.
static inline const LimitRow *limit_row(LimitId id)
{
    return &limit_rows[id];
}

typedef struct {
    const char *name, *text;
} BeyondRow;

// Returns the word and the sentence of the manual for what happens beyond a limit.
const BeyondRow *limit_beyond(Beyond beyond);

#endif
