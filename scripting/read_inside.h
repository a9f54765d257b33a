// read_inside.h -- reads the records of scripts: queries, costs, conditions, clauses and
// declarations.

#ifndef READ_INSIDE_H
#define READ_INSIDE_H

#include "scripting/scripting_inside.h"

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

// Reads a query, or a place, at [index]; anything else is a fault that names [what]
// (read_query.c).
QueryId read_query(lua_State *L, int index, const char *what);
Location read_query_location(lua_State *L, int index, const char *what);

// Returns whether value() lies at [index], to be read as a query: what the keyword names.
bool read_query_is_value(lua_State *L, int index);
// Raises a fault where the query has a word about several things, such as `together`.
// [counts]: it may say how many things there are.
void read_query_check_group(lua_State *L, QueryId query, const char *key, bool counts);
// Raises a fault where it has a word that binds chosen things to each other: a verb looks at each.
void read_query_check_bound(lua_State *L, QueryId query, const char *verb);

// Adds a place to the query.
void read_query_add_place(lua_State *L, Query *query, Location location);

// Reads the value on top of the stack, as [key] says.
void read_query_key(QueryReader *reader, const char *key);

// Adds the query that a word alone means; returns 0 if a query cannot hold it
// (read_query_braces.c).
QueryId read_query_word(Host *host, const ScriptValue *word);

// Lua functions: kind { ... } (by __call), except { ... }.
int read_query_of_kind(lua_State *L);
int read_query_except(lua_State *L);

// Returns a new query that means what one of the two means (read_either.c).
QueryId read_either_of(Library *library, QueryId one, QueryId other);

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

// Lua functions: with_cost("Keyword", cost), costs { Keyword = cost }.
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

// The kinds of clauses as bits: a row of a key or flag says where it may stand.
enum {
    EFFECT = 1 << CLAUSE_EFFECT,
    WHEN = 1 << CLAUSE_WHEN,
    AS = 1 << CLAUSE_AS,
    INSTEAD = 1 << CLAUSE_INSTEAD,
    CAN = 1 << CLAUSE_CAN,
    CANNOT = 1 << CLAUSE_CANNOT,
    PASSIVE = 1 << CLAUSE_PASSIVE,
    ACTIVATED = 1 << CLAUSE_ACTIVATED,
    HAPPENED_ = 1 << CLAUSE_HAPPENED,
    MODE = 1 << CLAUSE_MODE,
    BEFORE = AS | INSTEAD | CAN | CANNOT, // the engine asks these before the event
    PATTERN = WHEN | BEFORE | HAPPENED_,
    CHOOSING = EFFECT | WHEN | ACTIVATED, // with targets and modes
};

// A clause that is being read from braces.
typedef struct {
    lua_State *L;
    Host *host;
    Clause *clause;
    const char *key; // that is being read
    bool faulty;     // some of it was
} ClauseReader;

// The words that begin a clause, by ClauseKind (language.c).
extern const char *const language_clause_names[CLAUSE_KINDS];

// Pushes the names of the clauses, one bit each kind, of which [key] is a key. Returns the text,
// NULL where it is a key of none.
const char *language_push_clauses(lua_State *L, const char *key);

// Reads the value on top of the stack, as [key] says. Returns false for `modes`, whose
// braces are clauses: read_clause.c reads these.
bool clause_keys_take(ClauseReader *reader, const char *key);

// Adds an answer to the question of that row to a passive clause; returns it to be
// filled in.
PassiveAnswer *clause_keys_add_answer(ClauseReader *reader, int question);

// Finds the row of an event by its name; returns false if there is none.
bool clause_keys_event_row(const Rules *rules, const char *name, int *row);

// Returns the row of a question by its name, -1 if there is none.
int clause_keys_question_row(const Rules *rules, const char *name);

// Reads the list of modes on top of the stack into the clause (read_clause.c).
void read_clause_modes(ClauseReader *reader);

// Lua functions: the builder of each kind of clause (upvalue: ClauseKind), happened {
// ... }, abilities_of(...).
int read_clause_of_kind(lua_State *L);
int read_clause_happened(lua_State *L);
int read_clause_abilities_of(lua_State *L);
int read_clause_tag(lua_State *L);

// Copies the clause [base] of a keyword that takes text and completes it with the
// braces at [table]. Pushes the new clause.
void read_clause_complete(lua_State *L, int table, ClauseId base, int keyword);

// Lua functions of the declarations (declare.c).
int declare_attached(lua_State *L);
int declare_begin_card(lua_State *L);
int declare_begin_keyword(lua_State *L);
int declare_words(lua_State *L);
int declare_player_counter(lua_State *L);
int declare_thing_counter(lua_State *L);
int declare_status(lua_State *L);

// Reads the braces at 1 of a keyword that takes text. Returns how many results it
// pushed.
int declare_governed(lua_State *L, int keyword);

#endif
