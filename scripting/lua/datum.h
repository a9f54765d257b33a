// datum.h -- words and records as values of Lua.

#ifndef DATUM_H
#define DATUM_H

#include "scripting/lua/host_data.h"

// Pushes a new Datum whose record in the Library is [n].
Datum *datum_push(lua_State *L, DatumKind kind, int n);

// Pushes the datum that stands for whatever was faulty.
void datum_push_faulty(lua_State *L);

// Whether a faulty datum lies at [index].
bool datum_is_faulty(lua_State *L, int index);

// Makes what can be done with a faulty datum: anything, and it stays one.
void datum_install_faulty(lua_State *L);

// Returns the Datum at [index], NULL if another value lies there.
const Datum *datum_at(lua_State *L, int index);

// Names the value at [index] for a message: "a number", "a clause" ... The text may lie
// on the Lua stack.
const char *datum_name(lua_State *L, int index);

// Raises a fault unless a script is loading. [what] names the data that was to be made.
void datum_only_at_load(lua_State *L, const char *what);

// Collects the string keys of [table] in alphabetical order; at most SCRIPT_KEYS_MAX.
// Returns how many there are.
int datum_keys(lua_State *L, int table, const char *what, const char **keys);

// Counts a record that the script makes; too many are a fault.
void datum_count_record(lua_State *L);

// Adds the number [n] to the Library as an amount; returns its id.
uint16_t datum_constant(Host *host, int n);

// These read the value at [index]; anything that does not fit is a fault that names
// [what].
uint16_t datum_amount(lua_State *L, int index, const char *what);
uint16_t datum_natural(lua_State *L, int index, const char *what); // not less than 0
// Raises a fault where the happened is a condition, `count = n`, and no number.
void datum_check_how_often(lua_State *L, ClauseId clause);
Compare datum_compare(lua_State *L, int index, const char *what);
Compare datum_count(lua_State *L, int index, const char *what); // not less than 0
const char *datum_string(lua_State *L, int index, const char *what);

// Returns the keyword of a text like "Swift 3" and sets [value]; an unknown one is a
// fault.
uint8_t datum_keyword(lua_State *L, const char *name, int *value);

// Raises a fault if the text gives the keyword a number that its script does not read.
void datum_check_number(lua_State *L, const char *text, int keyword);

// Returns an integer that stands in rehearsal for any thing that [query] means, 0: any at
// all.
lua_Integer datum_rehearsed(QueryId query);

// The same for a thing of a group, which is anywhere, whatever the query says of places.
lua_Integer datum_rehearsed_among(QueryId query);
bool datum_rehearsed_is_among(lua_Integer handle);

// The same for what is no thing: a player, a place, a cost; and its kind.
lua_Integer datum_rehearsed_as(ValueKind kind, QueryId query);
ValueKind datum_rehearsed_kind(lua_Integer handle);

#endif
