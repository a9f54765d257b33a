// shrink_inside.h -- what the kinds of file share: trying in a child, and leaving out.

#ifndef SHRINK_INSIDE_H
#define SHRINK_INSIDE_H

#include "tools/door/progress.h"
#include "tools/shrink/shrink.h"

// The ways in which something fails.
typedef enum {
    FAILS_NOT,
    FAILS_CLAIM,   // a claim of a scenario
    FAILS_FAULT,   // a script
    FAILS_LIMIT,   // the game stops unfinished
    FAILS_STOPS,   // the program stops: a broken invariant
    FAILS_ENDLESS, // it does not end in time
    FAILS_DIFFERS, // the game is not that of the record
} FailureKind;

// The result of a try. It lies in memory that the child shares, so what a child wrote
// stays when it stops.
typedef struct {
    FailureKind kind;
    char text[SHRINK_TEXT];
    int answers; // given up to there
    int chosen;  // of these, other than the least that was allowed
    int line;    // of the record, that differs
} Failure;

typedef struct {
    const ShrinkWish *wish;
    Shrunk *shrunk;
    Failure *found; // shared with the child: of the last try
    Failure wanted; // of the file as it was
    uint64_t started_ns;
    Progress progress;
} Shrink;

// Runs [run] in a child, which fills Shrink.found; what the child prints is lost. Returns
// whether it failed at all.
bool shrink_try(Shrink *shrink, void (*run)(void *self, Failure *found), void *self);

// Returns whether the last try failed in the way that is wanted.
bool shrink_is_same(const Shrink *shrink);

// Returns whether there are time and tries left.
bool shrink_goes_on(const Shrink *shrink);

// A kind of part that may be left out. The parts are numbered from 0, and a success may
// change them.
typedef struct {
    const char *what;
    int (*count)(void *self);
    // Tries without the parts from [first] on, [n] of them. Returns whether that fails in
    // the same way; then they are gone.
    bool (*cut)(void *self, int first, int n);
} ShrinkCut;

// Leaves out whatever can be left out by the kinds of the list, [n] of them, in turn until
// no kind finds any more. Fills the counts.
void shrink_cut(Shrink *shrink, const ShrinkCut *cuts, int n, void *self);

// Returns a new path beside [path]: "a/game.jsonl" becomes "a/game.short.jsonl". Returns NULL
// with [err] if a file is there and may not be written over.
char *shrink_path(const ShrinkWish *wish, const char *path, Err *err);

// Tells that nothing fails. Returns -1.
int shrink_refuse(const char *path, Err *err);

// Shrink a replay, and the scenario of [path] that [part] names (NULL: the first that
// fails). They fill Shrunk and write the file. Return 0, or -1 with [err].
int shrink_record(Shrink *shrink, const char *path, Err *err);
int shrink_scenario(Shrink *shrink, const char *path, const char *part, Err *err);

#endif
