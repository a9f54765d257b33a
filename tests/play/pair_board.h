// pair_board.h -- a board for two cards: both are there, and much else that they may meet.
//
// Number and pair decide everything. Each card is on the board or in hand as its type
// allows, for one player or for one each, with a second copy in hand. Beside them stand
// units of the same set, and each player has cards in hand and runes of every domain. So
// most of what the cards can do can be done from there.

#ifndef PAIR_BOARD_H
#define PAIR_BOARD_H

#include "engine/kernel/game/game.h"
#include "tests/play/pair_list.h"

// Fills [game] with the board number [seed] of the pair. It is ready to be played on.
void pair_board_make(Game *game, Table *table, Pair pair, uint64_t seed);

#endif
