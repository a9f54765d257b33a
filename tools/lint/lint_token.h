// lint_token.h -- the tokens of a script, with what stands in which brackets.
//
// Checks use them for things that no record keeps: names that nothing uses, sentences
// that stand twice, the place of a tag.

#ifndef LINT_TOKEN_H
#define LINT_TOKEN_H

#include <stdbool.h>
#include <stddef.h>

#include "db/text/arena.h"
#include "scripting/base/script_token.h"

typedef struct {
    ScriptToken it;
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

// Returns whether two stretches of [n] tokens are the same.
bool lint_token_same(const Tokens *tokens, int one, int two, int n);

#endif
