// fact_columns.h -- the facts that lists have of a card, in the order of their columns.
//
// A game hands over its own rows (Rules.facts, engine/cards/fact.h). Type,
// supertypes, tags, rarity and keywords are facts of every card game, so their rows are
// made here. All code of db/ reads this one table and names no fact of a game.

#ifndef FACT_COLUMNS_H
#define FACT_COLUMNS_H

#include "db/text/arena.h"
#include "engine/cards/library.h"

enum {
    COLUMN_TYPE,       // first in every game
    COLUMN_SUPERTYPES, // second
    COLUMN_OF_GAME,    // the first row of Rules.facts stands here
    FACT_COLUMNS_MAX = FACTS_MAX + 5,
    COLUMN_KEYWORDS =
        FACT_WORDS + 1, // one kind more than FactKind: words with a value or a cost
};

typedef struct {
    FactRow rows[FACT_COLUMNS_MAX]; // `beside` and `meant`: 1 + a column of this table
    int most[FACT_COLUMNS_MAX];     // items that the engine reads of one card
    int n;
    int tags, rarity, keywords; // their columns
    const FactHeading
        *headings; // of the game; `fact` is a row of Rules.facts, no column
    int headings_n;
    const ListWord *list_words; // of the game
    int list_words_n;
} FactColumns;

enum { FACT_UNSAID = -1 };

// One item of a fact: a number, a word, or a keyword with its value and its cost.
typedef struct {
    const char *word; // NULL: the item is a number
    int number;
    const char *cost; // NULL: none
} FactItem;

// Everything that a list has of one fact of a card.
typedef struct {
    int n; // FACT_UNSAID: the list leaves it out; 0: the card has none
    const FactItem *items;
    bool derived; // worked out from the card's text, as no list has them
} FactItems;

// Returns the columns of the game. [rules] and its words must outlive them. NULL gives
// no columns, for callers that copy tables and read no card.
FactColumns fact_columns_of(const Rules *rules);

// Returns the column with that name, or -1.
int fact_columns_find(const FactColumns *columns, const char *name);

// Returns the first column with that role, or -1.
int fact_columns_with_role(const FactColumns *columns, FactRole role);

// Returns whether a card has at most one item of this fact.
bool fact_columns_is_single(const FactColumns *columns, int column);

// Returns whether cards of [type], a value of COLUMN_TYPE, have the fact. A type that the
// game does not know has all.
bool fact_columns_fits(const FactColumns *columns, int column, const FactItems *type);

// Returns the items as a list writes them, joined: "3", "1/2/3", "Swift; Strong 2". NULL
// if the list leaves the fact out, "" if the card has none.
const char *fact_columns_text(Arena *arena, const FactItems *items);

// Returns one item as a list writes it.
const char *fact_columns_item_text(Arena *arena, const FactItem *item);

#endif
