// lookup_code.h -- codes without the dash between set and number: "OGN169", "ogn #169".
//
// Only the database can tell such a code from other words and figures, so it counts where
// exactly one printing that is known fits.

#ifndef LOOKUP_CODE_H
#define LOOKUP_CODE_H

#include "db/store/store.h"
#include "db/text/printing_key.h"

// Reads a code with another sign than a dash between set and number, or with none. Returns 1
// with [key], 0 if it fits no known printing or several, or -1 with [err].
int lookup_code(Store *store, const char *text, PrintingKey *key, Err *err);

#endif
