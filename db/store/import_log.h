// import_log.h -- reads the history: imports, their times and their changes.
//
// Everything read lives in the caller's arena. Functions return how many rows there are,
// or -1 with [err].

#ifndef IMPORT_LOG_H
#define IMPORT_LOG_H

#include "db/store/store.h"
#include "db/text/arena.h"

// A row of the table import.
typedef struct {
    int64_t id;
    const char *time, *source;
    int added, changed, removed, rejected;
    int64_t undoes;    // 0: it undoes none
    bool undone;       // its statements do not count
    int64_t undone_by; // 0: not by an import that counts itself
} ImportLogRow;

// Reads import [id], or all of them in the order of their ids if it is 0.
int import_log_rows(Store *store, int64_t id, Arena *arena, ImportLogRow **rows,
                    Err *err);

// A list or a set folder that an import read.
typedef struct {
    const char *game, *source, *form;
    int trust;
    int rows; // that stated something new
} ImportLogList;
int import_log_lists(Store *store, int64_t id, Arena *arena, ImportLogList **lists,
                     Err *err);

// A change that an import made: of a field of a card, of a script, deck, ban or other
// thing, or a card that came or went.
typedef struct {
    const char
        *kind; // "card", "new", "gone", "script", "keyword", "deck", "trust", ...
    const char *name;      // the code of a card or a set, or a name
    const char *field;     // of a card; else ""
    const char *old, *now; // of a field; "": none
} ImportLogChange;
int import_log_changes(Store *store, int64_t id, Arena *arena,
                       ImportLogChange **changes, Err *err);

#endif
