// start_position_inside.h -- what the files of start_position.h share.

#ifndef START_POSITION_INSIDE_H
#define START_POSITION_INSIDE_H

#include "tools/record/record.h"
#include "tools/try/start_position.h"

// Finds the wanted game of the record, and after how many of its answers: [number] and
// [at] of the start, which then counts within that game. Returns 0, or -1 with [err].
int start_position_find_game(StartPosition *start, const Recording *recording,
                             Err *err);

// Puts the session at the start of that game. The games before it are played as the record
// says, once: later the sitting is as it was then, whatever the cards are. Returns 0, or -1
// with [err].
int start_position_begin_game(StartPosition *start, Session *session,
                              const Recording *recording, Err *err);

// Returns the first line of the game with that number.
int start_position_game_line(const Recording *recording, long number);

#endif
