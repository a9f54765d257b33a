// list_forms.h -- the list forms that only one game has, as tables: a folder beside fills them.
//
// A general reader or writer gets them with the game's columns as ListWords. Fields are told
// by their word (listed_card.h), facts by their name; a row whose fact the game does not have
// is left out.

#ifndef LIST_FORMS_H
#define LIST_FORMS_H

#include <stdbool.h>

#include "db/store/fact_columns.h"

enum { JSON_FIELDS_MAX = 32 }; // of one form

// What a value of the list means: words of another language, or true for a word.
typedef struct {
    const char *from, *to; // [to] "": says nothing
} JsonWord;

// One key of a form: a pointer into the row, as "/attributes/cost", and its field.
typedef struct {
    const char *pointer;
    const char *field;
    const JsonWord *words; // NULL: as it is; ended by {NULL}
    const char *column;    // whose id it is, where it is not the list's own
    // Only for rows whose type is this; '!' before it: for all others.
    const char *only;
} JsonField;

// A JSON list. It is known by its marks: keys that together no other form's rows have.
typedef struct {
    const char *name;     // whose ids the list's ids are
    const char *what;     // in messages
    const char *language; // of its names and texts
    const char *marks[3];
    const char *type;      // pointer, for `only`
    bool has_others;       // rows without the marks stand beside: no cards
    const JsonField *list; // ended by {NULL}
} JsonForm;

// One column of a table that is written.
typedef struct {
    const char *heading;
    const char *field;
    const char *language; // of texts
    bool brackets;        // a list as JSON: ["Red", "Blue"]
} TableColumn;

// A table of others, that is written; the general reader knows its headings.
typedef struct {
    const char *name, *what;
    const TableColumn *columns;
    int n;
    bool lower; // codes are in small letters
} TableForm;

// A heading of tables that only lists of this game have.
typedef struct {
    const char *words; // folded, as in header_word.def
    const char *field;
} FormHeading;

// A symbol of rules texts, as lists call it and as it is kept.
typedef struct {
    const char *word, *ours;
} SymbolWord;

// How lists of this game write symbols. Every pointer may be NULL.
typedef struct {
    const SymbolWord *words; // ended by {NULL}
    const char *colons;      // ":rb_": a symbol stands behind it, up to the next colon
    const char *arrow;       // a symbol with this in its name is "[>]"
    const char *const *before; // what may stand before a symbol's word; ended by NULL
    const char *number;        // a letter that may stand before a number: "E"
    // Writes the symbol {word} as a list in [language] has it; NULL: the same.
    const char *(*write)(Arena *arena, const char *language, const char *word);
} SymbolForm;

typedef struct {
    const JsonForm *json;
    const TableForm *tables;
    const FormHeading *headings;
    int json_n, tables_n, headings_n;
    const char *const
        *deck_keys; // that objects of decks have and cards do not; ends with NULL
    SymbolForm symbols;
} ListForms;

// What a reader or a writer of lists must know of the game.
typedef struct {
    const FactColumns *columns;
    const ListForms *forms; // NULL: the game has none of its own
} ListWords;

#endif
