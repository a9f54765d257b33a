// game_scan.c -- reads Lua as tokens: names, texts and signs, with their lines.
//
// The text has been compiled before, so it is sound. Within a function or parentheses the
// braces of rows are not counted: there is code.

#include "scripting/game/game_scan.h"

#include <string.h>

typedef enum { TOKEN_END, TOKEN_NAME, TOKEN_TEXT, TOKEN_SIGN } TokenKind;

typedef struct {
    TokenKind kind;
    const char *at; // of a text without its quotes
    size_t n;
    int line;
} Token;

typedef struct {
    const char *at, *end;
    int line;
} Scan;

static bool is_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           c == '_';
}

// Returns how many `=` stand in [==[, -1 where no long bracket begins.
static int bracket_level(const Scan *scan)
{
    const char *at = scan->at + 1;

    if (scan->at == scan->end || *scan->at != '[') return -1;
    while (at < scan->end && *at == '=') at++;
    return at < scan->end && *at == '[' ? (int)(at - scan->at) - 1 : -1;
}

// Passes over a long bracket. Returns what it holds.
static Token long_text(Scan *scan, int level)
{
    Token token = {.kind = TOKEN_TEXT, .line = scan->line};

    scan->at += level + 2;
    token.at = scan->at;
    for (; scan->at < scan->end; scan->at++) {
        const char *close = scan->at + 1;

        if (*scan->at == '\n') scan->line++;
        if (*scan->at != ']') continue;
        while (close < scan->end && *close == '=') close++;
        if (close == scan->end || *close != ']' || close - scan->at - 1 != level)
            continue;
        token.n = (size_t)(scan->at - token.at);
        scan->at = close + 1;
        return token;
    }
    return token;
}

static Token short_text(Scan *scan)
{
    const char quote = *scan->at++;
    Token token = {.kind = TOKEN_TEXT, .at = scan->at, .line = scan->line};

    for (; scan->at < scan->end && *scan->at != quote; scan->at++) {
        if (*scan->at == '\\' && scan->at + 1 < scan->end) scan->at++;
        if (*scan->at == '\n') scan->line++;
    }
    token.n = (size_t)(scan->at - token.at);
    if (scan->at < scan->end) scan->at++;
    return token;
}

static void skip_comment(Scan *scan)
{
    scan->at += 2;
    if (bracket_level(scan) >= 0) {
        (void)long_text(scan, bracket_level(scan));
        return;
    }
    while (scan->at < scan->end && *scan->at != '\n') scan->at++;
}

static bool skip_blank(Scan *scan)
{
    if (scan->at == scan->end) return false;
    if (scan->end - scan->at > 1 && scan->at[0] == '-' && scan->at[1] == '-') {
        skip_comment(scan);
        return true;
    }
    if (!strchr(" \t\r\n", *scan->at)) return false;
    scan->line += *scan->at++ == '\n';
    return true;
}

static Token next(Scan *scan)
{
    Token token = {.kind = TOKEN_END};

    while (skip_blank(scan)) {
    }
    if (scan->at == scan->end) return token;
    if (*scan->at == '"' || *scan->at == '\'') return short_text(scan);
    if (bracket_level(scan) >= 0) return long_text(scan, bracket_level(scan));
    token = (Token){.kind = TOKEN_SIGN, .at = scan->at, .line = scan->line};
    if (is_name(*scan->at)) {
        token.kind = TOKEN_NAME;
        while (scan->at < scan->end && is_name(*scan->at)) scan->at++;
    } else {
        // Only signs of two letters that end with `=` could be mistaken for another.
        scan->at += scan->end - scan->at > 1 && scan->at[1] == '=' ? 2 : 1;
    }
    token.n = (size_t)(scan->at - token.at);
    return token;
}

static bool is(const Token *token, TokenKind kind, const char *text)
{
    return token->kind == kind && token->n == strlen(text) &&
           !memcmp(token->at, text, token->n);
}

static bool is_any(const Token *token, TokenKind kind, const char *const *texts)
{
    for (; *texts; texts++)
        if (is(token, kind, *texts)) return true;
    return false;
}

// Returns how many levels of code the token opens.
static int opens(const Token *token)
{
    static const char *const words[] = {"function", "do", "if", "repeat", NULL};
    static const char *const ends[] = {"end", "until", NULL};
    static const char *const signs[] = {"(", "[", NULL}, *const closing[] = {
                                                             ")", "]", NULL};

    if (is_any(token, TOKEN_NAME, words) || is_any(token, TOKEN_SIGN, signs)) return 1;
    if (is_any(token, TOKEN_NAME, ends) || is_any(token, TOKEN_SIGN, closing))
        return -1;
    return 0;
}

// Goes to the braces of game "name" {. Returns the line of `game`, 0: there is none.
static int find_game(Scan *scan)
{
    for (Token token = next(scan); token.kind; token = next(scan)) {
        const int line = token.line;

        if (!is(&token, TOKEN_NAME, "game")) continue;
        token = next(scan);
        if (token.kind != TOKEN_TEXT) continue;
        token = next(scan);
        if (is(&token, TOKEN_SIGN, "{")) return line;
    }
    return 0;
}

// Where the walk through the rows is.
typedef struct {
    Scan scan;
    Token token, after;
    int code;    // levels of functions and parentheses
    int braces;  // levels of rows; 1: the keys of the game
    int row;     // of the key, from 1
    bool begins; // the token is the first one of a row
} Walk;

// Goes to the next token. Returns false behind the braces of the game.
static bool walk(Walk *walk)
{
    const bool comma =
        !walk->code && walk->braces == 2 &&
        (is(&walk->token, TOKEN_SIGN, ",") || is(&walk->token, TOKEN_SIGN, ";"));
    const bool first = !walk->code && walk->braces == 2 &&
                       is(&walk->token, TOKEN_SIGN, "{") && !walk->row;

    walk->token = walk->after;
    walk->after = next(&walk->scan);
    walk->begins = comma || first;
    walk->row += walk->begins;
    walk->code += opens(&walk->token);
    if (walk->code) return walk->token.kind != TOKEN_END;
    walk->braces += is(&walk->token, TOKEN_SIGN, "{");
    walk->braces -= is(&walk->token, TOKEN_SIGN, "}");
    if (walk->braces == 1) walk->row = 0;
    return walk->token.kind != TOKEN_END && walk->braces > 0;
}

static bool is_key(const Walk *walk)
{
    return walk->token.kind == TOKEN_NAME && !walk->code &&
           is(&walk->after, TOKEN_SIGN, "=");
}

static Walk begin(GameText text, int *line)
{
    Walk walk = {.scan = {text.source, text.source + text.size, 1}, .braces = 1};

    *line = find_game(&walk.scan);
    walk.after = next(&walk.scan);
    return walk;
}

static bool is_part(const Token *token, const char *part)
{
    return is(token, TOKEN_NAME, part) || is(token, TOKEN_TEXT, part);
}

int game_scan_line(GameText text, const char *key, int row, const char *part)
{
    int line;
    Walk at = begin(text, &line);
    bool found = false;

    if (!line || !key) return line;
    while (walk(&at)) {
        if (at.braces == 1 && is_key(&at)) {
            if (found) return line;
            found = is(&at.token, TOKEN_NAME, key);
            if (found) line = at.token.line;
        }
        if (!found || (row && at.row != row)) continue;
        if (row && at.begins) line = at.token.line;
        if (row && !part) return line;
        if (part && is_part(&at.token, part) && !(at.braces == 1 && is_key(&at)))
            return at.token.line;
    }
    return line;
}

// Finds the first text of the message in quotes. Returns its length.
static size_t quoted(const char *message, const char **found)
{
    static const char quotes[] = "'\"";

    for (const char *at = strpbrk(message, quotes); at; at = strpbrk(at + 1, quotes)) {
        const char *end = strchr(at + 1, *at);

        if (!end) return 0;
        *found = at + 1;
        if (end > at + 1) return (size_t)(end - at) - 1;
        at = end;
    }
    return 0;
}

int game_scan_column(GameText text, int line, const char *message)
{
    const char *at = text.source, *end = text.source + text.size, *stop, *word = "";
    const size_t n = quoted(message, &word);

    for (; at && line > 1; line--) {
        at = memchr(at, '\n', (size_t)(end - at));
        if (at) at++;
    }
    if (!at || at == end || line < 1) return 0;
    stop = memchr(at, '\n', (size_t)(end - at));
    if (!stop) stop = end;
    for (const char *c = at; n && c + n <= stop; c++) {
        if (memcmp(c, word, n) != 0 || (c > at && is_name(c[-1]))) continue;
        if (c + n == stop || !is_name(c[n])) return (int)(c - at) + 1;
    }
    while (at < stop && (*at == ' ' || *at == '\t')) at++, line++;
    return line;
}

static void tell_code(Token token, void (*tell)(void *, const char *, size_t),
                      void *self)
{
    if (token.kind == TOKEN_NAME || token.kind == TOKEN_TEXT)
        tell(self, token.at, token.n);
}

void game_scan_uses(GameText text, void (*tell)(void *self, const char *name, size_t n),
                    void *self)
{
    Scan scan = {text.source, text.source + text.size, 1};
    const char *game = NULL;
    int line;
    Walk at = begin(text, &line);

    if (line) game = at.after.at;
    for (Token token = next(&scan); token.kind && token.at != game; token = next(&scan))
        tell_code(token, tell, self);
    if (!game) return;
    while (walk(&at)) {
        if (at.code || (at.token.kind == TOKEN_NAME && !is_key(&at)))
            tell_code(at.token, tell, self);
    }
    for (Token token = next(&at.scan); token.kind; token = next(&at.scan))
        tell_code(token, tell, self);
}
