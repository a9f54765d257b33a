// cost_sets.h -- the additional costs of a play, and the sets of them that are tried.
//
// Costs multiply: each optional one is paid or not. A player mostly pays no optional cost but
// one that makes the play cheaper, so sets with others come last.

#ifndef COST_SETS_H
#define COST_SETS_H

#include "engine/kernel/table/table.h"

enum { AMOUNT_MOST = 99 }; // of a resource or a counter whose amount a player chooses

// A cost beside the printed one. Without a clause it is what a permission demands besides
// resources; that has no slot. Alternatives of one cost follow each other.
typedef struct {
    const Clause *clause;
    uint16_t cost;
    uint8_t slot, keyword, way;
    bool is_open;        // its player chooses an amount,
    uint8_t least, most; // from the first of these to the last
} AdditionalCost;

// Additional costs, and those that a player would pay.
typedef struct {
    const AdditionalCost *costs;
    int n;
    unsigned mask; // a bit for each cost
    unsigned idle; // those that make no play possible (price_change_helps_no_play)
    uint8_t amount[ADDITIONAL_MAX]; // of those that are open
} Paid;

// Sets of them that are tried one after another. The caller counts the payments of each: the last
// sets share as many as one set has (TRIALS_MAX).
typedef struct {
    Paid set;
    unsigned rare; // optional costs that make nothing cheaper
    bool is_last;
    int tries; // payments so far
} Sets;

// Lists the additional costs of the item. A play "ignoring any and all costs" owes none
// of them, and they count as paid (356.5.a, 356.4.f.1). Returns how many.
int cost_sets_list(const Table *table, const Item *item, AdditionalCost *costs);

bool cost_sets_is_optional(const AdditionalCost *cost);

// Returns whether both are alternatives of one cost.
bool cost_sets_is_same(const AdditionalCost *a, const AdditionalCost *b);

// Returns whether of the alternatives of cost [i] one is paid, or none that is optional.
bool cost_sets_is_sound(const Paid *paid, int i);

// Begin with all of the [n] costs, or with those that are left from number [first] on.
Sets cost_sets_of(const Table *table, const Item *item, const AdditionalCost *costs,
                  int n);
Sets cost_sets_from(const Sets *all, int first);

// Goes to the next set. Returns false after the last.
bool cost_sets_next(Sets *sets);

#endif
