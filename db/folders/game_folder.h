// game_folder.h -- reads a folder that is a game: its rules, and where its sets and decks
// lie.
//
//     my-game/
//       game.lua      declares the game: game "NAME" { ... }
//       rules/*.lua   optional, words of the game in any number of files
//       a-set/        any number of sets, also in folders of folders (set_folder.h)
//       decks/        optional
//
// A game may also be game.lua alone, under any name that ends with .lua. Its scripts are
// in memory before the database is touched.

#ifndef GAME_FOLDER_H
#define GAME_FOLDER_H

#include "db/folders/set_script.h"
#include "engine/base/err.h"

typedef struct {
    const char *path;   // of the folder or the file, without a slash at its end
    const char *name;   // of the game
    const char *main;   // path of game.lua
    SetScript *scripts; // game.lua, then the rules in order of their names
    int scripts_n;
    const char **sets; // folders with set.json, in order; NULL ends the array
    int sets_n;
    const char *decks; // the folder of decks, or NULL
} GameFolder;

// Returns whether [path] is a folder with game.lua, or a file that declares a game.
bool game_folder_is(const char *path, Arena *arena);

// Reads the game at [path]. Returns -1 with [err] if a script of it cannot be read, or
// if game.lua names no game, or if a link in the folder leads to another folder.
int game_folder_read(const char *path, GameFolder *game, Arena *arena, Err *err);

// Returns the path of the game's folder in which [path] lies, or NULL.
const char *game_folder_above(const char *path, Arena *arena);

// Returns the name of the game that [path] is for: that of the game's folder in which
// it lies, or the one in set.json of the set's folder in which it lies. NULL if there
// is neither.
const char *game_folder_name_near(const char *path, Arena *arena);

// Returns the name that the game at [path] has, or NULL with [err].
const char *game_folder_name(const char *path, Arena *arena, Err *err);

#endif
