// serve.c -- answers the lines of a stream.

#include "tests/tools/serve.h"

#include <stdlib.h>

#include "tools/door/line_in.h"

void serve_lines(Protocol *protocol, FILE *in, FILE *out)
{
    LineIn line = {0};
    JsonText reply = {0};

    while (!protocol->left && line_in_next(&line, in, REQUEST_BYTES_MAX)) {
        protocol_line_write(protocol, line.text ? line.text : "", line.n, &reply);
        (void)fprintf(out, "%s\n", reply.text);
    }
    free(line.text);
    free(reply.text);
}
