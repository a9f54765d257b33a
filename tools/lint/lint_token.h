// lint_token.h -- a script as the words, texts and signs that it is made of, each with its
// place.
//
// Checks use them for things that no record keeps: names that nothing uses, sentences
// that stand twice, the place of a tag. If Lua cannot read a script, it gives the tokens
// up to that place.

#ifndef LINT_TOKEN_H
#define LINT_TOKEN_H

#include <stdbool.h>
#include <stddef.h>

#include "db/text/arena.h"

typedef enum { TOKEN_NAME, TOKEN_TEXT, TOKEN_NUMBER, TOKEN_SIGN } TokenKind;

typedef struct {
    TokenKind kind;
    const char *at;   // in the source; of a text behind its quote
    size_t n;         // bytes; of a text without its quotes
    int line, column; // from 1
    int pair; // of a bracket, and of function ... end and its like: the other one; 0: none
    int inside; // the innermost bracket that it stands in; 0: none
    bool in_function;
} Token;

// Tokens from 1; list[0] is empty, and so is the one behind the last.
typedef struct {
    Token *list;
    int n; // the last one
} Tokens;

// Reads a source that ends with a zero byte and outlives the tokens.
Tokens lint_token_read(Arena *arena, const char *source);

// Tells whether the token is a name or a sign, or a text, of these bytes.
bool lint_token_is(const Token *token, const char *word);
bool lint_token_says(const Token *token, const char *text);

// Tells whether two stretches of [n] tokens are the same.
bool lint_token_same(const Tokens *tokens, int one, int two, int n);

#endif
