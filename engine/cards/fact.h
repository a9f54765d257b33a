// fact.h -- the facts that a card of this game has: one table, a row for each column.
//
// A fact is something that a list says about a card and that no script changes: a cost, a
// strength, a colour. Each game hands over its own rows as Rules.facts. The row number is
// the fact's identity in Card.facts and CardFacts.facts. The name is its identity outside
// of the program: in lists, in the database and in JSON. Readers, comparison, history,
// search, export and docs read this table, so a new fact is a new row.
//
// Every card game has code, name, set, type, supertypes, tags, keywords and rarity. These
// are not rows here.

#ifndef FACT_H
#define FACT_H

#include "engine/base/base.h"

enum {
    FACT_VOCABULARY = 15,   // words of one fact: Card.facts has a bit for each
    FACT_ABSENT = INT16_MIN // a number that the card does not have
};

typedef enum {
    FACT_NUMBER, // Card.facts holds the number, or FACT_ABSENT
    FACT_WORD,   // at most one word of the vocabulary; Card.facts holds its bit
    FACT_WORDS   // several; Card.facts holds a bit for each, 0 where there are none
} FactKind;

// Says for what code that knows no game may use a fact. At most one fact has each role,
// except FACT_PLAIN.
typedef enum {
    FACT_PLAIN,
    FACT_COST,         // a number: the cost that a deck's curve counts
    FACT_SYMBOLS,      // a number: further symbols of the price
    FACT_SYMBOL_WORDS, // words: the kinds of these symbols
    FACT_MAIN,         // a number: the strength that the board shows
    FACT_IDENTITY      // words: the colours by which decks and screens sort cards
} FactRole;

typedef struct {
    const char *name;    // "strength": lower case letters and `_`
    uint8_t kind;        // FactKind
    uint8_t role;        // FactRole
    bool zero_is_none;   // lists write 0 for a number that the card does not have
    uint8_t width;       // letters of its column in a table of cards; 0: no column
    int16_t least, most; // what a list may say; of numbers only
    // 1 + another fact. Of a number of symbols: the fact with their kinds. Of words: the
    // fact whose words a list means when it leaves these out. 0: none.
    uint8_t beside;
    int8_t vocabulary_n;
    bool open; // of words: cards may bring words that are not in the vocabulary
    // Words without a vocabulary are names or codes of cards: Card.facts has how many
    // there are, library_items which cards these are.
    bool names;
    // For words: a word may come several times; library_items has all of them.
    bool repeats;
    // For a number: how many there are in a row, which library_items has, and
    // Card.facts has their sum; 0: it is one number.
    uint8_t parts;
    uint16_t types; // the types of cards that have the fact, one bit each; 0: all
    uint8_t
        meant; // 1 + the fact that a list means with this one for other types; 0: none
    const struct NameRow *vocabulary;
    // Word of searches and of queries in scripts; NULL: none. No other row may have it, nor
    // may it be a field of every game: type, tag, rarity, keyword, set, lang, script, name,
    // text, code, printing, banned or is.
    const char *search;
    const char *label; // "Strength", for screens
    const char *doc;
} FactRow;

// A heading that lists in [language] use for a fact. [words] has neither case nor accents
// nor punctuation: "base strength". The fact's name is an English heading without a row here.
typedef struct {
    uint8_t fact; // row of Rules.facts
    const char *language;
    const char *words;
} FactHeading;

// What other people's lists call a column, or a word in it. Neither has case, accents or
// punctuation.
typedef struct {
    const char *column; // a fact, or type, supertypes, tags, rarity or keywords
    const char *words;
    const char
        *ours; // NULL: [words] is a heading of the column; "": a word for nothing
} ListWord;

// The entry of a list for one fact of one card: a number or words, by the row's kind.
typedef struct {
    int16_t number; // FACT_ABSENT: none; of numbers in a row: how many there are
    int16_t parts[FACT_PARTS_MAX];
    const char *words[CARD_FACT_WORDS_MAX];
} FactValue;

struct Rules;

// Returns the row with that name, or the one with that role; -1 if there is none.
int fact_find(const struct Rules *rules, const char *name);
int fact_with_role(const struct Rules *rules, FactRole role);

// Returns whether searches have a field of that name in every game, so that no fact may.
bool fact_is_general(const char *name);

// Returns whether a fact has words of a vocabulary, so that queries may ask for them.
static inline bool fact_has_words(const FactRow *row)
{
    return row->kind != FACT_NUMBER && !row->names;
}

// Returns a number that counts as 0 where the card does not have it.
static inline int fact_number(int fact)
{
    return fact == FACT_ABSENT ? 0 : fact;
}

// Takes every fact out of [facts], which has FACTS_MAX of them.
void fact_clear(FactValue *facts);

#endif
