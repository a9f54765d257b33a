// scenario_option.c -- finds the option, the card and the refusal that a move means.
//
// A name without a side means the player's own thing first.

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "tools/scenarios/scenario.h"

enum { TRIED_QUESTIONS = 8 }; // on the way from a move to its place

// Returns whether the option starts in the zone that "from" names.
static bool is_from(const Scenario *scenario, const Option *option, const char *zone)
{
    const Table *table = &scenario->table;
    const SpotId spot = table->state->objects[option->object].spot;

    return !zone || !strcmp(zone, table->rules->zones[spot_zone(table, spot)].name);
}

static ChoiceRole role_of(const Scenario *scenario, const Option *option)
{
    return (ChoiceRole)scenario->table.rules->options[option->kind].role;
}

// Returns whether the option's object is the one called [name].
static bool is_object(const Scenario *scenario, const Claim *claim, const char *name,
                      const Option *option)
{
    const char *from = json_string_value(json_object_get(claim->options, "from"));

    if (claim->move.shape == MOVE_CARDS_TO && !option->object) return true;
    if (role_of(scenario, option) == CHOICE_CALL)
        return scenario_player(scenario, name) == option->n;
    return scenario_is_named(scenario, name, option->object) &&
           is_from(scenario, option, from);
}

// Returns whether all options of that kind are about the same thing.
static bool is_only_thing(const Scenario *scenario, const Option *option)
{
    const Question *question = scenario_question(scenario);

    for (int i = 0; i < question->options_n; i++) {
        const Option *other = &question->options[i];

        if (other->kind == option->kind && other->object != option->object)
            return false;
    }
    return true;
}

// Returns whether [name] is the option's place, and its thing need not be said.
static bool is_place_alone(const Scenario *scenario, const Claim *claim,
                           const char *name, const Option *option)
{
    return scenario_own_second(scenario, claim) == ABOUT_PLACE && name &&
           !claim->place && is_only_thing(scenario, option) &&
           scenario_own_fits(scenario, option, ABOUT_PLACE, name);
}

// Returns whether the option of a kind that the game declares is what the move says.
static bool is_own_meant(const Scenario *scenario, const Claim *claim, const char *name,
                         const Option *option)
{
    const char *from = json_string_value(json_object_get(claim->options, "from"));
    const char *const said[OWN_PARTS] = {name, claim->place};
    uint8_t parts[OWN_PARTS];
    const int n =
        scenario_own_parts(&scenario->table.rules->options[option->kind], parts);

    if (claim->place && n < OWN_PARTS) return false;
    if (is_place_alone(scenario, claim, name, option)) return true;
    for (int i = 0; i < n && i < OWN_PARTS; i++)
        if (said[i] && !scenario_own_fits(scenario, option, parts[i], said[i]))
            return false;
    return !option->object || is_from(scenario, option, from);
}

static bool is_ability(MeantAbility ability, const Option *option)
{
    return ability.clause == option->ref && ability.form == option->form;
}

static bool is_meant(const Scenario *scenario, const Claim *claim, const char *name,
                     SpotId spot, const Option *option)
{
    const json_t *ability = json_object_get(claim->options, "ability");

    if (option->kind != claim->move.option) return false;
    if (scenario->table.rules->options[option->kind].own)
        return is_own_meant(scenario, claim, name, option);
    if (claim->place && option->spot != spot) return false;
    if (name && !is_object(scenario, claim, name, option)) return false;
    return !ability || role_of(scenario, option) != CHOICE_USE ||
           is_ability(scenario_ability(scenario, option->object, ability), option);
}

// Returns what an option has that another one with the same object has not; NULL: nothing.
static const char *difference(const Scenario *scenario, const Option *a,
                              const Option *b)
{
    if (a->object != b->object) return NULL;
    const OptionRow *row = &scenario->table.rules->options[a->kind];

    if (a->spot != b->spot) return "place";
    if (row->own && a->n != b->n)
        return row->about & ABOUT_PLAYER ? "player" : "number";
    if (role_of(scenario, a) != CHOICE_USE) return NULL;
    return a->ref != b->ref || a->form != b->form ? "ability" : NULL;
}

static int find_named(const Scenario *scenario, const Claim *claim, const char *name,
                      const char **several)
{
    const Question *question = scenario_question(scenario);
    const SpotId spot =
        claim->place ? scenario_spot(scenario, claim->place, claim->player) : NOWHERE;
    int found = -1;

    *several = NULL;
    for (int i = 0; i < question->options_n; i++) {
        if (!is_meant(scenario, claim, name, spot, &question->options[i])) continue;
        if (found < 0)
            found = i;
        else if (!*several)
            *several =
                difference(scenario, &question->options[found], &question->options[i]);
    }
    return found;
}

int scenario_find_dice(const Scenario *scenario, const Claim *claim, ScenarioDice *dice)
{
    const Question *question = scenario_question(scenario);
    const char *several;

    dice->n = 0;
    if (!question || !claim->card ||
        !scenario_die_is_word(scenario, claim->card, claim->player))
        return 0;
    for (int i = 0; i < question->options_n; i++) {
        const ObjectId id = question->options[i].object;

        if (!scenario_die_shows(scenario, claim->card, id)) continue;
        if (find_named(
                scenario, claim, position_card_name(&scenario->table, id), &several) >=
            0)
            scenario_die_add(dice, scenario, i);
    }
    return dice->n;
}

bool scenario_offers_kind(const Question *question, const Claim *claim)
{
    for (int i = 0; i < question->options_n; i++) {
        if (question->options[i].kind == claim->move.option) return true;
    }
    return false;
}

int scenario_find_option(const Scenario *scenario, const Claim *claim,
                         const char **several)
{
    char buffer[SCENARIO_TEXT];
    const char *own =
        claim->card ? scenario_own_name(scenario, claim->card, claim->player, buffer)
                    : NULL;
    int found = find_named(scenario, claim, own, several);
    ScenarioDice dice;

    if (found < 0 && own != claim->card)
        found = find_named(scenario, claim, claim->card, several);
    if (found >= 0 || scenario_find_dice(scenario, claim, &dice) != 1) return found;
    return find_named(
        scenario, claim, scenario->table.library->cards[dice.cards[0]].name, several);
}

static ObjectId find_in_zone(const Scenario *scenario, const Claim *claim,
                             const char *name, int zone)
{
    const State *state = scenario->table.state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || object->spot == NOWHERE) continue;
        if (spot_zone(&scenario->table, object->spot) != zone) continue;
        if (object->controller != claim->player) continue;
        if (scenario_is_named(scenario, name, id)) return id;
    }
    return 0;
}

// Finds the card that the claim means; of a card that is played, the first that could
// be.
ObjectId scenario_find_card(const Scenario *scenario, const Claim *claim)
{
    const PlayScenario *rows = play_scenario(scenario->table.rules);
    const char *from = json_string_value(json_object_get(claim->options, "from"));
    char buffer[SCENARIO_TEXT];
    const char *name = scenario_own_name(scenario, claim->card, claim->player, buffer);
    ObjectId found = 0;

    for (int i = 0; claim->move.plays && !found && i < rows->played_from_n; i++) {
        const int zone = rows->played_from[i];

        if (from && strcmp(from, scenario->table.rules->zones[zone].name) != 0)
            continue;
        found = find_in_zone(scenario, claim, name, zone);
    }
    if (from) return found;
    if (!found) found = scenario_find(scenario, name, claim->player);
    return found ? found : scenario_die_find(scenario, claim->card, claim->player);
}

int scenario_find_placeless(const Scenario *scenario, const Claim *claim)
{
    Claim placeless = *claim;
    const char *several;
    int option;

    if (!claim->place || claim->move.shape != MOVE_OPTION) return -1;
    if (!scenario_own_is_thing(scenario, claim) || scenario_own_second(scenario, claim))
        return -1;
    placeless.place = NULL;
    option = scenario_find_option(scenario, &placeless, &several);
    return option >= 0 && scenario_question(scenario)->options[option].spot == NOWHERE
               ? option
               : -1;
}

// Answers the question that waits with its first options. Returns false if it is none of
// picks, or refuses that.
static bool answer_first(Game *game)
{
    const Question *question = game_question(game);
    Answer answer = {.n = question->min};

    if (question->kind != ASK_PICK) return false;
    for (int i = 0; i < answer.n; i++) answer.picks[i] = (uint16_t)i;
    return !game_answer(game, &answer);
}

// Goes on in [game] until it asks for a place or for a move. Returns whether [object] may
// come to [spot], or has come there.
static bool comes_to(Table *table, Game *game, ObjectId object, SpotId spot)
{
    for (int i = 0; i < TRIED_QUESTIONS; i++) {
        const bool waits = game_next(game, table) == GAME_WAITS;
        const Question *question = waits ? game_question(game) : NULL;
        bool places = false;

        if (scenario_means_spot(table, spot, game->now.objects[object].spot))
            return true;
        if (!waits || table->rules->prompts[question->prompt].flags & ASKS_ACTION)
            break;
        for (int k = 0; k < question->options_n; k++) {
            if (table->rules->options[question->options[k].kind].role != CHOICE_SPOT)
                continue;
            places = true;
            if (scenario_means_spot(table, spot, question->options[k].spot))
                return true;
        }
        if (places || !answer_first(game)) return false;
    }
    return scenario_means_spot(table, spot, game->now.objects[object].spot);
}

// Tries the move in a copy of the game: whether it leads to the place that the claim says.
static bool leads_there(Scenario *scenario, const Claim *claim, int option)
{
    const Answer answer = {.n = 1, .picks = {(uint16_t)option}};
    const ObjectId object = scenario_question(scenario)->options[option].object;
    const SpotId spot = scenario_spot(scenario, claim->place, claim->player);
    Log *log = scenario->table.log;
    const struct Observer *observer = scenario->table.observer;
    const Pause pause = scenario->table.pause;
    Game *game = malloc(sizeof *game);
    bool leads;

    ENOUGH(game);
    game_copy(game, &scenario->game);
    scenario->table.log = NULL;
    scenario->table.observer = NULL; // what is tried does not happen
    scenario->table.pause = (Pause){0};
    leads =
        !game_answer(game, &answer) && comes_to(&scenario->table, game, object, spot);
    scenario->table.log = log;
    scenario->table.observer = observer;
    scenario->table.pause = pause;
    scenario_chance_tried(&scenario->chance);
    free(game);
    (void)scenario_state(scenario);
    return leads;
}

bool scenario_is_there(Scenario *scenario, const Claim *claim)
{
    const Question *question = scenario_question(scenario);
    const char *several;
    int placeless;

    if (!question || question->player != claim->player) return false;
    if (scenario_find_option(scenario, claim, &several) >= 0) return true;
    placeless = scenario_find_placeless(scenario, claim);
    return placeless >= 0 && leads_there(scenario, claim, placeless);
}

// Asks of every thing of that name that is the player's, because the one that was found
// first may lie on the board, and the one meant in a hand.
static Refusal why_any(Scenario *scenario, const Claim *claim, MoveAsked *asked)
{
    Table *table = &scenario->table;
    const PlayScenario *rows = play_scenario(table->rules);
    Refusal why = rows->why(table, (PlayerId)claim->player, claim->move.option, asked);

    for (ObjectId id = 1; asked->object && !why && id <= table->state->objects_n;
         id++) {
        if (table->state->objects[id].controller != claim->player ||
            !scenario_is_named(scenario, claim->card, id))
            continue;
        asked->object = id;
        why = rows->why(table, (PlayerId)claim->player, claim->move.option, asked);
    }
    return why;
}

const RefusalRow *scenario_why(Scenario *scenario, const Claim *claim)
{
    Table *table = &scenario->table;
    const PlayScenario *rows = play_scenario(table->rules);
    const json_t *ability = json_object_get(claim->options, "ability");
    MoveAsked asked = {.spot = NOWHERE};
    Refusal why;

    (void)scenario_state(scenario);
    if (claim->card && scenario_own_is_thing(scenario, claim)) {
        asked.object = scenario_find_card(scenario, claim);
        if (!asked.object) return NULL;
    } else if (claim->card) {
        asked.spot = scenario_spot(scenario, claim->card, claim->player);
    }
    if (!claim->move.check && (!rows->why || scenario_is_there(scenario, claim)))
        return NULL;
    if (claim->move.check && !asked.object) return NULL;
    if (claim->place) asked.spot = scenario_spot(scenario, claim->place, claim->player);
    if (ability) {
        const MeantAbility use = scenario_ability(scenario, asked.object, ability);

        asked.ability = use.clause;
        asked.form = use.form;
    }
    why = claim->move.check ? claim->move.check(table, (PlayerId)claim->player, &asked)
                            : why_any(scenario, claim, &asked);
    return why == REFUSAL_NONE ? NULL : &table->rules->refusals[why];
}
