// stored_facts.c -- turns rows of the table card_fact into items by column, and back.
//
// A card has about a dozen rows. Several rows by one statement cost a third less than one
// statement for each.

#include "db/store/stored_facts.h"

#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/limit.h"

// Reads the items of one fact, from the present row to the first row of another fact.
// Returns the status of the last step.
static int read_items(Store *store, sqlite3_stmt *row, Arena *arena, FactItems *to,
                      Err *err)
{
    const int64_t fact = sqlite3_column_int64(row, 0);
    FactItem items[LISTED_ITEMS_MAX];
    const bool derived = store_number(row, 4) == 1;
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
    *to = (FactItems){.n = n, .items = kept, .derived = derived};
    return status;
}

// Checks that the database knows a fact that the game has not: that of an earlier form of
// the game.
static int check_fact(Store *store, int64_t fact, Err *err)
{
    sqlite3_stmt *row = store_statement(store, "SELECT 1 FROM fact WHERE id = ?1", err);

    if (!row) return -1;
    store_bind(row, "i", fact);
    const int status = store_step(store, row, err);
    sqlite3_reset(row);
    return status ? status : store_wrong(store, "a fact without a name", err);
}

int stored_facts_read(Store *store, int64_t id, Arena *arena, FactItems *facts,
                      Err *err)
{
    sqlite3_stmt *row = store_statement(store,
                                        "SELECT fact, word, number, cost, derived"
                                        " FROM card_fact"
                                        " WHERE card = ?1"
                                        " ORDER BY fact, position",
                                        err);

    for (int i = 0; i < FACT_COLUMNS_MAX; i++) facts[i] = (FactItems){0};
    if (!row) return -1;
    store_bind(row, "i", id);
    int status = store_step(store, row, err);
    while (status > 0) {
        const int64_t fact = sqlite3_column_int64(row, 0);
        const int column = store_fact_column(store, fact);
        FactItems unknown;
        if (column < 0 && check_fact(store, fact, err) < 0) return -1;
        status =
            read_items(store, row, arena, column < 0 ? &unknown : &facts[column], err);
    }
    return status;
}

// ---- writing

#define FACT "(?1, ?, ?, ?, ?, ?, ?, ?)"

// Adds 1, 2, 4 and 8 rows.
static const char *const inserts[] = {
    "INSERT INTO card_fact VALUES " FACT,
    "INSERT INTO card_fact VALUES " FACT ", " FACT,
    "INSERT INTO card_fact VALUES " FACT ", " FACT ", " FACT ", " FACT,
    "INSERT INTO card_fact VALUES " FACT ", " FACT ", " FACT ", " FACT ", " FACT
    ", " FACT ", " FACT ", " FACT,
};

enum { FACT_VALUES = 7 }; // beside the card

// Binds the values of a row from parameter [at] on.
static void bind_row(sqlite3_stmt *insert, int at, const StoredFact *row)
{
    const FactItem *item = row->item;

    sqlite3_bind_int64(insert, at, row->fact);
    sqlite3_bind_int(insert, at + 1, row->position);
    sqlite3_bind_text(insert, at + 2, item->word, -1, SQLITE_STATIC);
    if (item->word && item->number == 1)
        sqlite3_bind_null(insert, at + 3);
    else
        sqlite3_bind_int(insert, at + 3, item->number);
    sqlite3_bind_text(insert, at + 4, item->cost, -1, SQLITE_STATIC);
    sqlite3_bind_int64(insert, at + 5, row->import);
    sqlite3_bind_int(insert, at + 6, row->derived);
}

// Writes the first rows, as many as the largest statement takes, and moves the others to
// the front.
static int write_some(Store *store, StoredFacts *of, Err *err)
{
    int size = COUNT_OF(inserts) - 1;

    while (1 << size > of->n) size--;
    const int n = 1 << size;
    sqlite3_stmt *insert = store_statement(store, inserts[size], err);
    if (!insert) return -1;
    sqlite3_bind_int64(insert, 1, of->card);
    for (int i = 0; i < n; i++) bind_row(insert, 2 + i * FACT_VALUES, &of->rows[i]);
    if (store_step(store, insert, err)) return -1;
    of->n -= n;
    for (int i = 0; i < of->n; i++) of->rows[i] = of->rows[n + i];
    return 0;
}

int stored_facts_add(Store *store, StoredFacts *of, int column, const StoredItems *said,
                     Err *err)
{
    for (int i = 0; i < said->items->n; i++) {
        of->rows[of->n++] = (StoredFact){store->fact_ids[column],
                                         i,
                                         &said->items->items[i],
                                         said->import,
                                         said->items->derived};
        if (of->n == STORED_FACTS_AT_ONCE && write_some(store, of, err)) return -1;
    }
    return 0;
}

int stored_facts_end(Store *store, StoredFacts *of, Err *err)
{
    while (of->n)
        if (write_some(store, of, err)) return -1;
    return 0;
}

int stored_facts_remove(Store *store, int64_t card, int column, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store, "DELETE FROM card_fact WHERE card = ?1 AND fact = ?2", err);

    if (!row) return -1;
    store_bind(row, "ii", card, store->fact_ids[column]);
    return store_step(store, row, err);
}
