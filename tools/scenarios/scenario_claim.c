// scenario_claim.c -- checks claims: a refusal, an offer, what a player sees.
//
// A claim changes nothing in the game.

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/object.h"
#include "tools/scenarios/scenario.h"

static int no_such_move(Scenario *scenario, const char *what)
{
    const Rules *rules = scenario->table.rules;
    char words[200] = "";

    for (int i = 0, n = 0; i < scenario_rows_moves_n(rules); i++) {
        const PlayMove move = scenario_rows_move(rules, i);

        if (!move.word || n >= (int)sizeof words) continue;
        n += (int)text_format(
            words + n, sizeof words - (size_t)n, "%s%s", n ? ", " : "", move.word);
    }
    return scenario_fail(scenario, "'%s' is not one of %s", what, words);
}

// A rule that no refusal of the game has is a slip of the pen, or a place.
static int no_such_rule(Scenario *scenario, const char *rule)
{
    const Rules *rules = scenario->table.rules;

    for (int i = 0; i < rules->refusals_n; i++)
        if (!strcmp(rule, rules->refusals[i].rule)) return 0;
    return scenario_fail(
        scenario, "'%s' is no place, and no rule by which something is refused", rule);
}

// Returns whether cards of its kind are at home off the board: they go to no place.
static bool goes_nowhere(const Scenario *scenario, ObjectId card)
{
    const Table *table = &scenario->table;
    const unsigned types = object_types(table, card);

    for (int i = 0; i < table->rules->kinds_n; i++) {
        const KindRow *kind = &table->rules->kinds[i];

        if (kind->zone && kind->any_of & types &&
            !(table->rules->zones[kind->zone - 1].flags & ZONE_BOARD))
            return true;
    }
    return false;
}

// Fails where a card is to be played to a place and its kind goes to none: that is refused in
// every position, and so no claim about this one unless the rule is said.
static int check_place(Scenario *scenario, const Claim *claim, ObjectId card)
{
    const OptionRow *row = &scenario->table.rules->options[claim->move.option];

    if (claim->rule || !claim->place || row->role != CHOICE_PLAY) return 0;
    if (!goes_nowhere(scenario, card)) return 0;
    return scenario_fail(
        scenario,
        "%s goes to no place, so this is refused always: leave out '%s', "
        "or say the rule",
        claim->card,
        claim->place);
}

// Checks that the claim is about a move and a card that are there.
static int check_claim(Scenario *scenario, const Claim *claim)
{
    const json_t *ability = json_object_get(claim->options, "ability");
    ObjectId card;

    if (!claim->move.word) return no_such_move(scenario, claim->what);
    if (claim->rule && no_such_rule(scenario, claim->rule)) return -1;
    if (!claim->card || claim->move.shape == MOVE_ALONE) return 0;
    if (scenario_own_check(scenario, claim)) return -1;
    if (!scenario_own_is_thing(scenario, claim)) return 0;
    card = scenario_find_card(scenario, claim);
    if (!card) return scenario_fail(scenario, "there is no '%s'", claim->card);
    if (!ability || scenario_ability(scenario, card, ability).clause)
        return check_place(scenario, claim, card);
    return scenario_fail(scenario, "%s has no such ability", claim->card);
}

static bool is_offered(Scenario *scenario, const Claim *claim)
{
    if (!scenario_is_there(scenario, claim)) return false;
    return claim->move.shape != MOVE_CARDS_TO || !scenario_why(scenario, claim);
}

int scenario_refused(Scenario *scenario, const Claim *claim)
{
    const char *player = scenario->players[claim->player];
    const char *card = claim->card ? claim->card : "";
    const RefusalRow *why;

    (void)scenario_state(scenario);
    if (check_claim(scenario, claim)) return -1;
    why = scenario_why(scenario, claim);
    if (!why && (claim->move.check || is_offered(scenario, claim)))
        return scenario_fail(scenario, "%s may %s %s", player, claim->what, card);
    if (!claim->rule || (why && !strcmp(claim->rule, why->rule))) return 0;
    return scenario_fail(
        scenario,
        "%s may not %s %s\n  expected: rule %s\n  found:    rule %s (%s)",
        player,
        claim->what,
        card,
        claim->rule,
        why ? why->rule : "",
        why ? why->text : "not offered");
}

// Returns whether the question offers things, places or players and nothing with words of
// its own, so that a name is known to be right.
static bool offers_names(const Scenario *scenario, const Question *question)
{
    const OptionRow *rows = scenario->table.rules->options;

    for (int i = 0; i < question->options_n; i++) {
        const ChoiceRole role = (ChoiceRole)rows[question->options[i].kind].role;

        if (role != CHOICE_OBJECT && role != CHOICE_PLAYER && role != CHOICE_SPOT &&
            role != CHOICE_NONE && role != CHOICE_PASS)
            return false;
    }
    return true;
}

// Returns whether the name that is not offered means something at all.
static bool is_name(Scenario *scenario, const Claim *claim)
{
    const char *name = claim->card;

    if (!name ||
        (!claim->move.word && !offers_names(scenario, scenario_question(scenario))))
        return true;
    if (claim->move.word && scenario_own_number(scenario, claim->move.option, name) > 0)
        return true;
    return scenario_find(scenario, name, claim->player) ||
           scenario_die_find(scenario, name, claim->player) ||
           scenario_spot(scenario, name, claim->player) != NOWHERE ||
           scenario_player(scenario, name) >= 0 || (name[0] >= '0' && name[0] <= '9');
}

int scenario_offers(Scenario *scenario, const Claim *claim, bool wanted)
{
    const Question *question = scenario_question(scenario);
    const char *key = question ? scenario_key(scenario, question) : NULL;
    ScenarioDice dice;
    bool found;

    (void)scenario_state(scenario);
    if (!question || question->player != claim->player) {
        scenario_fail(
            scenario, "%s has nothing to answer now", scenario->players[claim->player]);
        scenario_tell_question(scenario);
        return -1;
    }
    if (claim->move.word && scenario_find_dice(scenario, claim, &dice) > 1)
        return scenario_die_fail(scenario, claim->card, &dice);
    if (!wanted && claim->move.word && claim->card &&
        check_place(scenario, claim, scenario_find_card(scenario, claim)))
        return -1;
    if (claim->move.word)
        found = is_offered(scenario, claim);
    else if (key && !strcmp(key, claim->what))
        found = scenario_match(scenario, claim->card, NULL, 0) >= 0;
    else
        return scenario_fail(scenario, "the question is not one of '%s'", claim->what);
    if (!found && !wanted && !is_name(scenario, claim))
        return scenario_fail(scenario, "there is no '%s'", claim->card);
    if (found == wanted) return 0;
    scenario_fail(scenario,
                  "%s %s offered: %s %s",
                  scenario->players[claim->player],
                  wanted ? "should be" : "should not be",
                  claim->what,
                  claim->card ? claim->card : "");
    scenario_tell_question(scenario);
    return -1;
}

// Counts the cards that are seen face up in a zone, "hand" or "foe's deck"; -1: no such
// zone.
static int faces_in(const Scenario *scenario, const State *view, int player,
                    const char *what)
{
    const Table *table = &scenario->table;
    const char *s = strstr(what, "'s ");
    const char *word = s ? s + 3 : what;
    int faces = 0, zone = 0;

    for (int i = 0; s && i < view->players_n; i++) {
        if (!strncmp(what, scenario->players[i], (size_t)(s - what))) player = i;
    }
    if (!strncmp(what, "your ", 5)) {
        player = 0;
        word = what + 5;
    }
    while (zone < table->rules->zones_n &&
           strcmp(table->rules->zones[zone].name, word) != 0)
        zone++;
    if (zone == table->rules->zones_n) return -1;
    for (ObjectId id = 1; id <= view->objects_n; id++) {
        const Object *object = &view->objects[id];

        if (!object->card || object->spot == NOWHERE) continue;
        if (spot_zone(table, object->spot) != zone || object->controller != player)
            continue;
        faces++;
    }
    return faces;
}

static int faces_of(const Scenario *scenario, const State *view, const char *what)
{
    int faces = 0;

    for (ObjectId id = 1; id <= view->objects_n; id++)
        faces += view->objects[id].card && scenario_is_named(scenario, what, id);
    return faces;
}

int scenario_sees(Scenario *scenario, int player, const char *what, bool wanted)
{
    const State *state = scenario_state(scenario);
    const Question *question = scenario_question(scenario);
    State *view = calloc(1, sizeof *view);
    int faces;

    ENOUGH(view);
    if (question && question->player == player)
        question_view(state, &scenario->table, question, view);
    else
        game_view(state, &scenario->table, (PlayerId)player, view);
    faces = faces_in(scenario, view, player, what);
    if (!faces && !wanted && !faces_in(scenario, state, player, what))
        faces = scenario_fail(scenario, "nothing is there to see: %s", what);
    else if (faces < 0 && !faces_of(scenario, state, what))
        faces = scenario_fail(scenario, "there is no '%s'", what);
    else if (faces < 0)
        faces = faces_of(scenario, view, what);
    free(view);
    if (faces < 0) return -1;
    if ((faces > 0) == wanted) return 0;
    return scenario_fail(scenario,
                         "%s %s: %s",
                         scenario->players[player],
                         wanted ? "should see" : "should not see",
                         what);
}
