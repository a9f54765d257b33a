// setup.h -- from decks to the first question of a game (rules 110-118).

#ifndef SETUP_H
#define SETUP_H

#include "engine/riftbound/setup/deck_rules.h"

// Puts everything in its place and leaves [game] before the mulligans: as many [decks]
// as the mode has players, in the order of the seats. Chance comes from [seed] alone.
void setup_start(Game *game, Table *table, Mode mode, const Deck *decks, uint64_t seed);

// After setup_start: [player] chooses who begins (TR 407). NOBODY: whoever is drawn
// chooses, instead of beginning.
void setup_let_choose(Game *game, PlayerId player);

// After setup_start: cards change places with the sideboards first (TR 403).
void setup_let_swap(Game *game, Table *table, const Deck *decks);

// After setup_start: battlefields are drawn though in this mode they would be chosen,
// and known when cards change places (TR 406.1.g).
void setup_draw_battlefields(Game *game);

// An empty position to set up: the players and battlefields (blank ones) of [mode], the
// main phase of player 0's second turn, player 0 was first, nobody has cards.
void setup_position(Game *game, Table *table, Mode mode, uint64_t seed);

// Puts a card somewhere in such a position; returns its id. Battlefields and units at
// them come by the spot; a spot of hosts uses the battlefield's index.
ObjectId setup_position_add(Table *table, CardId card, PlayerId owner, SpotId spot);

// Says that the position is complete: control, contested and designations follow from
// what stands where. Afterwards game_next may be called.
void setup_position_done(Game *game, Table *table);

#endif
