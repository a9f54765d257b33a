// set_script.c -- reads the file of a script, and what its first lines say.
//
// Nothing here runs a script: Lua reads it when it is loaded.

#include "db/folders/set_script.h"

#include <string.h>
#include <strings.h>

#include "db/text/file.h"
#include "db/text/joined.h"
#include "scripting/base/script_token.h"

const char *set_script_read(SetScript *script, Arena *arena)
{
    Err err;

    if (!script->named && file_check_inside(script->path, &err))
        return arena_format(arena, "a script; %s", err.text);
    script->source =
        file_read(script->path, LIMIT_SCRIPT_SOURCE, arena, &script->size, &err);
    if (!script->source) return arena_format(arena, "a script; %s", err.text);
    int line;
    const char *odd = file_odd_byte(script->source, script->size, &line);
    return odd ? arena_format(arena, "UTF-8 text; line %d has %s", line, odd) : NULL;
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

bool set_script_same(const char *a, const char *b)
{
    ScriptScan one = script_token_scan(a, strlen(a)),
               other = script_token_scan(b, strlen(b));
    ScriptToken left, right;

    do {
        left = script_token_next(&one);
        right = script_token_next(&other);
        if (!script_token_same(&left, &right)) return false;
    } while (left.kind != TOKEN_END);
    return true;
}

const char *set_script_summary(Arena *arena, const char *source, const char *skip)
{
    Joined summary = {.arena = arena};

    while (!strncmp(source, "--", 2)) {
        size_t n = strcspn(source, "\r\n");
        size_t start = 2 + strspn(source + 2, " ");
        if (start > n) start = n;
        const char *line = source + start;
        const bool heading = skip && !strncasecmp(line, skip, strlen(skip));
        if (!heading && start < n) joined_add_n(&summary, " ", line, n - start);
        source += n;
        source += *source == '\r';
        source += *source == '\n';
    }
    return summary.text;
}
