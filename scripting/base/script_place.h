// script_place.h -- finds the line and column of a script that a message is about.
//
// Lua knows the line of a function's instruction, and of data only where its word begins.
// The rest is found in the source: the key that was read, and in its value what the
// message quotes.

#ifndef SCRIPT_PLACE_H
#define SCRIPT_PLACE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    const char *source;
    size_t size;
} ScriptText;

// The thing that a message is about, as far as the reader of scripts knows it.
typedef struct {
    int line;         // where the word begins, or of the instruction
    const char *what; // the word whose braces were read; NULL: not known
    const char *key;  // of these braces; NULL: the entry, or all of them
    int entry;        // number of the entry without a key; 0: none
    const char *message;
    int nth; // the place to take where several fit, from 0
} PlaceWanted;

typedef struct {
    int line, column; // from 1; the column in bytes
} Place;

// Finds the place; at worst the first thing on the line. Returns false where there are no
// more than [nth] places.
bool script_place_find(ScriptText text, const PlaceWanted *wanted, Place *place);

// Finds the first key that stands twice in the same braces; in functions it does not look.
// Returns its length, 0 if there is none; sets [place], and [name] to the key in the source.
size_t script_place_of_second_key(ScriptText text, Place *place, const char **name);

// Finds the first call with a number below 0 as argument of a word that [counts] names;
// computed numbers are not known. Returns the length of the word, 0 if there is none; sets
// [place], and [name] to the word in the source.
size_t script_place_of_negative(ScriptText text,
                                bool (*counts)(const void *self, const char *name,
                                               size_t n),
                                const void *self, Place *place, const char **name);

// Returns whether a function that begins on line [first] uses parameter [which] of its
// [n] parameters [names]. Also true where the source has no such function.
bool script_place_uses(ScriptText text, int first, const char *const *names, int n,
                       int which);

// Returns whether the name stands anywhere in the source.
bool script_place_names(ScriptText text, const char *name);

#endif
