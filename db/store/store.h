// store.h -- the database file: opened for reading or for an import, and its statements.
//
// A Store is one connection and belongs to one thread. A file that is not ours (missing,
// another application's, another version's, truncated, locked) is refused before
// anything is written to it. It reads and writes the facts of one game, whose columns it
// carries (fact_columns.h). Statements are kept, one for each text, until the store is
// closed; a statement is free again when the next one with its text is asked for.

#ifndef STORE_H
#define STORE_H

#include <sqlite3.h>
#include <stdarg.h>
#include <stdbool.h>

#include "db/store/fact_columns.h"
#include "engine/kernel/base/err.h"

enum { STATEMENTS_MAX = 128 };

typedef struct {
    const char *sql;
    sqlite3_stmt *statement;
} Statement;

typedef struct {
    sqlite3 *db;
    char *path;
    bool fresh;        // opened for an import, nothing in it yet
    bool created;      // the file is our doing
    int upgraded_from; // the version that it had when it was opened; 0: the present one
    char *copy;        // then: where the database as it was lies, "" if another program
                       // brought it forward meanwhile; else NULL
    FactColumns facts; // of the game
    int64_t fact_ids[FACT_COLUMNS_MAX]; // their rows of the table fact, 0: not there
    Statement statements[STATEMENTS_MAX];
    int statements_n;
} Store;

// Opens [path] to read it; several may, also while one imports. [rules] are those of the
// game whose cards are read; NULL: none are. NULL with [err]: 66 missing, 65 not a database
// of ours, 74 locked or unreadable.
Store *store_open(const char *path, const Rules *rules, Err *err);

// Opens or creates [path] for an import. An empty path is a database in memory. The
// schema of a fresh file is made by store_begin, so that it is part of the transaction.
// Brings a database of an earlier version forward first, in a transaction of its own.
Store *store_open_to_write(const char *path, const Rules *rules, Err *err);

// NULL is allowed. A file that was created and never filled is removed.
void store_close(Store *store);

// One transaction; the write lock is taken at once.
int store_begin(Store *store, Err *err);
int store_commit(Store *store, Err *err);
void store_rollback(Store *store);

// The statement of [sql], ready to bind; [sql] must outlive the store. NULL with [err].
sqlite3_stmt *store_statement(Store *store, const char *sql, Err *err);

// Binds parameters in order, a letter each: t text (NULL is null), i int64_t, n int of
// which -1 is null.
void store_bind(sqlite3_stmt *statement, const char *letters, ...);
void store_bind_list(sqlite3_stmt *statement, const char *letters, va_list args);

// The column of the fact with that id of the table fact, -1 if the game does not have it.
int store_fact_column(const Store *store, int64_t id);

// 1: a row is there, 0: the end, -1 with [err].
int store_step(Store *store, sqlite3_stmt *statement, Err *err);

// A column as text, "" where it is null; as a number, -1 where it is null.
const char *store_text(sqlite3_stmt *statement, int column);
int store_number(sqlite3_stmt *statement, int column);

// Fills [err] from the last failure and returns -1.
int store_fault(const Store *store, Err *err);

#endif
