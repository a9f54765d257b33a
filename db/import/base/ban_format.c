// ban_format.c -- the formats of a game by their names.

#include "db/import/base/ban_format.h"

#include <strings.h>

const char *ban_format_find(const Rules *rules, const char *word)
{
    for (int i = 0; i < rules->formats_n; i++)
        if (!strcasecmp(rules->formats[i].name, word)) return rules->formats[i].name;
    return NULL;
}

const char *ban_format_names(const Rules *rules, Arena *arena)
{
    const char *text = "one of";

    for (int i = 0; i < rules->formats_n; i++)
        text =
            arena_format(arena, "%s%s %s", text, i ? "," : "", rules->formats[i].name);
    return text;
}
