// player.h -- readings of the players: the order of turns, enemies, and who has won.

#ifndef PLAYER_H
#define PLAYER_H

#include "engine/kernel/table/table.h"

// Returns the next player in turn order who has not left the game.
PlayerId player_next(const State *state, PlayerId player);

// Returns the one before.
PlayerId player_before(const State *state, PlayerId player);

// Returns whether both are players, and of different teams.
bool player_are_enemies(const State *state, PlayerId a, PlayerId b);

// Returns the sum of what cards answer about [player].
int player_sum(const Table *table, int question, PlayerId player);

// Returns the points that [player] needs to win. Cards in play may change that number.
int player_victory_score(const Table *table, PlayerId player);

// Returns whether [player] has the points and more than every opponent (194.2, 323.1).
bool player_has_won(const Table *table, PlayerId player);

// Returns from whom the players of [query] are counted, as a number of players after
// the turn player (Rules.first_of).
int player_first_of(const Table *table, const Env *env, uint16_t query);

#endif
