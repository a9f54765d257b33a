// said_row.h -- what rows of lists say, as the table `said` keeps it.
//
// Rows are never changed and never go, but for the codes of those that say a set by its name
// alone: they are worked out, too, from what holds of the names of sets (db/store/set_name.h).
// A place is a source with a code and a language, or
// with a name where there is no code. What a newer row of a place says takes the place of
// what an older one says of the same field, as long as its import is not undone. So it is
// always known who said what, and the cards can be worked out anew (settle.h).
//
// The content of a row is text, so that SQL can write and read it, too: records after
// char(30), whose fields follow char(31). The first letter of a record is its kind:
//
//     n LANGUAGE, NAME            N the same, a name worked out from a title
//     f FACT, ITEM...             FACT is an id of the table fact; an item is a number, or
//                                 a word, for a keyword WORD char(29) VALUE char(29) COST
//     t KIND, LANGUAGE, TEXT      KIND 0 effective, 1 printed, 2 errata
//     i SOURCE, ID                an id that a source gives to the printing
//     s 0 or 1                    whether the card has abilities beyond its keywords
//     d DATE                      of the row inside its list
//     S NAME, NUMBER              a set said by its name alone, and the number in it
//     w CODE                      the set whose folder has this row as a card of its own
//     c CODE                      the card whose printing this is, as a set folder says

#ifndef SAID_ROW_H
#define SAID_ROW_H

#include "db/lists/card_sink.h"
#include "db/store/store.h"

// The forms of rows that no list has.
#define SAID_FORM_SET  "set"
#define SAID_FORM_KEPT "kept"

typedef struct {
    ListedCard card; // as the list's reader made it
    const char *set; // the set whose folder has the card; NULL: a list says it
    const char *of;  // code of the card whose printing it is; NULL: not said
    const char
        *whole; // the name is only a title: the name worked out from it; else NULL
} SaidContent;

// Returns [content] as text.
const char *said_row_pack(const Store *store, Arena *arena, const SaidContent *content);

// Reads a content back. Facts that the game no longer has are left out. [content] gets neither
// code nor line.
void said_row_unpack(const Store *store, Arena *arena, const char *text,
                     SaidContent *content);

// A place: what a row speaks of.
typedef struct {
    int64_t source;
    const char *code, *base; // NULL: none
    const char *folded;      // its name; NULL: none
    const char *language;
} SaidPlace;

typedef struct {
    int64_t id, reading, line;
    const char *content; // NULL: the source no longer has the row
} SaidHeld;

// SQL: the last reading that says row [s] of [said] and whose import is not undone, 0: none.
// [r] is the row's own reading, [i] its import. Before the first undo it is always its own.
#define SAID_LATEST(s, r, i)                                                           \
    "iif(EXISTS (SELECT 1 FROM import WHERE undoes IS NOT NULL),"                      \
    " max(iif(" i ".undone, 0, " r ".id), coalesce((SELECT max(sa.reading)"            \
    "  FROM reading sr JOIN import si ON si.id = sr.import"                            \
    "  JOIN said_again sa ON sa.reading = sr.id AND sa.last = (SELECT min(last)"       \
    "   FROM said_again WHERE reading = sr.id AND last >= " s ".id)"                   \
    "  WHERE sr.source = " r ".source AND sr.id > " r ".id AND si.undone = 0"          \
    "  AND sa.first <= " s ".id), 0)), " r ".id)"

// Finds the row that holds at a place. Returns 1, 0 if there is none, or -1 with [err].
int said_row_find(Store *store, const SaidPlace *place, Arena *arena, SaidHeld *held,
                  Err *err);

// Adds a row of [reading] and marks it as touched (settle.h). [content] NULL: the source no
// longer has it. [names] are its further names, folded. Returns -1 with [err].
typedef struct {
    SaidPlace place;
    int64_t reading, line;
    const char *content;
    const char *const *names;
    int names_n;
} SaidNew;
int said_row_add(Store *store, const SaidNew *row, Err *err);

// Returns the source with that name, and makes it where [make] is set. Returns 0 if there
// is none, -1 with [err].
int64_t said_row_source(Store *store, const char *name, bool make, Err *err);

#endif
