// target_why.c -- tells why targets cannot be chosen: which query finds too few things.
//
// It goes through the queries in the order of choosing and takes the first candidate of each,
// because a later query may speak of what was chosen before.

#include "engine/kernel/table/observer.h"
#include "engine/riftbound/actions/shortage.h"
#include "engine/riftbound/play/target.h"
#include "engine/riftbound/play/target_inside.h"

static void tell(const Choosing *choosing, const Clause *clause, QueryId query, int n,
                 int wanted)
{
    const Table *table = choosing->table;
    const Sight sight = {.why = REFUSAL_NO_TARGET_ROW,
                         .clause = (ClauseId)(clause - table->library->clauses),
                         .query = query,
                         .n = n,
                         .wanted = wanted};
    Refusal first = REFUSAL_NONE;

    (void)observer_refuses_for(table, &first, sight);
}

// Tells each query for which too few things are there. Returns how many.
static int tell_queries(Choosing *choosing, const Clause *clause)
{
    int told = 0;

    for (int i = 0; i < clause->targets_n; i++) {
        Ref found[TARGETS_FOUND];
        int min, max, n;

        target_range(choosing, clause->targets[i], &min, &max);
        if (min <= 0) continue;
        n = target_candidates(choosing, clause->targets[i], found);
        if (n) target_take(choosing, found[0]);
        if (n >= min) continue;
        tell(choosing, clause, clause->targets[i], n, min);
        told++;
    }
    return told;
}

void target_refuse(const Choosing *choosing, const Clause *clause)
{
    Choosing all = *choosing, one = *choosing;
    const int before = choosing->table->chosen_n;

    if (!observer_wants_reasons(choosing->table)) return;
    all.payable = payable_without_end();
    all.tries_cost = one.tries_cost = false;
    if (target_all_exist(&all, clause, 0)) {
        if (target_reserve(&one, clause))
            shortage_tell_bill(&one.bill, &choosing->payable);
    } else if (!tell_queries(&one, clause)) {
        tell(choosing, clause, 0, 0, 0); // not all of them together
    }
    choosing->table->chosen_n = before; // nothing stays of a trial
}
