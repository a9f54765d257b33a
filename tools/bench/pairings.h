// pairings.h -- how fast random games are, for every pair of decks and for another game.

#ifndef PAIRINGS_H
#define PAIRINGS_H

#include "tools/session/runner.h"

typedef struct {
    int n;             // pairs that were played, each deck against itself too
    double mean;       // of their games a second
    double least;      // games a second of the slowest pair,
    char slowest[160]; // "first against second"
} Pairings;

// The decks of which every pair plays, and for how many seconds in all.
typedef struct {
    const char *const *decks;
    int n;
    double seconds;
} PairingPlan;

// Plays random games of every pair of decks by turns, with the settings of [plan]. Returns
// -1 with [err] if a deck cannot be played.
int pairings_measure(const RunPlan *plan, const PairingPlan *pairs, Pairings *found,
                     Err *err);

// Returns the random games a second of [game] with its usual decks, 0 if it cannot be
// played.
double pairings_of_game(const char *db, const char *game, double seconds);

#endif
