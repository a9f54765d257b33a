// schema_check.h -- compares the schema of a file with the one that this program makes.
//
// A file that somebody handed over may have anything in its schema: a view in place of a
// table, a trigger that undoes what an import writes, a column worked out without end.
// So nothing of a file is read before its schema is that of this program.

#ifndef SCHEMA_CHECK_H
#define SCHEMA_CHECK_H

#include <sqlite3.h>

#include "engine/base/err.h"

// Compares every table, index, view and trigger with schema.sql and search_index.sql: names,
// and definitions but for blanks, comments and quotes. Returns -1 with [err], which names
// the first that differs, is missing or is one too many. [path] is for the message.
int schema_check(sqlite3 *db, const char *path, Err *err);

// Does the same before an upgrade, as far as it goes without the schema of that version:
// only tables and indexes, and the views and search indexes of earlier versions.
int schema_check_earlier(sqlite3 *db, const char *path, Err *err);

#endif
