// deck_champion.h -- finds the Chosen Champion of a list that does not name one.

#ifndef DECK_CHAMPION_H
#define DECK_CHAMPION_H

#include "db/decks/deck_list.h"
#include "db/store/store.h"

// Moves a card that the legend allows to the champion's section: the one right behind
// the legend, or else the only one. Returns -1 with [err] if the database fails.
int deck_champion_choose(Store *store, DeckList *list, Arena *arena, Err *err);

#endif
