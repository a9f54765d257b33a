// catalog_inside.h -- what the two files of the catalog share. Nobody else includes it.

#ifndef CATALOG_INSIDE_H
#define CATALOG_INSIDE_H

#include "db/store/lookup.h"
#include "scripting/host.h"
#include "scripting/ruleset.h"
#include "tools/session/catalog.h"

// A set's words, loaded when the catalog is opened.
typedef struct {
    const char *set;
    const char *fault; // NULL if they work
} SetWords;

struct Catalog {
    Store *store;     // NULL with a ruleset
    Ruleset *ruleset; // NULL with a database; it owns the library then
    Arena *arena;
    Library *library;
    Host *host; // NULL with a ruleset
    SetWords *words;
    int words_n;
    const char **lines; // of the last deck
    const char **faults;
    const char **notes;  // on scripts that work
    DeckProblem *excess; // of the last deck, too
    int lines_n, faults_n, notes_n, excess_n;
};

// Loads the card with that row of the database, with its script. 0 with [err] if the
// database or a fact is at fault; a faulty script only makes the card unplayable.
CardId catalog_load_row(Catalog *catalog, int64_t id, Err *err);

#endif
