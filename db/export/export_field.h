// export_field.h -- what the database has of a card, field by field, as a list would say it.

#ifndef EXPORT_FIELD_H
#define EXPORT_FIELD_H

#include "db/lists/list_forms.h"
#include "db/lists/listed_card.h"
#include "db/store/card_full.h"

// One printing of a card on its way out.
typedef struct {
    ListWords words; // of the game
    const FullCard *full;
    const FullPrinting *print;
    Arena *arena; // of the row
} ExportRow;

// A field as a list would say it: a text, or the items of a list (then [n] is their number,
// else -1). NULL: nothing.
const char *const *export_field(const ExportRow *row, const ListedValue *field, int *n);

#endif
