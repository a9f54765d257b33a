// pair_game.h -- plays on from the board of a pair, and calls checks.
//
// Random players answer within the engine's steps. Every check is handed what the log
// has told so far, entry by entry, before a question is answered and when a step has ended.
// So a check has the board, the log and the questions; it asks the engine for nothing that
// the engine works out.

#ifndef PAIR_GAME_H
#define PAIR_GAME_H

#include "engine/kernel/game/game.h"
#include "tests/play/pair_list.h"
#include "tools/session/session.h"

// One thing that must hold. Each function may be NULL. A check that others look at stands
// before them: it is told first, and ends last.
typedef struct {
    const char *name;
    void (*begin)(const Table *table); // the board stands, or a step begins afresh
    void (*told)(const Table *table, const LogEntry *entry);
    void (*asked)(const Table *table, const Question *question);
    void (*answered)(const Table *table, const Question *question,
                     const Answer *answer);
    void (*ended)(const Table *table); // a step has ended
} PairCheck;

// How a pair is played.
typedef struct {
    Pair pair;
    uint64_t seed;
    int decisions; // at most
    bool aloud;    // prints what the log tells, and what is answered
    const PairCheck *const *checks;
    int checks_n;
} PairPlan;

// Plays it. Returns NULL, or the first thing that did not hold: valid until the next call.
const char *pair_game_play(Session *session, const PairPlan *plan);

// Notes that something does not hold. The first note of a game stays.
void pair_game_broken(const char *format, ...) __attribute__((format(printf, 1, 2)));

// Returns how many decisions all games took so far.
int pair_game_decisions(void);

#endif
