// store.h -- the database file, opened for reading or for an import, and its
// statements.
//
// A Store is one connection and belongs to one thread. It refuses a file that is not
// ours (missing, of another application, of another version, truncated, locked) before
// it writes anything. It reads and writes the rows of one game, the current game, which
// statements call the_game(), and carries the columns of its facts (fact_columns.h);
// other games in the same file stay untouched. It keeps one prepared statement for each
// SQL text until it is closed; asking for the same text again ends the earlier use of
// that statement.

#ifndef STORE_H
#define STORE_H

#include <stdarg.h>

#include "db/store/store_record.h"

// Opens [path] for reading. Several programs may read at once, also during an import: each
// statement reads the state in which it began.
// [rules] is the current game, NULL until store_use names one. Returns NULL with [err]:
// 66 missing, 65 not a database of ours, 74 locked or unreadable.
Store *store_open(const char *path, const Rules *rules, Err *err);

// Opens a database in memory for reading. Returns NULL with [err] as store_open does.
Store *store_open_bytes(const StoreBytes *bytes, const Rules *rules, Err *err);

// Opens or creates [path] for an import. An empty path means a database in memory.
// store_begin makes the schema of a fresh file, within the transaction. First brings a
// database of an earlier version forward, in a separate transaction.
Store *store_open_to_write(const char *path, const Rules *rules, Err *err);

// Opens the database of [writer], which is in a transaction, as it was before that. The
// database must not be fresh. Returns NULL with [err]; also if the database has no log
// yet and the transaction is so large that it locks readers out.
Store *store_open_before(const Store *writer, const Rules *rules, Err *err);

// Opens a copy of [path] in memory, for an import that leaves the file as it is; where
// there is no such file, an empty database. For the copy, store_open_before opens the file
// itself.
// Returns NULL with [err] as store_open does.
Store *store_open_copy(const char *path, const Rules *rules, Err *err);

// Makes the game of [rules] the current one; NULL: none. [rules] and its words must
// outlive the store or its next game. Returns -1 with [err].
int store_use(Store *store, const Rules *rules, Err *err);

// Adds the row of the current game and the names of its facts, if they are not there
// yet, within a transaction. Returns -1 with [err].
int store_add_game(Store *store, Err *err);

// Closes the store and removes a file that it created and never filled. NULL is
// allowed.
void store_close(Store *store);

// Makes all further statements read one state, until store_let_go or the store is
// closed. No import can empty the log until then; so only commands that end soon call
// it.
void store_hold(Store *store);
void store_let_go(Store *store);

// Begin, commit and undo one transaction. store_begin takes the write lock at once. It
// adds the current game, if there is one.
// An import of many rows is copied into the file after its commit, while others read.
int store_begin(Store *store, Err *err);
int store_commit(Store *store, Err *err);
void store_rollback(Store *store);

// Makes the temporary table of [sql], which belongs to this store alone. A store that
// only reads may have one, too.
void store_make_temp(Store *store, const char *sql);

// Returns the statement of [sql], reset and without bindings. The store compares and
// keeps the text, so [sql] must outlive it. Returns NULL with [err].
sqlite3_stmt *store_statement(Store *store, const char *sql, Err *err);

// Binds parameters in order. Each letter says the type of one: t a text (NULL is null),
// i an int64_t, n an int (-1 is null).
void store_bind(sqlite3_stmt *statement, const char *letters, ...);
void store_bind_list(sqlite3_stmt *statement, const char *letters, va_list args);

// Returns the column of the fact with [id] in the table fact, or -1 if the game has
// none.
int store_fact_column(const Store *store, int64_t id);

// Steps a statement. Returns 1 with a row, 0 at the end, -1 with [err]: also if the row has
// a cell that no program of ours wrote (store_cell.h).
int store_step(Store *store, sqlite3_stmt *statement, Err *err);

// Refuses the database, because a reader came upon [what], which cannot be: names the row
// that is wrong, or else says [what]. Returns -1 with [err].
int store_wrong(Store *store, const char *what, Err *err);

// Return a column of the row as text ("" if null) or as a number (-1 if null). The text
// is valid until the next step.
const char *store_text(sqlite3_stmt *statement, int column);
int store_number(sqlite3_stmt *statement, int column);

#endif
