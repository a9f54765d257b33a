// riftbound_deck_forms.h -- the deck forms that Riftbound alone has.

#ifndef RIFTBOUND_DECK_FORMS_H
#define RIFTBOUND_DECK_FORMS_H

#include "db/decks/deck_forms.h"

extern const DeckForms riftbound_deck_forms;

// The readers and writers, each in a file of its own.
extern const DeckForm deck_form_page, deck_form_tokens, deck_form_code;
const char *deck_share_write(const DeckList *list, Arena *arena, Err *err);
const char *deck_tokens_write(const DeckList *list, Arena *arena, Err *err);
const char *deck_write_json(const DeckList *list, Arena *arena, Err *err);
const char *deck_write_oracle(const DeckList *list, Arena *arena, Err *err);
const char *deck_write_arena(const DeckList *list, Arena *arena, Err *err);
const char *deck_write_ids(const DeckList *list, Arena *arena, Err *err);

#endif
