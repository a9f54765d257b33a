// lookup_named.c -- goes through the columns of names of one card.

#include "db/store/lookup_named.h"

#include "engine/base/base.h"

static void add_id(NamedRows *rows, int64_t id)
{
    int *met = key_map_at_id(&rows->met, id);

    if (*met >= 0) return;
    *met = 1;
    rows->ids = arena_grow(rows->arena, rows->ids, rows->n, sizeof *rows->ids);
    rows->ids[rows->n++] = id;
}

// Two statements, because SQLite goes through all cards where one asks for either.
#define NAMED                                                                          \
    "SELECT n.id FROM card c JOIN card_fact v ON v.card = c.id"                        \
    " JOIN card n ON n.game = c.game AND "
#define NAMING " WHERE c.game = the_game() AND c.code = ?1 AND v.fact = ?2"

static int add_of_column(Store *store, const char *code, int column, NamedRows *rows,
                         Err *err)
{
    sqlite3_stmt *row =
        store_statement(store,
                        NAMED "n.code = v.word" NAMING " UNION " NAMED
                              "n.folded = fold(v.word)" NAMING " ORDER BY 1",
                        err);
    int status;

    if (!row) return -1;
    store_bind(row, "ti", code, store->fact_ids[column]);
    while ((status = store_step(store, row, err)) > 0)
        add_id(rows, sqlite3_column_int64(row, 0));
    return status;
}

int lookup_named(Store *store, const char *code, NamedRows *rows, Err *err)
{
    rows->ids = NULL;
    rows->n = 0;
    rows->met.arena = rows->arena;
    for (int i = 0; i < store->facts.n; i++)
        if (store->facts.rows[i].names && add_of_column(store, code, i, rows, err))
            return -1;
    return 0;
}
