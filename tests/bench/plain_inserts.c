// plain_inserts.c -- inserts the rows of one database into another, block by block.
//
// The clock runs while rows are written, not while they are read.

#include "tests/bench/plain_inserts.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/store/store.h"
#include "db/store/store_file.h"
#include "tools/door/progress.h"

enum { BLOCK = 2000, COLUMNS_MAX = 24 };

// Rows of one table, which are read before the clock starts.
typedef struct {
    sqlite3_stmt *read, *write;
    sqlite3_value *values[BLOCK * COLUMNS_MAX];
    int columns;
} Copying;

static int read_block(Copying *copying)
{
    int n = 0;

    for (; n < BLOCK && sqlite3_step(copying->read) == SQLITE_ROW; n++)
        for (int c = 0; c < copying->columns; c++)
            copying->values[n * copying->columns + c] =
                sqlite3_value_dup(sqlite3_column_value(copying->read, c));
    return n;
}

static bool write_block(Copying *copying, int n)
{
    for (int row = 0; row < n; row++) {
        for (int c = 0; c < copying->columns; c++)
            sqlite3_bind_value(
                copying->write, c + 1, copying->values[row * copying->columns + c]);
        if (sqlite3_step(copying->write) != SQLITE_DONE) return false;
        sqlite3_reset(copying->write);
    }
    return true;
}

// Inserts the rows of one table. Returns the nanoseconds of work, -1 if it failed.
static int64_t copy_rows(Copying *copying)
{
    int64_t ns = 0;
    int n;

    do {
        n = read_block(copying);
        const uint64_t started = progress_worked_ns();
        const bool written = write_block(copying, n);
        ns += (int64_t)(progress_worked_ns() - started);
        for (int i = 0; i < n * copying->columns; i++)
            sqlite3_value_free(copying->values[i]);
        if (!written) return -1;
    } while (n == BLOCK);
    return ns;
}

// Writes "INSERT INTO t (a, b) VALUES (?, ?)" for the columns of [read].
static void write_insert(char *sql, size_t size, const char *table, sqlite3_stmt *read)
{
    const int columns = sqlite3_column_count(read);
    size_t n = (size_t)snprintf(sql, size, "INSERT INTO %s", table);

    for (int c = 0; c < columns; c++)
        n += (size_t)snprintf(
            sql + n, size - n, "%s%s", c ? ", " : " (", sqlite3_column_name(read, c));
    for (int c = 0; c < columns; c++)
        n += (size_t)snprintf(sql + n, size - n, "%s?", c ? ", " : ") VALUES (");
    (void)snprintf(sql + n, size - n, ")");
}

// Copies one table. [sql] selects its rows, with rowid for an index of words.
static int64_t copy_table(sqlite3 *from, sqlite3 *to, const char *table,
                          const char *sql)
{
    Copying *copying = calloc(1, sizeof *copying);
    char insert[600];
    int64_t ns = -1;

    if (!copying) return -1;
    if (sqlite3_prepare_v2(from, sql, -1, &copying->read, NULL) == SQLITE_OK) {
        copying->columns = sqlite3_column_count(copying->read);
        write_insert(insert, sizeof insert, table, copying->read);
        if (copying->columns <= COLUMNS_MAX &&
            sqlite3_prepare_v2(to, insert, -1, &copying->write, NULL) == SQLITE_OK)
            ns = copy_rows(copying);
    }
    sqlite3_finalize(copying->read);
    sqlite3_finalize(copying->write);
    free(copying);
    return ns;
}

// Copies the tables of the schema, and its indexes of words as tables of their own.
static PlainInserts copy_tables(sqlite3 *from, sqlite3 *to)
{
    static const char find[] =
        "SELECT name, type = 'virtual' FROM pragma_table_list WHERE schema = 'main' AND"
        " type IN ('table', 'virtual') AND name NOT LIKE 'sqlite_%' ORDER BY 2";
    sqlite3_stmt *tables;
    PlainInserts sum = {0};

    if (sqlite3_prepare_v2(from, find, -1, &tables, NULL) != SQLITE_OK)
        return (PlainInserts){-1, 0};
    while (sum.all >= 0 && sqlite3_step(tables) == SQLITE_ROW) {
        const char *table = (const char *)sqlite3_column_text(tables, 0);
        char sql[200];

        (void)snprintf(sql,
                       sizeof sql,
                       "SELECT %s* FROM %s",
                       sqlite3_column_int(tables, 1) ? "rowid, " : "",
                       table);
        int64_t ns = copy_table(from, to, table, sql);
        sum.all = ns < 0 ? -1 : sum.all + ns;
        if (!strncmp(table, "said", 4)) sum.said += ns;
    }
    sqlite3_finalize(tables);
    return sum;
}

static int64_t since(uint64_t started)
{
    return (int64_t)(progress_worked_ns() - started);
}

// Fills the open store [to], in one transaction.
static int insert_all(Store *from, Store *to, PlainInserts *plain, Err *err)
{
    const uint64_t started = progress_worked_ns();

    if (store_begin(to, err)) return -1;
    (void)sqlite3_exec(to->db, "PRAGMA defer_foreign_keys = 1", NULL, NULL, NULL);
    const int64_t begun = since(started);
    *plain = copy_tables(from->db, to->db);
    if (plain->all < 0) return store_file_fault(to, err);
    const uint64_t written = progress_worked_ns();
    if (store_commit(to, err)) return -1;
    plain->all += begun + since(written);
    return 0;
}

int plain_inserts_run(const char *path, const char *copy, PlainInserts *plain, Err *err)
{
    Store *from = store_open(path, NULL, err);
    const uint64_t started = progress_worked_ns();
    Store *to = from ? store_open_to_write(copy, NULL, err) : NULL;
    const int64_t opened = since(started);
    const int failed = to ? insert_all(from, to, plain, err) : -1;
    const uint64_t ended = progress_worked_ns();

    store_close(to);
    plain->all += opened + since(ended);
    store_close(from);
    return failed;
}
