// card_sheet.h -- a card's facts as texts, to compare a list with the database.
//
// As texts, facts of every kind compare in one way, and the table of changes and its
// history show them in one way. "; " joins the items of a list.

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
    const char *texts[SHEET_ROWS]; // NULL: the list does not say; "": the card has none
} CardSheet;

// Return how many rows the game has, and the column of lists that a row is:
// "cost".
int card_sheet_rows(const Store *store);
const char *card_sheet_word(const Store *store, int row);

// Fills the rows of facts from [facts], which has FACT_COLUMNS_MAX.
void card_sheet_fill(Arena *arena, const FactItems *facts, CardSheet *sheet);

// Fills [sheet] with what the database has of card [id]; no text is NULL. Returns -1
// with [err].
int card_sheet_stored(Store *store, Arena *arena, int64_t id, CardSheet *sheet,
                      Err *err);

#endif
