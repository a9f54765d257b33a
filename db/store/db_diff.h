// compare.h -- what differs between two databases, or between an import and a later one.
//
// Two databases are compared as they are, card by card in order of code, so that any
// number of cards fits. What changed since an import is told by its history: the tables
// card_change and set_change.

#ifndef COMPARE_H
#define COMPARE_H

#include <stdint.h>

#include "db/text/arena.h"
#include "db/store/store.h"

typedef enum { FOUND_ADDED, FOUND_REMOVED, FOUND_CHANGED } FoundHow;

// One difference. A card that changed is told once for each field.
typedef struct {
    FoundHow how;
    const char *kind;      // "card", "script", "keyword", "words", "ban", "deck", "set"
    const char *name;      // of a card and its script the code
    const char *title;     // a card's name, else NULL
    const char *field;     // of a card that changed, else NULL
    const char *old, *now; // of the field; "": none
} Found;

typedef struct {
    void (*tell)(void *context, const Found *found);
    void *context;
    Pool *pool; // for what is read; emptied between cards
    Err *err;
} Comparison;

// -1 with [err].
int compare_databases(const Comparison *compare, Store *before, Store *after);

// The set as it was after import [from] (0: before the first) and after import [to].
int compare_imports(const Comparison *compare, Store *store, const char *set,
                    int64_t from, int64_t to);

// The import that [text] means: its number, or the last one up to a time such as
// 2026-09-18 or 2026-09-18T12:00. -1 with [err]: 66 where there was none.
int64_t compare_import(Store *store, const char *text, Err *err);

#endif
