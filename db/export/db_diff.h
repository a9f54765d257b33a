// db_diff.h -- finds what differs between two databases, or between two imports of one.
//
// Two databases are compared card by card in order of code, so the memory needed does
// not grow with the number of cards. Imports are compared by their history: the tables
// card_change and set_change.

#ifndef DB_DIFF_H
#define DB_DIFF_H

#include <stdint.h>

#include "db/store/store.h"
#include "db/text/arena.h"

typedef enum { DB_DIFF_ADDED, DB_DIFF_REMOVED, DB_DIFF_CHANGED } DbDiffKind;

// One difference. A card that changed gives one for each field that differs.
typedef struct {
    DbDiffKind how;
    const char *kind;      // "card", "script", "keyword", "words", "ban", "deck", "set"
    const char *name;      // of a card and of its script: the code
    const char *title;     // of a card: its name; else NULL
    const char *field;     // of a card that changed; else NULL
    const char *old, *now; // its values; "": none
} DbDifference;

typedef struct {
    void (*tell)(void *context, const DbDifference *found);
    void *context;
    Arena *arena; // the comparison empties it between cards
    Err *err;
} DbDiff;

// Tells all differences from [before] to [after]. Returns -1 with [err].
int db_diff(const DbDiff *compare, Store *before, Store *after);

// Tells what changed in [set] after import [from] (0: before the first one) up to
// import [to], which counts too. Returns -1 with [err]: 66 if there is no such set.
int db_diff_imports(const DbDiff *compare, Store *store, const char *set, int64_t from,
                    int64_t to);

// Returns the import that [text] names: its number, or the last one up to a time such
// as 2026-09-18 or 2026-09-18T12:00. Returns -1 with [err]: 66 if there was none.
int64_t db_diff_import_find(Store *store, const char *text, Err *err);

#endif
