// modifying.h -- in what the modifiers of the State have a say: kept until one comes or goes.
//
// Whoever asks about a number or a question learns here that no modifier answers, and spares
// the walk through all of them. It lies in the Table, so a State that comes from elsewhere
// has none: it is found anew like the list of active objects (ACTIVE_UNKNOWN).

#ifndef MODIFYING_H
#define MODIFYING_H

#include "engine/kernel/table/table.h"

// Goes through all modifiers.
void modifying_find(const Table *table);

// Returns what modifiers have a say in now.
static inline const Modifying *modifying_now(const Table *table)
{
    if (!table->modifying.is_known || table->active_n == ACTIVE_UNKNOWN)
        modifying_find(table);
    return &table->modifying;
}

// Notes that a modifier of the kind came, as the last one.
static inline void modifying_came(Table *table, int kind)
{
    if (kind == MODIFIER_DELAYED || kind == MODIFIER_STAT || kind == MODIFIER_GRANT ||
        kind == MODIFIER_LOSE || kind == MODIFIER_SINCE || kind == MODIFIER_POOL)
        table->modifying.is_known = false;
}

// Notes that a modifier went: abilities that wait may stand in other rows now.
static inline void modifying_went(Table *table, int kind)
{
    if (table->state->delayed_n) table->modifying.is_known = false;
    modifying_came(table, kind);
}

// Returns whether an ability that waits answers the question at all.
static inline bool modifying_answers(const Table *table, int question)
{
    return table->state->delayed_n && modifying_now(table)->answers >> question & 1u;
}

// Returns the types of the cards about which one may answer it, one bit each; ~0u: about any.
static inline unsigned modifying_types(const Table *table, int question)
{
    const uint16_t *types = table->modifying.types;

    if (!modifying_answers(table, question)) return 0;
    return table->library->gives_types || types[question] == UINT16_MAX
               ? ~0u
               : types[question];
}

// Returns whether a modifier changes the derived number of some thing.
static inline bool modifying_changes(const Table *table, int number)
{
    return table->state->modifiers_n && modifying_now(table)->numbers >> number & 1u;
}

// Returns whether a modifier gives abilities: itself, or as a passive that waits.
static inline bool modifying_grants(const Table *table)
{
    return table->state->modifiers_n && modifying_now(table)->grants;
}

// Returns whether a modifier takes abilities: itself, or as a passive that waits.
static inline bool modifying_takes(const Table *table)
{
    return table->state->modifiers_n && modifying_now(table)->takes;
}

// Returns whether some modifier is the age of a text.
static inline bool modifying_dates(const Table *table)
{
    return table->state->modifiers_n && modifying_now(table)->dates;
}

// Returns whether some modifier is a resource that pays for some things only.
static inline bool modifying_pools(const Table *table)
{
    return table->state->modifiers_n && modifying_now(table)->pools;
}

// Returns whether an ability that waits triggers on some event.
static inline bool modifying_hears(const Table *table)
{
    return table->state->delayed_n && modifying_now(table)->hears;
}

// Returns NULL if what the Table knows of modifiers is what they say, else a sentence.
const char *modifying_verify(const Table *table);

#endif
