// settled_card.h -- fills a settled card: values, texts, names, printings.

#ifndef SETTLED_CARD_H
#define SETTLED_CARD_H

#include "db/settle/settled.h"

// Lists the rows that speak of card [i], in the order of the group. [n] gets their number.
const StatementRow **settled_card_rows(const Settling *settling, const Settled *settled,
                                       int i, int *n);

// Works out everything that card [i] has. Its rows have their roles.
void settled_card_fill(const Settling *settling, Settled *settled, int i);

#endif
