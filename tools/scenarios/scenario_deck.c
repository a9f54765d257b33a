// scenario_deck.c -- changes a known deck and claims which rule of construction it then
// breaks.
//
// The rule is compared by its number, so a text of a refusal can change freely.

#include <string.h>

#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "tools/scenarios/scenario.h"

static CardId card_named(Scenario *scenario, const char *name)
{
    Err err;
    const CardId card = catalog_load_card(scenario->catalog, name, &err);

    if (!card) (void)scenario_fail(scenario, "%s", err.text);
    return card;
}

// Makes [list] hold no copy of [card]. Returns the new length.
static int take_out(CardId *list, int n, CardId card)
{
    int kept = 0;

    for (int i = 0; i < n; i++)
        if (list[i] != card) list[kept++] = list[i];
    return kept;
}

// Fails where a section, [row], has no room for so many cards.
static int check_room(Scenario *scenario, const DeckSection *row, int n)
{
    if (n <= row->room) return 0;
    return scenario_fail(scenario,
                         "the section of the deck has %d cards then, more than %d; "
                         "{ [\"NAME\"] = 0 } takes others out",
                         n,
                         row->room);
}

// Adds copies of a card that is out of the list, which has room for them.
static void add_copies(CardId card, int wanted, CardId *list, int *n)
{
    for (int i = 0; i < wanted; i++) list[(*n)++] = card;
}

// Makes [list] hold one copy of the card with that name.
static int add_one(Scenario *scenario, const DeckSection *row, const char *name,
                   CardId *list, int *n)
{
    const CardId card = card_named(scenario, name);

    if (!card) return -1;
    *n = take_out(list, *n, card);
    if (check_room(scenario, row, *n + 1)) return -1;
    add_copies(card, 1, list, n);
    return 0;
}

// Takes the named cards out first, so that their order does not count.
static int change_list(Scenario *scenario, const DeckSection *row, const json_t *counts,
                       CardId *list, int *n)
{
    const char *name;
    json_t *count;

    if (json_is_string(counts))
        return add_one(scenario, row, json_string_value(counts), list, n);
    if (counts && !json_is_object(counts) &&
        (!json_is_array(counts) || json_array_size(counts)))
        return scenario_fail(scenario,
                             "a section of a deck is a table: { [\"X\"] = 3 }");
    json_object_foreach((json_t *)counts, name, count)
    {
        const CardId card = card_named(scenario, name);

        if (!card) return -1;
        if (!json_is_integer(count) || json_integer_value(count) < 0 ||
            json_integer_value(count) > row->room)
            return scenario_fail(scenario,
                                 "'%s' of a deck is a number of copies, from 0 to %d",
                                 name,
                                 row->room);
        *n = take_out(list, *n, card);
    }
    json_object_foreach((json_t *)counts, name, count)
    {
        const int wanted = (int)json_integer_value(count);

        if (check_room(scenario, row, *n + wanted)) return -1;
        add_copies(card_named(scenario, name), wanted, list, n);
    }
    return 0;
}

static int change_only(Scenario *scenario, const json_t *name, Deck *deck, int section)
{
    if (!name) return 0;
    if (!json_is_string(name))
        return scenario_fail(scenario, "this section of a deck is the name of a card");
    deck->cards[section][0] = card_named(scenario, json_string_value(name));
    deck->n[section] = 1;
    return deck->cards[section][0] ? 0 : -1;
}

// Fails for a key that is no section of a deck.
static int check_sections(Scenario *scenario, const Rules *rules, const json_t *changes)
{
    JsonKeys keys;
    const char *key;
    json_t *value;
    Err err;

    json_keys_start(&keys, "a deck", NULL, 0);
    json_keys_add(&keys, (JsonKey){.key = "deck"});
    json_keys_add(&keys, (JsonKey){.key = "mode"});
    for (int i = 0; i < deck_sections_n(rules); i++)
        json_keys_add(&keys, (JsonKey){.key = rules->play->decks->sections[i].name});
    json_object_foreach((json_t *)changes, key, value)
    {
        bool known = false;

        for (int i = 0; i < keys.n; i++) known |= !strcmp(key, keys.rows[i].key);
        if (known) continue;
        (void)json_keys_unknown(&keys, key, &err);
        return scenario_fail(scenario, "%s", err.text);
    }
    return 0;
}

int scenario_change_deck(Scenario *scenario, Deck *deck, const json_t *changes)
{
    const Rules *rules = catalog_library(scenario->catalog)->rules;

    if (check_sections(scenario, rules, changes)) return -1;
    for (int i = 0; i < deck_sections_n(rules); i++) {
        const DeckSection *row = &rules->play->decks->sections[i];
        const json_t *change = json_object_get(changes, row->name);
        const int failed =
            row->room == 1
                ? change_only(scenario, change, deck, i)
                : change_list(scenario, row, change, deck->cards[i], &deck->n[i]);

        if (failed) return -1;
    }
    return 0;
}

// Returns whether one of [problems] breaks [rule] or a part of it (103.2 finds 103.2.b).
static bool names_rule(const DeckProblem *problems, int n, const char *rule)
{
    for (int i = 0; i < n; i++) {
        if (!strncmp(problems[i].rule, rule, strlen(rule))) return true;
    }
    return false;
}

int scenario_deck(Scenario *scenario, const char *name, const json_t *changes,
                  const char *rule)
{
    DeckProblem problems[DECK_PROBLEMS_MAX];
    const char *word = json_string_value(json_object_get(changes, "mode"));
    const Library *library = catalog_library(scenario->catalog);
    const int mode = word ? sitting_mode_find(library->rules, word) : 0;
    DeckCheck check = {.library = library,
                       .mode = mode,
                       .problems = problems,
                       .max = DECK_PROBLEMS_MAX,
                       .table = &scenario->table};
    Deck deck;
    Err err;
    int n;

    if (catalog_load_deck(scenario->catalog, name, &deck, &err)) {
        return scenario_fail(scenario, "%s", err.text);
    }
    if (scenario_change_deck(scenario, &deck, changes)) return -1;
    if (mode < 0) return scenario_fail(scenario, "there is no mode '%s'", word);
    deck_check(&check, &deck);
    n = check.n < DECK_PROBLEMS_MAX ? check.n : DECK_PROBLEMS_MAX;
    if (!rule && !n) return 0;
    if (rule && names_rule(problems, n, rule)) return 0;
    if (!n)
        return scenario_fail(scenario, "the deck is legal, and should break %s", rule);
    return scenario_fail(scenario,
                         "the deck breaks %s (%s) and should %s%s",
                         problems[0].rule,
                         problems[0].text,
                         rule ? "break " : "be legal",
                         rule ? rule : "");
}
