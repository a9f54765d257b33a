// check_text.c -- refuses what only the text of a script shows: Lua keeps no trace of it.

#include <string.h>

#include "scripting/base/script_place.h"
#include "scripting/calls/right_call.h"
#include "scripting/checks/check.h"

void check_text_keys(void *self)
{
    lua_State *L = self;
    const Host *host = host_of(L);
    const char *name = NULL;
    Place place = {0};
    const size_t n = script_place_of_second_key(
        (ScriptText){host->text, host->text_size}, &place, &name);

    if (!n) return;
    script_fault_at(
        L,
        (ScriptSpot){FOUND_TWICE, host->script, place.line},
        "the key '%s' stands twice in the same braces: only the last would count",
        lua_pushlstring(L, name, n));
}

// Returns whether no number that the verb takes may be below 0.
static bool only_counts(const VerbRow *row)
{
    if (strchr(row->signature, '~')) return false;
    if (strpbrk(row->signature, "nX")) return true;
    return strchr(row->signature, 'W') && (row->takes.kinds >> VALUE_NUMBER & 1u);
}

// Returns the verb whose name these bytes are, NULL without one.
static const VerbRow *verb_called(const Rules *rules, const char *name, size_t n)
{
    for (int i = 0; i < rules->verbs_n; i++)
        if (strlen(rules->verbs[i].name) == n && !memcmp(rules->verbs[i].name, name, n))
            return &rules->verbs[i];
    return NULL;
}

// Returns whether the name is of a verb that takes so many, or so much.
static bool counts_things(const void *self, const char *name, size_t n)
{
    const VerbRow *row = verb_called(self, name, n);

    return row && only_counts(row);
}

void check_text_counts(void *self)
{
    lua_State *L = self;
    const Host *host = host_of(L);
    const char *name = NULL;
    Place place = {0};
    const size_t n = script_place_of_negative((ScriptText){host->text, host->text_size},
                                              counts_things,
                                              host->rules,
                                              &place,
                                              &name);

    if (!n) return;
    script_fault_at(L,
                    (ScriptSpot){FOUND_NOTHING_DONE, host->script, place.line},
                    "'%s' takes no number below 0: nothing would happen%s",
                    lua_pushlstring(L, name, n),
                    right_call_example(L, verb_called(host->rules, name, n)));
}
