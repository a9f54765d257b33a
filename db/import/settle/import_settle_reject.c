// import_settle_reject.c -- rejects the rows of a list of which nothing counts.
//
// New rows were noted when they were settled (import_settle_tell.c). Rows that the list
// states again are settled anew if they may be rejected: their name is not that of their
// card, or they have no card at all. A group is settled once for all its rows.

#include "db/import/settle/import_settle_reject.h"

#include "db/import/settle/import_settle_tell.h"
#include "db/settle/settle.h"

// A name in English stands in the content of a row as "n", the language, the name.
static const char suspects[] =
    "INSERT OR IGNORE INTO temp.suspect SELECT m.said, coalesce(m.line, s.line)"
    " FROM temp.met m CROSS JOIN said s ON s.id = m.said"
    " LEFT JOIN printing p ON p.game = s.game AND p.code = s.code"
    " LEFT JOIN card c ON c.id = p.card"
    " WHERE s.code IS NOT NULL"
    " AND CASE WHEN m.again <> 1 THEN m.again = 2"
    " WHEN p.code IS NOT NULL THEN c.listed = 0 AND s.folded <> c.folded"
    "  AND instr(s.content, char(30) || 'nen' || char(31))"
    " ELSE EXISTS (SELECT 1 FROM said t"
    "  JOIN card k ON k.game = t.game AND k.folded = t.folded AND k.listed = 0"
    "  WHERE t.game = s.game AND t.base = s.base) END";

// Finds the line of a suspect. Returns 1, 0 if the row is none, or -1.
static int find_line(ImportDb *db, int64_t said, int *line)
{
    sqlite3_stmt *row = store_statement(
        db->store, "SELECT line FROM temp.suspect WHERE said = ?1", db->err);

    if (!row) return -1;
    store_bind(row, "i", said);
    const int status = store_step(db->store, row, db->err);
    if (status > 0) *line = sqlite3_column_int(row, 0);
    sqlite3_reset(row);
    return status;
}

// Rejects the suspects of a group, which are none any more.
static int reject_rows(const ImportReading *reading, const Settled *settled,
                       Arena *arena)
{
    ImportDb *db = reading->importer->db;

    for (int i = 0; i < settled->rows_n; i++) {
        const int64_t said = settled->rows[i].id;
        int line;
        const int found = find_line(db, said, &line);
        if (found < 0) return -1;
        if (!found) continue;
        if (import_db_exec(db, "DELETE FROM temp.suspect WHERE said = ?1", "i", said))
            return -1;
        if (!import_settle_tell_rejected(reading, settled, arena, i, line)) continue;
        if (import_db_exec(db, "DELETE FROM temp.met WHERE said = ?1", "i", said))
            return -1;
    }
    return 0;
}

int import_settle_reject(const ImportReading *reading)
{
    const Importer *importer = reading->importer;
    Settling settling = {.store = importer->db->store,
                         .forms = importer->forms,
                         .arena = importer->db->scratch,
                         .err = importer->db->err,
                         .is_import = true};
    int64_t said;

    if (import_db_exec(importer->db, suspects, "")) return -1;
    while ((said = import_db_find(
                importer->db, "SELECT said FROM temp.suspect LIMIT 1", NULL)) > 0) {
        Settled settled;
        arena_empty(settling.arena);
        if (settle_group(&settling, said, &settled) ||
            reject_rows(reading, &settled, settling.arena) ||
            import_db_exec(
                importer->db, "DELETE FROM temp.suspect WHERE said = ?1", "i", said))
            return -1;
    }
    return said < -1 ? -1 : 0;
}
