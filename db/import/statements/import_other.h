// import_other.h -- things that are no cards: rows of sets, scripts, bans, decks, maps of
// columns, the trust of sources.
//
// What imports said of them is kept (table said_thing), so that an undo finds what was there
// before. The parts of an import write their tables themselves; at the end of each import all
// that changed is noted at once. So no part can forget it.

#ifndef IMPORT_OTHER_H
#define IMPORT_OTHER_H

#include "db/import/base/import_reading.h"

// Notes each thing that is other than what imports said of it as said by this import.
// Returns -1 with the error in the Importer.
int import_other_say(Importer *importer);

// Makes the table of what an import says again, without a change: such things hold even if
// the import that said them first is undone.
int import_other_begin(Importer *importer);

// Notes that the import says a thing as it is; [set] 0: it belongs to none. For a script,
// [kind] is its own.
int import_other_same(Importer *importer, int64_t set, const char *kind,
                      const char *name);

// Notes that a set's folder still has nothing of what is gone.
int import_other_gone(Importer *importer, int64_t set);

// Writes what was noted. The import has its row by now.
int import_other_again(Importer *importer);

// Makes the things of the game at hand of which the imports in temp.turned said something
// what the other imports say of them, counts and tells them; for cards whose values that
// may change it fills temp.touched. Returns -1 with the error in the Importer.
typedef enum {
    THING_OF_SETS, // all but those of the game
    THING_OF_GAME, // its own scripts
} ThingPart;
int import_other_restore(ImportReading *reading, ThingPart part);

#endif
