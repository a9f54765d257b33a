// scenario_read.h -- reads facts of a scenario's game, by the words of expectations.

#ifndef SCENARIO_READ_H
#define SCENARIO_READ_H

#include "tools/scenarios/scenario.h"

// Reads a fact of the game, a new reference; NULL: there is no such word. The caller calls
// scenario_state first.
json_t *scenario_read_game(const Scenario *scenario, const char *key);

#endif
