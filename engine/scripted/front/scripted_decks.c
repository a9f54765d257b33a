// scripted_decks.c -- judges a deck by the sections and demands that game.lua declares.
//
// A demand means cards by a query, so the cards lie on a table of their own while they are
// judged, each in the zone of its section. A message says what is wanted, then what the
// deck has.

#include "engine/scripted/front/scripted_decks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/abilities/language/query.h"
#include "engine/base/text.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/table/object.h"

// A deck on its table.
typedef struct {
    DeckCheck *check;
    const ScriptedGame *game;
    const Deck *deck;
    Table *table;
    ObjectId first[DECK_SECTIONS_MAX]; // of each section; its cards follow one another
} Judged;

static const char *or_mode(const ScriptedDeckRule *rule)
{
    return rule->rule ? rule->rule : "";
}

// Calls for each card of the sections of [rule] that its query means.
typedef void (*Visit)(Judged *judged, const ScriptedDeckRule *rule, CardId card,
                      void *self);

static bool is_meant(const Judged *judged, const ScriptedDeckRule *rule, ObjectId id)
{
    Env env;

    if (!rule->query) return true;
    memset(&env, 0, sizeof env);
    env.subject_player = env.actor = env.chooser = NOBODY;
    env.event_spot = env.event_from = NOWHERE;
    return query_matches(judged->table, &env, rule->query, id);
}

static void visit_cards(Judged *judged, const ScriptedDeckRule *rule, Visit visit,
                        void *self)
{
    for (int i = 0; i < judged->game->decks.sections_n; i++) {
        if (rule->sections && !(rule->sections >> i & 1)) continue;
        if (!rule->sections && judged->game->sections[i].also) continue;
        for (int k = 0; k < judged->deck->n[i]; k++)
            if (is_meant(judged, rule, (ObjectId)(judged->first[i] + k)))
                visit(judged, rule, judged->deck->cards[i][k], self);
    }
}

// ---- the demands

static void add_one(Judged *judged, const ScriptedDeckRule *rule, CardId card,
                    void *sum)
{
    (void)judged;
    (void)rule;
    (void)card;
    ++*(int *)sum;
}

static void add_fact(Judged *judged, const ScriptedDeckRule *rule, CardId card,
                     void *sum)
{
    const Card *facts = &judged->check->library->cards[card];

    *(int *)sum += fact_number(facts->facts[rule->fact]);
}

static void judge_number(Judged *judged, const ScriptedDeckRule *rule)
{
    int n = 0;

    visit_cards(judged, rule, rule->kind == DECK_SUM ? add_fact : add_one, &n);
    if (n >= rule->least && (rule->most < 0 || n <= rule->most)) return;
    deck_problem(judged->check,
                 PROBLEM_BUILT,
                 or_mode(rule),
                 0,
                 "%s: this deck has %d",
                 rule->text,
                 n);
}

// Writes the words of a fact that the bits mean, a comma between two.
static const char *words_of(const FactRow *row, unsigned bits, char *text, size_t size)
{
    size_t used = 0;

    text[0] = '\0';
    for (int i = 0; i < row->vocabulary_n && used < size; i++)
        if (bits >> i & 1)
            used += (size_t)snprintf(text + used,
                                     size - used,
                                     "%s%s",
                                     used ? ", " : "",
                                     row->vocabulary[i].name);
    if (!*text) (void)text_format(text, size, "none");
    return text;
}

// The cards that a visit has told of already.
typedef struct {
    CardId cards[DECK_SECTIONS_MAX * DECK_SECTION_CARDS];
    int n;
    unsigned allowed;
} Told;

static bool tell_again(Told *told, CardId card)
{
    for (int i = 0; i < told->n; i++)
        if (told->cards[i] == card) return true;
    told->cards[told->n++] = card;
    return false;
}

static void judge_same_card(Judged *judged, const ScriptedDeckRule *rule, CardId card,
                            void *self)
{
    const FactRow *row = &judged->game->rules.facts[rule->fact];
    const Card *it = &judged->check->library->cards[card];
    Told *told = self;
    const unsigned words = (unsigned)(uint16_t)it->facts[rule->fact];
    char has[80], wants[80];

    if ((words & told->allowed) || tell_again(told, card)) return;
    deck_problem(judged->check,
                 PROBLEM_BUILT,
                 or_mode(rule),
                 card,
                 "%s: %s (%s) has %s %s, the deck wants %s",
                 rule->text,
                 it->name,
                 it->code,
                 row->name,
                 words_of(row, words, has, sizeof has),
                 words_of(row, told->allowed, wants, sizeof wants));
}

static void judge_same(Judged *judged, const ScriptedDeckRule *rule)
{
    const Deck *deck = judged->deck;
    Told told = {.n = 0};
    const CardId first = deck->n[rule->of] ? deck->cards[rule->of][0] : 0;

    if (!first) return; // the section wants a card, and says so itself
    told.allowed =
        (unsigned)(uint16_t)judged->check->library->cards[first].facts[rule->fact] |
        rule->besides;
    visit_cards(judged, rule, judge_same_card, &told);
}

// How many cards there are of each name.
typedef struct {
    CardId cards[DECK_SECTIONS_MAX * DECK_SECTION_CARDS];
    int counts[DECK_SECTIONS_MAX * DECK_SECTION_CARDS];
    int n;
} Names;

static void count_name(Judged *judged, const ScriptedDeckRule *rule, CardId card,
                       void *self)
{
    const Library *library = judged->check->library;
    Names *names = self;
    int at = 0;

    (void)rule;
    while (at < names->n && strcmp(library->cards[names->cards[at]].name,
                                   library->cards[card].name) != 0)
        at++;
    if (at == names->n) {
        names->cards[names->n] = card;
        names->counts[names->n++] = 0;
    }
    names->counts[at]++;
}

static void judge_copies(Judged *judged, const ScriptedDeckRule *rule)
{
    const Library *library = judged->check->library;
    Names names = {.n = 0};

    visit_cards(judged, rule, count_name, &names);
    for (int i = 0; i < names.n; i++) {
        const Card *card = &library->cards[names.cards[i]];

        if (names.counts[i] >= rule->least &&
            (rule->most < 0 || names.counts[i] <= rule->most))
            continue;
        deck_problem(judged->check,
                     PROBLEM_BUILT,
                     or_mode(rule),
                     names.cards[i],
                     "%s: %s (%s) is in this deck %d times",
                     rule->text,
                     card->name,
                     card->code,
                     names.counts[i]);
    }
}

static void judge_rule(Judged *judged, const ScriptedDeckRule *rule)
{
    if (rule->modes && !(rule->modes >> judged->check->mode & 1)) return;
    switch ((DeckRuleKind)rule->kind) {
    case DECK_COUNT:
    case DECK_SUM: judge_number(judged, rule); return;
    case DECK_SAME: judge_same(judged, rule); return;
    case DECK_COPIES: judge_copies(judged, rule); return;
    }
}

// ---- the sections

// Tells that a section has not the [wanted] cards that it has at least or at most.
static void tell_size(Judged *judged, int section, const char *bound, int wanted)
{
    const ScriptedSection *more = &judged->game->sections_more[section];
    const DeckSection *row = &judged->game->sections[section];

    deck_problem(judged->check,
                 PROBLEM_BUILT,
                 row->rule ? row->rule : "",
                 0,
                 "%s %d card%s in section %s, this deck has %d",
                 more->least == more->most ? "exactly" : bound,
                 wanted,
                 wanted == 1 ? "" : "s",
                 row->name,
                 judged->deck->n[section]);
}

static void judge_size(Judged *judged, int section)
{
    const ScriptedSection *more = &judged->game->sections_more[section];
    const int n = judged->deck->n[section];

    if (n < more->least)
        tell_size(judged, section, "at least", more->least);
    else if (more->most >= 0 && n > more->most)
        tell_size(judged, section, "at most", more->most);
}

static void judge_types(Judged *judged, int section)
{
    const ScriptedSection *more = &judged->game->sections_more[section];
    const Library *library = judged->check->library;
    Told told = {.n = 0};

    for (int i = 0; i < judged->deck->n[section]; i++) {
        const CardId id = judged->deck->cards[section][i];
        const Card *card = &library->cards[id];

        const bool space = card->types & judged->game->rules.spaces.types;
        const bool fits = !more->types || card->types & more->types;

        if ((fits && !space) || tell_again(&told, id)) continue;
        deck_problem(
            judged->check,
            PROBLEM_BUILT,
            judged->game->sections[section].rule ? judged->game->sections[section].rule
                                                 : "",
            id,
            space ? "%s (%s) is a space of the map, so section %s cannot have it"
                  : "%s (%s) is of no type that section %s takes",
            card->name,
            card->code,
            judged->game->sections[section].name);
    }
}

// Puts the cards on a table, each where its section is.
static void lay_out(Judged *judged, Game *game)
{
    game_clear(game, judged->table, 1, 0);
    judged->table->game = game;
    judged->table->state = &game->now;
    for (int i = 0; i < judged->game->decks.sections_n; i++) {
        const int zone = judged->game->sections_more[i].zone;

        judged->first[i] = (ObjectId)(game->now.objects_n + 1);
        for (int k = 0; k < judged->deck->n[i]; k++)
            (void)object_create(judged->table,
                                judged->deck->cards[i][k],
                                0,
                                spot_of(judged->table, zone, 0));
    }
}

void scripted_decks_check(DeckCheck *check, const Deck *deck)
{
    const ScriptedGame *game = (const ScriptedGame *)check->library->rules;
    Judged judged = {.check = check, .game = game, .deck = deck};
    Game *play = malloc(sizeof *play);

    judged.table = malloc(sizeof *judged.table);
    // A deck needs one game and one table, of a size that is known.
    ASSERT(play && judged.table);
    table_init(judged.table, check->library->rules, check->library, NULL);
    lay_out(&judged, play);
    for (int i = 0; i < game->decks.sections_n; i++) {
        judge_size(&judged, i);
        judge_types(&judged, i);
        deck_check_playable(check, deck->cards[i], deck->n[i]);
    }
    for (int i = 0; i < game->deck_rules_n; i++)
        judge_rule(&judged, &game->deck_rules[i]);
    free(judged.table);
    free(play);
}

// ---- any deck

// Returns a number that follows from [seed] and is different each time.
static uint64_t next_random(uint64_t *seed)
{
    uint64_t z = *seed += 0x9E3779B97F4A7C15u;

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    return z ^ (z >> 31);
}

// Returns how many cards a section has at least, also by a rule that counts cards there.
static int least_cards(const ScriptedGame *game, int section)
{
    const ScriptedSection *more = &game->sections_more[section];
    int least = more->least ? more->least : game->sections[section].usual;

    for (int i = 0; i < game->deck_rules_n; i++) {
        const ScriptedDeckRule *rule = &game->deck_rules[i];

        if (rule->kind == DECK_COUNT && (rule->sections >> section & 1) &&
            !rule->modes && rule->least > least)
            least = rule->least;
    }
    return least < DECK_SECTION_CARDS ? least : DECK_SECTION_CARDS;
}

// Fills a section with playable cards that it takes. A section that no type tells apart
// takes those that no other section asks for by type.
static void fill_section(const ScriptedGame *game, const Library *library, int section,
                         uint64_t *seed, Deck *deck)
{
    const ScriptedSection *more = &game->sections_more[section];
    const int wanted = least_cards(game, section);
    uint16_t others = 0;

    for (int i = 0; i < game->decks.sections_n; i++)
        if (i != section) others |= game->sections_more[i].types;
    for (int tries = 0; deck->n[section] < wanted && tries < 64 * wanted; tries++) {
        const int id = 1 + (int)(next_random(seed) % (uint64_t)(library->cards_n - 1));
        const Card *card = &library->cards[id];

        if (card->types & (game->rules.faces | game->rules.spaces.types)) continue;
        if (card->unplayable || (more->types && !(card->types & more->types))) continue;
        if (!more->types && card->types & others) continue;
        deck->cards[section][deck->n[section]++] = (CardId)id;
    }
}

static void draw_any(const Library *library, uint64_t number, Deck *deck)
{
    const ScriptedGame *game = (const ScriptedGame *)library->rules;

    memset(deck, 0, sizeof *deck);
    (void)text_format(deck->name, sizeof deck->name, "any");
    for (int i = 0; library->cards_n > 1 && i < game->decks.sections_n; i++)
        fill_section(game, library, i, &number, deck);
}

void scripted_decks_fill(ScriptedGame *game)
{
    if (!game->decks.sections_n) return;
    game->decks.sections = game->sections;
    game->decks.check = scripted_decks_check;
    game->decks.any = draw_any;
    if (game->usual_decks[0]) game->decks.usual = game->usual_decks;
    game->play.decks = &game->decks;
}
