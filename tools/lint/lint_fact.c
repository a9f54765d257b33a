// lint_fact.c -- finds rows of lists that contradict the scripts, or say too little.

#include <string.h>

#include "db/store/card_full.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "scripting/base/nearest.h"
#include "tools/lint/lint_inside.h"

enum {
    LONG_NAME = 7,      // letters of a name that has no near one by chance
    OTHERS_MIN = 5,     // cards of a type that show what such cards have
    OTHERS_PERCENT = 95 // so many of them have the number
};

// The statements of lists about the cards, counted once.
typedef struct {
    LintLook *look;
    KeyMap types; // of the cards: types and supertypes
    struct {
        int all, with[FACTS_MAX]; // cards, and those that have the number
    } * of_types;
    int *tagged;  // of each tag its cards
    KeyMap named; // of each set and name the first card
} Facts;

// Returns whether the card is one of a set that is checked, because its script or its
// list is.
static bool is_judged(const LintLook *look, const Card *card)
{
    const LintPlace place = lint_place_of_card(look, card);

    return place.file && lint_place_wants(look->plan, place.file);
}

static void judge_script(LintLook *look, const Card *card)
{
    const LintPlace place = lint_place_of_card(look, card);
    const bool there = key_map_find(&look->scripted, card->code) >= 0;

    if (card->has_text && !there)
        lint_add(look->lint,
                 FOUND_SCRIPT_MISSING,
                 place,
                 "%s %s has no script, and the list says that it has text",
                 card->code,
                 card->name);
    if (!card->has_text && there)
        lint_add(look->lint,
                 FOUND_SCRIPT_NOT_LISTED,
                 place,
                 "%s %s has a script, and the list says 'no' in the column script",
                 card->code,
                 card->name);
}

// Returns whether the card has no number, or no word, in the column.
static bool lacks(const Rules *rules, const Card *card, int fact)
{
    if (rules->facts[fact].kind == FACT_NUMBER)
        return card->facts[fact] == FACT_ABSENT && !rules->facts[fact].zero_is_none;
    return !card->facts[fact];
}

// Returns the cards of the same types.
static int types_of(Facts *facts, const Card *card)
{
    char key[2 * TEXT_NUMBER_BYTES];
    Arena *arena = facts->look->lint->arena;
    const int n = facts->types.n;

    size_t length = text_number(key, card->types, 0);
    key[length++] = ' ';
    (void)text_number(key + length, card->supertypes, 0);
    int *at = key_map_at(&facts->types, arena_text(arena, key));
    if (*at < 0) {
        *at = n;
        facts->of_types =
            arena_grow(arena, facts->of_types, n, sizeof *facts->of_types);
        memset(&facts->of_types[n], 0, sizeof *facts->of_types);
    }
    return *at;
}

static const char *name_key(const Facts *facts, const Card *card)
{
    return arena_format(facts->look->lint->arena, "%s|%s", card->set, card->name);
}

static void count_cards(Facts *facts)
{
    const Library *library = facts->look->library;

    facts->tagged = arena_take(facts->look->lint->arena,
                               (size_t)library->tags_n * sizeof *facts->tagged + 1);
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];
        const int types = types_of(facts, card);

        facts->of_types[types].all++;
        for (int k = 0; k < library->rules->facts_n; k++)
            facts->of_types[types].with[k] += !lacks(library->rules, card, k);
        for (int k = 0; k < CARD_TAGS_MAX; k++) facts->tagged[card->tags[k]]++;
        (void)key_map_add(&facts->named, name_key(facts, card), i);
    }
}

// Tells what the card lacks though nearly all others of the same types have it.
static void judge_numbers(Facts *facts, const Card *card)
{
    const Rules *rules = facts->look->library->rules;
    const int types = types_of(facts, card);
    const int others = facts->of_types[types].all - 1;

    for (int i = 0; i < rules->facts_n; i++) {
        const int with = facts->of_types[types].with[i];

        if (!lacks(rules, card, i) || others < OTHERS_MIN ||
            with * 100 < others * OTHERS_PERCENT)
            continue;
        lint_add(facts->look->lint,
                 FOUND_NO_NUMBER,
                 lint_place_of_card(facts->look, card),
                 "%s %s has no %s, as nearly all cards of its type have",
                 card->code,
                 card->name,
                 rules->facts[i].name);
    }
}

// Tells a tag that this card alone has and that is nearly one of several others.
static void judge_tag(const Facts *facts, const Card *card, uint16_t tag)
{
    LintLook *look = facts->look;
    const Library *library = look->library;
    const size_t n = strlen(library->tags[tag]);
    Nearest nearest = nearest_to(library->tags[tag]);

    if (facts->tagged[tag] != 1) return;
    for (int i = 1; i < library->tags_n; i++) {
        const size_t m = strlen(library->tags[i]);
        if (i != tag && facts->tagged[i] > 1 && m <= n + 1 && n <= m + 1)
            nearest_try(&nearest, library->tags[i]);
    }
    // Short names differ by a letter without being misspelt: Bard, Bird.
    if (nearest.best && nearest.score == 1 &&
        (n >= LONG_NAME || strlen(nearest.best) != n))
        lint_add(look->lint,
                 FOUND_ONE_TAG,
                 lint_place_of_card(look, card),
                 "%s alone has the tag '%s'%s",
                 card->code,
                 library->tags[tag],
                 text_hint(nearest.best).text);
}

static void judge_names(const Facts *facts, const Card *card)
{
    const LintLook *look = facts->look;
    const int first = key_map_find(&facts->named, name_key(facts, card));
    const Card *other = &look->library->cards[first];

    for (int i = 0; i < CARD_TAGS_MAX; i++)
        if (card->tags[i]) judge_tag(facts, card, card->tags[i]);
    if (other != card)
        lint_add(look->lint,
                 FOUND_ONE_NAME,
                 lint_place_of_card(look, card),
                 "%s has the name of %s: '%s'",
                 card->code,
                 other->code,
                 card->name);
}

// Counts the lines of a text that say something: reminders in brackets do not.
static int paragraphs_of(const char *text)
{
    int n = 0;

    while (text && *text) {
        text += strspn(text, " \r\n");
        n += *text && *text != '(';
        text += strcspn(text, "\n");
    }
    return n;
}

static int printed_clauses(const Library *library, const Card *card)
{
    int n = 0;

    for (int i = 0; i < card->own_n; i++)
        n += library->clauses[library->owned[card->own + i]].kind != CLAUSE_MODE;
    return n;
}

static void judge_text(LintLook *look, const Card *card)
{
    Store *store = catalog_store(look->catalog);
    Arena *arena = arena_new();
    Err err = {0};
    FullCard full = {0};
    const int64_t id = lookup_card(store, card->code, &err);
    const int said = printed_clauses(look->library, card) + card->keywords_n;

    if (card->scripted && id > 0 && !card_full_read(store, id, arena, &full, &err)) {
        const char *text = card_full_text(&full, "en", "effective");
        const int n =
            paragraphs_of(text ? text : card_full_text(&full, "en", "printed"));

        if (n > said)
            lint_add(look->lint,
                     FOUND_PARAGRAPHS,
                     lint_place_of_card(look, card),
                     "the text of %s has %d paragraphs; its script has %d clauses, its "
                     "row %d keywords",
                     card->code,
                     n,
                     printed_clauses(look->library, card),
                     card->keywords_n);
    }
    arena_free(arena);
}

// Returns whether a card has the keyword, or a script names it in a text: "Strong 2".
static bool has_bearer(const LintLook *look, int keyword)
{
    const Library *library = look->library;
    const char *name = library->keywords[keyword].name;
    const size_t n = strlen(name);

    for (int i = 1; i < library->cards_n; i++)
        if (library->cards[i].keyword_mask >> keyword & 1u) return true;
    for (int i = 0; i < look->scripts_n; i++) {
        const LintScript *script = &look->scripts[i];

        for (int k = 1; k <= script->tokens.n; k++) {
            const Token *token = &script->tokens.list[k];
            const bool own = !strcmp(script->stored.name, name) && k == 2;

            if (!own && token->it.kind == TOKEN_TEXT && token->it.n >= n &&
                !memcmp(token->it.at, name, n) &&
                (token->it.n == n || token->it.at[n] == ' '))
                return true;
        }
    }
    return false;
}

static void judge_keyword(LintLook *look, const LintScript *script)
{
    const int id = library_find_keyword(look->library, script->stored.name);

    if (id && !has_bearer(look, id))
        lint_add(look->lint,
                 FOUND_NO_BEARER,
                 (LintPlace){.file = script->stored.path, .line = 1},
                 "no card has the keyword '%s', and no script gives it",
                 script->stored.name);
}

void lint_fact_all(LintLook *look)
{
    const KeyMap texts = {.arena = look->lint->arena};
    Facts facts = {.look = look, .types = texts, .named = texts};

    count_cards(&facts);
    for (int i = 1; i < look->library->cards_n; i++) {
        const Card *card = &look->library->cards[i];

        if (!is_judged(look, card)) continue;
        judge_script(look, card);
        judge_numbers(&facts, card);
        judge_names(&facts, card);
        judge_text(look, card);
    }
    for (int i = 0; i < look->scripts_n; i++)
        if (look->scripts[i].judged && !strcmp(look->scripts[i].stored.kind, "keyword"))
            judge_keyword(look, &look->scripts[i]);
}
