// import.h -- puts sets, lists and decks into the database: everything given, or
// nothing.
//
// One call is one transaction. It writes only differences, so a second import of the
// same files writes nothing at all, not even a row of its own. The import tells faults
// of rows and scripts and leaves these out; the database keeps what it had of them.
//
// What lists and set folders say is kept, and the cards are worked out from it, whatever
// the order in which it came (db/settle/settle.h). The folder of a set decides the facts of
// its own cards, because its scripts rely on them. A list from outside adds texts, names and
// printings to them; if it contradicts a fact, the import tells that in a note.

#ifndef IMPORT_H
#define IMPORT_H

#include "db/lists/list_forms.h"
#include "db/store/store.h"
#include "db/text/problem.h"
#include "engine/kernel/base/limit.h"
#include "engine/kernel/cards/rules.h"

// The counts of one kind of thing from one source.
typedef struct {
    const char *source; // set code, file of a list, or "decks"
    const char *kind;   // "cards", "printings", "scripts", "keywords", "words", "decks"
    int added, changed, removed, unchanged, rejected;
    int merged;  // cards that turned out to be another one
    int waiting; // rows that no card is known for yet; they are kept
} Tally;

// A change of a known card.
typedef struct {
    const char *code; // the card's
    const char *field;
    const char *old, *now; // "": none
} Difference;

// A script that an import brings: it is new in the database, or changed.
typedef struct {
    const char *game, *kind, *name; // as in the table script
} ImportedScript;

typedef struct {
    Problems problems; // its arena owns the report; the caller sets and frees it
    Problems notes;    // remarks that reject nothing: what a list said in vain
    Difference *differences;
    int differences_n;
    int differences_more; // beyond DIFFERENCES_MAX
    const char *draft;    // text of a --map file, if columns were not clear
    Tally *tallies;
    int tallies_n;
    int changes; // all that was added, changed or removed
    int rejected;
    ImportedScript *scripts;
    int scripts_n;
    int scripts_rejected; // that could not be read; they are among the rejected
    int sets;             // folders of sets that were read
    const char **games;   // whose cards, lists or decks were read
    int games_n;
    bool game_changed; // scripts of a game, not of a set, are new
    bool written;
    int64_t first, last; // ids of its rows in the table import; 0: none
} ImportReport;

typedef struct {
    const Rules *rules;     // of lists and decks that lie in no game's folder; NULL: of
                            // the usual game
    const ListForms *forms; // list forms of that game only; NULL: none

    // Returns the rules of the game called [name], NULL: of the usual one. A game that is
    // written in Lua is loaded from [store] as it is now. They stay until the import has
    // ended. Returns NULL with [err] that says what is wrong with it, or that it is not
    // there. NULL: all paths are of the game of [rules].
    const Rules *(*find_game)(void *context, Store *store, const char *name, Err *err);
    const char *const *paths;
    int paths_n;
    const char *source; // the name of the source of all lists; NULL: that of each file
    bool sets_trust;    // the sources of all lists have this trust from now on
    int trust;
    bool remove;          // what lists no longer have leaves the database
    bool dry_run;         // write nothing
    bool strict;          // take nothing if something is rejected
    const char *map;      // path of a file that names the columns, or NULL
    const char *sheet;    // the only sheet of a spreadsheet that counts; NULL: all
    const char *language; // of lists without one; NULL: en
    void (*progress)(void *context, const char *path, int64_t done, int64_t total);

    // Judges the database as it is after the last path, inside the transaction, also if
    // nothing changed or nothing will be written. Returns -1 with [err] to import
    // nothing. NULL: nobody judges it.
    int (*before_commit)(void *context, Store *store, const ImportReport *report,
                         Err *err);
    void *context;
} ImportOptions;

// Returns the sums of all tallies.
Tally import_sum(const ImportReport *report);

// Imports the paths of [options] in order, but folders of games first. A folder with
// game.lua is a game with its sets and decks, a folder with set.json is a set; of any
// other folder the sets in it and all files are imported. A file, or "-", is a list of cards in a format
// of list_format.h, or decks. Returns -1 with [err] if a path as a whole is faulty, or
// if before_commit refuses: then nothing is imported. Rejected rows are no error; they
// are in the report.
int import_paths(Store *store, const ImportOptions *options, ImportReport *report,
                 Err *err);

#endif
