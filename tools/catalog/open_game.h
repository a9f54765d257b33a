// open_game.h -- the cards and the game that a command works with: --db and --game.
//
// --game is the name of a game in the database, a folder with game.lua, or a file that
// declares a game. The folder and the file are imported into a database in memory, so
// that a designer plays without an import, and every command has one way to its cards.

#ifndef OPEN_GAME_H
#define OPEN_GAME_H

#include "db/import/base/import_report.h"
#include "tools/catalog/loaded_game.h"

typedef struct {
    Store *store;
    LoadedGame *game; // current in the store
} OpenGame;

// Opens the database [db] (NULL: cards.db beside the program) with the game that [game]
// names; NULL: the usual one. Returns -1 with [err]: as store_open and loaded_game_open
// do, and 65 if a folder has a fault that an import would tell.
int open_game_read(OpenGame *open, const char *db, const char *game, Err *err);

// Does the same and reads one state of the database from the game on (store_hold).
int open_game_hold(OpenGame *open, const char *db, const char *game, Err *err);

// Opens a game of a database in memory, by its name; NULL: the usual one. Returns -1 with [err].
int open_game_read_bytes(OpenGame *open, const StoreBytes *bytes, const char *game,
                         Err *err);
void open_game_close(OpenGame *open);

// Returns whether [game] is a folder or a file, and no name.
bool open_game_is_path(const char *game);

// Returns the game that [decks] belong to, as --game takes it: the one of the database
// that alone has a deck of that name, or the one in whose folder the deck's file lies.
// Returns [game] if that is not NULL, and NULL if the decks say nothing. The arena owns
// the name.
const char *open_game_of_decks(const char *db, const char *game,
                               const char *const *decks, int n, Arena *arena);

// Returns the game of the database that alone has a card of that code, which [arena] owns;
// NULL: there is none, or several have one.
const char *open_game_of_card(const char *db, const char *code, Arena *arena);

// Does the same for the code of a set: the game of the database that alone has it.
const char *open_game_of_set(const char *db, const char *game, const char *code,
                             Arena *arena);

// Returns the name of the game that a file or a folder is for: of the game's folder in
// which it lies, or the one that the set.json says in whose folder it lies. NULL if it says
// nothing. The arena owns the name.
const char *open_game_name_of_path(const char *path, Arena *arena);

// Returns the same as --game takes it: the game's folder if the database has no game of
// that name.
const char *open_game_of_path(const char *db, const char *path, Arena *arena);

// Finds decks for [players] who name none: those that the game names, or else the first of
// the database in order of name. Returns how many it put into [decks], 0 if there are
// none or the game has no decks; -1 with [err]. The arena owns the names.
int open_game_usual_decks(OpenGame *open, int players, Arena *arena, const char **decks,
                          Err *err);

// Loads games for an import, as ImportOptions.find_game wants them. The importer's
// context begins with this.
typedef struct {
    struct {
        LoadedGame *game;
    } * list;
    int n;
    Arena *arena; // owns the list; set by the caller
    const char
        *game; // of lists and decks that lie in no game's folder; NULL: the usual one
} ImportedGames;

const Rules *open_game_for_import(void *context, Store *store, const char *name,
                                  Err *err);
void open_game_import_ended(ImportedGames *games);

// What is brought into a database in memory.
typedef struct {
    const char *const *paths;
    int paths_n;
    const char
        *game;  // of lists and decks that lie in no game's folder; NULL: the usual one
    bool lists; // what comes from outside: a row that is wrong is left out, and what a
                // list leaves out stays. Otherwise such a row is a fault
    int64_t undo; // takes back this import, and brings nothing; 0: none
} OpenGameImport;

// Imports into [store], a database in memory, for a game that begins at once. The caller sets
// the arena of the problems of [report]; it owns what the report says. Returns -1 with [err].
int open_game_import(Store *store, const OpenGameImport *import, ImportReport *report,
                     Err *err);

#endif
