// script_verb.c -- one C function for all verbs: from the arguments of a script to
// Values.
//
// Each letter of a verb's signature says which arguments fit (rules.h). An argument
// that does not fit an optional parameter is tried with the next one, so `verb(1,
// it)` leaves the word out and names the player. letters.def says where nil means nobody,
// so that the verb does nothing and returns nil, or an empty list if it gives lists, and
// where it is a fault.

#include <string.h>

#include "engine/kernel/abilities/held/reading.h"
#include "engine/kernel/abilities/language/accept.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/witness.h"
#include "scripting/calls_inside.h"
#include "scripting/checks_inside.h"
#include "scripting/lua/script_trial.h"
#include "scripting/read_inside.h"

// Reads an argument in play without a look at its type: one whose meaning was noted by its
// address, a number, or a handle. Returns false if it is none of these, or does not fit.
static bool take_quickly(const Call *call, const Parameter *parameter, int index,
                         Value *value)
{
    const void *what = lua_topointer(call->L, index);
    int whole;

    if (what) return argument_name_read(call, parameter, what, value);
    const lua_Integer n = lua_tointegerx(call->L, index, &whole);

    return whole && value_handle_read(call->host, n, value) &&
           parameter->kinds >> value->kind & 1u;
}

// Refuses nil where no reading gives it. In a rehearsal it may come of what fails there.
static void take_nil(Call *call, const Parameter *parameter, int index)
{
    if (parameter->none == NIL_SLIP && !call->may_fail)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' wants %s as argument %d, got nil",
                     call->row->name,
                     argument_name(parameter->letter),
                     index);
    call->gone |= parameter->none != NIL_ITSELF;
}

// Whether the verb takes the value as it is: of a number, where none cuts it to its limits.
static bool is_plain(const Parameter *parameter, const Value *value)
{
    if (parameter->plain >> value->kind & 1u) return true;
    return value->kind == VALUE_NUMBER && parameter->letter != 'W' && value->n >= 0 &&
           value->n <= NUMBER_MAX;
}

// Reads the argument by its type. Returns whether this used it up.
static bool take_by_type(Call *call, const Parameter *parameter, int index,
                         Value *value)
{
    lua_State *L = call->L;
    const int type = lua_type(L, index);

    *value = (Value){.kind = VALUE_NONE};
    if (type > LUA_TNIL && argument_fits(call, parameter->letter, index, type, value))
        return true;
    *value = (Value){.kind = VALUE_NONE};
    if (type == LUA_TNONE && call->optional) return false;
    // A call that was to give the argument has given nothing (check_call.c).
    if (type <= LUA_TNIL) {
        *value = value_nil();
        take_nil(call, parameter, index);
        return true;
    }
    if (!call->optional || parameter->last) {
        script_fault(L,
                     FOUND_ARGUMENT,
                     "'%s' wants %s as argument %d, got %s",
                     call->row->name,
                     argument_name(parameter->letter),
                     index,
                     script_value_name(L, index));
    }
    return false;
}

// Reads the next parameter from argument [index]. Returns whether this used the
// argument up.
static bool take_argument(Call *call, const Parameter *parameter, int index)
{
    return take_by_type(call, parameter, index, &call->args[call->n++]);
}

// Begins the call of a verb, with no argument read yet.
static void begin_call(Call *call, lua_State *L, const VerbForm *form, bool may_fail)
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

// Refuses arguments behind the last one that was used up.
static void refuse_more(const Call *call, int used)
{
    script_fault(call->L,
                 FOUND_ARGUMENTS,
                 "'%s' takes %d arguments at most",
                 call->row->name,
                 used);
}

// Tells whether the meaning of an argument may be noted by its address.
static bool may_be_noted(lua_State *L, int index, const Value *value)
{
    const int type = lua_type(L, index);

    if (value->kind == VALUE_GROUP) return false;
    if (type == LUA_TSTRING) return true;
    return type == LUA_TUSERDATA && !value_handle_list_at(L, index);
}

// Reads an argument in play by its type. Returns whether the parameter used it up.
__attribute__((noinline)) static bool take_slowly(Call *call,
                                                  const Parameter *parameter, int index)
{
    const int i = (int)(parameter - call->form->parameters);
    Value *value = &call->args[i];

    call->n = i + 1;
    call->optional = parameter->optional;
    if (!take_by_type(call, parameter, index, value)) return false;
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
        if (!take_quickly(call, parameter, index, value)) {
            index += take_slowly(call, parameter, index);
            continue;
        }
        if (!is_plain(parameter, value)) call->plain = false;
        index++;
    }
    if (index <= given) refuse_more(call, index - 1);
    for (; parameter < form->parameters + form->needed; parameter++, value++)
        index += take_slowly(call, parameter, index);
    for (; parameter < end; parameter++, value++) *value = (Value){.kind = VALUE_NONE};
    call->n = form->n;
}

// Reads all arguments by the verb's signature. One that is missing or fits nowhere is a
// fault.
static void take_arguments(Call *call)
{
    lua_State *L = call->L;
    const int given = lua_gettop(L);
    const bool rehearses = call->host->phase == PHASE_REHEARSE;
    const VerbForm *form = call->form;
    int index = 1;

    while (call->n < form->n) {
        const Parameter *parameter = &form->parameters[call->n];

        call->optional = parameter->optional;
        if (index > given && call->optional) {
            call->args[call->n++] = (Value){.kind = VALUE_NONE};
        } else if (take_argument(call, parameter, index)) {
            if (rehearses)
                argument_check(
                    call, parameter->letter, index, &call->args[call->n - 1]);
            index++;
        }
    }
    // What the call is given lies in no query that is made after it.
    if (rehearses) call->host->deepest = 0;
    if (rehearses) argument_check_zone(call);
    if (rehearses) argument_note_check(call);
    if (index <= given) refuse_more(call, index - 1);
}

// Tells whether the item that resolves by this run has left the chain: nothing more is
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

    witness_tell(table, &sight);
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

static bool gives_list(const Call *call)
{
    const int n = number_given(call);

    if (call->row->gives == GIVES_LIST_OF_N) return n != 0;
    if (call->row->gives == GIVES_LIST_BUT_OF_1) return n != 1;
    return call->row->gives == VALUE_GROUP;
}

// Pushes what a verb gives that was handed nil: nothing, or no things.
static void push_nothing(lua_State *L, const Call *call)
{
    if (gives_list(call))
        (void)value_handle_list_push(L, 0);
    else
        lua_pushnil(L);
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
    begin_call(&call, L, form, false);
    bound.n = 0;
    call.bound = &bound;
    table_check_deed(table, call.row);
    take_in_play(&call);
    if (call.gone) {
        table_drop_groups(table, mark);
        push_nothing(L, &call);
        return 1;
    }
    if (!call.row->run && !call.row->field)
        script_fault(
            L, FOUND_NOTHING_DONE, "'%s' does nothing in this game", call.row->name);
    if (bound.n) table->bound = &bound;
    const Value result = run_verb(&call);

    table->bound = outer;
    if (witness_is_there(table)) tell_call(table, &call, &result);
    n = value_handle_push(L, &result);
    table_drop_groups(table, mark);
    if (item_has_left(table, call.host->env)) script_run_end(L);
    return n;
}

int script_verb_act(lua_State *L)
{
    return script_verb_run(L, lua_touserdata(L, lua_upvalueindex(1)));
}

// Returns the kind of amount that a reading is.
static AmountKind amount_kind(const Host *host, const VerbRow *row)
{
    if (!strcmp(row->name, "paid")) return AMOUNT_PAID;
    if (!strcmp(row->name, "count")) return AMOUNT_COUNT;
    if (strcmp(row->name, "value")) return AMOUNT_READING;
    if (strcmp(host->source->kind, "keyword"))
        script_fault(host->L,
                     FOUND_KEYWORD_VALUE,
                     "'value' is the number of a keyword, so only its script has it");
    return AMOUNT_VALUE;
}

// Reads the rows that a reading names, before what it is about, as a byte each. Returns
// them, and the index of the argument behind them.
static int rows_named(Call *call, int *index)
{
    const VerbForm *form = call->form;
    int rows = 0;

    *index = 1;
    for (int i = 0; i < form->n && !form->parameters[i].optional; i++) {
        const Parameter *parameter = &form->parameters[i];

        if (parameter->letter != 'w' && !argument_letter(parameter->letter)->row)
            return rows;
        if (!take_argument(call, parameter, *index) || call->gone)
            script_fault(call->L,
                         FOUND_ARGUMENT,
                         "'%s' wants %s as argument %d",
                         call->row->name,
                         argument_name(parameter->letter),
                         *index);
        rows |= call->args[call->n - 1].n << 8 * (*index - 1);
        (*index)++;
    }
    return rows;
}

// Reads which number of a row the reading is about, behind what it is about. Returns 0 where
// it does not say.
static int place_named(const Call *call, int field, int index)
{
    const int parts = reading_parts(call->host->rules, field);
    int whole;
    const lua_Integer n = lua_tointegerx(call->L, index, &whole);

    if (lua_gettop(call->L) < index) return 0;
    if (!parts)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s': '%s' is one number, and takes no place in a row of them",
                     call->row->name,
                     lua_tostring(call->L, 1));
    if (!whole || n < 1 || n > parts)
        script_fault(
            call->L,
            FOUND_ARGUMENT,
            "'%s' wants a number from 1 to %d as argument %d: '%s' has so many",
            call->row->name,
            parts,
            index,
            lua_tostring(call->L, 1));
    return (int)n;
}

// Tells whether the reading may say which number of a row it is about.
static bool takes_place(const VerbRow *row)
{
    return !strcmp(row->signature, "fx|n");
}

// While scripts load, a reading stands for a number that is known in play. Every other
// verb is a fault there, because it acts.
int script_verb_as_data(lua_State *L)
{
    Host *host = host_of(L);
    const VerbForm *form = lua_touserdata(L, lua_upvalueindex(1));
    const VerbRow *row = form->row;
    Call call = {.L = L, .host = host, .form = form, .row = row};
    const ScriptValue *datum;
    Value about = {.kind = VALUE_NONE};
    Amount amount;
    int index, most;

    if (!row->reads)
        script_fault(
            L, FOUND_VERB_IN_DATA, "'%s' acts: it belongs inside 'run'", row->name);
    memset(&amount, 0, sizeof amount);
    amount.kind = (uint8_t)amount_kind(host, row);
    amount.n = (int16_t)rows_named(&call, &index);
    if (amount.kind == AMOUNT_READING)
        amount.reading = (uint16_t)(row - host->rules->verbs);
    most = index + takes_place(row);
    if (lua_gettop(L) > most && most > 1)
        script_fault(
            L, FOUND_ARGUMENTS, "'%s' takes %d arguments in data", row->name, most);
    if (lua_gettop(L) > most)
        script_fault(L, FOUND_ARGUMENTS, "'%s' takes one argument in data", row->name);
    if (most > index) amount.n |= (int16_t)(place_named(&call, amount.n, most) << 8);
    datum = script_value_at(L, index);
    if (datum && datum->kind == DATUM_HAPPENED && amount.kind == AMOUNT_COUNT) {
        (void)script_value_push(
            L, SCRIPT_AMOUNT, script_value_amount(L, index, row->name));
        return 1;
    }
    if (datum && datum->role) {
        amount.role = datum->role;
        about = (Value){.kind = VALUE_ROLE, .n = datum->role};
    } else if (lua_gettop(L) >= index) {
        amount.query = read_query(L, index, row->name);
        about = (Value){.kind = VALUE_QUERY, .n = amount.query};
    } else if (row->signature[index - 1] && row->signature[index - 1] != '|') {
        script_fault(L,
                     FOUND_ARGUMENT,
                     "'%s' wants %s",
                     row->name,
                     argument_name(row->signature[index - 1]));
    }
    if (row->signature[0] == 'f')
        argument_check_number_of(&call, amount.n & 0xff, &about);
    argument_note_check_data(&call, about.kind != VALUE_NONE);
    (void)script_value_push(
        L, SCRIPT_AMOUNT, library_add_amount(host->library, &amount));
    return 1;
}

// Returns the query that the result of a verb is sure to meet: that of `pick`.
static QueryId query_of(const Call *call)
{
    const bool picks =
        call->row->signature[0] == 'q' && !strcmp(call->row->name, "pick");

    return picks ? (QueryId)call->args[0].n : 0;
}

// Tells whether the verb, which picks, is given a group to pick from.
static bool picks_among(const Call *call)
{
    const ValueKind among = (ValueKind)(call->n > 1 ? call->args[1].kind : VALUE_NONE);

    return among != VALUE_NONE && among != VALUE_PLAYER;
}

// Returns the number of the option that was offered last, or its player.
static lua_Integer offered_number(const Call *call)
{
    const OptionRow *row = &call->host->rules->options[call->host->offered];

    return row->about & ABOUT_PLAYER ? script_value_rehearsed_as(VALUE_PLAYER, 0) : 3;
}

// Pushes what the verb gives, a list that is empty where verbs fail.
static int push_result(lua_State *L, const Call *call, bool fails)
{
    const lua_Integer thing = script_value_rehearsed(query_of(call));
    lua_Integer *items;

    if (gives_list(call)) {
        items = value_handle_list_push(L, fails ? 0 : 2);
        for (int i = 0; !fails && i < 2; i++) items[i] = thing;
        return 1;
    }
    if (query_of(call)) {
        rehearse_push(L, query_of(call), !fails, picks_among(call));
        return 1;
    }
    if (fails && !(call->row->gives & GIVES_ALWAYS)) {
        lua_pushnil(L);
        return 1;
    }
    switch (call->row->gives & ~GIVES_ALWAYS) {
    case VALUE_NUMBER: lua_pushinteger(L, fails ? 1 : 3); return 1;
    case VALUE_TRUTH: lua_pushboolean(L, true); return 1;
    case VALUE_PLAYER:
    case VALUE_SPOT:
    case VALUE_COST:
        lua_pushinteger(L,
                        script_value_rehearsed_as(call->row->gives & ~GIVES_ALWAYS, 0));
        return 1;
    case VALUE_SEVERAL:
        lua_pushstring(L, call->host->rules->options[call->host->offered].name);
        lua_pushinteger(L, thing);
        lua_pushinteger(L, thing);
        lua_pushinteger(L, offered_number(call));
        return 4;
    default: lua_pushinteger(L, thing); return 1;
    }
}

// Whether the thing given may be a space, where the option is about a place and no thing.
static bool may_be_space(const Call *call, const OptionRow *row)
{
    return call->host->rules->spaces.zone &&
           (option_takes(row) & (ABOUT_THING | ABOUT_PLACE)) == ABOUT_PLACE &&
           (call->n < 3 || call->args[2].kind == VALUE_NONE);
}

// Refuses an option of the game's own with something that it is not about.
static void check_offer(const Call *call)
{
    const OptionRow *row;

    if (call->row->signature[0] != 'v') return;
    row = &call->host->rules->options[call->args[0].n];
    for (int i = 0; row->own && i < ABOUT_PARTS && i + 1 < call->n; i++) {
        const int kind = call->args[i + 1].kind;

        if (!i && may_be_space(call, row)) continue;
        if (kind != VALUE_NONE && kind != VALUE_NIL && !(option_takes(row) >> i & 1))
            script_fault(call->L,
                         FOUND_ARGUMENT,
                         "an option \"%s\" is not about %s",
                         row->name,
                         option_part(i));
    }
}

// Notes what kind of option was offered, so that the branch for it is rehearsed.
static void note_offer(const Call *call)
{
    if (call->row->signature[0] == 'v') call->host->offered = call->args[0].n;
    check_offer(call);
}

// Tells whether a reading gives a number whatever fails.
static bool is_a_count(const VerbRow *row, bool fails)
{
    if (!row->reads || (fails && !strcmp(row->name, "paid"))) return false;
    return row->gives == VALUE_NONE || row->gives == VALUE_NUMBER;
}

// Refuses clauses that do nothing where the verb takes them.
static void check_clauses(const Call *call)
{
    const Library *library = call->host->library;
    const char *letter = call->row->signature;
    bool about = false;

    for (int i = 0; i < call->n; i++, letter++) {
        letter += *letter == '|';
        about |= i && *letter == 'x' && call->args[i].kind != VALUE_NONE;
    }
    letter = call->row->signature;
    for (int i = 0; i < call->n; i++, letter++) {
        letter += *letter == '|';
        if (call->args[i].kind == VALUE_CLAUSE && *letter != 'q')
            check_clause_given(
                call->L, &library->clauses[call->args[i].n], *letter == 'k', about);
    }
}

// Checks the arguments of a verb in rehearsal. A verb that acts then returns a thing,
// or nil where verbs are to fail. A reading returns a number, `choose` the number of a
// choice.
int script_verb_rehearse(lua_State *L)
{
    Host *host = host_of(L);
    Call call;
    bool fails;

    begin_call(&call,
               L,
               lua_touserdata(L, lua_upvalueindex(1)),
               host->failed || host->alternating || host->lacking);
    take_arguments(&call);
    if (!call.gone) check_clauses(&call);
    argument_note_check_whole(&call);
    note_offer(&call);
    host->adds |=
        host->rules->verb_adds && !strcmp(call.row->name, host->rules->verb_adds);
    fails = host->failed ^ (host->alternating && (host->calls++ & 1));
    fails = fails && !(host->trial.lenient && script_trial_is_in_rules(L));
    const bool chooses = !strcmp(call.row->name, "choose");
    const bool counts = is_a_count(call.row, fails);

    if (call.gone)
        push_nothing(L, &call);
    else if (chooses)
        lua_pushinteger(L, fails ? 2 : 1);
    else if (counts)
        lua_pushinteger(L, fails ? 0 : 3);
    else
        return push_result(L, &call, fails);
    return 1;
}

int script_verb_check(lua_State *L)
{
    Call call;

    begin_call(&call, L, lua_touserdata(L, lua_upvalueindex(1)), false);
    take_arguments(&call);
    check_offer(&call);
    return 0;
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

// Pushes the loop over [n] things; the caller writes them.
static lua_Integer *push_loop(lua_State *L, int n)
{
    Loop *loop;

    lua_pushcfunction(L, next_round);
    loop = lua_newuserdatauv(L, sizeof *loop + (size_t)n * sizeof loop->items[0], 0);
    *loop = (Loop){.kind = SCRIPT_LOOP, .n = n};
    return loop->items;
}

static void loop_in_rehearsal(lua_State *L, const Value *what)
{
    const QueryId query = what->kind == VALUE_QUERY ? (QueryId)what->n : 0;
    lua_Integer *items = push_loop(L, 2);

    items[0] = items[1] = script_value_rehearsed(query);
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

int script_verb_each(lua_State *L)
{
    static const VerbRow row = {.name = "each", .signature = "x"};
    static const Parameter things = {
        .letter = 'x', .last = true, .none = NIL_NOBODY, .named = -1};
    Call call = {.L = L, .host = host_of(L), .row = &row};
    GroupMark mark;

    if (call.host->phase == PHASE_LOAD)
        return script_fault(
            L, FOUND_VERB_IN_DATA, "'each' acts: it belongs inside 'run'");
    if (call.host->phase == PHASE_REHEARSE) {
        if (take_argument(&call, &things, 1) && !call.gone)
            loop_in_rehearsal(L, &call.args[0]);
        else
            (void)push_loop(L, 0);
        call.host->deepest = 0;
        return 2;
    }
    Bindings bound = {.n = 0};

    call.bound = &bound;
    mark = table_mark_groups(call.host->table);
    if (take_argument(&call, &things, 1) && !call.gone)
        loop_in_play(&call, &call.args[0]);
    else
        (void)push_loop(L, 0);
    table_drop_groups(call.host->table, mark);
    return 2;
}
