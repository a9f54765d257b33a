// typed_word.h -- the words that a person types while a game is open: one table for play and
// try (typed_words.def).

#ifndef TYPED_WORD_H
#define TYPED_WORD_H

#include <stdbool.h>
#include <stdio.h>

typedef enum {
#define TYPED_WORD(id, ...) WORD_##id,
#include "tools/person/typed_words.def"
#undef TYPED_WORD
    WORDS,
    WORD_NO = -1, // what is typed is an answer
} TypedWord;

typedef enum { TYPED_PLAY = 1, TYPED_TRY = 2, TYPED_BOTH = 3, TYPED_ALONE = 7 } TypedIn;

// Returns the word with which [text] begins, among those of play or those of try; [rest]
// becomes what follows it.
TypedWord typed_word_find(TypedIn where, const char *text, const char **rest);

// Returns whether the word is for a lone player.
bool typed_word_is_alone(TypedWord word);

// Returns the number that follows a word, [usual] where none does.
int typed_word_number(const char *rest, int usual);

// Prints the list of these words.
void typed_word_print(TypedIn where, FILE *out);

#endif
