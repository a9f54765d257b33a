// host.c -- creates the Lua state, loads scripts into the Library and limits memory.
//
// A script loads whole or not at all: after a fault the host takes its words, runs and
// clauses out of use. Soft and hard limits count bytes from the moment that
// limit_memory was called.

#include "scripting/host.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scripting/script_level.h"
#include "scripting/scripting_inside.h"

enum {
    INSTRUCTIONS = 1000000,
    BYTES = 16 * 1024 * 1024,
    HARD_FACTOR = 4, // the hard limit, as a multiple of the soft one
};

// Lets a run use [host->bytes] more than the host has in use now.
static void limit_memory(Host *host)
{
    host->soft = host->used + host->bytes;
    host->hard = host->used + HARD_FACTOR * host->bytes;
}

static int install(lua_State *L)
{
    sandbox_install(host_of(L));
    if (!check_works(L)) lua_error(L);
    return 0;
}

Host *host_new(const Rules *rules, Library *library, Err *err)
{
    Host *host = calloc(1, sizeof *host);

    ASSERT(host);
    host->rules = rules;
    host->library = library;
    host->bytes = BYTES;
    host->instructions = INSTRUCTIONS;
    host->scripts =
        (Scripts){.self = host, .run = script_run, .unwind = script_run_unwind};
    host->soft = host->hard = BYTES;
    host->L = lua_newstate(script_run_allocate, host);
    ASSERT(host->L);
    *(Host **)lua_getextraspace(host->L) = host;
    lua_pushcfunction(host->L, install);
    if (lua_pcall(host->L, 0, 0, 0) != LUA_OK) {
        const char *why = lua_tostring(host->L, -1);

        (void)err_set(err,
                      70,
                      "the script host cannot start: %s",
                      why ? why : "it does not know this version of Lua");
        host_free(host);
        return NULL;
    }
    limit_memory(host);
    return host;
}

void host_free(Host *host)
{
    if (!host) return;
    lua_close(host->L);
    free(host->runs);
    free(host);
}

void host_limit(Host *host, int instructions, size_t bytes)
{
    host->instructions = instructions ? instructions : INSTRUCTIONS;
    host->bytes = bytes ? bytes : BYTES;
    limit_memory(host);
}

const Scripts *host_scripts(Host *host)
{
    return &host->scripts;
}

static uint64_t hash_of(const char *source, size_t size)
{
    uint64_t hash = 14695981039346656037u;

    for (size_t i = 0; i < size; i++)
        hash = (hash ^ (uint8_t)source[i]) * 1099511628211u;
    return hash;
}

static void check_declared(lua_State *L, const Host *host)
{
    if (!strcmp(host->source->kind, "words") || host->declared) return;
    lua_pushfstring(
        L, "it declares no %s \"%s\"", host->source->kind, host->source->name);
    (void)lua_error(L);
}

// Runs the script, then inspects every function that it gave and rehearses it.
static int load(lua_State *L)
{
    Host *host = host_of(L);
    char chunk[16];

    (void)snprintf(chunk, sizeof chunk, "=s%d", host->script);
    if (luaL_loadbufferx(L, host->text, host->text_size, chunk, "t") != LUA_OK) {
        return lua_error(L);
    }
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->sandbox);
    (void)lua_setupvalue(L, -2, 1);
    lua_call(L, 0, 0);
    check_declared(L, host);
    for (int i = host->first_run; i < host->runs_n; i++) {
        (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->runs[i].ref);
        host->runs[i].loops = check_function(L, lua_gettop(L));
        lua_pop(L, 1);
    }
    if (host->ruleset) return 0; // see ruleset.c
    sandbox_set_phase(host, PHASE_REHEARSE);
    rehearse_runs(L, host);
    return 0;
}

static void begin(Host *host, const ScriptSource *script)
{
    Library *library = host->library;

    host->source = script;
    host->script = library_script(library,
                                  script->kind,
                                  script->name,
                                  script->path,
                                  hash_of(script->source, script->size));
    host->first_run = host->runs_n ? host->runs_n : 1;
    host->added_n = 0;
    host->keyword = 0;
    host->card = 0;
    host->declared = false;
    host->governed = 0;
    if (!strcmp(script->kind, "card"))
        host->card = library_card_by_code(library, script->name);
}

// Takes out of use all that a failed script left behind.
static void discard(Host *host, const char *text)
{
    Library *library = host->library;
    const ScriptSource *script = host->source;

    vocabulary_take_back(host);
    if (host->card) {
        library_set_clauses(library, host->card, NULL, 0);
        library_refuse(library, host->card, text);
    }
    if (!strcmp(script->kind, "keyword")) {
        const uint8_t id = library_keyword(library, script->name);
        Keyword *keyword = &library->keywords[id];

        if (!id) return;
        *keyword =
            (Keyword){.name = keyword->name, .fault = library_text(library, text)};
    }
}

static int check_source(const Host *host, Err *err)
{
    const ScriptSource *script = host->source;

    if (!strcmp(script->kind, "words") || !strcmp(script->kind, "keyword")) return 0;
    if (!strcmp(script->kind, "ruleset") && host->ruleset) return 0;
    if (strcmp(script->kind, "card")) {
        return err_set(
            err, 65, "%s: unknown kind of script '%s'", script->path, script->kind);
    }
    if (host->card) return 0;
    return err_set(err, 65, "%s: no list has the card %s", script->path, script->name);
}

static void tell_renamed(void *self, int line, const RenamedWord *word)
{
    const ScriptSource *script = self;
    char text[400];

    (void)snprintf(text,
                   sizeof text,
                   "%s:%d: " RENAMED_TEXT,
                   script->path,
                   line,
                   word->old,
                   word->now,
                   word->since);
    script->tell(script->self, text);
}

// Puts the source of an earlier level into today's words and makes this the text to
// load. Returns the memory that the caller frees afterwards, NULL where the source is
// loaded as it is.
static char *translate(Host *host)
{
    const ScriptSource *script = host->source;
    const LevelNotes notes = {script->tell ? tell_renamed : NULL, (void *)script};
    char *made = NULL;

    host->text = script->source;
    host->text_size = script->size;
    if (script->api && script->api < host->rules->api) {
        made = script_level_translate(
            script->source, script->size, script->api, &host->text_size, &notes);
        host->text = made;
    }
    return made;
}

// Loads the source of the host. Returns true if this failed; [text] then says why.
static bool load_failed(Host *host, char *text, size_t size)
{
    char *made = translate(host);

    limit_memory(host);
    sandbox_set_phase(host, PHASE_LOAD);
    script_run_arm(host, true);
    lua_pushcfunction(host->L, load);
    const int status = lua_pcall(host->L, 0, 0, 0);
    script_run_arm(host, false);
    sandbox_set_phase(host, PHASE_RUN);
    free(made);
    if (status == LUA_OK) return false;
    (void)script_run_message(host, status, text, size);
    lua_pop(host->L, 1);
    return true;
}

static bool is_too_new(const Host *host, char *text, size_t size)
{
    if (host->source->api <= host->rules->api) return false;
    (void)snprintf(text,
                   size,
                   "%s: needs \"api\": %d, this program has %d",
                   host->source->path,
                   host->source->api,
                   host->rules->api);
    return true;
}

int host_load(Host *host, const ScriptSource *script, Err *err)
{
    char text[400] = "";

    begin(host, script);
    if (check_source(host, err)) return -1;
    const bool failed =
        is_too_new(host, text, sizeof text) || load_failed(host, text, sizeof text);
    if (failed)
        discard(host, text);
    else if (host->card)
        host->library->cards[host->card].governed = host->governed;
    limit_memory(host);
    host->source = NULL;
    return failed ? err_set(err, 65, "%s", text) : 0;
}
