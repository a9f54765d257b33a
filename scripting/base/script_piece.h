// script_piece.h -- cuts the source of a script into pieces: names, texts, comments, signs.

#ifndef SCRIPT_PIECE_H
#define SCRIPT_PIECE_H

#include <stdbool.h>
#include <stddef.h>

// Returns the length of the piece at [at]: a comment, a text, a name or a number, or one
// character. [at] lies before [end].
size_t script_piece(const char *at, const char *end);

// Returns whether the character may stand in a name.
bool script_piece_is_name(char c);

// Returns whether a comment begins at [at].
bool script_piece_is_comment(const char *at, const char *end);

#endif
