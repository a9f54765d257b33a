// host.c -- creates the Lua state and loads scripts into the Library.
//
// A script loads whole or not at all: after a fault the host takes back its words, runs
// and records, so that the scripts after it find what was there before.

#include "scripting/host.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "scripting/base/script_level.h"
#include "scripting/base/script_number.h"
#include "scripting/base/script_place.h"
#include "scripting/checks/check.h"
#include "scripting/checks/rehearse.h"
#include "scripting/lua/mark_words.h"
#include "scripting/lua/script_trial.h"
#include "scripting/lua/syntax_fault.h"
#include "scripting/scripting_inside.h"

// Lua's generations (host_scripts): how much new garbage there is, in percent of what lives,
// when it looks through what is new, and how much memory has grown when it looks through all.
enum { YOUNG_PERCENT = 5, ALL_PERCENT = 100 };

static int install(lua_State *L)
{
    sandbox_install(host_of(L));
    if (!check_works(L)) lua_error(L);
    return 0;
}

Host *host_new(const Rules *rules, Library *library, Err *err)
{
    Host *host = aligned_alloc(_Alignof(Host), sizeof *host);

    // No script can cause this: there is no memory for the program itself.
    ASSERT(host);
    memset(host, 0, sizeof *host);
    host->rules = rules;
    host->library = library;
    host->bytes = SCRIPT_BYTES_MAX;
    host->instructions = INSTRUCTIONS_MAX;
    host->scripts = (Scripts){.self = host,
                              .run = script_run,
                              .number = script_run_number,
                              .unwind = script_run_unwind,
                              .line = script_run_line,
                              .renew = script_run_renew};
    host->L = lua_newstate(script_run_allocate, host);
    // Nor is there for an empty state of Lua.
    ASSERT(host->L);
    *(Host **)lua_getextraspace(host->L) = host;
    script_run_begin(host);
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
    return host;
}

void host_free(Host *host)
{
    if (!host) return;
    lua_close(host->L);
    blocks_free(&host->blocks);
    free(host->runs);
    free(host->forms);
    free(host->sites);
    free(host);
}

void host_limit(Host *host, int instructions, size_t bytes)
{
    host->instructions = instructions ? instructions : INSTRUCTIONS_MAX;
    host->bytes = bytes ? bytes : SCRIPT_BYTES_MAX;
}

// In play nothing new lives longer than a run: what lives is what was loaded. So from here on
// Lua takes what is there as old, and looks through new blocks alone. It calls no finalizer of
// ours, and the limit of bytes counts blocks when they are made (count_bytes), so no script
// can tell how they are collected.
const Scripts *host_scripts(Host *host)
{
    (void)lua_gc(host->L, LUA_GCGEN, YOUNG_PERCENT, ALL_PERCENT);
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
    if (host->faults_n) return; // what it declares may be what is faulty
    if (!strcmp(host->source->kind, "words") || host->declared) return;
    if (!strcmp(host->source->kind, "rules")) return;
    const ScriptSpot spot = {FOUND_NO_DECLARATION, host->script, 0};
    if (library_is_of_game(host->source->kind))
        script_fault_at(L, spot, "it declares no %s", host->source->kind);
    script_fault_at(L,
                    spot,
                    "it declares no %s \"%s\": write %s \"%s\" { clause, ... }",
                    host->source->kind,
                    host->source->name,
                    host->source->kind,
                    host->source->name);
}

// The source that Lua reads.
typedef struct {
    char *text;
    size_t at, size;
} Parsed;

// Gives Lua the source line by line, so that a fault of a line can name it.
static const char *read_line(lua_State *L, void *self, size_t *size)
{
    Host *host = host_of(L);
    Parsed *parsed = self;
    const char *line = parsed->text + parsed->at, *end;

    if (parsed->at == parsed->size) return NULL;
    end = memchr(line, '\n', parsed->size - parsed->at);
    *size = end ? (size_t)(end - line) + 1 : parsed->size - parsed->at;
    parsed->at += *size;
    host->line++;
    return line;
}

// Returns whether a query begins with that name.
static bool begins_query(void *self, const char *name, size_t n)
{
    const Host *host = self;
    lua_State *L = host->L;
    const ScriptValue *word;
    bool begins;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    lua_pushlstring(L, name, n);
    (void)lua_rawget(L, -2);
    word = script_value_at(L, -1);
    begins = (word && word->kind_row) || (n == 6 && !memcmp(name, "except", n));
    lua_pop(L, 2);
    return begins;
}

static int new_site(void *self)
{
    return script_site_new(self);
}

static void parse_script(lua_State *L, Host *host)
{
    const NumberQueries queries = {begins_query, new_site, host};
    Parsed parsed = {0};
    char chunk[16];

    (void)snprintf(chunk, sizeof chunk, "=s%d", host->script);
    host->line = 0;
    parsed.text =
        script_number_queries(host->text, host->text_size, &queries, &parsed.size);
    const int status = lua_load(L, read_line, &parsed, chunk, "t");

    free(parsed.text);
    if (status == LUA_ERRSYNTAX) syntax_fault(L);
    // Beside memory, Lua's reader runs out of the stack of C alone, and says no line.
    if (status == LUA_ERRRUN)
        script_fault(L, FOUND_TOO_MANY, "brackets within each other are too deep");
    if (status != LUA_OK) (void)lua_error(L);
    host->line = 0;
}

// Runs the chunk on top of the stack. While game.lua runs, a word may be a mere name; its
// functions share the chunk's environment, so they see the usual one afterwards.
static void run_chunk(lua_State *L, Host *host)
{
    const int chunk = lua_gettop(L);

    if (host->game.self && !strcmp(host->source->kind, "ruleset"))
        host->game.push_environment(L);
    else
        (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->sandbox);
    (void)lua_setupvalue(L, chunk, 1);
    lua_pushvalue(L, chunk);
    lua_call(L, 0, 0);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->sandbox);
    (void)lua_setupvalue(L, chunk, 1);
    if (!host->faults_n) check_code_thrown(L);
    lua_settop(L, chunk - 1);
}

static void run_script(void *self)
{
    run_chunk(self, host_of(self));
}

static void check_run(void *self)
{
    lua_State *L = self;

    check_function(L, lua_gettop(L));
}

// Inspects the words that the script has added. It has run to its end: until then it could
// give what they use another value.
static void check_words(void *self)
{
    lua_State *L = self;
    const Host *host = host_of(L);

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    for (int i = 0; i < host->added_n; i++, lua_pop(L, 1)) {
        (void)lua_getfield(L, -1, host->added[i]);
        check_declared_word(L, lua_gettop(L));
    }
    lua_pop(L, 1);
}

// Runs the script, then inspects every function that it gave and rehearses it. Functions
// of a game's rules wait for host_check_game and are not rehearsed, because the results
// of their verbs depend on the game.
static int load_script(lua_State *L)
{
    Host *host = host_of(L);

    parse_script(L, host);
    check_code_chunk(L);
    lua_pushnil(L);
    (void)script_recover_try(L, check_text_keys, L);
    (void)script_recover_try(L, check_text_counts, L);
    lua_pop(L, 1);
    (void)script_recover_try(L, run_script, L);
    lua_pop(L, 1);
    check_declared(L, host);
    if (host->game.self && library_is_of_game(host->source->kind)) return 0;
    lua_pushnil(L);
    (void)script_recover_try(L, check_words, L);
    lua_pop(L, 1);
    for (int i = host->first_run; i < host->runs_n; i++) {
        (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->runs[i].ref);
        host->runs[i].faulty = !script_recover_try(L, check_run, L);
        host->line = 0;
        lua_pop(L, 1);
    }
    (void)script_recover_try(L, clauses_named_check, L);
    (void)script_recover_try(L, clauses_made_check, L);
    (void)script_recover_try(L, clauses_role_check_lent, L);
    if (host->runs_n > host->first_run) {
        sandbox_set_phase(host, PHASE_REHEARSE);
        rehearse_runs(L, host);
    }
    if (!host->faults_n && host->source->tell) check_remarks(L);
    return 0;
}

static void forget_seen(Host *host)
{
    if (host->has_seen) memset(host->seen, 0, sizeof host->seen);
    host->has_seen = false;
}

static void begin_script(Host *host, const ScriptSource *script)
{
    Library *library = host->library;

    host->source = script;
    host->script = library_script(library,
                                  script->kind,
                                  script->name,
                                  script->path,
                                  hash_of(script->source, script->size));
    host->first_run = host->runs_n ? host->runs_n : 1;
    host->before = library_extent(library);
    forget_seen(host); // it may add rows, and take them back
    host->added_n = host->deepest = host->nested = host->line = 0;
    host->joined = NULL;
    host->reading = (Reading){0};
    host->site = NULL;
    host->first_site = host->sites_n;
    host->recovers = !(host->game.self && library_is_of_game(script->kind));
    host->hopeless = false;
    host->faults_n = 0;
    host->told_n = 0;
    host->keyword = 0;
    host->card = 0;
    host->declared = host->has_paid = false;
    host->asks_paid = host->asks_named = host->asks_made = (AsksWord){NULL, 0, 0};
    host->has_made = 0;
    host->has_named = false;
    host->governed = 0;
    host->names_by_value = host->numbers_by_value = false;
    if (!strcmp(script->kind, "card"))
        host->card = library_card_by_code(library, script->name);
}

static void forget_runs(Host *host)
{
    while (host->runs_n > host->first_run)
        luaL_unref(host->L, LUA_REGISTRYINDEX, host->runs[--host->runs_n].ref);
}

// Takes back all that a failed script left behind.
static void discard(Host *host, FoundKind found, const char *text)
{
    Library *library = host->library;
    const ScriptSource *script = host->source;

    vocabulary_take_back(host);
    forget_runs(host);
    host->sites_n = host->first_site;
    if (host->joined) host->joined->governs = 0;
    library_take_back(library, &host->before);
    if (host->card) {
        library_set_clauses(library, host->card, NULL, 0);
        library_refuse(library, host->card, found, text);
    }
    if (!strcmp(script->kind, "keyword")) {
        const uint8_t id = library_keyword(library, script->name);
        Keyword *keyword = &library->keywords[id];

        if (!id) return;
        *keyword = (Keyword){.name = keyword->name,
                             .fault = library_text(library, text),
                             .found = found};
    }
}

static int check_source(const Host *host, Err *err)
{
    const ScriptSource *script = host->source;

    if (!strcmp(script->kind, "words") || !strcmp(script->kind, "keyword")) return 0;
    if (library_is_of_game(script->kind) && host->game.self) return 0;
    if (strcmp(script->kind, "card")) {
        return err_found(err,
                         FOUND_SCRIPT_OTHER,
                         65,
                         "%s: unknown kind of script '%s'",
                         script->path,
                         script->kind);
    }
    if (host->card) return 0;
    return err_found(err,
                     FOUND_NOT_LISTED,
                     65,
                     "%s: no list has the card %s",
                     script->path,
                     script->name);
}

// A note of translate: the script, and the game to whose words it is brought.
typedef struct {
    const ScriptSource *script;
    const Rules *rules;
} Leveling;

static bool has_verb(void *self, const char *name)
{
    const Rules *rules = ((const Leveling *)self)->rules;

    for (int i = 0; i < rules->verbs_n; i++)
        if (!strcmp(rules->verbs[i].name, name)) return true;
    return false;
}

static void tell_renamed(void *self, int line, const RenamedWord *word)
{
    const ScriptSource *script = ((const Leveling *)self)->script;
    char text[400];

    if (!script->tell) return;
    (void)text_format(text,
                      sizeof text,
                      "%s:%d: " RENAMED_TEXT,
                      script->path,
                      line,
                      word->old,
                      word->now,
                      word->since);
    script->tell(script->self, FOUND_OLD_WORD, text);
}

// Puts the source of an earlier level into today's words and makes this the text to
// load. Returns the memory that the caller frees afterwards, NULL where the source is
// loaded as it is.
static char *translate(Host *host)
{
    const ScriptSource *script = host->source;
    Leveling leveling = {script, host->rules};
    const LevelNotes notes = {tell_renamed, has_verb, &leveling};
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

// Raises the fault of a script that makes too many records. Fits LibraryReader.
static void refuse_more(void *self, LimitId limit)
{
    Host *host = self;
    const LimitRow *row = limit_row(limit);

    host->hopeless = true;
    script_fault(host->L,
                 FOUND_TOO_MANY,
                 "%s %d %s",
                 limit == LIMIT_RECORDS ? "more than" : "makes more than",
                 row->value,
                 row->words);
}

// Loads the source of the host. Returns the row of its first fault; [text] then says why.
static FoundKind load_failed(Host *host, char *text, size_t size)
{
    char *made = translate(host);

    script_run_begin(host);
    sandbox_set_phase(host, PHASE_LOAD);
    library_begin_script(host->library, &(LibraryReader){host, refuse_more});
    lua_pushcfunction(host->L, load_script);
    const int status = lua_pcall(host->L, 0, 0, 0);
    library_end_script(host->library);
    script_trial_end(host);
    if (status != LUA_OK) script_recover_note(host, status);
    host->line = 0;
    host->text = NULL;
    host->recovers = false;
    sandbox_set_phase(host, PHASE_RUN);
    free(made);
    if (host->faults_n) (void)text_format(text, size, "%s", host->faults[0]);
    return host->faults_n ? host->first : FOUND_NONE;
}

static FoundKind is_too_long(const Host *host, char *text, size_t size)
{
    if (host->source->size <= SCRIPT_SOURCE_MAX) return FOUND_NONE;
    (void)text_format(text,
                      size,
                      "%s: is %zu bytes long, a script has at most %d",
                      host->source->path,
                      host->source->size,
                      SCRIPT_SOURCE_MAX);
    return FOUND_TOO_MANY;
}

static FoundKind is_too_new(const Host *host, char *text, size_t size)
{
    if (host->source->api <= host->rules->api) return FOUND_NONE;
    (void)text_format(text,
                      size,
                      "%s: needs \"api\": %d, this program has %d",
                      host->source->path,
                      host->source->api,
                      host->rules->api);
    return FOUND_SCRIPT_OTHER;
}

int host_load(Host *host, const ScriptSource *script, Err *err)
{
    char text[400] = "";

    // Marks come before what the script adds, and takes back if it fails. A game's own words
    // come first.
    if (!library_has_room(host->library, 1) ||
        (!library_is_of_game(script->kind) && !mark_words_add(host)))
        return err_found(err,
                         FOUND_TOO_MANY,
                         65,
                         "%s: more than %d %s",
                         script->path,
                         RECORDS_MAX,
                         limit_row(LIMIT_RECORDS)->words);
    begin_script(host, script);
    if (check_source(host, err)) return -1;
    FoundKind found = is_too_long(host, text, sizeof text);
    if (!found) found = is_too_new(host, text, sizeof text);
    if (!found) found = load_failed(host, text, sizeof text);
    if (found)
        discard(host, found, text);
    else if (host->card)
        host->library->cards[host->card].governed = host->governed;
    host->source = NULL;
    return found ? err_found(err, found, 65, "%s", text) : 0;
}

static int check_all(lua_State *L)
{
    Host *host = host_of(L);

    for (int i = 1; i < host->runs_n; i++) {
        host->script = host->runs[i].script;
        host->deed = host->runs[i].deed;
        host->nobodys = host->runs[i].nobodys;
        (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->runs[i].ref);
        check_function(L, lua_gettop(L));
        lua_pop(L, 1);
    }
    host->deed = DEED_ACT;
    host->nobodys = false;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
        if (script_value_at(L, -1)) check_declared_word(L, lua_gettop(L));
    lua_pop(L, 1);
    return 0;
}

int host_check_game(Host *host, Err *err)
{
    char text[400];
    int status;

    script_run_begin(host);
    host->phase = PHASE_REHEARSE;
    host->checks_calls = true;
    library_begin_script(host->library, &(LibraryReader){host, refuse_more});
    lua_pushcfunction(host->L, check_all);
    status = lua_pcall(host->L, 0, 0, 0);
    library_end_script(host->library);
    host->checks_calls = false;
    host->phase = PHASE_RUN;
    host->line = 0;
    if (status == LUA_OK) return 0;
    const FoundKind found = script_run_found(host, status);
    (void)script_run_message(host, status, 0, text, sizeof text);
    lua_pop(host->L, 1);
    return err_found(err, found, 65, "%s", text);
}

// The source and the taker that host_code_lines hands on.
typedef struct {
    const char *source;
    size_t size;
    CheckLines lines;
} Lining;

static int read_lines(lua_State *L)
{
    const Lining *lining = lua_touserdata(L, 1);

    if (luaL_loadbufferx(L, lining->source, lining->size, "=s0", "t") == LUA_OK)
        check_code_lines(L, lining->lines);
    return 0;
}

void host_code_lines(Host *host, const char *source, size_t size,
                     void (*take)(void *self, int line), void *self)
{
    Lining lining = {source, size, {take, self}};

    script_run_begin(host);
    lua_pushcfunction(host->L, read_lines);
    lua_pushlightuserdata(host->L, &lining);
    if (lua_pcall(host->L, 1, 0, 0) != LUA_OK) lua_pop(host->L, 1);
}

// ---- whether two scripts of a keyword mean the same: the second is loaded under a name of its
// own, and the clauses of both are compared

enum { SOURCE_ROOM = 16 * 1024, NAME_ROOM = 120 };

// Writes the source with [name] in place of the keyword's own. Returns its length, 0: the script
// is longer than keywords are, or does not name the keyword.
static size_t rename_keyword(const ScriptSource *script, const char *name, char *text)
{
    char quoted[NAME_ROOM];

    if (script->size + NAME_ROOM > SOURCE_ROOM) return 0;
    (void)snprintf(quoted, sizeof quoted, "\"%s\"", script->name);
    const char *end = script->source + script->size;
    const char *at = memmem(script->source, script->size, quoted, strlen(quoted));
    if (!at) return 0;
    const char *rest = at + strlen(quoted);
    return (size_t)snprintf(text,
                            SOURCE_ROOM,
                            "%.*s\"%s\"%.*s",
                            (int)(at - script->source),
                            script->source,
                            name,
                            (int)(end - rest),
                            rest);
}

bool host_means_keyword(Host *host, const ScriptSource *script)
{
    char name[NAME_ROOM], text[SOURCE_ROOM];
    Err ignored = {0};
    ScriptSource other = *script;

    if (!text_format(name, sizeof name, "%s Again", script->name)) return false;
    other.name = name;
    other.source = text;
    other.size = rename_keyword(script, name, text);
    other.tell = NULL;
    other.fault = NULL;
    if (!other.size || host_load(host, &other, &ignored)) return false;
    const int one = library_keyword(host->library, script->name);
    const int two = library_keyword(host->library, name);
    return one >= 0 && two >= 0 && vocabulary_same_keyword(host, one, two);
}
