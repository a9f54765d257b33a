// script_verb.h -- a verb in play, as scripts call it.

#ifndef SCRIPT_VERB_H
#define SCRIPT_VERB_H

#include "scripting/calls/argument.h"

// Begins the call of a verb, with no argument read yet (script_verb.c).
void script_verb_begin(Call *call, lua_State *L, const VerbForm *form, bool may_fail);

// Reads argument [index] by its type for the parameter: to [value], or as the next argument
// of the call. Returns whether the parameter used it up.
bool script_verb_take_at(Call *call, const Parameter *parameter, int index,
                         Value *value);
bool script_verb_take(Call *call, const Parameter *parameter, int index);

// Reads an argument in play without a look at its type: one whose meaning was noted by its
// address, a number, or a handle. Returns false if it is none of these, or does not fit. Written
// where it stays: each call does so for each argument.
__attribute__((always_inline)) static inline bool
script_verb_take_quickly(const Call *call, const Parameter *parameter, int index,
                         Value *value)
{
    const void *what = lua_topointer(call->L, index);
    int whole;

    if (what) return argument_name_read(call, parameter, what, value);
    const lua_Integer n = lua_tointegerx(call->L, index, &whole);

    return whole && value_handle_read(call->host, n, value) &&
           parameter->kinds >> value->kind & 1u;
}

// Refuses arguments behind the last one that was used up.
void script_verb_refuse_more(const Call *call, int used);

// Returns whether the call gives a list.
bool script_verb_gives_list(const Call *call);

// Pushes what a verb gives that was handed nil: nothing, or no things.
void script_verb_push_nothing(lua_State *L, const Call *call);

// Lua function: the loop each(...) (script_verb.c).
int script_verb_each(lua_State *L);

// Lua function: a verb in play (script_verb.c).
int script_verb_act(lua_State *L);

// Lua functions: a verb in play that has a short way, one with its word (word_cells.h), and one
// that is a number of things (script_verb_brief.c).
int script_verb_brief_act(lua_State *L);
int script_verb_brief_call(lua_State *L);
int script_verb_brief_read(lua_State *L);

// Calls the verb in play with the arguments on the stack, as script_verb_act does.
int script_verb_run(lua_State *L, const VerbForm *form);

#endif
