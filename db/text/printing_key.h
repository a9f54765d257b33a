// print_code.h -- the code of a printing as lists have it, and the keys it is stored by.
//
// Whatever the spelling (card_code.h), the key is one: OGN-030a, OGN-301*, SFD-R02.
// Promos number their cards as the set did that they come from, so the size of that set
// stays in their key: OPP-001/298.

#ifndef PRINT_CODE_H
#define PRINT_CODE_H

#include "db/text/printing_code.h"

typedef struct {
    CardCode code;
    char key[CARD_CODE_BYTES];
    char base[CARD_CODE_BYTES]; // the key of the usual art
} PrintCode;

// False if [text] is no code.
bool print_code_read(const char *text, PrintCode *code);

// The same for a number that stands apart from its set: "30", "030a/298", "R02".
bool print_code_join(const char *set, const char *number, PrintCode *code);

// Whether it is of a set that only reprints cards of other sets.
bool print_code_is_promo(const CardCode *code);

#endif
