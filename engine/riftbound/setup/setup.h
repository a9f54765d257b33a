// setup.h -- from decks to the first question of a game (rules 110-118).

#ifndef SETUP_H
#define SETUP_H

#include "engine/riftbound/setup/deck_rules.h"

// Puts everything in its place and leaves [game] before the mulligans: as many [decks]
// as the mode has players, in the order of the seats. Chance comes from [seed] alone.
void setup_start(Game *game, Table *table, Mode mode, const Deck *decks, uint64_t seed);

// Lets [player] choose who begins, after setup_start (TR 407). With NOBODY the player who is
// drawn chooses, instead of beginning.
void setup_let_choose(Game *game, PlayerId player);

// Lets cards change places with the sideboards first, after setup_start (TR 403).
void setup_let_swap(Game *game, Table *table, const Deck *decks);

// Lets battlefields be drawn though players would choose them in this mode, after
// setup_start; they are known when cards change places (TR 406.1.g).
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
