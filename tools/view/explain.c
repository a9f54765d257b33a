// explain.c -- shows a card in a few lines: facts, keywords, what it does.
//
// The roles of the game's facts say what each line holds.

#include "tools/view/explain.h"

#include <string.h>

#include "tools/door/terminal.h"

static void add_bits(const NameRow *rows, int n, unsigned bits, const char *between,
                     Line *line)
{
    const char *before = "";

    for (int i = 0; i < n; i++) {
        if (!(bits >> i & 1)) continue;
        line_add(line, "%s%s", before, rows[i].name);
        before = between;
    }
}

// Adds the words of the fact with [role]: "Red and Blue".
static void add_words(const Scene *scene, const Card *card, FactRole role, Line *line)
{
    const Rules *rules = scene->table->rules;
    const int fact = fact_with_role(rules, role);

    if (fact < 0 || !card->facts[fact]) return;
    const FactRow *row = &rules->facts[fact];
    line_add(line, " · ");
    add_bits(
        row->vocabulary, row->vocabulary_n, (unsigned)card->facts[fact], " and ", line);
}

// Adds the items of a fact that keeps them: " · Damage 1/2/3", " · Symbols sun, sun".
static void add_items(const Library *library, const Card *card, int fact, Line *line)
{
    const FactRow *row = &library->rules->facts[fact];
    int n;
    const CardItem *items = library_items(library, card, fact, &n);

    if (n) line_add(line, " · %s ", row->label);
    for (int i = 0; i < n; i++) {
        if (row->parts)
            line_add(line, "%s%d", i ? "/" : "", items[i].n);
        else
            line_add(line,
                     "%s%s",
                     i ? ", " : "",
                     row->names ? items[i].name : row->vocabulary[items[i].n].name);
    }
}

// Adds a fact that is no part of the cost: " · Strength 3".
static void add_fact(const FactRow *row, int fact, Line *line)
{
    if (row->role != FACT_MAIN && row->role != FACT_PLAIN) return;
    if (row->kind == FACT_NUMBER) {
        if (fact != FACT_ABSENT) line_add(line, " · %s %d", row->label, fact);
        return;
    }
    if (!fact) return;
    line_add(line, " · %s ", row->label);
    add_bits(row->vocabulary, row->vocabulary_n, (unsigned)fact, " and ", line);
}

static void explain_facts(const Scene *scene, const Card *card, FILE *out)
{
    const Rules *rules = scene->table->rules;
    Line line;

    line_start(&line, scene->colour, 0);
    add_bits(rules->supertypes, rules->supertypes_n, card->supertypes, " ", &line);
    if (card->supertypes) line_add(&line, " ");
    add_bits(rules->types, rules->types_n, card->types, " ", &line);
    add_words(scene, card, FACT_IDENTITY, &line);
    if (scene_has_cost(scene, card)) {
        line_add(&line, " · costs ");
        scene_cost(scene, card, &line);
    }
    for (int i = 0; i < rules->facts_n; i++)
        if (card->items_n[i])
            add_items(scene->table->library, card, i, &line);
        else
            add_fact(&rules->facts[i], card->facts[i], &line);
    for (int i = 0; i < CARD_TAGS_MAX && card->tags[i]; i++)
        line_add(&line,
                 "%s%s",
                 i ? ", " : " · ",
                 scene->table->library->tags[card->tags[i]]);
    line_wrap(line.text, 2, 2, 0, out);
}

static void explain_keywords(const Scene *scene, const Card *card, FILE *out)
{
    const Library *library = scene->table->library;
    Line line;

    if (!card->keywords_n) return;
    line_start(&line, scene->colour, 0);
    line_add(&line, "  ");
    for (int i = 0; i < card->keywords_n; i++) {
        const PrintedKeyword *printed = &card->keywords[i];
        const Keyword *keyword = &library->keywords[printed->keyword];

        line_add(&line, "%s[%s", i ? " " : "", keyword->name);
        if (keyword->adds_up && printed->value > 1)
            line_add(&line, " %d", printed->value);
        line_add(&line, "]");
    }
    line_print(&line, out);
}

void explain_card(const Scene *scene, CardId id, const char *const *does, FILE *out)
{
    const Card *card = &scene->table->library->cards[id];
    Line line;

    line_start(&line, scene->colour, 0);
    line_add(&line, "  ");
    line_add_inked(&line, INK_BOLD, card->name);
    line_add(&line, "  (%s)", card->code);
    line_print(&line, out);
    explain_facts(scene, card, out);
    explain_keywords(scene, card, out);
    for (; *does; does++) terminal_tell(out, "  %s", *does);
    if (card->unplayable)
        terminal_tell(out, "  Cannot be played: %s", card->unplayable);
}

static bool name_contains(const char *name, const char *part)
{
    size_t n = strlen(part);

    for (; *name; name++)
        if (!strncasecmp(name, part, n)) return true;
    return n == 0;
}

static bool is_seen(const Scene *scene, CardId id)
{
    for (int i = 1; i <= scene->state.objects_n; i++)
        if (scene->state.objects[i].card == id) return true;
    return false;
}

static bool is_in_deck(const Deck *deck, int sections, CardId id)
{
    for (int section = 0; section < sections; section++)
        for (int i = 0; i < deck->n[section]; i++)
            if (deck->cards[section][i] == id) return true;
    return false;
}

CardId explain_find(const Scene *scene, const Deck *deck, const char *text)
{
    const int sections = deck_sections_n(scene->table->rules);
    const Library *library = scene->table->library;
    CardId found = 0;
    int n = 0;

    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];
        if (!name_contains(card->name, text) && strcasecmp(card->code, text) != 0)
            continue;
        if (sections && !is_in_deck(deck, sections, (CardId)i) &&
            !is_seen(scene, (CardId)i))
            continue;
        if (!strcasecmp(card->name, text) || !strcasecmp(card->code, text))
            return (CardId)i;
        found = (CardId)i;
        n++;
    }
    return n == 1 ? found : 0;
}
