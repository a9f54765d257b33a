// script_token.h -- reads the source of a script as tokens: names, numbers, texts and signs,
// comments left out, each with its place.
//
// It is the only reader of Lua text; script_piece.h cuts the same pieces for those who keep
// blanks and comments. What Lua itself would refuse gives tokens up to the end, too.

#ifndef SCRIPT_TOKEN_H
#define SCRIPT_TOKEN_H

#include <stdbool.h>
#include <stddef.h>

typedef enum { TOKEN_END, TOKEN_NAME, TOKEN_NUMBER, TOKEN_TEXT, TOKEN_SIGN } TokenKind;

typedef struct {
    TokenKind kind;
    const char *at; // what it says: of a text the bytes between its quotes or brackets
    size_t n;
    const char *begins, *ends; // as it stands in the source
    int line, column;          // of its beginning, from 1; columns are bytes
} ScriptToken;

// A place in a source; the tokens before it have been taken.
typedef struct {
    const char *at, *end;
    const char *line_at; // where the line begins
    int line;
} ScriptScan;

// Begins at the first line of a source of [size] bytes that outlives its tokens.
ScriptScan script_token_scan(const char *source, size_t size);

// Takes the next token. Its kind is TOKEN_END behind the last one.
ScriptToken script_token_next(ScriptScan *scan);

// Returns whether the token is a name, a number or a sign, or a text, of these bytes.
bool script_token_is(const ScriptToken *token, const char *word);
bool script_token_says(const ScriptToken *token, const char *text);

// Returns whether two tokens are written the same, wherever they stand.
bool script_token_same(const ScriptToken *a, const ScriptToken *b);

#endif
