// fold.h -- texts in the form that searches compare: the SQL functions fold() and
// token().
//
// The index and the search fold in the same way, so case, accents, punctuation and the
// kind of quotes never matter. Chinese and Japanese put no blanks between words, so
// each of their characters is a word of its own and a search for a word becomes a
// phrase.

#ifndef FOLD_H
#define FOLD_H

#include <sqlite3.h>

// Returns the folded words of [text] with one blank between them. The caller frees it.
char *fold_text(const char *text);

// Adds fold(text) and token(name, value) to a connection. A token joins name and value
// in one word for the index; it is "" for a NULL value. Returns an SQLite code.
int fold_register(sqlite3 *db);

#endif
