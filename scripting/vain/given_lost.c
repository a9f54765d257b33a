// given_lost.c -- refuses `give(u, clause) loses(u, all)`, which leaves nothing of the gift.
//
// It sees the calls of a function in the order of its rehearsal, whatever variables and words
// of a set they go through. Things that one query means are one here: their order never
// matters, so whoever meets the fault with two things can turn the lines round.

#include "scripting/vain/given_lost.h"

#include <string.h>

#include "engine/cards/library.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_value.h"

void given_lost_begin(Host *host)
{
    host->given_n = 0;
}

// Returns what tells one value from another: a thing in rehearsal is a number.
static lua_Integer identity(lua_State *L, int index)
{
    if (lua_isinteger(L, index)) return lua_tointeger(L, index);
    return (lua_Integer)(intptr_t)lua_topointer(L, index);
}

static bool is_word(lua_State *L, int index, const char *name)
{
    const ScriptValue *word = script_value_at(L, index);

    return word && word->kind == SCRIPT_WORD && word->name && !strcmp(word->name, name);
}

// Returns how long argument [index] says that it lasts, 0: for good.
static lua_Integer lasting(lua_State *L, int index)
{
    return lua_gettop(L) < index || lua_isnil(L, index) ? 0 : identity(L, index);
}

void given_lost_note(lua_State *L, const char *name)
{
    Host *host = host_of(L);

    if (lua_gettop(L) < 2 || lua_isnil(L, 1)) return;
    if (!strcmp(name, "give") && host->given_n < GIVEN_MAX) {
        host->given[host->given_n].thing = identity(L, 1);
        host->given[host->given_n++].ends = lasting(L, 3);
    }
    if (strcmp(name, "loses") != 0 || !is_word(L, 2, "all")) return;
    for (int i = 0; i < host->given_n; i++) {
        const lua_Integer ends = lasting(L, 3);

        if (host->given[i].thing != identity(L, 1)) continue;
        if (ends && ends != host->given[i].ends) continue;
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "'loses(..., all)' takes away what 'give' has given just before: "
                     "write 'loses' first, and what is given after it stays");
    }
}

// Returns whether the passive takes all abilities away.
static bool takes_all(const Clause *clause)
{
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_LOSS && !clause->grants[i].keyword)
            return true;
    return false;
}

// Returns whether the passive gives keywords or abilities.
static bool gives_some(const Clause *clause)
{
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_KEYWORD ||
            clause->grants[i].kind == GRANT_CLAUSE ||
            clause->grants[i].kind == GRANT_ABILITIES)
            return true;
    return false;
}

static bool is_always_on(const Clause *clause)
{
    return !clause->provided && !clause->keywords && !(clause->flags & CLAUSE_ATTACHED);
}

void given_lost_check(lua_State *L, const Clause *one, const Clause *other)
{
    if (one == other || one->kind != CLAUSE_PASSIVE || other->kind != CLAUSE_PASSIVE ||
        one->subject != other->subject || !takes_all(one) || !gives_some(other) ||
        !is_always_on(one))
        return;
    script_fault_at(
        L,
        (ScriptSpot){FOUND_NOTHING_DONE, other->script, other->line},
        "'has' gives nothing to what another clause says 'loses = all' of: it is lost too. "
        "What one clause takes and gives stays given: "
        "passive { ..., loses = all, has = ... }");
}
