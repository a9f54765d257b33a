// draft_names.h -- how the files of a drafted set are called.

#ifndef DRAFT_NAMES_H
#define DRAFT_NAMES_H

#include "tools/draft/draft_list.h"

// Each returns a name from the folder of the set on, which the arena owns:
// "ogn-024-void-seeker.lua", "scenarios/ogn-024-void-seeker.lua",
// "keywords/deep-water.lua".
const char *draft_names_script(Arena *arena, const DraftedCard *card);
const char *draft_names_scenario(Arena *arena, const DraftedCard *card);
const char *draft_names_keyword(Arena *arena, const char *keyword);

#endif
