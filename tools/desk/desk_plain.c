// desk_plain.c -- makes what is told plain: no name of a file has the private folder in it.

#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/desk/desk_inside.h"
#include "tools/door/json_safe.h"

const char *desk_plain(const Desk *desk, const char *text, Arena *arena)
{
    const char *root = arena_format(arena, "%s/", desk->root);
    const char *plain = "";

    for (const char *at; (at = strstr(text, root)); text = at + strlen(root))
        plain = arena_format(arena, "%s%.*s", plain, (int)(at - text), text);
    return *plain ? arena_format(arena, "%s%s", plain, text) : arena_text(arena, text);
}

void desk_plain_err(const Desk *desk, Err *err)
{
    Arena *arena = arena_new();

    text_copy(err->text, sizeof err->text, desk_plain(desk, err->text, arena));
    arena_free(arena);
}

// Returns the text plain as JSON, or NULL if it is plain.
static json_t *plain_text(const Desk *desk, const json_t *text)
{
    const char *whole = json_string_value(text);

    if (!whole || !strstr(whole, desk->root)) return NULL;
    Arena *arena = arena_new();
    json_t *plain = json_safe_text(desk_plain(desk, whole, arena));
    arena_free(arena);
    return plain;
}

void desk_plain_json(const Desk *desk, json_t *told)
{
    const char *key;
    json_t *value;
    void *next;
    size_t i;

    json_object_foreach_safe(told, next, key, value)
    {
        json_t *plain = plain_text(desk, value);

        if (plain)
            json_object_set_new(told, key, plain);
        else
            desk_plain_json(desk, value);
    }
    json_array_foreach(told, i, value)
    {
        json_t *plain = plain_text(desk, value);

        if (plain)
            json_array_set_new(told, i, plain);
        else
            desk_plain_json(desk, value);
    }
}
