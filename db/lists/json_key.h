// json_key.h -- what the key says of the row that stands under it.

#ifndef JSON_KEY_H
#define JSON_KEY_H

#include "db/lists/card_sink.h"
#include "db/text/json_rows.h"

// Completes a row by its key: its code, its number if [in_set], or its name. A text becomes a
// row with that name. Returns NULL, or what was expected where the key contradicts the row,
// in [arena].
const char *json_key_join(const ListWords *words, Arena *arena, JsonRow *row,
                          bool in_set);

// Takes the language of names from the name of the file, "names-fr.json", where the user
// gave none, and notes that.
void json_key_language(CardSink *sink);

#endif
