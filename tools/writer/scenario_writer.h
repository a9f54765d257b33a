// scenario_writer.h -- writes what was done in a tried game as the text of a scenario.
//
// The writer finds the position and the moves by playing them again in a scenario, step
// by step, with words alone. So what it writes has led to the same place once. It runs
// the text as a file before it gives it away.

#ifndef SCENARIO_WRITER_H
#define SCENARIO_WRITER_H

#include "tools/trail/trail.h"

// The written scenario.
typedef struct {
    int from, to;  // answers after which the scenario begins, and ends
    int claims;    // keys of its expectations
    char *text;    // of the scenario
    char *missing; // what has no word, a line each; "" for nothing
} WrittenScenario;

// Writes what happened in [trail] as a scenario, from the moment [from] answers after the
// start to where the trail stands. If the position there has no words, it begins at an
// earlier one, or at the next one that has. Returns 0 with [kept], whose texts the caller
// frees, or -1 with [err].
int scenario_writer_write(Trail *trail, int from, WrittenScenario *kept, Err *err);

// What a scenario is called and which card it is about, for whoever knows that before; NULL: its name tells which
// answers of the trail it has, and it covers the cards that act.
typedef struct {
    const char *name, *code;
} ScenarioTitle;

// Does the same, with that title.
int scenario_writer_write_as(Trail *trail, int from, const ScenarioTitle *title,
                             WrittenScenario *kept, Err *err);

// Adds the text to the file, which is made if it is not there. Returns 0, or -1 with [err].
int scenario_writer_add(const char *path, const WrittenScenario *kept, Err *err);
void scenario_writer_free(WrittenScenario *kept);

#endif
