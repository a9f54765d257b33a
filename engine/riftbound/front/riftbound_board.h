// riftbound_board.h -- Riftbound's rows of PlayBoard: its layout on a screen, its views.

#ifndef RIFTBOUND_BOARD_H
#define RIFTBOUND_BOARD_H

#include "engine/play/play_board.h"

extern const PlayBoard riftbound_board;

#endif
