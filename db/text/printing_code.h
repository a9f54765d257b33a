// card_code.h -- the code of a printing, in each of the spellings that are in use.
//
// A printing is named by its set, an optional letter prefix (R rune, T token, SP), its
// number there, and its kind of art: "OGN-030", "ogn-030a-298", "OGN-301*/298",
// "UNL-R05a", "OGN-265-1" (the last figure the art), "OGN·030/298". Reading a code asks
// nothing of a database.

#ifndef CARD_CODE_H
#define CARD_CODE_H

#include <stdbool.h>
#include <stddef.h>

enum { PRINTING_CODE_BYTES = 24 };

typedef struct {
    char set[8];    // upper case
    char prefix[4]; // "", "R", "T", "SP"
    int number;
    char art;  // 0 the usual one, 'a', 'b' another, '*' signed
    int total; // what follows the slash; 0 if nothing does
} PrintingCode;

// Whether all of [text] is such a code.
bool printing_code_read(const char *text, PrintingCode *code);

// Writes "OGN-030a", or "OPP-001/298" where [total] is set and wanted: promos of several
// sets share their numbers.
void printing_code_write(const PrintingCode *code, bool with_total,
                         char text[PRINTING_CODE_BYTES]);

#endif
