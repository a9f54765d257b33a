// import_settle_reject.c -- rejects the rows of a list of which nothing counts.
//
// New rows were noted when they were settled (import_settle_tell.c). Rows that the list
// states again are settled anew if they may be rejected: their name is not that of their
// card, or they have no card at all. All are rejected in the order of the list, so that the
// same list has the same faults each time.

#include "db/import/settle/import_settle_reject.h"

#include "db/import/settle/import_settle_tell.h"
#include "db/settle/settle.h"

// A name in English stands in the content of a row as "n", the language, the name.
static const char suspects[] =
    "SELECT m.said, coalesce(m.line, s.line) AS at"
    " FROM temp.met m CROSS JOIN said s ON s.id = m.said"
    " LEFT JOIN printing p ON p.game = s.game AND p.code = s.code"
    " LEFT JOIN card c ON c.id = p.card"
    " WHERE (at, m.said) > (?1, ?2) AND s.code IS NOT NULL"
    " AND CASE WHEN m.again <> 1 THEN m.again = 2"
    " WHEN p.code IS NOT NULL THEN c.listed = 0 AND s.folded <> c.folded"
    "  AND instr(s.content, char(30) || 'nen' || char(31))"
    " ELSE EXISTS (SELECT 1 FROM said t"
    "  JOIN card k ON k.game = t.game AND k.folded = t.folded AND k.listed = 0"
    "  WHERE t.game = s.game AND t.base = s.base) END"
    " ORDER BY 2, 1 LIMIT 1";

// A row that may have to be rejected.
typedef struct {
    int64_t said;
    int line;
} Suspect;

// Finds the next one. Returns 1, 0 if there is none, or -1.
static int find_suspect(ImportDb *db, Suspect *suspect)
{
    sqlite3_stmt *row = store_statement(db->store, suspects, db->err);

    if (!row) return -1;
    store_bind(row, "ni", suspect->line, suspect->said);
    const int status = store_step(db->store, row, db->err);
    if (status > 0)
        *suspect = (Suspect){sqlite3_column_int64(row, 0), sqlite3_column_int(row, 1)};
    sqlite3_reset(row);
    return status;
}

int import_settle_reject(const ImportReading *reading)
{
    const Importer *importer = reading->importer;
    Settling settling = {.store = importer->db->store,
                         .forms = importer->forms,
                         .arena = importer->db->scratch,
                         .err = importer->db->err,
                         .is_import = true};
    Suspect suspect = {0, 0};
    int status;

    while ((status = find_suspect(importer->db, &suspect)) != 0) {
        Settled settled;
        arena_empty(settling.arena);
        if (status < 0 || settle_group(&settling, suspect.said, &settled)) return -1;
        if (!import_settle_tell_rejected(
                reading, &settled, settling.arena, suspect.said, suspect.line))
            continue;
        if (import_db_exec(importer->db,
                           "DELETE FROM temp.met WHERE said = ?1",
                           "i",
                           suspect.said))
            return -1;
    }
    return 0;
}
