// script_token.c -- names each piece of a script, and counts the lines.

#include "scripting/base/script_token.h"

#include <string.h>

#include "scripting/base/script_piece.h"

ScriptScan script_token_scan(const char *source, size_t size)
{
    return (ScriptScan){
        .at = source, .end = source + size, .line_at = source, .line = 1};
}

static bool is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

// Moves over [n] bytes and the ends of lines among them.
static void pass_bytes(ScriptScan *scan, size_t n)
{
    const char *to = scan->at + n, *at = scan->at;

    while ((at = memchr(at, '\n', (size_t)(to - at)))) {
        scan->line_at = ++at;
        scan->line++;
    }
    scan->at = to;
}

static void skip_blank(ScriptScan *scan)
{
    while (scan->at < scan->end) {
        if (script_piece_is_comment(scan->at, scan->end))
            pass_bytes(scan, script_piece(scan->at, scan->end));
        else if (is_blank(*scan->at))
            pass_bytes(scan, 1);
        else
            return;
    }
}

// Returns how many bytes the number takes: digits, letters, points, and the sign of an
// exponent.
static size_t number_size(const char *at, const char *end)
{
    const bool hexadecimal = end - at > 1 && (at[1] | 32) == 'x';
    const char exponent = hexadecimal ? 'p' : 'e';
    const char *c = at;

    for (; c < end && (script_piece_is_name(*c) || *c == '.'); c++)
        if ((*c | 32) == exponent && end - c > 1 && (c[1] == '-' || c[1] == '+')) c++;
    return (size_t)(c - at);
}

static size_t sign_size(const char *at, const char *end)
{
    static const char *const signs[] = {
        "...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"};

    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        const size_t n = strlen(signs[i]);

        if ((size_t)(end - at) >= n && !memcmp(at, signs[i], n)) return n;
    }
    return 1;
}

static TokenKind kind_of(const char *at, const char *end, size_t piece)
{
    if (*at == '"' || *at == '\'' || (*at == '[' && piece > 1)) return TOKEN_TEXT;
    if (is_digit(*at) || (*at == '.' && end - at > 1 && is_digit(at[1])))
        return TOKEN_NUMBER;
    return script_piece_is_name(*at) ? TOKEN_NAME : TOKEN_SIGN;
}

// Takes the quotes or the long brackets off a text. One that is not closed has none at its
// end.
static void bare_text(ScriptToken *token)
{
    size_t marks = 1;

    if (*token->begins == '[') marks = 2 + strspn(token->begins + 1, "=");
    token->at = token->begins + marks;
    token->n -= marks;
    if (token->n < marks ||
        token->ends[-1] != (*token->begins == '[' ? ']' : *token->begins))
        return;
    token->n -= marks;
}

ScriptToken script_token_next(ScriptScan *scan)
{
    ScriptToken token = {.kind = TOKEN_END};

    skip_blank(scan);
    token.at = token.begins = token.ends = scan->at;
    token.line = scan->line;
    token.column = (int)(scan->at - scan->line_at) + 1;
    if (scan->at == scan->end) return token;
    token.n = script_piece(scan->at, scan->end);
    token.kind = kind_of(scan->at, scan->end, token.n);
    if (token.kind == TOKEN_NUMBER) token.n = number_size(scan->at, scan->end);
    if (token.kind == TOKEN_SIGN) token.n = sign_size(scan->at, scan->end);
    token.ends = scan->at + token.n;
    if (token.kind == TOKEN_TEXT) bare_text(&token);
    pass_bytes(scan, (size_t)(token.ends - token.begins));
    return token;
}

bool script_token_is(const ScriptToken *token, const char *word)
{
    return token->kind != TOKEN_TEXT && token->n == strlen(word) &&
           !memcmp(token->at, word, token->n);
}

bool script_token_says(const ScriptToken *token, const char *text)
{
    return token->kind == TOKEN_TEXT && token->n == strlen(text) &&
           !memcmp(token->at, text, token->n);
}

bool script_token_same(const ScriptToken *a, const ScriptToken *b)
{
    const size_t n = (size_t)(a->ends - a->begins);

    return a->kind == b->kind && (size_t)(b->ends - b->begins) == n &&
           !memcmp(a->begins, b->begins, n);
}
