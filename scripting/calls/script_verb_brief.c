// script_verb_brief.c -- the short ways of verbs in play: notes, and numbers of a thing.
//
// Scripts read these more than all else, mostly by one word, or of one thing. Such a call is
// known without a look at what each argument means. Any other call goes the way of all verbs
// (script_verb.c), and so does each one that somebody watches. Where a function names the word
// itself, the verb and its word are one function in play (word_cells.h).

#include "engine/abilities/language/accept.h"
#include "engine/kernel/table/observer.h"
#include "scripting/calls/argument.h"
#include "scripting/calls/script_verb.h"
#include "scripting/lua/word_cells.h"

// Reads a text or a thing of Lua behind the word, which means what it meant before.
static bool take_named(lua_State *L, const BriefCall *known, Value *value)
{
    Call call;

    call.L = L;
    call.host = host_of(L);
    call.form = known->form;
    call.args[0].n = known->word.word;
    return script_verb_take_quickly(&call, &known->form->parameters[1], 2, value);
}

// Reads the value behind the word of a short call. Returns false if it is none that is known
// at once.
static inline bool take_value(lua_State *L, const BriefCall *known, Value *value)
{
    int whole;
    lua_Integer n;

    switch (lua_type(L, 2)) {
    case LUA_TNUMBER:
        n = lua_tointegerx(L, 2, &whole);
        return whole && value_handle_read(host_of(L), n, value) &&
               known->form->parameters[1].kinds >> value->kind & 1u;
    case LUA_TNIL: *value = value_nil(); return true;
    case LUA_TBOOLEAN: *value = value_truth(lua_toboolean(L, 2)); return true;
    default: return take_named(L, known, value);
    }
}

// Goes the short way of the verb with its word. Returns false, with nothing done, where the call
// is another one, or somebody watches.
static inline bool run_word(lua_State *L, const BriefCall *known, Value *result)
{
    Host *host = host_of(L);
    const int given = lua_gettop(L);
    Value value;

    if (given > 2 || observer_is_there(host->table)) return false;
    if (given > 1 && !take_value(L, known, &value)) return false;
    table_check_deed(host->table, known->form->row);
    if (!known->run(
            host->table, host->env, &known->word, given > 1 ? &value : NULL, result))
        return false;
    script_run_go_on(host);
    return true;
}

// Pushes what a verb gave. Most give a number, or nothing.
static int push_briefly(lua_State *L, const Value *result)
{
    if (result->kind == VALUE_NUMBER)
        lua_pushinteger(L, result->n);
    else if (result->kind == VALUE_NIL)
        lua_pushnil(L);
    else
        return value_handle_push(L, result);
    return 1;
}

static bool run_briefly(lua_State *L, const VerbForm *form, Value *result)
{
    const ScriptValue *word = lua_touserdata(L, 1);
    const Rules *rules = host_of(L)->rules;

    if (!word || word->kind != SCRIPT_WORD || !word->word) return false;
    return run_word(L,
                    &(BriefCall){.form = form,
                                 .run = form->row->brief,
                                 .word = rules->brief_word(rules, word->word - 1)},
                    result);
}

// Reads a number of one thing or player. Returns false where the call is another one.
static bool read_briefly(lua_State *L, const VerbForm *form, Value *result)
{
    Host *host = host_of(L);
    int whole;
    const lua_Integer n = lua_tointegerx(L, 1, &whole);
    Value thing;

    if (!whole || lua_gettop(L) != 1 || observer_is_there(host->table)) return false;
    if (!value_handle_read(host, n, &thing) || thing.kind == VALUE_NUMBER ||
        !(form->parameters[0].plain >> thing.kind & 1u))
        return false;
    table_check_deed(host->table, form->row);
    *result = accept_number(host->table, host->env, form->row, &thing, 1);
    script_run_go_on(host);
    return true;
}

int script_verb_brief_read(lua_State *L)
{
    const VerbForm *form = lua_touserdata(L, lua_upvalueindex(1));
    Value result;

    if (read_briefly(L, form, &result)) return value_handle_push(L, &result);
    return script_verb_run(L, form);
}

int script_verb_brief_act(lua_State *L)
{
    const VerbForm *form = lua_touserdata(L, lua_upvalueindex(1));
    Value result;

    if (run_briefly(L, form, &result)) return value_handle_push(L, &result);
    return script_verb_run(L, form);
}

int script_verb_brief_call(lua_State *L)
{
    const BriefCall *known = lua_touserdata(L, lua_upvalueindex(BRIEF_CALL));
    Value result;

    if (run_word(L, known, &result)) return push_briefly(L, &result);
    lua_pushvalue(L, lua_upvalueindex(BRIEF_WORD));
    lua_replace(L, 1);
    return script_verb_run(L, known->form);
}
