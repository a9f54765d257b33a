// db_diff.h -- what differs between two databases, or between an import and a later one.
//
// Two databases are compared as they are, card by card in order of code, so that any
// number of cards fits. What changed since an import is told by its history: the tables
// card_change and set_change.

#ifndef DB_DIFF_H
#define DB_DIFF_H

#include <stdint.h>

#include "db/store/store.h"
#include "db/text/arena.h"

typedef enum { DB_DIFF_ADDED, DB_DIFF_REMOVED, DB_DIFF_CHANGED } DbDiffKind;

// One difference. A card that changed is told once for each field.
typedef struct {
    DbDiffKind how;
    const char *kind;      // "card", "script", "keyword", "words", "ban", "deck", "set"
    const char *name;      // of a card and its script the code
    const char *title;     // a card's name, else NULL
    const char *field;     // of a card that changed, else NULL
    const char *old, *now; // of the field; "": none
} DbDifference;

typedef struct {
    void (*tell)(void *context, const DbDifference *found);
    void *context;
    Arena *arena; // for what is read; emptied between cards
    Err *err;
} DbDiff;

// -1 with [err].
int db_diff(const DbDiff *compare, Store *before, Store *after);

// The set as it was after import [from] (0: before the first) and after import [to].
int db_diff_imports(const DbDiff *compare, Store *store, const char *set, int64_t from,
                    int64_t to);

// The import that [text] means: its number, or the last one up to a time such as
// 2026-09-18 or 2026-09-18T12:00. -1 with [err]: 66 where there was none.
int64_t db_diff_import_find(Store *store, const char *text, Err *err);

#endif
