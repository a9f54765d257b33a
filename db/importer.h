// importer.h -- what the parts of an import share. Private to db/.

#ifndef IMPORTER_H
#define IMPORTER_H

#include <stdint.h>

#include "deck_list.h"
#include "import.h"
#include "set_folder.h"

typedef enum { DONE_ADDED, DONE_CHANGED, DONE_REMOVED, DONE_UNCHANGED } Done;

typedef struct {
    Store *store;
    const ImportOptions *options;
    ImportReport *report;
    Pool *pool;
    Err *err;
    Tally *tally;  // of what is being written
    uint64_t hash; // of everything read from this path
} Importer;

// Opens the line of the table that follows: where results are counted.
void importer_open(Importer *importer, const char *source, const char *kind);
void importer_count(Importer *importer, Done done);

// Leaves one thing out and says why.
void importer_reject(Importer *importer, const Problem *problem);

// Runs [sql] with parameters as store_bind takes them.
int importer_do(Importer *importer, const char *sql, const char *letters, ...);

// The number that [sql] finds, -1 if there is no row, -2 where the database fails.
int64_t importer_find(Importer *importer, const char *sql, const char *text);

// XXH64 of a text, going on from [seed].
uint64_t importer_hash(const char *text, uint64_t seed);

int import_cards(Importer *importer, const SetFolder *set, int64_t set_id);
int import_scripts(Importer *importer, const SetFolder *set, int64_t set_id);
int import_formats(Importer *importer, const SetFolder *set, int64_t set_id);
int import_deck(Importer *importer, const char *path);

#endif
