// write_json.h -- a list as objects: of one array, or one a line.

#ifndef WRITE_JSON_H
#define WRITE_JSON_H

#include <jansson.h>

#include "db/export/writer_form.h"

// An array of objects, and one object a line.
extern const ListWriterForm write_json;
extern const ListWriterForm write_json_lines;

// Writes an object that was made elsewhere as the next row, and releases it.
void write_json_object(ListWriter *writer, json_t *object);

#endif
