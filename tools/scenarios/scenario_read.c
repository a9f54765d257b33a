// scenario_read.c -- reads the facts that expectations name: of the game, players,
// objects.
//
// Every value is JSON, so that scenario_expect.c compares values without knowing the
// game.

#include "tools/scenarios/scenario_read.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/object.h"
#include "tools/position/position_thing.h"

static json_t *lower_case(const char *text)
{
    char word[32];
    size_t n = 0;

    for (; text[n] && n + 1 < sizeof word; n++)
        word[n] = (char)(text[n] >= 'A' && text[n] <= 'Z' ? text[n] + 32 : text[n]);
    word[n] = '\0';
    return json_string(word);
}

// Returns the names on the chain, the oldest first. An ability has the name of its
// source.
static json_t *chain_of(const Scenario *scenario)
{
    const State *state = scenario->table.state;
    json_t *list = json_array();

    for (int i = 0; i < state->chain_n; i++) {
        const struct Item *item = &state->chain[i];
        const CardId face =
            item->card ? item->card : object_face_of(state, item->source);
        const Card *card = &scenario->table.library->cards[face];

        json_array_append_new(list, json_string(card->name ? card->name : "a card"));
    }
    return list;
}

// Returns the name of who has won; a list of names where several sides have.
static json_t *winner_of(const Scenario *scenario)
{
    const State *state = scenario->table.state;
    json_t *list = NULL, *one;
    unsigned sides = 0;

    if (!state->over) return json_false();
    if (!state->winners) return json_string("nobody");
    list = json_array();
    // A team wins as one (489.6.a): the name is that of its first player.
    for (int i = 0; i < state->players_n; i++) {
        if (!(ending_winners(state) >> i & 1) || sides >> state->players[i].team & 1)
            continue;
        sides |= 1u << state->players[i].team;
        json_array_append_new(list, scenario_read_side(scenario, (PlayerId)i));
    }
    if (json_array_size(list) > 1) return list;
    one = json_incref(json_array_get(list, 0));
    json_decref(list);
    return one;
}

static json_t *limit_of(const Scenario *scenario)
{
    const int limit = scenario->table.state->ending.limit;

    return limit ? json_string(limit_row((LimitId)(limit - 1))->words) : json_false();
}

// Returns the names of the cards of the circle that ended the game.
static json_t *loop_of(const Scenario *scenario)
{
    const State *state = scenario->table.state;
    const Card *cards = scenario->table.library->cards;
    json_t *list = json_array();

    for (int i = 0; state->over && i < state->ending.cards_n; i++)
        json_array_append_new(list, json_string(cards[state->ending.cards[i]].name));
    return list;
}

// Returns the places of a claim that are that player's, or with -1 anybody's.
static json_t *places_of(const Scenario *scenario, const PlayClaim *claim, int player)
{
    const PlayPlaces *places = position_rows(scenario->table.rules)->places;
    json_t *list = json_array();

    for (int i = 0; places && i < places->count(scenario->table.state); i++) {
        const int whose = claim->value_at(&scenario->table, i);

        if (player < 0 ? whose == NOBODY : whose != player) continue;
        json_array_append_new(
            list,
            scenario_read_place(
                scenario, position_place_spot(&scenario->table, i), -1));
    }
    return list;
}

static json_t *claim_value(const Scenario *scenario, const PlayClaim *claim)
{
    const Table *table = &scenario->table;
    int n;

    if (claim->kind == CLAIM_PLACES) return places_of(scenario, claim, -1);
    if (claim->kind == CLAIM_WORD) return lower_case(claim->word(table));
    n = claim->value(table);
    if (claim->kind == CLAIM_PLAYER) return scenario_read_side(scenario, (PlayerId)n);
    if (claim->kind == CLAIM_NUMBER) return json_integer(n);
    return n == NOWHERE ? json_false() : scenario_read_place(scenario, (SpotId)n, -1);
}

// Returns the key of the question that waits; "act" if it asks for a move.
static json_t *question_key(const Scenario *scenario, const Question *question)
{
    const char *key = question ? scenario_key(scenario, question) : NULL;

    if (!question) return json_false();
    return json_string(key ? key : "act");
}

static json_t *controlled_by(const Scenario *scenario, int player)
{
    const Table *table = &scenario->table;
    const State *state = table->state;
    const PlayPlaces *places = position_rows(table->rules)->places;
    json_t *list = json_array();

    for (int i = 0; places && i < places->count(state); i++) {
        if (state->objects[places->object(state, i)].controller != player) continue;
        json_array_append_new(
            list, scenario_read_place(scenario, position_place_spot(table, i), player));
    }
    return list;
}

// Returns the name of the only card of a zone, or false.
static json_t *only_card(const Scenario *scenario, int player, const PlayCards *row)
{
    Cards cards;

    scenario_read_cards(scenario, player, row, &cards);
    return cards.n ? json_string(position_card_name(&scenario->table, cards.ids[0]))
                   : json_false();
}

// Returns KEY_size, KEY_ready or KEY_exhausted of a list of cards.
static json_t *part_of_cards(const Scenario *scenario, int player, const char *key)
{
    const char *end = strrchr(key, '_');
    char name[32];
    PlayCards row;

    if (!end || end - key >= (int)sizeof name) return NULL;
    (void)snprintf(name, sizeof name, "%.*s", (int)(end - key), key);
    if (!play_scenario_cards(scenario->table.rules, name, &row)) return NULL;
    if (row.kind == CARDS_AT_PLACES) return NULL;
    if (!strcmp(end, "_size"))
        return json_integer(scenario_read_count(scenario, player, &row, -1, -1));
    if (row.kind == CARDS_ONE && !strcmp(end, "_exhausted"))
        return json_boolean(scenario_read_count(scenario, player, &row, -1, 1));
    if (row.kind != CARDS_COUNTED) return NULL;
    if (!strcmp(end, "_ready"))
        return json_integer(scenario_read_count(scenario, player, &row, -1, 0));
    if (!strcmp(end, "_exhausted"))
        return json_integer(scenario_read_count(scenario, player, &row, -1, 1));
    return NULL;
}

// Returns KEY_size of a shared zone.
static json_t *size_of_shared(const Scenario *scenario, const char *key)
{
    const char *end = strrchr(key, '_');
    char name[64];
    PlayCards row;

    if (!end || strcmp(end, "_size") != 0 || end - key >= (int)sizeof name) return NULL;
    (void)snprintf(name, sizeof name, "%.*s", (int)(end - key), key);
    if (!play_scenario_shared(scenario->table.rules, name, &row)) return NULL;
    return json_integer(scenario_read_count(scenario, 0, &row, -1, -1));
}

json_t *scenario_read_game(const Scenario *scenario, const char *key)
{
    const State *state = scenario->table.state;
    const PlayScenario *rows = play_scenario(scenario->table.rules);
    const Question *question = scenario_question(scenario);
    const char *reason = scenario_reason(scenario);

    if (!strcmp(key, "chain")) return chain_of(scenario);
    if (!strcmp(key, "turn")) return json_integer(state->turn);
    if (!strcmp(key, "turn_player"))
        return scenario_read_side(scenario, state->turn_player);
    if (!strcmp(key, "winner")) return winner_of(scenario);
    if (!strcmp(key, "match_over"))
        return json_boolean(sitting_is_over(scenario->table.rules, &scenario->sitting));
    if (!strcmp(key, "match_winner"))
        return scenario_read_side(
            scenario, sitting_winner(scenario->table.rules, &scenario->sitting));
    if (!strcmp(key, "over")) return json_boolean(state->over);
    if (!strcmp(key, "reason")) return reason ? json_string(reason) : json_false();
    if (!strcmp(key, "limit")) return limit_of(scenario);
    if (!strcmp(key, "loop")) return loop_of(scenario);
    if (!strcmp(key, "asked"))
        return scenario_read_side(scenario, question ? question->player : NOBODY);
    if (!strcmp(key, "question")) return question_key(scenario, question);
    for (int i = 0; i < rows->claims_n; i++)
        if (!strcmp(key, rows->claims[i].key))
            return claim_value(scenario, &rows->claims[i]);
    return size_of_shared(scenario, key);
}

static json_t *counter_of(const Scenario *scenario, int player, const char *name)
{
    const int row = library_find_player_counter(scenario->table.library, name);

    if (row < 0) return NULL;
    return json_integer(scenario->table.state->players[player].counters[row]);
}

static json_t *resource_of(const Scenario *scenario, int player, const char *name)
{
    const Rules *rules = scenario->table.rules;

    for (int i = 0; i < rules->resources_n; i++) {
        if (strcmp(name, rules->resources[i].name) != 0) continue;
        return json_integer(scenario->table.state->players[player].resources[i]);
    }
    return NULL;
}

// Returns how many of the counted cards have that word.
static json_t *counted_of(const Scenario *scenario, int player, const char *key,
                          const char *name)
{
    const Rules *rules = scenario->table.rules;
    const int fact = fact_with_role(rules, FACT_IDENTITY);
    PlayCards row;

    if (fact < 0 || !play_scenario_cards(rules, key, &row)) return NULL;
    if (row.kind != CARDS_COUNTED) return NULL;
    for (int i = 0; i < rules->facts[fact].vocabulary_n; i++) {
        if (!strcasecmp(name, rules->facts[fact].vocabulary[i].name))
            return json_integer(scenario_read_count(scenario, player, &row, i, -1));
    }
    return NULL;
}

json_t *scenario_read_of(const Scenario *scenario, int player, const char *key,
                         const char *name)
{
    if (!strcmp(key, "counters")) return counter_of(scenario, player, name);
    if (!strcmp(key, "resources")) return resource_of(scenario, player, name);
    return counted_of(scenario, player, key, name);
}

// Returns a number of the player, or the total of a number over the things in the player's
// zones of the board.
static json_t *number_of_player(const Scenario *scenario, int player, const char *name)
{
    Env env = {.you = (PlayerId)player, .event_spot = NOWHERE, .event_from = NOWHERE};
    const PositionView view = scenario_view(scenario);
    const Rules *rules = scenario->table.rules;
    Cards *cards = calloc(1, sizeof *cards);
    json_t *found = NULL;
    int n;

    ENOUGH(cards);
    for (int i = 0; i < rules->fields_n && !found; i++) {
        if (strcmp(name, rules->fields[i].name) != 0) continue;
        if (reading_of_player(&scenario->table, &env, i, (PlayerId)player, &n))
            found = json_integer(n);
    }
    if (!found) {
        scenario_read_board(scenario, player, cards);
        found = position_thing_total(&view, cards->ids, cards->n, name);
    }
    free(cards);
    return found;
}

// Reads one value of a note: as its word, where the note has words.
static json_t *read_noted(const Scenario *scenario, const PlayNote *row, Value value)
{
    if (value.kind == VALUE_NUMBER)
        return row->words ? json_string(row->words[value.n - 1])
                          : json_integer(value.n);
    if (value.kind == VALUE_PLAYER)
        return scenario_read_side(scenario, (PlayerId)value.n);
    if (value.kind == VALUE_OBJECT)
        return json_string(position_card_name(&scenario->table, value.ref.id));
    return json_false();
}

json_t *scenario_read_note(const Scenario *scenario, int player, const char *name)
{
    const Rules *rules = scenario->table.rules;
    const State *state = scenario->table.state;
    const PlayNotes *notes = position_rows(rules)->notes;
    NotePlace place = {.note = position_note(rules, name),
                       .player = player < 0 ? NOBODY : (PlayerId)player};
    const PlayNote *row = place.note < 0 ? NULL : notes->row(rules, place.note);
    json_t *list;
    int n;

    if (!row || row->per_player != (player >= 0)) return NULL;
    if (!row->most) return read_noted(scenario, row, notes->read(rules, state, place));
    n = notes->count(rules, state, place);
    list = json_array();
    for (; place.entry < n; place.entry++)
        json_array_append_new(
            list, read_noted(scenario, row, notes->read(rules, state, place)));
    return list;
}

json_t *scenario_read_player(const Scenario *scenario, int player, const char *key)
{
    const Player *it = &scenario->table.state->players[player];
    json_t *part = part_of_cards(scenario, player, key);
    PlayCards row;

    if (part) return part;
    if (!strcmp(key, "points")) return json_integer(it->points);
    if (!strcmp(key, "turns")) return json_integer(it->turns);
    if (!strcmp(key, "gone")) return json_boolean(it->gone);
    if (!strcmp(key, "controls")) return controlled_by(scenario, player);
    if (play_scenario_places(scenario->table.rules, key))
        return places_of(
            scenario, play_scenario_places(scenario->table.rules, key), player);
    if (!play_scenario_cards(scenario->table.rules, key, &row)) {
        json_t *found = counter_of(scenario, player, key);

        return found ? found : number_of_player(scenario, player, key);
    }
    if (row.kind == CARDS_COUNTED)
        return json_integer(scenario_read_count(scenario, player, &row, -1, -1));
    return row.kind == CARDS_ONE ? only_card(scenario, player, &row) : NULL;
}
