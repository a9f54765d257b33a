// import.h -- sets, lists and decks into the database: all of what was given, or none.
//
// One call is one transaction, whatever was given. Only what differs is written, so that
// importing twice writes nothing at all, not even the note that it happened. What a row
// or a script has wrong is named and left out; what the database knew of it stays.
//
// A set's folder has the last word on its own cards, for its scripts are written for
// those facts: a list from outside brings texts, names and printings to them, and where
// it contradicts a fact, that is told as a note and left. Cards that no folder has are
// as the newest list says.

#ifndef IMPORT_H
#define IMPORT_H

#include "db/lists/list_forms.h"
#include "db/store/store.h"
#include "db/text/problem.h"
#include "engine/kernel/cards/rules.h"

// What happened to one kind of thing from one source.
typedef struct {
    const char *source; // set code, file of a list, or "decks"
    const char *kind;   // "cards", "printings", "scripts", "keywords", "words", "decks"
    int added, changed, removed, unchanged, rejected;
} Tally;

enum { DIFFERENCES_MAX = 10000 };

// What changed on a thing that was known.
typedef struct {
    const char *code; // of the card
    const char *field;
    const char *old, *now; // "": none
} Difference;

typedef struct {
    Problems problems; // its arena owns everything here; the caller sets and frees it
    Problems notes;    // what was understood and left as it is; rejects nothing
    Difference *differences;
    int differences_n;
    int differences_more; // beyond DIFFERENCES_MAX
    const char *draft;    // of a --map file, where columns were not clear
    Tally *tallies;
    int tallies_n;
    int changes; // added, changed, removed
    int rejected;
    bool written;
} ImportReport;

typedef struct {
    const Rules *rules;     // those that the store was opened with
    const ListForms *forms; // lists that only this game has; NULL: none
    const char *const *paths;
    int paths_n;
    bool dry_run;         // write nothing
    bool strict;          // take nothing if something is rejected
    const char *map;      // file that says what the columns of a list are, or NULL
    const char *language; // of lists that do not say theirs; NULL: en
    void (*progress)(void *context, const char *path, int64_t done, int64_t total);
    void *context;
} ImportOptions;

// All lines of the table as one.
Tally import_sum(const ImportReport *report);

// Imports the paths of [options] in order: a folder with set.json is a set, any other
// folder its deck files (.txt, .json); a file, or "-", is a list of cards in any form of
// format.h, or a deck. -1 with [err] if nothing was taken because a path
// as a whole is at fault; rejected rows are in the report, not an error.
int import_paths(Store *store, const ImportOptions *options, ImportReport *report,
                 Err *err);

#endif
