// game_data.h -- a game that runs, as plain data.
//
// While it waits it is the mark (the state when the step began) and the answers given
// since; `now` is how things stand at the question, for the screen.

#ifndef GAME_DATA_H
#define GAME_DATA_H

#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/state.h"

typedef enum { GAME_RUNS, GAME_WAITS, GAME_OVER, GAME_FAULT } GameStatus;

typedef struct Game {
    State now;
    State mark;
    Answers answers;
    uint8_t status;   // GameStatus
    uint8_t conceded; // players who leave when the running step is over, one bit each
    uint8_t pad[6];
    Question question; // while it waits
} Game;

#endif
