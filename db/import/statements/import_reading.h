// import_reading.h -- one list or folder of an import as a source that says something.
//
// A function returns 0, or -1 with the error in the Importer, unless its comment says more.

#ifndef IMPORT_READING_H
#define IMPORT_READING_H

#include "db/import/base/importer.h"
#include "db/settle/settled.h"

// Begins to read the list or folder [file]: what it says is said by [source].
int import_reading_begin(Importer *importer, const char *file, const char *source,
                         const char *form);

// Returns the source of a list: its base name, its path within the folder that is
// imported, or for the standard input its form.
const char *import_reading_source(const Importer *importer, const char *file,
                                  const char *form);

// Says a row. Makes the rows of import, source and reading when the first word is said.
int import_reading_say(Importer *importer, const NewStatement *row);

// Notes name (NULL: none) and size of a set, which are said at the end of the reading.
int import_reading_say_set(Importer *importer, const char *code, const char *name,
                           int size);

// Notes that the list at hand still has the row [said]. Returns 1 if an earlier row of the
// list did so.
int import_reading_meet(Importer *importer, int64_t said);

// Notes that it says other than the row [said], which it met.
int import_reading_differ(Importer *importer, int64_t said);

// Notes that what its source took out before is still not there.
int import_reading_gone(Importer *importer);

// Makes the tables of what the readings of an import say again, without a change: their
// rows hold even if the import that said them first is undone.
int import_reading_again_begin(Importer *importer);

// Writes it. The import has its row by now.
int import_reading_again(Importer *importer);

// Touches the rows of a set that another size of it puts beyond it, or within it again.
int import_reading_touch_set(Importer *importer, const char *code, int size);

// Ends the reading: settles what it touched. With ImportOptions.remove, rows of the
// source that this list did not have no longer hold.
int import_reading_end(Importer *importer);

// Ends the reading of a set's folder, which is settled: notes and counts what is as before.
int import_reading_set_end(Importer *importer);

#endif
