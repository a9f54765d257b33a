// nil_letters.h -- calls of each verb with nil at each place, and what letters.def says
// of it.

#ifndef NIL_LETTERS_H
#define NIL_LETTERS_H

#include <stdio.h>
#include <string.h>

#include "scripting/lua/host_data.h"

typedef struct {
    char letter;
    uint8_t none; // NilMeaning
    const char *wanted;
} NilLetter;

static const NilLetter nil_letters[] = {
#define LETTER(letter, wanted, row, none) {letter, none, wanted},
#include "scripting/lua/letters.def"
};

// Returns the letter of parameter [i], NULL beyond the last.
static inline const NilLetter *nil_letter_at(const char *signature, int i)
{
    for (const char *at = signature; *at; at++) {
        if (*at == '|' || i--) continue;
        for (size_t k = 0; k < sizeof nil_letters / sizeof *nil_letters; k++)
            if (nil_letters[k].letter == *at) return &nil_letters[k];
    }
    return NULL;
}

// Returns whether nil as argument [i] of the verb is a fault: not where a later argument may be
// nobody and this one may be left out. [rules]: in the rules of a game.
static inline bool nil_is_slip(const VerbRow *verb, int i, bool rules)
{
    const char *optional = strchr(verb->signature, '|');
    const NilLetter *letter = nil_letter_at(verb->signature, i), *later;

    if (letter->none == NIL_OF_CARDS) return rules;
    if (letter->none != NIL_SLIP) return false;
    if (!optional || i < optional - verb->signature) return true;
    for (int k = i + 1; (later = nil_letter_at(verb->signature, k)); k++)
        if (later->none == NIL_NOBODY && strchr("xp", later->letter)) return false;
    return true;
}

// Writes a call of the verb with [none] as argument [i], and [any] for those before it and
// for those that it may not leave out.
static inline void nil_call(char *text, size_t size, const VerbRow *verb, int i,
                            const char *none)
{
    const char *optional = strchr(verb->signature, '|');
    const int needed =
        (int)(optional ? optional - verb->signature : (long)strlen(verb->signature));
    int at = snprintf(text, size, "%s(", verb->name);

    for (int k = 0; k < needed || k <= i; k++)
        at += snprintf(
            text + at, size - (size_t)at, "%s%s", k ? ", " : "", k == i ? none : "any");
    (void)snprintf(text + at, size - (size_t)at, ")");
}

#endif
