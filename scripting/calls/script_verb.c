// script_verb.c -- calls of verbs in play, from the arguments of a script to Values, and what
// each phase has of a call: an argument read by its type, and the loop `each`.
//
// Each letter of a verb's signature says which arguments fit (rules.h). An argument
// that does not fit an optional parameter is tried with the next one, so `verb(1,
// it)` leaves the word out and names the player. letters.def says where nil means nobody,
// so that the verb does nothing and returns nil, or an empty list if it gives lists, and
// where it is a fault.

#include "scripting/calls/script_verb.h"
#include "engine/abilities/language/accept.h"
#include "engine/base/text.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "scripting/base/script_level.h"
#include "scripting/calls/argument.h"
#include "scripting/calls/right_call.h"
#include "scripting/clauses/clauses.h"
#include "scripting/lua/script_trial.h"
#include "scripting/read/read.h"

// Refuses a clause of another kind than those that the verb takes.
static void refuse_clause(const Call *call, const Parameter *parameter, int index)
{
    lua_State *L = call->L;
    const ScriptValue *datum = script_value_at(L, index);
    const char *kinds;

    if (!datum || datum->kind != SCRIPT_CLAUSE || !call->row->takes.clauses ||
        !text_has_letter("ck", parameter->letter))
        return;
    lua_pushliteral(L, "");
    for (int kind = 0; kind < CLAUSE_KINDS; kind++) {
        if (!accept_clause(call->row, kind) || !clauses_names[kind]) continue;
        lua_pushfstring(L, "%s%s", lua_rawlen(L, -1) ? ", " : "", clauses_names[kind]);
        lua_concat(L, 2);
    }
    kinds = lua_tostring(L, -1);
    script_fault(L,
                 FOUND_ARGUMENT,
                 "'%s' takes as argument %d a clause of these: %s; got %s%s",
                 call->row->name,
                 index,
                 kinds,
                 clauses_names[call->host->library->clauses[datum->n].kind],
                 right_call_push(call, index));
}

// Refuses nil where no reading gives it. In a rehearsal it may come of what fails there.
static void take_nil(Call *call, const Parameter *parameter, int index)
{
    const bool slips =
        parameter->none == NIL_SLIP ||
        (parameter->none == NIL_OF_CARDS && script_trial_is_in_rules(call->L));

    if (slips && !call->may_fail)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' wants %s as argument %d, got nil%s",
                     call->row->name,
                     argument_name(parameter->letter),
                     index,
                     right_call_push(call, index));
    call->gone |= parameter->none != NIL_ITSELF;
}

// Returns whether nil at [index] is for a later parameter: one that wants a thing or a player, whom
// it may mean, where this one may be left out.
static bool is_nil_for_a_later_one(const Call *call, const Parameter *parameter,
                                   int index)
{
    const Parameter *end;

    if (!parameter->optional || parameter->none != NIL_SLIP || !call->form)
        return false;
    end = call->form->parameters + call->form->n;
    if (lua_gettop(call->L) - index >= end - parameter - 1) return false;
    for (const Parameter *later = parameter + 1; later < end; later++)
        if (later->none == NIL_NOBODY && text_has_letter("xp", later->letter))
            return true;
    return false;
}

bool script_verb_take_at(Call *call, const Parameter *parameter, int index,
                         Value *value)
{
    lua_State *L = call->L;
    const int type = lua_type(L, index);

    *value = (Value){.kind = VALUE_NONE};
    if (type > LUA_TNIL && argument_fits(call, parameter->letter, index, type, value))
        return true;
    *value = (Value){.kind = VALUE_NONE};
    if (type == LUA_TNONE && call->optional) return false;
    if (type == LUA_TNIL && is_nil_for_a_later_one(call, parameter, index))
        return false;
    // A call that was to give the argument has given nothing (check_call.c).
    if (type <= LUA_TNIL) {
        *value = value_nil();
        take_nil(call, parameter, index);
        return true;
    }
    if (!call->optional || parameter->last) {
        argument_order_check(call);
        argument_order_check_place(call, parameter, index);
        refuse_clause(call, parameter, index);
        script_fault(L,
                     FOUND_ARGUMENT,
                     "'%s' wants %s as argument %d, got %s%s%s",
                     call->row->name,
                     argument_name(parameter->letter),
                     index,
                     script_value_name(L, index),
                     call->optional ? script_level_form(call->row->name) : "",
                     right_call_push(call, index));
    }
    return false;
}

bool script_verb_take(Call *call, const Parameter *parameter, int index)
{
    return script_verb_take_at(call, parameter, index, &call->args[call->n++]);
}

void script_verb_begin(Call *call, lua_State *L, const VerbForm *form, bool may_fail)
{
    call->L = L;
    call->host = host_of(L);
    call->form = form;
    call->row = form->row;
    call->n = 0;
    call->plain = true;
    call->gone = false;
    call->bound = NULL;
    call->may_fail = may_fail;
}

void script_verb_refuse_more(const Call *call, int used)
{
    argument_order_check(call);
    if (used < call->form->n)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' does not take %s as argument %d%s%s",
                     call->row->name,
                     script_value_name(call->L, used + 1),
                     used + 1,
                     script_level_form(call->row->name),
                     right_call_push(call, used + 1));
    script_fault(call->L,
                 FOUND_ARGUMENTS,
                 "'%s' takes %d arguments at most%s%s",
                 call->row->name,
                 used,
                 script_level_form(call->row->name),
                 right_call_push(call, call->form->n));
}

// Returns the number that the call gives for letter n, 0: it gives none.
static int number_given(const Call *call)
{
    const char *letter = call->row->signature;

    for (int i = 0; *letter; letter++) {
        if (*letter == '|') continue;
        if (*letter == 'n')
            return call->args[i].kind == VALUE_NUMBER ? call->args[i].n : 0;
        i++;
    }
    return 0;
}

bool script_verb_gives_list(const Call *call)
{
    const int n = number_given(call);

    if (call->row->gives == GIVES_LIST_OF_N) return n != 0;
    if (call->row->gives == GIVES_LIST_BUT_OF_1) return n != 1;
    return call->row->gives == VALUE_GROUP;
}

void script_verb_push_nothing(lua_State *L, const Call *call)
{
    if (script_verb_gives_list(call))
        (void)value_handle_list_push(L, 0);
    else
        lua_pushnil(L);
}

// Returns whether the verb takes the value as it is: of a number, where none cuts it to
// its limits.
static bool is_plain(const Parameter *parameter, const Value *value)
{
    if (parameter->plain >> value->kind & 1u) return true;
    return value->kind == VALUE_NUMBER && parameter->letter != 'W' && value->n >= 0 &&
           value->n <= NUMBER_MAX;
}

// Returns whether the meaning of an argument may be noted by its address.
static bool may_be_noted(lua_State *L, int index, const Value *value)
{
    const int type = lua_type(L, index);

    if (value->kind == VALUE_GROUP) return false;
    if (type == LUA_TSTRING || type == LUA_TFUNCTION) return true;
    return type == LUA_TUSERDATA && !value_handle_list_at(L, index);
}

// Returns whether the argument is for a later parameter, as its kind tells: a handle that stands
// for another kind of value, or a verb where no end of a list is wanted.
static bool is_for_a_later_one(const Call *call, const Parameter *parameter, int index)
{
    const int type = lua_type(call->L, index);
    int whole;
    Value value;

    if (!parameter->optional || parameter->last) return false;
    if (type == LUA_TFUNCTION) return parameter->letter != 'b';
    if (type != LUA_TNUMBER) return false;
    const lua_Integer n = lua_tointegerx(call->L, index, &whole);

    return whole && value_handle_read(call->host, n, &value) &&
           !(parameter->kinds >> value.kind & 1u);
}

// Reads an argument in play by its type. Returns whether the parameter used it up.
__attribute__((noinline)) static bool take_slowly(Call *call,
                                                  const Parameter *parameter, int index)
{
    const int i = (int)(parameter - call->form->parameters);
    Value *value = &call->args[i];

    *value = (Value){.kind = VALUE_NONE};
    if (is_for_a_later_one(call, parameter, index)) return false;
    call->n = i + 1;
    call->optional = parameter->optional;
    if (!script_verb_take_at(call, parameter, index, value)) return false;
    call->plain = call->plain && is_plain(parameter, value);
    if (may_be_noted(call->L, index, value))
        argument_name_note(call, parameter, index, value);
    return true;
}

// Reads all arguments in play, as take_arguments does.
static void take_in_play(Call *call)
{
    const VerbForm *form = call->form;
    const Parameter *parameter = form->parameters, *const end = parameter + form->n;
    const int given = lua_gettop(call->L);
    Value *value = call->args;
    int index = 1;

    for (; parameter < end && index <= given; parameter++, value++) {
        if (!script_verb_take_quickly(call, parameter, index, value)) {
            index += take_slowly(call, parameter, index);
            continue;
        }
        if (!is_plain(parameter, value)) call->plain = false;
        index++;
    }
    if (index <= given) script_verb_refuse_more(call, index - 1);
    for (; parameter < form->parameters + form->needed; parameter++, value++)
        index += take_slowly(call, parameter, index);
    for (; parameter < end; parameter++, value++) *value = (Value){.kind = VALUE_NONE};
    call->n = form->n;
}

// Returns whether the item that resolves by this run has left the chain: nothing more is
// executed of it (359.3.e.15). An item that is played again from the chain is still
// there.
static bool item_has_left(const Table *table, const Env *env)
{
    const State *state = table->state;
    const Item *item;

    if (!env->item || env->item != table->resolving) return false;
    item = chain_item(table, env->item);
    if (!item || item->kind != ITEM_PLAY) return !item;
    if (ref_lives(state, item->object)) return false;
    for (int i = 0; i < state->chain_n; i++) {
        const Ref played = state->chain[i].object;

        if (played.id == item->object.id && ref_lives(state, played)) return false;
    }
    return true;
}

static void tell_call(const Table *table, const Call *call, const Value *result)
{
    const Sight sight = {.kind = SIGHT_VERB,
                         .verb = call->row,
                         .values = call->args,
                         .values_n = call->n,
                         .result = result};

    observer_tell(table, &sight);
}

// Runs the verb with what it accepts of its arguments.
static Value run_verb(Call *call)
{
    Host *host = call->host;

    if (call->plain)
        return accept_run_plain(host->table, host->env, call->row, call->args, call->n);
    return accept_run(host->table, host->env, call->row, call->args, call->n);
}

int script_verb_run(lua_State *L, const VerbForm *form)
{
    Table *table = host_of(L)->table;
    const GroupMark mark = table_mark_groups(table);
    const Bindings *outer = table->bound;
    Call call;
    Bindings bound;
    int n;

    script_run_go_on(host_of(L));
    script_verb_begin(&call, L, form, false);
    bound.n = 0;
    call.bound = &bound;
    table_check_deed(table, call.row);
    take_in_play(&call);
    if (call.gone) {
        table_drop_groups(table, mark);
        script_verb_push_nothing(L, &call);
        return 1;
    }
    if (!call.row->run && !call.row->field)
        script_fault(
            L, FOUND_NOTHING_DONE, "'%s' does nothing in this game", call.row->name);
    if (bound.n) table->bound = &bound;
    const Value result = run_verb(&call);

    table->bound = outer;
    if (observer_is_there(table)) tell_call(table, &call, &result);
    n = value_handle_push(L, &result);
    table_drop_groups(table, mark);
    if (item_has_left(table, call.host->env)) script_run_end(L);
    return n;
}

int script_verb_act(lua_State *L)
{
    return script_verb_run(L, lua_touserdata(L, lua_upvalueindex(1)));
}

// The things that `for x in each(...)` visits. They are fixed when the loop begins.
typedef struct {
    uint8_t kind; // SCRIPT_LOOP
    int at, n;
    lua_Integer items[];
} Loop;

static int next_round(lua_State *L)
{
    Loop *loop = lua_touserdata(L, 1);

    script_run_go_on(host_of(L));
    if (!loop || loop->kind != SCRIPT_LOOP || loop->at == loop->n) return 0;
    lua_pushinteger(L, loop->items[loop->at++]);
    return 1;
}

// Pushes the loop over [n] things; the caller writes them. Over nothing it is nil.
static lua_Integer *push_loop(lua_State *L, int n)
{
    Loop *loop;

    lua_pushcfunction(L, next_round);
    if (!n) {
        lua_pushnil(L);
        return NULL;
    }
    loop = lua_newuserdatauv(L, sizeof *loop + (size_t)n * sizeof loop->items[0], 0);
    *loop = (Loop){.kind = SCRIPT_LOOP, .n = n};
    return loop->items;
}

// Pushes the loop that a rehearsal goes through: over what was given as a list or alone just that,
// over a query things or players that are as it says.
static void loop_in_rehearsal(lua_State *L, const Value *what)
{
    const QueryId query = what->kind == VALUE_QUERY ? (QueryId)what->n : 0;
    const ThingList *list = value_handle_list_at(L, 1);
    lua_Integer *items = push_loop(L, 2);

    if (list && list->n) {
        items[0] = list->items[0];
        items[1] = list->items[list->n - 1];
        return;
    }
    if (lua_isinteger(L, 1)) {
        items[0] = items[1] = lua_tointeger(L, 1);
        return;
    }
    items[0] = items[1] = query && argument_means_players(host_of(L), query)
                              ? script_value_rehearsed_as(VALUE_PLAYER, query)
                              : script_value_rehearsed(query);
}

static void loop_in_play(Call *call, const Value *what)
{
    const Host *host = call->host;
    const Bindings *outer = host->table->bound;
    Value things[OBJECTS_MAX];
    lua_Integer *items;
    int n;

    if (!host->rules->each)
        script_fault(call->L, FOUND_NOTHING_DONE, "'each' does nothing in this game");
    if (call->bound->n) host->table->bound = call->bound;
    n = host->rules->each(host->table, host->env, *what, things);
    host->table->bound = outer;
    items = push_loop(call->L, n);
    for (int i = 0; i < n; i++) items[i] = value_handle_of(&things[i]);
}

// Begins the call of `each`, without a look at the room for arguments.
static void begin_each(Call *call, lua_State *L)
{
    static const VerbRow row = {.name = "each", .signature = "x"};
    static const VerbForm form = {.row = &row};

    script_verb_begin(call, L, &form, false);
    call->form = NULL;
    call->optional = false;
}

// Returns whether it is a list without things: most of those that a script goes through
// are.
static bool is_empty_list(lua_State *L, int index)
{
    const ThingList *list = value_handle_list_at(L, index);

    return list && !list->n;
}

int script_verb_each(lua_State *L)
{
    static const Parameter things = {
        .letter = 'x', .last = true, .none = NIL_NOBODY, .named = -1};
    GroupMark mark;
    Bindings bound;
    Call call;

    if (host_of(L)->phase == PHASE_RUN && is_empty_list(L, 1)) {
        (void)push_loop(L, 0);
        return 2;
    }
    begin_each(&call, L);
    if (call.host->phase == PHASE_LOAD)
        return script_fault(
            L, FOUND_VERB_IN_DATA, "'each' acts: it belongs inside 'run'");
    if (call.host->phase == PHASE_REHEARSE) {
        if (script_verb_take(&call, &things, 1) && !call.gone)
            loop_in_rehearsal(L, &call.args[0]);
        else
            (void)push_loop(L, 0);
        call.host->deepest = 0;
        return 2;
    }
    bound.n = 0;
    call.bound = &bound;
    mark = table_mark_groups(call.host->table);
    if (script_verb_take(&call, &things, 1) && !call.gone)
        loop_in_play(&call, &call.args[0]);
    else
        (void)push_loop(L, 0);
    table_drop_groups(call.host->table, mark);
    return 2;
}
