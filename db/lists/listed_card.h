// listed_card.h -- what one row of any list says of one card and one printing of it.
//
// Whatever form a list has, a row of it becomes one ListedCard. What the list does not
// say is told apart from what it says is not there: a column that is missing or empty
// leaves the database as it is, `-` or `[]` says none. Strings live as long as the row.
//
// A reader does not fill it by hand: listed_card_set takes any field as text, checks it, and
// brings numbers, lists, names, codes and symbols into one form, so that all lists are
// read alike. A fault is told to the sink with its column and value.

#ifndef LISTED_CARD_H
#define LISTED_CARD_H

#include <stdint.h>

#include "db/store/fact_columns.h"
#include "db/text/printing_key.h"

enum {
    LISTED_NAMES = 8,
    LISTED_TEXTS = 16,
    LISTED_IDS = 6,
    LISTED_ITEMS = 12, // of one fact
    LISTED_TEXT_BYTES = 16 * 1024,
    LANGUAGE_BYTES = 12,
};

// What a column or a key of a list is. The words are those of --map files. Facts follow:
// their words are their names in the table of columns (fact_columns.h).
#define LISTED_FIELDS(F)                                                               \
    F(CODE, "code")     /* the printing's code, however written */                     \
    F(NUMBER, "number") /* collector number; with set it is a code */                  \
    F(SET, "set")       /* code of the set */                                          \
    F(SET_NAME, "set_name")                                                            \
    F(NAME, "name") /* full, or without the subtitle if that is given */               \
    F(SUBTITLE, "subtitle")                                                            \
    F(FULL_NAME, "full_name")                                                          \
    F(TYPES, "types") /* type and supertypes in one list */                            \
    F(TEXT, "text")   /* what counts now */                                            \
    F(TEXT_PRINTED, "text_printed")                                                    \
    F(TEXT_ERRATA, "text_errata")                                                      \
    F(SCRIPT, "script")     /* no: facts and keywords are all there is */              \
    F(ID, "id")             /* the list's own id; a code where it looks like one */    \
    F(LANGUAGE, "language") /* of the names and texts of this row */                   \
    F(UPDATED, "updated")   /* ISO date: of rows with one code the newest counts */    \
    F(IGNORE, "ignore")     /* known to say nothing that is kept */                    \
    F(UNKNOWN, "?")

typedef enum {
#define F(name, word) FIELD_##name,
    LISTED_FIELDS(F)
#undef F
        FIELD_FACT // the fact of column i is FIELD_FACT + i
} Field;

typedef struct {
    char language[LANGUAGE_BYTES]; // "en", "zh-cn"
    const char *name;
} ListedName;

typedef enum { TEXT_EFFECTIVE, TEXT_PRINTED, TEXT_ERRATA, TEXT_KINDS } TextKind;

typedef struct {
    char language[LANGUAGE_BYTES];
    TextKind kind;
    const char *text; // "" says that there is none
} ListedText;

typedef struct {
    const char *source; // whose id: "riftcodex", "tcgplayer", or the column's name
    const char *id;
} ListedId;

typedef struct ListedCard {
    int64_t line; // of the file, from 1, where the row begins
    PrintingKey code;
    const char *own_code; // of a set's own list, as it is written; else NULL
    bool has_code;
    const char *set_name; // NULL unsaid
    ListedName names[LISTED_NAMES];
    int names_n;
    FactItems facts[FACT_COLUMNS_MAX]; // by column
    ListedText texts[LISTED_TEXTS];
    int texts_n;
    ListedId ids[LISTED_IDS];
    int ids_n;
    int has_text;    // FACT_UNSAID, 0, 1: it has abilities beyond its keywords
    int64_t updated; // YYYYMMDDhhmmss, 0 unsaid
} ListedCard;

typedef struct CardSink CardSink; // card_sink.h

// One field of the row being read, where it stands, and the language it is in.
typedef struct {
    Field field;
    const char *column;   // as the list calls it, or a JSON pointer
    const char *language; // NULL: the row's
    const char *value;    // UTF-8, NULL: unsaid
} ListedValue;

void listed_card_set(CardSink *sink, const ListedValue *given);

// The field of that word, FIELD_UNKNOWN if there is none; and its word.
Field listed_card_field_find(const FactColumns *columns, const char *word);
const char *listed_card_field_word(const FactColumns *columns, Field field);

// Returns whether the field is one that says something of the card.
bool listed_card_field_tells(Field field);

// The one word of a fact, NULL if none is said.
const char *listed_card_word(const ListedCard *card, int column);

#endif
