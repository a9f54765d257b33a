// store_file.h -- opens and closes the file of a database and the log beside it.

#ifndef STORE_FILE_H
#define STORE_FILE_H

#include "db/store/store_record.h"

// Opens the file of [store] (its path; "": a database in memory), checks it as far as
// SQLite does so late or never, and reads from it once. Returns -1 with [err].
int store_file_open_to_read(Store *store, Err *err);
int store_file_open_to_write(Store *store, Err *err);

// Does the same with the bytes of such a file, to read.
int store_file_open_bytes(Store *store, const StoreBytes *bytes, Err *err);

// Refuses to begin a transaction while the log is longer than LOG_MIB, because programs
// that read the database keep it from being emptied. Returns -1 with [err].
int store_file_check_log(Store *store, Err *err);

// Is called after each commit. Gives the database a log if it has none yet; otherwise
// copies the log into the file and empties it. Sets [store->log_kept].
void store_file_committed(Store *store);

// Empties what a transaction that was undone left in the log.
void store_file_undone(Store *store);

// Copies what lies in the log into the file as far as nobody waits for that, and closes.
void store_file_close(Store *store);

// Returns whether [path] is the file of the database, its log or the log's index.
// Nobody may open these: closing them would take the locks of the store away.
bool store_file_is(const Store *store, const char *path);

// Fills [err] from the last failure and returns -1.
int store_file_fault(const Store *store, Err *err);

#endif
