// deck_judge.h -- whether the marks around the name of a card fit the card.

#ifndef DECK_JUDGE_H
#define DECK_JUDGE_H

#include "db/decks/deck_line.h"
#include "db/decks/deck_print.h"

// What "3." means in this list.
typedef enum { ORDINAL_COUNT, ORDINAL_LINE, ORDINAL_UNCLEAR } Ordinal;

typedef struct {
    DeckPrints prints; // with the card that the name means
    const char *name;  // as the line has it
    bool named;        // false: the code of a printing stands for a name
    Ordinal ordinal;
    int count;        // 0: the line has none
    int section;      // HEADING_NONE: the line has none
    const char *code; // of the printing, or NULL
    bool coded;       // the line has a code of this card
    const char *set;  // a set in which the card is, or NULL
    unsigned left;    // bits of DeckLeft
    const char *left_text;
    const char *why; // why the line is not taken, or NULL
} DeckJudged;

// Judges the marks, the first [before] of which stand before the name. Sets the rest of
// the record.
void deck_judge(DeckJudged *judged, const DeckMark *marks, int n, int before);

#endif
