// folder_row.h -- states rows of the folder of a set: its cards and printings.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef FOLDER_ROW_H
#define FOLDER_ROW_H

#include "db/import/base/import_reading.h"
#include "db/lists/listed_card.h"

// A card of a set folder.
typedef struct {
    const char *code, *set_code;
    int64_t set;        // id of the set
    const char *script; // its source, NULL: the folder has none for the card
} OwnCard;

// States a card of the folder, whose list has all its facts. Rejects a card whose code
// another set has.
int folder_row_card(ImportReading *reading, ListedCard *card, const OwnCard *own);

// States that the folder no longer has the card with that code.
int folder_row_gone(ImportReading *reading, const char *code);

// A row of the folder's list of printings.
typedef struct {
    const char *card;   // the code of the card
    const char *rarity; // "": not said
    int64_t line;
} OwnPrint;

// States a printing of a card.
int folder_row_print(ImportReading *reading, const PrintingKey *print,
                     const OwnPrint *own);

#endif
