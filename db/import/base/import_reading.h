// import_reading.h -- one list or folder that an import reads, as a source of statements.
//
// Whoever reads the list or folder makes the record and passes it down. Unless its
// comment says more, a function returns 0, or -1 with the error in ImportDb.err.

#ifndef IMPORT_READING_H
#define IMPORT_READING_H

#include "db/import/base/importer.h"

// A list or a folder as a source of statements (db/settle/statement.h).
typedef struct {
    Importer *importer;
    struct KeyFilter *seen; // the places of its rows so far; NULL: it has no rows
    const char *file;       // as messages name it
    const char *label;      // as tallies name it
    const char *name;       // of the source; NULL: no row was read yet
    const char *form;
    int64_t source; // 0: the database does not know it yet
    int64_t id;     // in table reading; 0: it has stated nothing new yet
    bool known;     // earlier imports read the source
    bool dated;     // rows without a date are the oldest
    bool rejected;  // the import skipped a row
    int rows;       // of a list, as far as it was read
    // The set that was noted last (reading_sets.c).
    char set[NAME_BYTES_MAX], set_name[NAME_BYTES_MAX];
    int set_size;
    // The set of the last search (import_set_row.c); 0: none.
    int64_t card_set;
    char card_set_code[8];
} ImportReading;

// Begins to read the list or folder [file] in [form], whose statements are those of
// [source].
int import_reading_begin(ImportReading *reading, const char *file, const char *source,
                         const char *form);

// Returns the reading of a step that settles cards without a list or a folder: an undo,
// a decision of a person. Messages and tallies name the step. Selects the tally of its
// cards, the first line of the report.
ImportReading import_reading_of_step(Importer *importer);

// Returns the source of a list: its base name, its path within the folder that is
// imported, or for the standard input its form.
const char *import_reading_source(const Importer *importer, const char *file,
                                  const char *form);

// Makes the rows of import, source and reading, if there are none yet. Each part calls it
// before it writes a statement.
int import_reading_start(ImportReading *reading);

// Counts the card or printing with this code, once for the reading. One that is unchanged
// so far is only noted, and counts at the end (import_reading_count_same) if nothing of
// it has changed until then.
int import_reading_count(const ImportReading *reading, const char *kind,
                         const char *code, Done done);

// Counts the cards and printings of which the reading states nothing new, each once,
// and its rows that still wait.
int import_reading_count_same(const ImportReading *reading);

#endif
