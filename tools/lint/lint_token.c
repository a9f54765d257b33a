// lint_token.c -- pairs the brackets of a script, and the words that open and close.

#include "tools/lint/lint_token.h"

#include <string.h>

#include "engine/base/base.h"

typedef struct {
    Arena *arena;
    ScriptScan scan;
    Tokens tokens;
    int open; // the innermost bracket, or word that `end` closes; 0: none
    int functions;
} Lexer;

static void add_token(Lexer *lexer, ScriptToken token)
{
    Tokens *tokens = &lexer->tokens;

    tokens->list =
        arena_grow(lexer->arena, tokens->list, tokens->n + 1, sizeof *tokens->list);
    tokens->list[++tokens->n] = (Token){
        .it = token, .inside = lexer->open, .in_function = lexer->functions > 0};
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
    lexer->functions -= script_token_is(&list[open].it, "function");
}

// Keeps which words and brackets belong together. `do` belongs to its `for` or `while`.
static void pair(Lexer *lexer)
{
    static const char *const opens[] = {
        "function", "if", "for", "while", "repeat", "(", "{", "["};
    static const char *const closes[] = {"end", "until", ")", "}", "]"};
    const Token *token = &lexer->tokens.list[lexer->tokens.n];

    for (int i = 0; i < COUNT_OF(opens); i++)
        if (script_token_is(&token->it, opens[i])) {
            lexer->functions += !i;
            open_pair(lexer);
            return;
        }
    for (int i = 0; i < COUNT_OF(closes); i++)
        if (script_token_is(&token->it, closes[i])) close_pair(lexer);
}

Tokens lint_token_read(Arena *arena, const char *source)
{
    Lexer lexer = {.arena = arena, .scan = script_token_scan(source, strlen(source))};
    const Token none = {.it = {.at = ""}};
    ScriptToken token;

    lexer.tokens.list = arena_grow(arena, NULL, 0, sizeof *lexer.tokens.list);
    lexer.tokens.list[0] = none;
    while ((token = script_token_next(&lexer.scan)).kind != TOKEN_END) {
        add_token(&lexer, token);
        pair(&lexer);
    }
    lexer.tokens.list = arena_grow(
        arena, lexer.tokens.list, lexer.tokens.n + 1, sizeof *lexer.tokens.list);
    lexer.tokens.list[lexer.tokens.n + 1] = none;
    return lexer.tokens;
}

bool lint_token_same(const Tokens *tokens, int one, int two, int n)
{
    for (int i = 0; i < n; i++)
        if (!script_token_same(&tokens->list[one + i].it, &tokens->list[two + i].it))
            return false;
    return true;
}
