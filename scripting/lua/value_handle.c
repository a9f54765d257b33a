// value_handle.c -- turns the engine's Values into integers, which a script holds while it
// runs.
//
// A number stays itself. Everything else is an integer beyond the range of 32 bits: the
// kind of the Value above HANDLE_SHIFT, its content below. A script could calculate
// with such an integer, so value_handle_read checks each one that comes back.
//
// A verb that finds several things gives a list of handles, and a script reads it like a
// list of its own: `#list`, `list[1]`, `each(list)`. It lives as long as the script has it;
// the group of the Table from which it was made is gone after the call. So only a script's
// memory limits how many lists it makes, in a step or in a loop.

#include "scripting/lua/value_handle.h"

#include "scripting/lua/right_line.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/vain_index.h"
#include "scripting/lua/written_name.h"

enum { DISCOUNT_SHIFT = 40 };

lua_Integer value_handle_of(const Value *value)
{
    uint64_t payload = (uint32_t)value->n;

    if (value->kind == VALUE_OBJECT) {
        payload = (uint64_t)value->ref.generation << GENERATION_SHIFT | value->ref.id;
    }
    if (value->kind == VALUE_KEYWORD) payload |= (uint64_t)value->ref.id << 16;
    return (lua_Integer)((uint64_t)value->kind << HANDLE_SHIFT |
                         (uint64_t)value->discount << DISCOUNT_SHIFT | payload);
}

static void push_group(lua_State *L, const Group *group)
{
    lua_Integer *items = value_handle_list_push(L, (int)group->n);

    for (uint32_t i = 0; i < group->n; i++) {
        const Value thing = {.kind = VALUE_OBJECT, .ref = group->members[i]};

        items[i] = value_handle_of(&thing);
    }
}

// A zone is a word, the same one wherever a script gets it.
__attribute__((noinline)) static void push_zone(lua_State *L, int zone)
{
    const Host *host = host_of(L);

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    (void)lua_getfield(L, -1, host->rules->zones[zone].name);
    lua_remove(L, -2);
}

__attribute__((noinline)) static int push_several(lua_State *L)
{
    const Table *table = host_of(L)->table;

    luaL_checkstack(L, 2 * RESULTS_MAX, NULL);
    for (int i = 0; i < table->results_n; i++) {
        // Results come from verbs in C, and of these `ask` alone gives several.
        ASSERT(table->results[i].kind != VALUE_SEVERAL);
        (void)value_handle_push(L, &table->results[i]);
    }
    return table->results_n;
}

// Pushes a group. One with a ref beside it gives two results: the whole group, and the one
// object that was found.
__attribute__((noinline)) static int push_found(lua_State *L, const Value *value)
{
    const Value found = {.kind = VALUE_OBJECT, .ref = value->ref};

    push_group(L, &host_of(L)->table->groups[value->n]);
    if (!value->ref.id) return 1;
    lua_pushinteger(L, value_handle_of(&found));
    return 2;
}

int value_handle_push(lua_State *L, const Value *value)
{
    switch ((ValueKind)value->kind) {
    case VALUE_NONE:
    case VALUE_NIL: lua_pushnil(L); return 1;
    case VALUE_NUMBER: lua_pushinteger(L, value->n); return 1;
    case VALUE_TRUTH: lua_pushboolean(L, value->n != 0); return 1;
    case VALUE_TEXT: lua_pushstring(L, value->text); return 1;
    case VALUE_GROUP: return push_found(L, value);
    case VALUE_SEVERAL: return push_several(L);
    case VALUE_ZONE: push_zone(L, value->n); return 1;
    case VALUE_OBJECT:
    case VALUE_PLAYER:
    case VALUE_SPOT:
    case VALUE_ROLE:
    case VALUE_QUERY:
    case VALUE_LOCATION:
    case VALUE_WORD:
    case VALUE_COST:
    case VALUE_CLAUSE:
    case VALUE_KEYWORD:
    case VALUE_EVENT:
    case VALUE_LASTING:
    case VALUE_ITEM: lua_pushinteger(L, value_handle_of(value)); return 1;
    }
    return 0;
}

// Returns whether the handle points at something that exists. Handles are plain integers,
// so a script could calculate one that does not. Kinds of which no script is ever given a
// handle are not sound at all.
static bool handle_is_sound(const Host *host, const Value *value)
{
    const Table *table = host->table;

    switch ((ValueKind)value->kind) {
    case VALUE_OBJECT: return value->ref.id && value->ref.id <= table->state->objects_n;
    case VALUE_PLAYER: return value->n >= 0 && value->n < table->state->players_n;
    case VALUE_SPOT: return value->n >= 0 && value->n < table->spots_n;
    case VALUE_COST: return value->n > 0 && value->n < host->library->costs_n;
    case VALUE_ITEM: return value->n > 0 && value->n <= UINT16_MAX;
    case VALUE_LASTING: return value->n >= ENDS_OWN && value->n <= ENDS_OVER;
    case VALUE_GROUP:
    case VALUE_SEVERAL:
    case VALUE_QUERY:
    case VALUE_CLAUSE:
    case VALUE_ZONE:
    case VALUE_NONE:
    case VALUE_NIL:
    case VALUE_NUMBER:
    case VALUE_TRUTH:
    case VALUE_ROLE:
    case VALUE_LOCATION:
    case VALUE_WORD:
    case VALUE_KEYWORD:
    case VALUE_TEXT:
    case VALUE_EVENT: return false;
    }
    return false;
}

bool value_handle_read_any(const Host *host, lua_Integer n, Value *value)
{
    const uint64_t bits = (uint64_t)n;

    *value = (Value){.kind = (uint8_t)(bits >> HANDLE_SHIFT),
                     .discount = (bits >> DISCOUNT_SHIFT) & 1u,
                     .n = (int32_t)(bits & 0xffffffffu)};
    // An integer with other bits set than value_handle_of sets is none of ours.
    return n >= 0 && value_handle_of(value) == n && handle_is_sound(host, value);
}

lua_Integer *value_handle_list_push(lua_State *L, int n)
{
    ThingList *list;

    if (!n) {
        (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->nothing);
        return NULL;
    }
    script_fault_charge(L, (lua_Unsigned)n);
    list = lua_newuserdatauv(L, sizeof *list + (size_t)n * sizeof list->items[0], 0);
    list->kind = SCRIPT_THINGS;
    list->n = n;
    list->most = 0;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->things);
    (void)lua_setmetatable(L, -2);
    return list->items;
}

void value_handle_list_limit(lua_State *L, int most)
{
    const ThingList *list = value_handle_list_at(L, -1);

    // The one without things is the same for all.
    if (list && list->n) ((ThingList *)lua_touserdata(L, -1))->most = most;
}

const ThingList *value_handle_list_at(lua_State *L, int index)
{
    static const ThingList nothing = {.kind = SCRIPT_THINGS};
    const int type = lua_type(L, index);
    const ThingList *list;

    if (type == LUA_TTABLE && lua_topointer(L, index) == host_of(L)->nothing_at)
        return &nothing;
    if (type != LUA_TUSERDATA) return NULL;
    list = lua_touserdata(L, index);
    return list->kind == SCRIPT_THINGS ? list : NULL;
}

static int index_list(lua_State *L)
{
    const ThingList *list = value_handle_list_at(L, 1);
    int whole;
    const lua_Integer i = lua_tointegerx(L, 2, &whole);

    if (!list)
        return script_fault(
            L, FOUND_ARGUMENT, "%s is no list", script_value_name(L, 1));
    if (!whole) {
        const char *part = luaL_tolstring(L, 2, NULL);

        if (right_line_verb_of(host_of(L), part))
            return script_fault(
                L,
                FOUND_ARGUMENT,
                "a list has no '%s': a verb reads it of each of its "
                "things; write: for u in each(list) do ... %s(u) ... end",
                part,
                part);
        return script_fault(L,
                            FOUND_ARGUMENT,
                            "a list has numbers, it has no %s",
                            script_value_name(L, 2));
    }
    if (i >= 1 && i <= list->n) {
        lua_pushinteger(L, list->items[i - 1]);
        return 1;
    }
    if (host_of(L)->phase == PHASE_REHEARSE) vain_index_check_written(L, i, list->most);
    return 0;
}

static int length_of_list(lua_State *L)
{
    const ThingList *list = value_handle_list_at(L, 1);

    if (!list)
        return script_fault(
            L, FOUND_ARGUMENT, "%s is no list", script_value_name(L, 1));
    lua_pushinteger(L, list->n);
    return 1;
}

static int write_list(lua_State *L)
{
    return script_fault(
        L, FOUND_STATE, "the list that a verb gives cannot be changed: copy it");
}

// Returns whether the value at [index] is a thing alone, or nobody: nil is nobody in a game
// whose verbs give nil where they find none.
static bool is_alone(lua_State *L, int index)
{
    const Host *host = host_of(L);
    const lua_Integer n = lua_tointeger(L, index);

    if (host->phase == PHASE_LOAD) return false;
    if (lua_isnil(L, index)) return !host->game.self;
    return lua_isinteger(L, index) && (n < INT32_MIN || n > INT32_MAX);
}

// Refuses `n.part`, `n[1]` and `#n` of a number, which stands for itself: of what is rehearsed
// nobody has written which it is.
static int refuse_number(lua_State *L, const char *part)
{
    const char *name = written_name(L, 1);

    return script_fault(
        L,
        FOUND_LUA_ERROR,
        *part ? "a number is no list and has no part '%s': write it alone, %s"
              : "a number is no list and has no length%s: write it alone, %s",
        part,
        name ? name : "without what stands behind it");
}

// Refuses `u.part`: what is known of a thing is read by a verb.
static int refuse_alone(lua_State *L, const char *part)
{
    const VerbRow *row = right_line_verb_of(host_of(L), part);
    const char *name = lua_isnil(L, 1) ? NULL : written_name(L, 1);

    if (!is_alone(L, 1) && !row && lua_type(L, 1) == LUA_TNUMBER)
        return refuse_number(L, part);
    if (!is_alone(L, 1) && !row)
        return script_fault(
            L, FOUND_LUA_ERROR, "%s is no list", script_value_name(L, 1));
    if (row)
        return script_fault(L,
                            FOUND_LUA_ERROR,
                            "nothing has a part '%s': a verb reads it; write: %s(%s)",
                            part,
                            part,
                            name ? name : "thing");
    return script_fault(
        L,
        FOUND_LUA_ERROR,
        "%s has no '%s': what is known of it is read by a verb, %s(thing)",
        lua_isnil(L, 1) ? "nobody" : script_value_name(L, 1),
        part,
        part);
}

// Returns how many there are at most of what is chosen as one thing, 0: it may be a list in play.
static int most_alone(lua_State *L)
{
    const lua_Integer n = lua_tointeger(L, 1);
    const QueryId query = script_value_rehearsed_query(n);

    return script_value_rehearsed_choice(n) != CHOSEN_AS_NOTHING ||
           (query && library_query_is_of_one(host_of(L)->library, query));
}

// One thing is a list of one, as what a verb gives may be one or several.
static int index_alone(lua_State *L)
{
    int whole;
    const lua_Integer i = lua_tointegerx(L, 2, &whole);

    if (!is_alone(L, 1) || !whole) return refuse_alone(L, luaL_tolstring(L, 2, NULL));
    if (i != 1 && host_of(L)->phase == PHASE_REHEARSE)
        vain_index_check_written(L, i, most_alone(L));
    if (i == 1)
        lua_pushvalue(L, 1);
    else
        lua_pushnil(L);
    return 1;
}

static int length_of_alone(lua_State *L)
{
    if (!is_alone(L, 1)) return refuse_alone(L, "");
    lua_pushinteger(L, !lua_isnil(L, 1));
    return 1;
}

bool value_handle_is_list(lua_State *L, int index)
{
    return lua_istable(L, index) || value_handle_list_at(L, index) ||
           is_alone(L, index);
}

// Numbers have one metatable, and nil has: things are integers of Lua.
static void install_alone(lua_State *L)
{
    static const luaL_Reg meta[] = {
        {"__index", index_alone},
        {"__len", length_of_alone},
        {NULL, NULL},
    };

    luaL_newlib(L, meta);
    lua_pushinteger(L, 0);
    lua_pushvalue(L, -2);
    (void)lua_setmetatable(L, -2);
    lua_pushnil(L);
    lua_pushvalue(L, -3);
    (void)lua_setmetatable(L, -2);
    lua_pop(L, 3);
}

// Installs the list without things: a table that nobody can change, whose length Lua knows
// without a call. Scripts ask for it after most searches.
static void install_nothing(lua_State *L)
{
    static const luaL_Reg meta[] = {
        {"__index", index_list},
        {"__newindex", write_list},
        {NULL, NULL},
    };

    lua_newtable(L);
    host_of(L)->nothing_at = lua_topointer(L, -1);
    luaL_newlib(L, meta);
    (void)lua_setmetatable(L, -2);
    host_of(L)->nothing = luaL_ref(L, LUA_REGISTRYINDEX);
}

void value_handle_list_install(lua_State *L)
{
    static const luaL_Reg meta[] = {
        {"__index", index_list},
        {"__len", length_of_list},
        {"__newindex", write_list},
        {NULL, NULL},
    };

    (void)luaL_newmetatable(L, "things");
    luaL_setfuncs(L, meta, 0);
    host_of(L)->things = luaL_ref(L, LUA_REGISTRYINDEX);
    install_nothing(L);
    install_alone(L);
}
