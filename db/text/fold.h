// fold.h -- texts as they are searched: the SQL functions fold() and token().
//
// Both what is indexed and what is looked for go through it, so that case, accents,
// punctuation and the kind of quotes never matter. Scripts without blanks between words
// (Chinese, Japanese) are split into single characters: a word of them is a phrase.

#ifndef FOLD_H
#define FOLD_H

#include <sqlite3.h>

// The words of [text] with one blank between; to be freed.
char *fold_text(const char *text);

// Makes fold(text) known to a connection, and token(name, value), which is one token
// of both, "" for a value that is NULL. An SQLite code.
int fold_register(sqlite3 *db);

#endif
