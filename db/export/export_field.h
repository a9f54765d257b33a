// card_field.h -- what the database has of a card, field by field, as a list would say it.

#ifndef DB_CARD_FIELD_H
#define DB_CARD_FIELD_H

#include "db/lists/listed_card.h"
#include "db/store/card_full.h"

// A field of one print as a list would say it: a text, or the items of a list (then [n]
// is their number, else -1). NULL: nothing.
const char *const *export_field(const FullCard *full, const FullPrinting *print,
                                const ListedValue *field, Arena *arena, int *n);

#endif
