// agreement.h -- plays a game in every way of driving it, and finds where two ways differ.
//
// Every way is compared with agents in the process, which play first, and with questions and
// answers, where the game is noted after each answer and after each step too.

#ifndef AGREEMENT_H
#define AGREEMENT_H

#include "tools/bench/drive.h"

typedef struct {
    Drive drive;
    void *self;                // of the function below
    void (*begin)(void *self); // puts drive.session before its first step
    DriveTrail trails[DRIVE_WAYS];
    bool played[DRIVE_WAYS]; // since agreement_start
} Agreement;

// A difference of a way from another.
typedef struct {
    int differing; // hashes, 0: the way agrees with all before it
    DriveWay as;   // the one that it differs from
    int decision;  // the first that differs
} Disagreement;

// Begins a new game, or match: no way has been played.
void agreement_start(Agreement *it);

// Plays all games of the sitting in one way. Compares them with agents and with questions, as
// far as those have been played. The session then has the last game at its end.
Disagreement agreement_play(Agreement *it, DriveWay way);

// Frees the trails.
void agreement_free(Agreement *it);

#endif
