// deck_champion.h -- the Chosen Champion of a list that does not name one.

#ifndef DECK_CHAMPION_H
#define DECK_CHAMPION_H

#include "db/decks/deck_list.h"
#include "db/store/store.h"

// Moves the card that can be chosen with the legend to the champion's section: the one
// written right behind the legend, or the only one that there is. -1 with [err] where the
// database fails.
int deck_champion_choose(Store *store, DeckList *list, Arena *arena, Err *err);

#endif
