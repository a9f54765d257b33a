// item_text.h -- words an item of the chain.

#ifndef ITEM_TEXT_H
#define ITEM_TEXT_H

#include "tools/view/scene.h"

// Adds the item and what it has chosen: "Incinerate on Mist Fox and Recruit".
void item_text(const Scene *scene, const struct Item *item, Line *line);

#endif
