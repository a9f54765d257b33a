// scenario_match.c -- a match in a scenario: its games end as the scenario says.

#include <string.h>

#include "tools/scenarios/scenario.h"

int scenario_begin_match(Scenario *scenario, const json_t *json, const Deck *decks)
{
    const json_int_t best_of = json_integer_value(json_object_get(json, "best_of"));
    const json_t *seed = json_object_get(json, "seed");

    if (best_of != 1 && best_of != 3 && best_of != 5)
        return scenario_fail(scenario, "best_of is 1, 3 or 5");
    match_start(&scenario->match,
                MODE_MATCH,
                (int)best_of,
                decks,
                (uint64_t)json_integer_value(seed));
    match_begin(&scenario->match, &scenario->game, &scenario->table);
    return 0;
}

int scenario_next_game(Scenario *scenario, const char *winner)
{
    Match *match = &scenario->match;
    const int player = scenario_player(scenario, winner);

    if (!match->playing) return scenario_fail(scenario, "no game of a match is played");
    if (player < 0 && strcmp(winner, "nobody") != 0)
        return scenario_fail(scenario, "next_game wants a player or \"nobody\"");
    if (!rb_const(&scenario->game.now)->presented[0])
        return scenario_fail(scenario, "the battlefields are not presented yet");
    scenario->game.now.winner = player < 0 ? NOBODY : (PlayerId)player;
    scenario->game.now.over = true;
    match_end(match, &scenario->game);
    scenario->game.status = GAME_OVER;
    if (match_is_over(match)) return 0;
    scenario->log.next = 0;
    match_begin(match, &scenario->game, &scenario->table);
    return scenario_advance(scenario);
}
