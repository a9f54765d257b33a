// yaml_fuzz.c -- any text as a list of cards in YAML: the JSON that it becomes can be read.
// `make fuzz` builds it with libFuzzer.

#include <jansson.h>

#include "db/text/arena.h"
#include "db/yaml/yaml_json.h"
#include "db/yaml/yaml_look.h"
#include "engine/base/base.h"
#include "tests/fuzz/stages.h"

enum { SEEN, REFUSED, WRITTEN };
const char *const stages_names[STAGES_MAX] = {
    "seen as YAML", "refused", "written as JSON"};

// The reader of files lets no NUL and no broken character pass.
static bool is_text(const uint8_t *data, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (!data[i] || data[i] >= 0x80) return false;
    return true;
}

int stages_input(const uint8_t *data, size_t size)
{
    Arena *arena = arena_new();
    json_error_t where;
    Err err = {0};

    if (yaml_look_fits((const char *)data, size)) stages_reach(SEEN);
    const char *json =
        is_text(data, size)
            ? yaml_json_text((const char *)data, size, "input", arena, &err)
            : NULL;
    if (json) {
        json_t *value = json_loads(json, JSON_DECODE_ANY, &where);
        ASSERT(value || !*json);
        json_decref(value);
        stages_reach(WRITTEN);
    } else if (err.code) {
        stages_reach(REFUSED);
    }
    arena_free(arena);
    return 0;
}
