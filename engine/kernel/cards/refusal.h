// refusal.h -- the reasons for which an action is refused.
//
// A Why is a row of the game's refusals; 0 is the only success. The rule number and the
// sentence stand in the same row (defs/refusals.def).

#ifndef REFUSAL_H
#define REFUSAL_H

typedef int Refusal;

enum { REFUSAL_NONE = 0 };

#endif
