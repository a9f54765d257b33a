// set_script.c -- reads the file of a script, and what its first lines say.
//
// Nothing here runs a script: Lua reads it when it is loaded.

#include "db/lists/set_script.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "db/text/file.h"
#include "db/text/joined.h"

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

// Returns where the comment, the text in quotes or the long brackets that begin at [at]
// end, or [at] if none begins there.
static const char *end_of_quoted(const char *at)
{
    const char quote = *at;

    if (quote == '[') {
        const size_t level = strspn(at + 1, "=");
        if (at[1 + level] != '[') return at;
        for (const char *end = strchr(at, ']'); end; end = strchr(end + 1, ']'))
            if (strspn(end + 1, "=") == level && end[1 + level] == ']')
                return end + 2 + level;
        return at + strlen(at);
    }
    if (quote != '"' && quote != '\'') return at;
    for (at++; *at && *at != quote; at++) at += *at == '\\' && at[1];
    return at + (*at == quote);
}

static const char *skip_blank(const char *at)
{
    for (;;) {
        at += strspn(at, " \t\r\n");
        if (strncmp(at, "--", 2) != 0) return at;
        const char *end = end_of_quoted(at + 2);
        const bool is_long = at[2] == '[' && end != at + 2;
        at = is_long ? end : at + strcspn(at, "\n");
    }
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

bool set_script_same(const char *a, const char *b)
{
    a = skip_blank(a);
    b = skip_blank(b);
    while (*a && *b) {
        const size_t n = (size_t)(end_of_quoted(a) - a);
        const size_t step = n ? n : 1;

        if ((size_t)(end_of_quoted(b) - b) != n || strncmp(a, b, step) != 0)
            return false;
        const bool word = !n && is_word(*a);
        const bool joined[2] = {word && is_word(a[step]), word && is_word(b[step])};
        if (joined[0] != joined[1]) return false;
        a = skip_blank(a + step);
        b = skip_blank(b + step);
    }
    return *a == *b;
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
