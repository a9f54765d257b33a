// against_text.h -- where the text of a card and its script differ in what they say.

#ifndef AGAINST_TEXT_H
#define AGAINST_TEXT_H

#include "tools/phrases/phrases.h"

// A difference of a clause and the sentence that speaks of it.
typedef struct {
    int line;         // of the script
    const char *what; // "a number: the text says 3, the script 2"
    const char *sentence,
        *said; // what the text has, and the script as it says itself; NULL: not known
} TextDifference;

// A script, and the rules text of its card.
typedef struct {
    SayScript script;
    const char *text;
} SaidText;

// Holds the script against the text. The arena owns [list]. What nobody can read is compared by the words that
// count, sentence by sentence and as a whole. Returns how many differences there are; -1 with [err]: the phrases have
// a fault (70).
int against_text(Phrases *phrases, Arena *arena, const SaidText *said,
                 TextDifference **list, Err *err);

// Returns the difference in one line, which the arena owns.
const char *against_text_line(Arena *arena, const TextDifference *it);

#endif
