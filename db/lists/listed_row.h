// listed_row.h -- record: everything that one row of a list has of one card and one
// printing.
//
// A row of any form becomes one ListedCard. The record tells a value that the list
// leaves out (a missing or empty column, which leaves the database unchanged) from a
// value that the list denies (`-` or `[]`: the card has none). Strings live as long as
// the row.

#ifndef LISTED_ROW_H
#define LISTED_ROW_H

#include <stdint.h>

#include "db/names/language_code.h"
#include "db/store/fact_columns.h"
#include "db/text/printing_key.h"
#include "engine/base/limit.h"

// The meaning of a column or a key. The words are those of --map files. Facts follow:
// their words are their names in the table of columns (fact_columns.h).
#define LISTED_FIELDS(F)                                                               \
    F(CODE, "code")         /* the printing's code, however written */                 \
    F(PRINT_OF, "print_of") /* code of the card that this printing is of */            \
    F(NUMBER, "number")     /* collector number; with set it is a code */              \
    F(SET, "set")           /* name of the set, or a code that a set has */            \
    F(SET_CODE, "set_code") /* its code, also that of a new set */                     \
    F(SET_NAME, "set_name")                                                            \
    F(NAME, "name") /* full, or without the subtitle if that is given */               \
    F(SUBTITLE, "subtitle")                                                            \
    F(FULL_NAME, "full_name")                                                          \
    F(TYPES, "types") /* type and supertypes in one list */                            \
    F(TEXT, "text")   /* what counts now */                                            \
    F(TEXT_PRINTED, "text_printed")                                                    \
    F(TEXT_ERRATA, "text_errata")                                                      \
    F(TEXT_ATTACHED, "text_attached") /* of what the card is attached to */            \
    F(SCRIPT, "script")               /* no: facts and keywords are all there is */    \
    F(ID, "id")             /* the list's own id; a code where it looks like one */    \
    F(LANGUAGE, "language") /* of the names and texts of this row */                   \
    F(UPDATED, "updated")   /* ISO date: of rows with one code the newest counts */    \
    F(OWNED_COUNT, "owned_count")   /* how many copies somebody owns */                \
    F(OWNED_FOILS, "owned_foils")   /* how many foils they own beside these */         \
    F(OWNED_FINISH, "owned_finish") /* of the copies: normal or foil */                \
    F(OWNED_CONDITION, "owned_condition")                                              \
    F(OWNED_LANGUAGE, "owned_language") /* in which the copies are printed */          \
    F(OWNED, "owned")                   /* else of copies: price, date, folder */      \
    F(IGNORE, "ignore")                 /* known to say nothing that is kept */        \
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
    const char *text;   // "": the card has none
    const char *column; // its heading, while the row is read
} ListedText;

typedef struct {
    const char *source; // "riftcodex", "tcgplayer", or the name of the column
    const char *id;
} ListedId;

typedef struct ListedCard {
    int64_t line; // of the file, from 1
    PrintingKey code;
    const char *own_code; // the code exactly as a set's own list has it; else NULL
    bool has_code;
    const char *of;                         // the card whose printing it is; NULL
    const char *set_name;                   // NULL: not said
    const char *in_set, *in_number;         // of a set said by its name alone; NULL
    ListedName names[LISTED_NAMES_MAX + 1]; // and that in the row's own language
    int names_n;
    FactItems facts[FACT_COLUMNS_MAX]; // by column
    ListedText texts[LISTED_TEXTS_MAX];
    int texts_n;
    const char *text_attached; // follows the texts; NULL
    ListedId ids[LISTED_IDS_MAX];
    int ids_n;
    int owned;         // copies that somebody owns; FACT_UNSAID
    int owned_counted; // of them those that one column counts; FACT_UNSAID
    bool owned_abroad; // they are in another language than the list
    int has_text;      // 1: it has abilities beyond its keywords; 0; FACT_UNSAID
    int64_t updated;   // YYYYMMDDhhmmss and five digits of the second, 0: not said
} ListedCard;

typedef struct CardSink CardSink; // card_sink.h

// One field of a row, with the place and language of its value.
typedef struct {
    Field field;
    const char *column;   // its heading in the list, or a JSON pointer
    const char *language; // NULL: the row's
    const char *value;    // UTF-8; NULL: not said
} ListedValue;

#endif
