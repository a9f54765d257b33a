// verb_rows.h -- the verbs of every game written in Lua, as rows for the script host.

#ifndef VERB_ROWS_H
#define VERB_ROWS_H

#include "engine/scripted/scripted.h"

extern const VerbRow verb_rows[];
extern const int verb_rows_n;

// Puts these verbs first among those of the game, with what the host and the kernel need to
// use them: each(...), and the names of settings and dice.
void verb_rows_begin(ScriptedGame *game);

#endif
