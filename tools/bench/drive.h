// drive.h -- drives a game to its end in each of the ways that there are.
//
// A way is agents in the process; questions and answers; requests and replies of the
// protocol; copies made at every question; bytes saved and loaded at every question, or at one.
// Every way picks its answers by one function of the question and of the state's hash,
// so two ways agree only if state and question are the same at every decision.

#ifndef DRIVE_H
#define DRIVE_H

#include "tools/session/session.h"

typedef enum {
    DRIVE_AGENTS,
    DRIVE_QUESTIONS,
    DRIVE_PROTOCOL,
    DRIVE_COPIES,
    DRIVE_SAVES,
    DRIVE_WAYS
} DriveWay;

// The numbers that a way went through; they grow as it needs.
typedef struct {
    uint64_t *list;
    int n, room;
} DriveHashes;

typedef struct {
    DriveHashes asked;    // question and state at each decision
    DriveHashes answered; // the game after each answer; none by agents
    DriveHashes steps;    // the state after each step; none where nobody notes it
    DriveHashes ends;     // the game at its end, one for each game
    GameStatus status;    // of the last game
} DriveTrail;

// The players. [session] has its game before the first step. Both sessions have the same
// cards in the same order, each with a library of its own.
typedef struct {
    Session *session, *other;
    void (*watch)(Table *table); // prepares each table of the driver's own, or NULL
    bool leaves;                 // players concede now and then, but not by agents
    bool tries;   // by the protocol answers are tried in a branch first, and taken back
    int saves_at; // the question at which the game is saved, from 1 on; 0: at each one
} Drive;

// Returns the name of the way: "questions".
const char *drive_way_name(DriveWay way);

// Drives the game to its end and adds its numbers to [trail]. The session then has the
// game at its end.
void drive_game(const Drive *drive, DriveWay way, DriveTrail *trail);

// Empties the trail; frees its memory.
void drive_trail_clear(DriveTrail *trail);
void drive_trail_free(DriveTrail *trail);

// Adds a number to those of a trail.
void drive_note(DriveHashes *hashes, uint64_t hash);

// Counts where the trails differ; what one of them does not note is not compared. Sets
// [first] to the first decision that differs, -1 for none.
int drive_differences(const DriveTrail *a, const DriveTrail *b, int *first);

// Returns a hash of every face and every option of [question]. Two questions with equal
// words have equal hashes.
uint64_t drive_question_hash(const Question *question, uint64_t seed);

#endif
