// script_value.h -- words and records as values of Lua.

#ifndef SCRIPT_VALUE_H
#define SCRIPT_VALUE_H

#include "scripting/lua/host_data.h"

// Pushes a new ScriptValue whose record in the Library is [n].
ScriptValue *script_value_push(lua_State *L, ScriptValueKind kind, int n);

// Pushes the value that stands for whatever was faulty.
void script_value_push_faulty(lua_State *L);

// Returns whether a faulty value lies at [index].
bool script_value_is_faulty(lua_State *L, int index);

// Installs what a script can do with a faulty value: all of it works, and gives a faulty
// value again.
void script_value_install_faulty(lua_State *L);

// Returns the ScriptValue at [index], NULL if another value lies there.
const ScriptValue *script_value_at(lua_State *L, int index);

// Returns whether a value that a function will have stands at [index], while the function
// is read (query_code.h).
bool script_value_is_hole(lua_State *L, int index);

// Names the value at [index] for a message: "a number", "a clause" ... The text may lie
// on the Lua stack.
const char *script_value_name(lua_State *L, int index);

// Raises a fault unless a script is loading. [what] names the data that the script makes.
void script_value_only_at_load(lua_State *L, const char *what);

// Collects the string keys of [table] in alphabetical order; at most SCRIPT_KEYS_MAX.
// Returns how many there are.
int script_value_keys(lua_State *L, int table, const char *what, const char **keys);

// Reads a text that the Library keeps: a name, of NAME_BYTES_MAX bytes at most.
const char *script_value_label(lua_State *L, int index, const char *what);

// Adds the number [n] to the Library as an amount; returns its id.
uint16_t script_value_constant(Host *host, int n);

// Read the value at [index]. Any other kind of value is a fault that names [what]. A natural
// number and a count are not less than 0.
uint16_t script_value_amount(lua_State *L, int index, const char *what);
uint16_t script_value_natural(lua_State *L, int index, const char *what);
Compare script_value_compare(lua_State *L, int index, const char *what);
Compare script_value_count(lua_State *L, int index, const char *what);
const char *script_value_string(lua_State *L, int index, const char *what);

// Raises a fault where `happened` is a condition, `count = n`, and no number.
void script_value_check_how_often(lua_State *L, ClauseId clause);

// Returns the keyword of a text like "Swift 3" and sets [value]; an unknown one is a
// fault.
uint8_t script_value_keyword(lua_State *L, const char *name, int *value);

// Returns the keyword of a text without a number, such as "Swift"; a number is a fault, since
// the keyword is meant whatever its number is.
uint8_t script_value_bare_keyword(lua_State *L, const char *name);

// Raises a fault if the text gives the keyword a number that its script does not read.
void script_value_check_number(lua_State *L, const char *text, int keyword);

// Returns an integer that stands, while a script is rehearsed, for any thing that [query]
// means; 0: any thing at all.
lua_Integer script_value_rehearsed(QueryId query);

// Returns such an integer for a thing of a group. It may be anywhere, whatever the query says
// of places. The second tells whether a handle is one.
lua_Integer script_value_rehearsed_among(QueryId query);
bool script_value_rehearsed_is_among(lua_Integer handle);

// The same for a thing that has paid the cost of what runs.
lua_Integer script_value_rehearsed_paid(QueryId query);
bool script_value_rehearsed_is_paid(lua_Integer handle);

// Returns the query of such an integer; 0 where it says nothing, also where a script has
// worked with it as with a number.
QueryId script_value_rehearsed_query(lua_Integer handle);

// Returns such an integer for a player, a place or a cost. The second returns its kind.
lua_Integer script_value_rehearsed_as(ValueKind kind, QueryId query);
ValueKind script_value_rehearsed_kind(lua_Integer handle);

// What a handle in rehearsal is among what was chosen for the run.
typedef enum {
    CHOSEN_AS_NOTHING,
    CHOSEN_AS_FIRST,
    CHOSEN_AS_LATER,
    CHOSEN_AS_PLACE
} ChosenAs;

// Returns the handle as that of something chosen. The second tells what a handle is.
lua_Integer script_value_rehearsed_chosen(lua_Integer handle, ChosenAs chosen);
ChosenAs script_value_rehearsed_choice(lua_Integer handle);

// Returns whether the integer is such a handle, and none that a script has worked out.
bool script_value_rehearsed_is_sound(const Library *library, lua_Integer handle);

#endif
