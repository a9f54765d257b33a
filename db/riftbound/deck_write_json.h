// deck_write_json.h -- writes decks as JSON, in the layouts of several programs.

#ifndef DECK_WRITE_JSON_H
#define DECK_WRITE_JSON_H

#include "db/decks/deck_list.h"

// Return the whole text in [arena], as DeckWriter.write does: the layout of this
// project, and three of other programs.
const char *deck_write_json(const DeckList *list, Arena *arena, Err *err);
const char *deck_write_json_oracle(const DeckList *list, Arena *arena, Err *err);
const char *deck_write_json_arena(const DeckList *list, Arena *arena, Err *err);
const char *deck_write_json_ids(const DeckList *list, Arena *arena, Err *err);

#endif
