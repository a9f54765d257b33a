// foresight.h -- where each option of a question leads, found by trying it.
//
// Each option is tried on a copy of the game in which all that the asked player may not
// know is dealt anew, several times: only results that come each time are told, and none
// that chance decided. A card that the player does not see is "a card". The copy goes on
// until the thing that asks is done, and all players pass meanwhile. If it asks for more
// first, nothing is told. Nor are results that all options have in common, because they
// do not help to choose.
//
// Only a question about something under way has such an outlook: a target, a place, yes or
// no. A Foresight is large: allocate it.

#ifndef FORESIGHT_H
#define FORESIGHT_H

#include "tools/view/scene.h"

typedef struct Foresight Foresight;

// Returns one that has seen nothing yet, NULL without memory.
Foresight *foresight_new(void);
void foresight_free(Foresight *foresight);

// Tries the options of the question that waits in the game of [table], which does not change.
// [scene] lends the names of the players. A NULL foresight sees nothing.
void foresight_look(Foresight *foresight, const Scene *scene, const Table *table);

// Returns what an option of that question leads to: "takes 2 damage, falls; Annie draws a
// card". "" if nothing is known.
const char *foresight_of(const Foresight *foresight, int option);

#endif
