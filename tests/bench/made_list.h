// made_list.h -- a list of cards that benchmarks import.

#ifndef MADE_LIST_H
#define MADE_LIST_H

#include <stdint.h>

#include "engine/base/err.h"
#include "engine/cards/rules.h"

// Writes a list with [rows] cards of the game of [rules] to the file [path]. Returns -1 with
// [err].
int made_list_write(const char *path, const Rules *rules, int64_t rows, Err *err);

#endif
