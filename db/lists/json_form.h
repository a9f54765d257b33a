// json_form.h -- which key of a JSON list is which field, for each list that is known.
//
// A form is a table: pointers into a row, as "/attributes/energy", and their fields. It
// is known by its marks: keys that together no other form's rows have.

#ifndef JSON_FORM_H
#define JSON_FORM_H

#include <jansson.h>
#include <stdbool.h>

#include "db/lists/listed_card.h"

// What a value of the list means: words of another language, or true for a word.
typedef struct {
    const char *from, *to; // [to] "": says nothing
} JsonWord;

typedef struct {
    const char *pointer;
    Field field;
    const JsonWord *words; // NULL: as it is; ended by {NULL}
    const char *column;    // whose id it is, where it is not the list's own
    // Only for rows whose type is this; '!' before it: for all others.
    const char *only;
} JsonField;

typedef struct {
    const char *name;     // whose ids the list's ids are
    const char *what;     // in messages
    const char *language; // of its names and texts
    const char *marks[3];
    const char *type;      // pointer, for `only`
    bool has_others;       // rows without the marks stand beside: no cards
    const JsonField *list; // ended by {NULL}
} JsonForm;

// The form of a list with such a row, NULL if none is known.
const JsonForm *json_form_find(const json_t *row);

// The form of that name as it is written, NULL if there is none; [i] counts them.
const JsonForm *json_form_named(const char *name);
const JsonForm *json_form_written(int i);

bool json_form_fits(const JsonForm *form, const json_t *row);

// The value that [pointer] leads to, NULL if there is none.
const json_t *json_form_at(const json_t *row, const char *pointer);

#endif
