// scenario.c -- begins a scenario, and checks at its end that nothing is left over.
//
// An answer that no question used, or a question that still waits, shows that the
// scenario does not describe the game that was played. Therefore both are failures.

#include "tools/scenarios/scenario.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/err.h"
#include "engine/base/text.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/object.h"
#include "tools/screen/screen.h"

enum { BOARD_WIDTH = 88, REASONS = 2000 };

void scenario_board(Scenario *scenario)
{
    Scene *scene = calloc(1, sizeof *scene);

    if (!scene) return;
    scene->open = true;
    for (int i = 0; i < scenario->game.now.players_n; i++)
        (void)snprintf(scene->names[i], SCENE_NAME, "%s", scenario->players[i]);
    scene_look(scene, scenario_state(scenario), &scenario->table, NOBODY);
    screen_draw(scene, BOARD_WIDTH, scenario->out);
    free(scene);
}

// Fails unless the game is over for the reason that `ends` names.
static int check_ends(Scenario *scenario)
{
    if (!scenario->ends) return 0;
    if (!scenario->game.now.over)
        return scenario_fail(
            scenario, "the game goes on and should end by '%s'", scenario->ends);
    return strcmp(scenario->ends, scenario_reason(scenario))
               ? scenario_fail_over(scenario)
               : 0;
}

int scenario_check_end(Scenario *scenario)
{
    const Question *question = scenario_question(scenario);
    int failed = 0;

    for (int i = 0; i < SEATS_MAX; i++) {
        size_t k;
        json_t *entry;

        json_array_foreach(scenario->given[i], k, entry)
        {
            const char *key = json_string_value(json_object_get(entry, "key"));
            char *value = json_dumps(json_object_get(entry, "value"), JSON_ENCODE_ANY);

            failed = scenario_fail(scenario,
                                   "no question asked %s for this answer: %s%s%s",
                                   scenario->players[i],
                                   key ? key : "",
                                   key ? " " : "",
                                   value);
            free(value);
        }
    }
    failed |= scenario_chance_check(scenario, true);
    failed |= scenario_stop_check_end(scenario);
    failed |= check_ends(scenario);
    if (!scenario->claims && !scenario->ends)
        failed = scenario_fail(
            scenario, "it expects nothing: what must follow, t:expect { ... } says");
    if (!question || scenario->looked || scenario_is_decision(scenario, question) ||
        !scenario_rows_has_moves(scenario->table.rules))
        return failed;
    scenario_fail(scenario, "a question still waits for an answer");
    scenario_tell_question(scenario);
    return -1;
}

// Skips the scenario if it needs a card that this program cannot play, because such a
// game would show nothing.
static int check_playable(Scenario *scenario)
{
    const Card *card = position_unplayable(&scenario->table);

    if (!card) return 0;
    scenario->skipped = true;
    return scenario_fail(
        scenario, "%s %s: %s", card->code, card->name, card->unplayable);
}

// Fails if `covers` names a card that has no working script, by its code.
static int check_covered(Scenario *scenario, const json_t *covers)
{
    const Library *library = catalog_library(scenario->catalog);
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)covers, i, json)
    {
        const char *code = json_string_value(json);
        Err err;
        CardId card;

        if (!code || !strchr(code, '-')) continue;
        card = catalog_load_card(scenario->catalog, code, &err);
        if (!card || !library->cards[card].unplayable) continue;
        scenario->skipped = true;
        return scenario_fail(scenario, "%s: %s", code, library->cards[card].unplayable);
    }
    return 0;
}

// Fails unless a game may end by the reason that `ends` names.
static int check_reason(Scenario *scenario)
{
    const Rules *rules = scenario->table.rules;
    const EndingRow *row;
    char names[REASONS];
    size_t n = 0;

    if (!scenario->ends) return 0;
    for (int way = 0; (row = ending_row(rules, way)); way++) {
        if (!strcmp(scenario->ends, row->name)) return 0;
        n += text_format(names + n, sizeof names - n, "%s%s", n ? ", " : "", row->name);
    }
    return scenario_fail(
        scenario, "no game ends by '%s': 'ends' is one of %s", scenario->ends, names);
}

static int begin_position(Scenario *scenario, const json_t *json)
{
    const json_t *seed = json_object_get(json, "seed");
    const Position position = {.catalog = scenario->catalog,
                               .table = &scenario->table,
                               .game = &scenario->game,
                               .players = scenario->players,
                               .seed = seed ? (uint64_t)json_integer_value(seed) : 1,
                               .fill = true,
                               .of_lua = true};
    Err err;

    if (position_read(&position, json, &err))
        return scenario_fail(scenario, "%s", err.text);
    return check_playable(scenario);
}

const char *const *scenario_names(const Rules *rules, const json_t *json)
{
    static const char *const names[SEATS_MAX] = {
        "you", "foe", "foe2", "foe3", "foe4", "foe5", "foe6", "foe7"};
    static const char *const teams[SEATS_MAX] = {
        "you", "foe", "mate", "foe2", "mate2", "foe3", "mate3", "foe4"};
    const char *mode = json_string_value(json_object_get(json, "mode"));
    const int row = mode ? sitting_mode_find(rules, mode) : -1;

    return row >= 0 && sitting_mode(rules, row).teams ? teams : names;
}

int scenario_begin(Scenario *scenario, Catalog *catalog, const json_t *json,
                   const ScenarioWatch *watch)
{
    const json_t *decks = json_object_get(json, "decks");

    // Most of a scenario is room for table and game, which clear what they use.
    memset(&scenario->sitting, 0, sizeof *scenario - offsetof(Scenario, sitting));
    game_empty(&scenario->game);
    catalog_table(catalog, &scenario->table);
    scenario->catalog = catalog;
    scenario->watch = watch;
    scenario->ends = json_string_value(json_object_get(json, "ends"));
    scenario->players = scenario_names(catalog_library(catalog)->rules, json);
    scenario->out = open_memstream(&scenario->told, &scenario->told_size);
    ENOUGH(scenario->out);
    scenario->values = json_array();
    scenario->asked = json_array();
    for (int i = 0; i < SEATS_MAX; i++) scenario->given[i] = json_array();
    if (check_covered(scenario, json_object_get(json, "covers"))) return -1;
    if (watch && watch->seen) observation_log_join(watch->seen, &scenario->table);
    scenario->table.log = &scenario->log;
    scenario->table.verify = true;
    scenario->table.asks_all = true;
    scenario_chance_begin(
        &scenario->chance, json_object_get(json, "chance"), scenario->players);
    if (scenario->chance.results) scenario->table.foretold = &scenario->chance.foretold;
    if (decks ? scenario_begin_decks(scenario, json, decks)
              : begin_position(scenario, json))
        return -1;
    if (check_reason(scenario)) return -1;
    scenario->begun = true;
    scenario_tell_begin(scenario);
    return scenario_advance(scenario);
}

void scenario_end(Scenario *scenario)
{
    if (scenario->out) (void)fclose(scenario->out);
    free(scenario->told);
    free(scenario->entries);
    for (int i = 0; i < SEATS_MAX; i++) json_decref(scenario->given[i]);
    json_decref(scenario->values);
    json_decref(scenario->asked);
    scenario->out = NULL;
}
