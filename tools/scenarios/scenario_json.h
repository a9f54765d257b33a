// scenario_json.h -- a value of a scenario file as JSON.

#ifndef SCENARIO_JSON_H
#define SCENARIO_JSON_H

#include <jansson.h>
#include <lua.h>

// Returns the value at [index] as JSON, a new reference; NULL if it is nil. In a table at
// [index] the function [skip] is left out (NULL: none). Raises an error in the state for
// whatever JSON has no form for: nothing in a table is read and ignored.
json_t *scenario_json(lua_State *L, int index, const char *skip);

// Adds to [json] what [given] has and it has not: keys, and within the tables of [inside],
// a list of names with NULL at its end, their keys.
void scenario_json_add(json_t *json, const json_t *given, const char *const *inside);

#endif
