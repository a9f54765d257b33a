// set_order.h -- sets in the order in which they build on each other.

#ifndef SET_ORDER_H
#define SET_ORDER_H

#include "db/store/store.h"
#include "db/text/arena.h"

// A set of the game, with the sets that it needs as places in the list.
typedef struct {
    int64_t id;
    const char *code;
    int64_t
        last;  // the greatest id among the set and all that it needs, directly or not
    int depth; // steps to the last of them
    bool
        circular; // it needs itself, or one that does: then `last` and `depth` say nothing
    int *needs;
    int needs_n;
} OrderedSet;

typedef struct {
    OrderedSet *list; // by id
    int n;
    int circular_n;
} SetOrder;

// Reads the sets of the current game, in time and memory that grow with what they need.
// Returns -1 with [err].
int set_order_read(Store *store, Arena *arena, SetOrder *order, Err *err);

// Returns the set with this id or code, NULL if there is none.
const OrderedSet *set_order_with(const SetOrder *order, int64_t id);
const OrderedSet *set_order_called(const SetOrder *order, const char *code);

// Returns the first set that [set] needs and that needs [set] in turn, NULL if none does.
const OrderedSet *set_order_back(const SetOrder *order, const OrderedSet *set,
                                 Arena *arena);

#endif
