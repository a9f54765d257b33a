// known_cards.h -- measures what a game pays for further cards.

#ifndef KNOWN_CARDS_H
#define KNOWN_CARDS_H

#include "tools/bench/bench_plan.h"

enum { KNOWN_MAX = 12 };

typedef struct {
    int added;  // made cards in the database, beside those that it has
    int loaded; // cards that the program has read
    double start_ms, decision_ns;
} KnownRow;

typedef struct {
    KnownRow list[KNOWN_MAX];
    int n;
} Known;

// Measures games of the usual decks of [game]. Returns -1 with [err].
int known_cards_measure(BenchPlan *plan, BenchGame *game, Known *known, Err *err);

#endif
