// naming.c -- tries names for a spell whose targets depend on one, before it is named.
//
// A name stands in the State while it is tried, as the verb would write it, and no longer.

#include "engine/riftbound/position/naming.h"

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/position/rulebook.h"

#define KIND_BIT(kind) (UINT64_C(1) << (kind))

// Returns the kinds of names of which the query speaks.
static uint64_t kinds_of_query(const Table *table, QueryId query)
{
    uint64_t found = 0;

    for (; query; query = table->library->queries[query].or_else) {
        const Query *q = &table->library->queries[query];

        if (q->tag == TAG_NAMED) found |= KIND_BIT(MODIFIER_NAMED);
        if (q->name == NAME_NAMED) found |= KIND_BIT(MODIFIER_NAMED_CARD);
        if (q->of_named_type) found |= KIND_BIT(MODIFIER_NAMED_TYPE);
        if (q->except) found |= kinds_of_query(table, q->except);
    }
    return found;
}

static uint64_t kinds_of_clause(const Table *table, const Clause *clause)
{
    uint64_t found = 0;

    for (int i = 0; i < clause->targets_n; i++)
        found |= kinds_of_query(table, clause->targets[i]);
    for (int i = 0; i < clause->modes_n; i++)
        found |= kinds_of_clause(table, &table->library->clauses[clause->modes + i]);
    return found;
}

// Returns the kinds of names that the thing's player has named by it.
static uint64_t kinds_named(const State *state, Ref carrier)
{
    uint64_t found = 0;

    for (int i = 0; i < state->modifiers_n; i++)
        if (ref_equal(state->modifiers[i].subject, carrier))
            found |= KIND_BIT(state->modifiers[i].kind);
    return found;
}

uint64_t naming_open(const Naming *naming)
{
    const Table *table = naming->table;
    const ObjectId id = naming->carrier.id;
    AbilityScan scan;
    uint64_t found = 0;

    if (!(object_card(table, id)->clause_kinds >> CLAUSE_AS & 1u)) return 0;
    ability_scan_kind(&scan, table, id, CLAUSE_EFFECT);
    while (ability_next(&scan)) found |= kinds_of_clause(table, scan.now.clause);
    return found ? found & ~kinds_named(table->state, naming->carrier) : 0;
}

bool naming_may_be(const Table *table, CardId id)
{
    const KindRow *kind = &table->rules->kinds[KIND_CARD_ROW];
    const Card *card = &table->library->cards[id];

    return card->types & kind->any_of && !(card->supertypes & kind->none_of);
}

// A name while it is tried: the last modifier.
typedef struct {
    const Naming *naming;
    uint64_t open; // kinds that are left
} Trial;

// Returns whether it is possible with the name [n].
static bool holds_with(const Trial *trial, ModifierKind kind, int n)
{
    State *state = trial->naming->table->state;
    const int at = state->modifiers_n;
    const Modifier before = state->modifiers[at];
    bool holds;

    state->modifiers[state->modifiers_n++] =
        (Modifier){.kind = (uint8_t)kind,
                   .subject = trial->naming->carrier,
                   .with = trial->naming->item,
                   .event_spot = NOWHERE,
                   .n = (int16_t)n};
    holds = naming_some(trial->naming, trial->open & ~KIND_BIT(kind));
    state->modifiers_n = (uint16_t)at;
    state->modifiers[at] = before;
    return holds;
}

static bool some_tag(const Trial *trial)
{
    for (int tag = 1; tag < trial->naming->table->library->tags_n; tag++)
        if (holds_with(trial, MODIFIER_NAMED, tag)) return true;
    return false;
}

static bool some_type(const Trial *trial)
{
    const Rules *rules = trial->naming->table->rules;

    for (int i = 0; i < rules->types_n; i++)
        if (rules->kinds[KIND_CARD_ROW].any_of >> i & 1u &&
            holds_with(trial, MODIFIER_NAMED_TYPE, i))
            return true;
    return false;
}

// Tries the cards of things that there are: any other name leaves the same.
static bool some_card(const Trial *trial)
{
    const Table *table = trial->naming->table;
    const State *state = table->state;

    for (int id = 1; id <= state->objects_n; id++) {
        const CardId card = state->objects[id].card;

        if (card && naming_may_be(table, card) &&
            holds_with(trial, MODIFIER_NAMED_CARD, card))
            return true;
    }
    return false;
}

bool naming_some(const Naming *naming, uint64_t open)
{
    const Trial trial = {naming, open};
    ChoicesPossible *const possible = naming->possible;

    if (!open) return possible(naming->context);
    if (naming->table->state->modifiers_n >= MODIFIERS_MAX) return false;
    if (open & KIND_BIT(MODIFIER_NAMED)) return some_tag(&trial);
    if (open & KIND_BIT(MODIFIER_NAMED_CARD)) return some_card(&trial);
    return some_type(&trial);
}

bool naming_leads_on(const Naming *naming, ModifierKind kind, int n)
{
    const Trial trial = {naming, 0};

    return naming->table->state->modifiers_n >= MODIFIERS_MAX ||
           holds_with(&trial, kind, n);
}
