// word_cells.c -- functions that find their words without a search, for as long as a game
// runs.
//
// A function of a script reads its words from its environment, each time by a search for the
// name. In play no word changes. So before a function runs for the first time it is made
// anew from what Lua dumps of it: where it reads a word it reads an upvalue instead, a cell,
// which all functions share that read that word; where it reads a number from a local of its
// file it holds that number. A verb that has a short way and the word that it is called with
// are one cell. The functions that words stand for are made anew as well, those
// within a function are left as they are. How many instructions there are, lines and names of
// variables stay what they are. Where a function only hands on what it is given, that of the word
// runs in its place.
//
// What is made lies in new memory, one behind the other, and so do the cells. So a decision, which
// runs many functions, takes few lines of the cache.

#include "scripting/lua/word_cells.h"

#include <stdlib.h>
#include <string.h>

#include "scripting/base/function_dump.h"
#include "scripting/lua/byte_code.h"
#include "scripting/lua/script_value.h"

enum {
    UPVALUES_MOST = 255,        // of a function
    CELLS_TOGETHER = 128,       // that lie one behind the other
    LOADED_MOST = 0xFFFF,       // an instruction holds a number from -this to this
    NAME_MOST = 40,             // bytes: Lua has so short a text only once
    GROWTH = 3 + 1 + NAME_MOST, // bytes of one more upvalue in a dump
    HEAD_GROWTH = 4,            // of the numbers before all upvalues
};

// A function on its way from its dump to the one that uses cells.
typedef struct {
    lua_State *L;
    int words, cells, todo, calls; // places on the stack, see word_cells_bind
    int environment;               // the number of the upvalue, -1: it reads no words
    int upvalues_n;                // that it had
    ByteName constants[BYTE_NAMES_MAX];
    const char *names[UPVALUES_MOST]; // of the words that it reads now from cells
    int names_n;
    uint32_t loads[UPVALUES_MOST]; // what loads the number in each; 0: it is none
    FunctionDump dump;
    const uint8_t *from; // what is not written yet
    uint8_t *made;
    size_t made_n;
} Remade;

// ---- reading

static ByteName read_text(FunctionDump *dump)
{
    const size_t size = function_dump_size(dump);
    const ByteName text = {.text = (const char *)dump->at, .size = size ? size - 1 : 0};

    function_dump_skip(dump, text.size);
    return text;
}

// Skips what stands before the code.
static void skip_head(FunctionDump *dump)
{
    (void)read_text(dump);
    (void)function_dump_size(dump);
    (void)function_dump_size(dump);
    function_dump_skip(dump, 3);
}

// Reads the constants; of those that are texts the first go to [constants], if that is not
// NULL.
static void read_constants(FunctionDump *dump, ByteName *constants)
{
    const size_t n = function_dump_size(dump);

    for (size_t i = 0; i < n; i++) {
        const uint8_t type = function_dump_byte(dump) & 0x0fu;
        ByteName text = {0};

        if (type == LUA_TNUMBER) function_dump_skip(dump, FUNCTION_DUMP_NUMBER);
        if (type == LUA_TSTRING) text = read_text(dump);
        if (constants && i < BYTE_NAMES_MAX) constants[i] = text;
    }
}

// Skips the lines of the code and the names of local variables.
static void skip_lines(FunctionDump *dump)
{
    function_dump_skip(dump, function_dump_size(dump));
    for (size_t n = function_dump_size(dump); n > 0; n--) {
        (void)function_dump_size(dump);
        (void)function_dump_size(dump);
    }
    for (size_t n = function_dump_size(dump); n > 0; n--) {
        (void)read_text(dump);
        (void)function_dump_size(dump);
        (void)function_dump_size(dump);
    }
}

static void skip_functions(FunctionDump *dump)
{
    for (size_t n = function_dump_size(dump); n > 0; n--) {
        skip_head(dump);
        function_dump_skip(dump, 4 * function_dump_size(dump));
        read_constants(dump, NULL);
        function_dump_skip(dump, 3 * function_dump_size(dump));
        skip_functions(dump);
        skip_lines(dump);
        for (size_t k = function_dump_size(dump); k > 0; k--) (void)read_text(dump);
    }
}

// ---- writing

static void write_byte(Remade *remade, size_t byte)
{
    remade->made[remade->made_n++] = (uint8_t)byte;
}

// Writes a number as Lua does: seven bits a byte, the last byte marked. That of upvalues has
// two bytes at most.
static void write_size(Remade *remade, size_t n)
{
    if (n >> 7) write_byte(remade, n >> 7);
    write_byte(remade, (n & 0x7fu) | 0x80u);
}

// Writes all up to where the reader of the dump stands.
static void copy_read(Remade *remade)
{
    const size_t n = (size_t)(remade->dump.at - remade->from);

    memcpy(remade->made + remade->made_n, remade->from, n);
    remade->made_n += n;
    remade->from = remade->dump.at;
}

// Reads a number of upvalues and writes it with the cells. Returns what it was.
static size_t grow(Remade *remade)
{
    size_t n;

    copy_read(remade);
    n = function_dump_size(&remade->dump);
    remade->from = remade->dump.at;
    write_size(remade, n + (size_t)remade->names_n);
    return n;
}

// Returns the number of the upvalue that is the cell of that name, -1: there is no room.
static int cell_named(Remade *remade, const char *name)
{
    int i = 0;

    while (i < remade->names_n && remade->names[i] != name) i++;
    if (remade->upvalues_n + i >= UPVALUES_MOST) return -1;
    remade->names[i] = name;
    if (i == remade->names_n) remade->names_n++;
    return remade->upvalues_n + i;
}

// Returns the number of the upvalue that is the cell of the word, -1: there can be none.
static int cell_of(Remade *remade, ByteName word)
{
    lua_State *L = remade->L;
    const char *name;

    if (word.size > NAME_MOST) return -1;
    lua_pushlstring(L, word.text, word.size);
    name = lua_tostring(L, -1); // a key of the words is the same text
    if (lua_rawget(L, remade->words) == LUA_TNIL) name = NULL;
    lua_pop(L, 1);
    return name ? cell_named(remade, name) : -1;
}

// Returns the verb with a short way on top of the stack, NULL: it is another value.
static const VerbForm *form_of(lua_State *L)
{
    const VerbForm *form;

    if (!lua_iscfunction(L, -1) || !lua_getupvalue(L, -1, 1)) return NULL;
    form = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return host_has_form(host_of(L), form) && form->row->brief ? form : NULL;
}

// Returns the place of the call in the host, which has each once; NULL: there is no room.
static const BriefCall *call_of(Host *host, const VerbForm *form, int word)
{
    const BriefWord known = host->rules->brief_word(host->rules, word);
    BriefCall *call = host->brief_calls;

    if (known.first < 0) return NULL;
    for (int i = 0; i < host->brief_calls_n; i++, call++)
        if (call->form == form && call->word.word == known.word) return call;
    if (host->brief_calls_n == BRIEF_CALLS_MAX) return NULL;
    host->brief_calls_n++;
    *call = (BriefCall){.form = form, .run = form->row->brief, .word = known};
    return call;
}

// Pushes the function of the verb and the word. Returns false, with nothing pushed, where they
// are no such verb and no such word, or too many.
static bool push_call(lua_State *L, int words, ByteName verb, ByteName word)
{
    const int top = lua_gettop(L);
    const VerbForm *form;
    const ScriptValue *named;
    const BriefCall *call = NULL;

    lua_pushlstring(L, verb.text, verb.size);
    (void)lua_rawget(L, words);
    form = form_of(L);
    lua_pushlstring(L, word.text, word.size);
    (void)lua_rawget(L, words);
    named = form ? script_value_at(L, -1) : NULL;
    if (named && named->kind == SCRIPT_WORD && named->word)
        call = call_of(host_of(L), form, named->word - 1);
    if (!call) {
        lua_settop(L, top);
        return false;
    }
    lua_pushlightuserdata(L, (void *)call);
    lua_pushvalue(L, top + 2);
    lua_pushcclosure(L, host_of(L)->brief_call, BRIEF_WORD);
    lua_replace(L, top + 1);
    lua_settop(L, top + 1);
    return true;
}

// Returns the number of the upvalue that is the cell of the verb with the word, -1: there can be
// none.
static int cell_of_call(Remade *remade, ByteName verb, ByteName word)
{
    lua_State *L = remade->L;
    const char *name;

    if (verb.size + 1 + word.size > NAME_MOST) return -1;
    lua_pushlstring(L, verb.text, verb.size);
    lua_pushliteral(L, " ");
    lua_pushlstring(L, word.text, word.size);
    lua_concat(L, 3);
    name = lua_tostring(L, -1); // the calls have it as long as the function is made
    if (!push_call(L, remade->words, verb, word)) {
        lua_pop(L, 1);
        return -1;
    }
    lua_rawset(L, remade->calls);
    return cell_named(remade, name);
}

// Returns what the instruction becomes: one that reads a word reads its cell, one that reads a
// number from an upvalue, which nothing sets, holds that number.
static uint32_t instruction_in_play(Remade *remade, uint32_t i)
{
    const uint32_t to = (uint32_t)byte_code_a(i) << 7;
    const int b = (int)byte_code_b(i);
    int cell;

    if (byte_code_operation(i) == OP_GETUPVAL_ && b < remade->upvalues_n &&
        remade->loads[b])
        return remade->loads[b] | to;
    if (byte_code_operation(i) != OP_GETTABUP_ || b != remade->environment) return i;
    cell = cell_of(remade, remade->constants[byte_code_c(i)]);
    return cell < 0 ? i : OP_GETUPVAL_ | to | (uint32_t)cell << 16;
}

// Returns the word that the instruction reads from the environment; without a text: none.
static ByteName word_read(const Remade *remade, uint32_t i)
{
    if (byte_code_operation(i) != OP_GETTABUP_ ||
        (int)byte_code_b(i) != remade->environment)
        return (ByteName){0};
    return remade->constants[byte_code_c(i)];
}

// Makes one of a verb and its word that are read at [pc]. Returns whether they can be.
static bool read_call(Remade *remade, uint8_t *code, size_t n, size_t pc)
{
    uint32_t two[2];
    int cell;

    if (!byte_code_begins_call(code, n, pc)) return false;
    memcpy(two, code + 4 * pc, sizeof two);
    const ByteName verb = word_read(remade, two[0]), word = word_read(remade, two[1]);

    cell = verb.size && word.size ? cell_of_call(remade, verb, word) : -1;
    if (cell < 0) return false;
    two[0] = OP_GETUPVAL_ | (uint32_t)byte_code_a(two[0]) << 7 | (uint32_t)cell << 16;
    two[1] = OP_LOADFALSE_ | (uint32_t)byte_code_a(two[1]) << 7;
    memcpy(code + 4 * pc, two, sizeof two);
    return true;
}

static void read_cells(Remade *remade, uint8_t *code, size_t n)
{
    for (size_t pc = 0; pc < n; pc++) {
        uint32_t i;

        if (read_call(remade, code, n, pc)) {
            pc++;
            continue;
        }
        memcpy(&i, code + 4 * pc, sizeof i);
        i = instruction_in_play(remade, i);
        memcpy(code + 4 * pc, &i, sizeof i);
    }
}

// Writes the dump with the cells as upvalues.
static void write_upvalues(Remade *remade)
{
    FunctionDump *dump = &remade->dump;

    function_dump_skip(dump, 3 * grow(remade));
    copy_read(remade);
    for (int i = 0; i < remade->names_n; i++)
        for (int k = 0; k < 3; k++) write_byte(remade, k == 0);
    skip_functions(dump);
    skip_lines(dump);
    for (size_t n = grow(remade); n > 0; n--) (void)read_text(dump);
    copy_read(remade);
    for (int i = 0; i < remade->names_n; i++) {
        const size_t size = strlen(remade->names[i]);

        write_size(remade, size + 1);
        memcpy(remade->made + remade->made_n, remade->names[i], size);
        remade->made_n += size;
    }
}

// Makes the dump of the function on top of the stack one that uses cells.
static void write_function(Remade *remade)
{
    const size_t most = HEAD_GROWTH + UPVALUES_MOST * GROWTH;
    FunctionDump *dump = &remade->dump;
    const uint8_t *begin;
    size_t n;

    *dump = function_dump_take(remade->L, false);
    begin = dump->at;
    remade->from = dump->bytes;
    remade->made = malloc(function_dump_length(dump) + most);
    ASSERT(remade->made); // a function is part of a script, whose length is limited
    skip_head(dump);
    n = function_dump_size(dump);
    const size_t code = (size_t)(dump->at - dump->bytes);
    function_dump_skip(dump, 4 * n);
    read_constants(dump, remade->constants);
    read_cells(remade, dump->bytes + code, n);
    write_upvalues(remade);
    remade->made[begin - dump->bytes - 1] =
        (uint8_t)(remade->upvalues_n + remade->names_n);
}

// ---- functions and cells

static const char *read_made(lua_State *L, void *self, size_t *size)
{
    Remade *remade = self;

    (void)L;
    *size = remade->made_n;
    remade->made_n = 0;
    return *size ? (const char *)remade->made : NULL;
}

// Pushes a function that has nothing but CELLS_TOGETHER upvalues. They lie one behind the other,
// and all that a decision reads takes few lines of the cache.
static void push_holder(lua_State *L)
{
    luaL_Buffer text;

    luaL_buffinit(L, &text);
    for (int part = 0; part < 2; part++) {
        luaL_addstring(&text, part ? " return function() return a1" : "local a1");
        for (int i = 2; i <= CELLS_TOGETHER; i++) {
            lua_pushfstring(L, ", a%d", i);
            luaL_addvalue(&text);
        }
    }
    luaL_addstring(&text, " end");
    luaL_pushresult(&text);
    const char *source = lua_tostring(L, -1);
    const int status = luaL_loadbufferx(L, source, strlen(source), "=", "t");
    ASSERT(status == LUA_OK);
    lua_call(L, 0, 1);
    lua_remove(L, -2);
}

// Pushes the function that has the cell of that number, from 0. Returns which upvalue it is.
static int push_cell(const Remade *remade, lua_Integer number)
{
    lua_State *L = remade->L;

    (void)lua_rawgeti(L, remade->cells, number / CELLS_TOGETHER + 1);
    return (int)(number % CELLS_TOGETHER) + 1;
}

// Makes the cell of that name, with the value on top of the stack, and pops that. Returns its
// number.
static lua_Integer add_cell(const Remade *remade, const char *name)
{
    lua_State *L = remade->L;
    const lua_Integer number = host_of(L)->cells_n++;

    if (number % CELLS_TOGETHER == 0) {
        push_holder(L);
        lua_rawseti(L, remade->cells, number / CELLS_TOGETHER + 1);
    }
    const int upvalue = push_cell(remade, number);

    lua_insert(L, -2);
    (void)lua_setupvalue(L, -2, upvalue);
    lua_pop(L, 1);
    lua_pushinteger(L, number);
    lua_setfield(L, remade->cells, name);
    return number;
}

// Returns the number of the cell of that name, which is made where there is none.
static lua_Integer number_of_cell(Remade *remade, const char *name)
{
    lua_State *L = remade->L;
    const bool is_there = lua_getfield(L, remade->cells, name) == LUA_TNUMBER;
    const lua_Integer number = lua_tointeger(L, -1);

    lua_pop(L, 1);
    if (is_there) return number;
    lua_pushstring(L, name);
    if (lua_rawget(L, remade->words) == LUA_TNIL) {
        lua_pop(L, 1);
        (void)lua_getfield(L, remade->calls, name);
    }
    if (lua_isfunction(L, -1) && !lua_iscfunction(L, -1)) {
        lua_pushstring(L, name);
        lua_rawseti(L, remade->todo, (lua_Integer)lua_rawlen(L, remade->todo) + 1);
    }
    return add_cell(remade, name);
}

// Makes upvalue [i] of the function at [made] the cell of that name.
static void join_cell(Remade *remade, int made, int i, const char *name)
{
    lua_State *L = remade->L;
    const int upvalue = push_cell(remade, number_of_cell(remade, name));

    lua_upvaluejoin(L, made, i, -1, upvalue);
    lua_pop(L, 1);
}

// Returns the instruction that loads the number on top of the stack, 0: it is none, or too
// large.
static uint32_t load_of(lua_State *L)
{
    const lua_Integer n = lua_isinteger(L, -1) ? lua_tointeger(L, -1) : LUA_MAXINTEGER;

    if (n < -LOADED_MOST || n > LOADED_MOST) return 0;
    return OP_LOADI_ | (uint32_t)(n + LOADED_MOST) << 15;
}

static void find_upvalues(Remade *remade, int function)
{
    lua_State *L = remade->L;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->sandbox);
    remade->environment = -1;
    for (int i = 0; lua_getupvalue(L, function, i + 1); i++, lua_pop(L, 1)) {
        if (lua_rawequal(L, -1, -2)) remade->environment = i;
        if (i < UPVALUES_MOST) remade->loads[i] = load_of(L);
        remade->upvalues_n = i + 1;
    }
    lua_pop(L, 1);
}

// Pushes what the function at [function] becomes.
static void remake(Remade *remade, int function)
{
    lua_State *L = remade->L;
    int made;

    remade->upvalues_n = remade->names_n = 0;
    remade->made_n = 0;
    find_upvalues(remade, function);
    lua_pushvalue(L, function);
    write_function(remade);
    lua_pop(L, 1);
    // Lua reads what it has written itself, but for the upvalues.
    const int status = lua_load(L, read_made, remade, "=", "b");
    ASSERT(status == LUA_OK);
    made = lua_gettop(L);
    for (int i = 1; i <= remade->upvalues_n; i++)
        lua_upvaluejoin(L, made, i, function, i);
    for (int i = 0; i < remade->names_n; i++)
        join_cell(remade, made, remade->upvalues_n + i + 1, remade->names[i]);
    free(remade->dump.bytes);
    free(remade->made);
}

// Remakes the function of the word on top of the stack, and pops the word.
static void remake_word(Remade *remade)
{
    lua_State *L = remade->L;
    const int word = lua_gettop(L);

    lua_pushvalue(L, word);
    (void)lua_rawget(L, remade->words);
    remake(remade, word + 1);
    (void)lua_getfield(L, remade->cells, lua_tostring(L, word));
    const int upvalue = push_cell(remade, lua_tointeger(L, -1));

    lua_pushvalue(L, word + 2); // what it becomes
    (void)lua_setupvalue(L, -2, upvalue);
    lua_settop(L, word - 1);
}

// Pushes the numbers of cells by the names of their words, and the functions that have the cells.
static void push_cells(lua_State *L, Host *host)
{
    if (!host->cells) {
        lua_newtable(L);
        host->cells = luaL_ref(L, LUA_REGISTRYINDEX);
        host->cells_n = 0;
    }
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->cells);
}

// Begins to make functions; what they need lies on the stack from [top] on.
static Remade begin(lua_State *L, int top)
{
    Host *host = host_of(L);

    luaL_checkstack(L, LUA_MINSTACK, NULL);
    host->keeps = host->blocks.apart = true;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    push_cells(L, host);
    lua_newtable(L);
    lua_newtable(L);
    return (Remade){
        .L = L, .words = top + 1, .cells = top + 2, .todo = top + 3, .calls = top + 4};
}

// Makes the functions of the words that are read now.
static void remake_words(Remade *remade)
{
    for (lua_Integer i = 1; lua_rawgeti(remade->L, remade->todo, i) == LUA_TSTRING; i++)
        remake_word(remade);
    lua_pop(remade->L, 1);
}

static void end(lua_State *L, int top, bool kept)
{
    lua_settop(L, top);
    host_of(L)->keeps = kept;
    host_of(L)->blocks.apart = false;
}

int word_cells_bind(lua_State *L, int index)
{
    const int top = lua_gettop(L), function = lua_absindex(L, index);
    const bool kept = host_of(L)->keeps;
    Remade remade = begin(L, top);
    int ref;

    remake(&remade, function);
    ref = luaL_ref(L, LUA_REGISTRYINDEX);
    remake_words(&remade);
    end(L, top, kept);
    return ref;
}

// Returns whether the word of the name on top of the stack is a function of a script that takes
// no more than [n] arguments: one that is handed on more would read what it is not given.
static bool takes_as_many(lua_State *L, int n)
{
    bool takes;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_pushvalue(L, -2);
    (void)lua_rawget(L, -2);
    takes = lua_isfunction(L, -1) && !lua_iscfunction(L, -1) && byte_code_takes(L, n);
    lua_pop(L, 2);
    return takes;
}

int word_cells_direct(lua_State *L, bool gives)
{
    const bool kept = host_of(L)->keeps;
    const int top = lua_gettop(L), given = byte_code_handed_on(L, gives);
    int ref = -1;

    luaL_checkstack(L, LUA_MINSTACK, NULL);
    if (given >= 0 && takes_as_many(L, given)) {
        Remade remade = begin(L, top + 1);
        const lua_Integer number = number_of_cell(&remade, lua_tostring(L, top + 1));

        remake_words(&remade);
        (void)lua_getupvalue(L, -1, push_cell(&remade, number));
        ref = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    end(L, top, kept);
    return ref;
}

void word_cells_forget(Host *host)
{
    for (int i = 1; i < host->runs_n; i++) {
        if (host->runs[i].bound)
            luaL_unref(host->L, LUA_REGISTRYINDEX, host->runs[i].bound);
        luaL_unref(host->L, LUA_REGISTRYINDEX, host->runs[i].direct);
        host->runs[i].bound = host->runs[i].direct = 0;
    }
    if (host->cells) luaL_unref(host->L, LUA_REGISTRYINDEX, host->cells);
    host->cells = 0;
}

// Returns whether the name of [n] bytes is a word.
static bool is_word(lua_State *L, const char *name, size_t n)
{
    bool found;

    if (!lua_checkstack(L, LUA_MINSTACK)) return false;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_pushlstring(L, name, n);
    found = lua_rawget(L, -2) != LUA_TNIL;
    lua_pop(L, 2);
    return found;
}

void word_cells_mend(const Host *host, char *message)
{
    static const char cell[] = "(upvalue '", word[] = "(global '";
    char *at = strstr(message, cell), *name = at ? at + sizeof cell - 1 : NULL;

    if (!at || !is_word(host->L, name, strcspn(name, "'"))) return;
    memcpy(at, word, sizeof word - 1);
    memmove(at + sizeof word - 1, name, strlen(name) + 1);
}
