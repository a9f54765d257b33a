// origin_inside.h -- what the files of an origin share.

#ifndef ORIGIN_INSIDE_H
#define ORIGIN_INSIDE_H

#include "tools/session/record.h"
#include "tools/try/origin.h"

// Finds out which game of the record is meant, and after how many of its answers: [number]
// and [at] of the origin, which then counts within that game. Returns 0, or -1 with [err].
int origin_find_game(Origin *origin, const Recording *recording, Err *err);

// Puts the session at the start of that game. The games before it are played as the record
// says, once: later the sitting is as it was then, whatever the cards are. Returns 0, or -1
// with [err].
int origin_begin_game(Origin *origin, Session *session, const Recording *recording,
                      Err *err);

// Returns the first line of the game with that number.
int origin_game_line(const Recording *recording, long number);

#endif
