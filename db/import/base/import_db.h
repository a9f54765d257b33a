// import_db.h -- the database that an import writes: its SQL, its memory, its error.
//
// Only db/import/ includes it. Code that writes rows and counts nothing needs no more
// of an import than this record. Words that all parts of an import use:
//
//     current   the game that is imported now, or the list that is read now
//     state     a source states a row: table `said` gets it (db/settle/statement.h)
//     touch     to write a row into temp.touched, because its card may change
//     settle    to work the touched cards out anew and write the differences

#ifndef IMPORT_DB_H
#define IMPORT_DB_H

#include <stdint.h>

#include "db/store/store.h"

typedef struct {
    Store *store;
    Err *err;
    Arena *arena;   // owns the report, and all that has to stay
    Arena *scratch; // for one group of rows; its user empties it
    int64_t
        indexed; // highest id of a card at the start of the transaction (card_index.c)
} ImportDb;

// Runs [sql] with parameters as store_bind takes them. Returns -1 on failure.
int import_db_exec(ImportDb *db, const char *sql, const char *letters, ...);

// Returns the number that [sql] finds for [text], -1 without a row, -2 on failure.
int64_t import_db_find(ImportDb *db, const char *sql, const char *text);

// Returns XXH64 of a text with [seed], so that several texts give one hash.
uint64_t import_db_hash(const char *text, uint64_t seed);

#endif
