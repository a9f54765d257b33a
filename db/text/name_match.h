// name_match.h -- compares names as people write them, and finds the nearest one.

#ifndef NAME_MATCH_H
#define NAME_MATCH_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/limit.h"

// Writes [text] without case, accents, apostrophes and punctuation: words with one
// space between them, so that "Jinx - Rebel" equals "Jinx, Rebel". Cuts the result to
// [size].
void name_match_fold(const char *text, char *folded, size_t size);

// The candidate nearest to a wanted name, if the user can have meant it.
typedef struct {
    char wanted[NAME_BYTES_MAX];
    char best[NAME_BYTES_MAX];
    int distance; // of best, in letters; a candidate must be nearer
} NameMatch;

// Starts a search for [wanted]; up to a third of its letters may differ.
void name_match_start(NameMatch *nearest, const char *wanted);
void name_match_offer(NameMatch *nearest, const char *candidate);

// Returns the nearest candidate, or NULL.
const char *name_match_best(const NameMatch *nearest);

// Limits the search to one slip: one letter more, one less, one wrong, or two swapped.
// Call it before the first candidate.
void name_match_limit_to_slips(NameMatch *nearest);

// Returns whether [text] is valid UTF-8.
bool name_match_is_utf8(const char *text);

#endif
