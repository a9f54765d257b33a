// script_blocks.c -- finds the block of a script that is never closed.
//
// Lua tells where it gives up, which is the end of some block further out. Tokens are
// followed from the beginning, with a stack of what is open. An `end` that stands further
// left than the line of the block that it closes was meant for another one.

#include "scripting/base/script_blocks.h"

#include <string.h>

enum { BLOCKS_MOST = 200 };

// What is open: its first token, and the column at which its line begins.
typedef struct {
    ScriptToken token;
    int indent;
    bool waits_for_do; // a loop before its `do`
} Opened;

typedef struct {
    Opened open[BLOCKS_MOST];
    int n;
    ScriptToken suspect; // the first block that an `end` further left has closed
    ScriptToken last;    // the token before this one
    int indent;          // of this line
} Stack;

static const struct {
    const char *opens, *closes;
} pairs[] = {{"function", "end"},
             {"if", "end"},
             {"for", "end"},
             {"while", "end"},
             {"do", "end"},
             {"repeat", "until"},
             {"(", ")"},
             {"{", "}"},
             {"[", "]"}};

enum { PAIRS = sizeof pairs / sizeof pairs[0] };

static const char *closer_of(const ScriptToken *token)
{
    for (int i = 0; i < PAIRS; i++)
        if (script_token_is(token, pairs[i].opens)) return pairs[i].closes;
    return NULL;
}

static bool is_closer(const ScriptToken *token)
{
    for (int i = 0; i < PAIRS; i++)
        if (script_token_is(token, pairs[i].closes)) return true;
    return false;
}

static Opened *top_of(Stack *stack)
{
    return stack->n ? &stack->open[stack->n - 1] : NULL;
}

static void open_block(Stack *stack, const ScriptToken *token)
{
    Opened *top = top_of(stack);

    if (script_token_is(token, "do") && top && top->waits_for_do) {
        top->waits_for_do = false;
        return;
    }
    if (stack->n == BLOCKS_MOST) return;
    stack->open[stack->n++] =
        (Opened){*token,
                 stack->indent,
                 script_token_is(token, "for") || script_token_is(token, "while")};
}

// Closes the innermost block. Returns false if the token closes another kind of block.
static bool close_block(Stack *stack, const ScriptToken *token)
{
    const Opened *top = top_of(stack);

    if (!top || !script_token_is(token, closer_of(&top->token))) return false;
    if (token->line > top->token.line && stack->indent < top->indent &&
        !stack->suspect.line)
        stack->suspect = top->token;
    stack->n--;
    return true;
}

// Returns whether Lua gives up at the token: a comma behind an `end` stands in a block.
static bool gives_up(const Stack *stack, const ScriptToken *token, int line,
                     const char *at)
{
    return token->line == line && !strncmp(at, "','", 3) &&
           script_token_is(token, ",") && script_token_is(&stack->last, "end");
}

// Takes tokens until one closes what is not open, or Lua gives up. Returns that one.
static ScriptToken follow(Stack *stack, ScriptText text, int line, const char *at)
{
    ScriptScan scan = script_token_scan(text.source, text.size);
    ScriptToken token = script_token_next(&scan);

    for (; token.kind != TOKEN_END && token.line <= line;
         token = script_token_next(&scan)) {
        if (token.line != stack->last.line) stack->indent = token.column;
        if (gives_up(stack, &token, line, at)) return token;
        if (closer_of(&token))
            open_block(stack, &token);
        else if (is_closer(&token) && !close_block(stack, &token))
            return token;
        stack->last = token;
    }
    return token;
}

// Returns whether the token closes one of the blocks that are open.
static bool closes_any(const Stack *stack, const ScriptToken *token)
{
    for (int i = 0; i < stack->n; i++)
        if (script_token_is(token, closer_of(&stack->open[i].token))) return true;
    return false;
}

bool script_blocks_open(ScriptText text, int line, const char *at, OpenBlock *block)
{
    Stack stack = {.n = 0};
    const ScriptToken instead = follow(&stack, text, line, at);
    const Opened *top = top_of(&stack);
    const bool is_over = instead.kind == TOKEN_END;

    if (is_over ? !top || strcmp(at, "<eof>") != 0 : instead.line > line) return false;
    if (!top || (is_closer(&instead) && !closes_any(&stack, &instead))) {
        *block = (OpenBlock){.opener = instead};
        return true;
    }
    *block = (OpenBlock){top->token, closer_of(&top->token), instead};
    if (!stack.suspect.line || strcmp(block->closer, "end") != 0 ||
        stack.suspect.line < top->token.line)
        return true;
    block->opener = stack.suspect;
    return true;
}
