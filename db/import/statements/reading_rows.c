// reading_rows.c -- the rows that a reading states, meets again, or misses.
//
// Table temp.met has the rows of earlier readings that this one still states (again 1),
// or states otherwise (again 0), with the line in which it
// does, NULL if none has all of the row.

#include "db/import/statements/reading_rows.h"

int reading_rows_add(ImportReading *reading, const NewStatement *row)
{
    ImportDb *db = reading->importer->db;
    NewStatement complete = *row;

    if (import_reading_start(reading)) return -1;
    complete.reading = reading->id;
    complete.place.source = reading->source;
    return statement_add(db->store, &complete, db->err);
}

int reading_rows_meet(const ImportReading *reading, int64_t said, int line)
{
    ImportDb *db = reading->importer->db;

    if (import_db_exec(
            db, "INSERT OR IGNORE INTO temp.met VALUES (?1, 1, ?2)", "in", said, line))
        return -1;
    if (sqlite3_changes(db->store->db)) return 0;
    return line >= 0 && import_db_exec(db,
                                       "UPDATE temp.met SET line = ?2"
                                       " WHERE said = ?1 AND line IS NULL",
                                       "in",
                                       said,
                                       line)
               ? -1
               : 1;
}

int reading_rows_differ(const ImportReading *reading, int64_t said)
{
    ImportDb *db = reading->importer->db;

    return import_db_exec(
        db, "UPDATE temp.met SET again = 0 WHERE said = ?1", "i", said);
}

#define OF_SOURCE                                                                      \
    " WHERE r.source = ?1 AND r.id <> ?2 AND " STATEMENT_LATEST("s", "r", "i") " > 0"
#define ROWS_OF_SOURCE                                                                 \
    " FROM said s JOIN reading r ON r.id = s.reading"                                  \
    " JOIN import i ON i.id = r.import" OF_SOURCE

#define NO_LATER                                                                       \
    " AND NOT EXISTS (SELECT 1 FROM said n"                                            \
    " JOIN reading k ON k.id = n.reading JOIN import j ON j.id = k.import"             \
    " WHERE n.game = s.game AND n.language = s.language AND n.id > s.id"               \
    " AND k.source = ?1 AND " STATEMENT_LATEST("n", "k", "j") " > 0"

#define NO_LATER_CODE                                                                  \
    " AND s.code IS NOT NULL" NO_LATER " AND n.base = s.base AND n.code = s.code)"
#define NO_LATER_NAME                                                                  \
    " AND s.code IS NULL" NO_LATER " AND n.folded = s.folded AND n.code IS NULL)"

#define STILL_THERE                                                                    \
    " AND s.content IS NOT NULL AND s.id NOT IN (SELECT said FROM temp.met)"
#define LOST_ROWS "INSERT INTO temp.lost SELECT s.id" ROWS_OF_SOURCE STILL_THERE
// Goes through all rows once, and not once for each reading of the source: a folder that is worked
// on is read again and again.
#define LOST_PRINTS                                                                    \
    "INSERT INTO temp.lost SELECT s.id FROM said s CROSS JOIN reading r"               \
    " ON r.id = s.reading JOIN import i ON i.id = r.import" OF_SOURCE STILL_THERE      \
    " AND iif(r.source = ?1, " STATEMENT_HAS_OF("s") " > 0, 0)"
#define GONE_ROWS                                                                      \
    "INSERT OR IGNORE INTO temp.met SELECT s.id, 1, s.line" ROWS_OF_SOURCE             \
    " AND s.content IS NULL"

static int run_both(const ImportReading *reading, const char *const both[2])
{
    ImportDb *db = reading->importer->db;

    for (int i = 0; i < 2; i++)
        if (import_db_exec(db, both[i], "ii", reading->source, reading->id)) return -1;
    return 0;
}

int reading_rows_note_gone(const ImportReading *reading)
{
    static const char *const meets[2] = {GONE_ROWS NO_LATER_CODE,
                                         GONE_ROWS NO_LATER_NAME};

    return reading->known ? run_both(reading, meets) : 0;
}

// States of the rows in temp.lost that the source no longer has them, and touches them.
static int state_lost(ImportReading *reading)
{
    ImportDb *db = reading->importer->db;
    const int64_t n = import_db_find(db, "SELECT count(*) FROM temp.lost", NULL);

    if (n <= 0) return n < 0 ? -1 : 0;
    if (import_reading_start(reading)) return -1;
    return import_db_exec(
               db,
               "INSERT INTO said (game, reading, code, base, folded, language,"
               " line, content)"
               " SELECT game, ?1, code, base, folded, language, line, NULL"
               " FROM said WHERE id IN (SELECT said FROM temp.lost)",
               "i",
               reading->id) ||
                   import_db_exec(db,
                                  "INSERT OR IGNORE INTO temp.touched"
                                  " SELECT said FROM temp.lost",
                                  "")
               ? -1
               : 0;
}

int reading_rows_lose(ImportReading *reading)
{
    static const char *const finds[2] = {LOST_ROWS NO_LATER_CODE,
                                         LOST_ROWS NO_LATER_NAME};

    return run_both(reading, finds) || reading_rows_note_gone(reading) ||
                   state_lost(reading)
               ? -1
               : 0;
}

int reading_rows_lose_prints(ImportReading *reading)
{
    static const char *const finds[2] = {LOST_PRINTS NO_LATER_CODE,
                                         LOST_PRINTS NO_LATER_NAME};

    if (!reading->known) return 0;
    return import_db_exec(reading->importer->db, "DELETE FROM temp.lost", "") ||
                   run_both(reading, finds) || state_lost(reading)
               ? -1
               : 0;
}
