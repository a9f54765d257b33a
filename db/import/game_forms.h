// game_forms.h -- the forms of decks and of lists that a game has, by the game's name.

#ifndef GAME_FORMS_H
#define GAME_FORMS_H

#include "db/decks/deck_list.h"
#include "db/lists/list_forms.h"
#include "engine/kernel/cards/rules.h"

// The decks of a game: its sections, and its forms or else the general ones.
DeckGame game_forms_of_decks(const Rules *rules);

// The list forms of the game, NULL if it has none of its own.
const ListForms *game_forms_of_lists(const Rules *rules);

#endif
