// scenario.c -- begins a scenario and drives its game from question to question.

#include "tools/scenarios/scenario.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/err.h"
#include "engine/kernel/table/object.h"
#include "tools/view/screen.h"

enum { BOARD_WIDTH = 88, STEPS_MAX = 2000 };

int scenario_fail(Scenario *scenario, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vfprintf(scenario->out, format, args);
    va_end(args);
    fputc('\n', scenario->out);
    return -1;
}

int scenario_player(const Scenario *scenario, const char *name)
{
    for (int i = 0; i < scenario->game.now.players_n; i++) {
        if (!strcmp(name, scenario->players[i])) return i;
    }
    return -1;
}

const State *scenario_state(Scenario *scenario)
{
    Table *table = &scenario->table;

    table->game = &scenario->game;
    table->state = &scenario->game.now;
    table->active_n = -1;
    if (table->state->dirty && table->rules->derive) table->rules->derive(table);
    return table->state;
}

void scenario_board(Scenario *scenario)
{
    Scene *scene = calloc(1, sizeof *scene);

    if (!scene) return;
    scene->open = true;
    for (int i = 0; i < scenario->game.now.players_n; i++)
        snprintf(scene->names[i], SCENE_NAME, "%s", scenario->players[i]);
    scene_look(scene, scenario_state(scenario), &scenario->table, NOBODY);
    screen_draw(scene, BOARD_WIDTH, scenario->out);
    free(scene);
}

static void take_log(Scenario *scenario)
{
    Log *log = &scenario->log;
    const size_t n = scenario->entries_n + (size_t)log->n;
    LogEntry *entries = realloc(scenario->entries, (n + 1) * sizeof *entries);

    ASSERT(entries);
    memcpy(
        entries + scenario->entries_n, log->entries, (size_t)log->n * sizeof *entries);
    scenario->entries = entries;
    scenario->entries_n = n;
    log->n = 0;
}

const Question *scenario_question(const Scenario *scenario)
{
    return scenario->game.status == GAME_WAITS ? game_question(&scenario->game) : NULL;
}

bool scenario_is_decision(const Scenario *scenario, const Question *question)
{
    return scenario->table.rules->prompts[question->prompt].flags & ASKS_ACTION;
}

int scenario_advance(Scenario *scenario)
{
    for (int i = 0; i < STEPS_MAX; i++) {
        const GameStatus status = game_next(&scenario->game, &scenario->table);
        int answered;

        take_log(scenario);
        if (status == GAME_FAULT)
            return scenario_fail(
                scenario, "a script failed: %s", scenario->table.fault.text);
        if (status == GAME_OVER) return 0;
        (void)scenario_state(scenario);
        if (scenario_is_decision(scenario, scenario_question(scenario))) return 0;
        answered = scenario_reply_itself(scenario);
        if (answered <= 0) return answered;
    }
    return scenario_fail(scenario, "%d questions in a row and no end", STEPS_MAX);
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
                                   "an answer of %s was never asked for: %s %s",
                                   scenario->players[i],
                                   key ? key : "",
                                   value);
            free(value);
        }
    }
    if (!question || scenario_is_decision(scenario, question) ||
        !scenario_rows_has_moves(scenario->table.rules))
        return failed;
    scenario_fail(scenario, "a question is left without an answer");
    scenario_tell_question(scenario);
    return -1;
}

// A card that this program cannot play makes the scenario say nothing.
static int check_playable(Scenario *scenario)
{
    const State *state = &scenario->game.now;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Card *card = object_card(&scenario->table, id);

        if (!state->objects[id].card || !card->unplayable) continue;
        scenario->skipped = true;
        return scenario_fail(
            scenario, "%s %s: %s", card->code, card->name, card->unplayable);
    }
    return 0;
}

// A card that `covers` names by its code and that has no working script.
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

static int begin_position(Scenario *scenario, const json_t *json)
{
    const json_t *seed = json_object_get(json, "seed");
    const Position position = {.catalog = scenario->catalog,
                               .table = &scenario->table,
                               .game = &scenario->game,
                               .players = scenario->players,
                               .seed = seed ? (uint64_t)json_integer_value(seed) : 1,
                               .fill = true};
    Err err;

    if (position_read(&position, json, &err))
        return scenario_fail(scenario, "%s", err.text);
    return check_playable(scenario);
}

const char *const *scenario_names(const Rules *rules, const json_t *json)
{
    static const char *const names[] = {"you", "foe", "foe2", "foe3"};
    static const char *const teams[] = {"you", "foe", "mate", "foe2"};
    const char *mode = json_string_value(json_object_get(json, "mode"));
    const int row = mode ? sitting_mode_find(rules, mode) : -1;

    return row >= 0 && sitting_mode(rules, row).teams ? teams : names;
}

int scenario_begin(Scenario *scenario, Catalog *catalog, const json_t *json)
{
    const json_t *decks = json_object_get(json, "decks");

    memset(scenario, 0, sizeof *scenario);
    scenario->catalog = catalog;
    scenario->players = scenario_names(catalog_library(catalog)->rules, json);
    scenario->out = open_memstream(&scenario->told, &scenario->told_size);
    ASSERT(scenario->out);
    for (int i = 0; i < SEATS_MAX; i++) scenario->given[i] = json_array();
    if (check_covered(scenario, json_object_get(json, "covers"))) return -1;
    catalog_table(catalog, &scenario->table);
    scenario->table.log = &scenario->log;
    scenario->table.verify = true;
    scenario->table.asks_all = true;
    if (decks ? scenario_begin_decks(scenario, json, decks)
              : begin_position(scenario, json))
        return -1;
    scenario->begun = true;
    return scenario_advance(scenario);
}

void scenario_end(Scenario *scenario)
{
    if (scenario->out) fclose(scenario->out);
    free(scenario->told);
    free(scenario->entries);
    for (int i = 0; i < SEATS_MAX; i++) json_decref(scenario->given[i]);
    scenario->out = NULL;
}
