// secret.h -- 128 bits from the system, as text: who knows them has a seat.
//
// Nobody learns from the time of a comparison how much of a guess was right.

#ifndef SECRET_H
#define SECRET_H

#include <stdbool.h>

enum { SECRET_LETTERS = 32 };

typedef struct {
    char text[SECRET_LETTERS + 1]; // hexadecimal; "": nobody's
} Secret;

// Draws a new one.
Secret secret_new(void);

// Takes a secret from outside. A text that is none becomes one that nobody has.
Secret secret_read(const char *text);

// Returns whether somebody has it.
bool secret_is_there(const Secret *secret);

// Returns whether both are the same secret of somebody, in a time that depends on neither.
bool secret_same(const Secret *a, const Secret *b);

#endif
