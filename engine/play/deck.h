// deck.h -- what a player brings: lists of cards by section, as plain data.
//
// The sections are rows of the game's PlayDecks (play_decks.h); a section's row is its
// index here. A card of a section that has a row `also` stands in that section too, so a
// reader never has to join them. Cards are ids of one Library.

#ifndef DECK_H
#define DECK_H

#include "engine/base/limit.h"
#include "engine/cards/library.h"

enum {
    DECK_SECTION_CARDS = 64, // room of one section; a row may allow fewer
};

typedef struct {
    char name[64];
    CardId cards[DECK_SECTIONS_MAX][DECK_SECTION_CARDS];
    int n[DECK_SECTIONS_MAX];
} Deck;

// Which question a problem answers: the rules of construction, the ban list of the mode,
// or this program, which has no working script for a card (invariant 8). A note is no
// problem: it passes because the check was lenient.
typedef enum {
    PROBLEM_BUILT,
    PROBLEM_BANNED,
    PROBLEM_UNPLAYABLE,
    PROBLEM_NOTE
} DeckProblemKind;

typedef struct {
    DeckProblemKind kind;
    const char *rule;
    CardId card; // 0: the deck as a whole
    char text[160];
} DeckProblem;

// One check: for which mode, and its results. The caller owns the list of problems.
typedef struct {
    const Library *library;
    int mode;     // row of the game's modes
    bool lenient; // a beginner deck passes where nothing is at stake
    DeckProblem *problems;
    int max;            // room of the list
    int n;              // problems found, which may be more than [max]
    const Table *table; // its observer hears which abilities decide; NULL: nobody does
} DeckCheck;

// Adds everything that is wrong with [deck], notes included. A game without a check of
// its own wants cards that can be played.
void deck_check(DeckCheck *check, const Deck *deck);

// Adds what the teammates that bring [deck] and [other] must not both have.
void deck_check_team(DeckCheck *check, const Deck *deck, const Deck *other);

// Counts a problem and fills it, but for its text, where there is room. Returns it, or
// NULL where the list is full.
DeckProblem *deck_problem_add(DeckCheck *check, DeckProblemKind kind, const char *rule,
                              CardId card);

// Adds a problem with a text, printf-like.
void deck_problem(DeckCheck *check, DeckProblemKind kind, const char *rule, CardId card,
                  const char *format, ...) __attribute__((format(printf, 5, 6)));

// Adds those of the cards that this program cannot play, each name once.
void deck_check_playable(DeckCheck *check, const CardId *cards, int n);

// Counts the cards of all sections whose rows count to the size of a deck.
int deck_size(const Rules *rules, const Deck *deck);

// Counts the sections of a game. Returns 0 for a game to which nobody brings a deck.
int deck_sections_n(const Rules *rules);

#endif
