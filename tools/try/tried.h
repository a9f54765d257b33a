// tried.h -- a game that is tried: its past, its cards, and where it began, so that it can
// begin there again with other cards.

#ifndef TRIED_H
#define TRIED_H

#include "tools/trail/trail.h"
#include "tools/try/memory_db.h"
#include "tools/try/renewal.h"
#include "tools/try/start_position.h"

typedef struct TriedGame {
    Trail trail;
    Scene scene;
    StartPosition start;
    MemoryDb memory; // owns the session of the trail
} TriedGame;

// Opens the position that [wish] tells and goes there. [wish] outlives the game. Returns
// NULL with [err].
TriedGame *tried_open(const StartWish *wish, Err *err);
void tried_close(TriedGame *tried);

// Loads what lies at [paths] (memory_db_renew) into the game, which goes back to where
// the new cards did not matter yet (library_diff.h), or to its start, and goes the same
// way as far as its answers fit. Returns 0; -1 with [err] if something is faulty, and
// then nothing has changed. The caller frees the renewal.
int tried_renew(TriedGame *tried, const char *const *paths, int paths_n,
                Renewal *renewal, Err *err);

// Makes [memory] the cards of the game.
void tried_take(TriedGame *tried, const MemoryDb *memory);

// Puts the session where the game begins. Returns 0, or -1 with [err].
int tried_place(TriedGame *tried, Err *err);

#endif
