// trail_inside.h -- what the files of a trail share.

#ifndef TRAIL_INSIDE_H
#define TRAIL_INSIDE_H

#include "tools/trail/trail.h"

// Answers the question that waits if that leaves no choice, and is no moment. Returns
// whether it did.
bool trail_answers_itself(Session *session);

// Lets the game run to its next question, and looks at it.
void trail_run(Trail *trail);

// Adds a moment after [before] to which [spoken] leads; the trail owns that now. Its game
// is not there yet.
int trail_add(Trail *trail, int before, SpokenAnswer spoken);

// Keeps the game of the session as that of [moment], where the trail stands then.
void trail_fill(Trail *trail, int moment);

// Gives the answer to the game where the trail stands. Returns 0, or -1 with [err].
int trail_do(Trail *trail, const SpokenAnswer *spoken, Err *err);

// Plays the way to [moment] with the present cards, from the last moment on it that was
// played with them. Returns the moment to which it came; the answers after that are left.
int trail_freshen(Trail *trail, int moment);

#endif
