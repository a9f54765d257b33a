// item_text.h -- words an item of the chain.

#ifndef ITEM_TEXT_H
#define ITEM_TEXT_H

#include "engine/play/play_options.h"
#include "tools/view/scene.h"

// Adds the item and what it has chosen: "Incinerate on Mist Fox and Recruit".
void item_text(const Scene *scene, const struct Item *item, Line *line);

// Writes which ability of a keyword the item is, "Hone 2"; "" of any other item.
void item_text_ability(const Scene *scene, const struct Item *item,
                       char text[USE_TEXT]);

#endif
