// lookup_row.c -- finds the row of a list that decides a card.

#include "db/store/lookup_row.h"

// Record `w` of a statement names the set that has the card (db/settle/statement.h).
static const char newest[] =
    "SELECT q.name, s.line FROM said s JOIN reading r ON r.id = s.reading"
    " JOIN source q ON q.id = r.source JOIN import i ON i.id = r.import"
    " WHERE s.game = the_game() AND s.base = ?1 AND s.code = ?1 AND i.undone = 0"
    " AND instr(s.content, char(30) || 'w') ORDER BY r.id DESC, s.id DESC LIMIT 1";

int lookup_row_of(Store *store, const char *code, Arena *arena, CardRowPlace *place,
                  Err *err)
{
    sqlite3_stmt *row = store_statement(store, newest, err);

    *place = (CardRowPlace){0};
    if (!row) return -1;
    store_bind(row, "t", code);
    const int status = store_step(store, row, err);
    if (status > 0)
        *place =
            (CardRowPlace){arena_text(arena, store_text(row, 0)), store_number(row, 1)};
    sqlite3_reset(row);
    return status;
}
