// argument_letter.h -- the letters of signatures as a table.

#ifndef ARGUMENT_LETTER_H
#define ARGUMENT_LETTER_H

#include "scripting/lua/host_data.h"

// A letter of signatures: a row of letters.def.
typedef struct {
    char letter;
    uint8_t none;       // NilMeaning
    const char *wanted; // "wants a column"
    const char *row;    // "no column 'x'"; NULL: it is no name of a row
} ArgumentLetter;

// Returns the row of a letter.
const ArgumentLetter *argument_letter(char letter);

#endif
