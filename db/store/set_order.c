// set_order.c -- a set is ready when all that it needs is: the ready ones lead to the next.
//
// Sets that are never ready need each other in a circle. No import leaves any.

#include "db/store/set_order.h"

#include <string.h>

#include "db/text/key_map.h"

static int read_sets(Store *store, Arena *arena, SetOrder *order, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT id, code FROM card_set WHERE game = the_game() ORDER BY id",
        err);
    int status;

    if (!row) return -1;
    while ((status = store_step(store, row, err)) > 0) {
        order->list = arena_grow(arena, order->list, order->n, sizeof *order->list);
        order->list[order->n++] =
            (OrderedSet){.id = sqlite3_column_int64(row, 0),
                         .code = arena_text(arena, store_text(row, 1))};
    }
    return status;
}

static int place_of(const SetOrder *order, int64_t id)
{
    int from = 0, behind = order->n;

    while (from < behind) {
        const int middle = from + (behind - from) / 2;
        if (order->list[middle].id < id)
            from = middle + 1;
        else
            behind = middle;
    }
    return from < order->n && order->list[from].id == id ? from : -1;
}

static int read_needs(Store *store, Arena *arena, SetOrder *order, Err *err)
{
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT d.card_set, s.id FROM card_set s"
                        " JOIN set_need d ON d.needs = s.code JOIN card_set c"
                        " ON c.id = d.card_set AND c.game = s.game"
                        " WHERE s.game = the_game() ORDER BY d.card_set, d.position",
                        err);
    int status;

    if (!row) return -1;
    while ((status = store_step(store, row, err)) > 0) {
        const int set = place_of(order, sqlite3_column_int64(row, 0));
        const int needs = place_of(order, sqlite3_column_int64(row, 1));
        if (set < 0 || needs < 0) continue;
        OrderedSet *it = &order->list[set];
        it->needs = arena_grow(arena, it->needs, it->needs_n, sizeof *it->needs);
        it->needs[it->needs_n++] = needs;
    }
    return status;
}

// The sets that need a set: a list in one array.
typedef struct {
    int *first; // of each set in `sets`, and one more behind them
    int *sets;
    int *waits; // for how many sets each waits
} Needed;

static Needed turn_round(const SetOrder *order, Arena *arena)
{
    const size_t n = (size_t)order->n;
    Needed needed = {.first = arena_take(arena, (n + 2) * sizeof(int)),
                     .waits = arena_take(arena, (n + 1) * sizeof(int))};

    for (int i = 0; i < order->n; i++)
        for (int k = 0; k < order->list[i].needs_n; k++)
            needed.first[order->list[i].needs[k] + 2]++;
    for (int i = 2; i < order->n + 2; i++) needed.first[i] += needed.first[i - 1];
    needed.sets = arena_take(
        arena, (size_t)(order->n ? needed.first[order->n + 1] : 0) * sizeof(int) + 1);
    for (int i = 0; i < order->n; i++) {
        needed.waits[i] = order->list[i].needs_n;
        for (int k = 0; k < order->list[i].needs_n; k++)
            needed.sets[needed.first[order->list[i].needs[k] + 1]++] = i;
    }
    return needed;
}

static void add_need(OrderedSet *set, const OrderedSet *need)
{
    if (need->last > set->last) set->last = need->last;
    if (need->depth >= set->depth) set->depth = need->depth + 1;
}

static void put_in_order(SetOrder *order, Arena *arena)
{
    const Needed needed = turn_round(order, arena);
    int *ready = arena_take(arena, (size_t)order->n * sizeof *ready + 1);
    int n = 0;

    for (int i = 0; i < order->n; i++) {
        order->list[i].last = order->list[i].id;
        if (!needed.waits[i]) ready[n++] = i;
    }
    for (int done = 0; done < n; done++)
        for (int k = needed.first[ready[done]]; k < needed.first[ready[done] + 1];
             k++) {
            const int set = needed.sets[k];
            add_need(&order->list[set], &order->list[ready[done]]);
            if (!--needed.waits[set]) ready[n++] = set;
        }
    for (int i = 0; i < order->n; i++) order->list[i].circular = needed.waits[i] > 0;
    order->circular_n = order->n - n;
}

int set_order_read(Store *store, Arena *arena, SetOrder *order, Err *err)
{
    *order = (SetOrder){0};
    if (read_sets(store, arena, order, err) || read_needs(store, arena, order, err))
        return -1;
    put_in_order(order, arena);
    return 0;
}

const OrderedSet *set_order_with(const SetOrder *order, int64_t id)
{
    const int at = place_of(order, id);

    return at < 0 ? NULL : &order->list[at];
}

const OrderedSet *set_order_called(const SetOrder *order, const char *code)
{
    for (int i = 0; i < order->n; i++)
        if (!strcmp(order->list[i].code, code)) return &order->list[i];
    return NULL;
}

// Returns whether one set needs another, directly or not. [met] has the places that the
// walk has met.
static bool leads_to(const SetOrder *order, int from, int to, bool *met, Arena *arena)
{
    int *open = arena_take(arena, (size_t)order->n * sizeof *open + 1);
    int n = 0;

    if (!met[from]) open[n++] = from;
    met[from] = true;
    while (n) {
        const int at = open[--n];
        const OrderedSet *set = &order->list[at];
        if (at == to) return true;
        for (int k = 0; k < set->needs_n; k++) {
            const int next = set->needs[k];
            if (!met[next]) open[n++] = next;
            met[next] = true;
        }
    }
    return false;
}

const OrderedSet *set_order_back(const SetOrder *order, const OrderedSet *set,
                                 Arena *arena)
{
    bool *met = arena_take(arena, (size_t)order->n + 1);

    for (int k = 0; k < set->needs_n; k++)
        if (leads_to(order, set->needs[k], (int)(set - order->list), met, arena))
            return &order->list[set->needs[k]];
    return NULL;
}
