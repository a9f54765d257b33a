// yaml_json.h -- YAML as the same data in JSON, so that one reader takes both.
//
// Whoever writes by hand writes plain values, so they are taken as they stand: only whole
// numbers, true, false and null are more than text ("007" and "no" are not). An alias is a
// copy of what its anchor names, as far as YAML_BYTES goes. Several documents are a list.

#ifndef YAML_JSON_H
#define YAML_JSON_H

#include "db/text/arena.h"
#include "db/text/source.h"

// Returns the data of the text as JSON in [arena], which has no byte 0 before its end, or NULL
// with [err] that names line and column in [name].
const char *yaml_json_text(const char *text, size_t n, const char *name, Arena *arena,
                           Err *err);

// Reads all of [source], which the caller closes, and gives its data as a source of JSON
// with the same name. Returns NULL with [err].
Source *yaml_json_open(Source *source, Err *err);

#endif
