// space_eye.h -- moves the eye of a reader over a map, as the reader types it.

#ifndef SPACE_EYE_H
#define SPACE_EYE_H

#include "tools/view/scene.h"

// Carries out what a reader typed behind `@` to look elsewhere: "" at whose turn it is, "ne"
// further north and east, "7" and "mill" at a place. Returns false with a sentence in [why] if there is no
// such place.
bool space_eye_look(Scene *scene, const char *text, Line *why);

#endif
