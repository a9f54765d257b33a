// scripted_rows.h -- the rows that stand before those that a game.lua declares.
//
// The engine asks and tells by these numbers. The kind of an option of every scripted game is
// its ChoiceRole, so it needs no numbers of its own; those that a game declares follow.

#ifndef SCRIPTED_ROWS_H
#define SCRIPTED_ROWS_H

#include "engine/scripted/scripted.h"

enum {
#define PROMPT(id, text, key, flags) SCRIPTED_PROMPT_##id,
#include "engine/scripted/scripted_rows.def"
    SCRIPTED_PROMPT_COUNT
};

enum {
#define EVENT(id, name, flags, doc) SCRIPTED_EVENT_##id,
#include "engine/scripted/scripted_rows.def"
    SCRIPTED_EVENT_COUNT
};

// Begins the tables of an empty game: options, prompts and events of the engine's own, how
// costs are paid, and what the game lacks as long as it declares no more (Rules.lacks).
// Callers add rows behind these.
void scripted_rows_begin(ScriptedGame *game);

#endif
