// scenario_act.c -- what the players of a scenario do.

#include <stdlib.h>
#include <string.h>

#include "engine/riftbound/position/board.h"
#include "tools/scenarios/scenario.h"

enum { PASSES_MAX = 400 };

void scenario_give(Scenario *scenario, int player, const char *key, const json_t *value)
{
    json_t *entry = json_object();

    if (key) json_object_set_new(entry, "key", json_string(key));
    json_object_set_new(entry, "value", json_deep_copy(value));
    json_array_append_new(scenario->given[player], entry);
}

// What is said under another word: targets, yes.
static const char *usual_key(const char *key)
{
    if (!strcmp(key, "targets")) return "target";
    return strcmp(key, "yes") ? key : "may";
}

int scenario_give_all(Scenario *scenario, int player, const json_t *options)
{
    const char *name;
    json_t *value;

    json_object_foreach((json_t *)options, name, value)
    {
        const char *key = usual_key(name);
        bool known = false;

        for (int i = 0; i < PROMPT_COUNT; i++)
            known |= scenario_key(i) && !strcmp(key, scenario_key(i));
        if (!strcmp(name, "ability") || !strcmp(name, "from")) continue;
        if (!known)
            return scenario_fail(scenario, "no question is answered by '%s'", name);
        scenario_give(scenario, player, key, value);
    }
    return 0;
}

// [player] must be the one who decides now.
static int check_decides(Scenario *scenario, int player)
{
    const Question *question = scenario_question(scenario);

    if (!question) return scenario_fail(scenario, "the game is over");
    if (scenario_is_decision(question) && question->player == player) return 0;
    scenario_fail(
        scenario, "nothing is to be decided by %s now", scenario->players[player]);
    scenario_tell_question(scenario);
    return -1;
}

static int choose(Scenario *scenario, int option)
{
    Answer answer = {.n = 1, .picks = {(uint8_t)option}};
    const char *refusal = game_answer(&scenario->game, &answer);

    if (refusal) return scenario_fail(scenario, "the answer is refused: %s", refusal);
    return scenario_advance(scenario);
}

static int option_of_kind(const Scenario *scenario, int kind)
{
    const Question *question = scenario_question(scenario);

    for (int i = 0; i < question->options_n; i++) {
        if (question->options[i].kind == kind) return i;
    }
    return -1;
}

// "from": hand, champion_zone, facedown, trash ...
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

// The option that plays or uses [card]; of several abilities the nth.
static int find_action(const Scenario *scenario, int kind, const char *card,
                       const json_t *options)
{
    const Question *question = scenario_question(scenario);
    const char *from = json_string_value(json_object_get(options, "from"));
    const json_t *ability = json_object_get(options, "ability");
    json_int_t nth = json_is_integer(ability) ? json_integer_value(ability) : 1;

    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (option->kind != kind || !scenario_is_named(scenario, card, option->object))
            continue;
        if (!is_from(scenario, option, from)) continue;
        if (kind == OPTION_ACTIVATE && !is_ability(scenario, option, ability)) continue;
        if (!--nth) return i;
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

static int act(Scenario *scenario, int kind, const Claim *claim, const json_t *options)
{
    int option;

    if (check_decides(scenario, claim->player)) return -1;
    option = find_action(scenario, kind, claim->card, options);
    if (option < 0) return cannot(scenario, claim);
    if (scenario_give_all(scenario, claim->player, options)) return -1;
    return choose(scenario, option);
}

int scenario_play(Scenario *scenario, int player, const char *card,
                  const json_t *options)
{
    const Claim claim = {player, "play", card, NULL, NULL};

    return act(scenario, OPTION_PLAY, &claim, options);
}

int scenario_use(Scenario *scenario, int player, const char *card,
                 const json_t *options)
{
    const Claim claim = {player, "use", card, NULL, NULL};

    return act(scenario, OPTION_ACTIVATE, &claim, options);
}

int scenario_hide(Scenario *scenario, int player, const char *card, const char *place)
{
    const Claim claim = {player, "hide", card, place, NULL};
    const SpotId spot = scenario_spot(scenario, place, player);
    const Question *question;

    if (check_decides(scenario, player)) return -1;
    question = scenario_question(scenario);
    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (option->kind != OPTION_HIDE || option->spot != spot) continue;
        if (scenario_is_named(scenario, card, option->object))
            return choose(scenario, i);
    }
    return cannot(scenario, &claim);
}

int scenario_move(Scenario *scenario, int player, const json_t *cards,
                  const char *place)
{
    const json_t *first = json_is_array(cards) ? json_array_get(cards, 0) : cards;
    const Claim claim = {player, "move", json_string_value(first), place, NULL};
    const SpotId spot = scenario_spot(scenario, place, player);
    const Question *question;

    if (!claim.card)
        return scenario_fail(scenario, "move wants a unit, or a list of units");
    if (spot == NOWHERE)
        return scenario_fail(scenario, "there is no place '%s'", place);
    if (check_decides(scenario, player)) return -1;
    question = scenario_question(scenario);
    for (int i = 0; i < question->options_n; i++) {
        if (question->options[i].kind != OPTION_MOVE ||
            question->options[i].spot != spot)
            continue;
        if (scenario_why(scenario, &claim)) break;
        scenario_give(scenario, player, "movers", cards);
        return choose(scenario, i);
    }
    return cannot(scenario, &claim);
}

static int do_kind(Scenario *scenario, int player, int kind, const char *what)
{
    int option;

    if (check_decides(scenario, player)) return -1;
    option = option_of_kind(scenario, kind);
    if (option >= 0) return choose(scenario, option);
    scenario_fail(scenario, "%s cannot %s now", scenario->players[player], what);
    scenario_tell_question(scenario);
    return -1;
}

int scenario_pass(Scenario *scenario, int player)
{
    return do_kind(scenario, player, OPTION_PASS, "pass");
}

int scenario_end_turn(Scenario *scenario, int player)
{
    return do_kind(scenario, player, OPTION_END_TURN, "end the turn");
}

int scenario_invite(Scenario *scenario, int player)
{
    return do_kind(scenario, player, OPTION_INVITE, "invite a teammate");
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

    if (!question) return scenario_fail(scenario, "the game is over");
    if (question->player != player || scenario_is_decision(question)) {
        scenario_fail(
            scenario, "nothing is to be answered by %s now", scenario->players[player]);
        scenario_tell_question(scenario);
        return -1;
    }
    if (scenario_reply(scenario, value)) return -1;
    return scenario_advance(scenario);
}

// ---- several passes

// Whoever decides passes, or ends the turn.
static int pass_on(Scenario *scenario, int kind)
{
    const Question *question = scenario_question(scenario);
    int option;

    if (!scenario_is_decision(question)) {
        scenario_fail(scenario, "a question waits for an answer");
        scenario_tell_question(scenario);
        return -1;
    }
    option = option_of_kind(scenario, kind);
    ASSERT(option >= 0);
    return choose(scenario, option);
}

int scenario_empty_chain(Scenario *scenario)
{
    for (int i = 0; i < PASSES_MAX; i++) {
        if (!scenario_question(scenario)) return 0;
        if (!scenario_state(scenario)->chain_n &&
            scenario_is_decision(scenario_question(scenario)))
            return 0;
        if (pass_on(scenario, OPTION_PASS)) return -1;
    }
    return scenario_fail(scenario, "the chain does not end");
}

static int fight_on(Scenario *scenario)
{
    for (int i = 0; i < PASSES_MAX; i++) {
        const Question *question = scenario_question(scenario);

        if (!question || question->prompt == PROMPT_ACTION) return 0;
        if (pass_on(scenario, OPTION_PASS)) return -1;
    }
    return scenario_fail(scenario, "the showdown does not end");
}

int scenario_fight(Scenario *scenario)
{
    const Question *question = scenario_question(scenario);
    int failed;

    if (!question || !rb_const(scenario_state(scenario))->showdown)
        return scenario_fail(scenario, "there is no showdown to fight out");
    scenario->assigns = true;
    if (question->prompt == PROMPT_ASSIGN)
        failed = scenario_advance(scenario);
    else
        failed = 0;
    if (!failed) failed = fight_on(scenario);
    scenario->assigns = false;
    return failed;
}

int scenario_next_turn(Scenario *scenario)
{
    const uint16_t turn = scenario->game.now.turn;

    for (int i = 0; i < PASSES_MAX; i++) {
        const Question *question = scenario_question(scenario);
        const bool main = question && question->prompt == PROMPT_ACTION;

        if (!question || (main && scenario->game.now.turn != turn)) return 0;
        if (pass_on(scenario, main ? OPTION_END_TURN : OPTION_PASS)) return -1;
    }
    return scenario_fail(scenario, "the turn does not end");
}
