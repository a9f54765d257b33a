// lint_vain.c -- finds questions and comparisons in the functions of a script that have
// no effect.

#include <string.h>

#include "tools/lint/lint_inside.h"

static bool is_one_of(const Token *token, const char *const *words, int n)
{
    if (token->it.kind == TOKEN_TEXT) return false;
    for (int i = 0; i < n; i++)
        if (script_token_is(&token->it, words[i])) return true;
    return false;
}

// Finds u == "Garen". A verb never gives a text, so a text on one side is enough.
static void find_texts(LintLook *look, const LintScript *script)
{
    const Token *list = script->tokens.list;

    for (int i = 2; i + 1 <= script->tokens.n; i++) {
        const bool sign =
            script_token_is(&list[i].it, "==") || script_token_is(&list[i].it, "~=");
        const Token *text =
            list[i + 1].it.kind == TOKEN_TEXT ? &list[i + 1] : &list[i - 1];

        if (!sign || !list[i].in_function || text->it.kind != TOKEN_TEXT) continue;
        lint_add(
            look->lint,
            FOUND_ALWAYS_TRUE,
            lint_place_of_token(script, &list[i]),
            "nothing is ever '==' to a text: ask is(..., card { name = \"%.*s\" })",
            (int)text->it.n,
            text->it.at);
    }
}

// Finds if true then, and while 1 do.
static void find_fixed(LintLook *look, const LintScript *script)
{
    static const char *const before[] = {"if", "elseif"};
    static const char *const fixed[] = {"true", "false", "nil"};
    const Token *list = script->tokens.list;

    for (int i = 2; i + 1 <= script->tokens.n; i++) {
        const Token *token = &list[i];

        if (!is_one_of(token - 1, before, COUNT_OF(before)) ||
            !script_token_is(&(token + 1)->it, "then"))
            continue;
        if (token->it.kind == TOKEN_NUMBER || token->it.kind == TOKEN_TEXT ||
            is_one_of(token, fixed, COUNT_OF(fixed)))
            lint_add(look->lint,
                     FOUND_ALWAYS_TRUE,
                     lint_place_of_token(script, token),
                     "this condition is always the same");
    }
}

// Returns whether `another` stands behind the token, or outside of functions: of a local that
// one of them uses later.
static bool another_follows(const Tokens *tokens, int after)
{
    static const char *const another[] = {"another"};

    for (int i = 1; i <= tokens->n; i++)
        if (is_one_of(&tokens->list[i], another, 1) &&
            (i > after || !tokens->list[i].in_function))
            return true;
    return false;
}

// Returns whether the verb does nothing but answer: it reads, or asks for something.
static bool only_answers(const Rules *rules, const Token *name)
{
    for (int i = 0; i < rules->verbs_n; i++) {
        const VerbRow *verb = &rules->verbs[i];

        if (script_token_is(&name->it, verb->name))
            return verb->deed == DEED_LOOK || verb->deed == DEED_ASK;
    }
    return false;
}

// Finds wants("draw") and count(mine) as instructions of their own: the answer is lost.
static void find_lost_answers(LintLook *look, const LintScript *script)
{
    static const char *const goes_on[] = {
        "=",      "(",     "{",     "[",      ",",   "+",  "-",   "*",
        "/",      "%",     "//",    "..",     "==",  "~=", "<",   ">",
        "<=",     ">=",    "#",     "^",      "and", "or", "not", "if",
        "elseif", "while", "until", "return", "in",  ".",  ":",   "function"};
    static const char *const picks[] = {"pick", "pick_some"};
    const Token *list = script->tokens.list;

    for (int i = 2; i + 1 <= script->tokens.n; i++) {
        if (list[i].it.kind != TOKEN_NAME || !list[i].in_function ||
            !script_token_is(&list[i + 1].it, "(") ||
            list[i - 1].it.kind == TOKEN_TEXT ||
            is_one_of(&list[i - 1], goes_on, COUNT_OF(goes_on)) ||
            !only_answers(look->library->rules, &list[i]))
            continue;
        // What was picked is no 'another' from then on.
        if (is_one_of(&list[i], picks, COUNT_OF(picks)) &&
            another_follows(&script->tokens, i))
            continue;
        lint_add(look->lint,
                 FOUND_ANSWER_LOST,
                 lint_place_of_token(script, &list[i]),
                 "nobody uses the answer of '%.*s'",
                 (int)list[i].it.n,
                 list[i].it.at);
    }
}

void lint_vain(LintLook *look, const LintScript *script)
{
    const char *kind = script->stored.kind;

    find_fixed(look, script);
    find_lost_answers(look, script);
    if (!strcmp(kind, "card") || !strcmp(kind, "keyword")) find_texts(look, script);
}
