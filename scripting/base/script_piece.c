// script_piece.c -- cuts the source of a script into pieces: names, texts, comments, signs.

#include "scripting/base/script_piece.h"

#include <ctype.h>
#include <string.h>

bool script_piece_is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

// Returns how many bytes the long bracket at [at] takes up to its end, 0 if there is
// none: [[ ... ]], or with equals signs between the brackets.
static size_t long_bracket(const char *at, const char *end)
{
    const char *open = at + 1;

    if (at == end || *at != '[') return 0;
    while (open < end && *open == '=') open++;
    if (open == end || *open != '[') return 0;
    const size_t n = (size_t)(open - at) + 1; // of each of the two brackets
    for (const char *close = open + 1; close + n <= end; close++)
        if (close[0] == ']' && close[n - 1] == ']' && !memcmp(close + 1, at + 1, n - 2))
            return (size_t)(close - at) + n;
    return (size_t)(end - at);
}

bool script_piece_is_comment(const char *at, const char *end)
{
    return end - at >= 2 && at[0] == '-' && at[1] == '-';
}

static size_t comment(const char *at, const char *end)
{
    if (!script_piece_is_comment(at, end)) return 0;
    const size_t bracket = long_bracket(at + 2, end);
    if (bracket) return 2 + bracket;
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    return (size_t)((newline ? newline : end) - at);
}

// Passes over a backslash and what it escapes: `\z` all blanks behind it, a line that ends
// with two bytes both of them.
static const char *pass_escape(const char *c, const char *end)
{
    const char what = c + 1 < end ? c[1] : '\0';

    c += c + 1 < end ? 2 : 1;
    if (what == 'z')
        while (c < end && isspace((unsigned char)*c)) c++;
    if (c < end && ((what == '\r' && *c == '\n') || (what == '\n' && *c == '\r'))) c++;
    return c;
}

static size_t quoted_length(const char *at, const char *end)
{
    const char *c = at + 1;

    if (*at != '"' && *at != '\'') return 0;
    while (c < end && *c != *at && *c != '\n')
        c = *c == '\\' ? pass_escape(c, end) : c + 1;
    return (size_t)(c - at) + (c < end && *c == *at);
}

size_t script_piece(const char *at, const char *end)
{
    size_t n = comment(at, end);

    if (!n) n = long_bracket(at, end);
    if (!n) n = quoted_length(at, end);
    while (!n ||
           (at + n < end && script_piece_is_name(*at) && script_piece_is_name(at[n])))
        n++;
    return n;
}
