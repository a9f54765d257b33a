// open_game.c -- opens a database, or fills one in memory from the folder of a game.

#include "tools/catalog/open_game.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/decks/lookup_deck.h"
#include "db/folders/game_folder.h"
#include "db/import/import.h"
#include "db/import/import_undo.h"
#include "db/store/database.h"
#include "db/text/file.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/play/deck.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"

const Rules *open_game_for_import(void *context, Store *store, const char *name,
                                  Err *err)
{
    ImportedGames *games = context;
    LoadedGame *game = loaded_game_open(store, name ? name : games->game, err);

    if (!game) return NULL;
    games->list = arena_grow(games->arena, games->list, games->n, sizeof *games->list);
    games->list[games->n++].game = game;
    return loaded_game_rules(game);
}

void open_game_import_ended(ImportedGames *games)
{
    for (int i = 0; i < games->n; i++) loaded_game_free(games->list[i].game);
    games->n = 0;
}

static int tell_rejected(const ImportReport *report, Err *err)
{
    const Problems *problems = &report->problems;

    if (!report->rejected) return 0;
    return err_set(err,
                   CODE_DATA,
                   report->rejected > 1 ? "%s; and %d more" : "%s",
                   problems->n ? problem_line(&problems->list[0], problems->arena)
                               : "a row is faulty",
                   report->rejected - 1);
}

int open_game_import(Store *store, const OpenGameImport *import, ImportReport *report,
                     Err *err)
{
    ImportedGames games = {.arena = report->problems.arena, .game = import->game};
    const ImportOptions options = {.paths = import->paths,
                                   .paths_n = import->paths_n,
                                   .find_game = open_game_for_import,
                                   .remove = !import->lists,
                                   .context = &games};
    Err ignored;
    int failed = import->undo ? import_undo(store, &options, import->undo, report, err)
                              : import_paths(store, &options, report, err);

    if (!failed && !import->lists) failed = tell_rejected(report, err);
    (void)store_use(store, NULL, &ignored);
    open_game_import_ended(&games);
    return failed ? -1 : 0;
}

// Imports the game at [path] into the empty [store] and opens it.
static LoadedGame *import_game(Store *store, const char *path, Arena *arena, Err *err)
{
    ImportReport report = {.problems.arena = arena};

    if (open_game_import(
            store, &(OpenGameImport){.paths = &path, .paths_n = 1}, &report, err))
        return NULL;
    return loaded_game_open(store, report.games[0], err);
}

// Says why [path] is no game.
static void tell_no_game(const char *path, Err *err)
{
    struct stat info;

    if (stat(path, &info) != 0) {
        (void)err_set(err, CODE_MISSING, "no game %s: there is no such file", path);
    } else if (S_ISDIR(info.st_mode)) {
        (void)err_set(err, CODE_DATA, "%s has no game.lua, so it is no game", path);
    } else {
        const int file = file_open(path, &info, err);
        if (file < 0) return;
        (void)close(file);
        (void)err_set(err,
                      CODE_DATA,
                      "%s: expected game \"NAME\" { ... } at the start of a line",
                      path);
    }
}

static int read_path(OpenGame *open, const char *path, Err *err)
{
    Arena *arena = arena_new();

    if (!game_folder_is(path, arena))
        tell_no_game(path, err);
    else if ((open->store = store_open_to_write("", NULL, err)))
        open->game = import_game(open->store, path, arena, err);
    arena_free(arena);
    return open->game ? 0 : -1;
}

bool open_game_is_path(const char *game)
{
    const size_t n = strlen(game);

    return strchr(game, '/') || !strcmp(game, ".") ||
           (n > 4 && !strcmp(game + n - 4, ".lua"));
}

// Returns whether [game] is the folder of a game beside which there is no such game in
// the database.
static bool is_folder_here(const char *db, const char *game)
{
    Arena *arena = arena_new();
    Err ignored;
    bool is = game_folder_is(game, arena);

    if (is) {
        Store *store = store_open(db, NULL, &ignored);
        is = !store || loaded_game_is_there(store, game, &ignored) <= 0;
        store_close(store);
    }
    arena_free(arena);
    return is;
}

static int read_game(OpenGame *open, const char *db, const char *game, bool hold,
                     Err *err)
{
    char usual[4096];

    *open = (OpenGame){0};
    database_path(usual, sizeof usual);
    if (!db) db = usual;
    if (game && (open_game_is_path(game) || is_folder_here(db, game))) {
        if (!read_path(open, game, err)) return 0;
    } else if ((open->store = store_open(db, NULL, err))) {
        if (hold) store_hold(open->store);
        open->game = loaded_game_open(open->store, game, err);
        if (open->game) return 0;
    }
    open_game_close(open);
    return -1;
}

int open_game_read(OpenGame *open, const char *db, const char *game, Err *err)
{
    return read_game(open, db, game, false, err);
}

int open_game_hold(OpenGame *open, const char *db, const char *game, Err *err)
{
    return read_game(open, db, game, true, err);
}

int open_game_read_bytes(OpenGame *open, const StoreBytes *bytes, const char *game,
                         Err *err)
{
    *open = (OpenGame){.store = store_open_bytes(bytes, NULL, err)};
    if (open->store) open->game = loaded_game_open(open->store, game, err);
    if (open->game) return 0;
    open_game_close(open);
    return -1;
}

void open_game_close(OpenGame *open)
{
    store_close(open->store);
    loaded_game_free(open->game);
    *open = (OpenGame){0};
}

int open_game_usual_decks(OpenGame *open, int players, Arena *arena, const char **decks,
                          Err *err)
{
    const Rules *rules = loaded_game_rules(open->game);
    const char *const *usual;
    const char **names;

    if (!deck_sections_n(rules)) return 0;
    usual = rules->play->decks->usual;
    for (int i = 0; usual && i < players; i++) decks[i] = usual[i];
    if (usual) return players;
    const int n = lookup_deck_names(open->store, arena, &names, err);
    for (int i = 0; i < players && n > 0; i++) decks[i] = names[i % n];
    return n > 0 ? players : n;
}

const char *open_game_name_of_path(const char *path, Arena *arena)
{
    return game_folder_name_near(path, arena);
}

const char *open_game_of_path(const char *db, const char *path, Arena *arena)
{
    const char *game = open_game_name_of_path(path, arena);
    const char *folder = game ? game_folder_above(path, arena) : NULL;
    char usual[4096];
    Err ignored;

    if (!folder) return game;
    database_path(usual, sizeof usual);
    Store *store = store_open(db ? db : usual, NULL, &ignored);
    const bool stored = store && loaded_game_is_there(store, game, &ignored) > 0;
    store_close(store);
    return stored ? game : folder;
}

// Returns the only game that [sql] finds for [text], "" if there are several, NULL if
// there is none. [sql] gives a name of a game and how many games there are.
static const char *only_game(Store *store, const char *sql, const char *text,
                             Arena *arena)
{
    Err ignored;
    sqlite3_stmt *row = store_statement(store, sql, &ignored);

    if (!row) return NULL;
    store_bind(row, "t", text);
    const int n = store_step(store, row, &ignored) > 0 ? store_number(row, 1) : 0;
    const char *game = n == 1 ? arena_text(arena, store_text(row, 0)) : n ? "" : NULL;
    sqlite3_reset(row);
    return game;
}

// Returns the only game that has a deck of that name, or else of a name with it in it.
static const char *game_of_deck(Store *store, const char *deck, Arena *arena)
{
    const char *game = only_game(store,
                                 "SELECT min(g.name), count(DISTINCT g.id)"
                                 " FROM deck d"
                                 " JOIN game g ON g.id = d.game"
                                 " WHERE fold(d.name) = fold(?1)",
                                 deck,
                                 arena);

    if (!game)
        game = only_game(store,
                         "SELECT min(g.name), count(DISTINCT g.id)"
                         " FROM deck d"
                         " JOIN game g ON g.id = d.game"
                         " WHERE instr(fold(d.name), fold(?1))",
                         deck,
                         arena);
    return game && *game ? game : NULL;
}

const char *open_game_of_set(const char *db, const char *game, const char *code,
                             Arena *arena)
{
    char usual[4096];
    Err ignored;

    database_path(usual, sizeof usual);
    if (game) return game;
    Store *store = store_open(db ? db : usual, NULL, &ignored);
    if (store)
        game = only_game(store,
                         "SELECT min(g.name), count(DISTINCT g.id)"
                         " FROM card_set s"
                         " JOIN game g ON g.id = s.game"
                         " WHERE s.code = ?1 COLLATE NOCASE",
                         code,
                         arena);
    store_close(store);
    return game && *game ? game : NULL;
}

const char *open_game_of_card(const char *db, const char *code, Arena *arena)
{
    char usual[4096];
    Err ignored;

    database_path(usual, sizeof usual);
    Store *store = store_open(db ? db : usual, NULL, &ignored);
    const char *game = store ? only_game(store,
                                         "SELECT min(g.name), count(DISTINCT g.id)"
                                         " FROM card c"
                                         " JOIN game g ON g.id = c.game"
                                         " WHERE c.code = ?1",
                                         code,
                                         arena)
                             : NULL;

    store_close(store);
    return game && *game ? game : NULL;
}

const char *open_game_of_decks(const char *db, const char *game,
                               const char *const *decks, int n, Arena *arena)
{
    char usual[4096];
    struct stat info;
    Err ignored;

    database_path(usual, sizeof usual);
    if (game || !n) return game;
    Store *store = store_open(db ? db : usual, NULL, &ignored);
    for (int i = 0; i < n && !game; i++) {
        if (stat(decks[i], &info) == 0 && S_ISREG(info.st_mode)) {
            const char *folder = game_folder_above(decks[i], arena);
            game = game_folder_name_near(decks[i], arena);
            if (game && folder &&
                (!store || loaded_game_is_there(store, game, &ignored) <= 0))
                game = folder;
        } else if (store) {
            game = game_of_deck(store, decks[i], arena);
        }
    }
    store_close(store);
    return game;
}
