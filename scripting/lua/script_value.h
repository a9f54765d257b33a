// script_value.h -- words and records as values of Lua.

#ifndef SCRIPT_VALUE_H
#define SCRIPT_VALUE_H

#include "scripting/lua/host_data.h"

// Pushes a new ScriptValue whose record in the Library is [n].
ScriptValue *script_value_push(lua_State *L, ScriptValueKind kind, int n);

// Pushes the value that stands for whatever was faulty.
void script_value_push_faulty(lua_State *L);

// Tells whether a faulty value lies at [index].
bool script_value_is_faulty(lua_State *L, int index);

// Makes what can be done with a faulty value: anything, and it stays one.
void script_value_install_faulty(lua_State *L);

// Returns the ScriptValue at [index], NULL if another value lies there.
const ScriptValue *script_value_at(lua_State *L, int index);

// Names the value at [index] for a message: "a number", "a clause" ... The text may lie
// on the Lua stack.
const char *script_value_name(lua_State *L, int index);

// Raises a fault unless a script is loading. [what] names the data that was to be made.
void script_value_only_at_load(lua_State *L, const char *what);

// Collects the string keys of [table] in alphabetical order; at most SCRIPT_KEYS_MAX.
// Returns how many there are.
int script_value_keys(lua_State *L, int table, const char *what, const char **keys);

// Counts a record that the script makes; too many are a fault.
void script_value_count_record(lua_State *L);

// Adds the number [n] to the Library as an amount; returns its id.
uint16_t script_value_constant(Host *host, int n);

// These read the value at [index]; anything that does not fit is a fault that names
// [what].
uint16_t script_value_amount(lua_State *L, int index, const char *what);
uint16_t script_value_natural(lua_State *L, int index,
                              const char *what); // not less than 0
// Raises a fault where the happened is a condition, `count = n`, and no number.
void script_value_check_how_often(lua_State *L, ClauseId clause);
Compare script_value_compare(lua_State *L, int index, const char *what);
Compare script_value_count(lua_State *L, int index,
                           const char *what); // not less than 0
const char *script_value_string(lua_State *L, int index, const char *what);

// Returns the keyword of a text like "Swift 3" and sets [value]; an unknown one is a
// fault.
uint8_t script_value_keyword(lua_State *L, const char *name, int *value);

// Raises a fault if the text gives the keyword a number that its script does not read.
void script_value_check_number(lua_State *L, const char *text, int keyword);

// Returns an integer that stands in rehearsal for any thing that [query] means, 0: any at
// all.
lua_Integer script_value_rehearsed(QueryId query);

// The same for a thing of a group, which is anywhere, whatever the query says of places.
lua_Integer script_value_rehearsed_among(QueryId query);
bool script_value_rehearsed_is_among(lua_Integer handle);

// The same for what is no thing: a player, a place, a cost; and its kind.
lua_Integer script_value_rehearsed_as(ValueKind kind, QueryId query);
ValueKind script_value_rehearsed_kind(lua_Integer handle);

#endif
