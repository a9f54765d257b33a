// trail_inside.h -- what the files of a trail share.

#ifndef TRAIL_INSIDE_H
#define TRAIL_INSIDE_H

#include "tools/trail/trail.h"

// Adds a moment after [before] to which [spoken] leads; the trail owns that now. Its game
// is not there yet.
int trail_add(Trail *trail, int before, SpokenAnswer spoken);

// Keeps the game of the session as that of [moment], where the trail stands then.
void trail_fill(Trail *trail, int moment);

// Does the same, and tells the story of it.
void trail_arrive(Trail *trail, int moment);

// Lets the game run to its next question, and looks at it.
void trail_run(Trail *trail);

// Gives the answer to the game where the trail stands. Returns 0, or -1 with [err].
int trail_do(Trail *trail, const SpokenAnswer *spoken, Err *err);

#endif
