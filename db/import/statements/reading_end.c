// reading_end.c -- ends the reading of a list or a folder.

#include "db/import/statements/reading_end.h"

#include "db/import/settle/import_settle.h"
#include "db/import/settle/import_settle_reject.h"
#include "db/import/statements/import_other.h"
#include "db/import/statements/import_recode.h"
#include "db/import/statements/reading_again.h"
#include "db/import/statements/reading_rows.h"
#include "db/import/statements/reading_sets.h"

// Gives the source the trust that the user asked for.
static int set_trust(const ImportReading *reading)
{
    Importer *importer = reading->importer;
    const int before = sqlite3_total_changes(importer->db->store->db);

    if (import_db_exec(importer->db,
                       "UPDATE source SET trust = ?2 WHERE id = ?1 AND trust <> ?2",
                       "in",
                       reading->source,
                       importer->options->trust))
        return -1;
    if (sqlite3_total_changes(importer->db->store->db) == before)
        return import_other_same(importer->db, 0, "trust", reading->name);
    importer->account->report->written = true;
    return import_account_start(importer->account) ||
                   import_db_exec(importer->db,
                                  "INSERT OR IGNORE INTO temp.touched"
                                  " SELECT s.id FROM reading r"
                                  " JOIN said s ON s.reading = r.id"
                                  " WHERE r.source = ?1",
                                  "i",
                                  reading->source)
               ? -1
               : 0;
}

int reading_end_folder(const ImportReading *reading)
{
    return reading_again_note(reading) || import_reading_count_same(reading) ? -1 : 0;
}

// Empties the tables of what was noted, and settles.
static int settle_reading(ImportReading *reading)
{
    ImportDb *db = reading->importer->db;

    return import_db_exec(db, "DELETE FROM temp.named", "") ||
                   import_db_exec(db, "DELETE FROM temp.lost", "") ||
                   import_settle(reading)
               ? -1
               : 0;
}

int reading_end_list(ImportReading *reading)
{
    Importer *importer = reading->importer;
    const ImportOptions *options = importer->options;

    if (!reading->name) return 0; // no row was read
    if (reading_sets_state(reading) || import_recode(importer->db)) return -1;
    // A row that the import skipped may be the one that seems to be missing.
    if (options->remove && reading->known && !reading->rejected &&
        reading_rows_lose(reading))
        return -1;
    if (options->sets_trust && reading->source && set_trust(reading)) return -1;
    if (reading_again_note(reading) || settle_reading(reading) ||
        import_settle_reject(reading) || import_reading_count_same(reading))
        return -1;
    problem_sort(&importer->account->report->problems, reading->file);
    return 0;
}
