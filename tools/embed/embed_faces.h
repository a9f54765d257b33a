// embed_faces.h -- which things of a game a seat sees, and the rows that they have in an observation.

#ifndef EMBED_FACES_H
#define EMBED_FACES_H

#include "tools/embed/embed_inside.h"

// How much of a thing the seat that looks may know: only that it is there, also the face that the
// question shows, everything.
typedef enum { FACE_HIDDEN, FACE_OFFERED, FACE_KNOWN } Face;

// The things that a seat sees.
typedef struct {
    uint8_t faces[OBJECTS_MAX];    // Face of each
    uint16_t rows[OBJECTS_MAX];    // 1 + its row, 0: it has none
    ObjectId things[OBJECTS_MAX];  // by rows, and those behind the last row
    uint16_t counted[OBJECTS_MAX]; // 0: the thing has no counters
    uint8_t
        sides[NOBODY + 1]; // of each player: 1 + the place from the seat on; NOBODY: 0
    int n;
    int things_left, options_left; // beyond the rows
} Seen;

// Fills [seen]: whose faces the seat may know, also those that the question shows, and the rows of
// the things.
void embed_faces(const Seeing *seeing, const CwShape *shape, Seen *seen);

#endif
