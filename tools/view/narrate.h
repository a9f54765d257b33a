// narrate.h -- tells what happened, in sentences that a player of the game understands.
//
// Entries of the log become sentences. Several entries of one kind in a row become one
// sentence. A card that the scene's reader may not know is "a card". Bookkeeping events
// have no sentence.

#ifndef NARRATE_H
#define NARRATE_H

#include "engine/play/play_telling.h"
#include "tools/view/scene.h"

// Whom a sentence is about.
typedef struct {
    uint8_t whom; // players, one bit each: it is about them or their things
    bool
        is_minor; // it is about no thing that the listener sees, or about what is tallied
} NarrateAbout;

// The listener, and the scene through which it sees.
typedef struct {
    const Scene *scene;
    void *self;
    NarrateAbout *about; // is filled before each sentence; NULL: nobody asks
    // [kind] is never TELL_TARGETS.
    void (*tell)(void *self, TellKind kind, const char *text);
} Narrator;

// Tells the [n] entries in order. The scene must show the game as it is after them.
void narrate(const Narrator *narrator, const LogEntry *entries, int n);

// Tells all entries of [log], and how many found no room in it, and empties it.
void narrate_log(const Narrator *narrator, Log *log);

// Returns whether [player] may know the card of [entry]; NOBODY is an onlooker.
bool narrate_knows(const LogEntry *entry, PlayerId player);

#endif
