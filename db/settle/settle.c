// settle.c -- a group from its first row to its cards.

#include "db/settle/settle.h"

#include <stdio.h>
#include <string.h>

#include "db/settle/settle_inside.h"

int settle_size(Settling *settling, const char *set)
{
    if (settling->size_set[0] && !strcmp(settling->size_set, set)) return settling->size;
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

static int settle(Settling *settling, int64_t said, const char *code, Settled *settled)
{
    Group group = {.settling = settling, .settled = settled};

    *settled = (Settled){0};
    const int status = group_read(&group, said, code);
    if (status <= 0) return status;
    if (identity_find(&group)) return -1;
    for (int i = 0; i < settled->cards_n; i++) weigh_card(&group, i);
    return 1;
}

int settle_group(Settling *settling, int64_t said, Settled *settled)
{
    return settle(settling, said, NULL, settled) < 0 ? -1 : 0;
}

int settle_group_of(Settling *settling, const char *code, Settled *settled)
{
    return settle(settling, 0, code, settled);
}
