// import_set_row.c -- finds or makes the set of a card, and names it.

#include "db/import/settle/import_set_row.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/text.h"

// SQL: the name of a set that counts among those that lists state. A source with more
// trust comes first, then a name that is more than the code, then one with small
// letters, then the source whose name comes last in the alphabet.
#define SET_NAME                                                                       \
    "SELECT s.name FROM said_set s"                                                    \
    " JOIN reading r ON r.id = s.reading"                                              \
    " JOIN source q ON q.id = r.source"                                                \
    " JOIN import i ON i.id = r.import"                                                \
    " WHERE s.game = the_game() AND s.code = ?1 AND s.name IS NOT NULL"                \
    " AND i.undone = 0 AND NOT EXISTS (SELECT 1 FROM said_set n"                       \
    "  JOIN reading k ON k.id = n.reading JOIN import j ON j.id = k.import"            \
    "  WHERE n.game = s.game AND n.code = s.code AND n.name IS NOT NULL"               \
    "  AND k.source = r.source AND k.id > r.id AND j.undone = 0)"                      \
    " ORDER BY q.trust DESC, s.name = s.code, s.name = upper(s.name), q.name DESC LIMIT 1"

int import_set_row_name(ImportDb *db, const char *code)
{
    return import_db_exec(db,
                          "UPDATE card_set SET name = coalesce((" SET_NAME "), code)"
                          " WHERE game = the_game() AND code = ?1 AND api IS NULL"
                          " AND name <> coalesce((" SET_NAME "), code)",
                          "t",
                          code);
}

int64_t import_set_row(ImportReading *reading, const char *code)
{
    ImportDb *db = reading->importer->db;
    static const char *const find =
        "SELECT id FROM card_set WHERE game = the_game() AND code = ?1";

    if (reading->card_set && !strcmp(reading->card_set_code, code))
        return reading->card_set;
    int64_t id = import_db_find(db, find, code);
    if (id == -1) {
        if (import_db_exec(db,
                           "INSERT INTO card_set (game, code, name, api)"
                           " VALUES (the_game(), ?1, coalesce((" SET_NAME
                           "), ?1), NULL)",
                           "t",
                           code))
            return -1;
        id = import_db_find(db, find, code);
    }
    if (id < 0) return -1;
    reading->card_set = id;
    (void)snprintf(reading->card_set_code, sizeof reading->card_set_code, "%s", code);
    return id;
}
