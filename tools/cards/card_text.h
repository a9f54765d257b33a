// card_text.h -- a card's facts as text and as JSON, for the commands that show cards.

#ifndef CARD_TEXT_H
#define CARD_TEXT_H

#include <jansson.h>

#include "db/store/lookup.h"

// The parts of a list, joined: "Pirate, Bilgewater". "" for an empty one.
const char *card_text_join(Arena *arena, const char *const *list, int n,
                           const char *between);

// "Tank, Assault 2, Equip {calm}".
const char *card_text_keywords(Arena *arena, const CardFacts *facts);

// A new object with all facts; absent ones are left out.
json_t *card_text_json(const StoredCard *card);

#endif
