// reading_again.c -- notes the rows and sets that a reading states just as its source
// stated them before.

#include "db/import/statements/reading_again.h"

#include "engine/base/base.h"

int reading_again_begin(ImportDb *db)
{
    static const char *const tables[] = {
        "CREATE TEMP TABLE IF NOT EXISTS again_reading"
        " (number INTEGER PRIMARY KEY, reading INTEGER, source INTEGER, form TEXT)",
        "CREATE TEMP TABLE IF NOT EXISTS again"
        " (number INTEGER, last INTEGER, first INTEGER)",
        "CREATE TEMP TABLE IF NOT EXISTS again_set"
        " (number INTEGER, code TEXT, name TEXT, size INTEGER)",
        "DELETE FROM temp.again_reading",
        "DELETE FROM temp.again",
        "DELETE FROM temp.again_set"};

    for (int i = 0; i < COUNT_OF(tables); i++)
        if (import_db_exec(db, tables[i], "")) return -1;
    return 0;
}

int reading_again_note(const ImportReading *reading)
{
    ImportDb *db = reading->importer->db;
    static const char *const notes[] = {
        "INSERT INTO temp.again"
        " SELECT (SELECT max(number) FROM temp.again_reading), max(said), min(said)"
        " FROM (SELECT said, said - row_number() OVER (ORDER BY said) AS range"
        "  FROM temp.met WHERE again = 1)"
        " GROUP BY range",
        "INSERT INTO temp.again_set"
        " SELECT (SELECT max(number) FROM temp.again_reading), code, name, size"
        " FROM temp.named"};

    if (!reading->known) return 0;
    if (import_db_exec(db,
                       "INSERT INTO temp.again_reading (reading, source, form)"
                       " VALUES (nullif(?1, 0), ?2, ?3)",
                       "iit",
                       reading->id,
                       reading->source,
                       reading->form))
        return -1;
    for (int i = 0; i < COUNT_OF(notes); i++)
        if (import_db_exec(db, notes[i], "")) return -1;
    return 0;
}

int reading_again_write(ImportAccount *account)
{
    static const char *const writes[] = {
        "DELETE FROM temp.again_reading"
        " WHERE number NOT IN (SELECT number FROM temp.again)"
        " AND number NOT IN (SELECT number FROM temp.again_set)",
        "INSERT INTO said_again SELECT k.reading, a.last, a.first"
        " FROM temp.again a JOIN temp.again_reading k ON k.number = a.number",
        "INSERT OR IGNORE INTO said_set (game, code, reading, name, size)"
        " SELECT q.game, a.code, k.reading, a.name, a.size FROM temp.again_set a"
        " JOIN temp.again_reading k ON k.number = a.number"
        " JOIN source q ON q.id = k.source"};
    int64_t number;

    if (import_db_exec(account->db, writes[0], "")) return -1;
    while ((number = import_db_find(account->db,
                                    "SELECT number FROM temp.again_reading"
                                    " WHERE reading IS NULL LIMIT 1",
                                    NULL)) > 0)
        if (import_db_exec(account->db,
                           "INSERT INTO reading (import, source, form)"
                           " SELECT ?2, source, form FROM temp.again_reading"
                           " WHERE number = ?1",
                           "ii",
                           number,
                           account->step.id) ||
            import_db_exec(account->db,
                           "UPDATE temp.again_reading SET reading = ?2"
                           " WHERE number = ?1",
                           "ii",
                           number,
                           (int64_t)sqlite3_last_insert_rowid(account->db->store->db)))
            return -1;
    return number < -1 || import_db_exec(account->db, writes[1], "") ||
                   import_db_exec(account->db, writes[2], "")
               ? -1
               : 0;
}
