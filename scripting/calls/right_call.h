// right_call.h -- the call that would be right, for the message of one that is not.

#ifndef RIGHT_CALL_H
#define RIGHT_CALL_H

#include "scripting/calls/argument.h"

// Pushes "; write: " and the call of the verb that would be right, where its argument [wrong]
// is not; "" where no example is known. The second: with examples alone (right_call.c).
const char *right_call_push(const Call *call, int wrong);
const char *right_call_example(lua_State *L, const VerbRow *row);

// Adds argument [index] as the script has it, or an example for the parameter where it has no
// name.
void right_call_add(const Call *call, RightLine *line, int parameter, int index);

#endif
