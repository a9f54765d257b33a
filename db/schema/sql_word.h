// sql_word.h -- takes a text of SQL apart into its words, to compare two texts.

#ifndef SQL_WORD_H
#define SQL_WORD_H

#include <stdbool.h>

// A part of a text of SQL: a name, a number, a string with its quotes, or one character.
typedef struct {
    const char *text;
    int n; // 0: the text is over
} SqlWord;

// Returns the word at [*at], which moves behind it, without blanks and comments. A quoted
// name that means the same without its quotes comes without them.
SqlWord sql_word_next(const char **at);

// Returns whether [word] is [text].
bool sql_word_is(SqlWord word, const char *text);

// Returns whether two texts, which end at a ';' or with their last byte, have the same words.
bool sql_word_same(const char *one, const char *other);

#endif
