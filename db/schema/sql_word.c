// sql_word.c -- reads words of SQL as SQLite does, as far as the comparison needs.
//
// Two texts with the same words mean the same. So quotes go only from a name that is no
// word of SQL: "NULL" is a column or a text, and NULL is neither.

#include "db/schema/sql_word.h"

#include <sqlite3.h>
#include <string.h>

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80);
}

static bool is_of_word(char c)
{
    return is_letter(c) || (c >= '0' && c <= '9') || c == '$';
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
}

static bool is_quote(char c)
{
    return c == '\'' || c == '"' || c == '`' || c == '[';
}

static const char *skip_comment(const char *at)
{
    const bool line = *at == '-';
    const char *end = strstr(at + 2, line ? "\n" : "*/");

    if (!end) return at + strlen(at);
    return end + (line ? 1 : 2);
}

static const char *skip_blanks(const char *at)
{
    for (;;) {
        if (is_blank(*at))
            at++;
        else if ((*at == '-' || *at == '/') && at[1] == (*at == '-' ? '-' : '*'))
            at = skip_comment(at);
        else
            return at;
    }
}

// Returns the end of what begins with a quote at [at]. A quote within is doubled.
static const char *end_of_quoted(const char *at)
{
    const char quote = *at == '[' ? ']' : *at;

    for (at++; *at; at++) {
        if (*at != quote) continue;
        if (quote == ']' || at[1] != quote) return at + 1;
        at++;
    }
    return at;
}

// Takes the quotes from a name that needs none.
static SqlWord bare_name(SqlWord quoted)
{
    const SqlWord inside = {quoted.text + 1, quoted.n - 2};

    if (*quoted.text == '\'' || inside.n < 1 || !is_letter(*inside.text)) return quoted;
    for (int i = 0; i < inside.n; i++)
        if (!is_of_word(inside.text[i])) return quoted;
    return sqlite3_keyword_check(inside.text, inside.n) ? quoted : inside;
}

SqlWord sql_word_next(const char **at)
{
    const char *start = skip_blanks(*at), *end = start;

    if (is_quote(*start)) {
        *at = end_of_quoted(start);
        return bare_name((SqlWord){start, (int)(*at - start)});
    }
    while (is_of_word(*end)) end++;
    if (end == start && *end) end++;
    *at = end;
    return (SqlWord){start, (int)(end - start)};
}

bool sql_word_is(SqlWord word, const char *text)
{
    return (int)strlen(text) == word.n && !memcmp(word.text, text, (size_t)word.n);
}

static bool is_end(SqlWord word)
{
    return word.n == 0 || sql_word_is(word, ";");
}

bool sql_word_same(const char *one, const char *other)
{
    SqlWord a, b;

    do {
        a = sql_word_next(&one);
        b = sql_word_next(&other);
        if (is_end(a) && is_end(b)) return true;
    } while (a.n == b.n && !memcmp(a.text, b.text, (size_t)a.n));
    return false;
}
