// statement.h -- what a source states in one row: the rows of table `said`.
//
// A source is a list or the folder of a set. Its statements are never changed and never
// go. Only the codes of rows that give their set by name alone follow what is known of
// the names of sets (db/store/set_name.h).
//
// A statement has a place: its source, a code and a language, or a name where it has no
// code. Of one place the newest statement counts, field by field, unless its import is
// undone. So it is always known who stated what, and the cards can be worked out anew
// (settle.h).
//
// The content of a row is text, so that SQL can write and read it, too: each record
// begins with char(30), each of its fields with char(31). The first letter of a record
// is its kind:
//
//     n LANGUAGE, NAME            N the same, for a full name worked out from a title
//     f FACT, ITEM...             FACT is an id of the table fact; an item is a number, or
//                                 a word, for a keyword WORD char(29) VALUE char(29) COST
//     t KIND, LANGUAGE, TEXT      KIND 0 effective, 1 printed, 2 errata
//     i SOURCE, ID                an id that a source gives to the printing
//     s 0 or 1                    whether the card has abilities beyond its keywords
//     d DATE                      of the row inside its list
//     S NAME, NUMBER              a set given by its name alone, and the number in it
//     w CODE                      the set whose folder has this row as a card of its own
//     c CODE                      the card whose printing this is, as a set folder says
//     p                           it is a card of its own, not a printing of one

#ifndef STATEMENT_H
#define STATEMENT_H

#include "db/lists/card_sink.h"
#include "db/store/store.h"

// Forms beside those of lists: the folder of a set, and cards kept from a database of an
// earlier version.
#define STATEMENT_FORM_SET  "set"
#define STATEMENT_FORM_KEPT "kept"

typedef struct {
    ListedCard card;       // as the list's reader made it
    const char *set;       // the set whose folder has the card; NULL: a list says it
    const char *of;        // code of the card whose printing it is; NULL: not said
    bool parted;           // the list says that it is no printing of another card
    const char *full_name; // worked out where the name is only a title; else NULL
} CardStatement;

// Returns [content] as text.
const char *statement_pack(const Store *store, Arena *arena,
                           const CardStatement *content);

// Reads a content back. Facts that the game no longer has are left out. [content] gets
// neither code nor line.
void statement_unpack(const Store *store, Arena *arena, const char *text,
                      CardStatement *content);

// The place of a statement.
typedef struct {
    int64_t source;
    const char *code, *base; // NULL: none
    const char *folded;      // its name; NULL: none
    const char *language;
} StatementPlace;

// The statement that holds at a place.
typedef struct {
    int64_t id, reading, line;
    const char *content; // NULL: the source no longer has the row
} HeldStatement;

// SQL: the last reading that states row [s] of [said] and whose import is not undone; 0
// if there is none. [r] is the row's own reading, [i] its import. While no import was
// undone the last reading is always its own.
#define STATEMENT_LATEST(s, r, i)                                                      \
    "iif(EXISTS (SELECT 1 FROM import WHERE undoes IS NOT NULL),"                      \
    " max(iif(" i ".undone, 0, " r ".id), coalesce((SELECT max(sa.reading)"            \
    "  FROM reading sr JOIN import si ON si.id = sr.import"                            \
    "  JOIN said_again sa ON sa.reading = sr.id AND sa.last = (SELECT min(last)"       \
    "   FROM said_again WHERE reading = sr.id AND last >= " s ".id)"                   \
    "  WHERE sr.source = " r ".source AND sr.id > " r ".id AND si.undone = 0"          \
    "  AND sa.first <= " s ".id), 0)), " r ".id)"

// SQL: whether row [s] names the card whose printing it is (record c), and its code.
#define STATEMENT_HAS_OF(s) "instr(" s ".content, char(30) || 'c')"
#define STATEMENT_OF(s)                                                                \
    "substr(" s ".content, " STATEMENT_HAS_OF(                                         \
        s) " + 2, instr(substr(" s                                                     \
           ".content, " STATEMENT_HAS_OF(s) " + 2) || char(30), char(30)) - 1)"

// Finds the row that holds at a place. Returns 1, 0 if there is none, or -1 with [err].
int statement_find(Store *store, const StatementPlace *place, Arena *arena,
                   HeldStatement *held, Err *err);

// Adds a statement of [reading] and writes it into temp.touched, so that its cards are
// settled. [content] NULL: the source no longer has the row. [names] are its further
// names, folded. Returns -1 with [err].
typedef struct {
    StatementPlace place;
    int64_t reading, line;
    const char *content;
    const char *const *names;
    int names_n;
} NewStatement;
int statement_add(Store *store, const NewStatement *row, Err *err);

// Returns the id of the source called [name]; if [make] is set, makes its row where
// there is none. Returns 0 if there is none, -1 with [err].
int64_t statement_source(Store *store, const char *name, bool make, Err *err);

#endif
