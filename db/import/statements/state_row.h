// state_row.h -- states one row of a list or a set folder, if it is new.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef STATE_ROW_H
#define STATE_ROW_H

#include "db/import/base/import_reading.h"
#include "db/settle/card_names.h"

// A row on its way into the table `said`.
typedef struct {
    ImportReading *reading;
    Arena *arena; // owns what the row needs
    CardStatement content;
    NewStatement added; // whoever makes the row fills its line and its code
    int64_t met; // the row of an earlier reading that holds at its place; 0: none
    const char *names[CARD_NAMES_MAX];
} StatedRow;

// States the row, whose name is in [language], if it is new. Rejects it, or an earlier
// row of the reading, if the two have one code and differ.
int state_row(StatedRow *row, const char *language);

#endif
