// script_trial.h -- what a rehearsal owes to functions of the game's rules, which a card calls.

#ifndef SCRIPT_TRIAL_H
#define SCRIPT_TRIAL_H

#include "scripting/lua/host_data.h"

// Begins to count for the rehearsal of a script, and for one of its passes.
void script_trial_begin(Host *host);
void script_trial_begin_pass(Host *host);

// Ends the counting.
void script_trial_end(Host *host);

// Returns whether so much was spent on rules that never ended that the rest is not
// rehearsed.
bool script_trial_is_spent(const Host *host);

// Counts a slice, or notes that a function returns. Leaves a function of the rules that does
// not end, and raises a fault if the script itself has spent all that it may.
void script_trial_go_on(lua_State *L, const lua_Debug *at);

// Returns whether the innermost function of Lua is one of the rules.
bool script_trial_is_in_rules(lua_State *L);

#endif
