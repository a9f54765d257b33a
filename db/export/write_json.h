// write_json.h -- objects that are made elsewhere, as rows of a list of JSON.

#ifndef WRITE_JSON_H
#define WRITE_JSON_H

#include <jansson.h>

#include "db/export/list_writer.h"

// Writes the object as the next one of the array, and releases it.
void write_json_object(ListWriter *writer, json_t *object);

#endif
