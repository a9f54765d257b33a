// import.h -- puts sets, lists and decks into the database: everything given, or
// nothing.
//
// One call is one transaction. It writes only differences, so a second import of the
// same files writes nothing at all, not even a row of its own. The import reports
// faulty rows and scripts and leaves them out; the database keeps what it had of them.
//
// All statements of lists and set folders are kept, and the cards are worked out from
// them, whatever the order in which they came (db/settle/settle.h). The folder of a set
// decides the facts of its own cards, because its scripts rely on them. A list from
// outside adds texts, names and printings to them; if it contradicts a fact, the import
// reports that in a note.

#ifndef IMPORT_H
#define IMPORT_H

#include "db/import/base/import_options.h"

// Imports the paths of [options] in order, but folders of games first. A folder with
// game.lua is a game with its sets and decks, a folder with set.json is a set; of any
// other folder the sets in it and all files are imported. A file, or "-", is a list of
// cards in a format of list_format.h, or decks. Returns -1 with [err] if a path as a
// whole is faulty, or if before_commit refuses: then nothing is imported. Rejected rows
// are no error; they are in the report.
int import_paths(Store *store, const ImportOptions *options, ImportReport *report,
                 Err *err);

#endif
