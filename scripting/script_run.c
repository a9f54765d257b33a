// script_run.c -- makes one protected call for each `run`, with its limits.
//
// A run ends in one of three ways. It returns. The script fails, which becomes a fault
// of the table. Or the engine abandons the step while the script waits for a verb; this
// travels through the script as an error that nothing in a script can catch. Runs nest:
// a verb of one may cause the run of another. Nothing of Lua outlives a run except
// garbage.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scripting/scripting_inside.h"

static const char leaving = 0; // its address marks the error of an abandoned step

// Lua calls this after too many instructions, or beyond the soft limit of memory, where
// the script still has a line number to report.
static void hook(lua_State *L, lua_Debug *at)
{
    Host *host = host_of(L);

    (void)at;
    if (host->used <= host->soft) {
        script_fault(L, "runs too long: more than %d instructions", host->instructions);
    }
    (void)lua_gc(L, LUA_GCCOLLECT);
    if (host->used > host->soft) {
        script_fault(
            L, "needs too much memory: more than %d KiB", (int)(host->bytes / 1024));
    }
    script_run_arm(host, host->armed);
}

void script_run_arm(Host *host, bool armed)
{
    host->armed = armed;
    lua_sethook(host->L,
                armed ? hook : NULL,
                armed ? LUA_MASKCOUNT : 0,
                armed ? host->instructions : 0);
}

// Allocates for Lua. Beyond the soft limit the next instruction of the script is its
// last (see hook); beyond the hard limit there is no memory.
void *script_run_allocate(void *self, void *block, size_t old, size_t size)
{
    Host *host = self;
    void *result;

    if (!block) old = 0;
    if (!size) {
        free(block);
        host->used -= old;
        return NULL;
    }
    if (size > old && host->used - old + size > host->hard) return NULL;
    result = realloc(block, size);
    if (!result) return NULL;
    host->used = host->used - old + size;
    if (host->used > host->soft && size > old)
        lua_sethook(host->L, hook, LUA_MASKCOUNT, 1);
    return result;
}

int script_run_keep(lua_State *L, int index)
{
    Host *host = host_of(L);

    if (host->runs_n == host->runs_room) {
        host->runs_room = host->runs_room ? host->runs_room * 2 : 64;
        host->runs = realloc(host->runs, (size_t)host->runs_room * sizeof *host->runs);
        ASSERT(host->runs);
        if (!host->runs_n) host->runs[host->runs_n++] = (Run){0}; // run 0 means none
    }
    lua_pushvalue(L, index);
    host->runs[host->runs_n] =
        (Run){.ref = luaL_ref(L, LUA_REGISTRYINDEX), .script = host->script};
    return host->runs_n++;
}

// Writes the message on top of the stack to [text]. The "sN" with which it begins
// becomes the path of the script.
const char *script_run_message(Host *host, int status, char *text, size_t size)
{
    const char *message = lua_tostring(host->L, -1);
    const char *path = host->library->scripts[host->script].path;
    char *rest = NULL;
    unsigned long script;

    if (status == LUA_ERRMEM || !message) {
        message =
            status == LUA_ERRMEM ? "needs too much memory" : "fails without a message";
    }
    if (message[0] == 's' && message[1] >= '0' && message[1] <= '9') {
        script = strtoul(message + 1, &rest, 10);
        if (*rest == ':' && script < (unsigned long)host->library->scripts_n) {
            path = host->library->scripts[script].path;
            message = rest + 1;
            (void)snprintf(text, size, "%s:%s", path, message);
            rest = text;
        }
    }
    if (rest != text) (void)snprintf(text, size, "%s: %s", path, message);
    for (char *c = text; *c; c++) {
        if ((unsigned char)*c < ' ') *c = ' ';
    }
    return text;
}

static _Noreturn void fail(Host *host, Table *table, const Clause *clause, int status)
{
    const Script *script = &host->library->scripts[clause->script];
    char text[200], fault[sizeof table->fault.text];

    host->script = clause->script;
    (void)script_run_message(host, status, text, sizeof text);
    (void)snprintf(fault, sizeof fault, "%.32s %s", script->name, text);
    lua_pop(host->L, 1);
    table_fault(table, (ClauseId)(clause - host->library->clauses), fault);
}

static bool is_leaving(lua_State *L)
{
    return lua_islightuserdata(L, -1) &&
           lua_touserdata(L, -1) == (const void *)&leaving;
}

static int call(Host *host, const Run *run, const Value *args, int n)
{
    lua_State *L = host->L;
    int pushed = 0;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, run->ref);
    for (int i = 0; i < n; i++) pushed += handle_push(L, &args[i]);
    return lua_pcall(L, pushed, 0, 0);
}

// NOLINTNEXTLINE(readability-function-size): Scripts.run has six parameters.
void script_run(void *self, Table *table, Env *env, const Clause *clause,
                const Value *args, int n)
{
    Host *host = self;
    Table *outer_table = host->table;
    Env *outer_env = host->env;
    const Run *run = &host->runs[clause->run];
    const bool arms = run->loops && !host->armed;
    int status;

    ASSERT(clause->run > 0 && clause->run < host->runs_n);
    if (!lua_checkstack(host->L, n + LUA_MINSTACK)) {
        table_fault(table,
                    (ClauseId)(clause - host->library->clauses),
                    "abilities within abilities, too deep");
    }
    host->table = table;
    host->env = env;
    table->script_depth++;
    if (arms) script_run_arm(host, true);
    status = call(host, run, args, n);
    if (arms) script_run_arm(host, false);
    table->script_depth--;
    host->table = outer_table;
    host->env = outer_env;
    if (status == LUA_OK) return;
    if (is_leaving(host->L)) {
        lua_pop(host->L, 1);
        table_unwind(table, table->unwinding);
    }
    fail(host, table, clause, status);
}

void script_run_unwind(void *self)
{
    Host *host = self;

    lua_pushlightuserdata(host->L, (void *)&leaving);
    (void)lua_error(host->L);
}
