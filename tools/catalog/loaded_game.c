// loaded_game.c -- reads the scripts of a game from the database and loads them.

#include "tools/catalog/loaded_game.h"

#include <stdlib.h>
#include <string.h>

#include "db/store/lookup.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "scripting/game/game_script.h"
#include "tools/catalog/games.h"

struct LoadedGame {
    const Rules *rules;
    GameScript *script; // NULL: the game is in C
    Arena *arena;       // owns the sources and the name
};

int loaded_game_is_there(Store *store, const char *name, Err *err)
{
    sqlite3_stmt *row =
        store_statement(store, "SELECT 1 FROM game WHERE name = ?1", err);

    if (!row) return -1;
    store_bind(row, "t", name);
    const int status = store_step(store, row, err);
    sqlite3_reset(row);
    return status;
}

// A condition on a row g of the table game. A game without a set, a card or a ruleset
// is not worth a mention: only an import that failed has named it.
#define HAS_SOMETHING                                                                  \
    " (EXISTS (SELECT 1 FROM card_set WHERE game = g.id AND api IS NOT NULL)"          \
    " OR EXISTS (SELECT 1 FROM card WHERE game = g.id)"                                \
    " OR EXISTS (SELECT 1 FROM script WHERE game = g.id AND kind = 'ruleset'))"

static int has_something(Store *store, const char *name, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store, "SELECT 1 FROM game g WHERE name = ?1 AND" HAS_SOMETHING, err);

    if (!row) return -1;
    store_bind(row, "t", name);
    const int status = store_step(store, row, err);
    sqlite3_reset(row);
    return status;
}

// Returns the names of all games, "a, b", and how many there are; -1 with [err].
static int list_games(Store *store, Arena *arena, const char **names, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store, "SELECT name FROM game g WHERE" HAS_SOMETHING " ORDER BY name", err);
    int n = 0, status;

    *names = "";
    if (!row) return -1;
    while ((status = store_step(store, row, err)) > 0)
        *names =
            arena_format(arena, "%s%s%s", *names, n++ ? ", " : "", store_text(row, 0));
    return status < 0 ? -1 : n;
}

// Returns the name of the usual game, or NULL with [err].
static const char *usual(Store *store, Arena *arena, Err *err)
{
    const char *first = games_find(NULL)->game, *names;
    const int there = has_something(store, first, err);
    const int n = there ? there : list_games(store, arena, &names, err);

    if (n < 0) return NULL;
    if (there || !n) return first;
    if (n == 1) return names;
    (void)err_set(err,
                  CODE_USAGE,
                  "the database has several games: %s; name one with --game",
                  names);
    return NULL;
}

static int no_game(Store *store, const char *name, Arena *arena, Err *err)
{
    const char *names;
    const int n = list_games(store, arena, &names, err);

    if (n < 0) return -1;
    return err_set(err,
                   CODE_MISSING,
                   "no game '%s' in the database, which has %s; import its folder, the "
                   "one with game.lua",
                   name,
                   n ? names : "none");
}

static ScriptSource source_of(const StoredScript *script)
{
    return (ScriptSource){.kind = script->kind,
                          .name = script->name,
                          .path = script->path,
                          .source = script->source,
                          .size = script->size};
}

// Adds the words that cards of set folders bring to open columns, in order of card.
static int add_open_words(LoadedGame *game, Store *store, const char *path, Err *err)
{
    const Rules *rules = game->rules;

    for (int i = 0; i < rules->facts_n; i++) {
        if (!rules->facts[i].open) continue;
        sqlite3_stmt *row =
            store_statement(store,
                            "SELECT v.word"
                            " FROM card c"
                            " JOIN fact f ON f.game = c.game AND f.name = ?1"
                            " JOIN card_fact v ON v.card = c.id AND v.fact = f.id"
                            " WHERE c.game = the_game() AND c.listed = 0"
                            " GROUP BY v.word"
                            " ORDER BY min(c.id), v.word",
                            err);
        int status = row ? 1 : -1;
        if (row) store_bind(row, "t", rules->facts[i].name);
        while (status > 0 && (status = store_step(store, row, err)) > 0) {
            if (game_script_add_word(game->script, i, store_text(row, 0))) continue;
            status = err_set(err,
                             CODE_DATA,
                             "%s: the cards of the game have more than %d words in the "
                             "column '%s'",
                             path,
                             FACT_VOCABULARY,
                             rules->facts[i].name);
            sqlite3_reset(row);
        }
        if (status < 0) return -1;
    }
    return 0;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const StoredScript *)a)->name, ((const StoredScript *)b)->name);
}

// Loads a game in Lua, whose row was read.
static int load_scripts(LoadedGame *game, Store *store, const char *name, Err *err)
{
    StoredScript *main, *rules;
    const int n = lookup_scripts(store, "ruleset", game->arena, &main, err);
    const int rules_n =
        n < 0 ? -1 : lookup_scripts(store, "rules", game->arena, &rules, err);

    if (rules_n < 0) return -1;
    if (!n) return no_game(store, name, game->arena, err);
    if (rules_n) qsort(rules, (size_t)rules_n, sizeof *rules, by_name);
    ScriptSource *sources =
        arena_take(game->arena, ((size_t)rules_n + 1) * sizeof *sources);
    sources[0] = source_of(&main[0]);
    for (int i = 0; i < rules_n; i++) sources[i + 1] = source_of(&rules[i]);
    game->script = game_script_load(sources, rules_n + 1, err);
    if (!game->script) return -1;
    game->rules = &game_script_game(game->script)->rules;
    if (add_open_words(game, store, main[0].path, err)) return -1;
    if (!strcmp(game->rules->game, name)) return 0;
    return err_set(err,
                   CODE_DATA,
                   "%s: the game is called '%s', but a line begins with game \"%s\"",
                   main[0].path,
                   game->rules->game,
                   name);
}

// Refuses scripts that declare a game under the name of one in C.
static int check_no_rules(LoadedGame *game, Store *store, Err *err)
{
    StoredScript *main;

    if (store_use(store, game->rules, err)) return -1;
    const int n = lookup_scripts(store, "ruleset", game->arena, &main, err);
    if (n <= 0) return n;
    return err_set(
        err,
        CODE_DATA,
        "%s: '%s' is a game of this program; a game of your own needs another "
        "name",
        main[0].path,
        game->rules->game);
}

// A Rules with the name alone, so that the store reads the rows of that game.
static int load_from(LoadedGame *game, Store *store, const char *name, Err *err)
{
    Rules *named = arena_take(game->arena, sizeof *named);

    *named = (Rules){.game = arena_text(game->arena, name)};
    game->rules = games_find(name);
    if (game->rules) return check_no_rules(game, store, err);
    if (store_use(store, named, err)) return -1;
    return load_scripts(game, store, named->game, err);
}

LoadedGame *loaded_game_open(Store *store, const char *name, Err *err)
{
    const Rules *before = store->rules;
    LoadedGame *game = calloc(1, sizeof *game);
    Err ignored;

    ENOUGH(game);
    game->arena = arena_new();
    if (!name) name = usual(store, game->arena, err);
    if (name && !load_from(game, store, name, err) &&
        !store_use(store, game->rules, err))
        return game;
    (void)store_use(store, before, &ignored);
    loaded_game_free(game);
    return NULL;
}

void loaded_game_free(LoadedGame *game)
{
    if (!game) return;
    game_script_free(game->script);
    arena_free(game->arena);
    free(game);
}

const Rules *loaded_game_rules(const LoadedGame *game)
{
    return game->rules;
}

Library *loaded_game_library(const LoadedGame *game)
{
    return game->script ? game_script_library(game->script) : NULL;
}

const Scripts *loaded_game_scripts(const LoadedGame *game)
{
    return game->script ? host_scripts(game_script_host(game->script)) : NULL;
}

Host *loaded_game_host(const LoadedGame *game)
{
    return game->script ? game_script_host(game->script) : NULL;
}

uint16_t loaded_game_always(const LoadedGame *game)
{
    return game->script ? game_script_game(game->script)->always : 0;
}
