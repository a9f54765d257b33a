// serve.h -- the lines of a stream answered as cardwright engine answers them.

#ifndef SERVE_H
#define SERVE_H

#include <stdio.h>

#include "tools/protocol/protocol_line.h"

// Writes the reply to each line of [in] to [out], up to "bye" or the end.
void serve_lines(Protocol *protocol, FILE *in, FILE *out);

#endif
