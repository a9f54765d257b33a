// entity.h -- finds the character that an entity of HTML stands for.

#ifndef ENTITY_H
#define ENTITY_H

#include <stddef.h>
#include <stdint.h>

enum { ENTITY_BYTES = 40 }; // most bytes between "&" and ";", and more

// Returns the character that the [n] bytes between "&" and ";" stand for, such as "amp" or
// "#39"; 0 if they stand for none. A number from 128 to 159 means Windows-1252, as in
// browsers.
uint32_t entity_sign(const char *text, size_t n);

#endif
