// cost_tell.h -- reports each step of a price to the observer, part by part (356).

#ifndef COST_TELL_H
#define COST_TELL_H

#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/observer.h"
#include "engine/riftbound/actions/price.h"

// Tells each resource in which [before] and [after] differ as a SIGHT_COST. [how] has who
// changes it and the rule; the rest of it is filled.
void cost_tell(const Table *table, Sight how, const Price *before, const Price *after);

// Returns the sight of an answer of a passive, of an ability, and of what the rules say.
Sight cost_tell_passive(const PassiveScan *scan, const char *rule);
Sight cost_tell_ability(const Active *ability, const char *rule);
Sight cost_tell_rule(const char *text, const char *rule);

#endif
