// scenario_read.h -- facts of a scenario's game, by the words of expectations.
//
// A value is a new reference, NULL where there is no such word. The caller has called
// scenario_state before.

#ifndef SCENARIO_READ_H
#define SCENARIO_READ_H

#include "tools/scenarios/scenario.h"

typedef struct {
    ObjectId ids[OBJECTS_MAX];
    int n;
} Cards;

// Read a fact of the game, of a player, of an object.
json_t *scenario_read_game(const Scenario *scenario, const char *key);
json_t *scenario_read_player(const Scenario *scenario, int player, const char *key);
json_t *scenario_read_object(const Scenario *scenario, ObjectId id, const char *key);

// Reads [name] of the map [key]: a counter, a resource, or counted cards of that word.
json_t *scenario_read_of(const Scenario *scenario, int player, const char *key,
                         const char *name);

// Gathers the cards of the player that [row] counts, in its order.
void scenario_read_cards(const Scenario *scenario, int player, const PlayCards *row,
                         Cards *cards);

// Gathers the cards that [row] counts at the place, or zone of a player, that is [spot].
// False: there are no such cards there.
bool scenario_read_cards_at(const Scenario *scenario, int player, const PlayCards *row,
                            SpotId spot, Cards *cards);

// Returns the value of a keyword that the object has.
int scenario_read_keyword(const Scenario *scenario, ObjectId id, int keyword);

#endif
