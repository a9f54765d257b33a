// game_scan.c -- finds keys and rows of a game among the tokens of its file.
//
// The text has been compiled before, so it is sound. Within a function or parentheses the
// braces of rows are not counted: there is code.

#include "scripting/game/game_scan.h"

#include <string.h>

#include "scripting/base/script_piece.h"
#include "scripting/base/script_token.h"

static bool is_any(const ScriptToken *token, const char *const *words)
{
    for (; *words; words++)
        if (script_token_is(token, *words)) return true;
    return false;
}

// Returns how many levels of code the token opens.
static int levels_opened(const ScriptToken *token)
{
    static const char *const opening[] = {
        "function", "do", "if", "repeat", "(", "[", NULL};
    static const char *const closing[] = {"end", "until", ")", "]", NULL};

    if (token->kind != TOKEN_NAME && token->kind != TOKEN_SIGN) return 0;
    return is_any(token, opening) - is_any(token, closing);
}

// Goes to the braces of game "name" {. Returns the line of `game`, 0: there is none.
static int find_game(ScriptScan *scan)
{
    for (ScriptToken token = script_token_next(scan); token.kind;
         token = script_token_next(scan)) {
        const int line = token.line;

        if (!script_token_is(&token, "game")) continue;
        token = script_token_next(scan);
        if (token.kind != TOKEN_TEXT) continue;
        token = script_token_next(scan);
        if (script_token_is(&token, "{")) return line;
    }
    return 0;
}

// The place of the walk through the rows.
typedef struct {
    ScriptScan scan;
    ScriptToken token, after;
    int code;    // levels of functions and parentheses
    int braces;  // levels of rows; 1: the keys of the game
    int row;     // of the key, from 1
    bool begins; // the token is the first one of a row
} Walk;

// Goes to the next token. Returns false behind the braces of the game.
static bool walk_tokens(Walk *walk)
{
    const bool comma =
        !walk->code && walk->braces == 2 &&
        (script_token_is(&walk->token, ",") || script_token_is(&walk->token, ";"));
    const bool first = !walk->code && walk->braces == 2 &&
                       script_token_is(&walk->token, "{") && !walk->row;

    walk->token = walk->after;
    walk->after = script_token_next(&walk->scan);
    walk->begins = comma || first;
    walk->row += walk->begins;
    walk->code += levels_opened(&walk->token);
    if (walk->code) return walk->token.kind != TOKEN_END;
    walk->braces += script_token_is(&walk->token, "{");
    walk->braces -= script_token_is(&walk->token, "}");
    if (walk->braces == 1) walk->row = 0;
    return walk->token.kind != TOKEN_END && walk->braces > 0;
}

static bool is_key(const Walk *walk)
{
    return walk->token.kind == TOKEN_NAME && !walk->code &&
           script_token_is(&walk->after, "=");
}

static Walk begin_scan(GameText text, int *line)
{
    Walk walk = {.scan = script_token_scan(text.source, text.size), .braces = 1};

    *line = find_game(&walk.scan);
    walk.after = script_token_next(&walk.scan);
    return walk;
}

static bool is_part(const ScriptToken *token, const char *part)
{
    return script_token_is(token, part) || script_token_says(token, part);
}

int game_scan_line(GameText text, const char *key, int row, const char *part)
{
    int line;
    Walk at = begin_scan(text, &line);
    bool found = false;

    if (!line || !key) return line;
    while (walk_tokens(&at)) {
        if (at.braces == 1 && is_key(&at)) {
            if (found) return line;
            found = script_token_is(&at.token, key);
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
static size_t find_quoted(const char *message, const char **found)
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
    const size_t n = find_quoted(message, &word);

    for (; at && line > 1; line--) {
        at = memchr(at, '\n', (size_t)(end - at));
        if (at) at++;
    }
    if (!at || at == end || line < 1) return 0;
    stop = memchr(at, '\n', (size_t)(end - at));
    if (!stop) stop = end;
    for (const char *c = at; n && c + n <= stop; c++) {
        if (memcmp(c, word, n) != 0 || (c > at && script_piece_is_name(c[-1])))
            continue;
        if (c + n == stop || !script_piece_is_name(c[n])) return (int)(c - at) + 1;
    }
    while (at < stop && (*at == ' ' || *at == '\t')) at++, line++;
    return line;
}

static void tell_code(ScriptToken token, void (*tell)(void *, const char *, size_t),
                      void *self)
{
    if (token.kind == TOKEN_NAME || token.kind == TOKEN_TEXT)
        tell(self, token.at, token.n);
}

void game_scan_uses(GameText text, void (*tell)(void *self, const char *name, size_t n),
                    void *self)
{
    ScriptScan scan = script_token_scan(text.source, text.size);
    const char *game = NULL;
    int line;
    Walk at = begin_scan(text, &line);

    if (line) game = at.after.at;
    for (ScriptToken token = script_token_next(&scan); token.kind && token.at != game;
         token = script_token_next(&scan))
        tell_code(token, tell, self);
    if (!game) return;
    while (walk_tokens(&at)) {
        if (at.code || (at.token.kind == TOKEN_NAME && !is_key(&at)))
            tell_code(at.token, tell, self);
    }
    for (ScriptToken token = script_token_next(&at.scan); token.kind;
         token = script_token_next(&at.scan))
        tell_code(token, tell, self);
}
