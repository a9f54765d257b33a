// say.h -- "how do I say …": recipes, words and cards that say what a designer asks for.
//
// A recipe is a sentence of cards with a script that says it (docs/recipes.md, which the program
// holds). Players' words from other games lead to the words here (say_words.txt).

#ifndef SAY_H
#define SAY_H

#include <jansson.h>

#include "db/store/store.h"
#include "tools/ask/manual.h"

enum { SAID_MAX = 10 };

typedef enum { SAID_RECIPE, SAID_WORD, SAID_CARD } SaidKind;

// One answer. Its texts live in the arena of the question.
typedef struct {
    SaidKind kind;
    const char *name; // the sentence of a recipe, the word, the card
    const char *says; // what it means or does; "" of a recipe
    const char
        *where; // the file of a script, the chapter of a word, the code of a card
    const char *script; // of a recipe; else ""
} Said;

typedef struct {
    Arena *arena;
    const Manual *manual; // the words
    Store *store;         // the cards of its current game; NULL: none
    const Rules
        *rules; // of the game, which may have its own players' words; NULL: unknown
    const char *text; // the question
} SayQuestion;

typedef struct {
    Said list[SAID_MAX]; // best first
    int n;
    const char
        *read_as; // what words were read as that nothing has: "damge: damage"; ""
} SayAnswer;

// Fills [answer], never with nothing: where no word of the question is known, the nearest ones
// count. Returns -1 with [err].
int say_find(const SayQuestion *question, SayAnswer *answer, Err *err);

// Returns "recipe", "word" or "card".
const char *say_kind(SaidKind kind);

// Returns the answers as an array of JSON.
json_t *say_json(const SayAnswer *answer);

#endif
