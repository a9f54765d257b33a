// why.h -- the reasons for which an action is refused. Layer 0.
//
// A Why is a row of the game's refusals; 0 is the only success. The rule number and the
// sentence stand in the same row (defs/why.def).

#ifndef WHY_H
#define WHY_H

typedef int Why;

enum { WHY_OK = 0 };

#endif
