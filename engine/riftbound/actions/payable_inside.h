// payable_inside.h -- what the files behind payable.h share.

#ifndef PAYABLE_INSIDE_H
#define PAYABLE_INSIDE_H

#include "engine/riftbound/actions/payable.h"

// Counts [amount] of [resource] into the sum.
static inline void payable_count(Payable *payable, int resource, int amount)
{
    if (resource == RESOURCE_ENERGY)
        payable->energy += amount;
    else if (resource == RESOURCE_ANY)
        payable->any += amount;
    else
        payable->power[resource - RESOURCE_FURY] += amount;
}

// Objects that may add only for certain cards, or at certain times.
enum { RESTRICTED_MAX = 7 };
typedef struct {
    ObjectId ids[RESTRICTED_MAX];
    uint8_t n; // with those for which there was no room
} Restricted;

// The list of resource abilities while it is gathered.
typedef struct {
    const Table *table;
    PlayerId player;
    ObjectId purpose;
    ResourceAbility *list;
    int n;
    Payable *sum; // where what is kept for many objects is counted; NULL: it is listed
    int counted;  // so many were
    Restricted *apart; // where restricted objects are put instead; NULL: nowhere
    bool has_either;   // some objects have several abilities that exhaust them
    bool afresh;       // nothing that was gathered before is taken
    bool may_give;     // some objects may have been given abilities that add
    bool may_more;     // passives may add to what some objects add
    bool keeps;        // printed abilities are all that adds: what they add is kept
    bool turning;  // gathers those that turn resources into others, else the plain ones
    bool can_turn; // there are such abilities
    bool depends;  // some add only under a condition
} Gathering;

// Gather all uses into [all], or those of one object.
void payable_gather_all(Gathering *all);
void payable_gather_abilities(Gathering *all, ObjectId id);

// Returns whether some objects may have been given an ability that adds: a card off the
// board by what reaches it, others by what is granted.
bool payable_any_given(const Table *table);

// Returns whether the query means what is paid for: the card that is played, or an ability by
// what has it; a query about places whether there is such a place.
bool payable_serves(const Table *table, const Env *env, QueryId query,
                    ObjectId purpose);

// Returns whether the use of the ability exhausts its object.
bool payable_exhausts(const Table *table, const Clause *clause);

// Returns the resource that [resource] is when a card with [face] adds it: `own` stands for
// the Power of its one domain; with several domains or none, for any Power (135.2.e.6,
// 164.2).
int payable_added_resource(const Table *table, CardId face, int resource);

// Returns the one resource that the ability adds, -1 where it adds several, or where others
// may add more.
int payable_one_added(const Table *table, const Cost *adds);

// Returns whether the sum is enough for [price], as if all of it could be used.
bool payable_sum_suffices(const Payable *payable, const Price *price);

// Returns whether the sum is enough as it is, where nothing is turned into anything else.
bool payable_suffices_plainly(const Table *table, const Payable *payable,
                              const Price *price);

#endif
