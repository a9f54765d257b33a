// set_script.c -- reads the file of a script, and what its first lines say.
//
// Nothing here runs a script: Lua reads it when it is loaded.

#include "db/lists/set_script.h"

#include <string.h>
#include <strings.h>

#include "db/text/file.h"
#include "db/text/name_match.h"

const char *set_script_read(SetScript *script, Arena *arena)
{
    Err err;

    script->source = file_read(script->path, arena, &script->size, &err);
    if (!script->source) return arena_format(arena, "a script; %s", err.text);
    const bool text = strlen(script->source) == script->size;
    return text && name_match_is_utf8(script->source) ? NULL : "UTF-8 text";
}

const char *set_script_named(Arena *arena, const char *source, const char *word)
{
    size_t n = strlen(word);

    for (const char *line = source; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (!*line) break;
        if (strncmp(line, word, n) != 0) continue;
        const char *open = line + n + strspn(line + n, " (");
        if (*open != '"' && *open != '\'') continue;
        size_t length = strcspn(open + 1, "\"'\r\n");
        return arena_text_n(arena, open + 1, length);
    }
    return NULL;
}

const char *set_script_summary(Arena *arena, const char *source, const char *skip)
{
    const char *summary = NULL;

    while (!strncmp(source, "--", 2)) {
        size_t n = strcspn(source, "\r\n");
        size_t start = 2 + strspn(source + 2, " ");
        if (start > n) start = n;
        const char *line = arena_text_n(arena, source + start, n - start);
        bool heading = skip && !strncasecmp(line, skip, strlen(skip));
        if (!heading && *line)
            summary = summary ? arena_format(arena, "%s %s", summary, line) : line;
        source += n;
        source += *source == '\r';
        source += *source == '\n';
    }
    return summary;
}
