// script_names.c -- finds the names that a script declares, token by token.
//
// A name is declared behind `local`, `for` or the bracket of a function, and behind a comma
// after such a name.

#include "scripting/base/script_names.h"

// Returns how many levels of code the token opens.
static int opens_code(const ScriptToken *token)
{
    static const char *const opening[] = {"do", "if", "repeat"};

    if (token->kind != TOKEN_NAME) return 0;
    for (size_t i = 0; i < sizeof opening / sizeof *opening; i++)
        if (script_token_is(token, opening[i])) return 1;
    return script_token_is(token, "end") || script_token_is(token, "until") ? -1 : 0;
}

// Moves to the names behind `function name.of.it (`, if there are some.
static void enter_parameters(ScriptNames *names)
{
    ScriptToken token = script_token_next(&names->scan);

    while (token.kind == TOKEN_NAME || script_token_is(&token, ".") ||
           script_token_is(&token, ":"))
        token = script_token_next(&names->scan);
    names->lists = script_token_is(&token, "(");
}

// Takes a name of the list that goes on here, with the comma behind it.
static bool take_listed(ScriptNames *names, ScriptToken *name)
{
    ScriptScan ahead;
    ScriptToken sign;

    *name = script_token_next(&names->scan);
    ahead = names->scan;
    sign = script_token_next(&ahead);
    names->lists = script_token_is(&sign, ",");
    if (names->lists) names->scan = ahead;
    return name->kind == TOKEN_NAME;
}

// Takes what follows `local`. Returns whether that was a function, whose name it is.
static bool enter_local(ScriptNames *names, ScriptToken *name)
{
    ScriptScan ahead = names->scan;
    const ScriptToken token = script_token_next(&ahead);

    names->level = names->depth;
    names->lists = !script_token_is(&token, "function");
    if (names->lists) return false;
    *name = script_token_next(&ahead);
    names->scan = ahead;
    names->enters = true;
    return name->kind == TOKEN_NAME;
}

static void enter_function(ScriptNames *names)
{
    names->enters = false;
    enter_parameters(names);
    names->level = ++names->depth;
}

bool script_names_next(ScriptNames *names, ScriptToken *name)
{
    if (names->enters) enter_function(names);
    for (;;) {
        ScriptToken token;

        if (names->lists && take_listed(names, name)) return true;
        names->lists = false;
        token = script_token_next(&names->scan);
        if (token.kind == TOKEN_END) return false;
        if (script_token_is(&token, "function")) {
            enter_function(names);
            continue;
        }
        names->depth += opens_code(&token);
        if (token.kind != TOKEN_NAME) continue;
        names->level = names->depth + 1;
        names->lists = script_token_is(&token, "for");
        if (script_token_is(&token, "local") && enter_local(names, name)) return true;
    }
}

// Returns whether the source sets the name somewhere without `local`. In braces it is a key.
static bool is_set_again(const char *source, size_t size, const char *name)
{
    ScriptScan scan = script_token_scan(source, size);
    ScriptToken before = {.kind = TOKEN_END}, token = before, sign;

    for (sign = script_token_next(&scan); sign.kind != TOKEN_END;
         before = token, token = sign, sign = script_token_next(&scan)) {
        if (token.kind == TOKEN_NAME && script_token_is(&token, name) &&
            script_token_is(&sign, "=") && !script_token_is(&before, "local") &&
            !script_token_is(&before, "{") && !script_token_is(&before, ","))
            return true;
    }
    return false;
}

bool script_names_is_constant(const char *source, size_t size, const char *name)
{
    ScriptNames names = {.scan = script_token_scan(source, size)};
    ScriptToken token;
    int found = 0;

    while (script_names_next(&names, &token)) {
        if (!script_token_is(&token, name)) continue;
        if (found++ || names.level > 0) return false;
    }
    return found == 1 && !is_set_again(source, size, name);
}
