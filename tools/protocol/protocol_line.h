// protocol_line.h -- one line in, one line out.
//
// A line of any bytes gets one reply, which is valid JSON and has the request's id (null
// if the request has none, or none that could be read).

#ifndef PROTOCOL_LINE_H
#define PROTOCOL_LINE_H

#include <stdio.h>

#include "tools/protocol/protocol.h"

// Returns the reply to the [n] bytes of a line, without a line end; the caller frees it.
char *protocol_line_reply(Protocol *protocol, const char *text, size_t n);

// Serves the lines of [in] until "bye", its end, or until [out] takes no more.
void protocol_line_serve(Protocol *protocol, FILE *in, FILE *out);

#endif
