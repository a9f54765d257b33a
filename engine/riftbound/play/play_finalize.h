// play_finalize.h -- finalizing a card that is pending on the chain (355-359).

#ifndef PLAY_FINALIZE_H
#define PLAY_FINALIZE_H

#include "engine/kernel/table/table.h"

// Finalizes the pending card [serial]. A permanent enters at once; a card that cannot be
// played after all leaves the chain.
void play_finalize(Table *table, uint16_t serial);

#endif
