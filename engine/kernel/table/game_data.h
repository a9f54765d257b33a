// game_data.h -- a game that runs, as plain data.
//
// While it waits it is the mark (the state when the step began) and the answers given
// since; `now` is how things stand at the question, for the screen. As in a State, what
// lies beyond a count is nothing, so game_copy takes what is used.

#ifndef GAME_DATA_H
#define GAME_DATA_H

#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/state.h"

// GAME_FAULT: a script failed. GAME_STOPPED: play went beyond a limit of the program,
// so the game has no result; State.limit says which. GAME_PAUSES: it came to the event
// of Table.pause, and goes on with the next call.
typedef enum {
    GAME_RUNS,
    GAME_WAITS,
    GAME_OVER,
    GAME_FAULT,
    GAME_STOPPED,
    GAME_PAUSES,
} GameStatus;

typedef struct Game {
    uint8_t status;   // GameStatus
    uint8_t conceded; // players who leave when the running step is over, one bit each
    State now;
    State mark; // once a step began from it
    Answers answers;
    Question question; // while it waits
} Game;

#endif
