// settle.h -- settles cards: works them out from all that sources state.
//
// The order in which rows arrived never counts: the same rows give the same cards. Rows are
// settled in groups: one row, all rows with the same base code or the same name, all rows
// connected with these, and so on. The way of a group:
//
//     connected_rows.c  reads its rows, and holding_rows.c finds those that count
//     code_stem.c       puts the codes of one base together
//     identity.c        finds the cards, and the card of each row
//     row_role.c        finds what each row may say of its card
//     settled_card.c    fills each card with the values that rank_values.c puts first
//
// Nothing here writes to the tables of cards: db/import/settle/ compares and writes.

#ifndef SETTLE_H
#define SETTLE_H

#include "db/settle/settled.h"

// Settles the group of the row of table `said` with the id [said]. Returns -1 with [err].
int settle_group(Settling *settling, int64_t said, Settled *settled);

// Settles the group in which the card with [code] is. Returns 1, 0 if no row has such a
// code, or -1 with [err].
int settle_group_of(Settling *settling, const char *code, Settled *settled);

#endif
