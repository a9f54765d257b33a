// card_field.h -- what the database has of a card, field by field, as a list would say it.

#ifndef DB_CARD_FIELD_H
#define DB_CARD_FIELD_H

#include "db/store/card_full.h"
#include "db/lists/listed_card.h"

// A field of one print as a list would say it: a text, or the items of a list (then [n]
// is their number, else -1). NULL: nothing.
const char *const *card_full_field(const FullCard *full, const FullPrint *print,
                                   const ListedValue *field, Pool *pool, int *n);

#endif
