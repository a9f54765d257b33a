// import_set_row.c -- finds or makes the set of a card, names it, and writes which sets it
// builds on.

#include <stdio.h>
#include <string.h>

#include "db/import/import_inside.h"
#include "db/import/import_said_inside.h"

// Returns the name of a set that counts among what lists say: of a source with more trust,
// one that is more than the code, with small letters, of the source whose name comes last.
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

int import_set_row_name(Importer *importer, const char *code)
{
    return importer_exec(importer,
                         "UPDATE card_set SET name = coalesce((" SET_NAME "), code)"
                         " WHERE game = the_game() AND code = ?1 AND api IS NULL"
                         " AND name <> coalesce((" SET_NAME "), code)",
                         "t",
                         code);
}

int64_t import_set_row(Importer *importer, const char *code)
{
    static const char *const find =
        "SELECT id FROM card_set WHERE game = the_game() AND code = ?1";

    if (importer->set && !strcmp(importer->set_code, code)) return importer->set;
    int64_t id = importer_find(importer, find, code);
    if (id == -1) {
        if (importer_exec(importer,
                          "INSERT INTO card_set (game, code, name, api)"
                          " VALUES (the_game(), ?1, coalesce((" SET_NAME
                          "), ?1), NULL)",
                          "t",
                          code))
            return -1;
        id = importer_find(importer, find, code);
    }
    if (id < 0) return -1;
    importer->set = id;
    (void)snprintf(importer->set_code, sizeof importer->set_code, "%s", code);
    return id;
}

// Returns how many needs of the set stand in the database already, at their place.
static int64_t count_same(Importer *importer, const SetFolder *set, int64_t set_id)
{
    int64_t same = 0;

    for (int i = 0; i < set->needs_n; i++) {
        sqlite3_stmt *find =
            store_statement(importer->store,
                            "SELECT 1 FROM set_need"
                            " WHERE card_set = ?1 AND position = ?2 AND needs = ?3",
                            importer->err);
        if (!find) return -1;
        store_bind(find, "int", set_id, i, set->needs[i]);
        const int status = store_step(importer->store, find, importer->err);
        sqlite3_reset(find);
        if (status < 0) return -1;
        same += status;
    }
    return same;
}

int import_set_row_needs(Importer *importer, const SetFolder *set, int64_t set_id)
{
    const int64_t same = count_same(importer, set, set_id);
    const int64_t known = importer_find(importer,
                                        "SELECT count(*) FROM set_need d"
                                        " JOIN card_set s ON s.id = d.card_set"
                                        " WHERE s.game = the_game() AND s.code = ?1",
                                        set->code);

    if (same < 0 || known < 0) return -1;
    if (known == same && same == set->needs_n) return 0;
    if (importer_exec(
            importer, "DELETE FROM set_need WHERE card_set = ?1", "i", set_id))
        return -1;
    for (int i = 0; i < set->needs_n; i++)
        if (importer_exec(importer,
                          "INSERT INTO set_need VALUES (?1, ?2, ?3)",
                          "int",
                          set_id,
                          i,
                          set->needs[i]))
            return -1;
    return 0;
}
