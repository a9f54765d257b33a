// card_text.h -- a card's facts as text and as JSON, for the commands that show cards.

#ifndef CARD_TEXT_H
#define CARD_TEXT_H

#include <jansson.h>

#include "db/store/lookup.h"

// Returns the parts of a list, joined: "Pirate, Bilgewater"; "" for an empty list.
const char *card_text_join(Arena *arena, const char *const *list, int n,
                           const char *between);

// Returns a fact of the card as a table shows it: "3", "Red/Blue", "Swift, Strong 2";
// "" if the card has none.
const char *card_text_fact(Arena *arena, const FactColumns *facts,
                           const StoredCard *card, int column);

// Returns a new object with all facts that the card has.
json_t *card_text_json(const FactColumns *facts, const StoredCard *card);

#endif
