// json_form.h -- finds the form of a JSON list among those of the game (list_forms.h).

#ifndef JSON_FORM_H
#define JSON_FORM_H

#include <jansson.h>

#include "db/notation/list_forms.h"

// Returns the form of a list with such a row, or NULL.
const JsonForm *json_form_find(const ListForms *forms, const json_t *row);

// Return the form that export writes, by its name or by its number from 0; NULL if
// none.
const JsonForm *json_form_named(const ListForms *forms, const char *name);
const JsonForm *json_form_written(const ListForms *forms, int i);

// Returns whether the row has all marks of the form.
bool json_form_fits(const JsonForm *form, const json_t *row);

// Returns the value at [pointer], such as "/attributes/cost", or NULL. The row owns it.
const json_t *json_form_at(const json_t *row, const char *pointer);

#endif
