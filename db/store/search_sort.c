// search_sort.c -- sorts cards, and finds the first of many without sorting the rest.
//
// It sorts a small set. From a large one it takes the cards with the first value of the
// first key, then those with the next value, until there are enough. Code and name have
// an index of the database, which it reads in order.

#include "db/store/search_sort.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/schema/schema.h"
#include "engine/base/base.h"

enum {
    SMALL = 6000,   // most cards of a set that is read and sorted
    CARD_COST = 50, // reading a card takes as long as so many rows of an index
};

// A card with its values, one for each key of the order.
typedef struct {
    int64_t id;
    const char *code;
    const char *words[SORT_KEYS_MAX]; // NULL: the key is a number
    int numbers[SORT_KEYS_MAX];
    bool has[SORT_KEYS_MAX];
} Row;

typedef struct {
    const Search *search;
    const SortOrder *order;
    int64_t *ids;
    int64_t n, room;
} Sorter;

const char *search_sort_word(const FactColumns *columns, int column)
{
    return fact_columns_is_single(columns, column) ? columns->rows[column].search
                                                   : NULL;
}

bool search_sort_find(const FactColumns *columns, const char *word, int *column)
{
    *column = !strcasecmp(word, "code") ? SORT_CODE : SORT_NAME;
    if (*column == SORT_CODE || !strcasecmp(word, "name")) return true;
    for (int i = 0; i < columns->n; i++) {
        const char *known = search_sort_word(columns, i);
        if (!known || strcasecmp(known, word) != 0) continue;
        *column = i;
        return true;
    }
    return false;
}

static int compare_key(const Row *a, const Row *b, const SortKey *key, int at)
{
    int order;

    if (a->has[at] != b->has[at]) return a->has[at] ? -1 : 1;
    if (!a->has[at]) return 0;
    if (key->column == SORT_CODE)
        order = strcmp(a->code, b->code);
    else if (a->words[at])
        order = strcasecmp(a->words[at], b->words[at]);
    else
        order = (a->numbers[at] > b->numbers[at]) - (a->numbers[at] < b->numbers[at]);
    return key->down ? -order : order;
}

static int compare_rows(const void *one, const void *other, void *context)
{
    const Row *a = one, *b = other;
    const SortOrder *order = context;

    for (int i = 0; i < order->n; i++) {
        int differs = compare_key(a, b, &order->keys[i], i);
        if (differs) return differs;
    }
    return strcmp(a->code, b->code);
}

_Static_assert(SORT_KEYS_MAX == 6, "sort_row.sql has a column for each key");

// Keeps what the card is sorted by with key [at].
static void keep_key(Arena *arena, sqlite3_stmt *row, Row *to, int at)
{
    const int type = sqlite3_column_type(row, at + 2);

    to->has[at] = type != SQLITE_NULL;
    if (type == SQLITE_INTEGER)
        to->numbers[at] = sqlite3_column_int(row, at + 2);
    else if (type != SQLITE_NULL)
        to->words[at] = arena_text(arena, store_text(row, at + 2));
}

static int read_row(const Search *search, const SortOrder *order, Arena *arena, Row *to)
{
    sqlite3_stmt *row = store_statement(search->store, sort_row_sql, search->err);

    if (!row) return -1;
    sqlite3_bind_int64(row, 1, to->id);
    for (int i = 0; i < order->n; i++)
        if (order->keys[i].column >= 0)
            sqlite3_bind_int64(
                row, i + 2, search->store->fact_ids[order->keys[i].column]);
    if (store_step(search->store, row, search->err) < 0) return -1;
    to->code = arena_text(arena, store_text(row, 0));
    for (int i = 0; i < order->n; i++) {
        if (order->keys[i].column >= 0) {
            keep_key(arena, row, to, i);
            continue;
        }
        to->has[i] = true;
        to->words[i] = arena_text(arena, store_text(row, 1));
    }
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
        failed = read_row(sorter->search, sorter->order, arena, &rows[at++]);
    }
    SortOrder order = *sorter->order;
    if (!failed) qsort_r(rows, (size_t)at, sizeof *rows, compare_rows, &order);
    for (int64_t i = 0; i < at && !is_full(sorter); i++)
        sorter->ids[sorter->n++] = rows[i].id;
    arena_free(arena);
    return failed ? -1 : 0;
}

// Reads an index over all cards in its order and takes those of [set]. walk_pays has
// found that the set is dense enough.
static int walk_index(Sorter *sorter, const IdSet *set, const char *sql)
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

static int sort_set(Sorter *sorter, IdSet *set, int at);

// Returns the values of a fact in order; those of a number are all from least to most.
static const char **values_of(const Sorter *sorter, int column)
{
    Arena *arena = sorter->search->arena;
    const FactRow *row = &sorter->search->store->facts.rows[column];
    const char **values;

    if (row->kind != FACT_NUMBER)
        return search_values(sorter->search, arena_format(arena, "%s:", row->name));
    const int n = row->most - row->least + 1;
    values = arena_take(arena, (size_t)(n + 1) * sizeof *values);
    for (int i = 0; i < n; i++) values[i] = arena_format(arena, "%d", row->least + i);
    return values;
}

static int sort_values(Sorter *sorter, IdSet *set, int at)
{
    const SortKey *key = &sorter->order->keys[at];
    const Search *search = sorter->search;
    // The cards with each value in turn, then those without one.
    const char **values = values_of(sorter, key->column);
    IdSet part = search_none(search);
    int n = 0;

    while (values[n]) n++;
    for (int i = 0; i < n && !is_full(sorter); i++) {
        const char *match = arena_format(search->arena,
                                         "\"%s:%s\"",
                                         search->store->facts.rows[key->column].name,
                                         values[key->down ? n - 1 - i : i]);
        id_set_remove(&part, &part);
        if (search_facts(search, match, &part)) return -1;
        id_set_keep(&part, set);
        id_set_remove(set, &part);
        if (sort_set(sorter, &part, at + 1)) return -1;
    }
    return sort_set(sorter, set, at + 1);
}

// Returns whether reading an index in its order until enough cards have come is faster
// than reading the [n] cards, which are scattered over the file.
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
    const int column = end ? SORT_CODE : order->keys[at].column;
    const bool down = !end && order->keys[at].down;

    if (is_full(sorter) || !n) return 0;
    if (column > SORT_NAME)
        return n > SMALL ? sort_values(sorter, set, at) : sort_small(sorter, set, n);
    if (!walk_pays(sorter, n)) return sort_small(sorter, set, n);
    if (column == SORT_CODE)
        return walk_index(sorter,
                          set,
                          down ? "SELECT id FROM card WHERE game = the_game()"
                                 " ORDER BY code DESC"
                               : "SELECT id FROM card WHERE game = the_game()"
                                 " ORDER BY code");
    // Names repeat. If further keys order cards of one name, the cards must be read.
    if (at + 1 < order->n) return sort_small(sorter, set, n);
    return walk_index(sorter,
                      set,
                      down ? "SELECT id FROM card WHERE game = the_game()"
                             " ORDER BY folded DESC, code"
                           : "SELECT id FROM card WHERE game = the_game()"
                             " ORDER BY folded, code");
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
