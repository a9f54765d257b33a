// runner.h -- many games, or matches, by bots, on several threads.
//
// Game (or match) i depends on the seed and i alone, and the results are given in the
// order of the games. Therefore any number of threads gives the same result. Each
// thread has its own catalog and table. Memory does not depend on the number of games:
// the few results that are early wait for the games before them.

#ifndef RUNNER_H
#define RUNNER_H

#include <signal.h>

#include "engine/kernel/game/ending.h"
#include "tools/session/session.h"

// The result of one game. For a match these are sums over its games.
typedef struct {
    uint64_t seed;
    uint64_t hash;
    uint32_t questions; // real choices: questions to bots
    uint32_t steps;
    uint32_t events;
    uint16_t turns;
    uint8_t games, drawn;
    uint8_t wins[SEATS_MAX]; // games won
    int16_t points[SEATS_MAX];
    uint8_t ended[ENDING_WAYS]; // games by the way in which they ended
    uint8_t status;             // GameStatus
    uint8_t winners;            // one bit each
    uint8_t failed[SEATS_MAX];  // how whoever drives a seat failed; 0: not
    bool dropped;               // the run stopped within it, so there is no result
    int number;                 // of the game in its run
    char *unfinished; // why it has no end, until the result is taken; NULL: it has
} GameResult;

// Takes the results of a run, in the order of the games.
typedef struct {
    void *self;
    bool (*take)(void *self, const GameResult *result); // false ends the run
} RunTaker;

// Plays the games of a run question by question, in place of bots alone. Each thread opens one
// of its own for its session, and closes it.
typedef struct {
    void *self;
    void *(*open)(void *self, Session *session);
    // Plays the game that the session has before its first step, and sets the status, or says
    // that it is dropped.
    void (*play)(void *thread, GameResult *result);
    void (*close)(void *thread);
} RunDrive;

// A run: what to play, and how often.
typedef struct {
    const char *db; // NULL: the usual one
    const StoreBytes
        *bytes;       // a database in memory, in place of [db]; NULL: there is none
    const char *game; // as --game names it; NULL: the usual one
    Catalog *catalog; // of this game, as it was opened, for the first thread, which
                      // plays with it and does not close it; NULL: it opens one too
    const char *decks[SEATS_MAX];
    SeatKind bots[SEATS_MAX];
    int mode;                           // row of the game's modes
    uint8_t settings[SITTING_SETTINGS]; // by row; 0: the usual value
    uint64_t seed;
    int games, jobs;
    bool verify;
    RunDrive drive; // nothing: bots answer in the process
} RunPlan;

// Returns the seed of game [i] of a run; below 2^53.
uint64_t runner_seed(uint64_t seed, int i);

// Plays one game, or match, with bots of this process. [session] has its decks.
void runner_game(Session *session, const RunPlan *plan, uint64_t seed,
                 GameResult *result);

// Plays all games, or matches, and gives each result to [taker], one call at a time. Stops
// early when [stop], unless it is NULL, becomes true, or within a game that is dropped; the
// results are those of the first games then. A broken
// invariant in one of the threads ends the others too, and is passed on here. Returns 0, or -1
// with [err] if no game could begin.
int runner_run(const RunPlan *plan, const RunTaker *taker,
               const volatile sig_atomic_t *stop, Err *err);

#endif
