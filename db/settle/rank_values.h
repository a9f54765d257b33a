// rank_values.h -- finds which of several values of a field counts.

#ifndef RANK_VALUES_H
#define RANK_VALUES_H

#include "db/settle/settled.h"

// The reasons why one value counts more than another, in the order in which they count.
typedef enum {
    WHY_ALONE,  // no row states another value
    WHY_FOLDER, // a set folder decides its cards' facts
    WHY_OWN,    // its row speaks of the card's own printing
    WHY_WORDS,  // words of another language only fill what is missing
    WHY_TRUST,  // its source has more trust
    WHY_RICHER, // it has more content: a full name, small letters, symbols
    WHY_NEWER,  // its row has a later date
    WHY_RANK,   // its form ranks higher
    WHY_SOURCE, // its source's name comes last in the alphabet, as 'cards-2026.csv' does
    WHY_DERIVED, // no row states it: it is worked out from the card's text
    WHY_KINDS
} WhyHolds;

// A field of a card: a column of facts, or one of these.
enum { RANKED_NAME = -1, RANKED_SCRIPT = -2, RANKED_TEXT = -3, RANKED_WORDS = -4 };
typedef struct {
    int column;
    const char *language; // of a text, or of a name in another language
    TextKind kind;
} RankedField;

// A value of a field, as one row states it.
typedef struct {
    const StatementRow *row;
    const char *text;
    FactItems items;
    const char *language; // of a name
    int words;            // 0: English, or no matter of language
    int rich;             // how much it says, to compare with others of the field
    bool replaced;        // a later reading of its source states another
    bool derived;         // worked out from the text that counts
} Candidate;

typedef struct {
    Arena *arena;
    const Store *store;
    RankedField field;
    Candidate *candidates;
    int n;
} Ranking;

// Ranks the values that [rows] state for [field]: the one that counts comes first.
Ranking rank_values(const Settling *settling, RankedField field,
                    const StatementRow **rows, int n);

// Returns the first value of a ranking, empty if it has none.
BestValue rank_values_best(const Ranking *ranking);

// Returns why [one] counts more than [other], which is ranked behind it.
WhyHolds rank_values_why(const Candidate *one, const Candidate *other);

// Returns the value that counts of [column]: a fact, or RANKED_NAME or RANKED_SCRIPT.
// The rows have their roles.
BestValue rank_values_field(const Settling *settling, int column,
                            const StatementRow **rows, int n);

#endif
