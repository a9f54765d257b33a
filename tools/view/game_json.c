// game_json.c -- writes what a scene shows as JSON; docs/protocol.md explains the keys.
//
// A card that the reader does not know has no code here, so nothing hidden leaves the
// program.

#include "tools/view/game_json.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/abilities/language/pattern.h"
#include "engine/kernel/game/ending.h"
#include "engine/play/play_sitting.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_game.h"
#include "tools/position/position_json.h"
#include "tools/view/item_text.h"
#include "tools/view/narrate.h"
#include "tools/view/option_json.h"
#include "tools/view/question_text.h"
#include "tools/view/scene_space_json.h"

json_t *game_json_hash(uint64_t hash)
{
    char text[20];

    (void)snprintf(text, sizeof text, "%016" PRIx64, hash);
    return json_safe_text(text);
}

static void set_key(json_t *object, const char *key, json_t *value)
{
    json_safe_set(object, key, value);
}

json_t *game_json_event(const Scene *scene, const LogEntry *entry)
{
    const bool known = scene->open || narrate_knows(entry, scene->reader);
    json_t *json = json_object();

    set_key(
        json, "event", json_safe_text(scene->table->rules->events[entry->event].name));
    set_key(json, "turn", json_integer(entry->turn));
    if (entry->player != NOBODY) set_key(json, "player", json_integer(entry->player));
    if (entry->object && known) {
        set_key(json, "object", json_integer(entry->object));
        set_key(json, "card", position_json_card(scene->table, entry->card));
    } else if (entry->card && known) {
        set_key(json,
                "card",
                position_json_card(scene->table,
                                   entry->card)); // a face of a die, which is no thing
    }
    if (entry->from != NOWHERE)
        set_key(json, "from", position_json_spot(scene->table, entry->from));
    if (entry->to != NOWHERE)
        set_key(json, "to", position_json_spot(scene->table, entry->to));
    if (entry->other) {
        set_key(json, "other", json_integer(entry->other));
        set_key(
            json, "other_card", position_json_card(scene->table, entry->other_card));
    }
    if (entry->n) set_key(json, "n", json_integer(entry->n));
    return json;
}

void game_json_set_question(const Scene *scene, const Question *question,
                            JsonText *json)
{
    const PromptRow *prompt = &scene->table->rules->prompts[question->prompt];
    const bool split = question->kind == ASK_SPLIT;
    Line line;

    line_start(&line, false, 0);
    question_text(scene, question, &line);
    json_text_set_number(json, "player", question->player);
    json_text_set_string(json, "prompt", prompt->id);
    json_text_set_string(json, "rule", prompt->rule);
    json_text_set_string(json, "text", line.text);
    if (question->card)
        json_text_set_string(
            json, "card", position_json_code(scene->table, question->card));
    if (question->about.id) json_text_set_number(json, "about", question->about.id);
    json_text_set_string(json, "sort", split ? "split" : "pick");
    if (split)
        json_text_set_number(json, "total", question->total);
    else {
        json_text_set_number(json, "min", question->min);
        json_text_set_number(json, "max", question->max);
        json_text_set_truth(json, "ordered", question->ordered);
    }
    json_text_key(json, "options");
    option_json_add(scene, question, json);
}

json_t *game_json_question(const Scene *scene, const Question *question)
{
    JsonText text = {0};

    json_text_open(&text, '{');
    game_json_set_question(scene, question, &text);
    json_text_close(&text, '}');
    json_t *json = json_loadb(text.text, text.n, 0, NULL);
    ASSERT(json); // json_text.c writes nothing else
    free(text.text);
    return json;
}

// Adds the sums that the lines of the board tell: of each zone, and of each player.
static void add_totals(const Scene *scene, json_t *json)
{
    const PlayBoard *board = scene_board(scene);
    json_t *totals = json_object();

    for (int i = 0; i < board->lines_n; i++) {
        const BoardLine *row = &board->lines[i];
        const char *name =
            row->total ? scene->table->rules->numbers[row->total - 1].name : NULL;
        json_t *sums = name ? json_object_get(totals, name) : NULL;

        if (!name || row->kind == LINE_PLAYER) continue;
        if (!sums) {
            sums = json_pack("{s:[], s:{}}", "players", "zones");
            for (int p = 0; p < scene->state.players_n; p++)
                json_array_append_new(
                    json_object_get(sums, "players"),
                    json_integer(scene_player_total(scene, row->total - 1, p)));
            json_object_set_new(totals, name, sums);
        }
        for (int p = 0; p < scene->state.players_n; p++) {
            json_t *word =
                position_json_spot(scene->table, spot_of(scene->table, row->zone, p));

            set_key(json_object_get(sums, "zones"),
                    json_string_value(word),
                    json_integer(scene_total(scene, row->total - 1, row->zone, p)));
            json_decref(word);
        }
    }
    if (json_object_size(totals)) json_object_set(json, "totals", totals);
    json_decref(totals);
}

static void add_spaces(const Scene *scene, json_t *json)
{
    json_t *spaces = scene_space_json(scene);

    if (spaces) set_key(json, "spaces", spaces);
}

// Adds to each item of the chain what it is and what it has chosen, in words.
static void add_items(const Scene *scene, const json_t *chain)
{
    json_t *item;
    size_t i;
    Line line;

    json_array_foreach(chain, i, item)
    {
        line_start(&line, false, 0);
        item_text(scene, &scene->state.chain[i], &line);
        json_safe_set(item, "text", json_safe_text(line.text));
    }
}

// Returns the events for which a clause waits, by name.
static json_t *json_of_events(const Rules *rules, const Clause *clause)
{
    json_t *list = json_array();

    for (int i = 0; i < rules->events_n; i++)
        if (pattern_names(clause, i))
            json_array_append_new(list, json_safe_text(rules->events[i].name));
    return list;
}

// Adds the delayed abilities that cards and abilities have made: whose they are, what made
// them, for which events they wait.
static void add_waiting(const Scene *scene, json_t *json)
{
    const State *state = &scene->state;
    json_t *list = json_array();

    for (int i = 0; state->delayed_n && i < state->modifiers_n; i++) {
        const Modifier *made = &state->modifiers[i];
        const Clause *clause = &scene->table->library->clauses[made->clause];
        json_t *row;
        Line line;

        if (made->kind != MODIFIER_DELAYED || clause->kind != CLAUSE_WHEN) continue;
        if (!made->source.id || made->controller == NOBODY) continue;
        line_start(&line, false, 0);
        scene_thing(scene, made->source, &line);
        row = json_pack("{s:i}", "player", made->controller);
        set_key(row, "text", json_safe_text(line.text));
        set_key(row, "events", json_of_events(scene->table->rules, clause));
        json_array_append_new(list, row);
    }
    if (json_array_size(list)) json_object_set(json, "waiting", list);
    json_decref(list);
}

json_t *game_json_view(const Scene *scene)
{
    const char *names[SEATS_MAX];
    const PositionView view = {.table = scene->table,
                               .state = &scene->state,
                               .players = names,
                               .open = scene->open};
    json_t *json;

    for (int p = 0; p < scene->state.players_n; p++)
        names[p] = scene_player(scene, (PlayerId)p);
    json = position_game_json(&view);
    add_items(scene, json_object_get(json, "chain"));
    add_waiting(scene, json);
    add_spaces(scene, json);
    add_totals(scene, json);
    return json;
}

json_t *game_json_match(const Rules *rules, const Sitting *sitting)
{
    json_t *json = json_object(), *wins = json_array();

    set_key(json, "game", json_integer(sitting->games));
    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *row = sitting_setting(rules, i);

        if (row->choices) set_key(json, row->name, json_integer(sitting->settings[i]));
    }
    for (int i = 0; i < sitting_mode(rules, sitting->mode).players; i++)
        json_array_append_new(wins, json_integer(sitting->wins[i]));
    set_key(json, "wins", wins);
    set_key(json, "over", json_boolean(sitting_is_over(rules, sitting)));
    set_key(json, "winner", position_json_player(sitting_winner(rules, sitting)));
    return json;
}

// Adds why the game is over.
static void set_ending(json_t *json, const State *state, const Table *table)
{
    const EndingRow *row = ending_row(table->rules, ending_way(state));
    char text[ENDING_TEXT];

    ending_tell(state, table, text, sizeof text);
    set_key(json, "reason", json_string(row->name));
    set_key(json, "rule", *row->rule ? json_string(row->rule) : json_null());
    set_key(json, "text", json_safe_text(text));
    if (state->ending.cards_n) {
        json_t *cards = json_array();

        for (int i = 0; i < state->ending.cards_n; i++)
            json_array_append_new(
                cards, json_string(table->library->cards[state->ending.cards[i]].name));
        set_key(json, "cards", cards);
    }
    if (state->ending.limit) {
        const LimitRow *limit = limit_row((LimitId)(state->ending.limit - 1));

        set_key(json, "limit", json_string(limit->words));
    }
    if (state->fault) set_key(json, "fault", json_safe_text(table->fault.text));
}

json_t *game_json_end(const Game *game, const Table *table)
{
    const State *state = &game->now;
    json_t *json = json_object(), *points = json_array(), *winners = json_array();

    for (int p = 0; p < state->players_n; p++) {
        json_array_append_new(points, json_integer(state->players[p].points));
        if (ending_winners(state) >> p & 1)
            json_array_append_new(winners, json_integer(p));
    }
    set_key(json, "winner", position_json_player(ending_winner(state)));
    set_key(json, "winners", winners);
    set_key(json, "points", points);
    set_key(json, "turns", json_integer(state->turn));
    set_key(json, "hash", game_json_hash(game_hash(game)));
    set_ending(json, state, table);
    return json;
}
