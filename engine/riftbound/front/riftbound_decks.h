// riftbound_decks.h -- Riftbound's rows of PlayDecks.

#ifndef RIFTBOUND_DECKS_H
#define RIFTBOUND_DECKS_H

#include "engine/play/play_decks.h"

extern const PlayDecks riftbound_decks;

#endif
