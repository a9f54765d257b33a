// printing_code.h -- reads the code of a printing in each spelling that is in use.
//
// A code has a set, an optional letter prefix (R, T, SP), the number in the
// set, and the kind of art: "OGN-030", "ogn-030a-298", "OGN-301*/298", "UNL-R05a",
// "OGN-265-1" (the last figure is the art), "OGN·030/298". A prefix with "?" is of a
// number that is not final ("VEN-T?1"); a letter of its own at the end is a mark, such as
// that of a promo ("SFD·082b/221·P"). No function here needs a database.

#ifndef PRINTING_CODE_H
#define PRINTING_CODE_H

#include <stdbool.h>
#include <stddef.h>

enum { PRINTING_CODE_BYTES = 32 };

typedef struct {
    char set[8];    // upper case; figures too, but not alone: "2XM"
    char prefix[4]; // "", "R", "T", "SP", "T?"
    int number;
    char art;  // 0 the usual art, 'a' or 'b' another one, '*' signed
    char mark; // 0, or the upper-case letter at the end: 'P'
    int total; // size of the set, after the slash; 0 if the code has none
} PrintingCode;

// Reads [text]. Returns whether all of it is such a code.
bool printing_code_read(const char *text, PrintingCode *code);

// Writes "OGN-030a", "SFD-082b-P"; or "OPP-001/298" if [with_total] and the code has a
// total, because promos of several sets share their numbers.
void printing_code_write(const PrintingCode *code, bool with_total,
                         char text[PRINTING_CODE_BYTES]);

#endif
