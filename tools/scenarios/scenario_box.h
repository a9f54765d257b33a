// scenario_box.h -- a Lua state for one scenario, which ends whatever the file does.
//
// The state has the words of the language that need neither chance nor the world: no
// clock, no file, no address, no order that differs from run to run, nothing that
// outlives it. Its work and its memory are bounded by numbers, never by a clock, so a
// file that breaks a bound breaks it on every machine.

#ifndef SCENARIO_BOX_H
#define SCENARIO_BOX_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

#include "engine/base/limit.h"

enum { BOX_WORD_STEPS = SCENARIO_STEPS_MAX / 5000 }; // that a word of the test costs

typedef struct {
    lua_State *L;
    void *self; // of the caller
    long steps;
    size_t bytes;
    int line;       // of the last error, 0: none is known
    bool long_text; // the last error is one of SCENARIO_TEXT_MAX
} ScenarioBox;

// Opens the state. [box] stays where it is until it is closed.
void scenario_box_open(ScenarioBox *box, void *self);
void scenario_box_close(ScenarioBox *box);

// Returns the box of a state.
ScenarioBox *scenario_box_of(lua_State *L);

// Calls the function below [arguments] on the stack, which are used up. Returns NULL, or
// the message of its error, which lives as long as the box; the place where it was raised
// is not in the message but in [box]->line.
const char *scenario_box_call(ScenarioBox *box, int arguments);

// Returns the sentence for what ended with LUA_ERRMEM.
const char *scenario_box_lacking(const ScenarioBox *box);

// Counts the work of [n] words of the test. Raises an error in the state if it is too much.
void scenario_box_count_words(lua_State *L, int n);

#endif
