// import.h -- sets and decks into the database: all of what was given, or none.
//
// One call is one transaction, whatever was given. Only what differs is written, so that
// importing twice writes nothing at all, not even the note that it happened. What a row
// or a script has wrong is named and left out; what the database knew of it stays.

#ifndef IMPORT_H
#define IMPORT_H

#include "../engine/kernel/rules.h"
#include "problem.h"
#include "store.h"

// What happened to one kind of thing from one source.
typedef struct {
    const char *source; // set code, or "decks"
    const char *kind;   // "cards", "scripts", "keywords", "words", "decks"
    int added, changed, removed, unchanged, rejected;
} Tally;

typedef struct {
    Problems problems; // its pool owns everything here; the caller sets and frees it
    Tally *tallies;
    int tallies_n;
    int changes; // added, changed, removed
    int rejected;
    bool written;
} ImportReport;

typedef struct {
    const Rules *rules;
    const char *const *paths;
    int paths_n;
    bool dry_run; // write nothing
    bool strict;  // take nothing if something is rejected
} ImportOptions;

// Imports the paths of [options] in order: a folder with set.json is a set, any other folder its deck
// files (.txt, .json), a file a deck. -1 with [err] if nothing was taken because a path
// as a whole is at fault; rejected rows are in the report, not an error.
int import_paths(Store *store, const ImportOptions *options, ImportReport *report,
                 Err *err);

#endif
