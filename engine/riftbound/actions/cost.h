// cost.h -- what a play or ability costs in all (rules 203-205, 356).

#ifndef COST_H
#define COST_H

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"

// One change of a cost. A discount's minimum binds its own effect only (356.4.d-e).
typedef struct {
    uint16_t cost;
    uint8_t floor; // 1 + the minimum of Energy, 0: none
    int times;
    ClauseId clause; // that makes it, and by whom
    uint16_t modifier;
    Ref source;
} CostChange;

enum {
    BILL_CHANGES_MAX = 2, // with more changes they are found whenever it is reckoned
};

// The price of a play or of the use of an ability, as chosen so far: base, additional
// costs, choices, increases, discounts (356). A target that is still to come can be
// added to look ahead; nothing else in it changes.
typedef struct {
    const Table *table;
    const Item *item;
    const Clause *clause; // of the ability; NULL: the item is a play
    bool is_settled; // nothing is left to pick or to earn: [base] and [changes] hold
    uint8_t changes_n;
    CostChange changes[BILL_CHANGES_MAX];
    Price base;       // without targets, changes and terms
    Price more;       // what its targets cost,
    bool has_more;    // where it has some
    uint8_t chosen_n; // and so many, where they may take each other's price away (765)
    Price aside;      // what must be left beside it
    int16_t earned[COST_EARNED_MAX];  // how often each discount for choosing counts
    ObjectId chosen[COST_CHOSEN_MAX]; // those; nothing is there beyond [chosen_n]
} Bill;

// Returns the bill with the targets that the item has.
Bill cost_bill(const Table *table, const Item *item, const Clause *clause);

// Returns whether anything there could change the price of such a play or ability.
bool cost_may_change(const Bill *bill);

// Returns what the bill is paid for, see payable.h.
ObjectId cost_purpose(const Bill *bill);

// Adds the choice of [target]: what it costs, and the discounts that it earns.
void cost_choose(Bill *bill, ObjectId target);

// Returns whether a choice may earn a discount, or take away what another costs: then a
// price may fall with choices to come.
bool cost_may_earn(const Bill *bill);

// Returns the price, of discounts with alternatives by their first ones.
Price cost_due(const Bill *bill);

// Returns whether [payable] is enough, with some of the alternatives.
bool cost_suffices(const Bill *bill, const Payable *payable);

// Asks which alternatives apply, where that makes a difference. Leaves the price in [price];
// returns false where none can be paid.
bool cost_settle(Table *table, const Bill *bill, Price *price);

// Returns how often a record is paid: its reading, else 1 (204.3).
int cost_times(const Table *table, const Env *env, uint16_t cost);

// Returns whether the cost of an `as` is one of playing the card, and not of something
// that happens to it later.
bool cost_is_of_play(const Clause *clause);

// Returns whether an additional cost is one at all now: its `provided` holds.
bool cost_additional_is_due(const Table *table, const Item *item,
                            const Active *ability);

// Returns whether alternatives are left to pick as the bill is paid, and leaves the price by
// the first of them in [price].
bool cost_leaves_pick(const Bill *bill, Price *price);

// Notes on the item how much was spent for it.
void cost_note_spent(Item *item, const Price *price);

// Returns the printed base of that price: it is what effects see that read a cost (131,
// 204.1, 206).
Price cost_printed(const Table *table, const Item *item);

// Adds to [price] what it costs the item's controller to choose [target] (809.1.c).
void cost_add_target(const Table *table, const Item *item, ObjectId target,
                     Price *price);

// Returns whether the controller of [env] could pay a cost record as a whole now, and
// paying it. cost_pay returns false where it turned out impossible.
bool cost_is_payable(const Table *table, const Env *env, uint16_t cost);
bool cost_pay(Table *table, Env *env, uint16_t cost);

// Pays [price], and then the actions of the record. Returns false if they turned out impossible
// together: then nothing is spent.
bool cost_pay_whole(Table *table, Env *env, const Cost *cost, const Price *price);

// Returns whether it could be paid now, and the card that is being played as well
// afterwards (357.3).
bool cost_affords(const Table *table, const Env *env, uint16_t cost);

// Returns whether the card that [player] is playing can still be paid for when that much
// is spent besides (357.3). It can where none is being played.
bool cost_leaves_enough(const Table *table, PlayerId player, const Price *spent);

// Returns the record that the cost of a clause stands for: where it is the value of a
// keyword, that value.
uint16_t cost_of_clause(const Table *table, const Clause *clause, uint16_t value_cost);

// Alternatives of which some are actions are decided before all else of a cost, others as it
// is paid (cost_settle). Returns how many of that kind the record has, and one of them: the
// record itself is number 0.
int cost_ways(const Table *table, uint16_t cost);
uint16_t cost_way(const Table *table, uint16_t cost, int way);

// Asks [player] for one of [n] alternatives, and returns its number among [costs].
int cost_ask_way(Table *table, PlayerId player, Ref about, const uint16_t *costs,
                 int n);

// Returns the record that the item's ability costs, by the way that is decided.
uint16_t cost_of_ability(const Table *table, const Item *item, const Clause *clause);

// The alternative that the item has for the additional cost of [slot]; an ability has the
// one of slot 0.
static inline int cost_item_way(const Item *item, int slot)
{
    return item->ways >> (2 * slot) & 3;
}

static inline void cost_set_way(Item *item, int slot, int way)
{
    item->ways =
        (uint16_t)((item->ways & ~(3u << (2 * slot))) | (unsigned)way << (2 * slot));
}

#endif
