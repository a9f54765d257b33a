// play_options.c -- finds the game's own words for an option.

#include "engine/play/play_options.h"

#include <string.h>
#include <strings.h>

#include "engine/base/text.h"
#include "engine/play/play.h"

const char *play_options_text(const Rules *rules, int prompt, int option)
{
    const PlayOptions *options = rules->play ? rules->play->options : NULL;

    for (int i = 0; options && i < options->texts_n; i++)
        if (options->texts[i].prompt == prompt && options->texts[i].option == option)
            return options->texts[i].text;
    return play_options_kind(rules, option)->text;
}

const PlayOptionKind *play_options_kind(const Rules *rules, int option)
{
    static const PlayOptionKind none = {.doc = ""};
    const PlayOptions *options = rules->play ? rules->play->options : NULL;

    return options && options->kinds ? &options->kinds[option] : &none;
}

const char *play_options_word(const Rules *rules, int option, int n)
{
    const PlayOptionKind *kind = play_options_kind(rules, option);

    return n > 0 && n <= kind->words_n ? kind->words[n - 1] : NULL;
}

int play_options_number(const Rules *rules, int option, const char *word)
{
    const PlayOptionKind *kind = play_options_kind(rules, option);

    for (int i = 0; i < kind->words_n; i++)
        if (!strcasecmp(kind->words[i], word)) return 1 + i;
    return 0;
}

// A text that grows by parts, with a word between each two.
typedef struct {
    char *text;
    size_t n;
} PriceWords;

static void add_part(PriceWords *words, const char *between, const char *name,
                     int amount)
{
    char *to = words->text + words->n;
    const size_t room = PRICE_TEXT - words->n;

    if (!words->n) between = "";
    if (words->n + 1 >= PRICE_TEXT) return;
    words->n += amount ? text_format(to, room, "%s%d %s", between, amount, name)
                       : text_format(to, room, "%s%s", between, name);
    if (words->n >= PRICE_TEXT) words->n = PRICE_TEXT - 1;
}

// Adds the first choice of a cost behind [between].
static void add_choice(const Library *library, PriceWords *words, const Cost *cost,
                       const char *between)
{
    const Rules *rules = library->rules;

    if (cost->is_own) {
        add_part(words, between, "the printed cost", 0);
        between = ", ";
    }
    for (int r = 0; r < rules->resources_n; r++) {
        if (!cost->resource[r]) continue;
        add_part(words, between, rules->resources[r].name, cost->resource[r]);
        between = ", ";
    }
    for (int i = 0; i < cost->actions_n; i++) {
        const CostAction *action = &cost->actions[i];

        add_part(
            words, between, rules->cost_actions[action->action].name, action->amount);
        between = ", ";
    }
}

static void add_record(const Library *library, PriceWords *words, uint16_t id)
{
    const char *between = " and ";

    for (; id; id = library->costs[id].or_else, between = " or ")
        add_choice(library, words, &library->costs[id], between);
}

void play_options_price(const Library *library, const Option *option,
                        char text[PRICE_TEXT])
{
    const uint16_t records[] = {
        option->ref, (uint16_t)option->n, option->spot == NOWHERE ? 0 : option->spot};
    PriceWords words = {.text = text};

    *text = '\0';
    if (option->part == PRICE_WITHOUT_FIRST ||
        (option->part == PRICE_OF_RECORDS &&
         (!records[0] || library->costs[records[0]].is_extra)))
        add_part(&words, "", "the printed cost", 0);
    if (option->part == PRICE_WITHOUT_FIRST)
        add_part(&words, " without ", library->rules->resources[0].name, 0);
    for (int i = 0; i < COUNT_OF(records); i++) add_record(library, &words, records[i]);
    if (!*text) add_part(&words, "", "nothing", 0);
}

int play_options_ability(const Library *library, ClauseId id)
{
    const Clause *clause = &library->clauses[id];
    int n = 1;

    for (const Clause *it = clause - 1; it > library->clauses; it--) {
        if (it->script != clause->script) break;
        n += it->kind == clause->kind;
    }
    return n;
}

// Returns the keyword in whose script the clause stands, 0: it stands in another one.
static int keyword_of(const Library *library, ClauseId id)
{
    const Script *script = &library->scripts[library->clauses[id].script];

    for (int i = 1; !strcmp(script->kind, "keyword") && i < library->keywords_n; i++)
        if (!strcmp(library->keywords[i].name, script->name)) return i;
    return 0;
}

void play_options_use(const Library *library, const Option *option, char text[USE_TEXT])
{
    const bool known = option->ref && option->ref < library->clauses_n;
    const int row = known ? keyword_of(library, option->ref) : 0;
    const Keyword *keyword = &library->keywords[row];
    char price[PRICE_TEXT] = "";
    PriceWords words = {.text = price};

    *text = '\0';
    if (!row) return;
    if (!option->form || !(keyword->wants_cost || keyword->takes_number)) {
        text_copy(text, USE_TEXT, keyword->name);
        return;
    }
    if (keyword->wants_cost && option->form < library->costs_n)
        add_record(library, &words, (uint16_t)option->form);
    if (*price)
        (void)text_format(text, USE_TEXT, "%s, %s", keyword->name, price);
    else
        (void)text_format(text, USE_TEXT, "%s %d", keyword->name, option->form);
}

char play_options_beyond(const char *text, int about)
{
    static const struct {
        char letter;
        uint8_t about;
    } letters[] = {{'c', ABOUT_THING},
                   {'o', ABOUT_THING},
                   {'t', ABOUT_PLACE},
                   {'p', ABOUT_PLAYER},
                   {'n', ABOUT_NUMBER},
                   {'g', ABOUT_NUMBER}};

    for (; *text; text++) {
        if (*text != '%') continue;
        text++;
        for (int i = 0; i < COUNT_OF(letters); i++)
            if (letters[i].letter == *text && !(about & letters[i].about)) return *text;
    }
    return 0;
}

char play_options_unknown(const char *text)
{
    for (; *text; text++) {
        if (*text != '%') continue;
        text++;
        if (!*text) return '%';
        if (!strchr("ctpnToga%", *text)) return *text;
    }
    return 0;
}
