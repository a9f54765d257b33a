// moment.h -- questions that a connection can go back to: each is a copy of the game as it
// was there, with bots, results and events.
//
// Moments form a tree: each knows the one before it, and keeps it alive. A moment never
// changes, so branches share what they have in common.

#ifndef MOMENT_H
#define MOMENT_H

#include "tools/session/session.h"
#include "tools/view/scene.h"

// The part that lasts from game to game and seldom changes. Moments with an equal one
// share it.
typedef struct {
    int uses;
    Sitting sitting;
    char names[SEATS_MAX][SCENE_NAME];
} MomentSitting;

typedef struct Moment {
    struct Moment
        *before;  // where the last answer was given, NULL: the game began since
    int uses;     // of those that point here: moments and branches
    int depth;    // moments before it
    int question; // its number
    int mark;     // of what led here (turn_replay.h)
    int lost;     // events of the whole game without room
    GameStatus status;
    Fault fault; // of a script that failed
    Bot bots[SEATS_MAX];
    MomentSitting *shared;
    LogEntry *events; // since `before`
    size_t events_n;
    size_t events_before; // of the game, up to `before`
    size_t bytes;         // of `game`
    void *game;           // packed; NULL: too long ago
} Moment;

// Returns a moment with one use: the game of [session] as it stands, which went on from
// [before] (its use passes to the new moment). NULL: there is no memory, and nothing is
// changed. The caller fills question, status, lost and the events.
Moment *moment_new(Moment *before, const Session *session, const Scene *scene);

// Puts the game of the moment into [session]; it must not be too long ago.
void moment_restore(const Moment *moment, Session *session, Scene *scene);

// Adds a use; takes one away, and frees what has none left. NULL is allowed.
Moment *moment_use(Moment *moment);
void moment_drop(Moment *moment);

#endif
