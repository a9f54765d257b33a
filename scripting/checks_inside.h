// checks_inside.h -- refuses, before a game begins, all in a script that could never
// work.

#ifndef CHECKS_INSIDE_H
#define CHECKS_INSIDE_H

#include "scripting/lua/byte_code.h"
#include "scripting/scripting_inside.h"

// Raises a fault at a call of a verb with arguments that the verb does not take
// (check_call.c).
void check_call(lua_State *L, const ByteFunction *function);

// A clause that stands on a card or in a keyword.
typedef struct {
    lua_State *L;
    ClauseId clause;
} CheckedClause;

// Raises a fault where the query, in the run that is rehearsed, means `me` as a kind that the
// card never is.
void check_clause_query(lua_State *L, QueryId query);

// Raises a fault if the CheckedClause could never do anything (check_clause.c).
void check_clause_printed(void *checked);

// Raises a fault where the clause adds resources for some things only, and cannot be used
// while these are paid for: it is used at no other time.
void check_clause_only(lua_State *L, const Clause *clause);

// Raises a fault where an event of the clause never happens to what it names, whatever `me`
// is.
void check_clause_events(lua_State *L, const Clause *clause);

// Raises a fault where the rules ask nothing that the clause answers; `me` is of the types
// [me], one bit each.
void check_clause_about(lua_State *L, const Clause *clause, unsigned me);

// Raises a fault where the value is about a role that stands for nothing in the run of the
// clause that is rehearsed.
void check_clause_role_in_run(lua_State *L, const Value *value);

// Return the type bits that the script gives, to whatever; those of the card that is being
// loaded with them, 0 where it is no card.
unsigned check_clause_types_given(const Host *host);
unsigned check_clause_own_types(const Host *host);

// Returns the types of cards, one bit each, on which the clauses of the keyword could work.
uint16_t check_clause_types_of(const Host *host, const Keyword *keyword);

// Raises a fault where a clause that a verb is given could never do anything. [granted]:
// a thing gets the clause; else the clause waits alone, with [about] for something.
void check_clause_given(lua_State *L, const Clause *clause, bool granted, bool about);

// Remarks on what the script that was loaded says without effect, though it is sound
// (check_remarks.c).
void check_remarks(lua_State *L);

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

#endif
