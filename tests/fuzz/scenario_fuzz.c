// scenario_fuzz.c -- any bytes as a file of scenarios: it is read and run, or refused
// with a line of text. `make fuzz` builds it with libFuzzer.
//
// The cards are those of build/cards.db.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "tests/fuzz/stages.h"
#include "tools/scenarios/scenario_lua.h"

enum { SCENARIOS_OF_INPUT = 3 };

enum { REFUSED, RUN, FAILED, PASSED };
const char *const stages_names[STAGES_MAX] = {"refused", "run", "failed", "passed"};

static Catalog *catalog_once(void)
{
    static Catalog *catalog;
    Err err = {0};

    if (!catalog) catalog = catalog_open(stages_cards(), NULL, &err);
    if (catalog) return catalog;
    (void)fprintf(stderr, "%s\n", err.text);
    abort();
}

static const char *path_of(const uint8_t *data, size_t size)
{
    static int file = -1;
    static char path[40];

    if (file < 0) file = memfd_create("input", 0);
    ASSERT(file >= 0 && !ftruncate(file, 0));
    ASSERT(pwrite(file, data, size, 0) == (ssize_t)size);
    (void)snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    return path;
}

int stages_input(const uint8_t *data, size_t size)
{
    Catalog *catalog = catalog_once();
    const char *path = path_of(data, size);
    Err err = {0};
    ScenarioFile *file = scenario_lua_open(path, catalog_library(catalog)->rules, &err);

    ASSERT(file || (err.code && *err.text));
    if (!file) stages_reach(REFUSED);
    for (int i = 0; file && i < scenario_lua_count(file) && i < SCENARIOS_OF_INPUT;
         i++) {
        char *told;
        const ScenarioStatus status = scenario_lua_run(file, i, catalog, &told);

        ASSERT(status == SCENARIO_PASSED || (told && *told));
        stages_reach(RUN);
        stages_reach(status == SCENARIO_PASSED ? PASSED : FAILED);
        free(told);
    }
    scenario_lua_close(file);
    return 0;
}
