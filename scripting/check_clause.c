// check_clause.c -- refuses clauses that could never do anything.
//
// What a clause is about depends on where it stands: `me` is the card, in Effect Text its
// host. So clauses are checked when a card or a keyword prints them.

#include <stdarg.h>

#include "scripting/scripting_inside.h"

// Raises a fault with the line of the clause.
__attribute__((format(printf, 3, 4))) _Noreturn static void
clause_fault(lua_State *L, const Clause *clause, const char *format, ...)
{
    va_list arguments;

    host_of(L)->reading = (Reading){.what = clause_keys_names[clause->kind]};
    (void)lua_pushfstring(L, "s%d:%d: ", clause->script, clause->line);
    va_start(arguments, format);
    (void)lua_pushvfstring(L, format, arguments);
    va_end(arguments);
    lua_concat(L, 2);
    (void)lua_error(L);
    base_panic(__FILE__, __LINE__, "lua_error returned");
}

static bool waits_for_it(const Library *library, const Clause *clause)
{
    for (int i = 0; i < clause->events_n; i++) {
        if (library->queries[clause->events[i].what].role == ROLE_IT) return true;
    }
    return false;
}

// Refuses a clause that the rules never use of a card of this type.
static void check_type(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const unsigned types = host->card ? host->library->cards[host->card].types : 0;

    for (int type = 0; rules->types_without && type < rules->types_n; type++)
        if (types >> type & 1 && rules->types_without[type] >> clause->kind & 1)
            clause_fault(L,
                         clause,
                         "nothing in this game uses '%s' of a card of type %s",
                         clause_keys_names[clause->kind],
                         rules->types[type].name);
}

void check_clause_printed(void *checked)
{
    const CheckedClause *it = checked;
    lua_State *L = it->L;
    const Library *library = host_of(L)->library;
    const Clause *clause = &library->clauses[it->clause];
    const char *what = clause_keys_names[clause->kind];
    const bool acts = clause->run || clause->modes_n || clause->adds;

    if (waits_for_it(library, clause))
        clause_fault(L,
                     clause,
                     "%s waits for 'it', which is nobody in printed text: 'it' is what "
                     "'delayed' was given; say 'me'",
                     what);
    if ((clause->kind == CLAUSE_PASSIVE || clause->kind == CLAUSE_CAN) &&
        clause->flags & CLAUSE_ONCE)
        clause_fault(
            L, clause, "a printed %s always works: 'once' is for 'delayed'", what);
    if (!acts && (clause->kind == CLAUSE_EFFECT || clause->kind == CLAUSE_WHEN ||
                  clause->kind == CLAUSE_ACTIVATED))
        clause_fault(L, clause, "%s does nothing: it has no 'run'", what);
    check_type(L, clause);
}
