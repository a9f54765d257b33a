// other.h -- another build of the program as a process: plays games, and says how long it
// worked on them.
//
// Every build has `simulate --json`, so builds of long ago can be measured too.

#ifndef OTHER_H
#define OTHER_H

#include <stdint.h>
#include <sys/types.h>

#include "engine/base/err.h"

enum { OTHER_SEATS_MAX = 8 };

typedef struct {
    const char *path; // of the program
    const char *db;   // NULL: cards.db beside it
} Other;

typedef struct {
    const char *game, *mode;
    const char *decks[OTHER_SEATS_MAX];
    int decks_n;
    uint64_t seed;
    int games;
} OtherGames;

// The time of the process, its start included.
typedef struct {
    uint64_t ns;
    char hash[20]; // of all games
} OtherResult;

// Lets [other] play. Returns -1 with [err] if it does not.
int other_play(const Other *other, const OtherGames *games, OtherResult *result,
               Err *err);

// Starts [path] with the arguments, up to a NULL. Its output goes to [out], a file
// descriptor, or nowhere for -1. Returns -1 if it cannot begin.
int other_start(const char *path, const char *const *arguments, int out, pid_t *pid);

#endif
