// syntax_fault.c -- raises the fault of a text that is no Lua, at the place to mend.
//
// Lua tells where it gives up. Of a block that is never closed that is the end of another
// one, so this one is told, where it begins.

#include "scripting/lua/syntax_fault.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "scripting/base/script_blocks.h"
#include "scripting/lua/right_line.h"
#include "scripting/lua/script_fault.h"

// Raises a fault at the block that is never closed, where that is why Lua gives up.
static void refuse_open_block(lua_State *L, int line, const char *message)
{
    const Host *host = host_of(L);
    const char *near = strstr(message, " near ");
    OpenBlock block;

    if (!host->text || !near) return;
    if (!script_blocks_open((ScriptText){host->text, host->text_size},
                            line,
                            near + strlen(" near "),
                            &block))
        return;
    const ScriptSpot spot = {FOUND_SYNTAX, host->script, block.opener.line};
    const char *opener = lua_pushlstring(L, block.opener.at, block.opener.n);

    if (!block.closer) script_fault_at(L, spot, "this '%s' closes nothing", opener);
    if (block.instead.kind == TOKEN_END)
        script_fault_at(
            L, spot, "this '%s' has no '%s': the script ends", opener, block.closer);
    script_fault_at(L,
                    spot,
                    "this '%s' has no '%s': line %d goes on with '%s'",
                    opener,
                    block.closer,
                    block.instead.line,
                    lua_pushlstring(L, block.instead.at, block.instead.n));
}

static bool is_of_name(char letter)
{
    return isalnum((unsigned char)letter) || (letter && strchr("-_* ", letter));
}

// Raises a fault at a name without quotes behind the word that declares it: `card T-1 {`.
static void refuse_bare_name(lua_State *L, int line)
{
    static const char *const words[] = {"card ", "keyword ", "game "};
    const Host *host = host_of(L);
    const char *at = host->text, *end = at ? at + host->text_size : NULL;
    size_t n = 0, name = 0;

    for (int i = 1; at && i < line; i++)
        if ((at = memchr(at, '\n', (size_t)(end - at))) != NULL) at++;
    if (!at) return;
    for (int i = 0; i < COUNT_OF(words) && !n; i++)
        if ((size_t)(end - at) > strlen(words[i]) &&
            !strncmp(at, words[i], strlen(words[i])))
            n = strlen(words[i]);
    while (n && at + n + name < end && is_of_name(at[n + name])) name++;
    if (!name || at + n + name == end || at[n + name] != '{') return;
    while (name && at[n + name - 1] == ' ') name--;
    const char *word = lua_pushlstring(L, at, n - 1),
               *called = lua_pushlstring(L, at + n, name);
    if (!name) return;
    script_fault_at(L,
                    (ScriptSpot){FOUND_SYNTAX, host->script, line},
                    "the name behind '%s' stands in quotes; write: %s \"%s\" {",
                    word,
                    word,
                    called);
}

static bool is_reserved(const ScriptToken *token)
{
    static const char *const words[] = {
        "and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
        "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
        "repeat",   "return", "then", "true", "until",  "while"};

    for (int i = 0; i < COUNT_OF(words); i++)
        if (script_token_is(token, words[i])) return true;
    return false;
}

// Raises a fault at a name that is a statement of its own: a word is called.
static void refuse_lone_name(lua_State *L, int line, const char *message)
{
    static const char says[] = "syntax error near '";
    const Host *host = host_of(L);
    const char *near = strstr(message, says);
    const size_t n = near ? strcspn(near + sizeof says - 1, "'") : 0;
    ScriptScan scan;
    ScriptToken token, before = {.kind = TOKEN_END};
    const char *stop, *name, *declared;
    const VerbRow *row;
    RightLine right = {.n = 0};

    if (!host->text || !n) return;
    stop = lua_pushlstring(L, near + sizeof says - 1, n);
    scan = script_token_scan(host->text, host->text_size);
    while ((token = script_token_next(&scan)).kind != TOKEN_END && token.line <= line) {
        if (token.line == line && script_token_is(&token, stop) &&
            before.kind == TOKEN_NAME && !is_reserved(&before))
            break;
        before = token;
    }
    if (token.kind == TOKEN_END || token.line != line) return;
    name = lua_pushlstring(L, before.at, before.n);
    row = right_line_verb_of(host, name);
    declared = row ? "" : right_line_declared(L, name);
    if (row)
        right_line_verb(host, &right, row);
    else if (!*declared)
        right_line_fill(host, &right, ": that is a call, as <deed>(1)");
    script_fault_at(L,
                    (ScriptSpot){FOUND_SYNTAX, host->script, before.line},
                    row ? "'%s' alone does nothing: a verb is called; write: %s"
                        : "'%s' alone is no instruction%s",
                    name,
                    *declared ? declared : right.text);
}

void syntax_fault(lua_State *L)
{
    const char *message = lua_tostring(L, -1), *behind = strstr(message, ": ");
    const char *line = strchr(message, ':');

    if (!behind || !line || message[0] != 's')
        script_fault_at(
            L, (ScriptSpot){FOUND_SYNTAX, host_of(L)->script, 0}, "%s", message);
    refuse_bare_name(L, (int)strtol(line + 1, NULL, 10));
    refuse_lone_name(L, (int)strtol(line + 1, NULL, 10), behind);
    refuse_open_block(L, (int)strtol(line + 1, NULL, 10), behind);
    lua_pushfstring(L,
                    "%s=%d%s",
                    lua_pushlstring(L, message, (size_t)(behind - message)),
                    (int)FOUND_SYNTAX,
                    behind);
    (void)lua_error(L);
    base_panic(__FILE__, __LINE__, "lua_error returned");
}
