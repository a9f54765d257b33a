// card_text.h -- a card's facts as text and as JSON, for the commands that show cards.

#ifndef CARD_TEXT_H
#define CARD_TEXT_H

#include <jansson.h>

#include "db/store/lookup.h"

// The parts of a list, joined: "Pirate, Bilgewater". "" for an empty one.
const char *card_text_join(Arena *arena, const char *const *list, int n,
                           const char *between);

// A fact of the card as a table shows it: "3", "Fury/Calm", "Tank, Assault 2". "" for none.
const char *card_text_fact(Arena *arena, const FactColumns *facts,
                           const StoredCard *card, int column);

// A new object with all facts; absent ones are left out.
json_t *card_text_json(const FactColumns *facts, const StoredCard *card);

#endif
