// vain_data.h -- refuses queries and conditions that nothing meets, or everything.

#ifndef VAIN_DATA_H
#define VAIN_DATA_H

#include "scripting/lua/host_data.h"

// Raises a fault where no thing that the query means can be as it says.
void vain_data_check_query(lua_State *L, const Query *query);

// Raises a fault where the query, which looks for things beside choices, is about abilities
// on the chain.
void vain_data_check_found(lua_State *L, QueryId query);

// Raises a fault where the query is one certain thing, so that counted by [key] it is always 1.
void vain_data_check_several(lua_State *L, QueryId query, const char *key);

// Raises a fault where the clause asks in 'provided' which phase it is, and its events say that.
void vain_data_check_phase(lua_State *L, const Clause *clause);

// Raises a fault where the list of conditions always holds, or never.
void vain_data_check_condition(lua_State *L, uint16_t condition);

// Returns whose all things are of which the adjective is true.
AdjectiveSide vain_data_side(const Rules *rules, int adjective);

// Returns whether the query asks for that adjective and for nothing else.
bool vain_data_is_adjective(const Query *query, int adjective);

// Returns whether the query asks only for what `me` is of its types while it is on the board: a
// kind of it and its own side, here too; and for one.
bool vain_data_is_met_by_own(lua_State *L, QueryId query, unsigned own);

#endif
