// other_world.h -- the same question, in a world where what a player cannot know is dealt
// anew.
//
// The running step begins again from its mark, once as it was and once with other cards: each
// hand, deck and hidden card among its own kind, decks in another order, another seed of
// chance. Both worlds run to the question with the answers so far. Then what the player sees,
// is asked and is told must be the same.
//
// Cards that the step itself showed to the player (in the log or in a question) stay. If the
// other player, who may know more, is asked something else on the way, the worlds differ
// rightly and nothing is compared.

#ifndef OTHER_WORLD_H
#define OTHER_WORLD_H

#include "engine/kernel/game/game.h"
#include "tools/catalog/catalog.h"

typedef enum {
    WORLDS_SAME,   // to the player
    WORLDS_ALIKE,  // there was nothing to deal anew
    WORLDS_PARTED, // the other player was asked something else
    WORLDS_DIFFER, // what is hidden shows
} Worlds;

enum { WORLDS_TEXT = 240 };

// Compares both worlds of a game that waits, as [player] sees them. [chance] deals the cards.
// WORLDS_DIFFER leaves in [why], which has WORLDS_TEXT bytes, what differs.
Worlds other_world_compare(Catalog *catalog, const Game *game, PlayerId player,
                           uint64_t chance, char *why);

#endif
