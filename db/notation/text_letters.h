// text_letters.h -- letters as texts of web pages and spreadsheets have them.
//
// An entity of HTML stands for a letter, some characters are blanks that look like others,
// and some are seen by nobody.

#ifndef TEXT_LETTERS_H
#define TEXT_LETTERS_H

#include <stdint.h>

#include "db/text/arena.h"

enum { LETTER_BYTES = 5 };

// Takes what stands for a letter at [text]: an entity, a blank at which no line may break,
// or a character that nobody sees. Fills [letter], with "" if nothing is left, and notes in
// [cut], unless that has one, a character that is left out. Returns the text behind it,
// or NULL if the letter stands for itself.
const char *text_letters_take(const char *text, char letter[LETTER_BYTES],
                              uint32_t *cut);

// Returns the first character of [text] that nobody sees, 0 if there is none.
uint32_t text_letters_unseen(const char *text);

// Returns a name or another plain text with the entities of HTML ("Kai&#39;Sa") as letters
// and without characters that nobody sees; its blanks are plain ones. Sets [cut] to the first of the characters left out, 0 if there is none.
const char *text_letters_decode(Arena *arena, const char *text, uint32_t *cut);

// Returns [text] with wide and other digits, letters and signs as plain ones: "OGN-3" for
// all writings of it. A text without any is returned itself.
const char *text_letters_narrow(Arena *arena, const char *text);

#endif
