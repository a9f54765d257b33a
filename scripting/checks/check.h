// check.h -- refuses, before a game begins, all in a script that could never work.

#ifndef CHECK_H
#define CHECK_H

#include "scripting/clauses/clauses.h"
#include "scripting/lua/byte_code.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_recover.h"
#include "scripting/lua/script_run.h"
#include "scripting/lua/script_site.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/vocabulary.h"

// Raises a fault at a call of a verb with arguments that the verb does not take
// (check_call.c).
void check_call(lua_State *L, const ByteFunction *function);

// Raises a fault at the first call of the function that uses on a thing which it has sent off the
// board. It knows variables and verbs, of lines that follow each other whatever happens
// (check_moved.c).
void check_moved(lua_State *L, const ByteFunction *function);

// Refuse, in a rehearsal: the verb that divides where no target of the clause says what; and at
// its end, for script_recover_try, with the Lua state, a target that says it where the run does
// not divide (check_split.c).
void check_split_begin(Host *host);
void check_split_call(lua_State *L, const VerbRow *row);
void check_split(void *self);

// Remarks on what the script that was loaded says without effect, though it is sound
// (check_remarks.c).
void check_remarks(lua_State *L);

// Remarks on what a clause of the card says of texts of `me` that the card does not have
// (check_own.c).
void check_own(lua_State *L, const Clause *clause);

// Proves that the function at [index] keeps no state, and freezes the lists that it
// sees (check.c).
void check_function(lua_State *L, int index);

// Does the same for a word: a function of Lua, or a list that is frozen already and may
// hold some.
void check_declared_word(lua_State *L, int index);

// Refuses instructions with which the function on top of the stack, or one within it, could
// keep state, and words that do not exist (check_code.c).
void check_code(lua_State *L);

// Refuses what no function of a script may contain, in the chunk on top of the stack,
// before it runs.
void check_code_chunk(lua_State *L);

// Refuses clauses and queries that the chunk on top of the stack, or a function in it, makes
// and gives to nobody.
void check_code_thrown(lua_State *L);

// A receiver of the lines of functions, from 1. A line may come more than once.
typedef struct {
    void (*take)(void *self, int line);
    void *self;
} CheckLines;

// Gives the lines with instructions of all functions in the chunk on top of the stack.
// Lines outside of functions run at load and are left out.
void check_code_lines(lua_State *L, CheckLines lines);

// Replaces the list at [index] by a copy that nothing can change.
void check_freeze(lua_State *L, int index);

// Returns whether the inspection knows the byte code of this Lua.
bool check_works(lua_State *L);

// For script_recover_try, with the Lua state, while the script loads: refuse a key that stands twice
// in the same braces, of which Lua keeps the last alone; and a count that is written as a number
// below 0.
void check_text_keys(void *self);
void check_text_counts(void *self);

#endif
