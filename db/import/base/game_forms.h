// game_forms.h -- finds the deck forms and list forms of a game by the game's name.

#ifndef GAME_FORMS_H
#define GAME_FORMS_H

#include "db/decks/deck_list.h"
#include "db/notation/list_forms.h"
#include "engine/cards/rules.h"

// Returns the deck sections of a game and its forms, or else the general ones.
DeckGame game_forms_of_decks(const Rules *rules);

// Returns the list forms of the game, or NULL if it has none of its own.
const ListForms *game_forms_of_lists(const Rules *rules);

#endif
