// setup.h -- from decks to the first question of a game (rules 110-118).

#ifndef SETUP_H
#define SETUP_H

#include "engine/riftbound/setup/deck_rules.h"

// Puts all cards in their places and stops before the opening. [decks] are in the order
// of the seats, as many as the mode has players. All chance comes from [seed].
void setup_start(Game *game, Table *table, Mode mode, const Deck *decks, uint64_t seed);

// Lets [player] choose who begins (TR 407); with NOBODY the player who is drawn by
// chance chooses. It is called after setup_start.
void setup_let_choose(Game *game, PlayerId player);

// Lets players swap cards with their sideboards first (TR 403). It is called after
// setup_start.
void setup_let_swap(Game *game, Table *table, const Deck *decks);

// Draws the battlefields by chance, although players choose them in this mode. They are
// known when players swap cards (TR 406.1.g). It is called after setup_start.
void setup_draw_battlefields(Game *game);

// Makes an empty position to be filled: the players and blank battlefields of [mode], in the
// main phase of the second turn of player 0, who was first. Nobody has cards.
void setup_position(Game *game, Table *table, Mode mode, uint64_t seed);

// Puts a card to a spot of such a position. Returns its id.
ObjectId setup_position_add(Table *table, CardId card, PlayerId owner, SpotId spot);

// Completes the position: a player who alone has units at a battlefield controls it.
// Afterwards game_next may be called.
void setup_position_done(Game *game, Table *table);

#endif
