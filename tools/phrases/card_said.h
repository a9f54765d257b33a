// card_said.h -- what a card does, sentence by sentence, as its script says it.

#ifndef CARD_SAID_H
#define CARD_SAID_H

#include "db/store/lookup.h"
#include "tools/phrases/phrases.h"

// Says cards of one database. Zeros and the first two fields begin it; its phrases are opened
// when the first card is to be said.
typedef struct {
    Store *store;
    const Rules *rules;
    Phrases *phrases;
    bool mute; // the game has no phrases
} Speaker;

typedef struct {
    const char *code, *name;
    const char *path;    // of its script, NULL: it has none
    const char *comment; // with which the script begins, NULL: none
    SaidClause *clauses;
    int n, unsaid;
} CardSaid;

// Says [script]. The arena owns what [said] holds, whose code and name stay unset. Returns -1 with [err] as
// phrases_say does. In a game without phrases there are no clauses.
int card_said_script(Speaker *speaker, Arena *arena, const SayScript *script,
                     CardSaid *said, Err *err);

// Says [card]. Returns -1 with [err].
int card_said(Speaker *speaker, Arena *arena, const StoredCard *card, CardSaid *said,
              Err *err);

// Returns the sentence of clause [i], or else the comment that stands in, marked by "(~) "; NULL: there is none.
const char *card_said_line(Arena *arena, const CardSaid *said, int i);

// Returns whether that line is the comment, and a clause before it had it too.
bool card_said_again(const CardSaid *said, int i);

// Returns the sentences of the card, a NULL behind the last one: no comment stands twice, and a card without
// clauses has its comment alone.
const char *const *card_said_lines(Arena *arena, const CardSaid *said);

void card_said_end(Speaker *speaker);

#endif
