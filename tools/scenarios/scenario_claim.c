// scenario_claim.c -- what is refused, what is offered, what a player sees, what happened.

#include <stdlib.h>
#include <string.h>

#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/play/activate.h"
#include "engine/riftbound/play/hide.h"
#include "engine/riftbound/play/play_card.h"
#include "engine/riftbound/play/timing.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "tools/scenarios/scenario.h"
#include "tools/view/narrate.h"
#include "tools/view/question_view.h"

// ---- refusals

// Cards are played from the hand, the Champion Zone, face down or the trash: the first
// of these that has it.
static ObjectId find_to_play(Scenario *scenario, const Claim *claim)
{
    static const int zones[] = {ZONE_HAND, ZONE_CHAMPION, ZONE_FACEDOWN, ZONE_TRASH};
    const State *state = scenario->table.state;

    for (int i = 0; i < COUNT_OF(zones); i++) {
        for (ObjectId id = 1; id <= state->objects_n; id++) {
            const Object *object = &state->objects[id];

            if (!object->card || object->spot == NOWHERE) continue;
            if (spot_zone(&scenario->table, object->spot) != zones[i]) continue;
            if (object->controller != claim->player) continue;
            if (scenario_is_named(scenario, claim->card, id)) return id;
        }
    }
    return scenario_find(scenario, claim->card, claim->player);
}

// An ability that may be used counts before one that may not.
static Refusal why_of_use(Scenario *scenario, const Claim *claim)
{
    AbilityScan scan = ability_scan(
        &scenario->table, scenario_find(scenario, claim->card, claim->player));
    Refusal why = REFUSAL_OF(NO_ABILITY);

    while (ability_next(&scan)) {
        const Active ability = scan.now;

        if (ability.clause->kind != CLAUSE_ACTIVATED) continue;
        why = activate_check(&scenario->table, (PlayerId)claim->player, &ability);
        if (why == REFUSAL_NONE) return REFUSAL_NONE;
    }
    return why;
}

static Refusal why_of(Scenario *scenario, const Claim *claim)
{
    Table *table = &scenario->table;
    const PlayerId player = (PlayerId)claim->player;
    const SpotId spot =
        claim->place ? scenario_spot(scenario, claim->place, claim->player) : NOWHERE;

    if (!strcmp(claim->what, "use")) return why_of_use(scenario, claim);
    if (!strcmp(claim->what, "play"))
        return play_card_check(table, player, find_to_play(scenario, claim));
    if (spot == NOWHERE) return REFUSAL_OF(WRONG_PLACE);
    if (!strcmp(claim->what, "hide")) {
        if (battlefield_at(table, spot) < 0) return REFUSAL_OF(NOT_CONTROLLED);
        return hide_check(
            table, player, find_to_play(scenario, claim), battlefield_at(table, spot));
    }
    if (timing_now(table, player) == TIMING_NONE) return REFUSAL_OF(NOT_YOUR_PRIORITY);
    if (timing_now(table, player) != TIMING_MAIN) return REFUSAL_OF(NOT_YOUR_TURN);
    return move_check(
        table, player, scenario_find(scenario, claim->card, claim->player), spot);
}

const RefusalRow *scenario_why(Scenario *scenario, const Claim *claim)
{
    Refusal why;

    (void)scenario_state(scenario);
    if (!scenario_find(scenario, claim->card, claim->player)) return NULL;
    why = why_of(scenario, claim);
    return why == REFUSAL_NONE ? NULL : &scenario->table.rules->refusals[why];
}

static bool is_verb(const char *what)
{
    return !strcmp(what, "play") || !strcmp(what, "use") || !strcmp(what, "hide") ||
           !strcmp(what, "move");
}

int scenario_refused(Scenario *scenario, const Claim *claim)
{
    const char *player = scenario->players[claim->player];
    const RefusalRow *why;

    if (!is_verb(claim->what))
        return scenario_fail(
            scenario, "'%s' is not one of play, use, hide, move", claim->what);
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

// ---- offers

static int kind_of(const char *what)
{
    if (!strcmp(what, "play")) return OPTION_PLAY;
    if (!strcmp(what, "use")) return OPTION_ACTIVATE;
    if (!strcmp(what, "hide")) return OPTION_HIDE;
    if (!strcmp(what, "invite")) return OPTION_INVITE;
    return strcmp(what, "move") ? -1 : OPTION_MOVE;
}

static bool is_offered(Scenario *scenario, const Claim *claim)
{
    const Question *question = scenario_question(scenario);
    const int kind = kind_of(claim->what);
    const char *place =
        kind == OPTION_MOVE && !claim->place ? claim->card : claim->place;
    const SpotId spot = place ? scenario_spot(scenario, place, claim->player) : NOWHERE;

    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (option->kind != kind || (place && option->spot != spot)) continue;
        if (kind == OPTION_MOVE && place != claim->card)
            return !scenario_why(scenario, claim);
        if (kind == OPTION_MOVE) return true;
        if (kind == OPTION_INVITE)
            return scenario_player(scenario, claim->card) == option->n;
        if (scenario_is_named(scenario, claim->card, option->object)) return true;
    }
    return false;
}

int scenario_offers(Scenario *scenario, const Claim *claim, bool wanted)
{
    const Question *question = scenario_question(scenario);
    const char *key = question ? scenario_key(question->prompt) : NULL;
    bool found;

    (void)scenario_state(scenario);
    if (!question || question->player != claim->player) {
        scenario_fail(
            scenario, "nothing is asked of %s now", scenario->players[claim->player]);
        scenario_tell_question(scenario);
        return -1;
    }
    if (kind_of(claim->what) >= 0)
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

// ---- sight

// "hand", "foe's deck", "facedown": how many faces there are seen, -1: no zone.
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
    while (zone < ZONE_COUNT && strcmp(table->rules->zones[zone].name, word)) zone++;
    if (zone == ZONE_COUNT) return -1;
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

// ---- log

typedef struct {
    const char *wanted;
    FILE *all;
    bool found;
} Search;

static void search(void *self, TellKind kind, const char *text)
{
    Search *s = self;

    (void)kind;
    fprintf(s->all, "  %s\n", text);
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
        (void)snprintf(scene->names[i], SCENE_NAME, "%s", scenario->players[i]);
    scene_look(scene, scenario_state(scenario), &scenario->table, NOBODY);
    narrate(&narrator, scenario->entries, (int)scenario->entries_n);
    fclose(s.all);
    free(scene);
    if (!s.found) scenario_fail(scenario, "the log does not say '%s'\n%s", text, told);
    free(told);
    return s.found ? 0 : -1;
}
