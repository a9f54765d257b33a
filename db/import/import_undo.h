// import_undo.h -- takes back what an import said of cards.

#ifndef IMPORT_UNDO_H
#define IMPORT_UNDO_H

#include "db/import/import.h"

// What lists said in [import] no longer counts; each field falls back to the next best
// source, and later imports stay. This is an import of its own, as one transaction, with a
// row in the table import; undone itself, what it undid counts again. Of the options it uses
// rules, forms, find_game, dry_run and before_commit. Returns 0, or -1 with [err]; then
// nothing has changed: 66 if there is no such import; 65 if it is undone already, if it
// brought a set folder (import the folder as it was), or if it said nothing of cards:
// scripts, keywords, bans, decks and maps are not undone.
int import_undo(Store *store, const ImportOptions *options, int64_t import,
                ImportReport *report, Err *err);

#endif
