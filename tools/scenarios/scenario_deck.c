// scenario_deck.c -- what a deck must not be: a known deck, changed, and the rule broken.

#include <string.h>

#include "tools/scenarios/scenario.h"

static CardId card_named(Scenario *scenario, const char *name)
{
    Err err;
    const CardId card = catalog_load_card(scenario->catalog, name, &err);

    if (!card) (void)scenario_fail(scenario, "%s", err.text);
    return card;
}

// Makes [list] hold exactly [wanted] copies of [card].
static int set_copies(CardId *list, int n, int max, CardId card, int wanted)
{
    int kept = 0;

    for (int i = 0; i < n; i++) {
        if (list[i] != card) list[kept++] = list[i];
    }
    for (int i = 0; i < wanted && kept < max; i++) list[kept++] = card;
    return kept;
}

static int change_list(Scenario *scenario, const json_t *counts, CardId *list, int *n,
                       int max)
{
    const char *name;
    json_t *count;

    json_object_foreach((json_t *)counts, name, count)
    {
        const CardId card = card_named(scenario, name);

        if (!card) return -1;
        *n = set_copies(list, *n, max, card, (int)json_integer_value(count));
    }
    return 0;
}

static int change_one(Scenario *scenario, const json_t *name, CardId *card)
{
    if (!json_is_string(name)) return 0;
    *card = card_named(scenario, json_string_value(name));
    return *card ? 0 : -1;
}

int scenario_change_deck(Scenario *scenario, Deck *deck, const json_t *changes)
{
    const json_t *main = json_object_get(changes, "main");
    const json_t *runes = json_object_get(changes, "runes");
    const json_t *side = json_object_get(changes, "side");
    const json_t *fields = json_object_get(changes, "battlefields");

    if (change_one(scenario, json_object_get(changes, "legend"), &deck->legend) ||
        change_one(scenario, json_object_get(changes, "champion"), &deck->champion) ||
        change_list(scenario, main, deck->main, &deck->main_n, DECK_MAIN_MAX) ||
        change_list(scenario, side, deck->side, &deck->side_n, DECK_SIDE_MAX) ||
        change_list(
            scenario, runes, deck->runes, &deck->runes_n, COUNT_OF(deck->runes))) {
        return -1;
    }
    return change_list(scenario,
                       fields,
                       deck->battlefields,
                       &deck->battlefields_n,
                       DECK_BATTLEFIELDS_MAX);
}

// Whether [problems] name [rule], or a part of it (103.2 finds 103.2.b).
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
    const int mode = word ? mode_find(word) : MODE_DUEL;
    const Library *library = catalog_library(scenario->catalog);
    Deck deck;
    Err err;
    int n;

    if (catalog_load_deck(scenario->catalog, name, &deck, &err)) {
        return scenario_fail(scenario, "%s", err.text);
    }
    if (scenario_change_deck(scenario, &deck, changes)) return -1;
    if (mode < 0) return scenario_fail(scenario, "there is no mode '%s'", word);
    n = deck_rules_check(
        library, &deck, (Mode)mode, false, problems, DECK_PROBLEMS_MAX);
    if (n > DECK_PROBLEMS_MAX) n = DECK_PROBLEMS_MAX;
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
