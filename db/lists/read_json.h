// read_json.h -- a list as JSON: arrays, objects, rows in any depth.

#ifndef READ_JSON_H
#define READ_JSON_H

#include "db/lists/list_format.h"

// Whether a list that begins with [head] is one of these.
bool read_json_accepts(const ListWords *words, const ListHead *head);

// Reads [source] row by row into [sink]. Returns -1 with [err] where it cannot be read on.
int read_json_list(Source *source, CardSink *sink, Err *err);

#endif
