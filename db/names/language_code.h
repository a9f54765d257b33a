// language_code.h -- languages by any name: "fr", "French", "français", "Chinese (Simplified)".
//
// All of the program keeps one code for a language (language_code.def): two letters of ISO 639,
// and the script where the language has two, zh-cn and zh-tw. A region beside it ("en-US",
// "Portuguese (Brazil)") says nothing more.

#ifndef LANGUAGE_CODE_H
#define LANGUAGE_CODE_H

#include <stdbool.h>

enum {
    LANGUAGE_BYTES = 12, // of a code, and of the words that earlier databases kept
};

// Returns the code of the language that [text] names, or NULL if it names none.
const char *language_code_find(const char *text);

// Returns what [text] could mean if it could mean two languages, or NULL.
const char *language_code_doubt(const char *text);

// Takes a language from the end or the start of a folded heading, "name chinese simplified"
// or "french text", and returns its code. Returns NULL where none stands there or nothing
// else is left.
const char *language_code_take(char *folded);

#endif
