// card_sheet.h -- a card's facts as texts, to compare what a list says with what is known.
//
// As text two facts are equal or not, whatever they are, and are told alike in the
// table of changes and in its history. Lists are joined by "; ".

#ifndef CARD_SHEET_H
#define CARD_SHEET_H

#include "db/lists/listed_card.h"
#include "db/store/store.h"
#include "db/text/arena.h"

// Columns of the table card come first, in this order, then the lists.
typedef enum {
    FACT_NAME,
    FACT_TYPE,
    FACT_ENERGY,
    FACT_POWER,
    FACT_MIGHT,
    FACT_MIGHT_BONUS,
    FACT_RARITY,
    FACT_SCRIPT,
    FACT_SUPERTYPES,
    FACT_DOMAINS,
    FACT_POWER_DOMAINS,
    FACT_TAGS,
    FACT_KEYWORDS,
    FACTS
} Fact;

#define FACT_LISTS FACT_SUPERTYPES

typedef struct {
    const char *facts[FACTS]; // NULL: not said; "": there is none
} CardSheet;

const char *card_sheet_fact_word(Fact fact); // "might_bonus"

// What a list says. The name is the English one, or the first.
void card_sheet_listed(Arena *arena, const ListedCard *card, CardSheet *sheet);

// What the database has of card [id]; every fact is said. -1 with [err].
int card_sheet_stored(Store *store, Arena *arena, int64_t id, CardSheet *sheet,
                      Err *err);

// The items of a fact that is a list, as the list has them; for the keywords NULL.
const ListedItems *card_sheet_items(const ListedCard *card, Fact fact);

#endif
