// scenario_read.h -- reads facts of a scenario's game, by the words of expectations.
//
// A value is a new reference; NULL means that there is no such word. The caller calls
// scenario_state first.

#ifndef SCENARIO_READ_H
#define SCENARIO_READ_H

#include "tools/scenarios/scenario.h"

typedef struct {
    ObjectId ids[OBJECTS_MAX];
    int n;
} Cards;

// Return a player's name or false, and the name of a place as [player] says it.
json_t *scenario_read_side(const Scenario *scenario, PlayerId player);
json_t *scenario_read_place(const Scenario *scenario, SpotId spot, int player);

// Read a fact of the game, of a player.
json_t *scenario_read_game(const Scenario *scenario, const char *key);
json_t *scenario_read_player(const Scenario *scenario, int player, const char *key);

// Reads [name] of the map [key]: a counter, a resource, or counted cards of that word.
json_t *scenario_read_of(const Scenario *scenario, int player, const char *key,
                         const char *name);

// Reads a note of the game, or of the player; [player] -1: of the game. NULL: there is none
// of that name.
json_t *scenario_read_note(const Scenario *scenario, int player, const char *name);

// Collects the cards of the player that [row] counts, in its order.
void scenario_read_cards(const Scenario *scenario, int player, const PlayCards *row,
                         Cards *cards);

// Collects the cards that [row] counts at [spot], a place or a player's zone. Returns
// false if there are no such cards there.
bool scenario_read_cards_at(const Scenario *scenario, int player, const PlayCards *row,
                            SpotId spot, Cards *cards);

// Collects the things in the player's zones of the board.
void scenario_read_board(const Scenario *scenario, int player, Cards *cards);

// Counts the cards that [row] counts, those of [word] of the game's identity fact (-1: all)
// and those that are exhausted or not (1 or 0; -1: all).
int scenario_read_count(const Scenario *scenario, int player, const PlayCards *row,
                        int word, int exhausted);

#endif
