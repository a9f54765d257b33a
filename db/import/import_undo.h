// import_undo.h -- takes an import back.

#ifndef IMPORT_UNDO_H
#define IMPORT_UNDO_H

#include "db/import/base/import_options.h"

// Takes the statements of [import] back: each field of a card, each set, script, ban,
// deck, map and the trust of a source becomes what the other imports state of it. Later
// imports stay. An undo is an import of its own, as one transaction, with a row in the
// table import; when it is undone itself, the first import counts again. Of the options
// it uses rules, forms, find_game, dry_run and before_commit.
//
// Returns 0, or -1 with [err]; then nothing has changed. 66: there is no such import.
// 65: it is undone already; its statements are not kept (those of imports before version
// 10 of the database); a set would lose one that it needs; or a game would go, though
// later imports brought parts of it.
int import_undo(Store *store, const ImportOptions *options, int64_t import,
                ImportReport *report, Err *err);

#endif
