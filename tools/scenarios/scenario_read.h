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

json_t *read_game(const Scenario *scenario, const char *key);
json_t *read_player(const Scenario *scenario, int player, const char *key);
json_t *read_object(const Scenario *scenario, ObjectId id, const char *key);

// runes of a domain, a named counter, a floating resource.
json_t *scenario_read_of(const Scenario *scenario, int player, const char *key,
                         const char *name);

// The cards of a zone of the player: hand, base, trash, gear ... False: no such zone.
bool read_cards(const Scenario *scenario, int player, const char *key, Cards *cards);

// The player's units, or facedown cards, at a place.
void scenario_read_cards_at(const Scenario *scenario, int player, const char *what,
                            SpotId spot, Cards *cards);

int scenario_read_keyword(const Scenario *scenario, ObjectId id, int keyword);

#endif
