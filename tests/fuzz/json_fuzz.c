// json_fuzz.c -- any bytes as a list of cards in JSON. `make fuzz` builds it with
// libFuzzer.

#include "tests/fuzz/list.h"

const char *const stages_names[STAGES_MAX] = FUZZ_LIST_STAGES;

int stages_input(const uint8_t *data, size_t size)
{
    return fuzz_list(data, size, "json");
}
