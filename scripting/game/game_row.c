// game_row.c -- one form for all rows: { "name", words that stand alone, key = value }.
//
// A row with nothing but a name may be the name alone. Every word and key of a row is
// compared with game_keys.def before its reader sees the row, so a reader asks only for
// what it knows.

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/text.h"
#include "scripting/game/game_inside.h"
#include "scripting/read/read.h"

static const char *const key_names[] = {
#define GAME_KEY(key, form, doc) [GAME_KEY_##key] = #key,
#include "scripting/game/game_keys.def"
};

typedef struct {
    uint8_t key;
    const char *name;
} KeyPart;

static const KeyPart words[] = {
#define GAME_WORD(key, word, doc) {GAME_KEY_##key, #word},
#include "scripting/game/game_keys.def"
};

static const KeyPart fields[] = {
#define GAME_FIELD(key, field, form, doc) {GAME_KEY_##key, #field},
#include "scripting/game/game_keys.def"
};

// ---- faults

// Raises the fault with the place of that entry in the text of game.lua.
static _Noreturn void fault_at(const GameReader *reader, int key, int row,
                               const char *part, const char *text)
{
    lua_State *L = reader->L;
    const GameText source = {reader->source->source, reader->source->size};
    // A part of the game itself is one of its keys.
    const char *name = key == GAME_KEYS ? part : key_names[key];
    const int line = game_scan_line(source, name, row, key == GAME_KEYS ? NULL : part);

    if (!line) script_fault(L, FOUND_GAME_ROW, "%s", text);
    script_fault_at(
        L, (ScriptSpot){FOUND_GAME_ROW, reader->host->script, line}, "%s", text);
}

void game_row_fault(const GameRow *row, const char *part, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    lua_pushvfstring(row->L, format, arguments);
    va_end(arguments);
    fault_at(row->reader,
             row->list,
             row->n,
             part ? part : row->within,
             lua_tostring(row->L, -1));
}

void game_row_wrong(const GameRow *row, const char *part, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    (void)lua_pushvfstring(row->L, format, arguments);
    va_end(arguments);
    const char *text = lua_tostring(row->L, -1);
    game_row_fault(row, part, "%s%s", text, game_right_part(row, part));
}

void game_row_key_wrong(const GameReader *reader, GameKey key, const char *format, ...)
{
    const GameRow row = {.reader = (GameReader *)reader,
                         .L = reader->L,
                         .key = (uint8_t)key,
                         .list = (uint8_t)key};
    va_list arguments;

    va_start(arguments, format);
    (void)lua_pushvfstring(reader->L, format, arguments);
    va_end(arguments);
    const char *text = lua_tostring(reader->L, -1);
    game_row_key_fault(reader, key, "%s%s", text, game_right_key(&row, false));
}

void game_row_key_fault(const GameReader *reader, GameKey key, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    lua_pushvfstring(reader->L, format, arguments);
    va_end(arguments);
    fault_at(reader, (int)key, 0, NULL, lua_tostring(reader->L, -1));
}

void game_row_room(const GameRow *row, int n, LimitId limit)
{
    const LimitRow *about = limit_row(limit);

    if (n >= about->value)
        game_row_fault(row, NULL, "more than %d %s", about->value, about->words);
}

// ---- words and keys

static bool is_part(const KeyPart *parts, int n, int key, const char *name)
{
    for (int i = 0; i < n; i++)
        if (parts[i].key == key && !strcmp(parts[i].name, name)) return true;
    return false;
}

static const char *nearest_part(lua_State *L, const KeyPart *parts, int n, int key,
                                const char *name)
{
    Nearest nearest = nearest_to(name);

    for (int i = 0; i < n; i++)
        if (parts[i].key == key) nearest_try(&nearest, parts[i].name);
    if (parts == fields) nearest_try(&nearest, "doc");
    nearest_try(&nearest, "for_cards");
    return nearest_text(L, &nearest);
}

// Refuses a word that does not belong into rows of this key.
static void check_word(const GameRow *row, const char *name)
{
    if (is_part(words, COUNT_OF(words), row->key, name)) return;
    game_row_fault(row,
                   name,
                   "'%s' is no word of a row of '%s'%s",
                   name,
                   key_names[row->key],
                   nearest_part(row->L, words, COUNT_OF(words), row->key, name));
}

// Returns whether values of that type may stand behind the name, without a key.
static bool may_hold(int key, int type)
{
    static const uint8_t texts[] = {GAME_KEY_places,
                                    GAME_KEY_settings,
                                    GAME_KEY_prompts,
                                    GAME_KEY_endings,
                                    GAME_KEY_sentences,
                                    GAME_KEY_rulebook};

    if (type == LUA_TTABLE) return key == GAME_KEY_dice;
    for (int i = 0; i < COUNT_OF(texts); i++)
        if (texts[i] == key) return type == LUA_TSTRING;
    return false;
}

// Refuses the value on top of the stack as a row, or a part of one, which [is] something else.
static _Noreturn void row_fault(const GameRow *row, const char *is)
{
    const char *got = script_value_name(row->L, -1), *right = game_right_row(row);

    game_row_fault(
        row, NULL, "a row of '%s' %s, got %s%s", key_names[row->key], is, got, right);
}

static void check_words(GameRow *row)
{
    lua_State *L = row->L;
    const int n = (int)lua_rawlen(L, row->table);

    for (int i = 2; i <= n; i++, lua_pop(L, 1)) {
        const char *name;

        (void)lua_rawgeti(L, row->table, i);
        name = game_names_at(L, -1);
        if (name && !strcmp(name, "for_cards"))
            row->for_cards = true;
        else if (name)
            check_word(row, name);
        else if (!may_hold(row->key, lua_type(L, -1)))
            row_fault(row, "holds words and keys");
    }
}

static void check_fields(GameRow *row)
{
    lua_State *L = row->L;
    const char *keys[SCRIPT_KEYS_MAX];
    const int n = script_value_keys(L, row->table, "a row", keys);

    for (int i = 0; i < n; i++) {
        if (!strcmp(keys[i], "doc")) continue;
        if (row->key == GAME_KEY_cards) continue; // its keys are columns
        if (is_part(fields, COUNT_OF(fields), row->key, keys[i])) continue;
        game_row_fault(row,
                       keys[i],
                       "unknown key '%s' in a row of '%s'%s",
                       keys[i],
                       key_names[row->key],
                       nearest_part(L, fields, COUNT_OF(fields), row->key, keys[i]));
    }
}

// Reads a text that players see. Records and views are JSON, which holds nothing but
// UTF-8.
const char *game_row_keep(const GameRow *row, const char *part, const char *text)
{
    const bool top = lua_type(row->L, -1) == LUA_TSTRING;
    size_t n = 1;

    for (const char *at = text; *at && n; at += n) {
        n = (unsigned char)*at < ' ' || *at == 0x7F ? 0 : text_character(at);
    }
    // A zero byte would end it.
    if (top && text == lua_tostring(row->L, -1) &&
        lua_rawlen(row->L, -1) != strlen(text))
        n = 0;
    if (!n) game_row_fault(row, part, "the text cannot be printed");
    if (strlen(text) > SCRIPT_TEXT_MAX)
        game_row_fault(row, part, "the text has more than %d bytes", SCRIPT_TEXT_MAX);
    return library_text(row->reader->library, text);
}

// Returns whether rows of that key name what lists name too. All others are words of
// scripts, or sentences.
static bool names_cards(int key)
{
    return key == GAME_KEY_types || key == GAME_KEY_supertypes || key == GAME_KEY_cards;
}

// Reads the entry on top of the stack: a name alone, or braces that begin with one.
static void begin_row(GameRow *row)
{
    lua_State *L = row->L;

    if (lua_type(L, -1) == LUA_TSTRING) {
        row->name = game_row_keep(row, NULL, lua_tostring(L, -1));
    } else {
        if (!lua_istable(L, -1)) row_fault(row, "is a name or braces");
        row->table = lua_gettop(L);
        (void)lua_rawgeti(L, row->table, 1);
        if (lua_type(L, -1) != LUA_TSTRING)
            row_fault(row, "begins with a name in quotes");
        row->name = game_row_keep(row, NULL, lua_tostring(L, -1));
        lua_pop(L, 1);
        check_words(row);
        check_fields(row);
    }
    if (!*row->name) game_row_fault(row, NULL, "the name of the row is empty");
    if (names_cards(row->key) && strlen(row->name) > NAME_BYTES_MAX)
        game_row_fault(row, NULL, "a name has at most %d bytes", NAME_BYTES_MAX);
    row->doc = row->table ? game_row_text(row, "doc") : NULL;
    if (!row->doc) row->doc = "";
}

static int each(const GameRow *form, void (*read)(GameRow *row))
{
    lua_State *L = form->L;
    const int list = lua_gettop(L);
    int n;

    luaL_checkstack(L, 16, NULL);
    n = (int)lua_rawlen(L, list);
    for (int i = 1; i <= n; i++) {
        GameRow row = *form;

        if (!row.within) row.n = i;
        (void)lua_rawgeti(L, list, i);
        begin_row(&row);
        if (row.within) row.within = row.name;
        read(&row);
        lua_settop(L, list);
    }
    return n;
}

static void check_list(const GameRow *row, const char *part)
{
    lua_State *L = row->L;

    if (!lua_istable(L, -1)) {
        const char *got = script_value_name(L, -1);

        game_row_fault(row,
                       part,
                       "'%s' is a list of rows in braces, got %s%s",
                       part ? part : key_names[row->key],
                       got,
                       part ? game_right_part(row, part) : game_right_key(row, true));
    }
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        const char *key = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;

        if (key)
            game_row_fault(row,
                           key,
                           "'%s' is a list of rows, so it has no key '%s'%s",
                           part ? part : key_names[row->key],
                           key,
                           part ? game_right_part(row, part)
                                : game_right_key(row, true));
    }
}

int game_row_each(GameReader *reader, GameKey key, void (*read)(GameRow *row))
{
    const GameRow form = {
        .reader = reader, .L = reader->L, .key = (uint8_t)key, .list = (uint8_t)key};

    check_list(&form, NULL);
    return each(&form, read);
}

int game_row_each_within(const GameRow *row, const char *field, GameKey key,
                         void (*read)(GameRow *row))
{
    GameRow form = {.reader = row->reader,
                    .L = row->L,
                    .key = (uint8_t)key,
                    .list = row->list,
                    .n = row->n,
                    .within = field};
    int n;

    if (!row->table || lua_getfield(row->L, row->table, field) == LUA_TNIL) return 0;
    check_list(row, field);
    n = each(&form, read);
    lua_pop(row->L, 1);
    return n;
}

// ---- the parts of a row

bool game_row_says(const GameRow *row, const char *word)
{
    lua_State *L = row->L;
    const int n = row->table ? (int)lua_rawlen(L, row->table) : 0;
    bool says = false;

    // Readers of rows say the word; no script does.
    ASSERT(is_part(words, COUNT_OF(words), row->key, word));
    for (int i = 2; i <= n && !says; i++, lua_pop(L, 1)) {
        const char *name;

        (void)lua_rawgeti(L, row->table, i);
        name = game_names_at(L, -1);
        says = name && !strcmp(name, word);
    }
    return says;
}

int game_row_one_of(const GameRow *row, const char *const *among, int n)
{
    int found = -1;

    for (int i = 0; i < n; i++) {
        if (!game_row_says(row, among[i])) continue;
        if (found >= 0)
            game_row_fault(row,
                           among[i],
                           "'%s' and '%s' exclude each other",
                           among[found],
                           among[i]);
        found = i;
    }
    return found;
}

int game_row_number(const GameRow *row, const char *field, int least, int most,
                    int otherwise)
{
    lua_State *L = row->L;
    lua_Integer n;
    int whole;

    if (!row->table || lua_getfield(L, row->table, field) == LUA_TNIL) {
        if (row->table) lua_pop(L, 1);
        return otherwise;
    }
    n = lua_tointegerx(L, -1, &whole);
    if (lua_type(L, -1) != LUA_TNUMBER || !whole || n < least || n > most)
        game_row_fault(row,
                       field,
                       "'%s' wants a number from %d to %d, got %s; write: %s = %d",
                       field,
                       least,
                       most,
                       script_value_name(L, -1),
                       field,
                       least > 1 || most < 1 ? least : 1);
    lua_pop(L, 1);
    return (int)n;
}

const char *game_row_text(const GameRow *row, const char *field)
{
    lua_State *L = row->L;
    const char *text = NULL;

    if (!row->table) return NULL;
    if (lua_getfield(L, row->table, field) != LUA_TNIL) {
        if (lua_type(L, -1) != LUA_TSTRING)
            game_row_wrong(row,
                           field,
                           "'%s' wants a text in quotes, got %s",
                           field,
                           script_value_name(L, -1));
        text = game_row_keep(row, field, lua_tostring(L, -1));
        // An empty text is a text too where it says what stands for nothing.
        if (!*text && strcmp(field, "empty") != 0)
            game_row_wrong(row, field, "'%s' wants a text, it is empty", field);
    }
    lua_pop(L, 1);
    return text;
}

int game_row_list(const GameRow *row, const char *part)
{
    lua_State *L = row->L;
    const char *keys[SCRIPT_KEYS_MAX];

    if (script_value_keys(L, lua_gettop(L), part, keys))
        game_row_wrong(
            row, keys[0], "'%s' is a list, so it has no key '%s'", part, keys[0]);
    return (int)lua_rawlen(L, -1);
}

int game_row_keys(const GameRow *row, const char *part, const char **keys)
{
    lua_State *L = row->L;

    if (!lua_istable(L, -1))
        game_row_wrong(row, part, "'%s' is written in braces", part);
    if (lua_rawlen(L, -1))
        game_row_wrong(row, part, "'%s' is written in braces, with keys only", part);
    return script_value_keys(L, lua_gettop(L), part, keys);
}

// Returns the name on top of the stack: a word or a text.
static const char *name_on_top(const GameRow *row, const char *field)
{
    lua_State *L = row->L;
    const char *name = game_names_at(L, -1);

    if (!name && lua_type(L, -1) == LUA_TSTRING) name = lua_tostring(L, -1);
    if (!name)
        game_row_wrong(
            row, field, "'%s' wants names, got %s", field, script_value_name(L, -1));
    if (!*name) game_row_wrong(row, field, "'%s' wants names, one is empty", field);
    return game_row_keep(row, field, name);
}

int game_row_names(const GameRow *row, const char *field, const char **names)
{
    lua_State *L = row->L;
    int n = 1;

    if (!row->table || lua_getfield(L, row->table, field) == LUA_TNIL) {
        if (row->table) lua_pop(L, 1);
        return 0;
    }
    if (lua_istable(L, -1)) {
        n = game_row_list(row, field);
        if (!n || n > GAME_LIST_MAX)
            game_row_wrong(
                row, field, "'%s' wants 1 to %d names", field, GAME_LIST_MAX);
        for (int i = 0; i < n; i++, lua_pop(L, 1)) {
            (void)lua_rawgeti(L, -1, i + 1);
            names[i] = name_on_top(row, field);
        }
    } else {
        names[0] = name_on_top(row, field);
    }
    lua_pop(L, 1);
    return n;
}

const char *game_row_name(const GameRow *row, const char *field)
{
    const char *names[GAME_LIST_MAX] = {NULL};
    const int n = game_row_names(row, field, names);

    if (n > 1) game_row_wrong(row, field, "'%s' wants one name, got %d", field, n);
    return n ? names[0] : NULL;
}

int game_row_texts(const GameRow *row, const char **texts)
{
    lua_State *L = row->L;
    const int n = row->table ? (int)lua_rawlen(L, row->table) : 0;
    int found = 0;

    for (int i = 2; i <= n; i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, row->table, i);
        if (lua_type(L, -1) != LUA_TSTRING) continue;
        if (found == GAME_LIST_MAX)
            game_row_fault(row, NULL, "more than %d texts in a row", GAME_LIST_MAX);
        texts[found] = game_row_keep(row, lua_tostring(L, -1), lua_tostring(L, -1));
        found++;
    }
    return found;
}

// ---- the keys of the game

bool game_row_key_known(const char *name)
{
    for (int i = 0; i < GAME_KEYS; i++)
        if (i != GAME_KEY_layers && i != GAME_KEY_lines && i != GAME_KEY_middle &&
            !strcmp(key_names[i], name))
            return true;
    return false;
}

const char *game_row_key_name(int key)
{
    return key_names[key];
}

const char *game_row_one_text(const GameRow *row, const char *what)
{
    const char *texts[GAME_LIST_MAX];
    const int n = game_row_texts(row, texts);

    if (n != 1)
        game_row_fault(row,
                       NULL,
                       "a row of '%s' has a name and %s",
                       game_row_key_name(row->key),
                       what);
    return texts[0];
}

bool game_row_has(const GameRow *row, const char *field)
{
    bool is_there;

    if (!row->table) return false;
    is_there = lua_getfield(row->L, row->table, field) != LUA_TNIL;
    lua_pop(row->L, 1);
    return is_there;
}

// Returns whether the value on top of the stack is a query, or a word that is one.
static bool is_query(lua_State *L)
{
    const ScriptValue *datum = script_value_at(L, -1);

    return datum && (datum->kind == SCRIPT_QUERY ||
                     (datum->kind == SCRIPT_WORD && datum->query));
}

void game_row_check_query(const GameRow *row, const char *field, bool condition)
{
    lua_State *L = row->L;
    const ScriptValue *datum = script_value_at(L, -1);

    if (condition && lua_istable(L, -1) && lua_rawlen(L, -1)) {
        for (int i = 1; i <= (int)lua_rawlen(L, -1); i++, lua_pop(L, 1)) {
            (void)lua_rawgeti(L, -1, i);
            game_row_check_query(row, field, false);
        }
        return;
    }
    if (datum && (datum->kind != SCRIPT_WORD || datum->query)) return;
    game_row_wrong(row,
                   field,
                   "'%s' wants a %s, got %s",
                   field,
                   condition ? "condition" : "query",
                   script_value_name(L, -1));
}

QueryId game_row_query(const GameRow *row, const char *field, const char *missing,
                       const char *players)
{
    const ScriptedGame *game = row->reader->game;
    QueryId query;
    int kind;

    if (!row->table || lua_getfield(row->L, row->table, field) == LUA_TNIL)
        game_row_fault(row, NULL, "say '%s' %s", field, missing);
    if (!is_query(row->L))
        game_row_wrong(row,
                       field,
                       "'%s' wants a query, got %s",
                       field,
                       script_value_name(row->L, -1));
    query = read_query(row->L, -1, field);
    lua_pop(row->L, 1);
    kind = row->reader->library->queries[query].kind;
    if (kind && game->kinds[kind - 1].kind != KIND_OBJECT)
        game_row_fault(row, field, "%s", players);
    return query;
}

// ---- functions

ClauseId game_function_add(GameReader *reader, GameKey key, int row, const char *name,
                           Deed deed)
{
    lua_State *L = reader->L;
    Clause clause;
    lua_Debug about;
    const GameRow about_row = {
        .reader = reader, .L = L, .key = (uint8_t)key, .list = (uint8_t)key, .n = row};

    if (lua_type(L, -1) != LUA_TFUNCTION || lua_iscfunction(L, -1)) {
        const char *got = script_value_name(L, -1);

        if (row)
            game_row_wrong(
                &about_row, name, "'%s' wants a function, got %s", name, got);
        game_row_key_wrong(reader, key, "'%s' wants a function, got %s", name, got);
    }
    memset(&clause, 0, sizeof clause);
    clause.kind = CLAUSE_EFFECT;
    clause.script = reader->host->script;
    clause.run = script_run_keep(L, lua_gettop(L));
    clause.deed = reader->host->runs[clause.run].deed = (uint8_t)deed;
    // A reading is for a player; the procedure is nobody's.
    reader->host->runs[clause.run].nobodys = deed == DEED_ACT;
    lua_pushvalue(L, -1);
    (void)lua_getinfo(L, ">S", &about);
    clause.line = (uint16_t)about.linedefined;
    return library_add_clause(reader->library, &clause);
}
