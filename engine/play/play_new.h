// play_new.h -- the folder of a set that somebody begins: small files to change.
//
// In paths and texts @ stands for the code of the set, & for that code in small letters.
// The set can be imported and its scenario passes as it is.

#ifndef PLAY_NEW_H
#define PLAY_NEW_H

#include "engine/cards/library.h"

typedef struct {
    const char *path; // within the folder; files of scenarios in "scenarios/"
    const char *text;
} NewFile;

typedef struct PlayNew {
    const NewFile *files; // ended by one without path
    // Writes where a card of a set that begins is tried, the most telling positions first: the keys of a
    // scenario, in which the card stands by its code. Returns false if there is no position [n]. NULL: the
    // game does not say it.
    bool (*first)(const Library *library, const Card *card, int n, char *keys,
                  size_t size);
} PlayNew;

#endif
