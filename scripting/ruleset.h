// ruleset.h -- a game written wholly in Lua: its zones, its cards, one step.
//
// A script of kind "ruleset" declares the game and gives two functions. `setup` is the
// first step of a game, `step` every other one until `win` or `draw_game`. Each runs as
// one protected call of the script host, with the host's limits and faults. When a step
// asks a player, the host abandons it and runs it again with the answer. Between two
// steps Lua keeps nothing. The State remembers the game: where cards are, points, the
// turn, and `notes` (which every player may see) in its book.

#ifndef RULESET_H
#define RULESET_H

#include "scripting/host.h"

#include "engine/kernel/game/game.h"

typedef struct Ruleset Ruleset;

// Loads the game. Returns NULL if this fails; [err] then names file, line and what was
// found.
Ruleset *ruleset_load(const ScriptSource *script, Err *err);
void ruleset_free(Ruleset *ruleset);

// Gives a table the rules, the cards and the scripts of the game. The ruleset must
// outlive the table.
void ruleset_table(const Ruleset *ruleset, Table *table);

// Returns the game's cards, and the functions that run its scripts.
Library *ruleset_library(const Ruleset *ruleset);
const Scripts *ruleset_scripts(const Ruleset *ruleset);

// Makes a fresh game, before its setup.
void ruleset_start(const Ruleset *ruleset, Game *game, const Table *table,
                   uint64_t seed);

#endif
