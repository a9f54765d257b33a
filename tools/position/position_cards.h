// position_cards.h -- collects and counts the cards that claims name.

#ifndef POSITION_CARDS_H
#define POSITION_CARDS_H

#include "engine/play/play_scenario.h"
#include "tools/position/position_view.h"

typedef struct {
    ObjectId ids[OBJECTS_MAX];
    int n;
} Cards;

// Collects the cards of the player that [row] counts, in its order.
void position_cards_of(const PositionView *view, int player, const PlayCards *row,
                       Cards *cards);

// Collects the cards that [row] counts at [spot], a place or a player's zone; [player] -1:
// anybody's. Returns false if there are no such cards there.
bool position_cards_at(const PositionView *view, int player, const PlayCards *row,
                       SpotId spot, Cards *cards);

// Collects the things in the player's zones of the board.
void position_cards_board(const PositionView *view, int player, Cards *cards);

// Counts the cards that [row] counts, those of [word] of the game's identity fact (-1: all)
// and those that are exhausted or not (1 or 0; -1: all).
int position_cards_count(const PositionView *view, int player, const PlayCards *row,
                         int word, int exhausted);

#endif
