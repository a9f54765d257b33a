// argument_seen.c -- the parameters of verbs, and what their arguments were found to mean.
//
// A text that names a row, and a word or record of a script, mean the same for a parameter
// at each call in play. So the host remembers the meaning by the address of the argument:
// Lua has each short text once, and records live as long as the functions that have them.

#include <ctype.h>
#include <stdlib.h>

#include "engine/kernel/base/text.h"
#include "scripting/calls_inside.h"

void argument_seen_begin(Host *host)
{
    const Rules *rules = host->rules;
    uint16_t number = 0;

    host->forms = calloc((size_t)rules->verbs_n + 1, sizeof *host->forms);
    ASSERT(host->forms);
    for (int i = 0; i < rules->verbs_n; i++) {
        const VerbRow *row = &rules->verbs[i];
        VerbForm *form = &host->forms[i];
        bool optional = false;
        int named = -1;

        for (const char *letter = row->signature; *letter; letter++) {
            if (*letter == '|') {
                optional = true;
                continue;
            }
            ASSERT(form->n < ARGUMENTS_MAX);
            form->parameters[form->n] = (Parameter){
                .letter = *letter,
                .optional = optional,
                .last = !letter[1],
                .needed = !isupper((unsigned char)*letter),
                .named = (int8_t)(*letter == 'h' ? named : -1),
                .number = number++,
                .kinds = argument_kinds(row, *letter, optional),
            };
            if (text_has_letter("agl", *letter)) named = form->n;
            form->n++;
        }
    }
}

// Returns the first of the two places where the argument may be.
static SeenArgument *places_of(const Call *call, const Parameter *parameter,
                               const void *what)
{
    const uint32_t at = (uint32_t)((uintptr_t)what >> 4) + parameter->number * 0x9E37u;

    return &call->host->seen[(at * 0x9E3779B1u) >> 23 << 1];
}

// A word means what the row says that the call named before.
static int32_t named_before(const Call *call, const Parameter *parameter)
{
    return parameter->named < 0 ? 0 : call->args[parameter->named].n;
}

bool argument_seen_read(const Call *call, const Parameter *parameter, int index,
                        Value *value)
{
    const void *what = lua_topointer(call->L, index);
    const SeenArgument *seen = places_of(call, parameter, what);

    for (int i = 0; i < 2; i++, seen++) {
        if (seen->what != what || seen->parameter != parameter->number) continue;
        if (seen->of != named_before(call, parameter)) continue;
        *value = seen->value;
        return true;
    }
    return false;
}

// Keeps the text, so that its address is its own.
static bool hold(Host *host, const char *text)
{
    lua_State *L = host->L;
    bool held;

    host->keeps = true;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->names);
    held = lua_pushstring(L, text) == text;
    lua_pushboolean(L, true);
    lua_rawset(L, -3);
    lua_pop(L, 1);
    host->keeps = false;
    return held;
}

// Tells whether the argument means a row, a word or a record, which do not change. Only a
// text that names a row is kept: scripts make other texts as they run.
static bool is_constant(const Call *call, const Parameter *parameter, int index,
                        const Value *value)
{
    const char letter = parameter->letter;
    const char *text;

    if (lua_type(call->L, index) != LUA_TSTRING) return value->kind != VALUE_GROUP;
    if (value->kind != VALUE_NUMBER && value->kind != VALUE_EVENT) return false;
    text = lua_tostring(call->L, index);
    return (letter == 'b' || argument_name_row(call, letter, text) >= 0) &&
           hold(call->host, text);
}

void argument_seen_note(const Call *call, const Parameter *parameter, int index,
                        const Value *value)
{
    const void *what = lua_topointer(call->L, index);
    SeenArgument *places = places_of(call, parameter, what);

    if (!is_constant(call, parameter, index, value)) return;
    places[1] = places[0];
    places[0] = (SeenArgument){.what = what,
                               .of = named_before(call, parameter),
                               .parameter = parameter->number,
                               .value = *value};
}
