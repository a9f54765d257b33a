// lint_script.c -- finds parts of a script that are sound, but surely not meant.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/base/base.h"
#include "tools/lint/lint_inside.h"

static const char *text_of(const LintLook *look, const Token *token)
{
    return arena_text_n(look->lint->arena, token->it.at, token->it.n);
}

// Notes the tags that some card has, or some script gives.
static void find_known_tags(LintLook *look)
{
    const Library *library = look->library;

    look->tags = (KeyMap){.arena = look->lint->arena};
    for (int i = 1; i < library->cards_n; i++)
        for (int k = 0; k < CARD_TAGS_MAX && library->cards[i].tags[k]; k++)
            (void)key_map_add(&look->tags, library->tags[library->cards[i].tags[k]], i);
    for (int i = 0; i < look->scripts_n; i++) {
        const Tokens *tokens = &look->scripts[i].tokens;

        for (int k = 2; k <= tokens->n; k++) {
            const int before =
                script_token_is(&tokens->list[k - 1].it, "(") ? k - 2 : k - 1;

            if (tokens->list[k].it.kind == TOKEN_TEXT &&
                script_token_is(&tokens->list[before].it, "tag"))
                (void)key_map_add(&look->tags, text_of(look, &tokens->list[k]), i);
        }
    }
}

// Returns whether some card has the tag, or some script gives it.
static bool is_tag(LintLook *look, const Token *token)
{
    if (!look->tags.arena) find_known_tags(look);
    return key_map_find(&look->tags, text_of(look, token)) >= 0;
}

static void judge_tag(LintLook *look, const LintScript *script, const Token *token)
{
    if (token->it.kind != TOKEN_TEXT || is_tag(look, token)) return;
    lint_add(look->lint,
             FOUND_NO_SUCH_TAG,
             lint_place_of_token(script, token),
             "no card has the tag '%.*s', and nothing gives it",
             (int)token->it.n,
             token->it.at);
}

// Finds tag = "..." and tag = { "...", "..." }.
static void find_tags(LintLook *look, const LintScript *script)
{
    const Token *list = script->tokens.list;

    for (int i = 1; i + 2 <= script->tokens.n; i++) {
        if (!script_token_is(&list[i].it, "tag") ||
            !script_token_is(&list[i + 1].it, "="))
            continue;
        judge_tag(look, script, &list[i + 2]);
        if (!script_token_is(&list[i + 2].it, "{")) continue;
        for (int k = i + 3; k < list[i + 2].pair; k++)
            judge_tag(look, script, &list[k]);
    }
}

// Returns whether queries compare things or players by that name: their numbers are never
// below 0.
static bool is_field(const Rules *rules, const Token *name)
{
    for (int i = 0; i < rules->fields_n; i++)
        if (script_token_is(&name->it, rules->fields[i].name)) return true;
    return false;
}

static const FactRow *fact_of(const Rules *rules, const Token *name)
{
    for (int i = 0; i < rules->facts_n; i++)
        if (script_token_is(&name->it, rules->facts[i].name)) return &rules->facts[i];
    return NULL;
}

// Finds comparisons that every number meets: at_least(0).
static void find_any_number(LintLook *look, const LintScript *script)
{
    const Token *list = script->tokens.list;

    for (int i = 1; i + 5 <= script->tokens.n; i++) {
        if (!script_token_is(&list[i + 1].it, "=") ||
            !script_token_is(&list[i + 2].it, "at_least") ||
            !script_token_is(&list[i + 4].it, "0") || list[i + 3].pair != i + 5 ||
            !(is_field(look->library->rules, &list[i]) ||
              script_token_is(&list[i].it, "count")))
            continue;
        lint_add(look->lint,
                 FOUND_ALWAYS_TRUE,
                 lint_place_of_token(script, &list[i]),
                 "'%.*s' is always at least 0",
                 (int)list[i].it.n,
                 list[i].it.at);
    }
}

// Finds a number alone that no card has, as 500 of what is 99 at most.
static void find_beyond(LintLook *look, const LintScript *script)
{
    const Token *list = script->tokens.list;

    for (int i = 1; i + 3 <= script->tokens.n; i++) {
        const FactRow *fact = fact_of(look->library->rules, &list[i]);
        const long n = strtol(list[i + 2].it.at, NULL, 10);

        if (!fact || fact->kind != FACT_NUMBER || n <= fact->most ||
            !script_token_is(&list[i + 1].it, "=") ||
            list[i + 2].it.kind != TOKEN_NUMBER)
            continue;
        lint_add(look->lint,
                 FOUND_NEVER_NUMBER,
                 lint_place_of_token(script, &list[i]),
                 "no card has '%.*s' of %ld: was a smaller number meant?",
                 (int)list[i].it.n,
                 list[i].it.at,
                 n);
    }
}

// Finds comparisons that no number meets: at_most(-1), less_than(0), and of what is printed
// on cards at_least(100).
static void find_numbers(LintLook *look, const LintScript *script)
{
    const Token *list = script->tokens.list;

    for (int i = 1; i + 5 <= script->tokens.n; i++) {
        const bool most = script_token_is(&list[i + 2].it, "at_most");
        const bool less = script_token_is(&list[i + 2].it, "less_than");
        const bool least = script_token_is(&list[i + 2].it, "at_least");

        if (!script_token_is(&list[i + 1].it, "=") || !(most || less || least) ||
            !script_token_is(&list[i + 3].it, "(") || list[i + 3].pair > i + 6)
            continue;
        const bool below = script_token_is(&list[i + 4].it, "-");
        const Token *number = &list[i + 4 + below];
        const long n = strtol(number->it.at, NULL, 10) * (below ? -1 : 1);
        const FactRow *fact = fact_of(look->library->rules, &list[i]);
        const bool field = is_field(look->library->rules, &list[i]);

        if (number->it.kind != TOKEN_NUMBER) continue;
        if ((field && most && n < 0) || (field && less && n <= 0) ||
            (least && fact && fact->kind == FACT_NUMBER && n > fact->most))
            lint_add(look->lint,
                     FOUND_NEVER_NUMBER,
                     lint_place_of_token(script, &list[i]),
                     "nothing has '%.*s' %s %ld",
                     (int)list[i].it.n,
                     list[i].it.at,
                     most   ? "of at most"
                     : less ? "less than"
                            : "of at least",
                     n);
    }
}

static void find_empty_functions(LintLook *look, const LintScript *script)
{
    const Token *list = script->tokens.list;

    for (int i = 1; i + 3 <= script->tokens.n; i++)
        if (script_token_is(&list[i].it, "function") &&
            script_token_is(&list[i + 1].it, "(") && list[i + 1].pair &&
            list[i].pair == list[i + 1].pair + 1)
            lint_add(look->lint,
                     FOUND_EMPTY_RUN,
                     lint_place_of_token(script, &list[i]),
                     "this function does nothing");
}

// Tells that the entry from [one] on is the same as an earlier one.
static void compare_entries(LintLook *look, const LintScript *script, int one, int n)
{
    const Token *list = script->tokens.list;
    const int open = list[one].inside;

    for (int i = open + 1; i < one; i++) {
        if (list[i].inside != open || !lint_token_same(&script->tokens, i, one, n))
            continue;
        if (i > open + 1 && !script_token_is(&list[i - 1].it, ",") &&
            !script_token_is(&list[i - 1].it, ";"))
            continue;
        lint_add(look->lint,
                 FOUND_SAID_TWICE,
                 lint_place_of_token(script, &list[one]),
                 "the same %.*s stands in line %d",
                 (int)list[one].it.n,
                 list[one].it.at,
                 list[i].it.line);
        return;
    }
}

// Finds clauses of the card or keyword that stand twice. An effect may.
static void find_twice(LintLook *look, const LintScript *script)
{
    const Token *list = script->tokens.list;

    for (int open = 1; open < script->tokens.n; open++) {
        const int from = open + 1;

        if (!script_token_is(&list[open].it, "{") || list[open].inside ||
            !list[open].pair || open < 2 || list[open - 1].it.kind != TOKEN_TEXT)
            continue;
        for (int i = from, k = from; k <= list[open].pair; k++) {
            const bool ends =
                k == list[open].pair ||
                (list[k].inside == open && (script_token_is(&list[k].it, ",") ||
                                            script_token_is(&list[k].it, ";")));
            if (!ends) continue;
            if (k - i > 2 && !script_token_is(&list[i].it, "effect"))
                compare_entries(look, script, i, k - i);
            i = k + 1;
        }
    }
}

static bool is_named_after(const LintScript *script, int at, const Token *name)
{
    const char *word = name->it.at;

    for (int i = at; i <= script->tokens.n; i++) {
        const Token *token = &script->tokens.list[i];

        if (token->it.kind == TOKEN_NAME && token->it.n == name->it.n &&
            !memcmp(token->it.at, word, name->it.n))
            return true;
    }
    return false;
}

// Finds locals that nobody names again. The name `_` says that this is on purpose.
static void find_locals(LintLook *look, const LintScript *script)
{
    const Token *list = script->tokens.list;

    for (int i = 1; i < script->tokens.n; i++) {
        int name = i + 1;

        if (!script_token_is(&list[i].it, "local") || list[i].it.kind != TOKEN_NAME)
            continue;
        if (script_token_is(&list[name].it, "function")) name++;
        if (list[name].it.kind != TOKEN_NAME || script_token_is(&list[name].it, "_") ||
            is_named_after(script, name + 1, &list[name]))
            continue;
        lint_add(look->lint,
                 FOUND_NOT_NAMED,
                 lint_place_of_token(script, &list[name]),
                 "nothing uses '%.*s'",
                 (int)list[name].it.n,
                 list[name].it.at);
    }
}

static const VerbRow *verb_of(const Rules *rules, const Token *name)
{
    for (int i = 0; i < rules->verbs_n; i++)
        if (script_token_is(&name->it, rules->verbs[i].name)) return &rules->verbs[i];
    return NULL;
}

static bool is_question(const Rules *rules, const Token *name)
{
    for (int i = 0; i < rules->questions_n; i++)
        if (script_token_is(&name->it, rules->questions[i].name) &&
            rules->questions[i].sum == SUM_ADD)
            return true;
    return false;
}

// Finds draw(0), and passive { ..., strength = 0 }.
static void find_zeros(LintLook *look, const LintScript *script)
{
    const Rules *rules = look->library->rules;
    const Token *list = script->tokens.list;

    for (int i = 1; i + 3 <= script->tokens.n; i++) {
        const Token *open = &list[list[i].inside];
        const VerbRow *verb;

        if (list[i].it.kind != TOKEN_NAME || !script_token_is(&list[i + 2].it, "0"))
            continue;
        verb = script_token_is(&list[i + 1].it, "(") ? verb_of(rules, &list[i]) : NULL;
        if (verb && strchr("nX", verb->signature[0]) &&
            !strchr(verb->signature + 1, 'n') &&
            (script_token_is(&list[i + 3].it, ")") ||
             script_token_is(&list[i + 3].it, ",")))
            lint_add(look->lint,
                     FOUND_NO_DIFFERENCE,
                     lint_place_of_token(script, &list[i]),
                     "'%s' of 0 does nothing",
                     verb->name);
        if (script_token_is(&list[i + 1].it, "=") && is_question(rules, &list[i]) &&
            open > list && script_token_is(&(open - 1)->it, "passive"))
            lint_add(look->lint,
                     FOUND_NO_DIFFERENCE,
                     lint_place_of_token(script, &list[i]),
                     "'%.*s = 0' changes nothing",
                     (int)list[i].it.n,
                     list[i].it.at);
    }
}

// Returns whether the verb gives a number for any argument: it counts things, or what a
// query finds.
static bool counts_always(const VerbRow *verb)
{
    if (!verb || !verb->reads || verb->gives != VALUE_NUMBER) return false;
    return verb->signature[0] == 'q' || !strcmp(verb->name, "count");
}

// Returns the verb that is called where the bracket at [close] ends, NULL: none.
static const VerbRow *called(const LintLook *look, const Token *list, int close)
{
    const int open = list[close].pair;

    if (!script_token_is(&list[close].it, ")") || open < 2) return NULL;
    return verb_of(look->library->rules, &list[open - 1]);
}

// Finds if count(mine) then, and kill(u) == true.
static void find_truths(LintLook *look, const LintScript *script)
{
    static const char *const before[] = {"if", "while", "and", "or", "not", "elseif"};
    static const char *const after[] = {"then", "do", "and", "or"};
    const Token *list = script->tokens.list;

    for (int i = 3; i + 1 <= script->tokens.n; i++) {
        const VerbRow *verb = called(look, list, i);
        bool begins = false, ends = false;

        if (!verb || !list[i].in_function) continue;
        for (int k = 0; k < COUNT_OF(before); k++)
            begins |= script_token_is(&list[list[i].pair - 2].it, before[k]);
        for (int k = 0; k < COUNT_OF(after); k++)
            ends |= script_token_is(&list[i + 1].it, after[k]);
        if (begins && ends && counts_always(verb))
            lint_add(look->lint,
                     FOUND_ALWAYS_TRUE,
                     lint_place_of_token(script, &list[list[i].pair - 1]),
                     "'%s' is a number, and 0 is true too: compare it, > 0",
                     verb->name);
        if (script_token_is(&list[i + 1].it, "==") &&
            script_token_is(&list[i + 2].it, "true") &&
            (verb->gives & ~GIVES_ALWAYS) != VALUE_TRUTH)
            lint_add(look->lint,
                     FOUND_ALWAYS_TRUE,
                     lint_place_of_token(script, &list[list[i].pair - 1]),
                     "'%s' never gives 'true': leave '== true' out",
                     verb->name);
    }
}

// Returns whether the event takes things to zones that are no places.
static bool goes_nowhere(const Rules *rules, int event)
{
    const uint64_t to = rules->event_ways ? rules->event_ways[event].to : 0;

    for (int i = 0; i < rules->zones_n; i++)
        if (to >> i & 1 && rules->zones[i].flags & (ZONE_LOCATION | ZONE_BOARD))
            return false;
    return to;
}

// Returns whether a key at [i] is an event in which its object leaves, and that object is
// `me`.
static bool is_own_leaving(const Rules *rules, const Token *list, int i)
{
    if (!script_token_is(&list[i + 1].it, "=") ||
        !script_token_is(&list[i + 2].it, "me"))
        return false;
    for (int k = 0; k < rules->events_n; k++)
        if (script_token_is(&list[i].it, rules->events[k].name))
            return rules->events[k].flags & EVENT_PARTS || goes_nowhere(rules, k);
    return false;
}

// Finds when { gone = me, target = card { here } }: in braces and calls `here` is a place to
// look at, and the card is not there any more.
static void find_here(LintLook *look, const LintScript *script)
{
    const Token *list = script->tokens.list;

    for (int i = 1; i + 2 <= script->tokens.n; i++) {
        const int open = list[i].inside;

        if (!open || !script_token_is(&list[open - 1].it, "when") ||
            !is_own_leaving(look->library->rules, list, i))
            continue;
        for (int k = open + 1; k < list[open].pair; k++)
            if (script_token_is(&list[k].it, "here") && list[k].inside != open)
                lint_add(look->lint,
                         FOUND_HERE_GONE,
                         lint_place_of_token(script, &list[k]),
                         "'here' is nowhere, because the card has left: say 'there'");
    }
}

// ---- the comment on top

// Returns the first comment line, without its dashes.
static const char *first_comment(Arena *arena, const char *source)
{
    if (strncmp(source, "--", 2) != 0) return NULL;
    source += 2 + strspn(source + 2, " ");
    return arena_text_n(arena, source, strcspn(source, "\r\n"));
}

static void judge_comment(LintLook *look, const LintScript *script, CardId id)
{
    const Card *card = &look->library->cards[id];
    const char *line = first_comment(look->lint->arena, script->stored.source);
    const LintPlace top = {.file = script->stored.path, .line = 1};
    const size_t n = line ? strcspn(line, " ") : 0;
    const char *name = line ? line + n + strspn(line + n, " ") : NULL;

    if ((!script->stored.summary || !*script->stored.summary) &&
        !lint_said_whole(look, id))
        lint_add(look->lint,
                 FOUND_NO_SUMMARY,
                 top,
                 "no comment on top says what %s does, and no phrases say it all",
                 card->name);
    if (!line || !memchr(line, '-', n)) return;
    if (n != strlen(card->code) || strncasecmp(line, card->code, n) != 0)
        lint_add(look->lint,
                 FOUND_COMMENT_NAME,
                 top,
                 "the comment names '%.*s', the script is for %s",
                 (int)n,
                 line,
                 card->code);
    else if (*name && strcmp(name, card->name) != 0)
        lint_add(look->lint,
                 FOUND_COMMENT_NAME,
                 top,
                 "the comment calls %s '%s', the list '%s'",
                 card->code,
                 name,
                 card->name);
}

// Tells a file whose name begins with the code of another card.
static void judge_file_name(LintLook *look, const LintScript *script, const Card *card)
{
    const char *slash = strrchr(script->stored.path, '/');
    const char *name = slash ? slash + 1 : script->stored.path;
    const Library *library = look->library;

    if (!strncasecmp(name, card->code, strlen(card->code))) return;
    for (int i = 1; i < library->cards_n; i++) {
        const char *code = library->cards[i].code;
        const size_t n = strlen(code);

        if (strncasecmp(name, code, n) != 0 || (name[n] != '-' && name[n] != '.'))
            continue;
        lint_add(look->lint,
                 FOUND_FILE_NAME,
                 (LintPlace){.file = script->stored.path, .line = 1},
                 "the file is called after %s %s and is the script of %s",
                 code,
                 library->cards[i].name,
                 card->code);
        return;
    }
}

static void judge_card(LintLook *look, const LintScript *script)
{
    const CardId id = library_card_by_code(look->library, script->stored.name);

    if (!id || strcmp(script->stored.kind, "card") != 0) return;
    judge_comment(look, script, id);
    judge_file_name(look, script, &look->library->cards[id]);
}

// ---- names that words.lua declares

// How often scripts ask for a name, and how often they give it to a verb.
struct LintUses {
    int named, given;
};

static bool gives_number(const LintScript *script, const Token *token)
{
    return token->inside && token->in_function &&
           script_token_is(&script->tokens.list[token->inside].it, "(");
}

static void count_use(LintLook *look, const LintScript *script, const Token *token)
{
    Arena *arena = look->lint->arena;
    const int n = look->words.n;
    int *at = key_map_at(&look->words, text_of(look, token));

    if (*at < 0) {
        *at = n;
        look->uses = arena_grow(arena, look->uses, n, sizeof *look->uses);
        look->uses[n] = (struct LintUses){0};
    }
    look->uses[*at].named++;
    look->uses[*at].given += gives_number(script, token);
}

static void count_uses(LintLook *look)
{
    look->words = (KeyMap){.arena = look->lint->arena};
    for (int i = 0; i < look->scripts_n; i++) {
        const LintScript *script = &look->scripts[i];

        for (int k = 1; k <= script->tokens.n; k++) {
            const Token *token = &script->tokens.list[k];

            if (token->it.kind == TOKEN_NAME || token->it.kind == TOKEN_TEXT)
                count_use(look, script, token);
        }
    }
}

// Returns how often scripts name what the token names, beside itself.
static struct LintUses uses_of(LintLook *look, const LintScript *script,
                               const Token *name)
{
    if (!look->words.arena) count_uses(look);
    const int at = key_map_find(&look->words, text_of(look, name));
    struct LintUses uses = look->uses[at];

    uses.named--;
    uses.given -= gives_number(script, name);
    return uses;
}

// Finds counters and statuses that scripts ask for and none changes.
static void find_declared(LintLook *look, const LintScript *script)
{
    static const char *const kinds[] = {"player_counter", "thing_counter", "status"};
    const Token *list = script->tokens.list;

    for (int i = 1; i < script->tokens.n; i++) {
        bool declares = false;

        for (int k = 0; k < COUNT_OF(kinds); k++)
            declares |= script_token_is(&list[i].it, kinds[k]);
        if (!declares || list[i].inside || list[i + 1].it.kind != TOKEN_TEXT) continue;
        const struct LintUses uses = uses_of(look, script, &list[i + 1]);
        if (uses.given) continue;
        lint_add(look->lint,
                 FOUND_NEVER_SET,
                 lint_place_of_token(script, &list[i + 1]),
                 "no function changes the %s '%.*s'",
                 script_token_is(&list[i].it, "status") ? "status" : "counter",
                 (int)list[i + 1].it.n,
                 list[i + 1].it.at);
    }
}

// Finds words that no script uses: words { name = function ... }.
static void find_words(LintLook *look, const LintScript *script)
{
    const Token *list = script->tokens.list;

    if (strcmp(script->stored.kind, "words") != 0) return;
    for (int i = 2; i + 1 < script->tokens.n; i++) {
        const int open = list[i].inside;

        if (!open || !script_token_is(&list[open - 1].it, "words") ||
            list[i].it.kind != TOKEN_NAME || !script_token_is(&list[i + 1].it, "=") ||
            uses_of(look, script, &list[i]).named)
            continue;
        lint_add(look->lint,
                 FOUND_WORD_NOT_USED,
                 lint_place_of_token(script, &list[i]),
                 "no script uses the word '%.*s'",
                 (int)list[i].it.n,
                 list[i].it.at);
    }
}

void lint_script_all(LintLook *look)
{
    for (int i = 0; i < look->scripts_n; i++) {
        const LintScript *script = &look->scripts[i];

        if (!script->judged) continue;
        find_tags(look, script);
        find_numbers(look, script);
        find_beyond(look, script);
        find_any_number(look, script);
        find_empty_functions(look, script);
        find_twice(look, script);
        find_locals(look, script);
        find_zeros(look, script);
        find_truths(look, script);
        find_here(look, script);
        lint_vain(look, script);
        judge_card(look, script);
        find_declared(look, script);
        find_words(look, script);
    }
}
