// read_condition.c -- reads a condition of `provided`.
//
// A condition is a reading, a query, something that happened, or a list of these, all
// of which must hold. Lists do not contain lists.

#include <string.h>

#include "scripting/scripting_inside.h"

// Chains the conditions of a list, from the last to the first.
static uint16_t read_all(lua_State *L, int table)
{
    Library *library = host_of(L)->library;
    uint16_t next = 0;

    for (int i = (int)lua_rawlen(L, table); i >= 1; i--) {
        Condition condition;
        uint16_t read;

        (void)lua_rawgeti(L, table, i);
        read = read_condition(L, lua_absindex(L, -1)); // the array may grow
        condition = library->conditions[read];
        lua_pop(L, 1);
        if (condition.next)
            script_fault(L, "a list of conditions cannot hold another list");
        condition.next = next;
        next = library_add_condition(library, &condition);
    }
    if (!next) script_fault(L, "a condition is empty");
    return next;
}

uint16_t read_condition(lua_State *L, int index)
{
    const Datum *datum = datum_at(L, index);
    Condition condition;

    datum_count_record(L);
    if (lua_istable(L, index)) return read_all(L, index);
    memset(&condition, 0, sizeof condition);
    if (datum && datum->kind == DATUM_HAPPENED) {
        condition.kind = CONDITION_HAPPENED;
        condition.ref = datum->n;
    } else if (datum && datum->kind == DATUM_AMOUNT) {
        condition.kind = CONDITION_AMOUNT;
        condition.ref = datum->n;
    } else {
        condition.kind = CONDITION_QUERY;
        condition.ref = read_query(L, index, "a condition");
    }
    return library_add_condition(host_of(L)->library, &condition);
}
