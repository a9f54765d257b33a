// pairings.h -- how fast random games are, for every pair of decks in every mode.
//
// Each pairing plays the same number of games from the same seeds, in cards loaded for it
// alone. So two runs do the same work, and equal hashes say that they played the same games.
// `bench` measures them in one seating; `simulate` plays both seatings and counts who wins.

#ifndef PAIRINGS_H
#define PAIRINGS_H

#include "tools/bench/pairing.h"
#include "tools/door/progress.h"
#include "tools/session/runner.h"

// The pairings of [n] decks, each against itself too, in one mode.
typedef struct {
    RunPlan run; // its decks are ignored; `games` of each pairing
    const char *const *decks;
    int n;
    Progress *progress; // one step for each pairing
    int64_t *done;      // pairings that the progress has behind it
} PairingPlan;

// The sums of the pairings of one mode.
typedef struct {
    double median, slowest;      // games a second
    const Pairing *slowest_pair; // of the list
    double decisions;            // a second, over all games
    uint64_t hash;
} PairingSums;

// Counts the pairings of [n] decks.
int pairings_n(int n);

// Finds the decks that may be played in the mode of [run], of [n] at most. Returns how many,
// -1 with [err].
int pairings_decks(const RunPlan *run, const char *const *decks, int n,
                   const char **legal, Err *err);

// Plays all pairings into [list]. Returns -1 with [err] if a deck cannot be played.
int pairings_play(const PairingPlan *plan, Pairing *list, Err *err);

// Opens a session in which the two decks of [pair] have the seats by turns. Returns NULL
// with [err].
Session *pairings_session(const RunPlan *run, const char *const pair[2], Err *err);

// Returns the games a second of a pairing, and what [n] of them come to.
double pairings_rate(const Pairing *pairing);
PairingSums pairings_sum(const Pairing *list, int n);

#endif
