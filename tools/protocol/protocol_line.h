// protocol_line.h -- one line in, one line out.
//
// A line of any bytes gets one reply, which is valid JSON and has the request's id (null
// if the request has none, or none that could be read).

#ifndef PROTOCOL_LINE_H
#define PROTOCOL_LINE_H

#include <stdio.h>

#include "tools/protocol/protocol.h"

// A line that was read.
typedef struct {
    json_t *request; // NULL: no JSON could be read
    json_t *id;      // of the reply
    Err refused;     // "": its request may be carried out
} ProtocolLine;

// Reads the [n] bytes of a line. The caller has it answered, or frees it.
void protocol_line_read(const char *text, size_t n, ProtocolLine *line);
void protocol_line_free(ProtocolLine *line);

// Carries out the request of the line, which is freed, and counts what is refused in the
// [protocol]. Returns the reply, which the caller frees.
char *protocol_line_answer(Protocol *protocol, ProtocolLine *line);

// Returns the reply to the [n] bytes of a line, without a line end; the caller frees it.
char *protocol_line_reply(Protocol *protocol, const char *text, size_t n);

// Writes the same reply into [out], with the 0 that ends a text behind its bytes. A line of more
// than REQUEST_BYTES_MAX is refused.
void protocol_line_write(Protocol *protocol, const char *text, size_t n, JsonText *out);

#endif
