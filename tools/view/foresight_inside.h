// foresight_inside.h -- what came out of one trial, as pieces of text.

#ifndef FORESIGHT_INSIDE_H
#define FORESIGHT_INSIDE_H

#include "tools/view/scene.h"

// Pieces of what an option leads to. Pieces about the option's own thing follow its name.
typedef struct {
    char text[FORESEEN_MAX][FORESEEN_BYTE_MAX];
    bool own[FORESEEN_MAX];
    int n;
} Foreseen;

// A trial that has come to its end.
typedef struct {
    const Scene *before, *after; // the same reader's views
    Log *log;                    // what happened in between; faces are taken out of it
    ObjectId object;             // the option's own thing, 0: none
    const char *asker;           // the card that asks, ""
} Foretold;

// Writes what is different into [seen].
void foresight_words(const Foretold *told, Foreseen *seen);

// Returns the index of a piece, -1: it is not among them.
int foresight_find(const Foreseen *seen, const char *text, bool own);

// Takes the piece out.
void foresight_drop(Foreseen *seen, int piece);

#endif
