// read.h -- reads the records of scripts: queries, costs, conditions and clauses.

#ifndef READ_H
#define READ_H

#include "scripting/lua/host_data.h"

// Reads a query, or a place, at [index]; anything else is a fault that names [what]
// (read_query.c).
QueryId read_query(lua_State *L, int index, const char *what);
Location read_query_location(lua_State *L, int index, const char *what);

// Reads a place of a pattern, or a list of them.
Location read_query_places(lua_State *L, int index, const char *what);

// Returns whether value() lies at [index], to be read as a query: what the keyword names.
bool read_query_is_value(lua_State *L, int index);
// Raises a fault where the query has a word about several things, such as `together`.
// [counts]: it may say how many things there are.
void read_query_check_group(lua_State *L, QueryId query, const char *key, bool counts);
// Raises a fault where it has a word that binds chosen things to each other: a verb looks at each.
void read_query_check_bound(lua_State *L, QueryId query, const char *verb);

// Raises a fault where its `count` lets [what] choose or find nothing.
void read_query_check_some(lua_State *L, QueryId query, const char *what);

// Adds the query that a word alone means; returns 0 if a query cannot hold it
// (read_query_braces.c).
QueryId read_query_word(Host *host, const ScriptValue *word);

// Lua functions: kind { ... } (by __call), except { ... }.
int read_query_of_kind(lua_State *L);
int read_query_except(lua_State *L);

// Lua function: either(...), of queries (read_either.c).
int read_either_queries(lua_State *L);

// Reads a cost at [index]; returns its id. A reading as amount sets [times] where that
// is given: the player then pays the cost as often as the reading says (read_cost.c).
uint16_t read_cost(lua_State *L, int index, bool discount, uint16_t *times);

// Reads a cost that is paid on top of another, also one that a local has.
uint16_t read_cost_extra(lua_State *L, int index);

// Raises the fault of such a cost where nothing has a cost that it could be on top of.
void read_cost_refuse_extra(lua_State *L);

// Raises the fault of an amount that is left to the payer, where nobody asks for one.
void read_cost_refuse_open(lua_State *L);

// Raises a fault where the cost asks for nothing at all.
void read_cost_check_some(lua_State *L, uint16_t read);

// Lua functions: with_cost("Keyword", cost), costs { Keyword = cost }
// (read_cost_keyword.c).
int read_cost_with_keyword(lua_State *L);
int read_cost_with_query(lua_State *L); // with_query("Keyword", query)
int read_cost_of_keywords(lua_State *L);

// Raises a fault if the keyword is given without the cost that it wants.
void read_cost_check_keyword(lua_State *L, int keyword);

// Lua function: either(...), of costs in braces; else of queries.
int read_cost_either(lua_State *L);

// Lua functions: cost { ... }, discount { ... }.
int read_cost_as_data(lua_State *L);
int read_cost_as_discount(lua_State *L);
int read_cost_as_additional(lua_State *L);

// Reads a condition of `provided` at [index]; returns its id (read_condition.c).
uint16_t read_condition(lua_State *L, int index);

// Raises a fault where the keyword's condition asks for its number and [n] is 0.
void read_condition_check_number(lua_State *L, int keyword, int n);

// Lua functions: the builder of each kind of clause (upvalue: ClauseKind), happened {
// ... }, abilities_of(...).
int read_clause_of_kind(lua_State *L);
int read_clause_happened(lua_State *L);
int read_clause_abilities_of(lua_State *L);
int read_clause_tag(lua_State *L);
int read_clause_todo(lua_State *L);

// Copies the clause [base] of a keyword that takes text and completes it with the
// braces at [table]. Pushes the new clause.
void read_clause_complete(lua_State *L, int table, ClauseId base, int keyword);

#endif
