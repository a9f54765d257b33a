// catalog_inside.h -- what the files of the catalog share.

#ifndef CATALOG_INSIDE_H
#define CATALOG_INSIDE_H

#include "db/store/lookup.h"
#include "db/store/lookup_named.h"
#include "tools/catalog/catalog.h"
#include "tools/catalog/open_game.h"
#include "tools/phrases/card_said.h"

// The words of a set, which are loaded when the catalog opens.
typedef struct {
    const char *set;
    ScriptFault fault; // without a line if the words work
} SetWords;

enum { ASKED_ROWS = 1024 };

// A row of the database that a caller has named, and its card, which is linked.
typedef struct {
    int64_t id; // 0: none
    CardId card;
} AskedRow;

// See catalog.h. The library and the host are those of the game if it is in Lua.
struct Catalog {
    OpenGame open;
    bool lent;           // [open] is the caller's
    Store *store;        // that of [open]
    bool borrowed;       // the store is the caller's,
    const Rules *before; // for whom this game was current
    Arena *arena;
    Library *library;
    Host *host;
    bool no_files; // decks come from the database and from texts alone
    SetWords *words;
    int words_n;
    const char **lines;   // problems of the last deck
    const char *left_out; // what its lines have that no deck has, or NULL
    ScriptFault *faults;
    const StoredScript *loading; // whose faults are being told
    ScriptNote *notes;           // on code that works, but is old or has no effect
    DeckProblem *excess;         // of the last deck
    int named;                   // cards whose columns of names have been followed,
    NamedRows named_rows;        // and where these led
    bool tolerant;               // it opens whatever its cards together fail to be
    CardsFault *together;        // what that is
    int lines_n, faults_n, notes_n, excess_n, together_n;
    AskedRow asked[ASKED_ROWS];             // each where its id leaves the rest
    void (*made)(void *self, Table *table); // sees each table; NULL: nobody
    void *watcher;
    Speaker speaker; // says cards, from the first question on
};

// Loads the card with that row of the database, and its script. Returns 0 with [err] if
// the database or a fact is at fault. A faulty script only makes the card unplayable.
CardId catalog_load_row(Catalog *catalog, int64_t id, Err *err);

// Finds what the cards fail to be together; demands on them only if they are all there: the
// caller says so, or the game has no decks. Returns -1 with [err] for the first fault, unless
// the catalog is tolerant.
int catalog_check_together(Catalog *catalog, bool whole, Err *err);

// Loads the cards that columns of names lead to, wherever these lead, and links the library.
// Returns -1 with [err] if one cannot be loaded.
int catalog_link(Catalog *catalog, Err *err);

#endif
