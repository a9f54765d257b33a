// set_folder.h -- reads a folder that is a set: its list, words, keywords, card
// scripts.
//
//     my-set/
//       set.json              {"set": "MY", "name": "...", "game": "NAME", "api": 2,
//                              "needs": ["CODE", ...]} of sets that it builds on, optional
//       cards.csv             the set's own list (set_list.h)
//       words.lua             optional
//       keywords/NAME.lua     optional, one for each keyword
//       formats.csv           optional, a ban list (import_ban_list.c)
//       my-001-a-card.lua     one for each card, found by its `card "CODE"`
//       scenarios/            import does not read it
//
// The whole folder is in memory before the database is touched.

#ifndef SET_FOLDER_H
#define SET_FOLDER_H

#include "db/folders/set_list.h"
#include "db/folders/set_script.h"

// The game of a set.
typedef struct {
    const Rules *rules;
    const ListForms *forms; // how lists of it write symbols of texts; NULL: it has none
} SetGame;

typedef struct {
    const char *path;
    const char *code, *name, *game;
    int api;
    const char **needs; // codes of the sets that it builds on
    int needs_n;
    const char *list_path; // where it was read, for messages
    SetList list;
    SetScript *scripts; // in order of path
    int scripts_n;
    int scripts_rejected;
} SetFolder;

// Returns the name of the game in set.json of the folder [path], or NULL with [err].
const char *set_folder_game(const char *path, Arena *arena, Err *err);

// Reads the folder at [path] for [game]. Adds faults of single rows and
// scripts to [problems] and takes everything else. Returns -1 with [err] if set.json or
// the whole list is faulty, or if the set is for another game or a later language
// level. The arena of [problems] owns the result.
int set_folder_read(const char *path, const SetGame *game, SetFolder *set,
                    Problems *problems, Err *err);

// Returns the names of files in [path] that end with [ending], sorted; NULL ends the
// array. Without such files or folder the array is empty. Returns NULL with [err] (74) if the
// folder cannot be read, so that nobody takes it for an empty one.
const char **set_folder_files(const char *path, const char *ending, Arena *arena,
                              Err *err);

#endif
