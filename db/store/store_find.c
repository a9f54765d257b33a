// store_find.c -- goes through all tables of the schema, column by column.

#include "db/store/store_find.h"

#include <stdio.h>
#include <string.h>

#include "db/store/store_cell.h"
#include "db/store/store_guard.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"

enum { SQL_BYTES = 600, NAME_ROOM = 64 };

typedef struct {
    char table[NAME_ROOM], column[NAME_ROOM];
    long long row;
} Place;

static int tell_wrong_table(const Store *store, const Place *at, const char *wrong,
                            Err *err)
{
    return err_set(err,
                   CODE_DATA,
                   "database %s: table %s, column %s, row %lld: %s; it is not used",
                   store->path,
                   at->table,
                   at->column,
                   at->row,
                   wrong);
}

static sqlite3_stmt *prepare_find(Store *store, const char *sql)
{
    sqlite3_stmt *row = NULL;

    store_guard_begin(store);
    (void)sqlite3_prepare_v2(store->db, sql, -1, &row, NULL);
    return row;
}

// Returns what is wrong with the first wrong cell of a column, or NULL. Of a cell that is
// too long SQLite reads nothing.
static const char *find_cell(Store *store, Place *at)
{
    char sql[SQL_BYTES];
    const char *wrong = NULL;
    int column, status = SQLITE_DONE;

    (void)snprintf(sql,
                   sizeof sql,
                   "SELECT \"%s\" FROM main.\"%s\" NOT INDEXED",
                   at->column,
                   at->table);
    Statement all = {.sql = sql, .statement = prepare_find(store, sql)};
    if (!all.statement) return NULL;
    store_cell_learn(store, &all);
    for (at->row = 1; !wrong; at->row++) {
        status = sqlite3_step(all.statement);
        if (status != SQLITE_ROW) break;
        wrong = store_cell_check(&all, &column);
        if (wrong) break;
    }
    sqlite3_finalize(all.statement);
    return status == SQLITE_TOOBIG ? limit_row(LIMIT_CELL_BYTES)->more : wrong;
}

#define TABLES                                                                         \
    " FROM sqlite_schema m, pragma_table_info(m.name) c"                               \
    " WHERE m.type = 'table' AND m.sql LIKE '%STRICT%' ORDER BY m.rowid, c.cid"

static int find_cells(Store *store, Err *err)
{
    sqlite3_stmt *columns = prepare_find(store, "SELECT m.name, c.name" TABLES);
    const char *wrong = NULL;
    Place at = {.row = 0};

    while (columns && !wrong && sqlite3_step(columns) == SQLITE_ROW) {
        (void)snprintf(
            at.table, sizeof at.table, "%s", sqlite3_column_text(columns, 0));
        (void)snprintf(
            at.column, sizeof at.column, "%s", sqlite3_column_text(columns, 1));
        wrong = find_cell(store, &at);
    }
    sqlite3_finalize(columns);
    return wrong ? tell_wrong_table(store, &at, wrong, err) : 0;
}

// Returns the number that [sql] finds, or 0.
static long long find_number(Store *store, const char *sql)
{
    sqlite3_stmt *row = prepare_find(store, sql);
    const long long number =
        row && sqlite3_step(row) == SQLITE_ROW ? sqlite3_column_int64(row, 0) : 0;

    sqlite3_finalize(row);
    return number;
}

// Returns the number of the first row whose reference leads nowhere.
static long long lost_row(Store *store, const Place *at, const char *parent)
{
    char sql[SQL_BYTES];
    long long n = 1;

    (void)snprintf(sql,
                   sizeof sql,
                   "SELECT t.\"%s\" IS NULL OR EXISTS (SELECT 1 FROM main.\"%s\""
                   " WHERE %s = t.\"%s\") FROM main.\"%s\" t NOT INDEXED",
                   at->column,
                   parent,
                   strcmp(parent, "printing") ? "id" : "code",
                   at->column,
                   at->table);
    sqlite3_stmt *row = prepare_find(store, sql);
    while (row && sqlite3_step(row) == SQLITE_ROW && sqlite3_column_int(row, 0)) n++;
    sqlite3_finalize(row);
    return n;
}

// Looks for lost references in the tables from which readers start, or in [all].
static int find_lost(Store *store, bool all, Err *err)
{
    sqlite3_stmt *lost = prepare_find(
        store,
        "SELECT m.name, l.\"from\", f.parent FROM sqlite_schema m,"
        " pragma_foreign_key_check(m.name) f, pragma_foreign_key_list(m.name) l"
        " WHERE m.type = 'table' AND m.sql LIKE '%REFERENCES%' AND l.id = f.fkid"
        " AND (?1 OR m.name IN ('card_set', 'set_need', 'card', 'printing', 'script',"
        " 'deck_card', 'listed_ban', 'owned', 'reading', 'said', 'said_thing')) ORDER BY m.rowid, l.seq DESC");
    char wrong[NAME_ROOM + 60], parent[NAME_ROOM];
    Place at = {.row = 0};
    const bool found = lost && sqlite3_bind_int(lost, 1, all) == SQLITE_OK &&
                       sqlite3_step(lost) == SQLITE_ROW;

    if (found) {
        (void)snprintf(at.table, sizeof at.table, "%s", sqlite3_column_text(lost, 0));
        (void)snprintf(at.column, sizeof at.column, "%s", sqlite3_column_text(lost, 1));
        (void)snprintf(parent, sizeof parent, "%s", sqlite3_column_text(lost, 2));
    }
    sqlite3_finalize(lost);
    if (!found) return 0;
    at.row = lost_row(store, &at, parent);
    (void)snprintf(
        wrong, sizeof wrong, "refers to a row that the table %s lacks", parent);
    return tell_wrong_table(store, &at, wrong, err);
}

int store_find_lost(Store *store, Err *err)
{
    return find_lost(store, false, err);
}

// Keys that an index keeps apart; in a damaged file its table has them twice.
static int find_doubles(Store *store, Err *err)
{
    static const char *const keys[][3] = {
        {"game", "name", "name"},
        {"card_set", "code", "game, code"},
        {"card", "code", "game, code"},
        {"fact", "name", "game, name"},
        {"deck", "name", "game, name"},
        {"collection", "name", "game, name"},
        {"ban_list", "name", "game, name"},
        {"source", "name", "game, name"},
        {"script", "name", "game, kind, name, coalesce(card_set, 0)"}};

    for (int i = 0; i < COUNT_OF(keys); i++) {
        char sql[SQL_BYTES];
        Place at;
        (void)snprintf(sql,
                       sizeof sql,
                       "SELECT count(*) FROM main.\"%s\" NOT INDEXED WHERE id <= ("
                       "SELECT max(id) FROM main.\"%s\" NOT INDEXED GROUP BY %s"
                       " HAVING count(*) > 1 LIMIT 1)",
                       keys[i][0],
                       keys[i][0],
                       keys[i][2]);
        (void)snprintf(at.table, sizeof at.table, "%s", keys[i][0]);
        (void)snprintf(at.column, sizeof at.column, "%s", keys[i][1]);
        at.row = find_number(store, sql);
        if (at.row) return tell_wrong_table(store, &at, "is there twice", err);
    }
    return 0;
}

// Finds content of things that is no JSON.
static int find_json(Store *store, Err *err)
{
    const Place at = {
        .table = "said_thing",
        .column = "content",
        .row = find_number(
            store,
            "SELECT count(*) FROM said_thing WHERE id <= (SELECT id FROM"
            " said_thing WHERE NOT json_valid(content) ORDER BY id LIMIT 1)")};

    return at.row ? tell_wrong_table(store, &at, "is no JSON", err) : 0;
}

int store_find_wrong(Store *store, Err *err)
{
    if (find_cells(store, err) || find_lost(store, true, err)) return -1;
    return find_doubles(store, err) || find_json(store, err) ? -1 : 0;
}
