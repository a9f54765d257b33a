// players.h -- begins turns, and takes players out of a game that others play on.

#ifndef PLAYERS_H
#define PLAYERS_H

#include "engine/kernel/table/table.h"

// Returns all players who are in the game, one bit each.
unsigned players_all(const State *state);

// Returns the next player after [player] who is in the game, by seats; NOBODY: there is none.
PlayerId players_next(const State *state, PlayerId player);

// Begins a turn of [player]: what lasted for the turn before ends, and its events are
// forgotten.
void players_begin_turn(Table *table, PlayerId player);

// Takes the players, one bit each, out of the game, which asks them nothing any more.
// If all who remain are of one team, they have won; [row] is one of the game's endings,
// -1: none of them. If it was the turn of one who goes, the turn of the next one
// begins.
void players_leave(Table *table, unsigned players, int row);

#endif
