// scenario_act.c -- makes the moves of the players of a scenario.
//
// A move is a word of the game's rows. A move finds its option among those of the
// question that waits. Further words answer the questions that follow.

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/table/spot.h"
#include "tools/scenarios/scenario.h"

void scenario_give(Scenario *scenario, int player, const char *key, const json_t *value)
{
    json_t *entry = json_object();

    if (key) json_object_set_new(entry, "key", json_string(key));
    json_object_set_new(entry, "value", json_deep_copy(value));
    json_array_append_new(scenario->given[player], entry);
}

int scenario_give_all(Scenario *scenario, int player, const json_t *options)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)options, key, value)
    {
        if (!strcmp(key, "ability") || !strcmp(key, "from")) continue;
        if (!scenario_rows_is_key(scenario->table.rules, key))
            return scenario_fail(scenario, "'%s' is the key of no question", key);
        scenario_give(scenario, player, key, value);
    }
    return 0;
}

// Fails unless [player] is the one who decides now.
static int check_decides(Scenario *scenario, int player)
{
    const Question *question = scenario_question(scenario);

    if (!question) return scenario_fail_over(scenario);
    if (scenario_is_decision(scenario, question) && question->player == player)
        return 0;
    scenario_fail(scenario, "%s has nothing to decide now", scenario->players[player]);
    scenario_tell_question(scenario);
    return -1;
}

static int choose(Scenario *scenario, int option)
{
    Answer answer = {.n = 1, .picks = {(uint16_t)option}};
    const char *refusal = game_answer(&scenario->game, &answer);

    if (refusal) return scenario_fail(scenario, "the answer is refused: %s", refusal);
    return scenario_advance(scenario);
}

// Tells whether the option starts in the zone that "from" names.
static bool is_from(const Scenario *scenario, const Option *option, const char *zone)
{
    const Table *table = &scenario->table;
    const SpotId spot = table->state->objects[option->object].spot;

    return !zone || !strcmp(zone, table->rules->zones[spot_zone(table, spot)].name);
}

static bool is_ability(const Scenario *scenario, const Option *option,
                       const json_t *which)
{
    const char *label = scenario->table.library->clauses[option->ref].label;

    if (!json_is_string(which)) return true;
    return label && !strcmp(label, json_string_value(which));
}

static bool is_same_option(const Scenario *scenario, const Option *option,
                           const MoveWords *words)
{
    const ChoiceRole role =
        (ChoiceRole)scenario->table.rules->options[option->kind].role;
    const char *from = json_string_value(json_object_get(words->options, "from"));

    if (words->card && !scenario_is_named(scenario, words->card, option->object))
        return false;
    if (words->card && !is_from(scenario, option, from)) return false;
    return role != CHOICE_USE ||
           is_ability(scenario, option, json_object_get(words->options, "ability"));
}

// Finds the option that the claim means; of several abilities the nth. -1: there is
// none.
static int find_option(const Scenario *scenario, int player, const PlayMove *move,
                       const MoveWords *words)
{
    const Question *question = scenario_question(scenario);
    const json_t *ability = json_object_get(words->options, "ability");
    const SpotId spot =
        words->place ? scenario_spot(scenario, words->place, player) : NOWHERE;
    json_int_t nth = json_is_integer(ability) ? json_integer_value(ability) : 1;

    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (option->kind != move->option) continue;
        if (words->place && option->spot != spot) continue;
        if (is_same_option(scenario, option, words) && !--nth) return i;
    }
    return -1;
}

static int cannot(Scenario *scenario, const Claim *claim)
{
    const RefusalRow *why = scenario_why(scenario, claim);

    scenario_fail(scenario,
                  "%s cannot %s %s%s%s",
                  scenario->players[claim->player],
                  claim->what,
                  claim->card,
                  why ? ": " : "",
                  why ? why->text : "");
    if (why && *why->rule) scenario_fail(scenario, "rule %s", why->rule);
    scenario_tell_question(scenario);
    return -1;
}

static int cannot_now(Scenario *scenario, int player, const PlayMove *move)
{
    scenario_fail(scenario, "%s cannot %s now", scenario->players[player], move->doing);
    scenario_tell_question(scenario);
    return -1;
}

// Chooses the cards that move, as the answer to the question that follows.
static int choose_cards(Scenario *scenario, const Claim *claim, int option,
                        const json_t *cards)
{
    if (option < 0 || scenario_why(scenario, claim)) return cannot(scenario, claim);
    scenario_give(scenario, claim->player, claim->move.asked, cards);
    return choose(scenario, option);
}

static int check_cards(Scenario *scenario, int player, const Claim *claim)
{
    if (!claim->card)
        return scenario_fail(
            scenario, "%s wants a card, or a list of cards", claim->what);
    if (scenario_spot(scenario, claim->place, player) == NOWHERE)
        return scenario_fail(scenario, "there is no place '%s'", claim->place);
    return 0;
}

int scenario_move(Scenario *scenario, int player, const PlayMove *move,
                  const MoveWords *words)
{
    const json_t *cards = words->cards;
    const json_t *first = json_is_array(cards) ? json_array_get(cards, 0) : cards;
    const Claim claim = {.player = player,
                         .what = move->word,
                         .move = *move,
                         .card = cards ? json_string_value(first) : words->card,
                         .place = words->place};
    int option;

    if (move->shape == MOVE_CARDS_TO && check_cards(scenario, player, &claim))
        return -1;
    if (check_decides(scenario, player)) return -1;
    option = find_option(scenario, player, move, words);
    if (move->shape == MOVE_CARDS_TO)
        return choose_cards(scenario, &claim, option, cards);
    if (option < 0 && move->shape == MOVE_ALONE)
        return cannot_now(scenario, player, move);
    if (option < 0) return cannot(scenario, &claim);
    if (scenario_give_all(scenario, player, words->options)) return -1;
    return choose(scenario, option);
}

int scenario_concede(Scenario *scenario, int player)
{
    const char *refusal = game_concede(&scenario->game, (PlayerId)player);

    if (refusal)
        return scenario_fail(
            scenario, "%s cannot concede: %s", scenario->players[player], refusal);
    return scenario_advance(scenario);
}

int scenario_answer(Scenario *scenario, int player, const json_t *value)
{
    const Question *question = scenario_question(scenario);

    if (!question) return scenario_fail_over(scenario);
    if (question->player != player || scenario_is_decision(scenario, question)) {
        scenario_fail(
            scenario, "%s has nothing to answer now", scenario->players[player]);
        scenario_tell_question(scenario);
        return -1;
    }
    if (scenario_reply(scenario, value)) return -1;
    return scenario_advance(scenario);
}

static bool is_free(const Scenario *scenario, const Question *question)
{
    return scenario->table.rules->prompts[question->prompt].flags & ASKS_FREELY;
}

// Passes for the player who decides, or ends the turn.
static int pass_on(Scenario *scenario, ChoiceRole role)
{
    const Question *question = scenario_question(scenario);
    const OptionRow *rows = scenario->table.rules->options;

    if (!scenario_is_decision(scenario, question)) {
        scenario_fail(scenario, "a question waits for an answer");
        scenario_tell_question(scenario);
        return -1;
    }
    for (int i = 0; i < question->options_n; i++)
        if (rows[question->options[i].kind].role == role) return choose(scenario, i);
    scenario_fail(scenario, "%s cannot pass", scenario->players[question->player]);
    scenario_tell_question(scenario);
    return -1;
}

static bool has_come(Scenario *scenario, PassUntil until, int turn)
{
    const Question *question = scenario_question(scenario);

    if (!question) return true;
    switch (until) {
    case UNTIL_CHAIN_EMPTY:
        return !scenario_state(scenario)->chain_n &&
               scenario_is_decision(scenario, question);
    case UNTIL_FREE: return is_free(scenario, question);
    case UNTIL_NEXT_TURN:
        return is_free(scenario, question) && scenario->game.now.turn != turn;
    }
    return true;
}

static int pass_while(Scenario *scenario, const PlayPassing *passing)
{
    const PassUntil until = (PassUntil)passing->until;
    const int turn = scenario->game.now.turn;

    for (int i = 0; i < SCENARIO_PASSES_MAX; i++) {
        const Question *question = scenario_question(scenario);
        ChoiceRole role = CHOICE_PASS;

        if (has_come(scenario, until, turn)) return 0;
        if (until == UNTIL_NEXT_TURN && is_free(scenario, question))
            role = CHOICE_END_TURN;
        if (pass_on(scenario, role)) return -1;
    }
    return scenario_fail(scenario, "the %s does not end", passing->what);
}

int scenario_pass_until(Scenario *scenario, const PlayPassing *passing)
{
    const Question *question = scenario_question(scenario);
    int failed = 0;

    if (passing->goes_on && (!question || !passing->goes_on(scenario_state(scenario))))
        return scenario_fail(scenario, "there is no %s now", passing->what);
    scenario->settles = passing->settles;
    if (question && passing->settles == 1 + question->prompt)
        failed = scenario_advance(scenario);
    if (!failed) failed = pass_while(scenario, passing);
    scenario->settles = 0;
    return failed;
}
