// set_size.c -- how many numbers a set has.

#include <stdio.h>
#include <string.h>

#include "db/settle/settle.h"

int settle_size(Settling *settling, const char *set)
{
    if (settling->size_set[0] && !strcmp(settling->size_set, set))
        return settling->size;
    sqlite3_stmt *row = store_statement(settling->store,
                                        "SELECT max(s.size)"
                                        " FROM said_set s"
                                        " JOIN reading r ON r.id = s.reading"
                                        " JOIN import i ON i.id = r.import"
                                        " WHERE s.game = the_game() AND s.code = ?1"
                                        " AND i.undone = 0",
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
