// manual_inside.h -- what the files of manual.h share.

#ifndef MANUAL_INSIDE_H
#define MANUAL_INSIDE_H

#include "tools/ask/manual.h"

// Adds an entry. Where there is no room the manual is full.
void manual_add(Manual *manual, ManualEntry entry);

// Adds what cards have printed, as adjectives, once all other words are there.
void manual_add_marks(Manual *manual, const Rules *rules);

#endif
