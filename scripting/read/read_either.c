// read_either.c -- reads `either(query, query)`: a query that is one or the other.
//
// A function may join queries with values of its own. Their record was made when the function
// was checked, and is found again by the records that it joins.

#include <string.h>

#include "scripting/read/read_inside.h"

enum { JOINED_MAX = 4 }; // queries in a function whose records make one key

// Chains copies of a query's alternatives before [next]. Returns the first.
static QueryId chain_alternatives(Library *library, QueryId id, QueryId next)
{
    Query query = library->queries[id];

    if (query.or_else) next = chain_alternatives(library, query.or_else, next);
    query.or_else = next;
    return library_add_query(library, &query);
}

QueryId read_either_of(Library *library, QueryId one, QueryId other)
{
    return chain_alternatives(library, one, chain_alternatives(library, other, 0));
}

// Returns the record of the query at [index], 0 if none is there.
static QueryId record_at(lua_State *L, int index)
{
    const ScriptValue *datum = script_value_at(L, index);

    if (!datum) return 0;
    if (datum->kind == SCRIPT_QUERY) return datum->n;
    return datum->kind == SCRIPT_WORD ? datum->query : 0;
}

// Returns one key for all records on the stack.
static lua_Integer key_of(lua_State *L, int n)
{
    lua_Unsigned key = 0;

    for (int i = 1; i <= n; i++) key = key << 16 | record_at(L, i);
    return (lua_Integer)key;
}

// Sets the values that belong to the queries on the stack.
static void join_values(lua_State *L, int n, ScriptValue *made)
{
    int first = 0, end = 0;

    for (int i = 1; i <= n; i++) {
        const ScriptValue *datum = script_value_at(L, i);

        if (!datum || !datum->values_n) continue;
        if (!end || datum->first < first) first = datum->first;
        if (datum->first + datum->values_n > end) end = datum->first + datum->values_n;
    }
    if (end - first > QUERY_VALUES_MAX)
        script_fault(L,
                     FOUND_TOO_MANY,
                     "a query takes at most %d values of a function",
                     QUERY_VALUES_MAX);
    made->first = (uint16_t)first;
    made->values_n = (uint8_t)(end - first);
}

// Remembers the record of the queries on the stack, for a function that joins them.
static void remember_queries(lua_State *L, int n, QueryId joined)
{
    Host *host = host_of(L);

    if (n > JOINED_MAX) return;
    host->keeps = true;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->joined_queries);
    lua_pushinteger(L, joined);
    lua_rawseti(L, -2, key_of(L, n));
    lua_pop(L, 1);
    host->keeps = false;
}

// Gives [made] the values of the query at [index], which keeps their lists. Queries of two
// functions may have values of the same numbers, so they are not joined.
static void add_part(lua_State *L, int index, BoundData *made)
{
    const BoundData *part = script_bound_at(L, index);
    const int at = part ? part->datum.first - made->datum.first : 0;

    if (!part || !part->datum.values_n) return;
    for (int i = 0; i < part->datum.values_n; i++)
        if (made->values[at + i].kind != VALUE_NONE)
            script_fault(L,
                         FOUND_QUERY_FORM,
                         "'either' joins queries with values of one function");
    memcpy(&made->values[at], part->values, part->datum.values_n * sizeof(Value));
    lua_pushvalue(L, index);
    (void)lua_setiuservalue(L, -2, at + 1);
}

// Joins queries in a function that runs.
static int join_in_run(lua_State *L)
{
    const int n = lua_gettop(L);
    ScriptValue whole = {0};
    QueryId joined;
    BoundData *made;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->joined_queries);
    (void)lua_rawgeti(L, -1, n > JOINED_MAX ? 0 : key_of(L, n));
    joined = (QueryId)lua_tointeger(L, -1);
    lua_pop(L, 2);
    if (n > JOINED_MAX)
        script_fault(L,
                     FOUND_TOO_MANY,
                     "'either' in a function joins %d queries at most",
                     JOINED_MAX);
    if (!joined)
        script_fault(L,
                     FOUND_DATA_IN_RUN,
                     "'either' in a function joins queries that are written in it or "
                     "named outside");
    join_values(L, n, &whole);
    made = script_bound_push(L, SCRIPT_QUERY, joined, whole.values_n);
    made->datum.first = whole.first;
    memset(
        made->values, 0, whole.values_n * sizeof(Value)); // none of them is there yet
    for (int i = 1; i <= n; i++) add_part(L, i, made);
    return 1;
}

// Returns the trait by which all that the query finds are bound, 0: by none.
static int bound(Likeness likeness)
{
    return likeness.role ? 0 : likeness.trait;
}

// Returns the word about all that a query finds together which both have in another way;
// NULL: they say the same.
static const char *differing_word(const Query *a, const Query *b)
{
    if ((a->count_op == OP_ANY) != (b->count_op == OP_ANY)) return "any_number";
    if (a->count_op != b->count_op || a->count != b->count) return "count";
    if (a->split != b->split) return "split";
    if (a->together != b->together) return "together";
    if (a->apart != b->apart) return "apart";
    if (a->one_controller != b->one_controller) return "same_controller";
    if (bound(a->same) != bound(b->same)) return "same";
    if (bound(a->different) != bound(b->different)) return "different";
    if (a->total.op != b->total.op || a->total.field != b->total.field ||
        a->total.amount != b->total.amount)
        return "total_...";
    return NULL;
}

// Refuses queries that differ in what is said of all that `either` finds: who asks looks at
// the first alone.
static void check_whole(lua_State *L, const Query *one, const Query *other)
{
    const char *word = differing_word(one, other);

    if (!word) return;
    script_fault(L,
                 FOUND_QUERY_FORM,
                 "'%s' stands for all that 'either' finds together: write the same in "
                 "each query, or a clause for each%s",
                 word,
                 strcmp(word, "count") != 0
                     ? ""
                     : "; for a number of each that is enough write count(...) // 7 + "
                       "count(...) // 2");
}

// Refuses players beside things: who asks looks for the kind of the first alone.
static void check_sorts(lua_State *L, const Query *one, const Query *other)
{
    if (!clauses_means_both(host_of(L), one, other)) return;
    script_fault(
        L,
        FOUND_QUERY_FORM,
        "'either' joins things or players, not both: a clause or a mode for each, "
        "and as a condition count(...) + count(...)");
}

int read_either_queries(lua_State *L)
{
    Library *library = host_of(L)->library;
    const int n = lua_gettop(L);
    QueryId next = 0;
    ScriptValue *made;

    if (host_of(L)->phase != PHASE_LOAD) return join_in_run(L);
    // Copies of the alternatives are chained from the last to the first.
    for (int i = n; i >= 1; i--)
        next = chain_alternatives(library, read_query(L, i, "either"), next);
    if (!next) right_line_fault(L, FOUND_QUERY_FORM, NULL, "either(...) wants queries");
    for (QueryId id = next; id; id = library->queries[id].or_else) {
        check_whole(L, &library->queries[next], &library->queries[id]);
        check_sorts(L, &library->queries[next], &library->queries[id]);
    }
    remember_queries(L, n, next);
    made = script_value_push(L, SCRIPT_QUERY, next);
    join_values(L, n, made);
    return 1;
}
