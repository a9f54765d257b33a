// card_index.c -- takes changed cards out of the index at once, puts them in at the
// end.
//
// The table temp.unindexed has the known cards that are out. Cards with an id above
// importer->indexed are new and never were in.

#include "db/import/base/card_index.h"

#include "engine/base/base.h"

int card_index_begin(ImportDb *db)
{
    if (import_db_exec(
            db,
            "CREATE TEMP TABLE IF NOT EXISTS unindexed (id INTEGER PRIMARY KEY)",
            "") ||
        import_db_exec(db, "DELETE FROM temp.unindexed", ""))
        return -1;
    db->indexed = import_db_find(db, "SELECT coalesce(max(id), 0) FROM card", NULL);
    return db->indexed < 0 ? -1 : 0;
}

// If all cards with the highest ids are gone, a new card gets an id that is not above
// all earlier ones.
int card_index_note_new(ImportDb *db, int64_t id)
{
    if (id > db->indexed) return 0;
    return import_db_exec(
        db, "INSERT OR IGNORE INTO temp.unindexed VALUES (?1)", "i", id);
}

int card_index_forget(ImportDb *db, int64_t id)
{
    if (id > db->indexed) return 0;
    int before = sqlite3_total_changes(db->store->db);
    if (import_db_exec(db, "INSERT OR IGNORE INTO temp.unindexed VALUES (?1)", "i", id))
        return -1;
    if (sqlite3_total_changes(db->store->db) == before) return 0;
    return import_db_exec(db, "DELETE FROM fact_index WHERE rowid = ?1", "i", id) ||
                   import_db_exec(
                       db, "DELETE FROM word_index WHERE rowid = ?1", "i", id)
               ? -1
               : 0;
}

int card_index_forget_code(ImportDb *db, const char *code)
{
    int64_t id = import_db_find(
        db, "SELECT id FROM card WHERE game = the_game() AND code = ?1", code);

    if (id == -2) return -1;
    return id < 0 ? 0 : card_index_forget(db, id);
}

int card_index_complete(ImportDb *db)
{
    static const char *const fills[] = {
        "INSERT INTO fact_index (rowid, facts)"
        " SELECT *"
        " FROM fact_index_source"
        " WHERE id > ?1"
        " ORDER BY id",
        "INSERT INTO word_index (rowid, name, text, summary)"
        " SELECT *"
        " FROM word_index_source"
        " WHERE id > ?1"
        " ORDER BY id",
        "INSERT INTO fact_index (rowid, facts)"
        " SELECT s.*"
        " FROM temp.unindexed u"
        " CROSS JOIN fact_index_source s ON s.id = u.id"
        " WHERE ?1 >= 0",
        "INSERT INTO word_index (rowid, name, text, summary)"
        " SELECT s.*"
        " FROM temp.unindexed u"
        " CROSS JOIN word_index_source s ON s.id = u.id"
        " WHERE ?1 >= 0",
    };

    for (int i = 0; i < COUNT_OF(fills); i++)
        if (import_db_exec(db, fills[i], "i", db->indexed)) return -1;
    return 0;
}
