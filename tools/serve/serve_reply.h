// serve_reply.h -- what a browser is sent, and what it may do with it.

#ifndef SERVE_REPLY_H
#define SERVE_REPLY_H

#include <jansson.h>
#include <microhttpd.h>

#include "engine/base/err.h"
#include "tools/serve/page_files.h"

// Sends what lives longer than the answer.
enum MHD_Result serve_reply_file(struct MHD_Connection *connection,
                                 const PageFile *file);

// Sends JSON with the status [code], and frees it.
enum MHD_Result serve_reply_json(struct MHD_Connection *connection, unsigned code,
                                 char *text, size_t n);

// Send a value, which is freed, or the reason [err] as a reply `refused`.
enum MHD_Result serve_reply_value(struct MHD_Connection *connection, unsigned code,
                                  json_t *json);
enum MHD_Result serve_reply_error(struct MHD_Connection *connection, const Err *err);

// Refuses with one sentence, which ends with a line end. [allow]: the methods, where another one was
// used; else NULL.
enum MHD_Result serve_reply_refuse(struct MHD_Connection *connection, unsigned code,
                                   const char *says, const char *allow);

#endif
