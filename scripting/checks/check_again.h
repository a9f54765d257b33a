// check_again.h -- refuses an `instead` that does again what it replaces, and nothing else.

#ifndef CHECK_AGAIN_H
#define CHECK_AGAIN_H

#include "scripting/calls/argument.h"

// Begins the rehearsal of a run.
void check_again_begin(Host *host);

// Notes a call in it. [gives]: the number that it gives if it reads one.
void check_again_call(const Call *call, int gives);

// For script_recover_try, with the Lua state, at the end of the rehearsal: raises the fault.
void check_again(void *self);

#endif
