// stated_values.h -- lists who states what of a card.

#ifndef STATED_VALUES_H
#define STATED_VALUES_H

#include "db/settle/rank_values.h"

// Returns a word for a reason, for people and programs: "folder", "own", "trust".
const char *stated_values_why_word(WhyHolds why);

// One value of one field, as [by] states it. Of each field the value that counts comes
// first, then the others in the order in which they would take its place.
typedef struct {
    const char *field; // as in card_change: "rarity", "text.en.printed", "name.fr"
    const char *value; // "": none
    const StatementRow *by;
    bool holds;
    WhyHolds
        why; // of the first value: why it counts more than the second; of another: why
             // the one before it counts more
} StatedValue;

// Lists who states what of card [i] of [settled], field by field. Returns how many.
int stated_values_of(const Settling *settling, const Settled *settled, int i,
                     StatedValue **values);

#endif
