// imports_json.h -- the history of imports as JSON: for the command, and for a connection.

#ifndef IMPORTS_JSON_H
#define IMPORTS_JSON_H

#include <jansson.h>

#include "db/store/import_log.h"

// Returns all imports of the database in their order, or NULL with [err].
json_t *imports_json_all(Store *store, Err *err);

// Returns import [id] with the lists that it read and the changes that it made; NULL with [err]:
// 66 if there is none.
json_t *imports_json_one(Store *store, int64_t id, Err *err);

#endif
