// player.h -- whose turn comes when, who is against whom, and who has won. Reads only.

#ifndef PLAYER_H
#define PLAYER_H

#include "engine/kernel/table/table.h"

// The next player in turn order who has not left the game.
PlayerId player_next(const State *state, PlayerId player);

// How many turns after the present one the turn of [player] comes: 0 is the turn player.

// Whether both are players, and of different teams.
bool player_are_enemies(const State *state, PlayerId a, PlayerId b);

// The points that [player] needs to win, as cards now in play change it.
int player_victory_score(const Table *table, PlayerId player);

// Whether [player] has the points and more than every opponent (194.2, 323.1).
bool player_has_won(const Table *table, PlayerId player);

// Tells from which player the order of the players that [query] means is counted.
int player_first_of(const Table *table, const Env *env, uint16_t query);

#endif
