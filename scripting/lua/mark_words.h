// mark_words.h -- what cards have printed, as words that stand alone in queries.

#ifndef MARK_WORDS_H
#define MARK_WORDS_H

#include "scripting/lua/host_data.h"

// Writes the name of a mark as the word that it would be: in lower case, `_` for what stands
// in no word. [size] is NAME_BYTES_MAX + 1 or more.
void mark_words_text(const char *name, char *word, size_t size);

// Adds the marks of cards, their supertypes and the words of their facts, to the words of the
// host, where there are new ones. Returns false if the Library has no room for them.
bool mark_words_add(Host *host);

// Takes a word that is such a mark into the query; returns false if it is none. One of several
// meanings is a fault.
bool mark_words_take(lua_State *L, Query *query, const ScriptValue *word);

#endif
