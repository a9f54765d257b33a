// store.c -- opens a database that is ours, and runs its statements.

#include "db/store/store.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/schema/schema.h"
#include "db/store/store_cell.h"
#include "db/store/store_file.h"
#include "db/store/store_find.h"
#include "db/store/store_guard.h"
#include "db/store/store_version.h"
#include "db/text/file.h"
#include "engine/base/base.h"

// Returns a store of [path] that is not open yet.
static Store *make_store(const char *path, const Rules *rules)
{
    Store *store = calloc(1, sizeof *store);

    ENOUGH(store);
    store->rules = rules;
    store->facts = fact_columns_of(rules);
    store->path = strdup(path);
    ENOUGH(store->path);
    return store;
}

// Finds the ids of the game's columns in the table fact, which another import may have
// extended.
static int find_facts(Store *store, Err *err)
{
    memset(store->fact_ids, 0, sizeof store->fact_ids);
    if (!store->game) return 0;
    sqlite3_stmt *row = store_statement(
        store, "SELECT name, id FROM fact WHERE game = the_game()", err);
    int status = -1;

    while (row && (status = store_step(store, row, err)) > 0) {
        const int column = fact_columns_find(&store->facts, store_text(row, 0));
        if (column >= 0) store->fact_ids[column] = sqlite3_column_int64(row, 1);
    }
    return status;
}

// Finds the row of the current game.
static int find_game(Store *store, Err *err)
{
    store->game = 0;
    if (!store->rules) return 0;
    sqlite3_stmt *row =
        store_statement(store, "SELECT id FROM game WHERE name = ?1", err);
    if (!row) return -1;
    store_bind(row, "t", store->rules->game);
    const int status = store_step(store, row, err);
    if (status > 0) store->game = sqlite3_column_int64(row, 0);
    sqlite3_reset(row);
    return status < 0 ? -1 : find_facts(store, err);
}

int store_use(Store *store, const Rules *rules, Err *err)
{
    store->rules = rules;
    store->facts = fact_columns_of(rules);
    return find_game(store, err);
}

int store_add_game(Store *store, Err *err)
{
    sqlite3_stmt *add = store_statement(
        store, "INSERT INTO game (name) VALUES (?1) ON CONFLICT DO NOTHING", err);

    if (!add) return -1;
    store_bind(add, "t", store->rules->game);
    if (store_step(store, add, err) || find_game(store, err)) return -1;
    for (int i = 0; i < store->facts.n; i++) {
        if (store->fact_ids[i]) continue;
        sqlite3_stmt *row = store_statement(
            store, "INSERT INTO fact (game, name) VALUES (the_game(), ?1)", err);
        if (!row) return -1;
        store_bind(row, "t", store->facts.rows[i].name);
        if (store_step(store, row, err)) return -1;
        store->fact_ids[i] = sqlite3_last_insert_rowid(store->db);
    }
    return 0;
}

int store_fact_column(const Store *store, int64_t id)
{
    for (int i = 0; i < store->facts.n; i++)
        if (store->fact_ids[i] == id) return i;
    return -1;
}

// Refuses what is not there to be read.
static int check_there(const char *path, Err *err)
{
    struct stat info;

    if (stat(path, &info) != 0)
        return err_set(err,
                       errno == ENOENT ? 66 : 74,
                       errno == ENOENT
                           ? "database %s is missing; make it with cardwright import"
                           : "database %s cannot be reached",
                       path);
    if (!S_ISREG(info.st_mode) || info.st_size > 0) return 0;
    // An empty file has no lock, so it may be opened and closed.
    const int file = file_open(path, &info, err);
    if (file < 0) return -1;
    (void)close(file);
    return err_set(
        err, 65, "database %s is empty; fill it with cardwright import", path);
}

Store *store_open(const char *path, const Rules *rules, Err *err)
{
    if (check_there(path, err)) return NULL;
    Store *store = make_store(path, rules);
    if (!store_file_open_to_read(store, err) && !store_version_check(store, err) &&
        !find_game(store, err))
        return store;
    store_close(store);
    return NULL;
}

Store *store_open_bytes(const StoreBytes *bytes, const Rules *rules, Err *err)
{
    Store *store = make_store("(in memory)", rules);

    if (!store_file_open_bytes(store, bytes, err) && !store_version_check(store, err) &&
        !find_game(store, err))
        return store;
    store_close(store);
    return NULL;
}

Store *store_open_to_write(const char *path, const Rules *rules, Err *err)
{
    const bool exists = !*path || access(path, F_OK) == 0;
    Store *store = make_store(path, rules);

    store->created = !exists;
    if (!store_file_open_to_write(store, err) &&
        !store_version_bring_forward(store, err) &&
        (store->fresh || !find_game(store, err)))
        return store;
    store_close(store);
    return NULL;
}

// Fills the empty database of [store] with the file at [path].
static int copy_from(Store *store, const char *path, Err *err)
{
    Store *from = store_open(path, NULL, err);
    int status = SQLITE_ERROR;

    if (!from) return -1;
    sqlite3_backup *backup = sqlite3_backup_init(store->db, "main", from->db, "main");
    if (backup) {
        status = sqlite3_backup_step(backup, -1);
        (void)sqlite3_backup_finish(backup);
    }
    store->bytes = from->bytes;
    store_close(from);
    return status == SQLITE_DONE ? 0 : store_file_fault(store, err);
}

Store *store_open_copy(const char *path, const Rules *rules, Err *err)
{
    struct stat info;
    Store *store = make_store("", rules);
    const bool failed = store_file_open_to_write(store, err);

    free(store->path);
    store->path = strdup(path);
    ENOUGH(store->path);
    const bool exists = stat(path, &info) == 0 && info.st_size > 0;
    if (!failed && (!exists || !copy_from(store, path, err)) &&
        !store_version_bring_forward(store, err) &&
        (store->fresh || !find_game(store, err)))
        return store;
    store_close(store);
    return NULL;
}

Store *store_open_before(const Store *writer, const Rules *rules, Err *err)
{
    Store *store = make_store(writer->path, rules);

    if (!store_file_open_to_read(store, err)) {
        store_guard_schema_known(store); // the writer has checked it
        if (!find_game(store, err)) return store;
    }
    store_close(store);
    return NULL;
}

static void remove_if_empty(const char *path)
{
    struct stat info;

    if (stat(path, &info) == 0 && info.st_size == 0) (void)unlink(path);
}

void store_close(Store *store)
{
    if (!store) return;
    for (int i = 0; i < store->statements_n; i++)
        sqlite3_finalize(store->statements[i].statement);
    store_file_close(store);
    if (store->created) remove_if_empty(store->path);
    free(store->path);
    free(store->copy);
    free(store);
}

static int execute_sql(Store *store, const char *sql, Err *err)
{
    store_guard_begin(store);
    if (sqlite3_exec(store->db, sql, NULL, NULL, NULL) == SQLITE_OK) return 0;
    return store_file_fault(store, err);
}

void store_hold(Store *store)
{
    sqlite3_exec(store->db, "BEGIN", NULL, NULL, NULL);
}

// Keeps the temporary tables, which a ROLLBACK would take away.
void store_let_go(Store *store)
{
    if (!sqlite3_get_autocommit(store->db))
        sqlite3_exec(store->db, "COMMIT", NULL, NULL, NULL);
}

static int make_tables(Store *store, Err *err)
{
    if (!store->fresh) return 0;
    return execute_sql(store, schema_sql, err) ||
           execute_sql(store, search_index_sql, err);
}

int store_begin(Store *store, Err *err)
{
    if (store_file_check_log(store, err) || execute_sql(store, "BEGIN IMMEDIATE", err))
        return -1;
    if (!make_tables(store, err) && (!store->rules || !store_add_game(store, err)))
        return 0;
    store_rollback(store);
    return -1;
}

// Ends all reading: a statement at a row keeps the state that it reads.
static void reset_statements(Store *store)
{
    for (int i = 0; i < store->statements_n; i++)
        sqlite3_reset(store->statements[i].statement);
}

int store_commit(Store *store, Err *err)
{
    reset_statements(store);
    if (execute_sql(store, "COMMIT", err)) return -1;
    store->fresh = false;
    store_file_committed(store);
    return 0;
}

void store_rollback(Store *store)
{
    reset_statements(store);
    sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
    store_file_undone(store);
}

void store_make_temp(Store *store, const char *sql)
{
    if (store->only_reads)
        sqlite3_exec(store->db, "PRAGMA query_only = OFF", NULL, NULL, NULL);
    sqlite3_exec(store->db, sql, NULL, NULL, NULL);
    if (store->only_reads)
        sqlite3_exec(store->db, "PRAGMA query_only = ON", NULL, NULL, NULL);
}

// Returns the statement prepared for [sql], or NULL. Compares addresses first, because
// the text is usually the same one in memory.
static const Statement *find_kept(const Store *store, const char *sql)
{
    for (int i = 0; i < store->statements_n; i++)
        if (store->statements[i].sql == sql) return &store->statements[i];
    for (int i = 0; i < store->statements_n; i++)
        if (!strcmp(store->statements[i].sql, sql)) return &store->statements[i];
    return NULL;
}

sqlite3_stmt *store_statement(Store *store, const char *sql, Err *err)
{
    const Statement *kept = find_kept(store, sql);

    store_guard_begin(store);
    if (kept) {
        sqlite3_reset(kept->statement);
        sqlite3_clear_bindings(kept->statement);
        return kept->statement;
    }
    ASSERT(store->statements_n < STATEMENTS_MAX); // no statement is made from an input
    Statement *fresh = &store->statements[store->statements_n];
    if (sqlite3_prepare_v2(store->db, sql, -1, &fresh->statement, NULL) != SQLITE_OK) {
        (void)store_file_fault(store, err);
        return NULL;
    }
    fresh->sql = sql;
    store_cell_learn(store, fresh);
    store->statements_n++;
    return fresh->statement;
}

void store_bind_list(sqlite3_stmt *statement, const char *letters, va_list args)
{
    for (int i = 1; *letters; i++, letters++) {
        if (*letters == 't') {
            const char *text = va_arg(args, const char *);
            sqlite3_bind_text(statement, i, text, -1, SQLITE_TRANSIENT);
        } else if (*letters == 'i') {
            sqlite3_bind_int64(statement, i, va_arg(args, int64_t));
        } else {
            ASSERT(*letters == 'n'); // the letters stand in this program
            int n = va_arg(args, int);
            if (n != -1) sqlite3_bind_int(statement, i, n);
        }
    }
}

void store_bind(sqlite3_stmt *statement, const char *letters, ...)
{
    va_list args;

    va_start(args, letters);
    store_bind_list(statement, letters, args);
    va_end(args);
}

// Returns what the store knows of a statement. It is usually the one that was stepped last,
// or the next one.
static const Statement *known(Store *store, const sqlite3_stmt *statement)
{
    for (int i = 0; i < store->statements_n; i++) {
        if (store->statements[store->stepped].statement == statement)
            return &store->statements[store->stepped];
        if (++store->stepped >= store->statements_n) store->stepped = 0;
    }
    return NULL;
}

int store_wrong(Store *store, const char *what, Err *err)
{
    if (store_find_wrong(store, err)) return -1;
    return err_set(
        err, CODE_DATA, "database %s: %s; it is not used", store->path, what);
}

// Checks the row that [statement] has found.
static int check_row(Store *store, sqlite3_stmt *statement, Err *err)
{
    const Statement *row = known(store, statement);
    int column = 0;
    const char *wrong = row ? store_cell_check(row, &column) : NULL;

    if (!wrong) return 1;
    const char *table = sqlite3_column_table_name(statement, column);
    const char *name = sqlite3_column_name(statement, column);
    char what[120];
    (void)snprintf(
        what, sizeof what, "table %s, column %s: %s", table ? table : "", name, wrong);
    sqlite3_reset(statement);
    return store_wrong(store, what, err);
}

// Says why a step failed. SQLite names no cell that is too long or no JSON.
static int step_fault(Store *store, sqlite3_stmt *statement, Err *err)
{
    const int code = sqlite3_errcode(store->db), failed = store_file_fault(store, err);

    sqlite3_reset(statement);
    if (code == SQLITE_TOOBIG || code == SQLITE_ERROR || code == SQLITE_CONSTRAINT)
        (void)store_find_wrong(store, err);
    return failed;
}

int store_step(Store *store, sqlite3_stmt *statement, Err *err)
{
    int status = sqlite3_step(statement);

    if (status == SQLITE_ROW) return check_row(store, statement, err);
    if (status != SQLITE_DONE) return step_fault(store, statement, err);
    sqlite3_reset(statement); // otherwise the read would keep its lock
    return 0;
}

const char *store_text(sqlite3_stmt *statement, int column)
{
    const unsigned char *text = sqlite3_column_text(statement, column);

    return text ? (const char *)text : "";
}

int store_number(sqlite3_stmt *statement, int column)
{
    if (sqlite3_column_type(statement, column) == SQLITE_NULL) return -1;
    return sqlite3_column_int(statement, column);
}
