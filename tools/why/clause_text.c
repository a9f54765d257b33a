// clause_text.c -- finds the part of a clause that a key begins, in the text of its script.

#include "tools/why/clause_text.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/text.h"
#include "scripting/base/script_token.h"

static bool opens(const ScriptToken *token)
{
    return script_token_is(token, "{") || script_token_is(token, "(") ||
           script_token_is(token, "[");
}

static bool closes_braces(const ScriptToken *token)
{
    return script_token_is(token, "}") || script_token_is(token, ")") ||
           script_token_is(token, "]");
}

// Returns whether a part ends before the token: at a comma, or at the brace that closes
// the table.
static bool ends_part(const ScriptToken *token)
{
    return token->kind == TOKEN_END || script_token_is(token, ",") ||
           script_token_is(token, ";") || closes_braces(token);
}

// Takes the tokens of the part that begins with [token], which becomes the one behind it.
static void pass_part(ScriptScan *scan, ScriptToken *token)
{
    int depth = 0;

    while (token->kind != TOKEN_END && (depth || !ends_part(token))) {
        depth += opens(token) - closes_braces(token);
        *token = script_token_next(scan);
    }
}

// A part as it is copied: without comments, with one space where several stand, or a line
// ends.
typedef struct {
    char text[CLAUSE_TEXT_MAX + 4];
    size_t n;
    const char *end; // of the token before
    bool cut;
} PartCopy;

static void copy_token(PartCopy *copy, const ScriptToken *token)
{
    const char *at = token->begins;

    if (copy->n && at > copy->end && copy->n < CLAUSE_TEXT_MAX)
        copy->text[copy->n++] = ' ';
    for (; at < token->ends && copy->n < CLAUSE_TEXT_MAX; at++) {
        const bool blank = isspace((unsigned char)*at);

        if (blank && copy->text[copy->n - 1] == ' ') continue;
        copy->text[copy->n++] = blank ? ' ' : *at;
    }
    copy->end = token->ends;
    copy->cut |= at < token->ends;
}

// Copies the part that begins with [token]. A long one is cut.
static const char *copy_part(ScriptScan scan, ScriptToken token, Arena *arena)
{
    const char *from = token.begins;
    ScriptScan end = scan;
    ScriptToken behind = token;
    PartCopy copy = {.n = 0};

    pass_part(&end, &behind);
    for (; token.begins < behind.begins; token = script_token_next(&scan))
        copy_token(&copy, &token);
    copy.text[copy.n] = '\0';
    if (copy.cut)
        text_copy(copy.text + text_cut(copy.text, CLAUSE_TEXT_MAX - 1), 4, "...");
    return behind.begins > from ? arena_text(arena, copy.text) : "";
}

// A part of a clause: its first token, and what follows it.
typedef struct {
    ScriptScan scan;
    ScriptToken first; // TOKEN_END: there is no such part
} Part;

// Returns the part with [key] in the table that opens on that line.
static Part find_part(const char *text, int line, const char *key)
{
    Part part = {.scan = script_token_scan(text, strlen(text))};
    ScriptToken token = script_token_next(&part.scan);

    while (token.kind != TOKEN_END &&
           (token.line < line || !script_token_is(&token, "{")))
        token = script_token_next(&part.scan);
    while (token.kind != TOKEN_END && !script_token_is(&token, "}")) {
        part.first = token = script_token_next(&part.scan);
        if (script_token_is(&token, key)) return part;
        pass_part(&part.scan, &token);
    }
    part.first = (ScriptToken){.kind = TOKEN_END};
    return part;
}

const char *clause_text_find(const char *text, int line, const char *key, Arena *arena)
{
    const Part part = find_part(text, line, key);

    return part.first.kind == TOKEN_END ? NULL
                                        : copy_part(part.scan, part.first, arena);
}

// Returns the text of the script with the clause, NULL: nobody has it.
static const char *text_of(Catalog *catalog, ClauseId clause, Arena *arena)
{
    const Library *library = catalog ? catalog_library(catalog) : NULL;

    if (!library || !clause) return NULL;
    return catalog_text(
        catalog, &library->scripts[library->clauses[clause].script], arena);
}

const char *clause_text_of(Catalog *catalog, ClauseId clause, const char *key,
                           Arena *arena)
{
    const char *text = text_of(catalog, clause, arena);

    return text ? clause_text_find(
                      text, catalog_library(catalog)->clauses[clause].line, key, arena)
                : NULL;
}

const char *clause_text_item(Catalog *catalog, ClauseId clause, const char *key, int n,
                             Arena *arena)
{
    const char *text = text_of(catalog, clause, arena);
    ScriptToken token;

    if (!text) return NULL;
    Part part = find_part(text, catalog_library(catalog)->clauses[clause].line, key);
    if (part.first.kind == TOKEN_END) return NULL;
    token = script_token_next(&part.scan);
    if (!script_token_is(&token, "=")) return NULL;
    token = script_token_next(&part.scan);
    if (!script_token_is(&token, "{")) return copy_part(part.scan, token, arena);
    token = script_token_next(&part.scan);
    for (; n && token.kind != TOKEN_END && !closes_braces(&token); n--) {
        pass_part(&part.scan, &token);
        if (script_token_is(&token, ",")) token = script_token_next(&part.scan);
    }
    return ends_part(&token) ? NULL : copy_part(part.scan, token, arena);
}
