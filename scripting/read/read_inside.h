// read_inside.h -- braces that are being read.

#ifndef READ_INSIDE_H
#define READ_INSIDE_H

#include "scripting/clauses/clauses.h"
#include "scripting/lua/right_line.h"
#include "scripting/lua/script_bound.h"
#include "scripting/lua/script_recover.h"
#include "scripting/lua/script_run.h"
#include "scripting/lua/script_site.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/vocabulary.h"
#include "scripting/read/read.h"
#include "scripting/read/read_list.h"

// The braces of a query that are being read.
typedef struct {
    lua_State *L;
    Host *host;
    Query query;
    uint8_t where;   // ROLE_HERE or ROLE_THERE, if that word stood alone
    const char *key; // that is being read
    bool faulty;     // some of it was
    uint16_t tags[QUERY_TAGS_MAX];
    int tags_n; // a list of tags, any of which will do; 0: not a list
} QueryReader;

// Adds a place to the query.
void read_query_add_place(lua_State *L, Query *query, Location location);

// Reads the value on top of the stack, as [key] says.
void read_query_key(QueryReader *reader, const char *key);

// Returns a new query that means what one of the two means (read_either.c).
QueryId read_either_of(Library *library, QueryId one, QueryId other);

// A clause that is being read from braces.
typedef struct {
    lua_State *L;
    Host *host;
    Clause *clause;
    const char *key; // that is being read
    bool faulty;     // some of it was
} ClauseReader;

// Reads the value on top of the stack, as [key] says. Returns false for `modes`, whose
// braces are clauses: read_clause.c reads these.
bool read_keys_take(ClauseReader *reader, const char *key);

// Adds an answer to the question of that row to a passive clause; returns it to be
// filled in.
PassiveAnswer *read_answers_add(ClauseReader *reader, int question);

// Finds the row of an event by its name; returns false if there is none.
bool read_rows_event(const Rules *rules, const char *name, int *row);

// Reads the value on top of the stack as an answer to the question of that name. Returns false
// if a passive has no such question.
bool read_answers_take(ClauseReader *reader, const char *key);

// Returns the row of a question by its name, -1 if there is none.
int read_rows_question(const Rules *rules, const char *name);

// Reads the list of modes on top of the stack into the clause (read_clause.c).
void read_clause_modes(ClauseReader *reader);

#endif
