// scenario_read.h -- facts of a scenario's game, by the words of expectations.
//
// Values are new references; NULL: there is no such word. scenario_state was called.

#ifndef SCENARIO_READ_H
#define SCENARIO_READ_H

#include "tools/scenarios/scenario.h"

typedef struct {
    ObjectId ids[OBJECTS_MAX];
    int n;
} Cards;

json_t *scenario_read_game(const Scenario *scenario, const char *key);
json_t *scenario_read_player(const Scenario *scenario, int player, const char *key);
json_t *scenario_read_object(const Scenario *scenario, ObjectId id, const char *key);

// A named counter, a floating resource, counted cards of a word.
json_t *scenario_read_of(const Scenario *scenario, int player, const char *key,
                         const char *name);

// Gathers the cards of the player that [row] counts, in its order.
void scenario_read_cards(const Scenario *scenario, int player, const PlayCards *row,
                         Cards *cards);

// Gathers the cards that [row] counts at the place, or zone of a player, that is [spot].
// False: there are no such cards there.
bool scenario_read_cards_at(const Scenario *scenario, int player, const PlayCards *row,
                            SpotId spot, Cards *cards);

// The value of a keyword that the object has.
int scenario_read_keyword(const Scenario *scenario, ObjectId id, int keyword);

#endif
