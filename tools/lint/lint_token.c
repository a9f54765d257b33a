// lint_token.c -- takes a Lua source apart, comments left out.

#include "tools/lint/lint_token.h"

#include <ctype.h>
#include <string.h>

#include "engine/kernel/base/base.h"

typedef struct {
    Arena *arena;
    const char *at, *line_at;
    int line;
    Tokens tokens;
    int open; // the innermost bracket, or word that `end` closes; 0: none
    int functions;
} Lexer;

// Returns where the long brackets that begin at [at] end; [at] if none begins there.
static const char *end_of_long(const char *at)
{
    const size_t level = strspn(at + 1, "=");

    if (*at != '[' || at[1 + level] != '[') return at;
    for (const char *end = strchr(at, ']'); end; end = strchr(end + 1, ']'))
        if (strspn(end + 1, "=") == level && end[1 + level] == ']')
            return end + 2 + level;
    return at + strlen(at);
}

static void go_to(Lexer *lexer, const char *to)
{
    for (; lexer->at < to; lexer->at++) {
        if (*lexer->at != '\n') continue;
        lexer->line++;
        lexer->line_at = lexer->at + 1;
    }
}

static void skip_blank(Lexer *lexer)
{
    for (;;) {
        const char *at = lexer->at;

        go_to(lexer, at + strspn(at, " \t\r\n"));
        at = lexer->at;
        if (at[0] != '-' || at[1] != '-') return;
        const char *end = end_of_long(at + 2);
        go_to(lexer, end != at + 2 ? end : at + strcspn(at, "\n"));
    }
}

static const char *end_of_text(const char *at)
{
    const char quote = *at;

    for (at++; *at && *at != quote && *at != '\n'; at++) at += *at == '\\' && at[1];
    return at + (*at == quote);
}

static Token *add(Lexer *lexer, TokenKind kind, const char *end)
{
    Tokens *tokens = &lexer->tokens;
    Token *token;

    tokens->list =
        arena_grow(lexer->arena, tokens->list, tokens->n + 1, sizeof *tokens->list);
    token = &tokens->list[++tokens->n];
    *token = (Token){.kind = kind,
                     .at = lexer->at,
                     .n = (size_t)(end - lexer->at),
                     .line = lexer->line,
                     .column = (int)(lexer->at - lexer->line_at) + 1,
                     .inside = lexer->open,
                     .in_function = lexer->functions > 0};
    return token;
}

static void open_pair(Lexer *lexer)
{
    lexer->open = lexer->tokens.n;
}

static void close_pair(Lexer *lexer)
{
    Token *list = lexer->tokens.list;
    const int open = lexer->open;

    if (!open) return;
    lexer->open = list[open].inside;
    list[open].pair = lexer->tokens.n;
    list[lexer->tokens.n].pair = open;
    list[lexer->tokens.n].inside = list[open].inside;
    lexer->functions -= lint_token_is(&list[open], "function");
}

// Keeps which words and brackets belong together. `do` belongs to its `for` or `while`.
static void pair(Lexer *lexer)
{
    static const char *const opens[] = {
        "function", "if", "for", "while", "repeat", "(", "{", "["};
    static const char *const closes[] = {"end", "until", ")", "}", "]"};
    const Token *token = &lexer->tokens.list[lexer->tokens.n];

    for (int i = 0; i < COUNT_OF(opens); i++)
        if (lint_token_is(token, opens[i])) {
            lexer->functions += !i;
            open_pair(lexer);
            return;
        }
    for (int i = 0; i < COUNT_OF(closes); i++)
        if (lint_token_is(token, closes[i])) close_pair(lexer);
}

static void read_one(Lexer *lexer)
{
    const char *at = lexer->at, *end = end_of_long(at);
    Token *token;

    if (isalpha((unsigned char)*at) || *at == '_') {
        for (end = at; isalnum((unsigned char)*end) || *end == '_';) end++;
        (void)add(lexer, TOKEN_NAME, end);
    } else if (isdigit((unsigned char)*at)) {
        for (end = at; isalnum((unsigned char)*end) || *end == '.';) end++;
        (void)add(lexer, TOKEN_NUMBER, end);
    } else if (*at == '"' || *at == '\'' || end != at) {
        const bool is_long = end != at;

        if (!is_long) end = end_of_text(at);
        token = add(lexer, TOKEN_TEXT, end);
        if (!is_long && token->n >= 2) {
            token->at++;
            token->n -= 2;
        }
    } else {
        end = at + (at[1] == '=' && strchr("=<>~", *at) ? 2 : 1);
        (void)add(lexer, TOKEN_SIGN, end);
    }
    pair(lexer);
    go_to(lexer, end);
}

Tokens lint_token_read(Arena *arena, const char *source)
{
    Lexer lexer = {.arena = arena, .at = source, .line_at = source, .line = 1};

    lexer.tokens.list = arena_grow(arena, NULL, 0, sizeof *lexer.tokens.list);
    lexer.tokens.list[0] = (Token){.at = ""};
    for (skip_blank(&lexer); *lexer.at; skip_blank(&lexer)) read_one(&lexer);
    lexer.tokens.list = arena_grow(
        arena, lexer.tokens.list, lexer.tokens.n + 1, sizeof *lexer.tokens.list);
    lexer.tokens.list[lexer.tokens.n + 1] = (Token){.at = ""};
    return lexer.tokens;
}

bool lint_token_is(const Token *token, const char *word)
{
    return token->kind != TOKEN_TEXT && token->n == strlen(word) &&
           !memcmp(token->at, word, token->n);
}

bool lint_token_says(const Token *token, const char *text)
{
    return token->kind == TOKEN_TEXT && token->n == strlen(text) &&
           !memcmp(token->at, text, token->n);
}

bool lint_token_same(const Tokens *tokens, int one, int two, int n)
{
    for (int i = 0; i < n; i++) {
        const Token *a = &tokens->list[one + i], *b = &tokens->list[two + i];

        if (a->kind != b->kind || a->n != b->n || memcmp(a->at, b->at, a->n) != 0)
            return false;
    }
    return true;
}
