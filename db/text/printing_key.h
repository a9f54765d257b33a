// print_code.h -- the code of a printing as lists have it, and the keys it is stored by.
//
// Whatever the spelling (card_code.h), the key is one: OGN-030a, OGN-301*, SFD-R02.
// Promos number their cards as the set did that they come from, so the size of that set
// stays in their key: OPP-001/298.

#ifndef PRINT_CODE_H
#define PRINT_CODE_H

#include "db/text/printing_code.h"

typedef struct {
    PrintingCode code;
    char key[PRINTING_CODE_BYTES];
    char base[PRINTING_CODE_BYTES]; // the key of the usual art
} PrintingKey;

// False if [text] is no code.
bool printing_key_read(const char *text, PrintingKey *code);

// The same for a number that stands apart from its set: "30", "030a/298", "R02".
bool printing_key_join(const char *set, const char *number, PrintingKey *code);

// Whether it is of a set that only reprints cards of other sets.
bool printing_key_is_promo(const PrintingCode *code);

#endif
