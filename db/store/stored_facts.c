// stored_facts.c -- turns rows of the table card_fact into items by column, and back.

#include "db/store/stored_facts.h"

#include "engine/kernel/base/err.h"
#include "engine/kernel/base/limit.h"

// Reads the items of one fact, from the present row to the first row of another fact.
// Returns the status of the last step.
static int read_items(Store *store, sqlite3_stmt *row, Arena *arena, FactItems *to,
                      Err *err)
{
    const int64_t fact = sqlite3_column_int64(row, 0);
    FactItem items[LISTED_ITEMS_MAX];
    int n = 0;
    int status;

    do {
        const bool costs = sqlite3_column_type(row, 3) != SQLITE_NULL;
        const bool words = sqlite3_column_type(row, 1) != SQLITE_NULL;
        const bool counts = sqlite3_column_type(row, 2) != SQLITE_NULL;
        if (n == LISTED_ITEMS_MAX)
            return err_set(err,
                           CODE_DATA,
                           "the database has more than %d items of one fact of a card",
                           LISTED_ITEMS_MAX);
        items[n++] =
            (FactItem){.word = words ? arena_text(arena, store_text(row, 1)) : NULL,
                       .number = counts ? sqlite3_column_int(row, 2) : 1,
                       .cost = costs ? arena_text(arena, store_text(row, 3)) : NULL};
        status = store_step(store, row, err);
    } while (status > 0 && sqlite3_column_int64(row, 0) == fact);
    FactItem *kept = arena_take(arena, (size_t)n * sizeof *kept);
    for (int i = 0; i < n; i++) kept[i] = items[i];
    *to = (FactItems){n, kept};
    return status;
}

int stored_facts_read(Store *store, int64_t id, Arena *arena, FactItems *facts,
                      Err *err)
{
    sqlite3_stmt *row = store_statement(store,
                                        "SELECT fact, word, number, cost"
                                        " FROM card_fact"
                                        " WHERE card = ?1"
                                        " ORDER BY fact, position",
                                        err);

    for (int i = 0; i < FACT_COLUMNS_MAX; i++) facts[i] = (FactItems){0};
    if (!row) return -1;
    store_bind(row, "i", id);
    int status = store_step(store, row, err);
    while (status > 0) {
        const int column = store_fact_column(store, sqlite3_column_int64(row, 0));
        FactItems unknown;
        status =
            read_items(store, row, arena, column < 0 ? &unknown : &facts[column], err);
    }
    return status;
}

static void bind_item(sqlite3_stmt *row, int position, const FactItem *item)
{
    sqlite3_bind_int(row, 3, position);
    sqlite3_bind_text(row, 4, item->word, -1, SQLITE_STATIC);
    if (item->word && item->number == 1)
        sqlite3_bind_null(row, 5);
    else
        sqlite3_bind_int(row, 5, item->number);
    sqlite3_bind_text(row, 6, item->cost, -1, SQLITE_STATIC);
}

int stored_facts_add(Store *store, const StoredFacts *of, int column,
                     const FactItems *items, Err *err)
{
    sqlite3_stmt *row = of->row;

    sqlite3_bind_int64(row, 2, store->fact_ids[column]);
    for (int i = 0; i < items->n; i++) {
        bind_item(row, i, &items->items[i]);
        if (store_step(store, row, err)) return -1;
    }
    return 0;
}

int stored_facts_begin(Store *store, StoredFacts *of, int64_t card, int64_t import,
                       Err *err)
{
    of->card = card;
    of->row = store_statement(
        store, "INSERT INTO card_fact VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)", err);
    if (!of->row) return -1;
    sqlite3_bind_int64(of->row, 1, card);
    sqlite3_bind_int64(of->row, 7, import);
    return 0;
}

int stored_facts_remove(Store *store, const StoredFacts *of, int column, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store, "DELETE FROM card_fact WHERE card = ?1 AND fact = ?2", err);

    if (!row) return -1;
    store_bind(row, "ii", of->card, store->fact_ids[column]);
    return store_step(store, row, err);
}
