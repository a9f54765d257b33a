// takes_text.h -- what a verb of scripts takes, in words.

#ifndef TAKES_TEXT_H
#define TAKES_TEXT_H

#include <stddef.h>

#include "engine/cards/rules.h"

// Writes what things, places and words a verb takes, beyond what its call says; nothing for
// whatever fits the call.
void takes_text(const Rules *rules, const VerbRow *row, char *text, size_t size);

#endif
