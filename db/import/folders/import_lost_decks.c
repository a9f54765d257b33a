// import_lost_decks.c -- tells which decks have cards that an import takes out of a set.
//
// A deck names its cards, so it stays, and works again when cards of these names come back.

#include "db/import/folders/import_lost_decks.h"

int import_lost_decks_begin(ImportDb *db)
{
    return import_db_exec(
               db,
               "CREATE TEMP TABLE IF NOT EXISTS gone (folded TEXT PRIMARY KEY)",
               "") ||
                   import_db_exec(db, "DELETE FROM temp.gone", "")
               ? -1
               : 0;
}

int import_lost_decks_note(ImportDb *db, const char *code)
{
    return import_db_exec(db,
                          "INSERT OR IGNORE INTO temp.gone SELECT folded FROM card"
                          " WHERE game = the_game() AND code = ?1 UNION ALL SELECT ?1",
                          "t",
                          code);
}

int import_lost_decks_tell(ImportAccount *account, const char *file)
{
    Arena *arena = account->db->arena;
    sqlite3_stmt *row = store_statement(
        account->db->store,
        "SELECT d.name, group_concat(e.name, ', ') FROM deck d"
        " JOIN (SELECT DISTINCT deck, name FROM deck_card) e ON e.deck = d.id"
        " WHERE d.game = the_game()"
        " AND (fold(e.name) IN (SELECT folded FROM temp.gone)"
        "  OR e.name IN (SELECT folded FROM temp.gone))"
        " AND NOT EXISTS (SELECT 1 FROM card"
        " WHERE game = d.game AND (folded = fold(e.name) OR code = e.name))"
        " GROUP BY d.id ORDER BY d.name",
        account->db->err);
    int status;

    if (!row) return -1;
    while ((status = store_step(account->db->store, row, account->db->err)) > 0)
        problem_add(&account->report->notes,
                    &(Problem){.file = arena_text(arena, file),
                               .expected = arena_format(
                                   arena,
                                   "all cards of the deck '%s', which cannot "
                                   "be played without %s",
                                   store_text(row, 0),
                                   store_text(row, 1))});
    return status;
}
