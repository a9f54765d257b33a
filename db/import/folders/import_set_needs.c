// import_set_needs.c -- writes which sets a set builds on.

#include "db/import/folders/import_set_needs.h"

// Returns how many needs of the set the database has already, at the same place.
static int64_t count_same(ImportDb *db, const SetFolder *set, int64_t set_id)
{
    int64_t same = 0;

    for (int i = 0; i < set->needs_n; i++) {
        sqlite3_stmt *find =
            store_statement(db->store,
                            "SELECT 1 FROM set_need"
                            " WHERE card_set = ?1 AND position = ?2 AND needs = ?3",
                            db->err);
        if (!find) return -1;
        store_bind(find, "int", set_id, i, set->needs[i]);
        const int status = store_step(db->store, find, db->err);
        sqlite3_reset(find);
        if (status < 0) return -1;
        same += status;
    }
    return same;
}

int import_set_needs_write(ImportDb *db, const SetFolder *set, int64_t set_id)
{
    const int64_t same = count_same(db, set, set_id);
    const int64_t known = import_db_find(db,
                                         "SELECT count(*) FROM set_need d"
                                         " JOIN card_set s ON s.id = d.card_set"
                                         " WHERE s.game = the_game() AND s.code = ?1",
                                         set->code);

    if (same < 0 || known < 0) return -1;
    if (known == same && same == set->needs_n) return 0;
    if (import_db_exec(db, "DELETE FROM set_need WHERE card_set = ?1", "i", set_id))
        return -1;
    for (int i = 0; i < set->needs_n; i++)
        if (import_db_exec(db,
                           "INSERT INTO set_need VALUES (?1, ?2, ?3)",
                           "int",
                           set_id,
                           i,
                           set->needs[i]))
            return -1;
    return 0;
}
