// json_form.h -- finds the form of a JSON list among those of the game (list_forms.h).

#ifndef JSON_FORM_H
#define JSON_FORM_H

#include <jansson.h>

#include "db/lists/list_forms.h"

// The form of a list with such a row, NULL if none is known.
const JsonForm *json_form_find(const ListForms *forms, const json_t *row);

// The form of that name as it is written, NULL if there is none; [i] counts them.
const JsonForm *json_form_named(const ListForms *forms, const char *name);
const JsonForm *json_form_written(const ListForms *forms, int i);

bool json_form_fits(const JsonForm *form, const json_t *row);

// The value that [pointer] leads to, NULL if there is none.
const json_t *json_form_at(const json_t *row, const char *pointer);

#endif
