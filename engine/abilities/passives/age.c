// age.c -- since when a text has been active.

#include "engine/abilities/passives/age.h"

#include "engine/kernel/table/modifying.h"
#include "engine/kernel/table/ref.h"

bool age_is_of(const Modifier *since, const Active *text)
{
    return since->clause == text->id && since->source.id == text->giver &&
           since->source.generation == text->since;
}

int age_find(const State *state, Ref object, const Active *text)
{
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_SINCE && ref_equal(m->object, object) &&
            age_is_of(m, text))
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
    since = age_find(state, found->env.carrier, &found->abilities.now);
    return since < 0 ? INT32_MAX : state->modifiers[since].order;
}

bool age_counts(const Table *table)
{
    return table->library->answered & table->losing || modifying_takes(table);
}

bool age_takes(const Clause *clause)
{
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_LOSS) return true;
    return false;
}

uint16_t age_of_gift(const PassiveScan *found)
{
    int age;

    if (!age_counts(found->table)) return 0;
    age = age_of(found);
    return age < AGE_NEW ? (uint16_t)age : AGE_NEW;
}
