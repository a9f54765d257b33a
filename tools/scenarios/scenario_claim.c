// scenario_claim.c -- checks claims: a refusal, an offer, what a player sees, what the
// log says.
//
// A claim changes nothing in the game.

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/text.h"
#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/object.h"
#include "tools/scenarios/scenario.h"
#include "tools/view/narrate.h"

static ObjectId find_in_zone(const Scenario *scenario, const Claim *claim, int zone)
{
    const State *state = scenario->table.state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || object->spot == NOWHERE) continue;
        if (spot_zone(&scenario->table, object->spot) != zone) continue;
        if (object->controller != claim->player) continue;
        if (scenario_is_named(scenario, claim->card, id)) return id;
    }
    return 0;
}

// Finds the card that the claim means; of a card that is played, the first that could
// be.
static ObjectId find_card(const Scenario *scenario, const Claim *claim)
{
    const PlayScenario *rows = scenario_rows(scenario->table.rules);
    ObjectId found = 0;

    for (int i = 0; claim->move.plays && !found && i < rows->played_from_n; i++)
        found = find_in_zone(scenario, claim, rows->played_from[i]);
    return found ? found : scenario_find(scenario, claim->card, claim->player);
}

const RefusalRow *scenario_why(Scenario *scenario, const Claim *claim)
{
    Table *table = &scenario->table;
    const SpotId spot =
        claim->place ? scenario_spot(scenario, claim->place, claim->player) : NOWHERE;
    Refusal why;

    (void)scenario_state(scenario);
    if (!claim->move.check) return NULL;
    if (!scenario_find(scenario, claim->card, claim->player)) return NULL;
    why = claim->move.check(
        table, (PlayerId)claim->player, find_card(scenario, claim), spot);
    return why == REFUSAL_NONE ? NULL : &table->rules->refusals[why];
}

// Fails with the moves whose refusals a scenario can claim.
static int no_such_claim(Scenario *scenario, const char *what)
{
    const Rules *rules = scenario->table.rules;
    char words[200] = "";

    for (int i = 0, n = 0; i < scenario_rows_moves_n(rules); i++) {
        const PlayMove move = scenario_rows_move(rules, i);

        if (!move.check || n >= (int)sizeof words) continue;
        n += (int)text_format(
            words + n, sizeof words - (size_t)n, "%s%s", n ? ", " : "", move.word);
    }
    return scenario_fail(scenario, "'%s' is not one of %s", what, words);
}

int scenario_refused(Scenario *scenario, const Claim *claim)
{
    const char *player = scenario->players[claim->player];
    const RefusalRow *why;

    if (!claim->move.check) return no_such_claim(scenario, claim->what);
    (void)scenario_state(scenario);
    if (!scenario_find(scenario, claim->card, claim->player))
        return scenario_fail(scenario, "there is no '%s'", claim->card);
    why = scenario_why(scenario, claim);
    if (!why)
        return scenario_fail(
            scenario, "%s may %s %s", player, claim->what, claim->card);
    if (!claim->rule || !strcmp(claim->rule, why->rule)) return 0;
    return scenario_fail(
        scenario,
        "%s may not %s %s\n  expected: rule %s\n  found:    rule %s (%s)",
        player,
        claim->what,
        claim->card,
        claim->rule,
        why->rule,
        why->text);
}

static ChoiceRole role_of(const Scenario *scenario, int option)
{
    return (ChoiceRole)scenario->table.rules->options[option].role;
}

// Tells whether a scenario can claim that the move is offered. It can for moves that
// say more than their word.
static bool is_offer(const Scenario *scenario, const PlayMove *move)
{
    return move->word && (move->shape != MOVE_ALONE ||
                          role_of(scenario, move->option) == CHOICE_CALL);
}

static bool is_offered(Scenario *scenario, const Claim *claim)
{
    const Question *question = scenario_question(scenario);
    const PlayMove *move = &claim->move;
    const bool moves = move->shape == MOVE_CARDS_TO;
    const char *place = moves && !claim->place ? claim->card : claim->place;
    const SpotId spot = place ? scenario_spot(scenario, place, claim->player) : NOWHERE;

    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (option->kind != move->option || (place && option->spot != spot)) continue;
        if (moves && place != claim->card) return !scenario_why(scenario, claim);
        if (moves) return true;
        if (move->shape == MOVE_ALONE)
            return scenario_player(scenario, claim->card) == option->n;
        if (scenario_is_named(scenario, claim->card, option->object)) return true;
    }
    return false;
}

int scenario_offers(Scenario *scenario, const Claim *claim, bool wanted)
{
    const Question *question = scenario_question(scenario);
    const char *key = question ? scenario_key(scenario, question) : NULL;
    bool found;

    (void)scenario_state(scenario);
    if (!question || question->player != claim->player) {
        scenario_fail(
            scenario, "%s has nothing to answer now", scenario->players[claim->player]);
        scenario_tell_question(scenario);
        return -1;
    }
    if (is_offer(scenario, &claim->move))
        found = is_offered(scenario, claim);
    else if (key && !strcmp(key, claim->what))
        found = scenario_match(scenario, claim->card, NULL, 0) >= 0;
    else
        return scenario_fail(scenario, "the question is not one of '%s'", claim->what);
    if (found == wanted) return 0;
    scenario_fail(scenario,
                  "%s %s offered: %s %s",
                  scenario->players[claim->player],
                  wanted ? "should be" : "should not be",
                  claim->what,
                  claim->card);
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

    ASSERT(view);
    if (question && question->player == player)
        question_view(state, &scenario->table, question, view);
    else
        game_view(state, &scenario->table, (PlayerId)player, view);
    faces = faces_in(scenario, view, player, what);
    if (faces < 0) faces = faces_of(scenario, view, what);
    free(view);
    if ((faces > 0) == wanted) return 0;
    return scenario_fail(scenario,
                         "%s %s: %s",
                         scenario->players[player],
                         wanted ? "should see" : "should not see",
                         what);
}

typedef struct {
    const char *wanted;
    FILE *all;
    bool found;
} Search;

static void search(void *self, TellKind kind, const char *text)
{
    Search *s = self;

    (void)kind;
    (void)fprintf(s->all, "  %s\n", text);
    s->found |= strcasestr(text, s->wanted) != NULL;
}

int scenario_log_has(Scenario *scenario, const char *text)
{
    Scene *scene = calloc(1, sizeof *scene);
    char *told = NULL;
    size_t size;
    Search s = {text, open_memstream(&told, &size), false};
    const Narrator narrator = {scene, &s, search};

    ASSERT(scene && s.all);
    scene->open = true;
    for (int i = 0; i < scenario->game.now.players_n; i++)
        (void)text_format(scene->names[i], SCENE_NAME, "%s", scenario->players[i]);
    scene_look(scene, scenario_state(scenario), &scenario->table, NOBODY);
    narrate(&narrator, scenario->entries, (int)scenario->entries_n);
    (void)fclose(s.all);
    free(scene);
    if (!s.found) scenario_fail(scenario, "the log does not say '%s'\n%s", text, told);
    free(told);
    return s.found ? 0 : -1;
}
