// import_row_inside.h -- one row of a list on its way into the database.
//
// The import first finds the row's card (import_row_find.c) and its differences
// (import_row_diff.c), then decides whether the row may make them (import_row.c), and
// only then writes (import_row_store.c, import_row_printing.c). So a rejected row has
// written nothing. Only these files include this header.

#ifndef IMPORT_ROW_INSIDE_H
#define IMPORT_ROW_INSIDE_H

#include "db/import/importer.h"
#include "db/store/card_sheet.h"

enum { CHANGES_MAX = SHEET_ROWS + LISTED_TEXTS_MAX + LISTED_NAMES_MAX };

// A difference between a row and the database.
typedef struct {
    char field[40];         // "cost", "text.en.printed", "name.fr"
    const char *old, *now;  // "": none
    const ListedText *text; // the text, if it is one
    const ListedName *name; // the name, if it is one in another language
    int row;                // of the sheet, if it is neither
} Change;

// One row on its way into the database.
typedef struct {
    Importer *importer;
    CardSink *sink; // NULL: the row is of a set folder
    const ListedCard *card;
    const char *file;
    Arena *arena; // owns strings of the row
    bool own;     // the row is of a set folder, which decides its cards' facts
    int64_t set;
    int64_t id; // of the row's card, 0: a new one
    const char *code;
    bool listed;      // only lists know the card
    bool speaks;      // the row is the card's own printing, no other one
    bool renames;     // the card has a promo's code and the row its own one
    int64_t repeated; // line of an earlier row with the same code, 0: none
    CardSheet says;
    CardSheet known;
    Change changes[CHANGES_MAX];
    int changes_n;
} ImportRow;

// Finds the row's card if the database has it. Returns -1 on failure.
int import_row_find(ImportRow *writing);

// Does the same by the code alone, for a row of a set folder.
int import_row_find_own(ImportRow *writing);

// Adds the changes between `says` and `known`.
void import_row_diff_facts(ImportRow *writing);

// Adds the changes of texts and of names in other languages. Returns -1 on failure.
int import_row_diff_texts(ImportRow *writing);

// Sets [older] if the list's source had a newer row for this printing, in this list or
// before. Returns -1 on failure.
int import_row_check_older(ImportRow *writing, int *older);

// Writes a new card with everything that the row says of it. Returns -1 on failure.
int import_row_insert(ImportRow *writing);

// Writes the changes to the card and to its history. [row] says that the card's own row
// has changed anyway. Returns -1 on failure.
int import_row_update(ImportRow *writing, bool row);

// Writes the row's printing and its foreign ids, and counts the row: as [done], or as
// changed if only the printing or an id is new. Returns -1 on failure.
int import_row_store_printing(ImportRow *writing, Done done);

// Returns the word of the table card_text for a kind of text.
const char *import_row_text_kind(TextKind kind);

#endif
