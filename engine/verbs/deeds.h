// deeds.h -- record: what a game itself does in the verbs that every game has.
//
// A verb of common.h reads its arguments and makes its result; what happens then is the
// game's: a rulebook in C has its actions, and a game in Lua the rows that it declares.

#ifndef DEEDS_H
#define DEEDS_H

#include "engine/kernel/table/table.h"

typedef struct Deeds {
    // A script must name a player where nobody is `you`, and one where one is wanted: all
    // else is a fault. False: nobody does nothing, and of several the first is meant.
    bool wants_names;
    // A verb knows only of what its own ability moved how it last was.
    bool own_moves;
    // Returns the card that is a place, id 0: none is. NULL: places are no cards.
    Ref (*card_of_place)(const Table *table, SpotId spot);
} Deeds;

#endif
