// import_db.c -- runs the SQL of an import.

#include "db/import/base/import_db.h"

#include <stdarg.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

uint64_t import_db_hash(const char *text, uint64_t seed)
{
    return XXH64(text, strlen(text), seed);
}

static int run_prepared(ImportDb *db, sqlite3_stmt *statement)
{
    int status;

    while ((status = store_step(db->store, statement, db->err)) > 0) continue;
    return status;
}

int import_db_exec(ImportDb *db, const char *sql, const char *letters, ...)
{
    sqlite3_stmt *statement = store_statement(db->store, sql, db->err);
    va_list args;

    if (!statement) return -1;
    va_start(args, letters);
    store_bind_list(statement, letters, args);
    va_end(args);
    return run_prepared(db, statement);
}

int64_t import_db_find(ImportDb *db, const char *sql, const char *text)
{
    sqlite3_stmt *statement = store_statement(db->store, sql, db->err);

    if (!statement) return -2;
    store_bind(statement, "t", text);
    int status = store_step(db->store, statement, db->err);
    int64_t found = status > 0 ? sqlite3_column_int64(statement, 0) : status - 1;
    sqlite3_reset(statement);
    return found;
}
