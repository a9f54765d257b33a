// new_files.h -- writes the files that a set or a game begins with.
//
// In paths and texts @ stands for the code of the set, & for that code in small
// letters, ~ for the name of the game, $ for the level of its language, ^ for the codes of the
// needed sets, without those that stand before it already. A file that is there already is never
// overwritten.

#ifndef NEW_FILES_H
#define NEW_FILES_H

#include <stdbool.h>

#include "engine/base/err.h"
#include "engine/play/play_new.h"

typedef struct {
    const char *folder, *code, *game;
    const char *needs; // codes with commas between them, or NULL
    int api;
} NewNames;

// Makes the folder, and in it the [files] with the folders that they need, all or nothing.
// Prints the path of each. Returns -1 with [err].
int new_files_write(const NewFile *files, const NewNames *names, Err *err);

// Return the name that a file has below the folder, and its text. The caller frees them.
char *new_files_name(const NewFile *file, const NewNames *names);
char *new_files_text(const NewFile *file, const NewNames *names);

// Returns whether the text is the code of a set: two to seven capitals and digits, a letter first.
// new_files_is_game: the name of a new game.
bool new_files_is_code(const char *text);
bool new_files_is_game(const char *text);

// Returns the files of a game that plays at once.
const NewFile *new_files_of_game(void);

#endif
