// refusal.h -- the reasons for which an action is refused.
//
// A Refusal is a row of the game's refusals; 0 is the only success. The row holds the
// rule number and the sentence for the player (defs/refusals.def).

#ifndef REFUSAL_H
#define REFUSAL_H

typedef int Refusal;

enum { REFUSAL_NONE = 0 };

#endif
