// ban_json.h -- ban lists in JSON.

#ifndef BAN_JSON_H
#define BAN_JSON_H

#include <stdbool.h>
#include <stddef.h>

#include "db/bans/ban_row.h"
#include "engine/base/err.h"

// Returns whether the text, of which [text] is the beginning, is a ban list.
bool ban_json_is(const char *text, size_t n);

// Adds the bans of the text of the file [path]. Returns -1 with [err] if it is no JSON.
int ban_json_read(BanList *list, const char *text, size_t n, const char *path,
                  Err *err);

#endif
