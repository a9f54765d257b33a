// definitions_test.c -- the definitions that `cardwright def` writes for the language server.
//
// The server cannot be had everywhere, so a reader of our own checks them: they are Lua,
// they define the words that work and no others, each comment that the server reads is one
// that it knows, and no type is named that is not there.

#include <ctype.h>
#include <glob.h>
#include <jansson.h>
#include <lauxlib.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tools/catalog/games.h"
#include "tools/cli/design/definitions.h"
#include "tools/scenarios/scenario_box.h"

enum { READER_TYPES = 400, NAME_ROOM = 80, WORD_MAX = 60 };

// The definitions of one game.
typedef struct {
    Manual manual;
    OpenGame open;
    char *cards, *scenarios;
} Defined;

static Defined defined;

static void define(const char *db, const char *game)
{
    const Rules *rules = games_find(NULL);
    size_t size;
    Err err = {0};

    defined = (Defined){.manual.arena = arena_new()};
    if (db || game) {
        if (manual_read(&defined.manual, &defined.open, db, game, &err))
            fail_msg("%s", err.text);
        rules = loaded_game_rules(defined.open.game);
    } else {
        manual_fill(&defined.manual, rules);
    }
    FILE *out = open_memstream(&defined.cards, &size);
    definitions_cards(&defined.manual, rules, out);
    (void)fclose(out);
    out = open_memstream(&defined.scenarios, &size);
    definitions_scenarios(rules, out);
    (void)fclose(out);
}

static void forget(void)
{
    free(defined.cards);
    free(defined.scenarios);
    open_game_close(&defined.open);
    arena_free(defined.manual.arena);
}

static const char *cards_db(void)
{
    static char path[400];
    const char *build = getenv("BUILD");

    (void)snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    return path;
}

// ---- names

// Runs a text in a state without any word. Its globals are then the names that it
// defines; a name whose value is nil is caught as it is set.
static int keep_name(lua_State *L)
{
    lua_pushvalue(L, 2);
    lua_pushboolean(L, true);
    lua_rawset(L, lua_upvalueindex(1));
    return 0;
}

static lua_State *names_of(const char *text)
{
    lua_State *L = luaL_newstate();

    if (luaL_loadstring(L, text)) fail_msg("%s", lua_tostring(L, -1));
    lua_newtable(L); // the names
    lua_pushglobaltable(L);
    lua_newtable(L);
    lua_pushvalue(L, -3);
    lua_pushcclosure(L, keep_name, 1);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
    lua_pushvalue(L, 1);
    if (lua_pcall(L, 0, 0, 0)) fail_msg("%s", lua_tostring(L, -1));
    return L;
}

static bool has_name(lua_State *L, const char *name)
{
    const bool is = lua_getfield(L, 2, name) != LUA_TNIL;

    lua_pop(L, 1);
    return is;
}

static bool is_of_manual(const char *name)
{
    bool found = !strcmp(name, "game");

    for (int i = 0; i < defined.manual.n; i++) {
        const ManualEntry *entry = &defined.manual.entries[i];
        found |= (entry->global || entry->rows) && !strcmp(entry->name, name);
    }
    return found;
}

// The words of the manual are the names of the definitions.
static void check_names(void)
{
    lua_State *L = names_of(defined.cards);

    for (int i = 0; i < defined.manual.n; i++) {
        const ManualEntry *entry = &defined.manual.entries[i];

        if ((entry->global || entry->rows) && !has_name(L, entry->name))
            fail_msg("there is no definition of '%s'", entry->name);
    }
    for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1))
        if (!is_of_manual(lua_tostring(L, -2)))
            fail_msg("'%s' is defined and no word", lua_tostring(L, -2));
    lua_close(L);
}

// ---- comments that the server reads

// The names of classes and aliases, and the line that is read.
typedef struct {
    char types[READER_TYPES][NAME_ROOM];
    int n;
    const char *at, *line;
} Reader;

static Reader reader;

static void complain(const char *what)
{
    fail_msg("%s: %.*s", what, (int)strcspn(reader.line, "\n"), reader.line);
}

static void skip_spaces(void)
{
    while (*reader.at == ' ') reader.at++;
}

static bool take(const char *text)
{
    const size_t n = strlen(text);

    skip_spaces();
    if (strncmp(reader.at, text, n) != 0) return false;
    reader.at += n;
    return true;
}

// Reads a name of letters, digits, "_" and those in [more].
static void take_name(const char *more, char name[NAME_ROOM])
{
    int n = 0;

    skip_spaces();
    while (isalnum((unsigned char)*reader.at) || *reader.at == '_' ||
           (*reader.at && strchr(more, *reader.at)))
        if (n < NAME_ROOM - 1) name[n++] = *reader.at++;
    name[n] = '\0';
    if (!n) complain("a name is missing");
}

static void check_type_name(const char *name)
{
    static const char *const own[] = {
        "any", "boolean", "function", "integer", "nil", "number", "string", "table"};

    for (int i = 0; i < COUNT_OF(own); i++)
        if (!strcmp(name, own[i])) return;
    for (int i = 0; i < reader.n; i++)
        if (!strcmp(name, reader.types[i])) return;
    complain("a type that is not there");
}

static void take_type(void);

// Reads "(a: type, b?: type, ...: type): type" behind "fun".
static void take_fun(void)
{
    char name[NAME_ROOM];

    if (!take("(")) return;
    while (!take(")")) {
        if (!take("...")) take_name("", name);
        (void)take("?");
        if (!take(":")) complain("a parameter without a type");
        take_type();
        (void)take(",");
    }
    if (take(":")) take_type();
}

static void take_type(void)
{
    char name[NAME_ROOM];

    do {
        if (take("(")) {
            take_type();
            if (!take(")")) complain("no end of a type in brackets");
        } else {
            take_name(".", name);
            if (!strcmp(name, "fun"))
                take_fun();
            else
                check_type_name(name);
        }
        while (take("[]")) {
        }
        (void)take("?");
    } while (take("|"));
}

static void declare(const char *name)
{
    for (int i = 0; i < reader.n; i++)
        if (!strcmp(name, reader.types[i])) complain("a type that is there twice");
    assert_in_range(reader.n, 0, READER_TYPES - 1);
    memcpy(reader.types[reader.n++], name, strlen(name) + 1);
}

static void gather_types(const char *text)
{
    char name[NAME_ROOM];

    for (const char *line = text; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        reader.at = reader.line = line;
        if (take("---@class ") || take("---@alias ")) {
            take_name(".", name);
            declare(name);
        }
        if (!*line) break;
    }
}

// Reads a field: `name? type doc`, or `[integer] type doc`. A key of a table in scripts is a
// name of Lua and none of its own words.
static void take_field(void)
{
    static const char own[] =
        " and break do else elseif end false for function goto if in "
        "local nil not or repeat return then true until while ";
    char name[NAME_ROOM], word[NAME_ROOM + 2];

    if (!take("[integer]")) {
        take_name("", name);
        (void)snprintf(word, sizeof word, " %s ", name);
        if (strstr(own, word)) complain("a word of Lua as a key");
        (void)take("?");
    }
    take_type();
}

// Reads one comment for the server. What follows a type is text.
static void take_class(void)
{
    char name[NAME_ROOM];
    bool more;

    take_name(".", name);
    for (more = take(":"); more; more = take(",")) take_type();
}

static void take_parameter(void)
{
    char name[NAME_ROOM];

    if (!take("...")) take_name("", name);
    (void)take("?");
    take_type();
}

static void check_comment(void)
{
    char name[NAME_ROOM];

    if (take("---@meta")) return;
    if (take("---@class ")) {
        take_class();
    } else if (take("---@alias ")) {
        take_name(".", name);
        take_type();
    } else if (take("---@field ")) {
        take_field();
    } else if (take("---@param ")) {
        take_parameter();
    } else if (take("---@return ") || take("---@type ") || take("---@overload ")) {
        take_type();
    } else {
        complain("no comment that the server knows");
    }
}

// The parameters that the comments name are those of the function below, in order.
static void check_parameters(const char *function, const char *comments)
{
    const char *at = strchr(function, '(') + 1;

    for (const char *line = comments; line < function; line = strchr(line, '\n') + 1) {
        char name[WORD_MAX];

        if (sscanf(line, "---@param %50[^ ?]", name) != 1) continue;
        const size_t n = strcspn(at, ",)");
        if (n != strlen(name) || strncmp(at, name, n) != 0) complain(name);
        at += n + strspn(at + n, ", ");
    }
    if (*at != ')' && strncmp(at, "...", 3) != 0)
        complain("a parameter without a comment");
}

static void check_comments(const char *text)
{
    const char *block = text;

    for (const char *line = text; *line; line = strchr(line, '\n') + 1) {
        reader.at = reader.line = line;
        if (!strncmp(line, "---@", 4)) check_comment();
        if (!strncmp(line, "function ", 9)) check_parameters(line, block);
        if (*line == '\n') block = line + 1;
    }
}

static void check_all(void)
{
    reader = (Reader){.n = 0};
    gather_types(defined.cards);
    gather_types(defined.scenarios);
    check_comments(defined.cards);
    check_comments(defined.scenarios);
    check_names();
    lua_close(names_of(defined.scenarios));
}

// ---- tests

static void the_words_of_the_first_game_are_defined(void **state)
{
    (void)state;
    define(NULL, NULL);
    check_all();
    assert_non_null(strstr(defined.cards, "---@return integer\nfunction draw("));
    assert_non_null(strstr(defined.scenarios, "function Player:end_turn("));
    forget();
}

static void those_of_sets_and_keywords_too(void **state)
{
    (void)state;
    define(cards_db(), NULL);
    check_all();
    assert_non_null(strstr(defined.cards,
                           "---@param parts cw.When\n---@return cw.Clause\n"
                           "function deathknell(parts) end\n"));
    assert_non_null(strstr(defined.cards, "\nfunction level(...) end\n"));
    assert_non_null(strstr(defined.cards, "---| '\"Quick-Draw\"'"));
    forget();
}

static void games_in_lua_have_their_own(void **state)
{
    static const char *const games[] = {"cards/gwent",
                                        "tests/games/hills",
                                        "tests/games/lighthouse",
                                        "tests/games/smithy",
                                        "tests/games/high_card.lua"};

    (void)state;
    for (int i = 0; i < COUNT_OF(games); i++) {
        define(NULL, games[i]);
        check_all();
        assert_non_null(strstr(defined.cards, "function game(name) end"));
        assert_non_null(
            strstr(defined.cards, "---@field zones? (cw.row.zones|string)[]"));
        forget();
    }
}

// ---- keys of scripts

static char *text_of(const char *path)
{
    FILE *in = fopen(path, "r");
    char *text = calloc(1, 1 << 16);

    assert_non_null(in);
    assert_in_range(fread(text, 1, 1 << 16, in), 1, (1 << 16) - 1);
    (void)fclose(in);
    return text;
}

// Returns whether some class of the definitions has the key.
static bool is_field(const char *key)
{
    char field[2 * NAME_ROOM];

    (void)snprintf(field, sizeof field, "---@field %s? ", key);
    return strstr(defined.cards, field);
}

// Checks each `key =` behind a brace or a comma, outside of texts and comments.
static int check_keys(const char *path)
{
    char *text = text_of(path), key[NAME_ROOM];
    int found = 0, n;

    for (const char *at = text; *at; at++) {
        if (!strncmp(at, "--", 2) || !strncmp(at, "local ", 6)) at += strcspn(at, "\n");
        if (*at == '"') at += 1 + strcspn(at + 1, "\"");
        if (*at == '\'') at += 1 + strcspn(at + 1, "'");
        if (*at != '{' && *at != ',') continue;
        n = 0;
        if (sscanf(at + 1, " %60[a-z_] =%n", key, &n) != 1 || !n) continue;
        if (at[1 + n] == '=') continue;
        if (!is_field(key)) fail_msg("%s: '%s' is a field of no class", path, key);
        found++;
    }
    free(text);
    return found;
}

static int check_scripts(const char *pattern)
{
    glob_t files;
    int found = 0;

    assert_int_equal(glob(pattern, 0, NULL, &files), 0);
    for (size_t i = 0; i < files.gl_pathc; i++)
        if (!strstr(files.gl_pathv[i], "words.lua"))
            found += check_keys(files.gl_pathv[i]);
    globfree(&files);
    return found;
}

static void keys_of_scripts_are_fields(void **state)
{
    (void)state;
    define(cards_db(), NULL);
    assert_in_range(check_scripts("cards/riftbound/*/*.lua"), 1000, 100000);
    assert_in_range(check_scripts("cards/riftbound/*/keywords/*.lua"), 10, 1000);
    forget();
    define(NULL, "cards/gwent");
    assert_in_range(check_scripts("cards/gwent/base/*.lua"), 10, 1000);
    assert_true(is_field("doc") && is_field("layers"));
    forget();
}

// A scenario has no more of Lua than its box.
static void scenarios_have_the_words_of_their_box(void **state)
{
    ScenarioBox box = {0};

    (void)state;
    define(NULL, NULL);
    lua_State *L = names_of(defined.scenarios);
    scenario_box_open(&box, NULL);
    lua_pushglobaltable(box.L);
    for (lua_pushnil(box.L); lua_next(box.L, -2); lua_pop(box.L, 1)) {
        const char *name = lua_tostring(box.L, -2);

        if (lua_isfunction(box.L, -1) && strcmp(name, "ipairs") != 0 &&
            !has_name(L, name))
            fail_msg("scenarios have '%s', and no definition says so", name);
    }
    for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1)) {
        const char *name = lua_tostring(L, -2);

        if (!strcmp(name, "scenario") || !strcmp(name, "given")) continue;
        if (lua_getglobal(box.L, name) == LUA_TNIL)
            fail_msg("'%s' is defined, and no scenario has it", name);
        lua_pop(box.L, 1);
    }
    scenario_box_close(&box);
    lua_close(L);
    forget();
}

static void the_settings_are_json(void **state)
{
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    (void)state;
    definitions_settings(out);
    (void)fclose(out);
    json_t *json = json_loads(text, 0, NULL);
    assert_non_null(json);
    assert_string_equal(json_string_value(json_array_get(
                            json_object_get(json, "workspace.library"), 0)),
                        ".cardwright");
    json_decref(json);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_words_of_the_first_game_are_defined),
        cmocka_unit_test(those_of_sets_and_keywords_too),
        cmocka_unit_test(games_in_lua_have_their_own),
        cmocka_unit_test(keys_of_scripts_are_fields),
        cmocka_unit_test(scenarios_have_the_words_of_their_box),
        cmocka_unit_test(the_settings_are_json),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
