// scripted_decks.h -- the decks of a game written in Lua: sections, demands, any deck.

#ifndef SCRIPTED_DECKS_H
#define SCRIPTED_DECKS_H

#include "engine/scripted/scripted.h"

// Fills in the rows of PlayDecks when all keys of game.lua are read. A game without
// sections has no decks.
void scripted_decks_fill(ScriptedGame *game);

// Adds all that is wrong with the deck. Fits PlayDecks.check.
void scripted_decks_check(DeckCheck *check, const Deck *deck);

#endif
