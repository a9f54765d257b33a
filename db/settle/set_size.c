// set_size.c -- finds how many numbers a set has.

#include "db/settle/set_size.h"

#include <stdio.h>
#include <string.h>

int set_size_of(Settling *settling, const char *set)
{
    if (settling->size_set[0] && !strcmp(settling->size_set, set))
        return settling->size;
    sqlite3_stmt *row = store_statement(settling->store,
                                        "SELECT max(s.size)"
                                        " FROM said_set s"
                                        " JOIN reading r ON r.id = s.reading"
                                        " JOIN import i ON i.id = r.import"
                                        " WHERE s.game = the_game() AND i.undone = 0"
                                        " AND (s.code = ?1 OR (s.code > '~'"
                                        " AND fold(substr(s.code, 2)) IN ("
                                        "  SELECT fold(?1) UNION ALL"
                                        "  SELECT fold(n.name) FROM said_set n"
                                        "  JOIN reading k ON k.id = n.reading"
                                        "  JOIN import j ON j.id = k.import"
                                        "  WHERE n.game = the_game() AND n.code = ?1"
                                        "  AND n.name IS NOT NULL AND j.undone = 0"
                                        "  UNION ALL"
                                        "  SELECT fold(name) FROM card_set"
                                        "  WHERE game = the_game() AND code = ?1"
                                        "  AND api IS NOT NULL)))",
                                        settling->err);
    if (!row) return -1;
    store_bind(row, "t", set);
    const int status = store_step(settling->store, row, settling->err);
    settling->size = status > 0 ? sqlite3_column_int(row, 0) : 0;
    sqlite3_reset(row);
    if (status < 0) return -1;
    (void)snprintf(settling->size_set, sizeof settling->size_set, "%s", set);
    return settling->size;
}
