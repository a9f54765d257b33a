// ascii.h -- replaces a character by the nearest one of ASCII, for terminals without
// others.

#ifndef ASCII_H
#define ASCII_H

#include <stdint.h>

// Returns the character of ASCII that comes nearest to [character], always exactly one, so
// that columns stay where they are: the letter without its marks, a line of lines, a dot of
// dots. Returns '?' where nothing comes near.
char ascii_nearest(int32_t character);

#endif
