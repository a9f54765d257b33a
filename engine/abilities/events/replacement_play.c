// replacement_play.c -- runs what a card says "as you play me" (355.1, 357).
//
// In the order of the card's text: what stands above its additional costs runs before they are
// chosen, they themselves and what stands below them when they are paid.

#include "engine/abilities/events/replacement_inside.h"

#include "engine/abilities/passives/derive.h"
#include "engine/kernel/table/observer.h"

bool replacement_may_run_as(const Table *table, int event)
{
    return event_set_has(&table->library->extended, event) || observer_is_there(table);
}

// Returns whether it is an additional cost of the card that is played, or stands below one in
// the same script.
static bool follows_costs(const Table *table, const Candidate *candidate,
                          const Event *event)
{
    const Active *it = &candidate->ability;
    AbilityScan scan;

    if (candidate->env.carrier.id != event->object || it->modifier) return false;
    ability_scan_kind(&scan, table, event->object, CLAUSE_AS);
    while (ability_next(&scan)) {
        const Active *above = &scan.now;
        const bool same = above->clause->script == it->clause->script &&
                          above->paid_slot == it->paid_slot;

        if (same && replacement_is_cost(table, above, event->event)) return true;
        if (same && above->id == it->id) return false;
    }
    return false;
}

bool replacement_run_as_play(Table *table, const Event *event, bool costs_paid)
{
    Candidate found[REPLACEMENTS_MAX];
    bool ran = false;
    int n;

    if (!replacement_may_run_as(table, event->event)) return false;
    derive_refresh_gifts(table);
    n = replacement_candidates(table, event, CLAUSE_AS, found);
    for (int i = 0; i < n; i++) {
        const bool is_paid = replacement_is_cost_of_play(table, &found[i], event);

        if (!found[i].ability.clause->run) continue;
        if (follows_costs(table, &found[i], event) != costs_paid) continue;
        if (!is_paid && !replacement_accept(table, &found[i])) continue;
        replacement_apply_one(table, &found[i], NULL);
        ran = true;
    }
    return ran;
}
