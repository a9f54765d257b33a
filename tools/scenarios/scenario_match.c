// scenario_match.c -- a match in a scenario: its games end as the scenario says.

#include <string.h>

#include "tools/scenarios/scenario.h"
#include "tools/session/session.h"

int scenario_begin_match(Scenario *scenario, const json_t *json, const Deck *decks)
{
    const json_int_t best_of = json_integer_value(json_object_get(json, "best_of"));
    const json_t *seed = json_object_get(json, "seed");
    const Rules *rules = scenario->table.rules;
    Setup setup = {.mode = sitting_mode_series(rules)};

    if (best_of < 0 || best_of > 9 ||
        !session_set(rules, &setup, "best_of", (int)best_of))
        return scenario_fail(scenario, "best_of is 1, 3 or 5");
    setup.seed = (uint64_t)json_integer_value(seed);
    memcpy(setup.decks, decks, sizeof setup.decks);
    sitting_start(rules, &scenario->sitting, &setup);
    sitting_begin(&scenario->sitting, &scenario->game, &scenario->table);
    return 0;
}

int scenario_next_game(Scenario *scenario, const char *winner)
{
    const Rules *rules = scenario->table.rules;
    Sitting *sitting = &scenario->sitting;
    const int player = scenario_player(scenario, winner);

    if (!sitting->playing)
        return scenario_fail(scenario, "no game of a match is played");
    if (player < 0 && strcmp(winner, "nobody") != 0)
        return scenario_fail(scenario, "next_game wants a player or \"nobody\"");
    if (!rb_const(&scenario->game.now)->presented[0])
        return scenario_fail(scenario, "the battlefields are not presented yet");
    scenario->game.now.winner = player < 0 ? NOBODY : (PlayerId)player;
    scenario->game.now.over = true;
    sitting_end(rules, sitting, &scenario->game);
    scenario->game.status = GAME_OVER;
    if (sitting_is_over(rules, sitting)) return 0;
    scenario->log.next = 0;
    sitting_begin(sitting, &scenario->game, &scenario->table);
    return scenario_advance(scenario);
}
