// fact_columns.h -- the facts that lists say of a card, in the order of their columns.
//
// A game hands over its own rows (Rules.facts, engine/kernel/cards/fact.h). Type, supertypes,
// tags, rarity and keywords are facts of every card game; their rows are made here. All code
// of db/ reads this one table, so none of it names a fact of a game.

#ifndef FACT_COLUMNS_H
#define FACT_COLUMNS_H

#include "db/text/arena.h"
#include "engine/kernel/cards/library.h"

enum {
    COLUMN_TYPE,       // first in every game
    COLUMN_SUPERTYPES, // second
    COLUMN_OF_GAME,    // the first row of Rules.facts stands here
    FACT_COLUMNS_MAX = FACTS_MAX + 5,
    COLUMN_KEYWORDS =
        FACT_WORDS + 1, // a kind beside FactKind: words with a value or a cost
};

typedef struct {
    FactRow rows[FACT_COLUMNS_MAX]; // `beside` is 1 + a column here
    int most[FACT_COLUMNS_MAX];     // items that the engine takes of one card
    int n;
    int tags, rarity, keywords; // where these stand
    const FactHeading
        *headings; // of the game's rows: their `fact` is not a column here
    int headings_n;
} FactColumns;

enum { FACT_UNSAID = -1 };

// One item of a fact: a number, a word, or a keyword with its value and its cost.
typedef struct {
    const char *word; // NULL of a number
    int number;
    const char *cost; // NULL: none
} FactItem;

// What is said of one fact of a card.
typedef struct {
    int n; // FACT_UNSAID: nothing; 0: that there is none
    const FactItem *items;
} FactItems;

// The columns of the game. [rules] and its words must outlive them. NULL: no column at all,
// for who copies tables and reads no card.
FactColumns fact_columns_of(const Rules *rules);

// The column with that name, -1 if there is none.
int fact_columns_find(const FactColumns *columns, const char *name);

// The first column with that role, -1 if there is none.
int fact_columns_with_role(const FactColumns *columns, FactRole role);

// Returns whether a card has at most one item of it.
bool fact_columns_is_single(const FactColumns *columns, int column);

// Returns the items as a list writes them, joined by "; ": "3", "Swift; Strong 2". NULL
// where nothing is said, "" where there is none.
const char *fact_columns_text(Arena *arena, const FactItems *items);

// The same for one item.
const char *fact_columns_item_text(Arena *arena, const FactItem *item);

#endif
