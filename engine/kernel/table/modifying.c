// modifying.c -- finds in what the modifiers of the State have a say.

#include "engine/kernel/table/modifying.h"

// Returns the types of the cards of which the passive may speak. One that is bound to a thing
// speaks of that, whatever it has become.
static unsigned types_of(const Clause *clause)
{
    return clause->flags & CLAUSE_ONCE ? ~0u : clause->types;
}

static void add_passive(Modifying *found, const Clause *clause, int row)
{
    const uint16_t types = (uint16_t)types_of(clause);

    for (int i = 0; i < clause->answers_n; i++) {
        const int question = clause->answers[i].question;

        if (!(found->answers >> question & 1u)) {
            found->types[question] = 0;
            found->first[question] = (uint16_t)row;
        }
        found->end[question] = (uint16_t)(row + 1);
        found->answers |= UINT64_C(1) << question;
        found->types[question] |= types;
    }
}

static void find_modifying(const Table *table, Modifying *found)
{
    const State *state = table->state;

    found->answers = 0;
    found->numbers = 0;
    found->grants = found->takes = found->dates = false;
    found->hears = found->pools = false;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];
        const Clause *clause = &table->library->clauses[m->clause];

        if (m->kind == MODIFIER_STAT) found->numbers |= 1u << m->keyword;
        found->grants |= m->kind == MODIFIER_GRANT;
        found->takes |= m->kind == MODIFIER_LOSE;
        found->dates |= m->kind == MODIFIER_SINCE;
        found->pools |= m->kind == MODIFIER_POOL;
        found->hears |= m->kind == MODIFIER_DELAYED && clause->kind == CLAUSE_WHEN;
        if (m->kind == MODIFIER_DELAYED && clause->kind == CLAUSE_PASSIVE)
            add_passive(found, clause, i);
    }
    found->grants |= (found->answers & table->granting) != 0;
    found->takes |= (found->answers & table->losing) != 0;
    found->is_known = true;
}

void modifying_find(const Table *table)
{
    find_modifying(table, &table_scratch(table)->modifying);
}

const char *modifying_verify(const Table *table)
{
    const Modifying *known = &table->modifying;
    Modifying found;
    bool same;

    if (!known->is_known || table->active_n == ACTIVE_UNKNOWN) return NULL;
    find_modifying(table, &found);
    same = known->answers == found.answers && known->numbers == found.numbers &&
           known->grants == found.grants && known->takes == found.takes &&
           known->dates == found.dates && known->hears == found.hears &&
           known->pools == found.pools;
    for (uint64_t left = found.answers; left && same; left &= left - 1) {
        const int question = __builtin_ctzll(left);

        same = known->types[question] == found.types[question] &&
               known->first[question] == found.first[question] &&
               known->end[question] == found.end[question];
    }
    return same ? NULL : "what modifiers have a say in is not up to date";
}
