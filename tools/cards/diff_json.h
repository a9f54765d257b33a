// diff_json.h -- a difference between two databases as JSON.

#ifndef DIFF_JSON_H
#define DIFF_JSON_H

#include <jansson.h>

#include "db/export/db_diff.h"

// Returns the difference as a new object.
json_t *diff_json(const DbDifference *found);

#endif
