// deck_json.h -- decks in JSON: of this project, of deck sites, of other engines.

#ifndef DECK_JSON_H
#define DECK_JSON_H

#include "db/decks/deck_form.h"

extern const DeckForm deck_form_json;

// The same in YAML.
extern const DeckForm deck_form_yaml;

// Returns whether a whole text is nothing but records of cards, each with its section.
bool deck_json_is_records(const DeckGame *game, const char *text, size_t n);

#endif
