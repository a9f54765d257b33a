// name.h -- comparing names as people write them, and the nearest one to a wrong one.

#ifndef NAME_H
#define NAME_H

#include <stdbool.h>
#include <stddef.h>

enum { NAME_BYTES = 160 };

// Writes [text] without case, accents, apostrophes and punctuation: what is left are
// words with one space between, so that "Jinx - Rebel" equals "Jinx, Rebel". What does
// not fit in [size] is cut.
void name_match_fold(const char *text, char *folded, size_t size);

// The candidate nearest to a name, if it is near enough to be meant.
typedef struct {
    char wanted[NAME_BYTES];
    char best[NAME_BYTES];
    int distance; // of best; candidates must be nearer
} NameMatch;

void name_match_start(NameMatch *nearest, const char *wanted);
void name_match_offer(NameMatch *nearest, const char *candidate);

// The nearest one, or NULL.
const char *name_match_best(const NameMatch *nearest);

// Makes only what is one slip away near enough: a letter more, less, other or swapped.
void name_match_limit_to_slips(NameMatch *nearest);

// Whether [text] is valid UTF-8.
bool name_match_is_utf8(const char *text);

#endif
