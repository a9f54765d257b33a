// import_other.h -- keeps what imports state of things that are no cards: rows of sets,
// scripts, bans, decks, maps of columns, the trust of sources.
//
// The table said_thing keeps it, so that an undo finds what was there before
// (restore_other.h). The parts of an import write their own tables; at the end of each step
// all differences are noted at once. So no part can forget them. The first step compares
// all things, each further one those whose rows it wrote, and so does the first one in a database in
// memory that an import left (Store.stated): each table of the view `thing` has its triggers in
// import_other.c. Each function returns -1 with the error in
// ImportDb.err.

#ifndef IMPORT_OTHER_H
#define IMPORT_OTHER_H

#include "db/import/base/import_account.h"

// SQL: two rows of the views `thing` and `thing_said` are of the same thing.
#define IMPORT_OTHER_SAME(a, b)                                                        \
    a ".game = " b ".game AND " a ".kind = " b ".kind AND " a ".card_set = " b         \
      ".card_set AND " a ".name = " b ".name"

// Notes each thing that differs from what imports stated of it, as stated by this import.
int import_other_say(ImportAccount *account);

// Makes the table of things that a step states again, without a change. They stay even if
// the import that stated them first is undone.
int import_other_begin(ImportAccount *account);

// Notes that the step states a thing as it is. [set] 0: it belongs to none. For a script,
// [kind] is its own.
int import_other_same(ImportDb *db, int64_t set, const char *kind, const char *name);

// Notes that the things that a set's folder lost earlier are still not there.
int import_other_gone(ImportDb *db, int64_t set);

// Writes what was noted. The import has its row by now.
int import_other_again(ImportAccount *account);

#endif
