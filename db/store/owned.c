// owned.c -- adds up the copies that collections have.

#include "db/store/owned.h"

static int64_t find_number(Store *store, const char *sql, int64_t id, Err *err)
{
    sqlite3_stmt *row = store_statement(store, sql, err);

    if (!row) return -1;
    store_bind(row, "i", id);
    const int status = store_step(store, row, err);
    const int64_t n = status > 0 ? sqlite3_column_int64(row, 0) : status;
    sqlite3_reset(row);
    if (status > 0 && n < 0) return store_wrong(store, "copies below 0", err);
    return n;
}

int owned_known(Store *store, Err *err)
{
    return (int)find_number(store,
                            "SELECT EXISTS (SELECT 1 FROM collection WHERE game = ?1)",
                            store->game,
                            err);
}

int64_t owned_count(Store *store, int64_t id, Err *err)
{
    return find_number(store,
                       "SELECT coalesce(sum(o.count), 0) FROM printing p"
                       " JOIN owned o ON o.code = p.code"
                       " JOIN collection l ON l.id = o.collection AND l.game = p.game"
                       " WHERE p.card = ?1",
                       id,
                       err);
}
