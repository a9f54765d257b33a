// script_recover.c -- reads a script on after a fault, so that one load tells all faults.
//
// While a card, a keyword or words load, each entry of braces, each word that builds data,
// each function and each verb in rehearsal is tried by itself, and its fault is noted. Data
// that was to come of it is a faulty value; whatever uses that fails in silence.

#include "scripting/lua/script_recover.h"

#include <string.h>

#include "engine/base/text.h"
#include "scripting/lua/script_run.h"
#include "scripting/lua/script_value.h"

static bool is_told(const Host *host, const char *text)
{
    for (int i = 0; i < host->faults_n; i++)
        if (!strcmp(host->faults[i], text)) return true;
    return false;
}

// Keeps the fault and tells it to whoever brought the script.
static void tell_fault(Host *host, FoundKind found, const char *text)
{
    if (host->faults_n == SCRIPT_FAULTS_MAX) {
        host->hopeless = true;
        return;
    }
    if (!host->faults_n) host->first = found;
    (void)text_format(host->faults[host->faults_n++], FAULT_TEXT, "%s", text);
    if (host->source && host->source->fault)
        host->source->fault(host->source->self, found, text);
}

// Returns whether a fault of that kind was told at the line in an earlier pass of the rehearsal of
// the same run: it is the same slip with other things.
static bool is_told_of_line(Host *host, int line, FoundKind found)
{
    const int kept = host->told_n < LINES_TOLD ? host->told_n : LINES_TOLD;

    if (host->phase != PHASE_REHEARSE || !line) return false;
    for (int i = 0; i < kept; i++) {
        const LineTold *told = &host->told[i];

        if (told->run == host->run_rehearsed && told->pass < host->pass &&
            told->line == line && told->found == found)
            return true;
    }
    host->told[host->told_n++ % LINES_TOLD] =
        (LineTold){host->run_rehearsed, host->pass, line, found};
    return false;
}

void script_recover_note(Host *host, int status)
{
    lua_State *L = host->L;
    char text[FAULT_TEXT];

    host->hopeless |= status == LUA_ERRMEM;
    if (script_fault_is_silent(L)) {
        lua_pop(L, 1);
        return;
    }
    const FoundKind found = script_run_found(host, status);

    if (is_told_of_line(host, script_run_faulty_line(host, status), found)) {
        lua_pop(L, 1);
        return;
    }
    // The same words may stand at several places of the same braces.
    for (int nth = 0; script_run_message(host, status, nth, text, sizeof text); nth++) {
        const bool told = is_told(host, text);

        if (!told) tell_fault(host, found, text);
        if (!told || host->phase != PHASE_LOAD) break;
    }
    lua_pop(L, 1);
}

void script_recover_remark(lua_State *L, ScriptSpot spot, const char *format, ...)
{
    Host *host = host_of(L);
    char text[FAULT_TEXT];
    va_list arguments;

    va_start(arguments, format);
    (void)script_fault_push(L, spot, format, arguments);
    va_end(arguments);
    if (script_run_message(host, LUA_ERRRUN, 0, text, sizeof text))
        host->source->tell(host->source->self, spot.found, text);
    lua_pop(L, 1);
}

// Notes the error on top of the stack. An error after which the script cannot be read on
// goes on its way.
static void note_or_leave(lua_State *L, int status)
{
    Host *host = host_of(L);

    script_recover_note(host, status);
    if (host->hopeless) script_fault_silent(L);
}

typedef struct {
    void (*read)(void *self);
    void *self;
} Try;

static int tried(lua_State *L)
{
    const Try *try = lua_touserdata(L, 1);

    lua_remove(L, 1);
    try->read(try->self);
    return 0;
}

bool script_recover_try(lua_State *L, void (*read)(void *self), void *self)
{
    Try try = {read, self};
    int status;

    const Reading reading = host_of(L)->reading;

    if (!host_of(L)->recovers) {
        read(self);
        return true;
    }
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    lua_pushcfunction(L, tried);
    lua_pushlightuserdata(L, &try);
    lua_pushvalue(L, -3);
    status = lua_pcall(L, 2, 0, 0);
    if (status == LUA_OK) return true;
    note_or_leave(L, status);
    host_of(L)->reading = reading;
    return false;
}

int script_recover(lua_State *L)
{
    const int n = lua_gettop(L);
    int status;

    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    if (!host_of(L)->recovers) {
        lua_call(L, n, LUA_MULTRET);
        return lua_gettop(L);
    }
    status = lua_pcall(L, n, LUA_MULTRET, 0);
    if (status == LUA_OK) return lua_gettop(L);
    note_or_leave(L, status);
    host_of(L)->reading = (Reading){0};
    script_value_push_faulty(L);
    return 1;
}

void script_recover_wrap(lua_State *L)
{
    lua_pushcclosure(L, script_recover, 1);
}
