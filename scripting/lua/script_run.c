// script_run.c -- makes one protected call for each `run`, with its limits.
//
// A run ends in one of four ways. It returns. Its item has left the chain, so that the
// rest is left out. The script fails, which becomes a fault of the table. Or the engine
// abandons the step while the script waits for a verb; this travels through the script as
// an error that nothing in a script can catch. Runs nest: a verb of one may cause the run
// of another. Nothing of Lua outlives a run except garbage.
//
// Lua counts the instructions of every function, from script_run_begin on: of a script
// that loads, or of all runs of one step; of these only where it is not clear that they
// are few (script_pace.c). The largest text and the largest list bound the cost of one
// instruction. So whether a script fails depends on its instructions alone, and no clock
// is read.

#include "scripting/lua/script_run.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/table/observer.h"
#include "scripting/base/script_place.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_pace.h"
#include "scripting/lua/script_trial.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/value_handle.h"
#include "scripting/lua/word_cells.h"

// Bytes: what Lua adds to a text, and the block of a short one, of which it keeps one copy.
enum { TEXT_HEAD = 32, SHORT_TEXT = 96 };

// The largest number that a run returns.
enum { RESULT_MOST = 1000000 };

static const char leaving = 0; // its address marks the error of an abandoned step
static const char over = 0;    // and this one the end of a run whose item has left

// Writes what a variable of a script holds, as its reader would name it.
static void write_value(const Host *host, int index, char *to, size_t size)
{
    const State *state = host->table->state;
    const ThingList *list = value_handle_list_at(host->L, index);
    int exact = 0;
    const lua_Integer n = lua_tointegerx(host->L, index, &exact);
    Value value;

    if (list) {
        (void)text_format(to, size, "%d things", list->n);
    } else if (lua_type(host->L, index) == LUA_TSTRING) {
        (void)text_format(to, size, "\"%s\"", lua_tostring(host->L, index));
    } else if (lua_isboolean(host->L, index)) {
        text_copy(to, size, lua_toboolean(host->L, index) ? "true" : "false");
    } else if (!exact || !value_handle_read(host, n, &value)) {
        text_copy(to, size, lua_isnil(host->L, index) ? "nil" : "");
    } else if (value.kind == VALUE_NUMBER) {
        (void)text_format(to, size, "%d", value.n);
    } else if (value.kind == VALUE_OBJECT) {
        const CardId card = state->objects[value.ref.id].card;

        text_copy(to, size, host->library->cards[card].name);
    } else if (value.kind == VALUE_PLAYER) {
        (void)text_format(to, size, "player %d", value.n + 1);
    } else if (value.kind == VALUE_SPOT) {
        text_copy(to, size, host->rules->zones[host->table->spot_zone[value.n]].name);
    } else {
        to[0] = '\0';
    }
}

// Returns the number of the script that a function stands in.
static int script_of(const lua_Debug *at)
{
    return (int)strtol(at->short_src + 1, NULL, 10);
}

// Tells an observer that a run comes to a line, and what its variables hold. Variables that
// hold functions and words are left out.
static void tell_line(Host *host, lua_Debug *at)
{
    lua_State *L = host->L;
    char text[240] = "", value[64];
    size_t used = 0;
    const char *name;

    if (!host->table || !host->table->observer || !lua_getinfo(L, "Sl", at)) return;
    if (!lua_checkstack(L, LUA_MINSTACK)) return;
    for (int i = 1; (name = lua_getlocal(L, at, i)) != NULL; i++) {
        value[0] = '\0';
        if (name[0] != '(') write_value(host, lua_gettop(L), value, sizeof value);
        lua_pop(L, 1);
        if (!value[0]) continue;
        (void)text_format(text + used,
                          sizeof text - used,
                          "%s%s = %s",
                          used ? ", " : "",
                          name,
                          value);
        used = strlen(text);
    }
    observer_tell(host->table,
                  &(Sight){.kind = SIGHT_LINE,
                           .line = at->currentline,
                           .script = (uint16_t)script_of(at),
                           .text = text});
}

// Lua calls this after the last instruction that is allowed, or at the next one where
// the script has taken too much memory: there it has a line number to report.
static void hook(lua_State *L, lua_Debug *at)
{
    Host *host = host_of(L);

    if (at->event == LUA_HOOKLINE) {
        tell_line(host, at);
        return;
    }
    if (host->trial.slice && host->taken <= host->bytes) {
        script_trial_go_on(L, at);
        return;
    }
    host->hopeless = true;
    if (host->taken <= host->bytes) script_fault_too_long(L);
    script_fault(L,
                 FOUND_TOO_LONG,
                 "needs too much memory: more than %d KiB",
                 (int)(host->bytes / 1024));
}

static void begin_run(Host *host, bool counts, bool tells)
{
    host->taken = 0;
    host->charged = 0;
    host->ahead = 0;
    host->refused[0] = '\0';
    host->counts = counts;
    host->tells = tells;
    lua_sethook(host->L,
                hook,
                (counts ? LUA_MASKCOUNT : 0) | (tells ? LUA_MASKLINE : 0),
                host->instructions);
}

void script_run_begin(Host *host)
{
    begin_run(host, true, false);
}

void script_run_go_on(Host *host)
{
    if (host->counts) return;
    host->ahead += host->pace;
    if (host->ahead <= host->instructions) return;
    host->counts = true;
    lua_sethook(host->L,
                hook,
                LUA_MASKCOUNT | (host->tells ? LUA_MASKLINE : 0),
                host->instructions);
}

void script_run_renew(void *self)
{
    Host *host = self;

    begin_run(host, false, host->tells);
    script_run_go_on(host);
}

// Writes the head of an error, as script_fault does, for a script that takes too much.
static int write_head(const Host *host, char *to, size_t size)
{
    const int found = FOUND_TOO_LONG;
    lua_Debug at;

    if (host->line)
        return snprintf(to, size, "s%d:%d=%d: ", host->script, host->line, found);
    for (int level = 0; lua_getstack(host->L, level, &at); level++) {
        (void)lua_getinfo(host->L, "Sl", &at);
        if (at.currentline <= 0) continue;
        return snprintf(to, size, "%.20s:%d=%d: ", at.short_src, at.currentline, found);
    }
    return snprintf(to, size, "s%d=%d: ", host->script, found);
}

static void refuse_block(Host *host, const char *what, int most)
{
    const int n = write_head(host, host->refused, sizeof host->refused);

    (void)snprintf(
        host->refused + n, sizeof host->refused - (size_t)n, "%s %d bytes", what, most);
}

// Returns whether a block of [size] bytes is larger than a script may have. For a new
// block, [kind] is the type of Lua value that it is for.
static bool is_too_large(Host *host, const void *block, size_t kind, size_t size)
{
    const bool text = !block && kind == LUA_TSTRING;

    if (size <= SCRIPT_TEXT_MAX || host->keeps) return false;
    if (text && size > SCRIPT_TEXT_MAX + TEXT_HEAD) {
        refuse_block(host, "makes a text of more than", SCRIPT_TEXT_MAX);
        return true;
    }
    if (text || size <= SCRIPT_LIST_MAX) return false;
    refuse_block(
        host, "makes a list, or calls within calls, of more than", SCRIPT_LIST_MAX);
    return true;
}

// Counts new blocks only: how often a block grows, and whether a short text is made anew
// or found, depends on what ran before.
static void count_bytes(Host *host, bool more, size_t kind, size_t size)
{
    if (more || host->keeps || (kind == LUA_TSTRING && size <= SHORT_TEXT)) return;
    host->taken += size;
    if (host->taken <= host->bytes) return;
    host->counts = true;
    lua_sethook(host->L, hook, LUA_MASKCOUNT, 1);
}

// Allocates for Lua. Beyond the limit the next instruction of the script is its last.
void *script_run_allocate(void *self, void *block, size_t old, size_t size)
{
    Host *host = self;
    const bool more = block != NULL;
    void *result;

    if (!size) {
        blocks_give(&host->blocks, block, old);
        return NULL;
    }
    if ((!more || size > old) && is_too_large(host, block, old, size)) return NULL;
    result = more ? blocks_change(&host->blocks, block, old, size)
                  : blocks_take(&host->blocks, size);
    if (result) count_bytes(host, more, old, size);
    return result;
}

int script_run_keep(lua_State *L, int index)
{
    Host *host = host_of(L);

    if (host->runs_n == host->runs_room) {
        host->runs_room = host->runs_room ? host->runs_room * 2 : 64;
        host->runs = realloc(host->runs, (size_t)host->runs_room * sizeof *host->runs);
        // A script keeps as many functions as it makes clauses, so this is the memory
        // of the program.
        ASSERT(host->runs);
        if (!host->runs_n) host->runs[host->runs_n++] = (Run){0}; // run 0 means none
    }
    lua_pushvalue(L, index);
    host->keeps = true;
    host->runs[host->runs_n] =
        (Run){.ref = luaL_ref(L, LUA_REGISTRYINDEX), .script = host->script};
    host->keeps = false;
    return host->runs_n++;
}

// Returns the error on top of the stack as text; the Lua stack or the host keeps it.
static const char *error_text(const Host *host, int status)
{
    const char *message = lua_tostring(host->L, -1);

    if (status != LUA_ERRMEM) return message ? message : "fails without a message";
    return host->refused[0] ? host->refused : "needs too much memory";
}

// Sets the line and the column that the message speaks of. In a game nobody has the
// source, and the column is 0. Returns false where there is no place number [nth].
static bool find_place(const Host *host, int script, const char *message, int nth,
                       Place *place)
{
    const PlaceWanted wanted = {.line = place->line,
                                .what = host->reading.what,
                                .key = host->reading.key,
                                .entry = host->reading.entry,
                                .message = message,
                                .nth = nth};

    if (host->game.self)
        place->column =
            host->game.column(host->game.self, script, place->line, message);
    if (place->column || !host->recovers || !host->text || script != host->script)
        return !nth;
    return script_place_find((ScriptText){host->text, host->text_size}, &wanted, place);
}

// The head of an error text.
typedef struct {
    int script, line;    // -1, 0: it does not say
    FoundKind found;     // FOUND_NONE: an error of Lua itself
    const char *message; // ": ..."; without a head the whole text
} Head;

// Reads the number behind [sign] at [*at] and goes behind it. Returns -1 without one.
static int read_number(const char **at, char sign)
{
    char *end;

    if (**at != sign || (*at)[1] < '0' || (*at)[1] > '9') return -1;
    const long n = strtol(*at + 1, &end, 10);
    *at = end;
    return n < INT_MAX ? (int)n : -1;
}

// Reads "sN:LINE=FOUND: ", of which each part may be missing.
static Head read_head(const char *text)
{
    const char *at = text;
    int line, found;
    Head head = {.script = read_number(&at, 's'), .message = text};

    if (head.script < 0 && text[0] == 's') at++;
    line = read_number(&at, ':');
    found = read_number(&at, '=');
    if (*at != ':' || (head.script < 0 && found < 0)) return (Head){-1, 0, 0, text};
    head.line = line > 0 ? line : 0;
    head.found = found > 0 && found < FOUND_KINDS ? (FoundKind)found : FOUND_NONE;
    head.message = at;
    return head;
}

FoundKind script_run_found(const Host *host, int status)
{
    const Head head = read_head(error_text(host, status));

    if (head.found) return head.found;
    return status == LUA_ERRMEM ? FOUND_TOO_LONG : FOUND_LUA_ERROR;
}

int script_run_faulty_line(const Host *host, int status)
{
    return read_head(error_text(host, status)).line;
}

bool script_run_is_of_rules(const Host *host, int status)
{
    const Head head = read_head(error_text(host, status));

    return head.script >= 0 && head.script < host->library->scripts_n &&
           library_is_of_game(host->library->scripts[head.script].kind);
}

// Returns what helps with a message of Lua itself, NULL: nothing does.
static const char *advice_of(const Head *head)
{
    static const struct {
        const char *begins, *has, *advice;
    } rows[] = {
#define ADVICE(begins, has, advice) {begins, has, advice},
#include "scripting/lua/lua_advice.def"
    };
    const char *said = head->message + strspn(head->message, ": ");

    if (head->found && head->found != FOUND_SYNTAX) return NULL;
    for (int i = 0; i < COUNT_OF(rows); i++)
        if (!strncmp(said, rows[i].begins, strlen(rows[i].begins)) &&
            strstr(said, rows[i].has))
            return rows[i].advice;
    return NULL;
}

// Adds what helps with a message of Lua itself.
static void add_advice(const Head *head, char *text, size_t size)
{
    const char *advice = advice_of(head);
    const size_t n = strlen(text);

    if (advice) (void)text_format(text + n, size - n, ": %s", advice);
}

// Writes the message on top of the stack to [text]. The "sN" with which it begins
// becomes the path of the script.
bool script_run_message(Host *host, int status, int nth, char *text, size_t size)
{
    const Head head = read_head(error_text(host, status));
    const bool placed = head.script >= 0 && head.script < host->library->scripts_n;
    const Script *script = &host->library->scripts[placed ? head.script : host->script];
    Place place = {.line = head.line};

    if (placed && head.line &&
        !find_place(host, head.script, head.message, nth, &place))
        return false;
    if (!(placed && head.line) && nth) return false;
    if (place.column)
        (void)text_format(text,
                          size,
                          "%s:%d:%d%s",
                          script->path,
                          place.line,
                          place.column,
                          head.message);
    else if (place.line)
        (void)text_format(
            text, size, "%s:%d%s", script->path, place.line, head.message);
    else
        (void)text_format(text,
                          size,
                          "%s%s%s",
                          script->path,
                          *head.message == ':' ? "" : ": ",
                          head.message);
    add_advice(&head, text, size);
    for (char *c = text; *c; c++) {
        if ((unsigned char)*c < ' ' || *c == 0x7F) *c = ' ';
    }
    word_cells_mend(host, text);
    (void)text_repair(text);
    return true;
}

static _Noreturn void fail_run(Host *host, Table *table, const Clause *clause,
                               int status)
{
    const Script *script = &host->library->scripts[clause->script];
    char text[200], fault[sizeof table->fault.text];

    host->script = clause->script;
    (void)script_run_message(host, status, 0, text, sizeof text);
    // A file of a game is known by its path, with which the text begins.
    if (library_is_of_game(script->kind))
        (void)text_format(fault, sizeof fault, "%s", text);
    else
        (void)text_format(fault,
                          sizeof fault,
                          "%.*s %s",
                          text_fit(script->name, 32),
                          script->name,
                          text);
    lua_pop(host->L, 1);
    table_fault(table, (ClauseId)(clause - host->library->clauses), fault);
}

static bool is_mark(lua_State *L, const char *mark)
{
    return lua_islightuserdata(L, -1) && lua_touserdata(L, -1) == (const void *)mark;
}

// A call of a run, for the Lua function that makes it.
typedef struct {
    const Clause *clause;
    const Run *run;
    int ref; // of the function in the registry
    const Value *args;
    int n;
    int *number; // where the number goes that it returns; NULL: it returns nothing
} Calling;

// Reads the number on top of the stack, 0 or 1 of a run that judges. A part of one goes down. The function has ended,
// so a fault has the line of the clause.
static int number_of_result(lua_State *L, const Calling *calling)
{
    const Clause *clause = calling->clause;
    const double n = lua_type(L, -1) == LUA_TNUMBER ? lua_tonumber(L, -1) : NAN;

    if (calling->run->judges) return lua_toboolean(L, -1);
    if (n >= -RESULT_MOST && n <= RESULT_MOST) return (int)floor(n);
    return script_fault_at(L,
                           (ScriptSpot){FOUND_ARGUMENT, clause->script, clause->line},
                           "a number is wanted as the result, got %s",
                           script_value_name(L, -1));
}

// Makes the call. Its arguments may be lists, which need memory, so this is part of what
// is protected.
static int make_call(lua_State *L)
{
    const Calling *calling = lua_touserdata(L, 1);
    int pushed = 0;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, calling->ref);
    for (int i = 0; i < calling->n; i++)
        pushed += value_handle_push(L, &calling->args[i]);
    lua_call(L, pushed, calling->number ? 1 : 0);
    if (calling->number) *calling->number = number_of_result(L, calling);
    return 0;
}

static int call(Host *host, Calling *calling)
{
    lua_pushcfunction(host->L, make_call);
    lua_pushlightuserdata(host->L, calling);
    return lua_pcall(host->L, 1, 0, 0);
}

// Gives verb [i] of [n] its function of the phase: in the table of words, or in the word
// that it is too. The list of verbs is on the top, that table below it.
static void set_verb(lua_State *L, ScriptPhase phase, int i, int n)
{
    (void)lua_rawgeti(L, -1, SCRIPT_PHASES * n + i + 1);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, -4) == LUA_TUSERDATA) {
        ((ScriptValue *)lua_touserdata(L, -1))->verb = (uint8_t)(i + 1);
        lua_pop(L, 2);
        return;
    }
    lua_pop(L, 1);
    (void)lua_rawgeti(L, -2, (int)phase * n + i + 1);
    lua_rawset(L, -4);
}

void script_run_exchange(Host *host)
{
    lua_State *L = host->L;
    const int n = host->rules->verbs_n;
    const ScriptPhase phase = host->phase;

    if (host->exchanged == phase) return;
    host->exchanged = phase;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->verbs);
    for (int i = 0; i < n; i++) set_verb(L, phase, i, n);
    lua_pop(L, 2);
}

// Finds the paces of all runs at once, because a pace that is found first may decide
// whether another is.
static void find_paces(Host *host)
{
    for (int i = 1; i < host->runs_n; i++) {
        (void)lua_rawgeti(host->L, LUA_REGISTRYINDEX, host->runs[i].ref);
        host->runs[i].pace = script_pace(host->L, lua_gettop(host->L));
        lua_pop(host->L, 1);
    }
}

// Gives the environment a word that a script reads for the first time in play. So it has no
// more words than scripts use, and those are found with few lines of the cache.
static int take_word(lua_State *L)
{
    Host *host = host_of(L);
    const bool kept = host->keeps;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    lua_pushvalue(L, 2);
    (void)lua_gettable(L, -2);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -2);
    host->keeps = true; // a limit of bytes must not depend on what was read before
    lua_rawset(L, 1);
    host->keeps = kept;
    return 1;
}

void script_run_take_words(Host *host, bool takes)
{
    lua_State *L = host->L;

    luaL_checkstack(L, 6, NULL);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->sandbox);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        lua_pushvalue(L, -2);
        lua_pushnil(L);
        lua_rawset(L, -5);
    }
    (void)lua_getmetatable(L, -1);
    if (takes)
        lua_pushcfunction(L, take_word);
    else
        (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 2);
    host->takes_words = takes;
    if (!takes) word_cells_forget(host);
}

// Returns what runs of the function: in play one that reads its words from cells. One that only
// hands on what it is given is left out, but where somebody follows the lines.
static int ref_of(const Host *host, Run *run, bool gives)
{
    lua_State *L = host->L;

    if (!host->takes_words) return run->ref;
    if (!run->direct) {
        (void)lua_rawgeti(L, LUA_REGISTRYINDEX, run->ref);
        run->direct = word_cells_direct(L, gives);
        lua_pop(L, 1);
    }
    if (run->direct > 0 && !host->tells) return run->direct;
    if (!run->bound) {
        (void)lua_rawgeti(L, LUA_REGISTRYINDEX, run->ref);
        run->bound = word_cells_bind(L, -1);
        lua_pop(L, 1);
    }
    return run->bound;
}

static void run_call(Host *host, Table *table, Env *env, const Clause *clause,
                     Calling *calling)
{
    Table *outer_table = host->table;
    Env *outer_env = host->env;
    const int outer_pace = host->pace;
    int status;

    // Only key_run sets `run`, to a function that it keeps; runs are taken back with
    // the clauses that name them.
    ASSERT(clause->run > 0 && clause->run < host->runs_n);
    calling->clause = clause;
    calling->run = &host->runs[clause->run];
    if (!lua_checkstack(host->L, calling->n + LUA_MINSTACK))
        table_limit_of(
            table, LIMIT_SCRIPT_DEPTH, (ClauseId)(clause - host->library->clauses));
    if (!table->counting) begin_run(host, false, observer_is_there(table));
    if (!host->takes_words && host->phase == PHASE_RUN) {
        script_run_exchange(host);
        script_run_take_words(host, true);
        find_paces(host);
    }
    calling->ref = ref_of(host, &host->runs[clause->run], calling->number);
    table->counting = true;
    host->table = table;
    host->env = env;
    host->pace = calling->run->pace;
    script_run_go_on(host);
    table->script_depth++;
    status = call(host, calling);
    table->script_depth--;
    host->table = outer_table;
    host->env = outer_env;
    host->pace = outer_pace;
    if (status == LUA_OK) return;
    if (is_mark(host->L, &over)) {
        lua_pop(host->L, 1);
        return;
    }
    if (is_mark(host->L, &leaving)) {
        lua_pop(host->L, 1);
        table_unwind(table, table->unwinding);
    }
    fail_run(host, table, clause, status);
}

// NOLINTNEXTLINE(readability-function-size): Scripts.run has six parameters.
void script_run(void *self, Table *table, Env *env, const Clause *clause,
                const Value *args, int n)
{
    run_call(self, table, env, clause, &(Calling){.args = args, .n = n});
}

// NOLINTNEXTLINE(readability-function-size): Scripts.number has six parameters.
int script_run_number(void *self, Table *table, Env *env, const Clause *clause,
                      const Value *args, int n)
{
    int number = 0;

    run_call(
        self, table, env, clause, &(Calling){.args = args, .n = n, .number = &number});
    return number;
}

int script_run_line(const void *self, int *script)
{
    const Host *host = self;
    lua_Debug at;

    for (int level = 0; lua_getstack(host->L, level, &at); level++) {
        (void)lua_getinfo(host->L, "Sl", &at);
        if (at.currentline <= 0) continue;
        *script = script_of(&at);
        return at.currentline;
    }
    return 0;
}

void script_run_unwind(void *self)
{
    Host *host = self;

    lua_pushlightuserdata(host->L, (void *)&leaving);
    (void)lua_error(host->L);
}

void script_run_end(lua_State *L)
{
    lua_pushlightuserdata(L, (void *)&over);
    (void)lua_error(L);
}
