// store_guard.c -- switches SQLite's features off that no database of ours needs.
//
// A statement takes steps in proportion to the bytes of the file and to the rows that
// this connection wrote. A tree of pages that leads back into itself has rows without
// end; only counting stops it.

#include "db/store/store_guard.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "db/text/file.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"

enum { STEPS_AT_ONCE = 1000, SCHEMA_STEPS = 20000, ROW_BYTES = 16 };

static int64_t bytes_of(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 ? (int64_t)info.st_size : 0;
}

// Measures the file and its log, which other programs may make longer. A copy in memory
// keeps the bytes of its file.
static void measure_file(Store *store)
{
    const char *file = sqlite3_db_filename(store->db, "main");

    if (!file || !*file) return;
    const int64_t bytes = bytes_of(file) + bytes_of(sqlite3_filename_wal(file));
    if (bytes > store->bytes) store->bytes = bytes;
}

static bool runs_on(const Store *store)
{
    const int64_t rows = store->bytes / ROW_BYTES + sqlite3_total_changes64(store->db);

    return store->steps > STATEMENT_STEPS_MAX + rows * ROW_STEPS_MAX;
}

// Counts the steps of the current statement, and ends one that runs on.
static int count_steps(void *data)
{
    Store *store = data;

    store->steps += STEPS_AT_ONCE;
    if (!store->known) return store->steps > SCHEMA_STEPS;
    if (!runs_on(store)) return 0;
    measure_file(store);
    return runs_on(store);
}

void store_guard_set(Store *store)
{
    static const int off[] = {SQLITE_DBCONFIG_ENABLE_TRIGGER,
                              SQLITE_DBCONFIG_TRUSTED_SCHEMA,
                              SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION,
                              SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER};
    static const int limits[][2] = {{SQLITE_LIMIT_LENGTH, SCHEMA_TEXT_MAX},
                                    {SQLITE_LIMIT_SQL_LENGTH, SCHEMA_TEXT_MAX},
                                    {SQLITE_LIMIT_COLUMN, 64},
                                    {SQLITE_LIMIT_EXPR_DEPTH, 100},
                                    {SQLITE_LIMIT_ATTACHED, 0},
                                    {SQLITE_LIMIT_TRIGGER_DEPTH, 8}};

    for (int i = 0; i < COUNT_OF(off); i++)
        (void)sqlite3_db_config(store->db, off[i], 0, NULL);
    (void)sqlite3_db_config(store->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    for (int i = 0; i < COUNT_OF(limits); i++)
        (void)sqlite3_limit(store->db, limits[i][0], limits[i][1]);
    (void)sqlite3_exec(store->db, "PRAGMA cell_size_check = ON", NULL, NULL, NULL);
    measure_file(store);
    sqlite3_progress_handler(store->db, STEPS_AT_ONCE, count_steps, store);
}

void store_guard_schema_known(Store *store)
{
    (void)sqlite3_limit(store->db, SQLITE_LIMIT_LENGTH, CELL_BYTES_MAX);
    (void)sqlite3_limit(store->db, SQLITE_LIMIT_SQL_LENGTH, CELL_BYTES_MAX);
    // Views of ours use functions of JSON, which some versions of SQLite take for unsafe.
    (void)sqlite3_db_config(store->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 1, NULL);
    store->known = true;
}

// Returns whether the journal ends as SQLite ends one that names a further file: the journal
// of a transaction over several databases.
static bool names_a_file(const char *journal)
{
    static const unsigned char mark[] = {
        0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
    unsigned char end[sizeof mark];
    Err ignored;
    FILE *file = file_open_lines(journal, &ignored);
    const bool names = file && !fseek(file, -(long)sizeof end, SEEK_END) &&
                       fread(end, 1, sizeof end, file) == sizeof end &&
                       !memcmp(end, mark, sizeof end);

    if (file) (void)fclose(file);
    return names;
}

int store_guard_check_journal(const Store *store, Err *err)
{
    const char *file = sqlite3_db_filename(store->db, "main");

    if (!file || !*file) return 0;
    // SQLite would wait for a pipe, and follow a link.
    if (file_check_inside(sqlite3_filename_journal(file), err) ||
        file_check_inside(sqlite3_filename_wal(file), err))
        return -1;
    if (!names_a_file(sqlite3_filename_journal(file))) return 0;
    return err_set(
        err,
        CODE_DATA,
        "database %s has a journal %s-journal that no import leaves; it is not "
        "used",
        store->path,
        store->path);
}

void store_guard_begin(Store *store)
{
    store->steps = 0;
}
