// game_right.c -- one line that is right, for the end of a refusal of game.lua.
//
// game_keys.def says of which form the value of a key is, game_right.def how such a value is
// written. Names in it are those of rows of the game itself, also of rows that are read later.

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "scripting/game/game_inside.h"
#include "scripting/lua/right_line.h"

static const char *const key_names[] = {
#define GAME_KEY(key, form, doc) [GAME_KEY_##key] = #key,
#include "scripting/game/game_keys.def"
};

static const char *const rows[GAME_KEYS] = {
#define GAME_RIGHT_ROW(key, text) [GAME_KEY_##key] = text,
#include "scripting/game/game_right.def"
};

static const struct {
    const char *form, *text;
} forms[] = {
#define GAME_RIGHT_FORM(form, text) {form, text},
#include "scripting/game/game_right.def"
};

typedef struct {
    uint8_t key;
    const char *name, *text; // of [fields] the form
} Field;

static const Field own_fields[] = {
#define GAME_RIGHT_FIELD(key, field, text) {GAME_KEY_##key, #field, text},
#include "scripting/game/game_right.def"
};

static const Field fields[] = {
#define GAME_FIELD(key, field, form, doc) {GAME_KEY_##key, #field, form},
#include "scripting/game/game_keys.def"
};

enum { MARK_BYTES = 40 };

// ---- rows of the game

// A mark: which row of which key, and what of it.
typedef struct {
    char key[MARK_BYTES];
    const char *word; // NULL: any row
    int nth;          // from 1
    bool last;        // its last text, in place of its name
} Mark;

// Returns whether the row on top of the stack has the word, or the key.
static bool has_word(lua_State *L, const char *word)
{
    bool found;

    if (!lua_istable(L, -1)) return false;
    found = lua_getfield(L, -1, word) != LUA_TNIL;
    lua_pop(L, 1);
    for (int i = 2; i <= (int)lua_rawlen(L, -1) && !found; i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, -1, i);
        const char *name = game_names_at(L, -1);

        found = name && !strcmp(name, word);
    }
    return found;
}

// Pushes text [which] of the row on top of the stack, which may be a name alone. Returns NULL
// if it is none.
static const char *push_text(lua_State *L, int which)
{
    if (!lua_istable(L, -1))
        lua_pushvalue(L, -1);
    else
        (void)lua_rawgeti(L, -1, which);
    return lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
}

// Returns which text of the row on top of the stack is its last.
static int last_text(lua_State *L)
{
    int last = 1;

    for (int i = 2; lua_istable(L, -1) && i <= (int)lua_rawlen(L, -1);
         i++, lua_pop(L, 1))
        if (lua_rawgeti(L, -1, i) == LUA_TSTRING) last = i;
    return last;
}

// Adds the greatest number of players of the game on top of the stack.
static void add_players(lua_State *L, RightLine *line)
{
    char text[MARK_BYTES];

    if (lua_getfield(L, 1, "players") == LUA_TTABLE) (void)lua_rawgeti(L, -1, 2);
    right_line_text(
        line, text, text_format(text, sizeof text, "%d", (int)lua_tointeger(L, -1)));
}

// Adds a word of the column that the row names as `same`.
static void add_word(const GameRow *row, RightLine *line)
{
    const ScriptedGame *game = row->reader->game;
    const char *name;
    const FactRow *fact = NULL;

    (void)lua_getfield(row->L, row->table, "same");
    name = game_names_at(row->L, -1);
    if (!name && lua_type(row->L, -1) == LUA_TSTRING) name = lua_tostring(row->L, -1);

    for (int i = 0; name && i < game->rules.facts_n; i++)
        if (!strcmp(game->facts[i].name, name)) fact = &game->facts[i];
    if (fact && fact->vocabulary_n)
        right_line_text(
            line, fact->vocabulary[0].name, strlen(fact->vocabulary[0].name));
    else
        line->lacks = true;
}

// Returns whether the row that is read is number [i] of those of the mark.
static bool is_row(const GameRow *row, const Mark *mark, int i)
{
    return row->n == i && !strcmp(key_names[row->list], mark->key);
}

// Adds what the mark stands for.
static void add_row_name(const GameRow *row, RightLine *line, const Mark *mark)
{
    lua_State *L = row->L;
    const int top = lua_gettop(L);
    const bool full = lua_istable(L, 1);
    int nth = 0;

    luaL_checkstack(L, LUA_MINSTACK, NULL);
    if (full && !strcmp(mark->key, "word")) {
        add_word(row, line);
    } else if (full && !strcmp(mark->key, "players")) {
        add_players(L, line);
    } else if (full && lua_getfield(L, 1, mark->key) == LUA_TTABLE) {
        const int n = (int)lua_rawlen(L, -1);

        for (int i = 1; i <= n && nth < mark->nth; i++, lua_settop(L, top + 1)) {
            const char *name;

            (void)lua_rawgeti(L, -1, i);
            if (mark->word && !has_word(L, mark->word)) continue;
            name = push_text(L, 1);
            if (!name || (row->name && !strcmp(name, row->name)) ||
                is_row(row, mark, i))
                continue;
            lua_pop(L, 1);
            if (++nth < mark->nth) continue;
            name = push_text(L, mark->last ? last_text(L) : 1);
            if (name) right_line_text(line, name, strlen(name));
        }
        line->lacks |= nth < mark->nth;
    } else {
        line->lacks = true;
    }
    lua_settop(L, top);
}

// Adds the text, in which marks become names.
static void fill(const GameRow *row, RightLine *line, const char *text)
{
    for (const char *at; (at = strchr(text, '<'));) {
        const size_t n = strcspn(at, ">");
        Mark mark = {.nth = 1};
        char *part;

        right_line_text(line, text, (size_t)(at - text));
        (void)text_format(mark.key, sizeof mark.key, "%.*s", (int)n - 1, at + 1);
        if ((part = strchr(mark.key, '#'))) *part = '\0', mark.last = true;
        if ((part = strchr(mark.key, '/'))) {
            *part = '\0';
            mark.nth = part[1] - '0';
        }
        if ((part = strchr(mark.key, ':'))) {
            *part = '\0';
            mark.word = part + 1;
        }
        add_row_name(row, line, &mark);
        text = at + n + 1;
    }
    right_line_text(line, text, strlen(text));
}

// ---- the parts of a row

// Pushes the braces of the row. Returns false if it has none.
static bool push_braces(const GameRow *row)
{
    lua_State *L = row->L;

    if (row->table) {
        lua_pushvalue(L, row->table);
        return true;
    }
    if (row->within || !lua_istable(L, 1)) return false;
    if (lua_getfield(L, 1, key_names[row->list]) != LUA_TTABLE) return false;
    return lua_rawgeti(L, -1, row->n) == LUA_TTABLE;
}

// Returns whether the value on top of the stack is the name, or a list that has it.
static bool is_name(lua_State *L, const char *name)
{
    const char *word = game_names_at(L, -1);
    bool found = false;

    if (!word && lua_type(L, -1) == LUA_TSTRING) word = lua_tostring(L, -1);
    if (word) return !strcmp(word, name);
    for (int i = 1; lua_istable(L, -1) && i <= (int)lua_rawlen(L, -1) && !found;
         i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, -1, i);
        found = !lua_istable(L, -1) && is_name(L, name);
    }
    return found;
}

// Returns the field that [part] is, or whose value it is; NULL: none.
static const Field *field_of(const GameRow *row, const char *part)
{
    lua_State *L = row->L;
    const int top = lua_gettop(L);
    const Field *found = NULL;

    for (int i = 0; i < COUNT_OF(fields); i++)
        if (fields[i].key == row->key && !strcmp(fields[i].name, part))
            return &fields[i];
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    for (int i = 0; push_braces(row) && i < COUNT_OF(fields) && !found;
         i++, lua_settop(L, top)) {
        if (fields[i].key != row->key || fields[i].text[0] == '"') continue;
        (void)lua_getfield(L, -1, fields[i].name);
        if (is_name(L, part)) found = &fields[i];
    }
    lua_settop(L, top);
    return found;
}

static const char *text_of(const Field *field)
{
    for (int i = 0; i < COUNT_OF(own_fields); i++)
        if (own_fields[i].key == field->key && !strcmp(own_fields[i].name, field->name))
            return own_fields[i].text;
    for (int i = 0; i < COUNT_OF(forms); i++)
        if (!strcmp(forms[i].form, field->text)) return forms[i].text;
    return NULL;
}

// Adds the value of a card in its column.
static void add_fact(const GameRow *row, RightLine *line, const char *name)
{
    const ScriptedGame *game = row->reader->game;
    const FactRow *fact = NULL;
    char number[MARK_BYTES];

    for (int i = 0; i < game->rules.facts_n && !fact; i++)
        if (!strcmp(game->facts[i].name, name)) fact = &game->facts[i];
    line->lacks |= !fact || (fact->kind != FACT_NUMBER && !fact->vocabulary_n);
    if (line->lacks) return;
    right_line_text(line, name, strlen(name));
    if (fact->kind != FACT_NUMBER) {
        const char *word = fact->vocabulary[0].name;

        right_line_text(line, " = \"", 4);
        right_line_text(line, word, strlen(word));
        right_line_text(line, "\"", 1);
        return;
    }
    const size_t n = text_format(number, sizeof number, "%d", fact->least);
    const int parts = fact->parts ? fact->parts : 1;

    right_line_text(line, fact->parts ? " = { " : " = ", fact->parts ? 5 : 3);
    for (int i = 0; i < parts; i++) {
        if (i) right_line_text(line, ", ", 2);
        right_line_text(line, number, n);
    }
    if (fact->parts) right_line_text(line, " }", 2);
}

static const char *pushed(lua_State *L, const RightLine *line)
{
    if (line->lacks || !line->n) return lua_pushliteral(L, "");
    return lua_pushfstring(L, "; write: %s", line->text);
}

const char *game_right_part(const GameRow *row, const char *part)
{
    const Field *field = part ? field_of(row, part) : NULL;
    RightLine line = {.n = 0};

    if (field) {
        const char *text = text_of(field);

        right_line_text(&line, field->name, strlen(field->name));
        right_line_text(&line, " = ", 3);
        line.lacks |= !text;
        if (text) fill(row, &line, text);
    } else if (part && row->key == GAME_KEY_cards) {
        add_fact(row, &line, part);
    } else if (part && row->name && !strcmp(part, row->name)) {
        return game_right_row(row);
    }
    return pushed(row->L, &line);
}

const char *game_right_row(const GameRow *row)
{
    RightLine line = {.n = 0};

    if (rows[row->key]) fill(row, &line, rows[row->key]);
    return pushed(row->L, &line);
}

const char *game_right_key(const GameRow *row, bool is_list)
{
    const char *name = key_names[row->key];
    RightLine line = {.n = 0};

    if (!rows[row->key]) return lua_pushliteral(row->L, "");
    right_line_text(&line, name, strlen(name));
    right_line_text(&line, is_list ? " = { " : " = ", is_list ? 5 : 3);
    fill(row, &line, rows[row->key]);
    if (is_list) right_line_text(&line, " }", 2);
    return pushed(row->L, &line);
}
