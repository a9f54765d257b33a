// json_safe.c -- text of any bytes as JSON.

#include "tools/door/json_safe.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"

static char *repaired(const char *text)
{
    char *copy = strdup(text);

    ENOUGH(copy);
    (void)text_repair(copy);
    return copy;
}

json_t *json_safe_text(const char *text)
{
    json_t *json = text ? json_string(text) : json_null();
    char *copy;

    if (json) return json;
    copy = repaired(text);
    json = json_string(copy);
    free(copy);
    return json;
}

void json_safe_set(json_t *object, const char *key, json_t *value)
{
    char *copy;

    if (!value || !json_object_set(object, key, value)) {
        json_decref(value);
        return;
    }
    copy = repaired(key);
    (void)json_object_set_new(object, copy, value);
    free(copy);
}

char *json_safe_line(const json_t *json)
{
    char *line = json ? json_dumps(json, JSON_COMPACT | JSON_ENCODE_ANY) : NULL;

    if (!line) line = strdup("null");
    ENOUGH(line);
    return line;
}
