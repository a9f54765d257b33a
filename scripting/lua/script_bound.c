// script_bound.c -- gives a query in a function that runs its values.
//
// The record of the query was made when the function was checked (script_site.h). In play
// the braces are a table of Lua. The function gets for them the number of the record and
// the values, compared with what they are wanted for.

#include "scripting/lua/script_bound.h"

#include <string.h>

#include "engine/abilities/held/role.h"
#include "engine/base/number.h"
#include "scripting/lua/near_word.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/value_handle.h"

// A part of a query that gets its value now.
typedef struct {
    lua_State *L;
    const BoundPart *part;
    int index; // where the value lies
} Binding;

// Names the value for a message.
static const char *name_of(const Binding *binding)
{
    Value value = value_nil();
    int whole;
    const lua_Integer n = lua_tointegerx(binding->L, binding->index, &whole);

    if (host_of(binding->L)->phase == PHASE_RUN && whole && n > INT32_MAX &&
        value_handle_read(host_of(binding->L), n, &value))
        return value.kind == VALUE_PLAYER ? "a player"
               : value.kind == VALUE_SPOT ? "a place"
                                          : "a thing";
    return script_value_name(binding->L, binding->index);
}

static int refuse_bound(const Binding *binding, const char *wanted)
{
    const BoundPart *part = binding->part;
    lua_State *L = binding->L;
    const char *name = name_of(binding);

    if (part->key)
        return script_fault(L,
                            FOUND_ARGUMENT,
                            "'%s' of a query wants %s, got %s",
                            part->key,
                            wanted,
                            name);
    return script_fault(L,
                        FOUND_ARGUMENT,
                        "entry %d of a query wants %s, got %s%s",
                        part->entry,
                        wanted,
                        name,
                        lua_istable(L, binding->index) ||
                                value_handle_is_list(L, binding->index)
                            ? ": go through the list, for u in each(list), or say "
                              "'another' for what is not picked"
                            : near_word_for(L, binding->index));
}

// Reads a handle of a thing, a player or a place. In rehearsal it stands for any.
static bool take_handle(const Binding *binding, Value *value)
{
    Host *host = host_of(binding->L);
    int whole;
    const lua_Integer n = lua_tointegerx(binding->L, binding->index, &whole);

    if (!whole || (n >= INT32_MIN && n <= INT32_MAX)) return false;
    if (host->phase == PHASE_RUN) return value_handle_read(host, n, value);
    *value = (Value){.kind = (uint8_t)script_value_rehearsed_kind(n)};
    if (value->kind == VALUE_NONE) value->kind = VALUE_OBJECT;
    return script_value_rehearsed_is_sound(host->library, n);
}

static Value take_number(const Binding *binding)
{
    int whole;
    const lua_Integer n = lua_tointegerx(binding->L, binding->index, &whole);

    if (!whole || n < INT32_MIN || n > INT32_MAX)
        (void)refuse_bound(binding, "a whole number");
    return value_number(number_of(n));
}

// Reads a word that means a place, as it is now.
static bool take_place_word(const Binding *binding, Value *value)
{
    const ScriptValue *word = script_value_at(binding->L, binding->index);
    const Host *host = host_of(binding->L);

    if (!word || word->kind != SCRIPT_WORD) return false;
    if (word->location || word->place)
        *value = (Value){.kind = VALUE_LOCATION,
                         .n = word->location ? word->location : LOCATION_PLACE,
                         .ref = {.id = (ObjectId)(word->place - (word->place > 0))}};
    else if (word->zone)
        *value = (Value){.kind = VALUE_ZONE, .n = word->zone - 1};
    else if (word->role && host->phase == PHASE_RUN)
        *value = value_spot(role_spot(host->table, host->env, word->role));
    return word->location || word->place || word->zone || word->role;
}

static lua_Integer item_of(lua_State *L, int list, int i)
{
    const ThingList *things = value_handle_list_at(L, list);
    lua_Integer n;

    if (things) return things->items[i];
    (void)lua_rawgeti(L, list, i + 1);
    n = lua_tointeger(L, -1);
    lua_pop(L, 1);
    return n;
}

// Reads a list of things: the query means the places of all. A copy takes the place of the
// list, so nothing changes it any more.
static bool take_list(const Binding *binding, Value *value)
{
    lua_State *L = binding->L;
    const ThingList *things = value_handle_list_at(L, binding->index);
    lua_Integer *items;
    int n;

    if (!things && !lua_istable(L, binding->index)) return false;
    n = things ? things->n : (int)lua_rawlen(L, binding->index);
    items = value_handle_list_push(L, n);
    for (int i = 0; i < n; i++) {
        items[i] = item_of(L, binding->index, i);
        if (items[i] <= INT32_MAX) (void)refuse_bound(binding, "a list of things");
    }
    lua_replace(L, binding->index);
    *value = (Value){.kind = VALUE_GROUP, .text = lua_touserdata(L, binding->index)};
    return true;
}

static Value take_place(const Binding *binding)
{
    Value value = value_nil();

    if (take_place_word(binding, &value) || take_list(binding, &value)) return value;
    if (!take_handle(binding, &value) ||
        (value.kind != VALUE_OBJECT && value.kind != VALUE_SPOT))
        (void)refuse_bound(binding, "a place, or a thing that is there");
    return value;
}

// Reads a word that means a thing or a player of the moment: what a script handed to a
// function of the rules. In rehearsal it stands for any.
static bool take_role(const Binding *binding, Value *value)
{
    const ScriptValue *word = script_value_at(binding->L, binding->index);
    const Host *host = host_of(binding->L);
    Ref ref;

    if (!word || word->kind != SCRIPT_WORD || !word->role) return false;
    if (word->role == ROLE_HERE || word->role == ROLE_THERE ||
        word->role == ROLE_ORIGIN)
        return false;
    *value = (Value){.kind = VALUE_OBJECT};
    if (host->phase != PHASE_RUN) return true;
    ref = role_ref(host->table, host->env, word->role);
    *value = ref.id ? value_object(ref)
                    : value_player(role_player(host->table, host->env, word->role));
    return true;
}

// Refuses a thing that has paid and left so: what is looked for is never that one (124).
static void check_is_there(const Binding *binding)
{
    int whole;
    const lua_Integer n = lua_tointegerx(binding->L, binding->index, &whole);

    if (host_of(binding->L)->payer_leaves && whole && script_value_rehearsed_is_paid(n))
        script_fault(
            binding->L,
            FOUND_NEVER_HAPPENS,
            "%s has paid for this and left, and elsewhere it is another thing, so "
            "no query means it: of it the card alone is known",
            name_of(binding));
}

static Value take_who(const Binding *binding)
{
    Value value = value_nil();

    if (host_of(binding->L)->phase != PHASE_RUN) check_is_there(binding);
    if (!(take_handle(binding, &value) || take_role(binding, &value)) ||
        (value.kind != VALUE_OBJECT && value.kind != VALUE_PLAYER))
        (void)refuse_bound(binding, "a thing or a player");
    return value;
}

static Value take_value(const Binding *binding)
{
    if (lua_isnil(binding->L, binding->index)) return value_nil();
    switch ((BoundWanted)binding->part->wanted) {
    case BOUND_NUMBER: return take_number(binding);
    case BOUND_PLACE: return take_place(binding);
    case BOUND_THING:
    case BOUND_PLAYER: return take_who(binding);
    case BOUND_DATUM: break;
    }
    return value_nil();
}

BoundData *script_bound_push(lua_State *L, ScriptValueKind kind, int record, int n)
{
    const size_t size = sizeof(BoundData) + (size_t)n * sizeof(Value);
    BoundData *made = lua_newuserdatauv(L, size, n);

    memset(made, 0, size);
    made->datum.kind = (uint8_t)kind;
    made->datum.n = (uint16_t)record;
    made->datum.values_n = (uint8_t)n;
    made->datum.made_in_run = true;
    for (int i = 0; i < n; i++) made->values[i] = value_nil();
    luaL_setmetatable(L, "word");
    return made;
}

const BoundData *script_bound_at(lua_State *L, int index)
{
    const ScriptValue *datum = script_value_at(L, index);

    return datum && datum->kind < SCRIPT_LIST && datum->made_in_run
               ? (const BoundData *)(const void *)datum
               : NULL;
}

// Pushes the value of the part.
static void push_value(lua_State *L, int table, const BoundPart *part)
{
    if (part->key)
        (void)lua_getfield(L, table, part->key);
    else
        (void)lua_rawgeti(L, table, part->entry);
    if (!part->item) return;
    (void)lua_rawgeti(L, -1, part->item);
    lua_remove(L, -2);
}

// Gives the part its values; what lies on top of the stack keeps their lists.
static void bind(lua_State *L, const BoundPart *part, Value *values)
{
    const Binding binding = {L, part, lua_gettop(L)};
    const BoundData *inner = script_bound_at(L, -1);

    if (part->wanted != BOUND_DATUM)
        *values = take_value(&binding);
    else if (inner && inner->datum.values_n == part->n)
        memcpy(values, inner->values, part->n * sizeof *values);
    else
        (void)refuse_bound(&binding, "a query or a comparison that is written there");
}

int script_bound_query(lua_State *L, int table)
{
    const Host *host = host_of(L);
    const QuerySite *site;
    BoundData *made;
    lua_Integer number;
    int whole;

    if (!lua_istable(L, table))
        script_fault(L,
                     FOUND_FORM,
                     "a query is written in braces, got %s%s",
                     script_value_name(L, table),
                     lua_isnil(L, table) ? ": go through what it finds by "
                                           "for x in each(query) do"
                                         : "");
    (void)lua_rawgeti(L, table, 0);
    number = lua_tointegerx(L, -1, &whole);
    lua_pop(L, 1);
    const bool read =
        whole && number >= 0 && number < host->sites_n && host->sites[number].kind;

    if (!read && host->faults_n) script_fault_silent(L); // of the query, most often
    if (!read)
        script_fault(L,
                     FOUND_DATA_IN_RUN,
                     "such a query is data: name it in a local above the card, outside "
                     "'run'");
    site = &host->sites[number];
    made = script_bound_push(L, site->kind, site->query, site->n);
    made->datum.first = site->first;
    for (int i = 0; i < site->parts_n; i++) {
        const BoundPart *part = &site->parts[i];

        push_value(L, table, part);
        bind(L, part, &made->values[part->slot - site->first]);
        if (part->wanted == BOUND_PLACE || part->wanted == BOUND_DATUM)
            (void)lua_setiuservalue(L, -2, part->slot - site->first + 1);
        else
            lua_pop(L, 1);
    }
    return 1;
}

int script_bound_compare(lua_State *L, int index, Op op, const char *what)
{
    const BoundPart part = {.key = what, .wanted = BOUND_NUMBER};
    const Binding binding = {L, &part, index};
    const Value value = take_value(&binding);
    BoundData *made = script_bound_push(L, SCRIPT_COMPARE, 0, 1);

    made->datum.op = (uint8_t)op;
    made->values[0] = value;
    return 1;
}
