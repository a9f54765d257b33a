// query_words.h -- what a query means, in words: "exhausted card in hand".

#ifndef QUERY_WORDS_H
#define QUERY_WORDS_H

#include <stddef.h>

#include "engine/kernel/table/table.h"

// Writes what one thing is that the query means, as far as words of the game say it. What
// it compares with, and what happened before, is told as "with ..." or left to the script.
void query_words(const Library *library, QueryId query, char *to, size_t size);

#endif
