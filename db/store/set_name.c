// set_name.c -- finds the set that has a name, among all that sources state of sets.

#include "db/store/set_name.h"

#include <string.h>

#include "engine/base/text.h"

int set_name_find(Store *store, const char *name, char code[SET_CODE_BYTES], Err *err)
{
    sqlite3_stmt *row =
        store_statement(store, "SELECT " SET_NAME_CODE("the_game()", "?1"), err);

    if (!row) return -1;
    store_bind(row, "t", name);
    int status = store_step(store, row, err);
    if (status > 0) {
        (void)text_format(code, SET_CODE_BYTES, "%s", store_text(row, 0));
        status = *code != '\0';
    }
    sqlite3_reset(row);
    return status;
}

int set_name_is_of(Store *store, const char *name, const char *code, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT 1 FROM said_set s JOIN reading r ON r.id = s.reading"
        " JOIN import i ON i.id = r.import WHERE s.game = the_game() AND i.undone = 0"
        " AND s.code = ?2 COLLATE NOCASE AND fold(s.name) = fold(?1)"
        " UNION ALL SELECT 1 FROM card_set WHERE game = the_game() AND api IS NOT NULL"
        " AND code = ?2 COLLATE NOCASE AND fold(name) = fold(?1) LIMIT 1",
        err);

    if (!row) return -1;
    store_bind(row, "tt", name, code);
    const int status = store_step(store, row, err);
    sqlite3_reset(row);
    return status;
}

const char *set_name_key(Arena *arena, const char *name)
{
    char *key = arena_text_n(arena, arena_format(arena, "~%s", name), strlen(name) + 1);

    for (char *c = key; *c; c++)
        if (*c >= 'A' && *c <= 'Z') *c = (char)(*c - 'A' + 'a');
    return key;
}

bool set_name_is_key(const char *key)
{
    return key && *key == '~';
}
