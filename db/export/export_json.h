// form_write.h -- a card as a row of a JSON list of others: json_form.h, backwards.

#ifndef FORM_WRITE_H
#define FORM_WRITE_H

#include "db/export/export_field.h"
#include "db/lists/json_form.h"

typedef struct {
    const JsonForm *form;
    const Rules *rules;
    const FullCard *full;
    const FullPrinting *print;
    Arena *arena;
} JsonExportRow;

// A new object.
json_t *export_json_row(const JsonExportRow *row);

// The items of a field, or its one text where [n] is -1, as JSON.
json_t *export_json_items(const char *const *items, int n, Field field);

const char *export_json_lower(Arena *arena, const char *text); // in small letters

#endif
