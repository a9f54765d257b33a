// sheet_fuzz.c -- any bytes as a spreadsheet, an archive or a page with tables. `make
// fuzz` builds it with libFuzzer.

#include "tests/fuzz/list.h"

#include "db/text/file_mark.h"

const char *const stages_names[STAGES_MAX] = FUZZ_LIST_STAGES;

// Text that is no page is tried by other targets.
int stages_input(const uint8_t *data, size_t size)
{
    const bool page = size && (data[0] == '<' || data[0] == '|');

    if (!page && !file_mark_find(data, size)) return -1;
    fuzz_import_list(fuzz_file(data, size));
    return 0;
}
