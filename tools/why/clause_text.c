// clause_text.c -- finds the part of a clause that a key begins, in the text of its script.

#include "tools/why/clause_text.h"

#include <ctype.h>
#include <string.h>

#include "engine/kernel/base/text.h"

// Returns what follows a text or a comment that begins at [at], else [at].
static const char *past_text(const char *at)
{
    const char quote = *at;

    if (!strncmp(at, "--", 2)) return at + strcspn(at, "\n");
    if (quote != '"' && quote != '\'') return at;
    for (at++; *at && *at != quote && *at != '\n'; at++)
        if (*at == '\\' && at[1]) at++;
    return *at ? at + 1 : at;
}

static bool opens(char c)
{
    return c == '{' || c == '(' || c == '[';
}

static bool closes(char c)
{
    return c == '}' || c == ')' || c == ']';
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

// Returns the end of the part that begins at [at]: the comma after it, or the brace that
// closes the table.
static const char *end_of(const char *at)
{
    int depth = 0;

    while (*at) {
        const char *next = past_text(at);

        if (next != at) {
            at = next;
            continue;
        }
        if (!depth && (*at == ',' || closes(*at))) return at;
        depth += opens(*at) - closes(*at);
        at++;
    }
    return at;
}

// Copies a part with one space where several stand, or a line ends.
static const char *copy_part(const char *at, const char *end, Arena *arena)
{
    char text[CLAUSE_TEXT_MAX + 4];
    size_t n = 0;

    for (; at < end && n < CLAUSE_TEXT_MAX; at++) {
        const bool blank = isspace((unsigned char)*at);

        if (blank && (!n || text[n - 1] == ' ')) continue;
        text[n++] = blank ? ' ' : *at;
    }
    while (n && text[n - 1] == ' ') n--;
    text[n] = '\0';
    if (at < end) text_copy(text + text_cut(text, CLAUSE_TEXT_MAX - 1), 4, "...");
    return arena_text(arena, text);
}

static bool begins_with_word(const char *at, const char *key)
{
    const size_t n = strlen(key);

    return !strncmp(at, key, n) && !is_word(at[n]);
}

// Returns where a part begins, past spaces and comments.
static const char *past_space(const char *at)
{
    while (isspace((unsigned char)*at) || !strncmp(at, "--", 2))
        at += *at == '-' ? strcspn(at, "\n") : 1;
    return at;
}

// Returns where the part with [key] begins in the table that opens on that line, NULL: there
// is none.
static const char *find_part(const char *text, int line, const char *key)
{
    for (; line > 1 && text; line--)
        if ((text = strchr(text, '\n'))) text++;
    if (text) text = strchr(text, '{');
    while (text && *text && *text != '}') {
        text = past_space(text + 1);
        if (begins_with_word(text, key)) return text;
        text = end_of(text);
    }
    return NULL;
}

const char *clause_text_find(const char *text, int line, const char *key, Arena *arena)
{
    const char *at = find_part(text, line, key);

    return at ? copy_part(at, end_of(at), arena) : NULL;
}

// Returns the text of the script with the clause, NULL: nobody has it.
static const char *text_of(Catalog *catalog, ClauseId clause, Arena *arena)
{
    const Library *library = catalog ? catalog_library(catalog) : NULL;

    if (!library || !clause) return NULL;
    return catalog_text(
        catalog, &library->scripts[library->clauses[clause].script], arena);
}

const char *clause_text_of(Catalog *catalog, ClauseId clause, const char *key,
                           Arena *arena)
{
    const char *text = text_of(catalog, clause, arena);

    return text ? clause_text_find(
                      text, catalog_library(catalog)->clauses[clause].line, key, arena)
                : NULL;
}

const char *clause_text_item(Catalog *catalog, ClauseId clause, const char *key, int n,
                             Arena *arena)
{
    const char *text = text_of(catalog, clause, arena);
    const char *at =
        text ? find_part(text, catalog_library(catalog)->clauses[clause].line, key)
             : NULL;

    if (at) at = past_space(at + strlen(key));
    if (!at || *at != '=') return NULL;
    at = past_space(at + 1);
    if (*at != '{') return copy_part(at, end_of(at), arena);
    for (at = past_space(at + 1); n && *at && *at != '}'; n--) {
        at = end_of(at);
        if (*at == ',') at = past_space(at + 1);
    }
    return *at && *at != '}' ? copy_part(at, end_of(at), arena) : NULL;
}
