// vocabulary.h -- the words that scripts may use.

#ifndef VOCABULARY_H
#define VOCABULARY_H

#include "scripting/lua/host_data.h"

// Returns the word [name] of the table on top of the stack, a new one if there is
// none. [name] must live as long as the host.
ScriptValue *vocabulary_word(lua_State *L, const char *name);

// Returns whether Lua reads [name] as a name.
bool vocabulary_is_name(lua_State *L, const char *name);

// Returns what to write instead of a name that is no word; NULL: nothing is known of it.
const char *vocabulary_hint(const Rules *rules, const char *name);

// Raises a fault where no script could write [name] as a word.
void vocabulary_check_name(lua_State *L, const char *name);

// Makes the value on top of the stack the word [name], and pops it. A name that no script
// can write is a fault, and a known one that means something else.
void vocabulary_add(lua_State *L, const char *name);

// Notes that the script being loaded gives [name] a meaning.
void vocabulary_note_place(lua_State *L, const char *name);

// Raises the fault that [name] is [what] ("a word") already, with the place.
void vocabulary_refuse(lua_State *L, const char *name, const char *what);

// Raises the fault that the language or the game has [name], which is [what] there.
void vocabulary_refuse_taken(lua_State *L, const char *name, const char *what);

// Raises a fault if the game lacks the part that [word] is of, a LACKS_ bit. [where] names
// what the word stands in.
void vocabulary_check_part(lua_State *L, unsigned part, const char *word,
                           const char *where);

// Returns whether two keywords mean the same: their clauses do, in their order, whatever words
// their scripts have for them. Two that take text are never known to.
bool vocabulary_same_keyword(Host *host, int one, int other);

// Removes all words that the script being loaded has added.
void vocabulary_take_back(Host *host);

#endif
