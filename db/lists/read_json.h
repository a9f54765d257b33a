// read_json.h -- reads a list as JSON: objects in arrays, at any depth.

#ifndef READ_JSON_H
#define READ_JSON_H

#include "db/lists/list_head.h"

// Returns whether a list that begins with [head] is in this format.
bool read_json_accepts(const ListWords *words, const ListHead *head);

// Reads [source] row by row into [sink]. Returns -1 with [err] if reading cannot go on.
int read_json_list(Source *source, CardSink *sink, Err *err);

#endif
