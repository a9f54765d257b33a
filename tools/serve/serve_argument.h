// serve_argument.h -- what stands behind the question mark of an address.

#ifndef SERVE_ARGUMENT_H
#define SERVE_ARGUMENT_H

#include <microhttpd.h>
#include <stdbool.h>

#include "engine/base/limit.h"

// Returns the argument as it was sent, or NULL: there is none.
const char *serve_argument(struct MHD_Connection *connection, const char *key);

// Reads a name as browsers write it in an address. Returns false if there is none, or it is too long or written
// wrongly.
bool serve_argument_name(struct MHD_Connection *connection, const char *key,
                         char name[SET_NAME_MAX + 1]);

#endif
