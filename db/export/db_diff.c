// db_diff.c -- walks two sorted queries side by side, and reads the history of imports.
//
// Both sides sort by the same keys, so one step looks at one row of each side only.

#include "db/export/db_diff.h"

#include <string.h>

#include "db/store/card_sheet.h"
#include "engine/base/base.h"

// The next row of one database. Both databases sort their rows alike.
typedef struct {
    Store *store;
    sqlite3_stmt *row;
    int status; // 1: a row is there
} Side;

typedef struct {
    const char *field, *value;
} Pair;

typedef struct {
    Pair *list;
    int n;
    int facts; // so many pairs at the front are facts
} Pairs;

static int start_side(const DbDiff *compare, Side *side, const char *sql)
{
    side->row = store_statement(side->store, sql, compare->err);
    side->status = side->row ? store_step(side->store, side->row, compare->err) : -1;
    return side->status < 0 ? -1 : 0;
}

static int next_row(const DbDiff *compare, Side *side)
{
    side->status = store_step(side->store, side->row, compare->err);
    return side->status < 0 ? -1 : 0;
}

// Compares the next rows by their first [keys] columns. Returns -1 or 1 for the side
// that comes first, 0 if both sides have the row.
static int order_of(const Side sides[2], int keys)
{
    if (sides[0].status <= 0 || sides[1].status <= 0)
        return sides[0].status > 0 ? -1 : 1;
    for (int i = 0; i < keys; i++) {
        int order = strcmp(store_text(sides[0].row, i), store_text(sides[1].row, i));
        if (order) return order < 0 ? -1 : 1;
    }
    return 0;
}

// ---- cards

static void add_pair(Arena *arena, Pairs *pairs, const char *field, const char *value)
{
    pairs->list = arena_grow(arena, pairs->list, pairs->n, sizeof *pairs->list);
    pairs->list[pairs->n++] = (Pair){field, value};
}

static int read_pairs(const DbDiff *compare, Store *store, int64_t id, Pairs *pairs)
{
    Arena *arena = compare->arena;
    CardSheet sheet;
    int status;

    if (card_sheet_stored(store, arena, id, &sheet, compare->err)) return -1;
    for (int row = 0; row < card_sheet_rows(store); row++)
        add_pair(arena, pairs, card_sheet_word(store, row), sheet.texts[row]);
    pairs->facts = pairs->n;
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT 'name.' || language, name"
                        " FROM card_name"
                        " WHERE card = ?1"
                        " UNION ALL"
                        " SELECT 'printing.' || code, coalesce(rarity, 'yes')"
                        " FROM printing"
                        " WHERE card = ?1"
                        " UNION ALL"
                        " SELECT 'text.' || language || '.' || kind, text"
                        " FROM card_text"
                        " WHERE card = ?1"
                        " ORDER BY 1",
                        compare->err);
    if (!row) return -1;
    store_bind(row, "i", id);
    while ((status = store_step(store, row, compare->err)) > 0)
        add_pair(arena,
                 pairs,
                 arena_text(arena, store_text(row, 0)),
                 arena_text(arena, store_text(row, 1)));
    return status;
}

// Returns which side's next pair comes first: -1, 1, or 0 for both. Facts have one
// order on both sides; the pairs behind them are sorted by field.
static int next_side(const Pairs pairs[2], const int at[2])
{
    if (at[1] >= pairs[1].n) return -1;
    if (at[0] >= pairs[0].n) return 1;
    if (at[0] < pairs[0].facts) return 0;
    return strcmp(pairs[0].list[at[0]].field, pairs[1].list[at[1]].field);
}

// Tells the fields that differ.
static void compare_pairs(const DbDiff *compare, DbDifference *found,
                          const Pairs pairs[2])
{
    int at[2] = {0, 0};

    while (at[0] < pairs[0].n || at[1] < pairs[1].n) {
        const int order = next_side(pairs, at);
        const Pair *one = &pairs[0].list[at[0]], *other = &pairs[1].list[at[1]];

        found->field = order <= 0 ? one->field : other->field;
        found->old = order <= 0 ? one->value : "";
        found->now = order >= 0 ? other->value : "";
        if (strcmp(found->old, found->now) != 0) compare->tell(compare->context, found);
        at[0] += order <= 0;
        at[1] += order >= 0;
    }
}

static int meet_card(const DbDiff *compare, const Side sides[2], int order)
{
    const Side *side = &sides[order > 0];
    DbDifference found = {.how = order < 0   ? DB_DIFF_REMOVED
                                 : order > 0 ? DB_DIFF_ADDED
                                             : DB_DIFF_CHANGED,
                          .kind = "card",
                          .name = store_text(side->row, 0),
                          .title = store_text(side->row, 1)};
    Pairs pairs[2] = {{0}};

    if (order) {
        compare->tell(compare->context, &found);
        return 0;
    }
    for (int i = 0; i < 2; i++)
        if (read_pairs(compare,
                       sides[i].store,
                       sqlite3_column_int64(sides[i].row, 2),
                       &pairs[i]))
            return -1;
    compare_pairs(compare, &found, pairs);
    arena_empty(compare->arena);
    return 0;
}

static int meet_other(const DbDiff *compare, const Side sides[2], int order)
{
    const Side *side = &sides[order > 0];
    DbDifference found = {.how = order < 0   ? DB_DIFF_REMOVED
                                 : order > 0 ? DB_DIFF_ADDED
                                             : DB_DIFF_CHANGED,
                          .kind = store_text(side->row, 0),
                          .name = store_text(side->row, 1)};
    bool same =
        !order && !strcmp(store_text(sides[0].row, 2), store_text(sides[1].row, 2));

    if (!same) compare->tell(compare->context, &found);
    return 0;
}

typedef int Meet(const DbDiff *compare, const Side sides[2], int order);

// Walks both sides together.
static int walk_sides(const DbDiff *compare, Side sides[2], int keys, Meet *meet)
{
    while (sides[0].status > 0 || sides[1].status > 0) {
        int order = order_of(sides, keys);
        if (meet(compare, sides, order)) return -1;
        if (order <= 0 && next_row(compare, &sides[0])) return -1;
        if (order >= 0 && next_row(compare, &sides[1])) return -1;
    }
    return 0;
}

int db_diff(const DbDiff *compare, Store *before, Store *after)
{
    static const char *const cards =
        "SELECT code, name, id FROM card WHERE game = the_game() ORDER BY code";
    static const char *const others =
        "SELECT CASE kind WHEN 'card' THEN 'script' ELSE kind END, name, min(hash)"
        " FROM script"
        " WHERE game = the_game()"
        " GROUP BY kind, name"
        " UNION ALL"
        " SELECT 'ban', format || ' ' || name, group_concat(since || ' ' || until)"
        " FROM (SELECT * FROM ban WHERE game = the_game() ORDER BY since, until)"
        " GROUP BY format, folded"
        " UNION ALL"
        " SELECT 'deck', name, hash"
        " FROM deck"
        " WHERE game = the_game()"
        " UNION ALL"
        " SELECT 'collection', l.name, group_concat(o.code || ' ' || o.count)"
        " FROM collection l"
        " JOIN owned o ON o.collection = l.id"
        " WHERE l.game = the_game()"
        " GROUP BY l.id"
        " UNION ALL"
        " SELECT 'set', code, name || coalesce((SELECT group_concat(needs)"
        "  FROM set_need WHERE card_set = s.id), '')"
        " FROM card_set s"
        " WHERE game = the_game() AND (api IS NOT NULL"
        "  OR EXISTS (SELECT 1 FROM card WHERE card_set = s.id))"
        " ORDER BY 1, 2";
    Side sides[2] = {{.store = before}, {.store = after}};
    int failed = start_side(compare, &sides[0], cards) ||
                 start_side(compare, &sides[1], cards) ||
                 walk_sides(compare, sides, 1, meet_card) ||
                 start_side(compare, &sides[0], others) ||
                 start_side(compare, &sides[1], others) ||
                 walk_sides(compare, sides, 2, meet_other);

    return failed ? -1 : 0;
}

// ---- history

typedef struct {
    const DbDiff *compare;
    Store *store;
    const char *set;
    int64_t from, to;
} History;

static sqlite3_stmt *ask_history(const History *history, const char *sql)
{
    sqlite3_stmt *row = store_statement(history->store, sql, history->compare->err);

    if (row) store_bind(row, "tii", history->set, history->from, history->to);
    return row;
}

static int tell_new_cards(const History *history)
{
    const DbDiff *compare = history->compare;
    sqlite3_stmt *row = ask_history(
        history,
        "SELECT c.code, c.name"
        " FROM card c"
        " JOIN card_set s ON s.id = c.card_set"
        " WHERE s.game = the_game() AND s.code = ?1 AND c.import > ?2 AND c.import <= ?3"
        " ORDER BY c.code");
    int status = -1;

    while (row && (status = store_step(history->store, row, compare->err)) > 0)
        compare->tell(compare->context,
                      &(DbDifference){.how = DB_DIFF_ADDED,
                                      .kind = "card",
                                      .name = store_text(row, 0),
                                      .title = store_text(row, 1)});
    return status;
}

static void end_field(const DbDiff *compare, DbDifference *found)
{
    if (found->field && strcmp(found->old, found->now) != 0)
        compare->tell(compare->context, found);
    arena_empty(compare->arena);
    *found = (DbDifference){.how = DB_DIFF_CHANGED, .kind = "card"};
}

// Tells each changed field once, with its first old value and its last new one.
static int tell_fields(const History *history)
{
    const DbDiff *compare = history->compare;
    Arena *arena = compare->arena;
    DbDifference found = {0};
    int status = -1;
    sqlite3_stmt *row = ask_history(
        history,
        "SELECT c.code, c.name, h.field, h.old, h.new"
        " FROM card_set s"
        " JOIN card c ON c.card_set = s.id"
        " JOIN card_change h ON h.card = c.id"
        " WHERE s.game = the_game() AND s.code = ?1 AND h.import > ?2 AND h.import <= ?3 AND c.import <= ?2"
        " ORDER BY c.code, h.field, h.import, h.position");

    while (row && (status = store_step(history->store, row, compare->err)) > 0) {
        if (!found.field || strcmp(found.name, store_text(row, 0)) != 0 ||
            strcmp(found.field, store_text(row, 2)) != 0) {
            end_field(compare, &found);
            found.name = arena_text(arena, store_text(row, 0));
            found.title = arena_text(arena, store_text(row, 1));
            found.field = arena_text(arena, store_text(row, 2));
            found.old = arena_text(arena, store_text(row, 3));
        }
        found.now = arena_text(arena, store_text(row, 4));
    }
    end_field(compare, &found);
    return status;
}

static int tell_scripts(const History *history)
{
    const DbDiff *compare = history->compare;
    sqlite3_stmt *row = ask_history(
        history,
        "SELECT DISTINCT kind, h.name, first_value(old) OVER all_of,"
        " last_value(new) OVER all_of"
        " FROM set_change h"
        " LEFT JOIN card_set s ON s.id = h.card_set"
        " WHERE h.game = the_game() AND (s.code = ?1 OR h.card_set IS NULL)"
        " AND h.import > ?2 AND h.import <= ?3"
        " WINDOW all_of AS (PARTITION BY kind, h.name ORDER BY import,"
        " position ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)"
        " ORDER BY kind = 'gone' DESC, kind, h.name");
    int status = -1;

    while (row && (status = store_step(history->store, row, compare->err)) > 0) {
        const char *kind = store_text(row, 0);
        const bool gone = !strcmp(kind, "gone");
        const char *old = store_text(row, 2), *now = store_text(row, 3);
        if (!gone && !strcmp(old, now)) continue;
        compare->tell(compare->context,
                      &(DbDifference){.how = gone || !*now ? DB_DIFF_REMOVED
                                             : *old        ? DB_DIFF_CHANGED
                                                           : DB_DIFF_ADDED,
                                      .kind = gone                    ? "card"
                                              : !strcmp(kind, "card") ? "script"
                                                                      : kind,
                                      .name = store_text(row, 1)});
    }
    return status;
}

int db_diff_imports(const DbDiff *compare, Store *store, const char *set, int64_t from,
                    int64_t to)
{
    const History history = {compare, store, set, from, to};
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT 1 FROM card_set WHERE game = the_game() AND code = ?1",
                        compare->err);

    if (!row) return -1;
    store_bind(row, "t", set);
    int status = store_step(store, row, compare->err);
    sqlite3_reset(row);
    if (status < 0) return -1;
    if (!status) return err_set(compare->err, 66, "no set '%s' in the database", set);
    return tell_new_cards(&history) || tell_fields(&history) || tell_scripts(&history)
               ? -1
               : 0;
}

int64_t db_diff_import_find(Store *store, const char *text, Err *err)
{
    const bool number = strspn(text, "0123456789") == strlen(text) && *text;
    sqlite3_stmt *row = store_statement(
        store,
        number ? "SELECT max(id), count(*)"
                 " FROM import"
                 " WHERE id = CAST(?1 AS INTEGER) OR (?1 = '0' AND id = 1)"
               : "SELECT max(id), count(*)"
                 " FROM import"
                 " WHERE substr(time, 1, length(?1)) <= ?1"
                 " AND ?1 GLOB '[0-9][0-9][0-9][0-9]-*'",
        err);

    if (!row) return -1;
    store_bind(row, "t", text);
    int64_t id = store_step(store, row, err) > 0 ? sqlite3_column_int64(row, 0) : -1;
    bool found = id >= 0 && store_number(row, 1) > 0;
    sqlite3_reset(row);
    if (found) return number && !strcmp(text, "0") ? 0 : id;
    return err_set(err,
                   66,
                   "no import '%s'; expected the number of one, or a time such as "
                   "2026-09-18",
                   text);
}
