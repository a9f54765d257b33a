// import_row_inside.h -- one row of a list on its way into the database. Private to db/.
//
// The import first compares the whole row (import_row_find.c, import_row_diff.c), then
// decides whether the row may say that (import_row.c), and writes only then
// (import_row_store.c, import_row_printing.c). So a row that is rejected has written
// nothing.

#ifndef IMPORT_ROW_INSIDE_H
#define IMPORT_ROW_INSIDE_H

#include "db/import/importer.h"
#include "db/store/card_sheet.h"

enum { CHANGES_MAX = SHEET_ROWS + LISTED_TEXTS + LISTED_NAMES };

// A difference between what a row says and what is known.
typedef struct {
    char field[40];         // "cost", "text.en.printed", "name.fr"
    const char *old, *now;  // "": none
    const ListedText *text; // of a text
    const ListedName *name; // of a name in another language
    int row;                // of the sheet, of what is neither
} Change;

// One row on its way into the database.
typedef struct {
    Importer *importer;
    CardSink *sink; // NULL for a set's folder
    const ListedCard *card;
    const char *file;
    Arena *arena; // of the row
    bool own;     // of a set's folder, which has the last word on its cards
    int64_t set;
    int64_t id; // of the card it speaks of, 0: a new one
    const char *code;
    bool listed;  // that card is known from lists alone
    bool speaks;  // the row is that card's own printing, not another one of it
    bool renames; // the card was known by a promo's code so far, and this is its own
    int64_t repeated; // line of an earlier row with the same code
    CardSheet says;
    CardSheet known;
    Change changes[CHANGES_MAX];
    int changes_n;
} ImportRow;

// The card that the row speaks of, if it is known. -1 on failure.
int import_row_find(ImportRow *writing);
int import_row_find_own(ImportRow *writing); // by the code alone

// Fills the changes. The facts are those of `says` and `known`.
void import_row_diff_facts(ImportRow *writing);
int import_row_diff_texts(ImportRow *writing); // texts, and names in other languages

// Whether the list's source has had a newer row for this printing, in another list too.
int import_row_check_older(ImportRow *writing, int *older);

// A new card with everything that the row says of it.
int import_row_insert(ImportRow *writing);

// The changes, on the card and in its history. [row]: its own row has changed anyway.
int import_row_update(ImportRow *writing, bool row);

// The row's printing of the card and its foreign ids; then the row is counted, as [done]
// or as what its printing adds to that.
int import_row_store_printing(ImportRow *writing, Done done);

const char *import_row_text_kind(TextKind kind);

#endif
