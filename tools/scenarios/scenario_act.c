// scenario_act.c -- makes the moves of the players of a scenario.
//
// A move is a word of the game's rows. A move finds its option among those of the
// question that waits. Further words answer the questions that follow.

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/table/spot.h"
#include "engine/play/play_rulebook.h"
#include "tools/scenarios/scenario.h"

// Returns whether [value] holds the answers to several questions: a list of lists, or of
// tables.
static bool are_several(const json_t *value)
{
    const json_t *first = json_array_get(value, 0);

    return json_is_array(first) || json_is_object(first);
}

// A list holds things, which are one answer, or lists, each an answer of its own.
static int check_answer(Scenario *scenario, const char *key, const json_t *value)
{
    const bool several = are_several(value);
    size_t i;
    json_t *one;

    if (several && !key)
        return scenario_fail(
            scenario, "an answer without a key is one answer: a thing or a flat list");
    json_array_foreach((json_t *)value, i, one)
    {
        if ((json_is_array(one) || json_is_object(one)) == several) continue;
        return scenario_fail(scenario,
                             "'%s' mixes things and lists: one answer is a flat list, "
                             "{ \"A\", \"B\" }; answers to several questions are lists "
                             "in a list, { { \"A\" }, { \"B\" } }",
                             key ? key : "an answer");
    }
    return 0;
}

int scenario_give(Scenario *scenario, int player, const char *key, const json_t *value)
{
    json_t *entry;

    if (check_answer(scenario, key, value)) return -1;
    entry = json_object();
    if (key) json_object_set_new(entry, "key", json_string(key));
    json_object_set_new(entry, "value", json_deep_copy(value));
    json_array_append_new(scenario->given[player], entry);
    return 0;
}

// Keeps a place for the next question that offers places, unless the thing has come there.
static void give_place(Scenario *scenario, const Claim *claim, ObjectId object)
{
    json_array_append_new(
        scenario->given[claim->player],
        json_pack("{s:s, s:i}", "value", claim->place, "place", (int)object));
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
        if (scenario_give(scenario, player, key, value)) return -1;
    }
    return 0;
}

static int choose_option(Scenario *scenario, int option)
{
    Answer answer = {.n = 1, .picks = {(uint16_t)option}};
    const char *refusal = scenario_say(scenario, &answer);

    if (refusal) return scenario_fail(scenario, "the answer is refused: %s", refusal);
    return scenario_advance(scenario);
}

static bool is_free(const Scenario *scenario, const Question *question)
{
    return scenario->table.rules->prompts[question->prompt].flags & ASKS_FREELY;
}

// Returns whether another player than [player] has to pass: nothing else is possible.
static bool other_must_pass(const Scenario *scenario, int player)
{
    const Question *question = scenario_question(scenario);
    const OptionRow *rows = scenario->table.rules->options;

    return question && question->player != player && is_free(scenario, question) &&
           question->options_n == 1 &&
           rows[question->options[0].kind].role == CHOICE_PASS;
}

// Fails unless the player of the move is the one who decides now. A player who can only
// pass does so.
static int check_decides(Scenario *scenario, const Claim *claim)
{
    const int player = claim->player;
    const Question *question;

    while (other_must_pass(scenario, player))
        if (choose_option(scenario, 0)) return -1;
    question = scenario_question(scenario);
    if (scenario_stop_is_there(scenario))
        return scenario_fail(scenario,
                             "the game stops before %s has something to decide",
                             scenario->players[player]);
    if (!question) return scenario_fail_over(scenario);
    if (question->player == player && (scenario_is_decision(scenario, question) ||
                                       scenario_offers_kind(question, claim)))
        return 0;
    scenario_fail(scenario, "%s has nothing to decide now", scenario->players[player]);
    scenario_tell_question(scenario);
    return -1;
}

// Tells a rule with its sentence, if the game has one.
static void tell_rule(Scenario *scenario, const char *rule)
{
    char says[SCENARIO_TEXT];

    if (!*rule) return;
    if (play_rulebook_sentence(scenario->table.rules, rule, says, sizeof says))
        scenario_fail(scenario, "rule %s: %s", rule, says);
    else
        scenario_fail(scenario, "rule %s", rule);
}

static int cannot(Scenario *scenario, const Claim *claim)
{
    const RefusalRow *why = scenario_why(scenario, claim);

    scenario_fail(scenario,
                  "%s cannot %s %s%s%s%s%s",
                  scenario->players[claim->player],
                  claim->what,
                  claim->card,
                  claim->place ? ", " : "",
                  claim->place ? claim->place : "",
                  why ? ": " : "",
                  why ? why->text : "");
    if (why) tell_rule(scenario, why->rule);
    scenario_wonder(scenario, "not %s %s", claim->what, claim->card);
    scenario_tell_question(scenario);
    return -1;
}

static int cannot_now(Scenario *scenario, const Claim *claim)
{
    scenario_fail(scenario,
                  "%s cannot %s now",
                  scenario->players[claim->player],
                  claim->move.doing);
    scenario_tell_question(scenario);
    return -1;
}

static int says_too_little(Scenario *scenario, const Claim *claim, const char *what)
{
    scenario_fail(scenario,
                  "there are several ways to %s %s: say the %s",
                  claim->what,
                  claim->card,
                  what);
    scenario_tell_question(scenario);
    return -1;
}

// Returns the cards that move, each by a name that means one of the player's own.
static json_t *own_cards(const Scenario *scenario, const Claim *claim)
{
    json_t *list = json_array();
    char buffer[SCENARIO_TEXT];
    size_t i;
    json_t *one;

    if (json_is_string(claim->cards))
        json_array_append(list, (json_t *)claim->cards);
    else
        json_array_extend(list, (json_t *)claim->cards);
    json_array_foreach(list, i, one)
    {
        const char *name = json_string_value(one);

        if (name)
            json_array_set_new(
                list,
                i,
                json_string(scenario_own_name(scenario, name, claim->player, buffer)));
    }
    return list;
}

// Chooses the cards that move, as the answer to the question that follows.
static int choose_cards(Scenario *scenario, const Claim *claim, int option)
{
    json_t *cards;
    int failed;

    if (option < 0 || scenario_why(scenario, claim)) return cannot(scenario, claim);
    cards = own_cards(scenario, claim);
    failed = scenario_give(scenario, claim->player, claim->move.asked, cards);
    json_decref(cards);
    if (failed || scenario_give_all(scenario, claim->player, claim->options)) return -1;
    return choose_option(scenario, option);
}

static int check_words(Scenario *scenario, const Claim *claim)
{
    if (claim->move.shape == MOVE_CARDS_TO && !claim->card)
        return scenario_fail(
            scenario, "%s wants a card, or a list of cards", claim->what);
    if (scenario_own_check(scenario, claim)) return -1;
    if (claim->place && !scenario_own_second(scenario, claim) &&
        scenario_spot(scenario, claim->place, claim->player) == NOWHERE)
        return scenario_fail(scenario, "there is no place '%s'", claim->place);
    return 0;
}

// Drops the place that nobody asked for: the card came there by itself.
static void forget_place(Scenario *scenario, int player)
{
    json_t *given = scenario->given[player];

    for (size_t i = json_array_size(given); i-- > 0;)
        if (json_object_get(json_array_get(given, i), "place"))
            json_array_remove(given, i);
}

// Makes a move whose option says no place: the place answers the question for one that
// follows.
static int move_then_place(Scenario *scenario, const Claim *claim)
{
    const int option = scenario_find_placeless(scenario, claim);
    const SpotId spot = scenario_spot(scenario, claim->place, claim->player);
    ObjectId object;

    if (option < 0) return cannot(scenario, claim);
    object = scenario_question(scenario)->options[option].object;
    give_place(scenario, claim, object);
    if (scenario_give_all(scenario, claim->player, claim->options) ||
        choose_option(scenario, option))
        return -1;
    if (scenario_means_spot(
            &scenario->table, spot, scenario->game.now.objects[object].spot))
        forget_place(scenario, claim->player);
    return 0;
}

int scenario_move(Scenario *scenario, const Claim *claim)
{
    const char *several;
    ScenarioDice dice;
    int option;

    if (check_words(scenario, claim)) return -1;
    if (check_decides(scenario, claim)) return -1;
    if (scenario_find_dice(scenario, claim, &dice) > 1)
        return scenario_die_fail(scenario, claim->card, &dice);
    option = scenario_find_option(scenario, claim, &several);
    if (claim->move.shape == MOVE_CARDS_TO)
        return choose_cards(scenario, claim, option);
    if (option < 0 && claim->place && claim->move.shape == MOVE_OPTION)
        return move_then_place(scenario, claim);
    if (option < 0 && claim->move.shape == MOVE_ALONE)
        return cannot_now(scenario, claim);
    if (option < 0) return cannot(scenario, claim);
    if (several) return says_too_little(scenario, claim, several);
    if (scenario_give_all(scenario, claim->player, claim->options)) return -1;
    return choose_option(scenario, option);
}

int scenario_concede(Scenario *scenario, int player)
{
    const ScenarioWatch *watch = scenario->watch;

    if (watch && watch->concedes) watch->concedes(watch->self, scenario, player);
    const char *refusal = game_concede(&scenario->game, (PlayerId)player);

    if (refusal)
        return scenario_fail(
            scenario, "%s cannot concede: %s", scenario->players[player], refusal);
    return scenario_advance(scenario);
}

// Returns whether a move answers the question, and nothing else. Where a game has no rows
// of moves some options may be none.
static bool is_move(const Scenario *scenario, const Question *question)
{
    return scenario_is_decision(scenario, question) &&
           play_scenario(scenario->table.rules)->moves;
}

int scenario_answer(Scenario *scenario, int player, const json_t *value)
{
    const Question *question = scenario_question(scenario);

    if (!question) return scenario_fail_over(scenario);
    if (question->player != player || is_move(scenario, question)) {
        scenario_fail(
            scenario, "%s has nothing to answer now", scenario->players[player]);
        scenario_tell_question(scenario);
        return -1;
    }
    if (scenario_reply(scenario, value)) return -1;
    return scenario_advance(scenario);
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
        if (rows[question->options[i].kind].role == role)
            return choose_option(scenario, i);
    if (role == CHOICE_END_TURN) return pass_on(scenario, CHOICE_PASS);
    scenario_fail(scenario, "%s cannot pass", scenario->players[question->player]);
    scenario_tell_question(scenario);
    return -1;
}

// How far everybody has passed: the turn in which it began, and who did, a bit each.
typedef struct {
    int turn;
    unsigned passed;
} Passed;

static bool has_come(Scenario *scenario, PassUntil until, const Passed *done)
{
    const Question *question = scenario_question(scenario);

    if (!question) return true;
    switch (until) {
    case UNTIL_CHAIN_EMPTY:
        return !scenario_state(scenario)->chain_n &&
               scenario_is_decision(scenario, question);
    case UNTIL_FREE: return is_free(scenario, question);
    case UNTIL_NEXT_TURN:
        return is_free(scenario, question) && scenario->game.now.turn != done->turn;
    case UNTIL_ALL_PASSED: return done->passed >> question->player & 1u;
    }
    return true;
}

// The game may end meanwhile only if the scenario says so.
static int check_still_on(Scenario *scenario)
{
    if (scenario_question(scenario) || scenario->ends) return 0;
    if (scenario_stop_is_there(scenario)) return 0;
    (void)scenario_fail_over(scenario);
    return scenario_fail(scenario,
                         "a scenario in which the game ends so says ends = \"%s\"",
                         scenario_reason(scenario));
}

static int pass_while(Scenario *scenario, const PlayPassing *passing)
{
    const PassUntil until = (PassUntil)passing->until;
    Passed done = {scenario->game.now.turn, 0};

    for (int i = 0; i < SCENARIO_PASSES_MAX; i++) {
        const Question *question = scenario_question(scenario);
        ChoiceRole role = CHOICE_PASS;

        if (has_come(scenario, until, &done)) return 0;
        done.passed |= 1u << question->player;
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

    if (!question) return scenario_fail_over(scenario);
    if (passing->goes_on && !passing->goes_on(scenario_state(scenario)))
        return scenario_fail(scenario, "there is no %s now", passing->what);
    scenario->settles = passing->settles;
    if (passing->settles == 1 + question->prompt) failed = scenario_advance(scenario);
    if (!failed) failed = pass_while(scenario, passing);
    scenario->settles = 0;
    return failed ? failed : check_still_on(scenario);
}
