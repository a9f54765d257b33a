// explain.h -- what a card is, in a few lines: facts, keywords, what it does.

#ifndef EXPLAIN_H
#define EXPLAIN_H

#include <stdio.h>

#include "tools/view/scene.h"

void explain_card(const Scene *scene, CardId id, int width, FILE *out);

// The card that [text] names, exactly or as a part of one single name, among those the
// reader can see or that were loaded; 0 where there is none or more than one.
CardId explain_find(const Scene *scene, const char *text);

#endif
