// scenario_chance.h -- the results of chance that a scenario says beforehand: one list.
//
// In a scenario that runs a result that is missing, or does not fit, is a failure. A game that
// goes on from its position (scenario_chance_go_on) passes over what does not fit, and has
// chance by the seed there and behind the list.

#ifndef SCENARIO_CHANCE_H
#define SCENARIO_CHANCE_H

#include <jansson.h>
#include <stdio.h>

#include "engine/kernel/table/chance.h"

// The note where a list ends in a game that goes on.
#define SCENARIO_CHANCE_USED_UP                                                        \
    "The results of 'chance' are used up: from here on the seed says them."

typedef struct {
    const json_t *results;      // in order; NULL: the seed says all
    const char *const *players; // their names, by seat
    size_t from;                // results that earlier games of the match have used
    char fault[240];            // why one did not fit; "": all fitted
    json_t *passed; // of a game that goes on, by result: why it was passed over, or ""
    Foretold foretold;
} ScenarioChance;

// Returns NULL, or why [json] is no list of results.
const char *scenario_chance_wrong(const json_t *json);

// Begins with the first of the [results], which stay as long as [chance]. NULL: there are
// none.
void scenario_chance_begin(ScenarioChance *chance, const json_t *results,
                           const char *const *players);

// Makes [chance] that of a game that goes on from the position in which [from] is, with this
// [seed] behind the list. It keeps a use of the list until scenario_chance_end.
void scenario_chance_go_on(ScenarioChance *chance, const ScenarioChance *from,
                           uint64_t seed);
void scenario_chance_end(ScenarioChance *chance);

// Returns whether a list is used up after so many results.
bool scenario_chance_is_used_up(const ScenarioChance *chance, uint64_t used);

// Writes a sentence about each result that was passed over from number [from] up to before
// number [to], and one where the list ends.
void scenario_chance_tell(const ScenarioChance *chance, uint64_t from, uint64_t to,
                          FILE *out);

// Tells that another game of the match begins, which goes on in the list behind the results
// that [state] counts.
void scenario_chance_next(ScenarioChance *chance, const State *state);

// Tells that what did not fit did so in a copy of the game.
void scenario_chance_tried(ScenarioChance *chance);

#endif
