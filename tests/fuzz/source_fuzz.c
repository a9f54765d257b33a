// source_fuzz.c -- any bytes as a file, packed or not, in any encoding, come out as
// valid text. `make fuzz` builds it with libFuzzer.

#include "tests/fuzz/list.h"

#include "db/text/name_match.h"

enum { TEXT_BYTES = 1 << 20 };

enum { REFUSED, FAILED, READ };
const char *const stages_names[STAGES_MAX] = {
    "refused", "broken off", "read to the end"};

int stages_input(const uint8_t *data, size_t size)
{
    static char text[TEXT_BYTES + 1];
    Err err = {0};
    Source *source = source_open(fuzz_file(data, size), &err);
    size_t n = 0;
    int byte;

    if (!source) {
        ASSERT(err.code);
        stages_reach(REFUSED);
        return 0;
    }
    while (n < TEXT_BYTES && (byte = source_next(source)) != SOURCE_END) {
        ASSERT(byte);
        text[n++] = (char)byte;
    }
    text[n] = '\0';
    // A character may be cut where the room here ends, not before.
    if (n < TEXT_BYTES) ASSERT(name_match_is_utf8(text));
    stages_reach(source_failed(source, &err) ? FAILED : READ);
    source_close(source);
    return 0;
}
