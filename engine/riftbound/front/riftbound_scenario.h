// riftbound_scenario.h -- Riftbound's rows of PlayScenario.

#ifndef RIFTBOUND_SCENARIO_H
#define RIFTBOUND_SCENARIO_H

#include "engine/play/play_scenario.h"

extern const PlayScenario riftbound_scenario;

#endif
