// ruleset.h -- a game written wholly in Lua: its zones, its cards, one step.
//
// A script of kind "ruleset" declares the game and gives two functions. `setup` is the
// first step of a game, `step` every other one until `win` or `draw_game`. Each runs as
// one protected call of the script host, with its limits, faults and the way out at a
// question; between two steps nothing of Lua is left. What the game remembers is in the
// State: where cards are, points, the turn, and `notes` (open to all) in its book.
//
// Includes engine/kernel/ only.

#ifndef RULESET_H
#define RULESET_H

#include "scripting/host.h"

#include "engine/kernel/game/game.h"

typedef struct Ruleset Ruleset;

// Loads the game. NULL: [err] names file, line and what was found.
Ruleset *ruleset_load(const ScriptSource *script, Err *err);
void ruleset_free(Ruleset *ruleset);

// Lays it on a table: rules, cards, scripts. The ruleset must outlive the table.
void ruleset_table(const Ruleset *ruleset, Table *table);

// Its cards, and the host that runs its scripts.
Library *ruleset_library(const Ruleset *ruleset);
const Scripts *ruleset_scripts(const Ruleset *ruleset);

// A fresh game of it, before its setup.
void ruleset_start(const Ruleset *ruleset, Game *game, uint64_t seed);

#endif
