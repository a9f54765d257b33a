// about_asker.h -- what the card that asks a question does, for the line below the question.

#ifndef ABOUT_ASKER_H
#define ABOUT_ASKER_H

#include "tools/catalog/catalog.h"
#include "tools/view/scene.h"

// Returns the sentence of the ability that asks, or what the whole card says where that is not known: sentence by
// sentence on one line. NULL: no card asks, or no phrases say it all, so that its comment has to do. The arena owns it.
const char *about_asker(Catalog *catalog, const Scene *scene, const Question *question,
                        Arena *arena);

#endif
