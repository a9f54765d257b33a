// pairings.h -- how fast random games are, for every pair of decks in every mode.
//
// Each pairing plays the same number of games from the same seeds, in cards loaded for it
// alone. So two runs do the same work, and equal hashes say that they played the same games.
// `bench` measures them in one seating; `simulate` plays both seatings and counts who wins.

#ifndef PAIRINGS_H
#define PAIRINGS_H

#include "tools/door/progress.h"
#include "tools/session/runner.h"

// Two decks, which take the seats by turns, and what their games took.
typedef struct {
    const char *names[2];
    uint64_t ns; // that the thread worked
    uint64_t games, questions;
    uint64_t wins[2], draws; // of the decks, by their order in [names]
    uint64_t faults, stops;  // that nobody won
    uint64_t hash;
} Pairing;

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

// Writes into [chosen] the [wanted] decks: those of [all] that are like a word with `*` or `?`, and
// any other word as it is. [chosen] has room for wanted_n times n + 1. Returns how many, -1 with
// [err] where none is like a word.
typedef struct {
    const char *const *all;
    int n;
    const char *const *wanted;
    int wanted_n;
} DeckChoice;
int pairings_choose(const DeckChoice *choice, const char **chosen, Err *err);

// Counts the pairings of [n] decks.
int pairings_n(int n);

// Finds the decks that may be played in the mode of [run], of [n] at most. Returns how many,
// -1 with [err].
int pairings_decks(const RunPlan *run, const char *const *decks, int n,
                   const char **legal, Err *err);

// Plays all pairings into [list]. Returns -1 with [err] if a deck cannot be played.
int pairings_play(const PairingPlan *plan, Pairing *list, Err *err);

// Adds a result to the pairing, whose decks have the seats by turns, the second one first if
// [swapped].
void pairings_add(Pairing *pairing, const GameResult *result, bool swapped);

// Opens a session in which the two decks of [pair] have the seats by turns. Returns NULL
// with [err].
Session *pairings_session(const RunPlan *run, const char *const pair[2], Err *err);

// Returns the games a second of a pairing, and what [n] of them come to.
double pairings_rate(const Pairing *pairing);
PairingSums pairings_sum(const Pairing *list, int n);

#endif
