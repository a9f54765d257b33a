// importer.h -- one import, from its first path to its last: its current game, and what
// the caller decided.
//
// It takes what lists, decks and folders have to a game. Facts of one list or folder are
// not here: they are passed down as an ImportReading (import_reading.h).

#ifndef IMPORTER_H
#define IMPORTER_H

#include "db/folders/set_folder.h"
#include "db/import/base/import_account.h"
#include "db/import/base/import_options.h"
#include "db/text/key_map.h"

// The games that this import has loaded; only import_game_use.c looks at them.
typedef struct {
    const char *name;
    const Rules *rules;
} ImportGame;
typedef struct {
    ImportGame *list;
    int n;
    const Rules *usual; // the usual game, once it is loaded
} ImportGames;

// The folders of sets that this import has read. A game is one without a code.
typedef struct {
    SetFolder *list;
    int n;
} ImportFolders;

typedef struct Importer {
    ImportDb *db;
    ImportAccount *account;
    const ImportOptions *options;
    const Rules *rules;     // of the current game
    const ListForms *forms; // its list forms
    ImportGames games;
    ImportFolders folders;
    const char *game_files; // the folder of decks of a game that is read; NULL: none
    KeyMap met; // the decks and ban lists that this import has read; import_met.h
} Importer;

#endif
