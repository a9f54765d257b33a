// settled.h -- records: the rows of a group, and the cards worked out from them.

#ifndef SETTLED_H
#define SETTLED_H

#include "db/settle/statement.h"
#include "db/text/printing_code.h"

// The relation of a row to its card.
typedef enum {
    ROW_GONE,    // it does not count: replaced, undone, or of a card to be forgotten
    ROW_WAITS,   // no card is known by its name or code
    ROW_OTHER,   // its name is that of another card: nothing in it counts
    ROW_FILLS,   // of another printing: it only fills fields that are missing
    ROW_SPEAKS,  // of the card's own printing
    ROW_DECIDES, // of the folder of a set
} RowRole;

// A row of table `said` with all that is known of it.
typedef struct {
    int64_t id, reading, source_id;
    int64_t latest; // the last reading that states it and is not undone; 0: none
    int64_t
        import; // of `reading`, or of `latest` where the import of `reading` is undone
    const char *source, *form;
    int trust, rank;         // a higher trust counts, then a lower rank
    bool undone;             // all imports that state it are undone
    const char *code, *base; // NULL: none
    const char *folded;      // its name; NULL: none
    const char *place;       // its code, a set by name and a number, or its name; NULL
    bool coded;              // the place is a code, not a name
    const char *language;
    int line;
    CardStatement content; // empty where `gone`
    bool gone;             // its source no longer has it
    const char **names;    // all of them, folded
    int names_n;
    PrintingCode print; // of its base; without a set if it is none
    int stem;           // of the group, -1: no code
    int card;           // of the group, -1: none
    int merged; // the card that it had before a person merged that into `card`; -1: none
    bool reprint; // only its name makes it a printing of its card
    const char
        *against; // code of the card that has its name but other facts; NULL: none
    RowRole role;
} StatementRow;

// The value that counts, and the row that states it. NULL: no row states any.
typedef struct {
    FactItems items; // of a fact
    const char *text;
    const StatementRow *by;
} BestValue;

// The same for a name or a text in one language.
typedef struct {
    char language[LANGUAGE_BYTES];
    TextKind kind; // of a text
    const char *text;
    const StatementRow *by;
} BestWords;

typedef struct {
    const char *code;
    int number;
    const char *rarity; // NULL: not said, or the card's own printing
    int64_t import;     // the first that states it
    const ListedId **ids;
    int ids_n;
} SettledPrint;

typedef struct {
    const char *code, *set;
    const StatementRow *own; // of the set folder that has it; NULL: only lists do
    const char *twin; // code of a card of the set with the same name but other facts
    // Code of a card of a set folder with the same name but other facts, where all cards of
    // a name are one. Then no row counts as one of this card.
    const char *against;
    BestValue name;
    int has_text;
    BestValue facts[FACT_COLUMNS_MAX]; // by column; `by` NULL: the card has none
    BestWords *names, *texts;          // in other languages; of all languages
    int names_n, texts_n;
    SettledPrint *prints; // by code
    int prints_n;
} SettledCard;

// A group of rows, and the cards worked out from it.
typedef struct {
    StatementRow *rows;
    int rows_n;
    int64_t *known; // ids of the cards that the database has of the group
    int known_n;
    SettledCard *cards; // by code
    int cards_n;
    const StatementRow **of_cards; // the rows of each card, card after card
    int *first; // of each card in `of_cards`, and one more behind them
} Settled;

// The memory and the database that settling works with.
typedef struct {
    Store *store;
    const ListForms *forms; // of the game; NULL: none
    Arena *arena;           // owns the group; the caller empties it
    Err *err;
    bool is_import; // there is a table temp.said_of (import_settle.c)
    // The last set that set_size_of measured, and its size. The caller empties size_set
    // when sizes change.
    char size_set[NAME_BYTES_MAX];
    int size;
} Settling;

#endif
