// scenario_option.c -- finds the option, the card and the refusal that a move means.
//
// A name without a side means the player's own thing first.

#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "tools/scenarios/scenario.h"

// Tells whether the option starts in the zone that "from" names.
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

// Tells whether the option's object is the one called [name].
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

static bool is_meant(const Scenario *scenario, const Claim *claim, const char *name,
                     SpotId spot, const Option *option)
{
    const json_t *ability = json_object_get(claim->options, "ability");

    if (option->kind != claim->move.option) return false;
    if (claim->place && option->spot != spot) return false;
    if (name && !is_object(scenario, claim, name, option)) return false;
    return !ability || role_of(scenario, option) != CHOICE_USE ||
           scenario_ability(scenario, option->object, ability) == option->ref;
}

// Returns what an option has that another one with the same object has not; NULL: nothing.
static const char *difference(const Scenario *scenario, const Option *a,
                              const Option *b)
{
    if (a->object != b->object) return NULL;
    if (a->spot != b->spot) return "place";
    return role_of(scenario, a) == CHOICE_USE && a->ref != b->ref ? "ability" : NULL;
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

int scenario_find_option(const Scenario *scenario, const Claim *claim,
                         const char **several)
{
    char buffer[SCENARIO_TEXT];
    const char *own =
        claim->card ? scenario_own_name(scenario, claim->card, claim->player, buffer)
                    : NULL;
    const int found = find_named(scenario, claim, own, several);

    if (found >= 0 || own == claim->card) return found;
    return find_named(scenario, claim, claim->card, several);
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
    const PlayScenario *rows = scenario_rows(scenario->table.rules);
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
    return found ? found : scenario_find(scenario, name, claim->player);
}

// Tells whether the option that the claim means is there.
static bool is_there(const Scenario *scenario, const Claim *claim)
{
    const Question *question = scenario_question(scenario);
    const char *several;

    return question && question->player == claim->player &&
           scenario_find_option(scenario, claim, &several) >= 0;
}

const RefusalRow *scenario_why(Scenario *scenario, const Claim *claim)
{
    Table *table = &scenario->table;
    const PlayScenario *rows = scenario_rows(table->rules);
    const json_t *ability = json_object_get(claim->options, "ability");
    MoveAsked asked = {.spot = NOWHERE};
    Refusal why;

    (void)scenario_state(scenario);
    if (claim->card) {
        asked.object = scenario_find_card(scenario, claim);
        if (!asked.object) return NULL;
    }
    if (!claim->move.check && (!rows->why || is_there(scenario, claim))) return NULL;
    if (claim->move.check && !asked.object) return NULL;
    if (claim->place) asked.spot = scenario_spot(scenario, claim->place, claim->player);
    if (ability) asked.ability = scenario_ability(scenario, asked.object, ability);
    why = claim->move.check
              ? claim->move.check(table, (PlayerId)claim->player, &asked)
              : rows->why(table, (PlayerId)claim->player, claim->move.option, &asked);
    return why == REFUSAL_NONE ? NULL : &table->rules->refusals[why];
}
