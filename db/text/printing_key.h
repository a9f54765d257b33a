// printing_key.h -- the code of a printing as lists write it, and the keys that store
// it.
//
// Each spelling (printing_code.h) gives the same key: OGN-030a, OGN-301*, SFD-R02. A
// promo keeps the number that it has in the set of its card, so its key keeps that
// set's size: OPP-001/298.

#ifndef PRINTING_KEY_H
#define PRINTING_KEY_H

#include "db/text/printing_code.h"

typedef struct {
    PrintingCode code;
    char key[PRINTING_CODE_BYTES];
    char base[PRINTING_CODE_BYTES]; // the key of the same card in its usual art
} PrintingKey;

// Reads a code. Returns false if [text] is none.
bool printing_key_read(const char *text, PrintingKey *code);

// Reads a code whose number stands apart from its set: "30", "030a/298", "R02".
bool printing_key_join(const char *set, const char *number, PrintingKey *code);

// Returns whether the code is of a set that only reprints cards of other sets.
bool printing_key_is_promo(const PrintingCode *code);

#endif
