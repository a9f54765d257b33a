// import_row.h -- rows of lists and of set folders become rows that are said.
//
// A function returns 0, or -1 with the error in the Importer, unless its comment says more.

#ifndef IMPORT_ROW_H
#define IMPORT_ROW_H

#include "db/import/base/importer.h"

// Says what the row of [sink] says, if that is new. Only counts a row with mistakes.
int import_row(CardSink *sink);

// A card of a set folder.
typedef struct {
    const char *code, *set_code;
    int64_t set; // id of the set
} OwnCard;

// Does the same for a card of a set folder, whose list has all its facts.
int import_row_own(Importer *importer, Arena *arena, ListedCard *card,
                   const OwnCard *own);

// Says that a set folder no longer has the card with that code.
int import_row_gone(Importer *importer, const char *code);

// A row of a set folder's list of printings.
typedef struct {
    const char *card;   // the code of the card
    const char *rarity; // "": not said
    int64_t line;
} OwnPrint;

// Says that a set folder names a printing.
int import_row_print(Importer *importer, const PrintingKey *print, const OwnPrint *own);

#endif
