// import_log.c -- reads the tables import, reading, card, card_change, set_change and
// said_thing.

#include "db/store/import_log.h"

// Returns the text in a column of the row, in the arena.
static const char *text_of(Arena *arena, sqlite3_stmt *row, int column)
{
    return arena_text(arena, store_text(row, column));
}

int import_log_rows(Store *store, int64_t id, Arena *arena, ImportLogRow **rows,
                    Err *err)
{
    int n = 0, status;
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT id, time, source, added, changed, removed, rejected, undoes, undone,"
        " (SELECT max(u.id) FROM import u"
        "  WHERE i.undone AND u.undoes = i.id AND NOT u.undone)"
        " FROM import i WHERE ?1 = 0 OR id = ?1 ORDER BY id",
        err);

    *rows = NULL;
    if (!row) return -1;
    store_bind(row, "i", id);
    while ((status = store_step(store, row, err)) > 0) {
        *rows = arena_grow(arena, *rows, n, sizeof **rows);
        (*rows)[n++] = (ImportLogRow){.id = sqlite3_column_int64(row, 0),
                                      .time = text_of(arena, row, 1),
                                      .source = text_of(arena, row, 2),
                                      .added = sqlite3_column_int(row, 3),
                                      .changed = sqlite3_column_int(row, 4),
                                      .removed = sqlite3_column_int(row, 5),
                                      .rejected = sqlite3_column_int(row, 6),
                                      .undoes = sqlite3_column_int64(row, 7),
                                      .undone = sqlite3_column_int(row, 8),
                                      .undone_by = sqlite3_column_int64(row, 9)};
    }
    return status < 0 ? -1 : n;
}

int import_log_lists(Store *store, int64_t id, Arena *arena, ImportLogList **lists,
                     Err *err)
{
    int n = 0, status;
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT g.name, s.name, r.form, s.trust,"
                        " (SELECT count(*) FROM said t WHERE t.reading = r.id)"
                        " FROM reading r JOIN source s ON s.id = r.source"
                        " JOIN game g ON g.id = s.game"
                        " WHERE r.import = ?1 ORDER BY r.id",
                        err);

    *lists = NULL;
    if (!row) return -1;
    store_bind(row, "i", id);
    while ((status = store_step(store, row, err)) > 0) {
        *lists = arena_grow(arena, *lists, n, sizeof **lists);
        (*lists)[n++] = (ImportLogList){.game = text_of(arena, row, 0),
                                        .source = text_of(arena, row, 1),
                                        .form = text_of(arena, row, 2),
                                        .trust = sqlite3_column_int(row, 3),
                                        .rows = sqlite3_column_int(row, 4)};
    }
    return status < 0 ? -1 : n;
}

int import_log_changes(Store *store, int64_t id, Arena *arena,
                       ImportLogChange **changes, Err *err)
{
    int n = 0, status;
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT 'card', k.code, c.field, c.old, c.new, c.position"
        " FROM card_change c JOIN card k ON k.id = c.card WHERE c.import = ?1"
        " UNION ALL"
        " SELECT CASE kind WHEN 'card' THEN 'script' ELSE kind END, name, '',"
        "  CASE WHEN old IS NULL THEN '' ELSE 'there' END,"
        "  CASE WHEN new IS NULL THEN '' ELSE 'there' END, position"
        " FROM set_change WHERE import = ?1"
        " UNION ALL"
        " SELECT 'new', code, '', '', '', -1 FROM card WHERE import = ?1"
        " UNION ALL"
        " SELECT t.kind, CASE t.kind WHEN 'set' THEN s.code"
        "  WHEN 'ban' THEN coalesce(t.content ->> 2, t.name) ELSE t.name END, '',"
        "  CASE WHEN EXISTS (SELECT 1 FROM said_thing b WHERE b.game = t.game"
        "   AND b.kind = t.kind AND b.card_set = t.card_set AND b.name = t.name"
        "   AND b.id < t.id AND b.content IS NOT NULL) THEN 'there' ELSE '' END,"
        "  CASE WHEN t.content IS NULL THEN '' ELSE 'there' END, 1000000000 + t.id"
        " FROM said_thing t LEFT JOIN card_set s ON s.id = t.card_set"
        " WHERE t.import = ?1"
        " AND t.kind NOT IN ('card', 'keyword', 'words', 'ruleset', 'rules')"
        " ORDER BY 6, 2",
        err);

    *changes = NULL;
    if (!row) return -1;
    store_bind(row, "i", id);
    while ((status = store_step(store, row, err)) > 0) {
        *changes = arena_grow(arena, *changes, n, sizeof **changes);
        (*changes)[n++] = (ImportLogChange){.kind = text_of(arena, row, 0),
                                            .name = text_of(arena, row, 1),
                                            .field = text_of(arena, row, 2),
                                            .old = text_of(arena, row, 3),
                                            .now = text_of(arena, row, 4)};
    }
    return status < 0 ? -1 : n;
}
