// settle.h -- works the cards out from what holds of what lists say.
//
// No function here looks at the order in which rows arrived: the same rows give the same
// cards. Settling works on groups: the rows that an import touched, with all rows that
// have the same base code or the same name, and so on from there. Who is who is said in
// identity.c, which value counts in weigh.c. Nothing here writes to the tables of cards;
// db/import/import_settle.c compares and writes.

#ifndef SETTLE_H
#define SETTLE_H

#include "db/settle/said_row.h"
#include "db/text/printing_code.h"

// What a row is to the card that it speaks of.
typedef enum {
    ROW_GONE,    // it does not hold: newer, undone, or of a card to be forgotten
    ROW_WAITS,   // no card is known by its name or code
    ROW_OTHER,   // its name is another card's: nothing that it says counts
    ROW_FILLS,   // it speaks of another printing: it fills what is missing
    ROW_SPEAKS,  // it speaks of the card's own printing
    ROW_DECIDES, // the folder of a set
} RowRole;

// A row with all that is known of it.
typedef struct {
    int64_t id, reading, source_id;
    int64_t latest; // the last reading that says it and is not undone; 0: none
    int64_t import; // that of `reading`, or of `latest` if that one is undone
    const char *source, *form;
    int trust, rank;         // a higher trust counts, then a lower rank
    bool undone;             // all imports that say it are
    const char *code, *base; // NULL: none
    const char *folded;      // its name; NULL: none
    const char *place;       // its code, a set by name and a number, or its name; NULL
    bool coded;              // the place is no name
    const char *language;
    int line;
    SaidContent content; // empty where `gone`
    bool gone;           // its source no longer has it
    const char **names;  // all of them, folded
    int names_n;
    PrintingCode print; // of its base; without a set if it is none
    int stem;           // of the group, -1: no code
    int card;           // of the group, -1: none
    int merged; // a person says that it speaks of `card`: what it was; -1: nobody
    RowRole role;
} SaidRow;

// A value that counts, and the row that says it. NULL: nobody says anything.
typedef struct {
    FactItems items; // of a fact
    const char *text;
    const SaidRow *by;
} Weighed;

typedef struct {
    char language[LANGUAGE_BYTES];
    TextKind kind; // of a text
    const char *text;
    const SaidRow *by;
} WeighedWords;

typedef struct {
    const char *code;
    int number;
    const char *rarity; // NULL: not said, or the card's own printing
    int64_t import;     // the first that says it
    const ListedId **ids;
    int ids_n;
} SettledPrint;

typedef struct {
    const char *code, *set;
    const SaidRow *own; // the row of the set folder that has it; NULL: only lists do
    const char *twin;   // code of a card of the set with the same name but other facts
    Weighed name;
    int has_text;
    Weighed facts[FACT_COLUMNS_MAX]; // by column; `by` NULL: the card has none
    WeighedWords *names, *texts;     // in other languages; of all languages
    int names_n, texts_n;
    SettledPrint *prints; // by code
    int prints_n;
} SettledCard;

// A group and what it gives.
typedef struct {
    SaidRow *rows;
    int rows_n;
    int64_t *known; // ids of the cards that the database has of the group
    int known_n;
    SettledCard *cards; // by code
    int cards_n;
} Settled;

typedef struct {
    Store *store;
    const ListForms *forms; // of the game; NULL: none
    Arena *arena;           // owns the group; the caller empties it
    Err *err;
    char size_set
        [NAME_BYTES_MAX]; // the set whose size was asked for last, and its size; settle_size
    int size; // keeps them, and the caller empties size_set when sizes change
} Settling;

// Returns the size of a set as codes say it, 0 if none does, -1 with [err].
int settle_size(Settling *settling, const char *set);

// Reads the group of row [said] and settles it. Returns -1 with [err].
int settle_group(Settling *settling, int64_t said, Settled *settled);

// Does the same for the group in which the card with [code] is; no row need be touched.
// Returns 1, 0 if no row speaks of such a code, or -1 with [err].
int settle_group_of(Settling *settling, const char *code, Settled *settled);

// Finds the names by which other rows may speak of the card of [content], folded. Returns how
// many there are; [names] has room for SAID_NAMES_MAX.
enum { SAID_NAMES_MAX = 2 * LISTED_NAMES_MAX + 4 };
int settle_names(const ListForms *forms, Arena *arena, const SaidContent *content,
                 const char **names);

// Works the full name out where [content] has only a title (ListForms.titled); NULL: not.
const char *settle_whole_name(const ListForms *forms, const FactColumns *columns,
                              Arena *arena, const SaidContent *content);

// Why one value counts more than another, in the order in which it is asked.
typedef enum {
    WHY_ALONE,  // nobody says otherwise
    WHY_FOLDER, // a set folder decides its cards' facts
    WHY_OWN,    // its row speaks of the card's own printing
    WHY_WORDS,  // words of another language only fill what is missing
    WHY_TRUST,  // its source has more trust
    WHY_RICHER, // it says more
    WHY_NEWER,  // its row has a later date
    WHY_RANK,   // its form ranks higher
    WHY_SOURCE, // its source's name comes last in the alphabet, as 'cards-2026.csv' does
    WHY_DERIVED, // nobody says it: it is worked out from the card's text
    WHY_KINDS
} WhyHolds;

// Returns a word for it, for people and programs: "folder", "own", "trust".
const char *settle_why_word(WhyHolds why);

// One value of one field, as [by] says it. Of each field the value that holds comes
// first, the next ones in the order in which they would take its place.
typedef struct {
    const char *field; // as in card_change: "rarity", "text.en.printed", "name.fr"
    const char *value; // "": none
    const SaidRow *by;
    bool holds;
    WhyHolds
        why; // the first value counts more than the next, or the one before than this
} SaidValue;

// Lists who said what of card [i] of [settled], field by field. Returns how many.
int settle_values(Settling *settling, const Settled *settled, int i,
                  SaidValue **values);

#endif
