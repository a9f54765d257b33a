// The first of many: a set that is small is sorted; of a large one the cards with the
// first value of the first column are taken, then those with the next, until there are
// enough. Code and name have an index that is read in its order.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/store/search.h"
#include "engine/kernel/base/base.h"

enum {
    SMALL = 6000,    // sets that are read and sorted
    VALUES_MAX = 99, // of a number
    CARD_COST = 50,  // of reading one card, in rows of an index
};

const char *const sort_words[SORT_COLUMNS] = {
    [SORT_CODE] = "code",
    [SORT_NAME] = "name",
    [SORT_TYPE] = "type",
    [SORT_RARITY] = "rarity",
    [SORT_ENERGY] = "energy",
    [SORT_POWER] = "power",
    [SORT_MIGHT] = "might",
    [SORT_BONUS] = "bonus",
};

typedef struct {
    int64_t id;
    const char *texts[SORT_ENERGY];          // code, name, type, rarity
    int numbers[SORT_COLUMNS - SORT_ENERGY]; // -1: none
} Row;

typedef struct {
    const Search *search;
    const SortOrder *order;
    int64_t *ids;
    int64_t n, room;
} Sorter;

static int compare_key(const Row *a, const Row *b, const SortKey *key)
{
    int order;

    if (key->column >= SORT_ENERGY) {
        const int x = a->numbers[key->column - SORT_ENERGY];
        const int y = b->numbers[key->column - SORT_ENERGY];
        if ((x < 0) != (y < 0)) return x < 0 ? 1 : -1;
        order = (x > y) - (x < y);
    } else {
        const char *x = a->texts[key->column], *y = b->texts[key->column];
        if (!*x != !*y) return *x ? -1 : 1;
        order = key->column == SORT_CODE ? strcmp(x, y) : strcasecmp(x, y);
    }
    return key->down ? -order : order;
}

static int compare_rows(const void *one, const void *other, void *context)
{
    const Row *a = one, *b = other;
    const SortOrder *order = context;

    for (int i = 0; i < order->n; i++) {
        int differs = compare_key(a, b, &order->keys[i]);
        if (differs) return differs;
    }
    return strcmp(a->texts[SORT_CODE], b->texts[SORT_CODE]);
}

static int read_row(const Search *search, Arena *arena, Row *to)
{
    sqlite3_stmt *row =
        store_statement(search->store,
                        "SELECT code, folded, type, rarity, energy, power, might,"
                        " might_bonus FROM card WHERE id = ?1",
                        search->err);

    if (!row) return -1;
    store_bind(row, "i", to->id);
    if (store_step(search->store, row, search->err) < 0) return -1;
    for (int i = 0; i < SORT_ENERGY; i++)
        to->texts[i] = arena_text(arena, store_text(row, i));
    for (int i = SORT_ENERGY; i < SORT_COLUMNS; i++)
        to->numbers[i - SORT_ENERGY] = store_number(row, i);
    sqlite3_reset(row);
    return 0;
}

static bool is_full(const Sorter *sorter)
{
    return sorter->n == sorter->room;
}

static int sort_small(Sorter *sorter, const IdSet *set, int64_t n)
{
    Arena *arena = arena_new();
    Row *rows = arena_take(arena, (size_t)(n + 1) * sizeof *rows);
    int64_t at = 0;
    int failed = 0;

    for (int64_t id = id_set_next(set, 0); id >= 0 && !failed;
         id = id_set_next(set, id + 1)) {
        rows[at].id = id;
        failed = read_row(sorter->search, arena, &rows[at++]);
    }
    SortOrder order = *sorter->order;
    if (!failed) qsort_r(rows, (size_t)at, sizeof *rows, compare_rows, &order);
    for (int64_t i = 0; i < at && !is_full(sorter); i++)
        sorter->ids[sorter->n++] = rows[i].id;
    arena_free(arena);
    return failed ? -1 : 0;
}

// Reads an index over all cards in its order; at least one in each few hundred fits.
static int walk(Sorter *sorter, const IdSet *set, const char *sql)
{
    const Search *search = sorter->search;
    sqlite3_stmt *row = store_statement(search->store, sql, search->err);
    int status = 0;

    if (!row) return -1;
    while (!is_full(sorter) &&
           (status = store_step(search->store, row, search->err)) > 0)
        if (id_set_has(set, sqlite3_column_int64(row, 0)))
            sorter->ids[sorter->n++] = sqlite3_column_int64(row, 0);
    sqlite3_reset(row);
    return status < 0 ? -1 : 0;
}

static int sort_set(Sorter *sorter, IdSet *set, int key);

// Those with each value of a column in turn, then those without one.
static const char **values_of(const Sorter *sorter, SortColumn column)
{
    Arena *arena = sorter->search->arena;
    const char **values;

    if (column < SORT_ENERGY)
        return search_values(sorter->search,
                             arena_format(arena, "%s_", sort_words[column]));
    values = arena_take(arena, (VALUES_MAX + 2) * sizeof *values);
    for (int i = 0; i <= VALUES_MAX; i++) values[i] = arena_format(arena, "%d", i);
    return values;
}

static int sort_values(Sorter *sorter, IdSet *set, int at)
{
    const SortKey *key = &sorter->order->keys[at];
    const Search *search = sorter->search;
    const char **values = values_of(sorter, key->column);
    IdSet part = search_none(search);
    int n = 0;

    while (values[n]) n++;
    for (int i = 0; i < n && !is_full(sorter); i++) {
        const char *match = arena_format(search->arena,
                                         "\"%s_%s\"",
                                         sort_words[key->column],
                                         values[key->down ? n - 1 - i : i]);
        id_set_remove(&part, &part);
        if (search_facts(search, match, &part)) return -1;
        id_set_keep(&part, set);
        id_set_remove(set, &part);
        if (sort_set(sorter, &part, at + 1)) return -1;
    }
    return sort_set(sorter, set, at + 1);
}

// Whether it takes longer to read the cards, which stand anywhere, than to read an index
// in its order until enough of them have come: a card costs as much as some fifty rows.
static bool walk_pays(const Sorter *sorter, int64_t n)
{
    const int64_t wanted = sorter->room - sorter->n;

    return wanted * sorter->search->last / n < n * CARD_COST;
}

static int sort_set(Sorter *sorter, IdSet *set, int at)
{
    const SortOrder *order = sorter->order;
    const int64_t n = id_set_count(set);
    const bool end = at == order->n;
    const SortColumn column = end ? SORT_CODE : order->keys[at].column;
    const bool down = !end && order->keys[at].down;

    if (is_full(sorter) || !n) return 0;
    if (column > SORT_NAME)
        return n > SMALL ? sort_values(sorter, set, at) : sort_small(sorter, set, n);
    if (!walk_pays(sorter, n)) return sort_small(sorter, set, n);
    if (column == SORT_CODE)
        return walk(sorter,
                    set,
                    down ? "SELECT id FROM card ORDER BY code DESC"
                         : "SELECT id FROM card ORDER BY code");
    // Names repeat; where other columns decide among equals, they are read as well.
    if (at + 1 < order->n) return sort_small(sorter, set, n);
    return walk(sorter,
                set,
                down ? "SELECT id FROM card ORDER BY folded DESC, code"
                     : "SELECT id FROM card ORDER BY folded, code");
}

int64_t search_sort(const Search *search, const IdSet *set, const SortOrder *order,
                    int64_t **ids)
{
    IdSet rest = id_set_copy(search->arena, set);
    Sorter sorter = {.search = search, .order = order, .room = id_set_count(set)};

    if (order->limit && order->limit < sorter.room) sorter.room = order->limit;
    sorter.ids =
        arena_take(search->arena, (size_t)(sorter.room + 1) * sizeof *sorter.ids);
    *ids = sorter.ids;
    return sort_set(&sorter, &rest, 0) ? -1 : sorter.n;
}
