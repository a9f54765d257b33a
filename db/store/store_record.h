// store_record.h -- record: an open database with its game and its statements (store.h).

#ifndef STORE_RECORD_H
#define STORE_RECORD_H

#include "db/store/fact_columns.h"
#include "engine/base/err.h"
#include <sqlite3.h>
#include <stdbool.h>

enum { STATEMENTS_MAX = 192, STATEMENT_COLUMNS_MAX = 32 };

// Bits of what a cell may hold (store_cell.h). Without CELL_TEXT and CELL_NUMBER: either.
enum {
    CELL_NULL = 1,
    CELL_TEXT = 2,
    CELL_NUMBER = 4,
};

// A database in the memory of whoever opens it, who keeps it as it is until the store is closed.
typedef struct {
    void *data;
    size_t n;
} StoreBytes;

typedef struct {
    const char *sql;
    sqlite3_stmt *statement;
    uint8_t kinds[STATEMENT_COLUMNS_MAX], ranges[STATEMENT_COLUMNS_MAX];
    int columns_n;
} Statement;

typedef struct {
    sqlite3 *db;
    char *path;
    bool fresh;   // opened for an import and still empty
    bool created; // this store made the file
    bool only_reads;
    bool known;  // its schema is ours (schema_check.h)
    bool stated; // in memory, where imports alone write: all in it is as they stated it
    int upgraded_from; // its version before an upgrade by this store; 0: no upgrade
    char *copy;       // path of the copy made before the upgrade, "" if another program
                      // was faster; NULL without an upgrade
    int64_t log_kept; // bytes of the log that the last commit could not empty, because
                      // another program reads an earlier state
    int64_t bytes;    // of the file and its log when they were measured last
    int64_t steps;    // of SQLite for the current statement (store_guard.h)
    const Rules *rules;                 // of the current game, or NULL
    int64_t game;                       // its row, 0: not there
    FactColumns facts;                  // of the game
    int64_t fact_ids[FACT_COLUMNS_MAX]; // ids in the table fact by column, 0: not there
    Statement statements[STATEMENTS_MAX];
    int statements_n;
    const char *ban_day; // bans are those of this day, NULL: of the newest lists
    int stepped;         // the statement that was stepped last
} Store;

#endif
