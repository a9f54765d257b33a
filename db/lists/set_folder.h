// set_folder.h -- a folder that is a set: its list, its words, keywords and card scripts.
//
//     my-set/
//       set.json              {"set": "MY", "name": "...", "game": "...", "api": 1}
//       cards.csv             card_list.h
//       words.lua             optional
//       keywords/NAME.lua     optional, one keyword each
//       formats.csv           optional, a ban list (import_format.c)
//       my-001-a-card.lua     one card each, found by its `card "CODE"`
//       scenarios/            not read here
//
// It is read into memory as a whole before the database is touched.

#ifndef SET_FOLDER_H
#define SET_FOLDER_H

#include "db/lists/set_list.h"

typedef struct {
    const char *kind; // "card", "keyword", "words"
    const char *name; // code, keyword, or the set's code
    const char *path;
    const char *source;
    const char *summary; // its opening comment; NULL if it has none
    size_t size;
} SetScript;

typedef struct {
    const char *path;
    const char *code, *name, *game;
    int api;
    SetList list;
    SetScript *scripts; // by path
    int scripts_n;
    int scripts_rejected;
} SetFolder;

// Reads the folder at [path] for the game of [rules]. What is wrong with one row or one
// script goes to [problems] and the rest is taken; -1 with [err] where set.json or the
// list as a whole is at fault, or the set is for another game or language level.
int set_folder_read(const char *path, const Rules *rules, SetFolder *set,
                    Problems *problems, Err *err);

// Names of files in [path] that end with [ending], sorted. NULL-ended; never NULL.
const char **set_folder_files(const char *path, const char *ending, Arena *arena);

#endif
