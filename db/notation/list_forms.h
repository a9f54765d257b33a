// list_forms.h -- the list forms that only one game has, as tables.
//
// General readers and writers get these tables with the game's columns as ListWords. A
// table names a field by its word (listed_card.h) and a fact by its name; readers skip
// a row whose fact the game does not have. A game's folder in db/ has its tables.

#ifndef LIST_FORMS_H
#define LIST_FORMS_H

#include <stdbool.h>

#include "db/store/fact_columns.h"

enum { JSON_FIELDS_MAX = 32 }; // most fields of one form

// Replaces a value of the list: a word of another language, or "true" by a word.
typedef struct {
    const char *from, *to; // [to] "": the value says nothing
} JsonWord;

// A key of a form: a pointer into the row, such as "/attributes/cost", and its field.
typedef struct {
    const char *pointer;
    const char *field;
    const JsonWord *words; // NULL: no replacement; ended by {NULL}
    const char *column;    // of an id: its source; NULL: the list's own
    // Limits the key to rows of this type; after '!' to rows of any other type. Or
    // NULL.
    const char *only;
} JsonField;

// A JSON list. Its marks identify it: keys that rows of no other form have together.
typedef struct {
    const char *name;     // also the source of its ids
    const char *what;     // a line about it, for messages
    const char *language; // of its names and texts
    const char *marks[3];
    const char *type;      // pointer to the type, for `only`
    bool has_others;       // it also has rows without the marks, which are no cards
    const JsonField *list; // ended by {NULL}
} JsonForm;

// A column of a table that export writes.
typedef struct {
    const char *heading;
    const char *field;
    const char *language; // of a text
    bool brackets;        // a list as JSON: ["Red", "Blue"]
} TableColumn;

// A table that export writes for another program. The general reader reads it.
typedef struct {
    const char *name, *what;
    const TableColumn *columns;
    int n;
    bool lower; // write codes in small letters
} TableForm;

// A heading that only lists of this game have.
typedef struct {
    const char *words; // folded, as in header_word.def
    const char *field;
} FormHeading;

// A table that another program exports (known_export.h).
typedef struct {
    const char *app;  // its name: "Card Box"
    const char *what; // it exports: "a collection"
    // A map of its columns (column_map.h) with `;` for line ends. `*` before a heading: a
    // table without that column is another export.
    const char *columns;
} KnownExport;

// A value of a fact as lists write it, in another language or another word.
typedef struct {
    const char *language, *field;
    const char *words; // folded, as in header_word.def
    const char *ours;  // "": the card has none
} FormValue;

// A symbol of rules texts: the word in lists and the word in the database.
typedef struct {
    const char *word, *ours;
} SymbolWord;

// The ways in which lists of this game write symbols. Every pointer may be NULL.
typedef struct {
    const SymbolWord *words;   // ended by {NULL}
    const char *colons;        // ":rb_": a symbol follows, up to the next colon
    const char *arrow;         // a symbol whose name has this in it is "[>]"
    const char *const *before; // prefixes of a symbol's word; ended by NULL
    const char *number;        // prefix of a number: "E"
    const char *any;           // our word for a symbol of any kind
    // Returns the symbol {word} as a list in [language] writes it; NULL: unchanged.
    const char *(*write)(Arena *arena, const char *language, const char *word);
} SymbolForm;

typedef struct {
    const JsonForm *json;
    const TableForm *tables;
    const FormHeading *headings;
    const FormValue *values;
    const KnownExport *exports;
    int json_n, tables_n, headings_n, values_n, exports_n;
    const char *const
        *deck_keys; // that objects of decks have and cards do not; ends with NULL
    SymbolForm symbols;
    const char *const
        *mark_words; // what lists call printings (name_mark.h); ended by NULL
    const char *const *markers; // on the back of cards, but no cards; ended by NULL
    // Cards of this type are often listed by their title alone: "Bright" for "Lamp,
    // Bright". The first part is the first item of this fact. NULL: no such type.
    const char *titled_type, *titled_fact;
    // The rule by which all cards of one name are one card; NULL: there is none.
    const char *one_name;
} ListForms;

// Everything that a reader or writer of lists knows of the game.
typedef struct {
    const FactColumns *columns;
    const ListForms *forms; // NULL: only general forms
    bool mapped;            // the user says what the columns are: it is a table
    bool owned;             // it is one of what somebody owns, with numbers of copies
    // Names of the keywords that have a script, ended by NULL; NULL: they are not known.
    const char *const *keywords;
} ListWords;

#endif
