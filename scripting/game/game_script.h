// game_script.h -- a game written in Lua, loaded: its rows, its library, its script host.
//
// The sources are game.lua (kind "ruleset"), then its rules (kind "rules") in the order
// of their names. They fill a ScriptedGame and a Library, and the host knows all words
// that they declare. The caller loads the cards of sets with the same host (host_load).
//
// A GameScript belongs to one thread. Two that were loaded from the same sources behave
// alike.

#ifndef GAME_SCRIPT_H
#define GAME_SCRIPT_H

#include "engine/base/err.h"
#include "engine/scripted/scripted.h"
#include "scripting/host.h"

typedef struct GameScript GameScript;

// Loads a game. Returns NULL if a source is at fault; [err] then names file, line and what
// was found.
GameScript *game_script_load(const ScriptSource *sources, int n, Err *err);
void game_script_free(GameScript *script);

// Makes a game without a row of its own: what every game has. It has no host and plays
// nothing.
GameScript *game_script_empty(void);

// Adds a word to an open column, which is row [fact] of Rules.facts; the caller does so
// before the first card that has it. Returns false if the column is full. A word that is
// there already changes nothing.
bool game_script_add_word(GameScript *script, int fact, const char *word);

// Return what a table needs: the rows (their first member is the Rules), the cards, and
// the functions that run scripts (host_scripts).
const ScriptedGame *game_script_game(const GameScript *script);
Library *game_script_library(const GameScript *script);
Host *game_script_host(const GameScript *script);

#endif
