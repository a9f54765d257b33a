// import_names.h -- checks the columns of a set's own list that name cards.

#ifndef IMPORT_NAMES_H
#define IMPORT_NAMES_H

#include "db/folders/set_folder.h"
#include "db/import/base/import_reading.h"

// Looks in the set's own list, then among the cards of other sets, for what each card names.
typedef struct {
    ImportReading *reading;
    const SetFolder *set;
    int64_t set_id;
    KeyMap names; // of the list
    bool any;     // the game has such a column
} ImportNames;

ImportNames import_names_of(ImportReading *reading, const SetFolder *set,
                            int64_t set_id);

// Returns 1 if all that [card] names is there, 0 after it rejected the row, -1 on failure. Where
// the list has rejected rows, these may be the ones that are named, so nothing is checked.
int import_names_check(const ImportNames *names, const ListedCard *card);

#endif
