// serve_reply.h -- what a browser is sent, and what it may do with it.

#ifndef SERVE_REPLY_H
#define SERVE_REPLY_H

#include <microhttpd.h>

#include "tools/serve/page_files.h"

// Sends what lives longer than the answer.
enum MHD_Result serve_reply_file(struct MHD_Connection *connection,
                                 const PageFile *file);

// Sends JSON with the status [code], and frees it.
enum MHD_Result serve_reply_json(struct MHD_Connection *connection, unsigned code,
                                 char *text, size_t n);

// Refuses with one sentence, which ends with a line end. [allow]: the methods, where another one was
// used; else NULL.
enum MHD_Result serve_reply_refuse(struct MHD_Connection *connection, unsigned code,
                                   const char *says, const char *allow);

#endif
