// explain.h -- shows in a few lines what a card is and what it does.

#ifndef EXPLAIN_H
#define EXPLAIN_H

#include <stdio.h>

#include "engine/play/deck.h"
#include "tools/view/scene.h"

// Prints the card to [out], a line each: name, facts, keywords, the sentences [does] up to a NULL, and why
// it cannot be played.
void explain_card(const Scene *scene, CardId id, const char *const *does, FILE *out);

// Finds the card that [text] names, exactly or as a part of one single name. It looks
// among the cards that the reader sees and those of [deck], the reader's own: whether
// another card is found must not tell what the others play. In a game without decks
// everybody knows all cards. Returns 0 if there is none, or more than one.
CardId explain_find(const Scene *scene, const Deck *deck, const char *text);

#endif
