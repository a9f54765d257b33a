// narrate.h -- what happened, in sentences that a player of the card game understands.
//
// Entries of the log become sentences; entries of one kind in a row become one. A face
// that the scene's reader may not know is "a card". Bookkeeping events say nothing.

#ifndef NARRATE_H
#define NARRATE_H

#include "engine/play/play_telling.h"
#include "tools/view/scene.h"

typedef struct {
    const Scene *scene;
    void *self;
    // [kind] is no TELL_TARGETS.
    void (*tell)(void *self, TellKind kind, const char *text);
} Narrator;

void narrate(const Narrator *narrator, const LogEntry *entries, int n);

// Whether [player] may know the face of [entry]; NOBODY is an onlooker.
bool narrate_knows(const LogEntry *entry, PlayerId player);

#endif
