// right_word.h -- the words of a game that stand for the marks of right.def.

#ifndef RIGHT_WORD_H
#define RIGHT_WORD_H

#include "scripting/lua/host_data.h"

// Returns the word for the mark that [mark] begins with, "<thing>", in a clause of that kind;
// NULL: the game has none. Sets [size] to the bytes of the mark.
const char *right_word(const Host *host, const char *mark, int clause, size_t *size);

#endif
