// argument_list.c -- makes a group of things from a list that a script gives to a verb.
//
// The group is gone when the call is over.

#include <string.h>

#include "engine/abilities/language/accept.h"
#include "engine/base/text.h"
#include "scripting/calls/argument.h"

Group *argument_list_group(lua_State *L, Table *table, int *index)
{
    if (table->groups_n == GROUPS_MAX) {
        script_fault(L,
                     FOUND_TOO_MANY,
                     "verbs within verbs are given at most %d lists",
                     GROUPS_MAX);
    }
    return table_group(table, index);
}

static void add_member(const Call *call, Group *group, Ref ref)
{
    if (call->host->table->members_n == GROUP_MEMBERS_MAX) {
        script_fault(call->L,
                     FOUND_TOO_MANY,
                     "a verb is given at most %d things",
                     GROUP_MEMBERS_MAX);
    }
    table_group_add(call->host->table, group, ref);
}

// Adds the thing that a handle of a list stands for.
static void add_handle(const Call *call, Group *group, lua_Integer handle)
{
    Value entry = value_nil();

    if (!value_handle_read(call->host, handle, &entry))
        script_fault(
            call->L, FOUND_TOO_MANY, "'%s' got a number out of range", call->row->name);
    if (entry.kind == VALUE_OBJECT)
        add_member(call, group, entry.ref);
    else
        script_fault(
            call->L, FOUND_ARGUMENT, "a list for '%s' holds things", call->row->name);
}

static void add_list(const Call *call, Group *group, const ThingList *list)
{
    script_fault_charge(call->L, (lua_Unsigned)list->n);
    for (int i = 0; group && i < list->n; i++) add_handle(call, group, list->items[i]);
}

// Refuses in rehearsal what is known to be no thing.
static void check_handle(const Call *call, lua_Integer handle)
{
    const ValueKind kind = script_value_rehearsed_kind(handle);

    if (call->host->phase != PHASE_REHEARSE || kind == VALUE_NONE ||
        !script_value_rehearsed_is_sound(call->host->library, handle))
        return;
    script_fault(
        call->L,
        FOUND_ARGUMENT,
        "a list for '%s' holds things, got %s: write it alone, and for several a "
        "loop, for p in each(...)",
        call->row->name,
        script_value_name(call->L, -1));
}

// Adds entry [i] of the list at [index]: a thing, nothing, or a list that a verb gave.
static void add_entry(const Call *call, Group *group, int index, int i)
{
    lua_State *L = call->L;
    const ThingList *inner;
    int whole;
    lua_Integer handle;

    (void)lua_rawgeti(L, index, i);
    inner = value_handle_list_at(L, -1);
    handle = lua_tointegerx(L, -1, &whole);
    if (!whole && !inner && !lua_isnil(L, -1)) {
        script_fault(L,
                     FOUND_ARGUMENT,
                     "a list for '%s' holds things, got %s",
                     call->row->name,
                     script_value_name(L, -1));
    }
    if (whole) check_handle(call, handle);
    if (inner) add_list(call, group, inner);
    lua_pop(L, 1);
    if (group && whole) add_handle(call, group, handle);
}

// Makes a group of a list that stands in a query as a place.
static void bind_list(const Call *call, Value *value)
{
    const ThingList *list = (const ThingList *)(const void *)value->text;
    Group *group = argument_list_group(call->L, call->host->table, &value->n);

    add_list(call, group, list);
    value->text = NULL;
}

void argument_list_bind(const Call *call, const BoundData *query)
{
    Bindings *bound = call->bound;
    const int first = query->datum.first, n = query->datum.values_n;

    if (!bound || !n) return;
    if (bound->n)
        script_fault(
            call->L,
            FOUND_ARGUMENTS,
            "'%s' takes one query with values of a function, not two: pick the "
            "things of one before",
            call->row->name);
    bound->first = first;
    bound->n = n;
    memcpy(bound->values, query->values, (size_t)n * sizeof bound->values[0]);
    for (int i = 0; i < n; i++)
        if (bound->values[i].kind == VALUE_GROUP) bind_list(call, &bound->values[i]);
}

bool argument_list_fits(const Call *call, char letter, int index, Value *value)
{
    lua_State *L = call->L;
    const ThingList *list = value_handle_list_at(L, index);
    const int n = list ? 0 : (int)lua_rawlen(L, index);
    Group *group = NULL;
    int id = 0;

    // Options are offered at all spaces of a list.
    const bool places = list && letter == 's' && call->row->deed == DEED_OFFER;

    if (!text_has_letter("xX", letter) && !(list && letter == 'W') && !places)
        return false;
    if (letter == 'W' && !accept_kind(call->row, VALUE_GROUP)) return false;
    script_fault_charge(L, (lua_Unsigned)n);
    if (call->host->phase == PHASE_RUN) {
        group = argument_list_group(L, call->host->table, &id);
    }
    if (list) add_list(call, group, list);
    for (int i = 1; i <= n; i++) add_entry(call, group, index, i);
    *value = (Value){.kind = VALUE_GROUP, .n = id};
    return true;
}
