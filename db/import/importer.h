// importer.h -- what the parts of an import share. Private to db/.

#ifndef IMPORTER_H
#define IMPORTER_H

#include <stdint.h>

#include "db/decks/deck_list.h"
#include "db/import/import.h"
#include "db/lists/card_sink.h"
#include "db/lists/set_folder.h"

typedef enum { DONE_ADDED, DONE_CHANGED, DONE_REMOVED, DONE_UNCHANGED } Done;

typedef struct Importer {
    Store *store;
    const ImportOptions *options;
    ImportReport *report;
    Arena *arena;
    Err *err;
    const char *path;   // as given
    SetFolder *folders; // read so far
    int folders_n;
    Tally *tally;    // of what is being written
    uint64_t hash;   // of everything read from this path
    int64_t import;  // the row of table import for this path; 0: nothing written yet
    int changes_n;   // rows of card_change it has
    int64_t rows;    // rows of lists read
    int64_t indexed; // the last card that searches knew at the start
    struct KeySet *seen; // codes of the list at hand so far
    int64_t set;         // found last by import_set_row, for
    char set_code[8];
    char set_name[80];
} Importer;

// Opens the line of the table that follows: where results are counted.
void importer_open(Importer *importer, const char *source, const char *kind);
void importer_count(Importer *importer, Done done);

// Leaves one thing out and says why.
void importer_reject(Importer *importer, const Problem *problem);

// Runs [sql] with parameters as store_bind takes them.
int importer_exec(Importer *importer, const char *sql, const char *letters, ...);

// The number that [sql] finds, -1 if there is no row, -2 where the database fails.
int64_t importer_find(Importer *importer, const char *sql, const char *text);

// XXH64 of a text, going on from [seed].
uint64_t importer_hash(const char *text, uint64_t seed);

// Makes the row of table import, if there is none yet: before anything is written that
// names it.
int importer_start(Importer *importer);

// Notes what changed on card [id], for the table and for history.
int importer_change(Importer *importer, int64_t id, const Difference *difference);

// Notes in history what became of a script of a set, or of a card that is gone.
// [hashes]: of its source before and now, 0: there was none, there is none.
int importer_set_change(Importer *importer, int64_t set, const char *kind,
                        const char *name, const int64_t hashes[2]);

#endif
