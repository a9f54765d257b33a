// plain_inserts.h -- measures how long it takes to insert the rows of a database, and to
// do nothing else.

#ifndef PLAIN_INSERTS_H
#define PLAIN_INSERTS_H

#include <stdint.h>

#include "engine/base/err.h"

// Nanoseconds that the program worked.
typedef struct {
    int64_t all;  // from the opening of the new database to its end
    int64_t said; // of it, those for what lists say
} PlainInserts;

// Makes the database [copy] with the same schema as [path], and inserts the rows of all its
// tables and the entries of its indexes of words with one prepared statement for each table,
// in one transaction. Reading the rows does not count. Returns -1 with [err].
int plain_inserts_run(const char *path, const char *copy, PlainInserts *plain,
                      Err *err);

#endif
