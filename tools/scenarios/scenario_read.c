// scenario_read.c -- reads the facts that expectations name: of the game, players,
// objects.
//
// Every value is JSON, so that scenario_expect.c compares values without knowing the
// game.

#include "tools/scenarios/scenario_read.h"

#include <string.h>

#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/object.h"
#include "tools/position/position_cards.h"
#include "tools/position/position_place.h"

static json_t *lower_case(const char *text)
{
    char word[32];
    size_t n = 0;

    for (; text[n] && n + 1 < sizeof word; n++)
        word[n] = (char)(text[n] >= 'A' && text[n] <= 'Z' ? text[n] + 32 : text[n]);
    word[n] = '\0';
    return json_string(word);
}

// Returns the names on the chain, the oldest first. An ability has the name of its
// source.
static json_t *chain_of(const Scenario *scenario)
{
    const State *state = scenario->table.state;
    json_t *list = json_array();

    for (int i = 0; i < state->chain_n; i++) {
        const struct Item *item = &state->chain[i];
        const CardId face =
            item->card ? item->card : object_face_of(state, item->source);
        const Card *card = &scenario->table.library->cards[face];

        json_array_append_new(list, json_string(card->name ? card->name : "a card"));
    }
    return list;
}

// Returns the name of who has won; a list of names where several sides have.
static json_t *winner_of(const Scenario *scenario)
{
    const PositionView view = scenario_view(scenario);
    const State *state = scenario->table.state;
    json_t *list = NULL, *one;
    unsigned sides = 0;

    if (!state->over) return json_false();
    if (!state->winners) return json_string("nobody");
    list = json_array();
    // A team wins as one (489.6.a): the name is that of its first player.
    for (int i = 0; i < state->players_n; i++) {
        if (!(ending_winners(state) >> i & 1) || sides >> state->players[i].team & 1)
            continue;
        sides |= 1u << state->players[i].team;
        json_array_append_new(list, position_view_player(&view, (PlayerId)i));
    }
    if (json_array_size(list) > 1) return list;
    one = json_incref(json_array_get(list, 0));
    json_decref(list);
    return one;
}

static json_t *limit_of(const Scenario *scenario)
{
    const int limit = scenario->table.state->ending.limit;

    return limit ? json_string(limit_row((LimitId)(limit - 1))->words) : json_false();
}

// Returns the names of the cards of the circle that ended the game.
static json_t *loop_of(const Scenario *scenario)
{
    const State *state = scenario->table.state;
    const Card *cards = scenario->table.library->cards;
    json_t *list = json_array();

    for (int i = 0; state->over && i < state->ending.cards_n; i++)
        json_array_append_new(list, json_string(cards[state->ending.cards[i]].name));
    return list;
}

static json_t *claim_value(const Scenario *scenario, const PlayClaim *claim)
{
    const PositionView view = scenario_view(scenario);
    const Table *table = &scenario->table;
    int n;

    if (claim->kind == CLAIM_PLACES) return position_place_claimed(&view, claim, -1);
    if (claim->kind == CLAIM_WORD) return lower_case(claim->word(table));
    n = claim->value(table);
    if (claim->kind == CLAIM_PLAYER) return position_view_player(&view, (PlayerId)n);
    if (claim->kind == CLAIM_NUMBER) return json_integer(n);
    return n == NOWHERE ? json_false() : position_view_place(&view, (SpotId)n, -1);
}

// Returns the key of the question that waits; "act" if it asks for a move.
static json_t *question_key(const Scenario *scenario, const Question *question)
{
    const char *key = question ? scenario_key(scenario, question) : NULL;

    if (!question) return json_false();
    return json_string(key ? key : "act");
}

// Returns KEY_size of a shared zone.
static json_t *size_of_shared(const Scenario *scenario, const char *key)
{
    const PositionView view = scenario_view(scenario);
    const char *end = strrchr(key, '_');
    char name[64];
    PlayCards row;

    if (!end || strcmp(end, "_size") != 0 || end - key >= (int)sizeof name) return NULL;
    (void)snprintf(name, sizeof name, "%.*s", (int)(end - key), key);
    if (!play_scenario_shared(scenario->table.rules, name, &row)) return NULL;
    return json_integer(position_cards_count(&view, 0, &row, -1, -1));
}

json_t *scenario_read_game(const Scenario *scenario, const char *key)
{
    const PositionView view = scenario_view(scenario);
    const State *state = scenario->table.state;
    const PlayScenario *rows = play_scenario(scenario->table.rules);
    const Question *question = scenario_question(scenario);
    const char *reason = scenario_reason(scenario);

    if (!strcmp(key, "chain")) return chain_of(scenario);
    if (!strcmp(key, "turn")) return json_integer(state->turn);
    if (!strcmp(key, "turn_player"))
        return position_view_player(&view, state->turn_player);
    if (!strcmp(key, "winner")) return winner_of(scenario);
    if (!strcmp(key, "match_over"))
        return json_boolean(sitting_is_over(scenario->table.rules, &scenario->sitting));
    if (!strcmp(key, "match_winner"))
        return position_view_player(
            &view, sitting_winner(scenario->table.rules, &scenario->sitting));
    if (!strcmp(key, "over")) return json_boolean(state->over);
    if (!strcmp(key, "reason")) return reason ? json_string(reason) : json_false();
    if (!strcmp(key, "limit")) return limit_of(scenario);
    if (!strcmp(key, "loop")) return loop_of(scenario);
    if (!strcmp(key, "asked"))
        return position_view_player(&view, question ? question->player : NOBODY);
    if (!strcmp(key, "question")) return question_key(scenario, question);
    for (int i = 0; i < rows->claims_n; i++)
        if (!strcmp(key, rows->claims[i].key))
            return claim_value(scenario, &rows->claims[i]);
    return size_of_shared(scenario, key);
}
