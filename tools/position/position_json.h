// position_json.h -- names places and cards for programs: by words and codes that stay.

#ifndef POSITION_JSON_H
#define POSITION_JSON_H

#include <jansson.h>

#include "engine/kernel/table/table.h"

enum { POSITION_WORD = 48 };

// Returns the word of a spot: "hand:0", zone and player or place, written into [word]; the name
// of a shared zone; NULL for NOWHERE.
const char *position_json_word(const Table *table, SpotId spot,
                               char word[POSITION_WORD]);

// Returns the word of a spot, null for NOWHERE.
json_t *position_json_spot(const Table *table, SpotId spot);

// Return the code of a card; NULL or null for 0.
const char *position_json_code(const Table *table, CardId card);
json_t *position_json_card(const Table *table, CardId card);

// Returns the number of a player, null for NOBODY.
json_t *position_json_player(PlayerId player);

// Adds [value], which it takes over, unless that is nothing: false, 0, or empty.
void position_json_add_any(json_t *json, const char *key, json_t *value);

#endif
