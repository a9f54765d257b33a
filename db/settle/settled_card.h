// settled_card.h -- fills a settled card: values, texts, names, printings; finds it again.

#ifndef SETTLED_CARD_H
#define SETTLED_CARD_H

#include "db/settle/settled.h"
#include "db/text/key_map.h"

// Returns the rows that speak of card [i], in the order of the group. [n] gets their
// number.
const StatementRow **settled_card_rows(const Settled *settled, int i, int *n);

// Works out everything that card [i] has. Its rows have their roles.
void settled_card_fill(const Settling *settling, Settled *settled, int i);

// The cards and printings of a group by their codes.
typedef struct {
    KeyMap cards;  // in the case that they have
    KeyMap prints; // of each printing its card
    KeyMap spoken; // the codes of which one reading has rows that count
} SettledCodes;

// Lists the codes of a group, and those of which [reading] speaks.
SettledCodes settled_card_codes(Arena *arena, const Settled *settled, int64_t reading);

#endif
