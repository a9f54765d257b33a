// query_words.h -- what a query means, in words: "exhausted card in hand".

#ifndef QUERY_WORDS_H
#define QUERY_WORDS_H

#include <stddef.h>

#include "engine/kernel/table/observer.h"

// Writes what one thing is that the query means, as far as words of the game say it.
// Numbers that it compares and events of the past become "with ...", or are left to the
// script.
void query_words(const Library *library, QueryId query, char *to, size_t size);

// Writes what the condition of an UNMET sight looks at, what there is and what it takes:
// "red card in hand: 0, and it takes at least 1".
void query_words_unmet(const Library *library, const Sight *sight, char *to,
                       size_t size);

// Writes what of a query a thing is not, by a MISSED sight: "it is not in hand".
void query_words_missed(const Library *library, const Sight *sight, char *to,
                        size_t size);

// Returns the word of a script for a role: "me".
const char *query_words_role(Role role);

#endif
