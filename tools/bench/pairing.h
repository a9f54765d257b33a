// pairing.h -- what the games of two decks come to, and which decks are paired.
//
// `bench` measures pairings in one seating, `simulate` plays both seatings and counts who wins.

#ifndef PAIRING_H
#define PAIRING_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/err.h"

// Two decks, which take the seats by turns, and what their games took.
typedef struct {
    const char *names[2];
    uint64_t ns; // that the thread worked
    uint64_t games, questions;
    uint64_t wins[2], draws; // of the decks, by their order in [names]
    uint64_t faults, stops;  // that nobody won
    uint64_t hash;
} Pairing;

// A game, or match, of a pairing.
typedef struct {
    uint64_t hash, questions;
    unsigned winners; // one bit for each seat
    int games;
    bool fault, stop; // it has no end: a script failed, or a limit was reached
} PairedGame;

// Adds a game to the pairing, whose decks have the seats by turns, the second one first if
// [swapped].
void pairing_add(Pairing *pairing, const PairedGame *game, bool swapped);

// Decks that are wanted by words, and all that there are.
typedef struct {
    const char *const *all;
    int n;
    const char *const *wanted;
    int wanted_n;
} DeckChoice;

// Writes into [chosen] the wanted decks: those that are like a word with `*` or `?`, and
// any other word as it is. [chosen] has room for wanted_n times n + 1. Returns how many, -1 with
// [err] where none is like a word.
int pairing_choose(const DeckChoice *choice, const char **chosen, Err *err);

#endif
