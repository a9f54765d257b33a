// export_field.h -- gives the fields of a card as lists write them.

#ifndef EXPORT_FIELD_H
#define EXPORT_FIELD_H

#include "db/lists/listed_card.h"
#include "db/notation/list_forms.h"
#include "db/store/card_full.h"

// One printing of a card on its way out.
typedef struct {
    ListWords words; // the game's
    const FullCard *full;
    const FullPrinting *print;
    int nth;      // of the rows of the printing
    Arena *arena; // owns the texts of the row
    bool texts;   // with the rules texts that lists brought
    bool *left;   // gets true where a text stays behind that the form has a place for
} ExportRow;

// Returns how many rows a printing has: one, or as many as a source has ids of it.
int export_field_rows(const FullCard *full, const FullPrinting *print);

// Returns a field as a list writes it: one text ([n] is -1), or the items of a list
// ([n] is their number). Returns NULL if the database has nothing.
const char *const *export_field(const ExportRow *row, const ListedValue *field, int *n);

#endif
