// scenario_match.c -- begins games with decks. A game of a match ends as the scenario
// says.
//
// Such a game is not played to its end: t:next_game names the winner.

#include <string.h>

#include "engine/play/play_sitting.h"
#include "tools/scenarios/scenario.h"
#include "tools/session/session.h"

// Reads a deck's name; { deck = name, ... } with changes as in t:deck_refused; or what is
// in its sections, by number of copies.
static int read_deck(Scenario *scenario, const json_t *json, Deck *deck)
{
    const json_t *named = json_is_object(json) ? json_object_get(json, "deck") : json;
    const bool empty = json_is_array(json) && !json_array_size(json);
    const char *name = json_string_value(named);
    Err err;

    memset(deck, 0, sizeof *deck);
    if (!name && !json_is_object(json) && !empty)
        return scenario_fail(scenario, "a deck is a name, or a table of its sections");
    if (name && catalog_load_deck(scenario->catalog, name, deck, &err))
        return scenario_fail(scenario, "%s", err.text);
    return json_is_object(json) ? scenario_change_deck(scenario, deck, json) : 0;
}

static int read_settings(Scenario *scenario, const json_t *json, Setup *setup)
{
    const Rules *rules = scenario->table.rules;
    Err err;

    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const json_t *told = json_object_get(json, sitting_setting(rules, i)->name);

        if (told && session_set_json(rules, setup, i, told, &err))
            return scenario_fail(scenario, "%s", err.text);
    }
    if (session_set_object(rules, setup, json_object_get(json, "settings"), &err))
        return scenario_fail(scenario, "%s", err.text);
    return 0;
}

static void set_namings(Scenario *scenario, const json_t *json)
{
    const PlayScenario *rows = play_scenario(scenario->table.rules);

    for (int i = 0; i < rows->namings_n; i++) {
        const char *name =
            json_string_value(json_object_get(json, rows->namings[i].key));
        const int player = name ? scenario_player(scenario, name) : -1;

        if (player >= 0) rows->namings[i].set(&scenario->game, (PlayerId)player);
    }
}

int scenario_begin_decks(Scenario *scenario, const json_t *json, const json_t *decks)
{
    const Rules *rules = scenario->table.rules;
    const json_t *seed = json_object_get(json, "seed");
    const json_t *players = json_object_get(json, "players");
    const bool brought = deck_sections_n(rules) > 0;
    const size_t n = json_array_size(brought ? decks : players);
    Setup setup = {.seed = (uint64_t)json_integer_value(seed)};
    Err err;

    setup.mode = position_mode(rules, json, n, &err);
    if (setup.mode < 0) return scenario_fail(scenario, "%s", err.text);
    for (size_t i = 0; brought && i < n; i++) {
        if (read_deck(scenario, json_array_get(decks, i), &setup.decks[i])) return -1;
    }
    if (read_settings(scenario, json, &setup)) return -1;
    sitting_start(rules, &scenario->sitting, &setup);
    sitting_begin(&scenario->sitting, &scenario->game, &scenario->table);
    set_namings(scenario, json);
    return scenario_chance_check(scenario, false);
}

int scenario_next_game(Scenario *scenario, const char *winner)
{
    const Rules *rules = scenario->table.rules;
    const PlayScenario *rows = play_scenario(rules);
    Sitting *sitting = &scenario->sitting;
    const int player = scenario_player(scenario, winner);
    const char *why = rows->unready ? rows->unready(&scenario->game.now) : NULL;

    if (!sitting->playing || !sitting_mode(rules, sitting->mode).series)
        return scenario_fail(scenario,
                             "this is no game of a match, so no game follows");
    if (player < 0 && strcmp(winner, "nobody") != 0)
        return scenario_fail(scenario, "next_game wants a player or \"nobody\"");
    if (why) return scenario_fail(scenario, "%s", why);
    scenario->game.now.winners = (uint8_t)(player < 0 ? 0 : 1u << player);
    scenario->game.now.over = true;
    sitting_end(rules, sitting, &scenario->game);
    scenario->game.status = GAME_OVER;
    if (sitting_is_over(rules, sitting)) return 0;
    scenario->log.next = 0;
    scenario_chance_next(&scenario->chance, &scenario->game.now);
    sitting_begin(sitting, &scenario->game, &scenario->table);
    if (scenario_chance_check(scenario, false)) return -1;
    scenario_tell_begin(scenario);
    return scenario_advance(scenario);
}
