// age.c -- since when a text has been active.

#include "engine/abilities/passives/age.h"

#include "engine/kernel/table/ref.h"

int age_find(const State *state, Ref object, ClauseId clause)
{
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_SINCE && m->clause == clause &&
            ref_equal(m->object, object))
            return i;
    }
    return -1;
}

int age_of(const PassiveScan *found)
{
    const Table *table = found->table;
    const State *state = table->state;
    int since;

    if (found->modifier) return state->modifiers[found->modifier - 1].order;
    since = age_find(
        state, found->env.carrier, (ClauseId)(found->clause - table->library->clauses));
    return since < 0 ? INT32_MAX : state->modifiers[since].order;
}
