// script_trial.c -- tells apart, in rehearsal, what a script does from what the rules do that
// it calls.
//
// In rehearsal verbs change nothing, so a loop of the rules that waits for a change never
// ends. That is no fault of a card that calls it. So Lua stops after each slice of
// instructions. A call of the rules that lasts for several slices ends the pass, and counts
// apart; where the same script calls the same function again, one slice ends it. A loop of the
// card itself comes back to the card and counts for the card.

#include "scripting/lua/script_trial.h"

#include <stdlib.h>
#include <string.h>

#include "scripting/lua/script_fault.h"

enum {
    SLICES = 256, // of the instructions that a script may execute
    LASTING = 16, // slices after which a call of the rules is given up
    // The depth of calls within calls to which the search for one of the rules goes.
    // Lua comes to each of them from the innermost one, so to look at all takes too
    // long where there are thousands: what the rules do further in counts for the card.
    OUTER = 64,
};

// Returns the number of the script in which the function of Lua stands, -1: it is none.
// Chunks are called "=sN".
static int script_at(lua_State *L, lua_Debug *at)
{
    (void)lua_getinfo(L, "S", at);
    if (at->source[0] != '=' || at->source[1] != 's') return -1;
    return (int)strtol(at->source + 2, NULL, 10);
}

static bool is_of_rules(lua_State *L, int script)
{
    const Library *library = host_of(L)->library;

    return script >= 0 && script < library->scripts_n &&
           library_is_of_game(library->scripts[script].kind);
}

// Returns whether more calls than that are under way.
static bool is_deeper(lua_State *L, int depth)
{
    lua_Debug at;

    return lua_getstack(L, depth, &at);
}

// Returns how many calls are under way.
static int depth_of_stack(lua_State *L)
{
    int less = 0, depth = 1;

    for (; is_deeper(L, depth); depth *= 2) less = depth;
    while (depth - less > 1) {
        const int middle = (less + depth) / 2;

        if (is_deeper(L, middle))
            less = middle;
        else
            depth = middle;
    }
    return depth;
}

// Returns how deep the outermost call of the rules lies, and which function it calls; 0: there
// is none.
static int depth_of_rules(lua_State *L, TrialFunction *called)
{
    const int deepest = depth_of_stack(L);
    lua_Debug at;

    for (int depth = 1; depth <= deepest && depth <= OUTER; depth++) {
        (void)lua_getstack(L, deepest - depth, &at);
        *called = (TrialFunction){script_at(L, &at), at.linedefined};
        if (is_of_rules(L, called->script)) return depth;
    }
    return 0;
}

bool script_trial_is_in_rules(lua_State *L)
{
    lua_Debug at;

    for (int level = 0; lua_getstack(L, level, &at); level++) {
        const int script = script_at(L, &at);

        if (script >= 0) return is_of_rules(L, script);
    }
    return false;
}

// Has Lua tell the end of each slice, and with a call of the rules each return.
static void watch_slices(Host *host, int depth)
{
    host->trial.depth = depth;
    host->trial.lasts = 0;
    lua_sethook(host->L,
                lua_gethook(host->L),
                LUA_MASKCOUNT | (depth ? LUA_MASKRET : 0),
                host->trial.slice);
}

void script_trial_begin(Host *host)
{
    host->trial = (Trial){.slice = (host->instructions + SLICES - 1) / SLICES,
                          .endless = {.script = -1}};
}

void script_trial_begin_pass(Host *host)
{
    host->trial.called = NULL;
    host->trial.calls = 0;
    watch_slices(host, 0);
}

void script_trial_end(Host *host)
{
    host->trial = (Trial){.slice = 0};
}

bool script_trial_is_spent(const Host *host)
{
    return host->trial.apart >= SLICES;
}

// A loop asks so often, and more, before it is told by what it asks.
enum { CALLS_OF_LOOP = 500 };

// Raises the fault of a loop that asks again and again, and does not end by itself: in a
// rehearsal, as where a player says yes each time, the answer is always the same.
static void refuse_loop(lua_State *L, int script, int line)
{
    Host *host = host_of(L);
    const VerbRow *row = host->trial.called;
    const bool counts = (row->gives & ~GIVES_ALWAYS) == VALUE_NUMBER;

    host->hopeless = true;
    script_fault_at(
        L,
        (ScriptSpot){FOUND_TOO_LONG, script, line},
        "runs too long: what '%s' gives never ends this loop where it stays the "
        "same; write: for i = 1, 20 do if %s%s(...)%s then break end ... end",
        row->name,
        counts ? "" : "not ",
        row->name,
        counts ? " == 0" : "");
}

// Raises the fault of a script that runs too long, at its own line.
static void refuse_too_long(lua_State *L)
{
    const Trial *trial = &host_of(L)->trial;
    lua_Debug at;

    for (int level = 0; lua_getstack(L, level, &at); level++) {
        const int script = script_at(L, &at);

        if (script < 0 || is_of_rules(L, script)) continue;
        (void)lua_getinfo(L, "l", &at);
        if (trial->called && trial->calls > CALLS_OF_LOOP)
            refuse_loop(L, script, at.currentline);
        script_fault_too_long_at(L, script, at.currentline);
    }
    script_fault_too_long(L);
}

// Returns whether the call of the rules that is under way did not come to an end before.
static bool is_endless(const Trial *trial)
{
    return trial->depth && trial->lasting.script == trial->endless.script &&
           trial->lasting.line == trial->endless.line;
}

void script_trial_go_on(lua_State *L, const lua_Debug *at)
{
    Host *host = host_of(L);
    Trial *trial = &host->trial;

    if (at->event != LUA_HOOKCOUNT) {
        if (!is_deeper(L, trial->depth)) watch_slices(host, 0);
        return;
    }
    if (trial->depth) {
        trial->apart++;
        if (++trial->lasts < LASTING) return;
        trial->endless = trial->lasting;
        script_fault_silent(L);
    }
    watch_slices(host, depth_of_rules(L, &trial->lasting));
    if (++trial->spent > SLICES) refuse_too_long(L);
    if (is_endless(trial)) script_fault_silent(L);
}
