// shrink_lua.c -- finds statements and fields in the tokens of a Lua text.
//
// A statement begins where a token that can end an expression is followed by one that can
// begin a statement; "(" and a text never do, because they go on with a call.

#include "tools/shrink/shrink_lua.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "scripting/base/script_token.h"

typedef struct {
    size_t from, to;
    size_t above; // where the comments begin that stand before it, else [from]
} Token;

typedef struct {
    LuaParts *parts;
    Token *tokens;
    int n, at;
    int parent, depth;
} Reader;

// ---- tokens

// Returns where the comments begin that belong to the token at [at]: a comment on the line of
// the token before, which ends at [last], belongs to that.
static size_t above_of(const char *text, size_t last, size_t at)
{
    const char *line = memchr(text + last, '\n', at - last);
    size_t above = !last ? 0 : line ? (size_t)(line - text) : at;

    while (above < at && isspace((unsigned char)text[above])) above++;
    return above;
}

static void read_tokens(Reader *reader, const char *text, size_t size)
{
    ScriptScan scan = script_token_scan(text, size);
    size_t last = 0;

    for (;;) {
        const ScriptToken token = script_token_next(&scan);
        const size_t at = (size_t)(token.begins - text);

        if (token.kind == TOKEN_END) return;
        if ((reader->n & (reader->n + 1)) == 0) {
            reader->tokens = realloc(
                reader->tokens, 2 * ((size_t)reader->n + 1) * sizeof *reader->tokens);
            ENOUGH(reader->tokens);
        }
        const size_t above = above_of(text, last, at);
        last = (size_t)(token.ends - text);
        reader->tokens[reader->n++] = (Token){at, last, above};
    }
}

// ---- parts

static bool is_token(const Reader *reader, int at, const char *word)
{
    const size_t n = strlen(word);

    if (at < 0 || at >= reader->n) return false;
    const Token *token = &reader->tokens[at];
    return token->to - token->from == n &&
           !memcmp(reader->parts->text + token->from, word, n);
}

static bool is_any(const Reader *reader, int at, const char *const *words)
{
    for (; *words; words++)
        if (is_token(reader, at, *words)) return true;
    return false;
}

// Returns whether an expression or a statement can end with the token.
static bool can_end(const Reader *reader, int at)
{
    static const char *const open[] = {"and",
                                       "or",
                                       "not",
                                       "local",
                                       "function",
                                       "return",
                                       "if",
                                       "then",
                                       "else",
                                       "elseif",
                                       "do",
                                       "while",
                                       "for",
                                       "in",
                                       "repeat",
                                       "until",
                                       "goto",
                                       NULL};
    const char first = reader->parts->text[reader->tokens[at].from];

    if (is_any(reader, at, open)) return false;
    return isalnum((unsigned char)first) || strchr("_\"')]};", first) ||
           is_token(reader, at, "...");
}

static bool can_begin(const Reader *reader, int at)
{
    static const char *const within[] = {
        "and", "or", "then", "else", "elseif", "do", "in", "end", "until", NULL};
    const char first = reader->parts->text[reader->tokens[at].from];

    if (is_any(reader, at, within)) return false;
    // "do" opens a block of its own only where nothing waits for it; leave that alone.
    return isalpha((unsigned char)first) || first == '_';
}

// Begins a part at a token; the parts that are found until it ends lie in it.
static int begin_part(Reader *reader, int at)
{
    LuaParts *parts = reader->parts;

    if ((parts->n & (parts->n + 1)) == 0) {
        parts->parts =
            realloc(parts->parts, 2 * ((size_t)parts->n + 1) * sizeof *parts->parts);
        ENOUGH(parts->parts);
    }
    parts->parts[parts->n] =
        (LuaPart){.from = reader->tokens[at].above, .parent = reader->parent};
    reader->parent = parts->n;
    return parts->n++;
}

// Ends it behind the token before the next one.
static void end_part(Reader *reader, int part)
{
    LuaPart *it = &reader->parts->parts[part];

    it->to = reader->tokens[reader->at - 1].to;
    reader->parent = it->parent;
}

static void read_inner(Reader *reader);

// Reads statements up to a word that ends the block, which is left.
static void read_block(Reader *reader)
{
    static const char *const ends[] = {
        "end", "else", "elseif", "until", ")", "}", NULL};

    while (reader->at < reader->n && !is_any(reader, reader->at, ends)) {
        const int part = begin_part(reader, reader->at);

        do read_inner(reader);
        while (reader->at < reader->n && !is_any(reader, reader->at, ends) &&
               !(can_end(reader, reader->at - 1) && can_begin(reader, reader->at)));
        end_part(reader, part);
    }
}

// Reads fields up to the bracket, which is left.
static void read_table(Reader *reader)
{
    while (reader->at < reader->n && !is_token(reader, reader->at, "}")) {
        const int part = begin_part(reader, reader->at);

        while (reader->at < reader->n && !is_token(reader, reader->at, "}") &&
               !is_token(reader, reader->at, ",") && !is_token(reader, reader->at, ";"))
            read_inner(reader);
        if (!is_token(reader, reader->at, "}") && reader->at < reader->n) reader->at++;
        end_part(reader, part);
    }
}

// Reads up to the closing word of what is open, and over it.
static void read_until(Reader *reader, const char *end)
{
    while (reader->at < reader->n && !is_token(reader, reader->at, end))
        read_inner(reader);
    reader->at += reader->at < reader->n;
}

// Reads the blocks of `if` behind `then`, over `end`.
static void read_branches(Reader *reader)
{
    read_block(reader);
    while (is_token(reader, reader->at, "elseif") ||
           is_token(reader, reader->at, "else")) {
        const bool last = is_token(reader, reader->at++, "else");

        while (!last && reader->at < reader->n && !is_token(reader, reader->at, "then"))
            read_inner(reader);
        reader->at += !last && reader->at < reader->n;
        read_block(reader);
    }
    reader->at += reader->at < reader->n;
}

// Reads a function behind its word: name, parameters and block.
static void read_function(Reader *reader)
{
    while (reader->at < reader->n && !is_token(reader, reader->at, "(")) reader->at++;
    while (reader->at < reader->n && !is_token(reader, reader->at, ")")) reader->at++;
    reader->at += reader->at < reader->n;
    read_block(reader);
    reader->at += reader->at < reader->n;
}

// Reads one token, and all that it opens.
static void read_inner(Reader *reader)
{
    const int at = reader->at++;

    if (reader->depth >= SHRINK_DEPTH_MAX) return;
    reader->depth++;
    if (is_token(reader, at, "(")) read_until(reader, ")");
    if (is_token(reader, at, "[")) read_until(reader, "]");
    if (is_token(reader, at, "function")) read_function(reader);
    if (is_token(reader, at, "then")) read_branches(reader);
    if (is_token(reader, at, "{")) {
        read_table(reader);
        reader->at += reader->at < reader->n;
    }
    if (is_token(reader, at, "do") || is_token(reader, at, "repeat")) {
        read_block(reader);
        reader->at += reader->at < reader->n;
    }
    reader->depth--;
}

void shrink_lua_read(LuaParts *parts, const char *text, size_t size)
{
    Reader reader = {.parts = parts, .parent = -1};

    *parts = (LuaParts){.text = text, .size = size};
    read_tokens(&reader, text, size);
    while (reader.at < reader.n) {
        read_block(&reader);
        reader.at += reader.at < reader.n; // a word that closes nothing
    }
    free(reader.tokens);
}

void shrink_lua_free(LuaParts *parts)
{
    free(parts->parts);
    *parts = (LuaParts){0};
}

static bool is_blank(const char *text, size_t from, size_t to)
{
    while (from < to && (text[from] == ' ' || text[from] == '\t')) from++;
    return from == to;
}

// Copies the text from [from] to [to] behind what is there, and returns the new end.
static size_t copy(char *out, size_t n, const LuaParts *parts, size_t from, size_t to)
{
    memcpy(out + n, parts->text + from, to - from);
    return n + (to - from);
}

// Leaves out spaces at the ends of lines, and empty lines at the start, behind a line that
// opens something, and behind each other. Returns how much is left, with a zero byte behind it.
static size_t join_lines(char *text, size_t n)
{
    size_t out = 0;

    for (size_t at = 0; at < n;) {
        const size_t line = at + strcspn(text + at, "\n") + 1;
        const char before = out > 1 ? text[out - 2] : '\n';

        size_t size = line - 1 - at;
        while (size && text[at + size - 1] == ' ') size--;
        if (size || (before != '\n' && !strchr("{(", before))) {
            memmove(text + out, text + at, size);
            out += size;
            if (line <= n) text[out++] = '\n';
        }
        at = line;
    }
    text[out] = '\0';
    return out;
}

char *shrink_lua_text(const LuaParts *parts, size_t *size)
{
    char *out = malloc(parts->size + 1);
    size_t n = 0, at = 0;

    ENOUGH(out);
    for (int i = 0; i < parts->n; i++) {
        const LuaPart *part = &parts->parts[i];

        if (!part->gone || part->to <= at) continue;
        n = copy(out, n, parts, at, part->from > at ? part->from : at);
        at = part->to;
        const size_t line_end = at + strcspn(parts->text + at, "\n");
        size_t begins = n;
        while (begins && out[begins - 1] != '\n') begins--;
        const size_t rest = at + strspn(parts->text + at, " \t");
        const bool more = rest < line_end && strncmp(parts->text + rest, "--", 2) != 0;
        if (more && (!n || strchr(" \n", out[n - 1]))) at = rest;
        // A line of which nothing is left goes with it, and a comment at its end.
        if (more || !is_blank(out, begins, n)) continue;
        n = begins;
        at = line_end + (parts->text[line_end] == '\n');
    }
    n = copy(out, n, parts, at, parts->size);
    out[n] = '\0';
    *size = join_lines(out, n);
    return out;
}
