// game_language.h -- what a game.lua may say, as rows for the manual and the lint.
//
// The rows come from game_keys.def, which the reader uses too. The words of all scripts of
// such a game are in its Rules (game_script_empty).

#ifndef GAME_LANGUAGE_H
#define GAME_LANGUAGE_H

#include "engine/base/base.h"

typedef enum {
    GAME_LANGUAGE_KEY,   // of game "name" { ... }
    GAME_LANGUAGE_WORD,  // stands alone in a row
    GAME_LANGUAGE_FIELD, // key = value in a row
} GameLanguageKind;

typedef struct {
    GameLanguageKind kind;
    const char *key; // that the row is of; of a key itself: its name
    const char *name;
    const char *form; // of the value; "" of a word
    const char *doc;
} GameLanguageRow;

// Returns all rows, [n] of them.
const GameLanguageRow *game_language_rows(int *n);

#endif
