// store_file.c -- opens and closes the file of a database, and empties the log beside it.
//
// From the end of its first import on a database has a write-ahead log (PATH-wal, with
// an index in PATH-shm): an import writes there, and readers go on with the state
// before it. So readers never wait, neither for a commit nor while the log is copied
// into the file.
//
// The last connection that closes removes the log, and keeps all others out while it
// does. So the log is copied earlier: after each commit, and before each close. A
// connection needs the right to write to remove the log; so readers open the file like
// writers, with query_only set.
//
// Locks of POSIX belong to the process: if it opens the file once more and closes that, all
// its connections lose their locks. So the checks read through SQLite's own open file.

#include "db/store/store_file.h"

#include <errno.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/store/store_guard.h"
#include "db/text/fold.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"

enum {
    READ_WAIT_MS = 1000, // who reads waits only while a killed import is undone
    WRITE_WAIT_MS = 10000,
    EMPTY_TRIES = 10, // a reader of one statement is done long before these are over
    EMPTY_WAIT_MS = 100,
    HEADER_BYTES = 100,
};

static const char settings[] =
    // SQLite checks references only on demand.
    "PRAGMA foreign_keys = ON;"
    // An import keeps up to 4 MiB of changes in memory; the rest goes to the log. Eight
    // times as much made an import no faster.
    "PRAGMA cache_size = -4096;";

// Returns whether the index of the log could not be made: its disk is full, say.
static bool lacks_index(const Store *store)
{
    const int fault = sqlite3_extended_errcode(store->db);

    return fault == SQLITE_IOERR_SHMSIZE || fault == SQLITE_IOERR_SHMMAP ||
           fault == SQLITE_IOERR_SHMOPEN;
}

int store_file_fault(const Store *store, Err *err)
{
    const char *path = store->path, *why = sqlite3_errmsg(store->db);
    const int line = (int)strcspn(why, "\n"); // it may quote the schema

    if (lacks_index(store))
        return err_set(err,
                       74,
                       "database %s: no room for the index of its log, %s-shm; is the "
                       "disk full?",
                       path,
                       path);
    switch (sqlite3_errcode(store->db)) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return err_set(err,
                       74,
                       "database %s is locked by another program; try again when it "
                       "has finished",
                       path);
    case SQLITE_TOOBIG:
        return err_set(err,
                       65,
                       "database %s has a cell of more than %d %s; it is not used",
                       path,
                       CELL_BYTES_MAX,
                       limit_row(LIMIT_CELL_BYTES)->words);
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return err_set(err,
                       65,
                       "database %s is damaged (%.*s); delete it and import again",
                       path,
                       line,
                       why);
    case SQLITE_INTERRUPT:
        return err_set(err,
                       65,
                       "database %s makes a statement run on and on; it is not used",
                       path);
    default: return err_set(err, 74, "database %s: %.*s", path, line, why);
    }
}

static unsigned big_endian(const unsigned char *bytes, int n)
{
    unsigned value = 0;

    for (int i = 0; i < n; i++) value = value << 8 | bytes[i];
    return value;
}

// Returns the bytes of a file, -1 if there is none.
static int64_t size_of(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 ? (int64_t)info.st_size : -1;
}

// Returns the file of the log, which lies beside the file that a symbolic link names,
// or NULL for a database in memory.
static const char *log_of(const Store *store)
{
    const char *file = sqlite3_db_filename(store->db, "main");

    return file && *file ? sqlite3_filename_wal(file) : NULL;
}

static bool is_same(const char *path, const char *other)
{
    struct stat one, two;

    return stat(path, &one) == 0 && stat(other, &two) == 0 &&
           one.st_dev == two.st_dev && one.st_ino == two.st_ino;
}

bool store_file_is(const Store *store, const char *path)
{
    const char *file = sqlite3_db_filename(store->db, "main");
    char index[4096];

    if (!file || !*file) return false;
    (void)snprintf(index, sizeof index, "%s-shm", file);
    return is_same(path, file) || is_same(path, log_of(store)) || is_same(path, index);
}

// Returns whether an import runs, or was killed, or left its log. Until SQLite has read
// that, the header of the file may be wrong.
static bool has_log(const Store *store)
{
    const char *file = sqlite3_db_filename(store->db, "main");

    return file && *file &&
           (size_of(sqlite3_filename_wal(file)) > 0 ||
            size_of(sqlite3_filename_journal(file)) > 0);
}

// The beginning of the file in SQLite's format, and how long the file is.
typedef struct {
    unsigned char bytes[HEADER_BYTES];
    int n;
    sqlite3_int64 size;
} Head;

static int read_head(const Store *store, Head *head, Err *err)
{
    sqlite3_file *file = NULL;

    *head = (Head){.n = HEADER_BYTES};
    (void)sqlite3_file_control(
        store->db, "main", SQLITE_FCNTL_FILE_POINTER, (void *)&file);
    ASSERT(file && file->pMethods); // SQLite has opened the file
    if (file->pMethods->xFileSize(file, &head->size) == SQLITE_OK) {
        if (head->size < head->n) head->n = (int)head->size;
        // The length once more: a checkpoint writes the header first.
        if (file->pMethods->xRead(file, head->bytes, head->n, 0) == SQLITE_OK &&
            file->pMethods->xFileSize(file, &head->size) == SQLITE_OK)
            return 0;
    }
    return err_set(err, 74, "database %s cannot be read", store->path);
}

static int64_t said_bytes(const Head *head)
{
    const unsigned page = big_endian(head->bytes + 16, 2);

    return (int64_t)(page == 1 ? 65536 : page) * big_endian(head->bytes + 28, 4);
}

// Returns whether the file wants a log beside it.
static bool wants_log(const Head *head)
{
    return head->bytes[19] == 2;
}

// Checks the header of the SQLite file format: its first bytes, and that the file is as
// long as it says. SQLite itself notices a lost page only when it reads that page.
static int check_head(const Store *store, Head *head, Err *err)
{
    const char *path = store->path;

    if (read_head(store, head, err)) return -1;
    if (has_log(store)) return 0;
    if (head->n < 16 || memcmp(head->bytes, "SQLite format 3", 16) != 0)
        return err_set(err, 65, "%s is not a card database", path);
    if (head->n < HEADER_BYTES)
        return err_set(err,
                       65,
                       "database %s is truncated: %d bytes; delete it and import again",
                       path,
                       head->n);
    if (head->size >= said_bytes(head) || has_log(store)) return 0;
    // An import may have ended meanwhile; its log was copied before it was emptied.
    if (read_head(store, head, err)) return -1;
    if (head->size >= said_bytes(head)) return 0;
    return err_set(err,
                   65,
                   "database %s is truncated: %lld bytes of %lld; delete it and import "
                   "again",
                   path,
                   (long long)head->size,
                   (long long)said_bytes(head));
}

static void the_game(sqlite3_context *context, int n, sqlite3_value **values)
{
    const Store *store = sqlite3_user_data(context);

    (void)n, (void)values;
    sqlite3_result_int64(context, store->game);
}

// Adds the SQL function the_game(): the id of the current game. The game changes between
// statements only, so SQLite may ask once for all rows of a statement.
static int add_the_game(Store *store)
{
    return sqlite3_create_function(store->db,
                                   "the_game",
                                   0,
                                   SQLITE_UTF8 | SQLITE_DETERMINISTIC |
                                       SQLITE_DIRECTONLY,
                                   store,
                                   the_game,
                                   NULL,
                                   NULL);
}

// Opens [name], a path or an address, which SQLite does without reading from it. SQLite
// need not sum up the memory that it has, under a lock each time: nobody asks for that.
static int connect(Store *store, const char *name, int flags, Err *err)
{
    (void)sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); // before the first one alone
    const int status =
        sqlite3_open_v2(name, &store->db, flags | SQLITE_OPEN_NOMUTEX, NULL);

    if (status != SQLITE_OK) {
        const int system = store->db ? sqlite3_system_errno(store->db) : 0;
        return err_set(err,
                       74,
                       "database %s: %s",
                       store->path,
                       system ? strerror(system) : sqlite3_errstr(status));
    }
    store_guard_set(store);
    // A checkpoint within COMMIT would wait for nobody and tell nothing:
    // store_file_committed has its own.
    (void)sqlite3_wal_autocheckpoint(store->db, 0);
    if (fold_register(store->db) != SQLITE_OK || add_the_game(store)) abort();
    return store_guard_check_journal(store, err);
}

// Reads once, so that SQLite opens the log and undoes an import that was killed.
// Returns the status of SQLite.
static int read_once(const Store *store)
{
    return sqlite3_exec(
        store->db, "SELECT count(*) FROM sqlite_schema", NULL, NULL, NULL);
}

static int set_up(const Store *store, Err *err)
{
    if (read_once(store) != SQLITE_OK) return store_file_fault(store, err);
    (void)sqlite3_exec(store->db, settings, NULL, NULL, NULL);
    return 0;
}

static bool is_file(const Store *store, Err *err)
{
    struct stat info;

    // Opening a pipe would wait until another program writes to it.
    if (stat(store->path, &info) != 0 || S_ISREG(info.st_mode)) return true;
    (void)err_set(err, 74, "database %s is no file", store->path);
    return false;
}

// Returns whether this process may neither write the file nor, for the log, beside it.
static bool is_only_read(const Store *store)
{
    char folder[4096];

    if (sqlite3_db_readonly(store->db, "main") == 1) return true;
    text_copy(folder, sizeof folder, sqlite3_db_filename(store->db, "main"));
    return access(dirname(folder), W_OK) != 0;
}

// Returns the address by which SQLite takes [file] as it lies there and looks for no
// log; to be freed by sqlite3_free. Three letters have a meaning of their own in an
// address.
static char *address_of(const char *file)
{
    sqlite3_str *text = sqlite3_str_new(NULL);

    sqlite3_str_appendall(text, "file:");
    for (const char *it = file; *it; it++)
        sqlite3_str_appendf(text, strchr("?#%", *it) ? "%%%02X" : "%c", *it);
    sqlite3_str_appendall(text, "?immutable=1");
    return sqlite3_str_finish(text);
}

// Opens a database that wants a log where this process cannot make one: on a disk or in a
// folder that it may only read, or on a full disk.
static int open_as_it_lies(Store *store, Err *err)
{
    char *address = address_of(sqlite3_db_filename(store->db, "main"));

    ENOUGH(address);
    sqlite3_close(store->db);
    store->db = NULL;
    const int failed =
        connect(store, address, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, err);
    sqlite3_free(address);
    return failed ? -1 : set_up(store, err);
}

int store_file_open_to_read(Store *store, Err *err)
{
    Head head;

    if (!is_file(store, err) ||
        connect(store, store->path, SQLITE_OPEN_READWRITE, err) ||
        check_head(store, &head, err))
        return -1;
    if (is_only_read(store) && wants_log(&head)) {
        // With a log others are at work, who made what is needed to read it.
        if (size_of(log_of(store)) < 0) return open_as_it_lies(store, err);
        if (read_once(store) != SQLITE_OK) {
            if (!has_log(store)) return open_as_it_lies(store, err);
            return err_set(err,
                           74,
                           "database %s cannot be read without its log %s-wal: open it "
                           "once where it can be written",
                           store->path,
                           store->path);
        }
    }
    sqlite3_busy_timeout(store->db, READ_WAIT_MS);
    const bool killed = has_log(store);
    if (set_up(store, err)) {
        if (!lacks_index(store) || has_log(store)) return -1;
        *err = (Err){0};
        return open_as_it_lies(store, err);
    }
    if (killed && check_head(store, &head, err)) return -1;
    (void)sqlite3_exec(store->db, "PRAGMA query_only = ON", NULL, NULL, NULL);
    store->only_reads = true;
    return 0;
}

int store_file_open_bytes(Store *store, const StoreBytes *bytes, Err *err)
{
    Head head;

    store->bytes = (int64_t)bytes->n;
    if (connect(store, ":memory:", SQLITE_OPEN_READWRITE, err)) return -1;
    if (sqlite3_deserialize(store->db,
                            "main",
                            bytes->data,
                            (sqlite3_int64)bytes->n,
                            (sqlite3_int64)bytes->n,
                            SQLITE_DESERIALIZE_READONLY))
        return store_file_fault(store, err);
    if (check_head(store, &head, err) || set_up(store, err)) return -1;
    (void)sqlite3_exec(store->db, "PRAGMA query_only = ON", NULL, NULL, NULL);
    store->only_reads = true;
    return 0;
}

// Returns whether the file can be written, and beside it, for the log.
static int check_writable(const Store *store, Err *err)
{
    if (!is_only_read(store)) return 0;
    return err_set(
        err,
        74,
        sqlite3_db_readonly(store->db, "main") == 1
            ? "database %s may only be read by you"
            : "database %s lies in a folder that may only be read by you, and an import "
              "writes beside it",
        store->path);
}

int store_file_open_to_write(Store *store, Err *err)
{
    Head head;
    const bool memory = !*store->path;
    const bool filled = !memory && size_of(store->path) > 0;

    if ((!memory && !is_file(store, err)) ||
        connect(store,
                memory ? ":memory:" : store->path,
                SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                err) ||
        (filled && check_head(store, &head, err)) ||
        (!memory && check_writable(store, err)))
        return -1;
    sqlite3_busy_timeout(store->db, WRITE_WAIT_MS);
    return set_up(store, err);
}

static bool keeps_log(const Store *store)
{
    sqlite3_stmt *row = NULL;

    if (sqlite3_prepare_v2(store->db, "PRAGMA journal_mode", -1, &row, NULL))
        return false;
    const bool log = sqlite3_step(row) == SQLITE_ROW &&
                     !strcmp((const char *)sqlite3_column_text(row, 0), "wal");
    sqlite3_finalize(row);
    return log;
}

static int copy_log(const Store *store, int mode)
{
    return sqlite3_wal_checkpoint_v2(store->db, "main", mode, NULL, NULL);
}

// Copies the log into the file and empties it. Others read meanwhile; but the log can
// be emptied only when nobody reads an earlier state, and a second checkpoint at the
// same time is refused at once.
static void empty_log(Store *store)
{
    const char *log = log_of(store);

    store->log_kept = 0;
    if (size_of(log) <= 0) return;
    (void)copy_log(store, SQLITE_CHECKPOINT_PASSIVE); // while others may write
    sqlite3_busy_timeout(store->db, 0);
    for (int i = 0; i < EMPTY_TRIES; i++) {
        if (i) sqlite3_sleep(EMPTY_WAIT_MS);
        if (copy_log(store, SQLITE_CHECKPOINT_TRUNCATE) == SQLITE_OK) break;
    }
    sqlite3_busy_timeout(store->db, WRITE_WAIT_MS);
    if (size_of(log) > 0) store->log_kept = size_of(log);
}

int store_file_check_log(Store *store, Err *err)
{
    const char *log = log_of(store);
    const int64_t most = (int64_t)LOG_MIB_MAX << 20;

    if (!log || size_of(log) <= most) return 0;
    empty_log(store);
    if (store->log_kept <= most) return 0;
    return err_set(
        err,
        74,
        "database %s: its log %s-wal has %lld MiB, because a program keeps on "
        "reading an earlier state; end that program and import again",
        store->path,
        store->path,
        (long long)(store->log_kept >> 20));
}

// A database of an earlier form, and one whose first import this was, had no log. A reader
// who is just at work puts the change off to the next import.
void store_file_committed(Store *store)
{
    if (!log_of(store)) return;
    if (keeps_log(store)) {
        empty_log(store);
        return;
    }
    sqlite3_busy_timeout(store->db, READ_WAIT_MS);
    (void)sqlite3_exec(store->db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL);
    sqlite3_busy_timeout(store->db, WRITE_WAIT_MS);
}

void store_file_undone(Store *store)
{
    if (log_of(store)) empty_log(store);
}

void store_file_close(Store *store)
{
    if (!store->db) return;
    sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL); // store_hold
    if (log_of(store)) (void)copy_log(store, SQLITE_CHECKPOINT_PASSIVE);
    sqlite3_close(store->db);
}
