// scenario_table.h -- the table of one scenario, as JSON: its players, and which keys and
// values it may have.

#ifndef SCENARIO_TABLE_H
#define SCENARIO_TABLE_H

#include <lua.h>

#include "engine/cards/rules.h"
#include "tools/door/json_keys.h"

// Gathers the keys of a scenario of that game: its own, those of positions and of sittings.
void scenario_table_keys(const Rules *rules, JsonKeys *keys);

// Adds to a scenario what is given to it. The players share their tables key by key.
void scenario_table_add(json_t *json, const json_t *given);

// Makes the list of players from "you", "foe" ..., and checks keys and values. Raises an error
// in the state.
void scenario_table_check(lua_State *L, const Rules *rules, json_t *json);

#endif
