// export_json.h -- writes a card as a row of another program's JSON list
// (list_forms.h).

#ifndef EXPORT_JSON_H
#define EXPORT_JSON_H

#include "db/export/export_field.h"
#include "db/lists/json_form.h"

// Returns the printing as a new object of that form, which the caller releases.
json_t *export_json_row(const ExportRow *row, const JsonForm *form);

// Returns whether the values of the field are numbers in JSON.
bool export_json_is_number(const FactColumns *columns, Field field);

// Returns items, or the one text where [n] is -1, as JSON.
json_t *export_json_items(bool number, const char *const *items, int n);

// Returns a copy of [text] in small letters.
const char *export_json_lower(Arena *arena, const char *text);

#endif
