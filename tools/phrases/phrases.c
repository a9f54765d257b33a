// phrases.c -- texts of cards as scripts, and scripts as texts: the Lua state behind it.
//
// The modules are texts of the program. The state has no library that reads a file or starts
// anything, and cards come to it as data alone.

#include "tools/phrases/phrases_inside.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdlib.h>
#include <string.h>

#include "db/store/lookup.h"
#include "engine/base/base.h"
#include "engine/base/text.h"
#include "engine/play/play.h"

extern const char against_sentences_lua[];
extern const char against_text_lua[];
extern const char against_trees_lua[];
extern const char against_words_lua[];
extern const char any_grammar_lua[];
extern const char draft_lacks_lua[];
extern const char english_grammar_lua[];
extern const char grammar_lua[];
extern const char grammar_limits_lua[];
extern const char grammar_match_lua[];
extern const char grammar_read_lua[];
extern const char grammar_write_lua[];
extern const char italian_grammar_lua[];
extern const char lower_lua[];
extern const char meaning_lua[];
extern const char one_way_lua[];
extern const char phrase_terminals_lua[];
extern const char phrase_world_lua[];
extern const char phrases_lua[];
extern const char phrases_draft_lua[];
extern const char phrases_say_lua[];
extern const char retold_lua[];
extern const char script_parse_lua[];
extern const char script_print_lua[];
extern const char settle_lua[];
extern const char sums_lua[];
extern const char text_words_lua[];

// The state is collected when it has grown to ten times what came after the rows: with the usual two times half
// of the time went there. The most that Lua takes is 1023.
enum { COLLECT_AT = 1000 };

static const struct {
    const char *name, *text;
} modules[] = {
    {"against_sentences", against_sentences_lua},
    {"against_text", against_text_lua},
    {"against_trees", against_trees_lua},
    {"against_words", against_words_lua},
    {"draft_lacks", draft_lacks_lua},
    {"grammar", grammar_lua},
    {"grammar_limits", grammar_limits_lua},
    {"grammar_match", grammar_match_lua},
    {"grammar_read", grammar_read_lua},
    {"grammar_write", grammar_write_lua},
    {"lower", lower_lua},
    {"meaning", meaning_lua},
    {"one_way", one_way_lua},
    {"phrase_terminals", phrase_terminals_lua},
    {"phrase_world", phrase_world_lua},
    {"phrases", phrases_lua},
    {"phrases_draft", phrases_draft_lua},
    {"phrases_say", phrases_say_lua},
    {"retold", retold_lua},
    {"script_parse", script_parse_lua},
    {"script_print", script_print_lua},
    {"settle", settle_lua},
    {"sums", sums_lua},
    {"text_words", text_words_lua},
};

// The languages in which cards are said, and their grammars. The rows of a game's C are English.
static const struct {
    const char *name, *grammar;
} languages[] = {
#define SAID_LANGUAGE(code, grammar) {code, grammar##_grammar_lua},
#include "scripting/base/said_language.def"
};

// require: gives a module of the program, loaded once.
static int require_module(lua_State *lua)
{
    const char *name = luaL_checkstring(lua, 1);

    lua_settop(lua, 1);
    lua_getfield(lua, lua_upvalueindex(1), name);
    if (!lua_isnil(lua, -1)) return 1;
    for (int i = 0; i < COUNT_OF(modules); i++) {
        if (strcmp(modules[i].name, name) != 0) continue;
        const char *text = modules[i].text;
        if (luaL_loadbufferx(lua, text, strlen(text), name, "t")) return lua_error(lua);
        lua_call(lua, 0, 1);
        lua_pushvalue(lua, -1);
        lua_setfield(lua, lua_upvalueindex(1), name);
        return 1;
    }
    return luaL_error(lua, "no module '%s'", name);
}

static void open_libraries(lua_State *lua)
{
    static const luaL_Reg libraries[] = {
        {LUA_GNAME, luaopen_base},
        {LUA_TABLIBNAME, luaopen_table},
        {LUA_STRLIBNAME, luaopen_string},
        {LUA_MATHLIBNAME, luaopen_math},
        {LUA_UTF8LIBNAME, luaopen_utf8},
        {LUA_COLIBNAME, luaopen_coroutine},
    };

    for (int i = 0; i < COUNT_OF(libraries); i++) {
        luaL_requiref(lua, libraries[i].name, libraries[i].func, 1);
        lua_pop(lua, 1);
    }
    lua_newtable(lua);
    lua_pushcclosure(lua, require_module, 1);
    lua_setglobal(lua, "require");
}

void phrases_set(lua_State *lua, const char *key, const char *text)
{
    if (!text) return;
    lua_pushstring(lua, text);
    lua_setfield(lua, -2, key);
}

// Sets a fact of a card: a number, or a list of words as a list has them.
static void set_fact(lua_State *lua, Arena *arena, const char *key,
                     const FactItems *items)
{
    if (items->n <= 0) return;
    if (!items->items[0].word) {
        lua_pushinteger(lua, items->items[0].number);
    } else {
        lua_createtable(lua, items->n, 0);
        for (int i = 0; i < items->n; i++) {
            lua_pushstring(lua, fact_columns_item_text(arena, &items->items[i]));
            lua_rawseti(lua, -2, i + 1);
        }
    }
    lua_setfield(lua, -2, key);
}

static void push_card(lua_State *lua, Arena *arena, const FactColumns *facts,
                      const StoredCard *card)
{
    lua_newtable(lua);
    for (int i = 0; i < facts->n; i++)
        set_fact(lua, arena, facts->rows[i].name, &card->columns[i]);
    phrases_set(lua, "code", card->facts.code);
    phrases_set(lua, "name", card->facts.name);
    phrases_set(lua, "type", card->facts.type);
}

// What the Lua side is told of the database, on its way there.
typedef struct {
    Store *store;
    const Rules *rules;
    int language; // row of languages
    Arena *arena;
    Err *err;
} World;

static int push_cards(lua_State *lua, const World *world)
{
    const FactColumns facts = fact_columns_of(world->rules);
    int64_t *ids;
    const int n = lookup_cards(world->store, world->arena, &ids, world->err);

    if (n < 0) return -1;
    lua_createtable(lua, n, 0);
    for (int i = 0; i < n; i++) {
        StoredCard card = {0};
        if (lookup_read_facts(world->store, ids[i], world->arena, &card, world->err))
            return -1;
        push_card(lua, world->arena, &facts, &card);
        lua_rawseti(lua, -2, i + 1);
    }
    lua_setfield(lua, -2, "cards");
    return 0;
}

static void push_script(lua_State *lua, const StoredScript *script)
{
    lua_newtable(lua);
    phrases_set(lua, "name", script->name);
    phrases_set(lua, "source", script->source);
    phrases_set(lua, "path", script->path);
}

static int push_keywords(lua_State *lua, const World *world)
{
    StoredScript *scripts;
    const int n =
        lookup_scripts(world->store, "keyword", world->arena, &scripts, world->err);

    if (n < 0) return -1;
    lua_createtable(lua, n, 0);
    for (int i = 0; i < n; i++) {
        push_script(lua, &scripts[i]);
        lua_rawseti(lua, -2, i + 1);
    }
    lua_setfield(lua, -2, "keywords");
    return 0;
}

// Gives the sources of what sets declare of words, and the kinds of the game.
static int push_words(lua_State *lua, const World *world)
{
    StoredScript *scripts;
    const int n =
        lookup_scripts(world->store, "words", world->arena, &scripts, world->err);

    if (n < 0) return -1;
    lua_createtable(lua, n, 0);
    for (int i = 0; i < n; i++) {
        push_script(lua, &scripts[i]);
        lua_rawseti(lua, -2, i + 1);
    }
    lua_setfield(lua, -2, "words");
    const char *kinds = "";
    for (int i = 0; i < world->rules->kinds_n; i++)
        kinds = arena_format(world->arena, "%s %s", kinds, world->rules->kinds[i].name);
    phrases_set(lua, "kinds", kinds);
    return 0;
}

// Calls function [name] of [module] with the [args] values on top of the stack. Returns -1
// with [err] (65) if it fails, as it does where a row is faulty.
static int call_module(lua_State *lua, const char *module, const char *name, int args,
                       Err *err)
{
    lua_getglobal(lua, "require");
    lua_pushstring(lua, module);
    if (!lua_pcall(lua, 1, 1, 0)) {
        lua_getfield(lua, -1, name);
        lua_remove(lua, -2);
        lua_insert(lua, -1 - args);
        if (!lua_pcall(lua, args, 1, 0)) return 0;
    }
    return err_set(err, CODE_DATA, "phrases: %s", luaL_tolstring(lua, -1, NULL));
}

const char *phrases_print(Arena *arena, const char *source, Err *err)
{
    lua_State *lua = luaL_newstate();
    const char *text = NULL;

    ENOUGH(lua);
    open_libraries(lua);
    lua_pushstring(lua, source);
    if (!call_module(lua, "script_print", "relaid", 1, err))
        text = arena_text(arena, lua_tostring(lua, -1));
    lua_close(lua);
    return text;
}

// Gives the files of rows: of all languages, of the one that is wanted, of the game.
static void push_rows(lua_State *lua, const World *world)
{
    const Play *play = world->language ? NULL : world->rules->play;
    const char *const *rows = play ? play->phrases : NULL;

    lua_createtable(lua, 2, 0);
    lua_pushstring(lua, any_grammar_lua);
    lua_rawseti(lua, -2, 1);
    lua_pushstring(lua, languages[world->language].grammar);
    lua_rawseti(lua, -2, 2);
    for (int i = 0; rows && rows[i]; i++) {
        lua_pushstring(lua, rows[i]);
        lua_rawseti(lua, -2, i + 3);
    }
    lua_setfield(lua, -2, "rows");
}

static int open_world(Phrases *phrases, const World *world)
{
    lua_State *lua = phrases->lua;

    lua_newtable(lua);
    if (push_cards(lua, world) || push_keywords(lua, world) || push_words(lua, world))
        return -1;
    push_rows(lua, world);
    phrases_set(lua, "language", languages[world->language].name);
    if (call_module(lua, "phrases", "open", 1, world->err)) return -1;
    if (lua_isnil(lua, -1))
        return err_set(world->err,
                       CODE_USAGE,
                       "this game has no phrases that say its cards%s%s",
                       world->language ? " in the language " : "",
                       world->language ? languages[world->language].name : "");
    phrases->object = luaL_ref(lua, LUA_REGISTRYINDEX);
    return 0;
}

// Finds the language of that code; -1 with [err]: there is no grammar of it.
static int find_language(const char *code, Err *err)
{
    char known[60] = "";

    for (int i = 0; i < COUNT_OF(languages); i++) {
        if (strcmp(languages[i].name, code) == 0) return i;
        const size_t n = strlen(known);
        (void)text_format(
            known + n, sizeof known - n, "%s%s", n ? ", " : "", languages[i].name);
    }
    return err_set(err,
                   CODE_USAGE,
                   "language '%s' is not one of those that say cards: %s",
                   code,
                   known);
}

Phrases *phrases_open(Store *store, const Rules *rules, Err *err)
{
    return phrases_open_in(store, rules, languages[0].name, err);
}

Phrases *phrases_open_in(Store *store, const Rules *rules, const char *language,
                         Err *err)
{
    const int found = find_language(language, err);

    if (found < 0) return NULL;
    Phrases *phrases = calloc(1, sizeof *phrases);
    ENOUGH(phrases);
    Arena *arena = arena_new();
    phrases->lua = lua_newstate(phrase_memory_allocate, &phrases->memory);
    ENOUGH(phrases->lua);
    open_libraries(phrases->lua);
    // What the rows become stays; only what comes after it is worth collecting.
    (void)lua_gc(phrases->lua, LUA_GCSTOP);
    const int failed = open_world(phrases, &(World){store, rules, found, arena, err});
    arena_free(arena);
    (void)lua_gc(phrases->lua, LUA_GCRESTART);
    (void)lua_gc(phrases->lua, LUA_GCINC, COLLECT_AT, 0, 0);
    if (!failed) return phrases;
    phrases_close(phrases);
    return NULL;
}

int phrases_check_others(Store *store, const Rules *rules, Err *err)
{
    for (int i = 1; i < COUNT_OF(languages); i++) {
        Phrases *phrases = phrases_open_in(store, rules, languages[i].name, err);

        if (!phrases && err->code != CODE_USAGE) return -1;
        phrases_close(phrases);
        *err = (Err){0};
    }
    return 0;
}

void phrases_close(Phrases *phrases)
{
    if (!phrases) return;
    lua_close(phrases->lua);
    phrase_memory_end(&phrases->memory);
    free(phrases);
}

const char *phrases_field(lua_State *lua, Arena *arena, const char *key)
{
    const char *text = NULL;

    if (lua_getfield(lua, -1, key) == LUA_TSTRING)
        text = arena_format(arena, "%s", lua_tostring(lua, -1));
    lua_pop(lua, 1);
    return text;
}

int phrases_call(Phrases *phrases, const char *name, Err *err)
{
    lua_rawgeti(phrases->lua, LUA_REGISTRYINDEX, phrases->object);
    lua_insert(phrases->lua, -2);
    if (!call_module(phrases->lua, "phrases", name, 2, err)) return 0;
    err->code = CODE_OURS;
    return -1;
}

// Takes the said clause that lies on top.
static SaidClause take_clause(lua_State *lua, Arena *arena)
{
    SaidClause said = {.text = phrases_field(lua, arena, "text"),
                       .why = phrases_field(lua, arena, "why"),
                       .todo = phrases_field(lua, arena, "todo")};

    lua_getfield(lua, -1, "line");
    said.line = (int)lua_tointeger(lua, -1);
    lua_getfield(lua, -2, "proved");
    said.proved = lua_toboolean(lua, -1);
    lua_pop(lua, 2);
    return said;
}

// Takes the clauses of the script [path], a list on top. Returns how many, -1 with [err].
static int take_clauses(lua_State *lua, Arena *arena, const char *path,
                        SaidClause **list, Err *err)
{
    const char *wrong = phrases_field(lua, arena, "wrong");

    if (wrong) {
        lua_getfield(lua, -1, "line");
        return err_set(
            err, CODE_DATA, "%s:%d: %s", path, (int)lua_tointeger(lua, -1), wrong);
    }
    const int n = (int)lua_rawlen(lua, -1);
    *list = arena_take(arena, (size_t)n * sizeof **list);
    for (int i = 0; i < n; i++) {
        lua_rawgeti(lua, -1, i + 1);
        (*list)[i] = take_clause(lua, arena);
        lua_pop(lua, 1);
    }
    return n;
}

int phrases_say(Phrases *phrases, Arena *arena, const SayScript *script,
                SaidClause **list, Err *err)
{
    lua_State *lua = phrases->lua;

    *list = NULL;
    lua_createtable(lua, 0, 2);
    phrases_set(lua, "source", script->source);
    phrases_set(lua, "type", script->type);
    const int n = phrases_call(phrases, "say_script", err)
                      ? -1
                      : take_clauses(lua, arena, script->path, list, err);
    lua_settop(lua, 0);
    return n;
}

static const char *const state_names[] = {
    [DRAFT_FACTS] = "facts",
    [DRAFT_WHOLE] = "whole",
    [DRAFT_PART] = "part",
    [DRAFT_NONE] = "none",
};

const char *phrases_state(DraftState state)
{
    return state_names[state];
}

static DraftState state_named(const char *name)
{
    for (int i = 0; i < COUNT_OF(state_names); i++)
        if (name && strcmp(state_names[i], name) == 0) return (DraftState)i;
    return DRAFT_NONE;
}

// Returns the texts of the list in field [key] of the table on top, and how many.
static const char **texts_of(lua_State *lua, Arena *arena, const char *key, int *n)
{
    lua_getfield(lua, -1, key);
    *n = (int)lua_rawlen(lua, -1);
    const char **texts = arena_take(arena, (size_t)*n * sizeof *texts);
    for (int i = 0; i < *n; i++) {
        lua_rawgeti(lua, -1, i + 1);
        texts[i] = arena_format(arena, "%s", lua_tostring(lua, -1));
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    return texts;
}

// Takes a paragraph that stays undone, which lies on top.
static void take_unread(lua_State *lua, Arena *arena, DraftUnread *unread)
{
    unread->text = phrases_field(lua, arena, "text");
    unread->word = phrases_field(lua, arena, "word");
    unread->limit = phrases_field(lua, arena, "limit");
    unread->why = phrases_field(lua, arena, "why");
    unread->readings = texts_of(lua, arena, "readings", &unread->readings_n);
    unread->near = texts_of(lua, arena, "near", &unread->near_n);
}

// Takes the draft on top.
static void take_draft(lua_State *lua, Arena *arena, Draft *draft)
{
    draft->state = state_named(phrases_field(lua, arena, "state"));
    draft->script = phrases_field(lua, arena, "script");
    draft->governed = texts_of(lua, arena, "governed", &draft->governed_n);
    draft->dropped = texts_of(lua, arena, "dropped", &draft->dropped_n);
    lua_getfield(lua, -1, "unread");
    draft->unread_n = (int)lua_rawlen(lua, -1);
    draft->unread = arena_take(arena, (size_t)draft->unread_n * sizeof *draft->unread);
    for (int i = 0; i < draft->unread_n; i++) {
        lua_rawgeti(lua, -1, i + 1);
        take_unread(lua, arena, &draft->unread[i]);
        lua_pop(lua, 1);
    }
}

int phrases_draft(Phrases *phrases, Arena *arena, const DraftCard *card, Draft *draft,
                  Err *err)
{
    lua_State *lua = phrases->lua;

    *draft = (Draft){.state = DRAFT_NONE};
    lua_createtable(lua, 0, 4);
    phrases_set(lua, "code", card->code);
    phrases_set(lua, "name", card->name);
    phrases_set(lua, "type", card->type);
    phrases_set(lua, "text", card->text);
    const int failed = phrases_call(phrases, "draft_card", err);
    if (!failed) take_draft(lua, arena, draft);
    lua_settop(lua, 0);
    return failed;
}

int phrases_draft_keywords(Phrases *phrases, Arena *arena, const DraftTexts *texts,
                           DraftKeyword **list, Err *err)
{
    lua_State *lua = phrases->lua;
    int found = -1;

    *list = NULL;
    lua_createtable(lua, texts->n, 0);
    for (int i = 0; i < texts->n; i++) {
        lua_pushstring(lua, texts->list[i]);
        lua_rawseti(lua, -2, i + 1);
    }
    if (!phrases_call(phrases, "draft_keywords", err)) {
        found = (int)lua_rawlen(lua, -1);
        *list = arena_take(arena, (size_t)found * sizeof **list);
        for (int i = 0; i < found; i++) {
            lua_rawgeti(lua, -1, i + 1);
            (*list)[i] = (DraftKeyword){phrases_field(lua, arena, "name"),
                                        phrases_field(lua, arena, "script")};
            lua_pop(lua, 1);
        }
    }
    lua_settop(lua, 0);
    return found;
}
