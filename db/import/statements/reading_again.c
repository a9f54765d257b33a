// reading_again.c -- notes the rows and sets that a reading states just as its source
// stated them before.

#include "db/import/statements/reading_again.h"

#include "engine/base/base.h"

int reading_again_begin(Importer *importer)
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
        if (importer_exec(importer, tables[i], "")) return -1;
    return 0;
}

int reading_again_note(const ImportReading *reading)
{
    Importer *importer = reading->importer;
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
    if (importer_exec(importer,
                      "INSERT INTO temp.again_reading (reading, source, form)"
                      " VALUES (nullif(?1, 0), ?2, ?3)",
                      "iit",
                      reading->id,
                      reading->source,
                      reading->form))
        return -1;
    for (int i = 0; i < COUNT_OF(notes); i++)
        if (importer_exec(importer, notes[i], "")) return -1;
    return 0;
}

int reading_again_write(Importer *importer)
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

    if (importer_exec(importer, writes[0], "")) return -1;
    while ((number = importer_find(importer,
                                   "SELECT number FROM temp.again_reading"
                                   " WHERE reading IS NULL LIMIT 1",
                                   NULL)) > 0)
        if (importer_exec(importer,
                          "INSERT INTO reading (import, source, form)"
                          " SELECT ?2, source, form FROM temp.again_reading"
                          " WHERE number = ?1",
                          "ii",
                          number,
                          importer->step.id) ||
            importer_exec(importer,
                          "UPDATE temp.again_reading SET reading = ?2"
                          " WHERE number = ?1",
                          "ii",
                          number,
                          (int64_t)sqlite3_last_insert_rowid(importer->store->db)))
            return -1;
    return number < -1 || importer_exec(importer, writes[1], "") ||
                   importer_exec(importer, writes[2], "")
               ? -1
               : 0;
}
