// naming.h -- choices of a spell that speak of what its player names while playing it (355.1,
// 760-763): such a spell may be played where some name leaves all its choices possible.

#ifndef NAMING_H
#define NAMING_H

#include "engine/kernel/table/table.h"

typedef bool ChoicesPossible(const void *context);

// The spell for which names are tried, and what tells whether its choices are possible then.
typedef struct {
    Table *table;
    Ref carrier;   // the spell
    uint16_t item; // its item on the chain, 0: it is there not yet
    ChoicesPossible *possible;
    const void *context; // of [possible]
} Naming;

// Returns the kinds of names, one bit each ModifierKind, of which the effects of the spell speak
// and which its player will name as it is played, but has not yet; 0: none.
uint64_t naming_open(const Naming *naming);

// Returns whether the choices are possible with some names of the kinds [open], one of each.
bool naming_some(const Naming *naming, uint64_t open);

// Returns whether they are after its player has named [n], as a modifier of the kind says it.
bool naming_leads_on(const Naming *naming, ModifierKind kind, int n);

// Returns whether a player may name the card: a main-deck card, no token (760).
bool naming_may_be(const Table *table, CardId id);

#endif
