// yardstick.h -- the fastest decision that there could be.

#ifndef YARDSTICK_H
#define YARDSTICK_H

// Returns how many nanoseconds a decision of the yardstick takes: a flat state of
// MACHINE_BYTES, a random choice, one copy and one protected call of Lua. No game can be
// faster.
double yardstick_measure(void);

#endif
