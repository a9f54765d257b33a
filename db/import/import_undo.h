// import_undo.h -- takes back what an import said.

#ifndef IMPORT_UNDO_H
#define IMPORT_UNDO_H

#include "db/import/base/import_options.h"

// What [import] said no longer counts: each field of a card, each set, script, ban, deck, map
// and the trust of a source falls back to what the other imports say of it, and later imports
// stay. This is an import of its own, as one transaction, with a row in the table import;
// undone itself, what it undid counts again. Of the options it uses rules, forms, find_game,
// dry_run and before_commit. Returns 0, or -1 with [err]; then nothing has changed: 66 if there
// is no such import; 65 if it is undone already, if nothing of what it said is kept (of imports
// before version 10 of the database), if a set would be left without one that it needs, or a game
// would go of which later imports brought something.
int import_undo(Store *store, const ImportOptions *options, int64_t import,
                ImportReport *report, Err *err);

#endif
