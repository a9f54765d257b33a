// query_inside.h -- what the files that match queries share.

#ifndef QUERY_INSIDE_H
#define QUERY_INSIDE_H

#include "engine/kernel/abilities/language/query.h"

// A thing, or with id 0 a card alone, that is compared with what was named.
typedef struct {
    ObjectId id;
    const Card *card;
} Compared;

// Tells whether the name, the tag and the type are what the query wants.
bool query_names_hold(const Table *table, const Env *env, const Query *query,
                      Compared what);

static inline bool query_has_word(const Query *q, const Card *card)
{
    return !q->words || (card->facts[q->fact] & q->words);
}

static inline bool query_kind_fits(const Table *table, const Query *q, const Card *card)
{
    const KindRow *row;

    if (!q->kind) return true;
    row = &table->rules->kinds[q->kind - 1];
    return row->kind == KIND_OBJECT && (card->types & row->any_of) &&
           !(card->supertypes & row->none_of);
}

// Returns the query of what the keyword's value names; 0: nothing.
static inline QueryId query_of_value(const Table *table, const Env *env)
{
    return table->library->costs[env->value_cost].names;
}

// Returns whether the query looks for what it means by the cards on the chain, wherever
// they lie.
static inline bool query_follows_chain(const Table *table, const Query *q)
{
    if (q->locations_n || !q->came_from) return false;
    return !q->kind || !table->rules->kinds[q->kind - 1].zone;
}

// Returns the zones whose spots the query searches, if it does not follow the chain: one bit
// each.
uint64_t query_zones(const Table *table, const Query *query);

// Tells whether the item has chosen something that the query means and that is still there.
bool query_has_chosen(const Table *table, const Env *env, const Item *item,
                      QueryId query);

#endif
