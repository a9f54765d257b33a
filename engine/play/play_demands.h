// play_demands.h -- the part of Play that says what all cards of a game together must be.
//
// A card may be right by its own row and still make no game: two spaces at one place, a
// deck that is too small. Commands ask once, when all cards are loaded, and never in play.

#ifndef PLAY_DEMANDS_H
#define PLAY_DEMANDS_H

#include "engine/cards/library.h"

// Gets one fault: the card that is at fault, 0 where none is, and a sentence without an end
// line that names it.
typedef void (*PlayDemandTell)(void *self, CardId card, const char *text);

typedef struct PlayDemands {
    // Tells all that the cards of the library fail to be.
    void (*check)(const Library *library, PlayDemandTell tell, void *self);
} PlayDemands;

#endif
