// argument_letter.c -- the letters of signatures as a table.

#include "scripting/lua/argument_letter.h"

static const ArgumentLetter letters[] = {
#define LETTER(letter, wanted, row, none) {letter, none, wanted, row},
#include "scripting/lua/letters.def"
};

const ArgumentLetter *argument_letter(char letter)
{
    for (int i = 0; i < COUNT_OF(letters); i++)
        if (letters[i].letter == letter) return &letters[i];
    // Signatures stand in tables of C, and a test reads each of them.
    base_panic(__FILE__, __LINE__, "a letter that letters.def has not");
}
