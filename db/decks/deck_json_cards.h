// deck_json_cards.h -- reads the cards of one section of a deck in JSON.

#ifndef DECK_JSON_CARDS_H
#define DECK_JSON_CARDS_H

#include <jansson.h>

#include "db/decks/deck_form.h"

// Returns the first of [keys], ended by NULL, that is a text in [object], or NULL.
const char *deck_json_cards_text(const json_t *object, const char *const *keys);

// Returns whether [value] is a record of a card.
bool deck_json_cards_is_one(const DeckReader *reader, const json_t *value);

// Returns whether [list] is an array of cards, each with a count.
bool deck_json_cards_counted(const DeckReader *reader, const json_t *list);

// Adds the cards of [value] to the section: a name, a map from name to count, a list of names
// or records. [key] is its place for messages. Names what is no card. Returns -1 with err.
int deck_json_cards_add(DeckReader *reader, int section, const char *key,
                        const json_t *value);

#endif
