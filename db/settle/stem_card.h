// stem_card.h -- makes the cards of stems that are cards of their own.

#ifndef STEM_CARD_H
#define STEM_CARD_H

#include "db/settle/row_group.h"

// Adds a card to the group. [own] is its row in a set folder, or NULL. Returns its number.
int stem_card_add(RowGroup *group, const char *code, const char *set,
                  const StatementRow *own);

// Makes a card for each stem that is one of its own, the stems in the order of their
// worth. A stem of a list with the name and the facts of an earlier one of its set gets
// the card of that one.
void stem_card_make(RowGroup *group, CodeStem *const *stems);

#endif
