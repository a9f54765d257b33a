// reading_sets.c -- the names and sizes of sets that a reading states.
//
// They are noted in temp.named while rows are read, so that their order does not count, and
// stated at the end.

#include "db/import/statements/reading_sets.h"

#include <string.h>

#include "db/import/settle/import_set_row.h"
#include "db/settle/set_size.h"
#include "engine/base/text.h"

// Reads what the source stated of a set. Sets [name], "" without one, and [size]. Returns
// whether it stated anything, -1 on failure.
static int find_set(const ImportReading *reading, const char *code, char *name,
                    size_t room, int *size)
{
    ImportDb *db = reading->importer->db;
    sqlite3_stmt *row = store_statement(
        db->store,
        "SELECT coalesce(max(s.size), 0), count(*),"
        " (SELECT n.name FROM said_set n JOIN reading k ON k.id = n.reading"
        "  JOIN import j ON j.id = k.import"
        "  WHERE n.game = the_game() AND n.code = ?1 AND k.source = ?2"
        "  AND j.undone = 0 AND n.name IS NOT NULL ORDER BY n.reading DESC LIMIT 1)"
        " FROM said_set s JOIN reading r ON r.id = s.reading"
        " JOIN import i ON i.id = r.import"
        " WHERE s.game = the_game() AND s.code = ?1 AND r.source = ?2 AND i.undone = 0",
        db->err);

    if (!row) return -1;
    store_bind(row, "ti", code, reading->source);
    const int status = store_step(db->store, row, db->err);
    *size = status > 0 ? sqlite3_column_int(row, 0) : 0;
    const int n = status > 0 ? sqlite3_column_int(row, 1) : 0;
    (void)text_format(name, room, "%s", status > 0 ? store_text(row, 2) : "");
    sqlite3_reset(row);
    return status < 0 ? -1 : n > 0;
}

int reading_sets_touch(ImportDb *db, const char *code, int size)
{
    const char *first = arena_format(db->arena, "%s-", code);
    const char *behind = arena_format(db->arena, "%s.", code);
    const char *total = arena_format(db->arena, "%03d", size);

    return import_db_exec(db,
                          "INSERT OR IGNORE INTO temp.touched"
                          " SELECT id FROM said"
                          " WHERE game = the_game() AND base > ?1 AND base < ?2",
                          "tt",
                          first,
                          behind) ||
                   import_db_exec(
                       db, "INSERT OR IGNORE INTO temp.total VALUES (?1)", "t", total)
               ? -1
               : 0;
}

int reading_sets_touch_totals(ImportDb *db)
{
    const int64_t n = import_db_find(db, "SELECT count(*) FROM temp.total", NULL);

    if (n <= 0) return n < 0 ? -1 : 0;
    return import_db_exec(db,
                          "INSERT OR IGNORE INTO temp.touched SELECT id FROM said"
                          " WHERE game = the_game() AND base IS NOT NULL"
                          " AND instr(base, '/') AND substr(base, instr(base, '/') + 1)"
                          " IN (SELECT text FROM temp.total)",
                          "") ||
                   import_db_exec(db, "DELETE FROM temp.total", "")
               ? -1
               : 0;
}

// Writes what the source states of a set, if it is new.
static int state_set(ImportReading *reading, const char *code, const char *name,
                     int size)
{
    ImportDb *db = reading->importer->db;
    Settling settling = {.store = db->store, .err = db->err};
    char known[NAME_BYTES_MAX], real[SET_CODE_BYTES] = "";
    int known_size = 0;

    if (set_name_is_key(code) && set_name_find(db->store, code + 1, real, db->err) < 0)
        return -1;
    const char *set = *real ? real : code;
    const int before = set_size_of(&settling, set);
    if (before < 0) return -1;
    const int found = find_set(reading, code, known, sizeof known, &known_size);
    if (found < 0) return -1;
    const bool renames = *name && strcmp(known, name) != 0;
    if (!renames && size <= known_size && (found || !set_name_is_key(code))) return 0;
    if (import_reading_start(reading) ||
        import_db_exec(db,
                       "INSERT INTO said_set (game, code, reading, name, size)"
                       " VALUES (the_game(), ?1, ?2, nullif(?3, ''), ?4)",
                       "titn",
                       code,
                       reading->id,
                       renames ? name : "",
                       size))
        return -1;
    if (size > before && reading_sets_touch(db, set, size)) return -1;
    return renames ? import_set_row_name(db, code) : 0;
}

int reading_sets_note(ImportReading *reading, const char *code, const char *name,
                      int size)
{
    if (!strcmp(reading->set, code) && size <= reading->set_size &&
        (!name || !strcmp(name, reading->set_name)))
        return 0;
    (void)text_format(reading->set, sizeof reading->set, "%s", code);
    if (name)
        (void)text_format(reading->set_name, sizeof reading->set_name, "%s", name);
    reading->set_size = size;
    return import_db_exec(reading->importer->db,
                          "INSERT INTO temp.named VALUES (?1, ?2, ?3)"
                          " ON CONFLICT DO UPDATE SET"
                          " name = min(coalesce(name, ?2), coalesce(?2, name)),"
                          " size = max(size, ?3)",
                          "ttn",
                          code,
                          name,
                          size);
}

int reading_sets_state(ImportReading *reading)
{
    ImportDb *db = reading->importer->db;
    char code[NAME_BYTES_MAX + 1] = "", name[NAME_BYTES_MAX];
    int status;

    for (;;) {
        sqlite3_stmt *row = store_statement(db->store,
                                            "SELECT code, name, size FROM temp.named"
                                            " WHERE code > ?1 ORDER BY code LIMIT 1",
                                            db->err);
        if (!row) return -1;
        store_bind(row, "t", code);
        status = store_step(db->store, row, db->err);
        if (status < 0) return -1;
        if (!status) return reading_sets_touch_totals(db);
        (void)text_format(code, sizeof code, "%s", store_text(row, 0));
        (void)text_format(name, sizeof name, "%s", store_text(row, 1));
        const int size = sqlite3_column_int(row, 2);
        sqlite3_reset(row);
        if (state_set(reading, code, name, size)) return -1;
    }
}
