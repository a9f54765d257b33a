// check_done.h -- refuses deeds that are done already: nothing changes.

#ifndef CHECK_DONE_H
#define CHECK_DONE_H

#include "scripting/calls/argument.h"

// Raises a fault where the verb that is called in rehearsal does to things what they are already,
// or brings them where they are.
void check_done(const Call *call);

#endif
