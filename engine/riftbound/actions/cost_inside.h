// cost_inside.h -- what the files behind cost.h share.

#ifndef COST_INSIDE_H
#define COST_INSIDE_H

#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/observer.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/lift.h"

// The alternatives that are taken, and how many there are of each.
typedef struct {
    uint8_t pick[COST_PICKS_MAX], of[COST_PICKS_MAX];
    uint16_t taken[COST_PICKS_MAX]; // the records that are picked
    int n;
} Picks;

// Returns the price with the alternatives in [picks]. Leaves there how many picks it met.
Price cost_reckon(const Bill *bill, Picks *picks);

// Returns the alternative of [cost] that is picked.
uint16_t cost_picked(const Table *table, uint16_t cost, Picks *picks);

// Lifts the card of a play (lift.h). Returns what was lifted before.
ObjectId cost_lift(const Table *table, const Item *item);

// Returns the base of the price with its additional costs, without targets and changes.
Price cost_base(const Bill *bill, Picks *picks);

// Returns the change that the scan has found, at the price [cost].
CostChange cost_change_of(const PassiveScan *scan, uint16_t cost);

// Applies increases first, then discounts. Of these the payer takes those with a minimum
// first, which is never worse (356.3-356.4).
void cost_apply_changes(const Table *table, Price *price, const CostChange *changes,
                        int n);

// Tells each resource in which [before] and [after] differ as a SIGHT_COST. [how] has who
// changes it and the rule; the rest of it is filled.
void cost_tell(const Table *table, Sight how, const Price *before, const Price *after);

// Returns the sight of an answer of a passive, of an ability, and of what the rules say.
Sight cost_tell_passive(const PassiveScan *scan, const char *rule);
Sight cost_tell_ability(const Active *ability, const char *rule);
Sight cost_tell_rule(const char *text, const char *rule);

#endif
