// import_lost_facts.c -- finds facts of stored cards for which their game has no column any
// more.
//
// A set that is imported again loses them, because its list decides. For all other cards
// they refuse the game that dropped the column.

#include "db/import/folders/import_lost_facts.h"

#include "db/import/base/card_index.h"
#include "engine/base/base.h"

// Returns why the current game has no place for a fact: no column, or one of another kind.
// Returns NULL if it has one.
static const char *lost_fact(const Store *store, sqlite3_stmt *row, Arena *arena)
{
    const char *name = store_text(row, 0);
    const int column = fact_columns_find(&store->facts, name);
    const bool word = store_number(row, 1) == 1;

    if (column < 0) return arena_format(arena, "has no column '%s' any more", name);
    const bool number = store->facts.rows[column].kind == FACT_NUMBER;
    if (number != word) return NULL;
    return arena_format(
        arena, "says that the column '%s' is %s", name, number ? "a number" : "a word");
}

int import_lost_facts_check(ImportDb *db, const SetFolder *game)
{
    Store *store = db->store;
    const char *lost = NULL;
    int status;

    sqlite3_stmt *row = store_statement(
        store,
        "SELECT f.name, v.word IS NOT NULL, min(c.code), count(DISTINCT c.id)"
        " FROM fact f"
        " JOIN card_fact v ON v.fact = f.id"
        " JOIN card c ON c.id = v.card"
        " WHERE f.game = the_game()"
        " GROUP BY 1, 2"
        " ORDER BY 1, 2",
        db->err);
    if (!row) return -1;
    while ((status = store_step(store, row, db->err)) > 0) {
        lost = lost_fact(store, row, db->arena);
        if (!lost) continue;
        (void)err_set(db->err,
                      CODE_DATA,
                      "%s: it %s, but cards of the database have it: %s%s; import "
                      "their sets with it, or keep the column",
                      game->path,
                      lost,
                      store_text(row, 2),
                      store_number(row, 3) > 1 ? " and others" : "");
        break;
    }
    sqlite3_reset(row);
    return lost ? -1 : status;
}

// Takes the facts that its game no longer has from the cards of a set whose list was
// just read: that list decides.
int import_lost_facts_remove(ImportDb *db, int64_t set)
{
    Store *store = db->store;
    struct {
        int64_t card, fact;
    } *lost = NULL;
    int n = 0, status;
    sqlite3_stmt *row = store_statement(store,
                                        "SELECT DISTINCT v.card, f.name, f.id"
                                        " FROM card c"
                                        " JOIN card_fact v ON v.card = c.id"
                                        " JOIN fact f ON f.id = v.fact"
                                        " WHERE c.card_set = ?1 AND c.listed = 0",
                                        db->err);

    if (!row) return -1;
    store_bind(row, "i", set);
    while ((status = store_step(store, row, db->err)) > 0) {
        if (fact_columns_find(&store->facts, store_text(row, 1)) >= 0) continue;
        lost = arena_grow(db->arena, lost, n, sizeof *lost);
        lost[n].card = sqlite3_column_int64(row, 0);
        lost[n++].fact = sqlite3_column_int64(row, 2);
    }
    for (int i = 0; i < n && !status; i++)
        if (card_index_forget(db, lost[i].card) ||
            import_db_exec(db,
                           "DELETE FROM card_fact WHERE card = ?1 AND fact = ?2",
                           "ii",
                           lost[i].card,
                           lost[i].fact))
            status = -1;
    return status;
}
