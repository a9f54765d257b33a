// import_lost_decks.h -- tells which decks have cards that an import takes out of a set.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_LOST_DECKS_H
#define IMPORT_LOST_DECKS_H

#include "db/import/base/import_account.h"

// Begins to note the cards that go, and notes the one with that code, which is still there.
int import_lost_decks_begin(ImportDb *db);
int import_lost_decks_note(ImportDb *db, const char *code);

// Tells of each deck that has some of the noted cards, when these have gone; [file] is the list
// that has them no more.
int import_lost_decks_tell(ImportAccount *account, const char *file);

#endif
