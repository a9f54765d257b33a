// card_sheet.h -- a card's facts as texts, to compare what a list says with what is known.
//
// As text two facts are equal or not, whatever they are, and are told alike in the
// table of changes and in its history. Items of a list are joined by "; ".

#ifndef CARD_SHEET_H
#define CARD_SHEET_H

#include "db/store/store.h"

// The name and whether the card needs a script come first, then the columns.
enum {
    SHEET_NAME,
    SHEET_SCRIPT,
    SHEET_FACTS,
    SHEET_ROWS = SHEET_FACTS + FACT_COLUMNS_MAX
};

typedef struct {
    const char *texts[SHEET_ROWS]; // NULL: not said; "": there is none
} CardSheet;

// The rows of the game, and what lists call one of them: "cost".
int card_sheet_rows(const Store *store);
const char *card_sheet_word(const Store *store, int row);

// Fills the columns from what is said of them.
void card_sheet_fill(Arena *arena, const FactItems *facts, CardSheet *sheet);

// Fills [sheet] with what the database has of card [id]; every fact is said. -1 with [err].
int card_sheet_stored(Store *store, Arena *arena, int64_t id, CardSheet *sheet,
                      Err *err);

#endif
