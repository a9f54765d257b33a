// declare_words.c -- reads what the words.lua of a set declares.
//
//     words { save = function(u) ... end, ... }  more words, for all scripts after this
//     player_counter "insight"                   a number that players have, by name
//     thing_counter "charge"                     a number that things have, by name
//     status "shaken"                            a mark that objects may have, by name
//
// A word is a function that uses other words, or data with a name; it may not change
// afterwards. Queries compare a player counter like any field (player { you, insight =
// at_least(3) }), and the game's verbs raise it.

#include <string.h>

#include "scripting/checks/check.h"
#include "scripting/declare_inside.h"
#include "scripting/lua/right_line.h"
#include "scripting/read/read.h"

static void only_in_words(lua_State *L, const char *what)
{
    script_value_only_at_load(L, what);
    if (!strcmp(host_of(L)->source->kind, "words")) return;
    script_fault(
        L, FOUND_FORM, "%s belongs in the words of a set, its file words.lua", what);
}

// Makes the value on top of the stack a word that cannot change.
static void add_word(lua_State *L, const char *name)
{
    if (lua_iscfunction(L, -1))
        script_fault(L, FOUND_TWICE, "'%s' is a verb already", name);
    if (lua_istable(L, -1)) check_freeze(L, lua_gettop(L));
    // The words of a game stand beside its tables, which check their own names.
    if (!strcmp(host_of(L)->source->kind, "words")) declare_check_free(L, name);
    vocabulary_add(L, name);
}

int declare_words(lua_State *L)
{
    const bool rules = !strcmp(host_of(L)->source->kind, "rules");
    const char *keys[SCRIPT_KEYS_MAX];
    int n;

    if (!rules && !strcmp(host_of(L)->source->kind, "ruleset"))
        script_fault(L, FOUND_FORM, "words { ... } belongs in rules/, beside game.lua");
    if (!rules) only_in_words(L, "words { ... }");
    script_value_only_at_load(L, "words { ... }");
    if (!lua_istable(L, 1))
        script_fault(L,
                     FOUND_FORM,
                     "words are written in braces%s",
                     right_line_declared(L, "words"));
    n = script_value_keys(L, 1, "words", keys);
    if (lua_rawlen(L, 1))
        script_fault(
            L, FOUND_FORM, "a word has a name%s", right_line_declared(L, "words"));
    for (int i = 0; i < n; i++) {
        (void)lua_getfield(L, 1, keys[i]);
        add_word(L, keys[i]);
    }
    // The functions are checked when the script has run to its end (host_load), those of a
    // game when its last file is loaded (host_check_game).
    for (int i = 0; rules && i < n; i++, lua_pop(L, 1))
        if (lua_getfield(L, 1, keys[i]) == LUA_TFUNCTION)
            (void)script_run_keep(L, lua_gettop(L));
    return 0;
}

// Declares an adjective for objects. The verbs `mark` and `unmark` set and clear it.
int declare_status(lua_State *L)
{
    Host *host = host_of(L);
    const char *name = script_value_string(L, 1, "status");
    ScriptValue *datum;
    int status;

    only_in_words(L, "a status");
    declare_check_free(L, name);
    if (library_find_status(host->library, name) >= 0) return 0;
    vocabulary_check_name(L, name);
    status = library_status(host->library, name);
    if (status < 0)
        script_fault(L,
                     FOUND_TOO_MANY,
                     "there is room for %d statuses that sets name",
                     STATUSES_MAX - host->rules->statuses_n);
    datum = script_value_push(L, SCRIPT_WORD, 0);
    datum->name = host->library->statuses[status];
    datum->status = (uint8_t)(1 + status);
    datum->query = read_query_word(host, datum);
    vocabulary_add(L, datum->name);
    return 0;
}

// Checks one row of says { … }, which lies on top of the stack, and pops it.
static void check_saying(lua_State *L, int i)
{
    bool good = lua_istable(L, -1) && lua_rawlen(L, -1) == 3;

    for (int k = 1; good && k <= 3; k++) {
        good = lua_rawgeti(L, -1, k) == LUA_TSTRING;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    if (good) return;
    script_fault(L,
                 FOUND_FORM,
                 "row %d of says is { \"type\", \"text\", \"what it stands for\" }%s",
                 i,
                 right_line_declared(L, "says"));
}

// Checks the language of says { … }, which lies on top of the stack.
static void check_language(lua_State *L)
{
    static const char *const known[] = {
#define SAID_LANGUAGE(code, grammar) code,
#include "scripting/base/said_language.def"
    };

    for (size_t i = 0; i < COUNT_OF(known); i++)
        if (lua_type(L, -1) == LUA_TSTRING && !strcmp(lua_tostring(L, -1), known[i]))
            return;
    script_fault(L,
                 FOUND_FORM,
                 "the language of says is \"en\" or \"it\"%s",
                 right_line_declared(L, "says"));
}

// Takes how a set says its words. The game does not need it: the phrases read it in the
// script (tools/phrases).
int declare_says(lua_State *L)
{
    // Beside a keyword stands how its own text is said.
    if (strcmp(host_of(L)->source->kind, "keyword") != 0)
        only_in_words(L, "says { ... }");
    script_value_only_at_load(L, "says { ... }");
    if (!lua_istable(L, 1))
        script_fault(L,
                     FOUND_FORM,
                     "phrases are written in braces%s",
                     right_line_declared(L, "says"));
    const int n = (int)lua_rawlen(L, 1);
    for (int i = 1; i <= n; i++) {
        (void)lua_rawgeti(L, 1, i);
        check_saying(L, i);
    }
    lua_pushnil(L);
    while (lua_next(L, 1)) {
        const bool of_language =
            lua_type(L, -2) == LUA_TSTRING && !strcmp(lua_tostring(L, -2), "language");

        if (of_language) check_language(L);
        lua_pop(L, 1);
        if (!of_language && !lua_isinteger(L, -1))
            script_fault(L,
                         FOUND_FORM,
                         "says has rows and no keys but language%s",
                         right_line_declared(L, "says"));
    }
    return 0;
}

int declare_player_counter(lua_State *L)
{
    const char *name = script_value_string(L, 1, "player_counter");

    only_in_words(L, "a player counter");
    vocabulary_check_name(L, name);
    declare_check_free(L, name);
    if (library_find_thing_counter(host_of(L)->library, name) >= 0)
        vocabulary_refuse(L, name, "a counter of things");
    vocabulary_note_place(L, name);
    if (library_player_counter(host_of(L)->library, name) < 0) {
        script_fault(L,
                     FOUND_TOO_MANY,
                     "there is room for %d player counters",
                     PLAYER_COUNTERS_MAX);
    }
    return 0;
}

int declare_thing_counter(lua_State *L)
{
    Library *library = host_of(L)->library;
    const char *name = script_value_string(L, 1, "thing_counter");

    only_in_words(L, "a counter of things");
    vocabulary_check_name(L, name);
    declare_check_free(L, name);
    if (library_find_player_counter(library, name) >= 0)
        vocabulary_refuse(L, name, "a counter of players");
    vocabulary_note_place(L, name);
    if (library_thing_counter(library, name) < 0)
        script_fault(L,
                     FOUND_TOO_MANY,
                     "there is room for %d counters of things that sets name",
                     COUNTERS_MAX - library->rules->counters_n);
    return 0;
}
