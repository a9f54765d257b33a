// game_scan.h -- the text of a game's files: where a row stands, which names it holds.
//
// Lua tells the line of a call, and all of game "name" { ... } is one call. So whoever
// reads the rows looks for their place in the text.

#ifndef GAME_SCAN_H
#define GAME_SCAN_H

#include "engine/base/base.h"

typedef struct {
    const char *source;
    size_t size;
} GameText;

// Returns the line of an entry of game { key = { … } }: the [row]th one, from 1, and in it
// the name or key [part]. Where it is not written there, returns the line of what holds
// it: row 0 is the key, key NULL the word `game`. 0: the text has no game.
int game_scan_line(GameText text, const char *key, int row, const char *part);

// Returns the column, from 1, at which the line has what the message quotes first; else
// where the line begins. 0: there is no such line.
int game_scan_column(GameText text, int line, const char *message);

// Tells each name and text that something other than a row of game { … } writes: a
// function, a query, a file of rules.
void game_scan_uses(GameText text, void (*tell)(void *self, const char *name, size_t n),
                    void *self);

#endif
