#include "tools/scenarios/scenario_read.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/kernel/abilities/ability.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/player.h"

static json_t *player_or_false(const Scenario *scenario, PlayerId player)
{
    return player < scenario->game.now.players_n
               ? json_string(scenario->players[player])
               : json_false();
}

static json_t *place_text(const Scenario *scenario, SpotId spot, int player)
{
    char *text = scenario_spot_name(scenario, spot, player);
    json_t *json = json_string(text);

    free(text);
    return json;
}

static json_t *lower_case(const char *text)
{
    char word[32];
    size_t n = 0;

    for (; text[n] && n + 1 < sizeof word; n++)
        word[n] = (char)(text[n] >= 'A' && text[n] <= 'Z' ? text[n] + 32 : text[n]);
    word[n] = '\0';
    return json_string(word);
}

// Names on the chain, the oldest first; an ability is called like its source.
static json_t *chain_of(const Scenario *scenario)
{
    const State *state = scenario->table.state;
    json_t *list = json_array();

    for (int i = 0; i < state->chain_n; i++) {
        const struct Item *item = &state->chain[i];
        const CardId face =
            item->card ? item->card : state->objects[item->source.id].card;
        const Card *card = &scenario->table.library->cards[face];

        json_array_append_new(list, json_string(card->name ? card->name : "a card"));
    }
    return list;
}

static json_t *winner_of(const Scenario *scenario)
{
    const State *state = scenario->table.state;

    if (!state->over) return json_false();
    if (state->winner == NOBODY) return json_string("nobody");
    // A team wins as one (489.6.a): it has the name of its first player.
    for (int i = 0; i < state->players_n; i++) {
        if (table_are_allied(state, (PlayerId)i, state->winner))
            return player_or_false(scenario, (PlayerId)i);
    }
    return json_false();
}

static json_t *showdown_of(const Scenario *scenario, bool combat)
{
    const RiftboundState *b = rb_const(scenario->table.state);

    if (!b->showdown || (combat && !b->combat)) return json_false();
    return place_text(
        scenario, battlefield_spot(&scenario->table, b->showdown - 1), -1);
}

json_t *read_game(const Scenario *scenario, const char *key)
{
    const State *state = scenario->table.state;
    const RiftboundState *b = rb_const(state);
    const Question *question = scenario_question(scenario);

    if (!strcmp(key, "chain")) return chain_of(scenario);
    if (!strcmp(key, "turn")) return json_integer(state->turn);
    if (!strcmp(key, "turn_player"))
        return player_or_false(scenario, state->turn_player);
    if (!strcmp(key, "winner")) return winner_of(scenario);
    if (!strcmp(key, "match_over"))
        return json_boolean(sitting_is_over(scenario->table.rules, &scenario->sitting));
    if (!strcmp(key, "match_winner"))
        return player_or_false(
            scenario, sitting_winner(scenario->table.rules, &scenario->sitting));
    if (!strcmp(key, "over")) return json_boolean(state->over);
    if (!strcmp(key, "phase")) return lower_case(turn_phase_name((Phase)b->phase));
    if (!strcmp(key, "showdown")) return showdown_of(scenario, false);
    if (!strcmp(key, "combat")) return showdown_of(scenario, true);
    if (!strcmp(key, "attacker")) return player_or_false(scenario, b->attacker);
    if (!strcmp(key, "defender")) return player_or_false(scenario, b->defender);
    if (!strcmp(key, "priority")) return player_or_false(scenario, b->priority);
    if (!strcmp(key, "focus")) return player_or_false(scenario, b->focus);
    if (!strcmp(key, "first")) return player_or_false(scenario, b->first_player);
    if (!strcmp(key, "victory_score"))
        return json_integer(player_victory_score(&scenario->table, 0));
    if (!strcmp(key, "asked"))
        return player_or_false(scenario, question ? question->player : NOBODY);
    if (strcmp(key, "question") != 0) return NULL;
    if (!question) return json_false();
    return json_string(scenario_key(question->prompt) ? scenario_key(question->prompt)
                                                      : "act");
}

// ---- cards of a player

static bool is_wanted(const Table *table, const char *key, ObjectId id)
{
    if (!strcmp(key, "gear")) return board_is_gear(table, id);
    if (!strcmp(key, "runes")) return board_is_type(table, id, TYPE_RUNE);
    if (!strcmp(key, "base")) return !board_is_type(table, id, TYPE_RUNE);
    return true;
}

static void add_from(const Scenario *scenario, const char *key, SpotId spot,
                     Cards *cards)
{
    const Table *table = &scenario->table;

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (is_wanted(table, key, id)) cards->ids[cards->n++] = id;
    }
}

// Gear lies in base or with the unit that it is attached to.
static void add_gear(const Scenario *scenario, int player, Cards *cards)
{
    const Table *table = &scenario->table;

    for (ObjectId id = 1; id <= table->state->objects_n; id++) {
        if (!table->state->objects[id].card || !object_on_board(table, id)) continue;
        if (table->state->objects[id].controller != player || !board_is_gear(table, id))
            continue;
        if (!board_is_facedown(table, id)) cards->ids[cards->n++] = id;
    }
}

static void turn_around(Cards *cards)
{
    for (int i = 0; i < cards->n / 2; i++) {
        const ObjectId id = cards->ids[i];

        cards->ids[i] = cards->ids[cards->n - 1 - i];
        cards->ids[cards->n - 1 - i] = id;
    }
}

static int zone_of(const char *key)
{
    static const struct {
        const char *key;
        int zone;
    } zones[] = {
        {"hand", ZONE_HAND},
        {"base", ZONE_BASE},
        {"trash", ZONE_TRASH},
        {"deck", ZONE_DECK},
        {"deck_bottom", ZONE_DECK},
        {"runes", ZONE_BASE},
        {"rune_deck", ZONE_RUNE_DECK},
        {"banished", ZONE_BANISHMENT},
        {"legend", ZONE_LEGEND},
        {"champion", ZONE_CHAMPION},
        {"aside", ZONE_ASIDE},
    };

    for (int i = 0; i < COUNT_OF(zones); i++) {
        if (!strcmp(key, zones[i].key)) return zones[i].zone;
    }
    return -1;
}

bool read_cards(const Scenario *scenario, int player, const char *key, Cards *cards)
{
    const int zone = zone_of(key);

    cards->n = 0;
    if (!strcmp(key, "gear")) {
        add_gear(scenario, player, cards);
        return true;
    }
    if (zone < 0) return false;
    add_from(scenario, key, spot_of(&scenario->table, zone, player), cards);
    if (!strcmp(key, "deck_bottom")) turn_around(cards);
    return true;
}

void scenario_read_cards_at(const Scenario *scenario, int player, const char *what,
                            SpotId spot, Cards *cards)
{
    const Table *table = &scenario->table;
    const bool facedown = !strcmp(what, "facedown");

    if (facedown) spot = spot_of(table, ZONE_FACEDOWN, battlefield_at(table, spot));
    cards->n = 0;
    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (table->state->objects[id].controller != player) continue;
        if (facedown || board_is_unit(table, id)) cards->ids[cards->n++] = id;
    }
}

// ---- numbers of a player

static int count_runes(const Scenario *scenario, int player, int domain, int exhausted)
{
    const Table *table = &scenario->table;
    Cards runes;
    int n = 0;

    (void)read_cards(scenario, player, "runes", &runes);
    for (int i = 0; i < runes.n; i++) {
        if (domain >= 0 && !(board_domains(table, runes.ids[i]) & BIT(domain)))
            continue;
        n +=
            exhausted < 0 || board_is_exhausted(table, runes.ids[i]) == (bool)exhausted;
    }
    return n;
}

static json_t *controlled_by(const Scenario *scenario, int player)
{
    const RiftboundState *b = rb_const(scenario->table.state);
    json_t *list = json_array();

    for (int i = 0; i < b->battlefields_n; i++) {
        if (battlefield_controller(&scenario->table, i) != player) continue;
        json_array_append_new(
            list, place_text(scenario, battlefield_spot(&scenario->table, i), player));
    }
    return list;
}

static json_t *size_of(const Scenario *scenario, int player, const char *key)
{
    char zone[32];
    const size_t n = strlen(key);
    Cards cards;

    if (n < 6 || n > sizeof zone || strcmp(key + n - 5, "_size") != 0) return NULL;
    (void)snprintf(zone, sizeof zone, "%.*s", (int)(n - 5), key);
    if (!read_cards(scenario, player, zone, &cards)) return NULL;
    return json_integer(cards.n);
}

// The one card of a zone: its name, or false.
static json_t *only_card(const Scenario *scenario, int player, const char *key)
{
    Cards cards;

    (void)read_cards(scenario, player, key, &cards);
    return cards.n ? json_string(scenario_card_name(scenario, cards.ids[0]))
                   : json_false();
}

static json_t *legend_exhausted(const Scenario *scenario, int player)
{
    const ObjectId legend =
        scenario->table.state->spots[spot_of(&scenario->table, ZONE_LEGEND, player)]
            .first;

    return json_boolean(legend && board_is_exhausted(&scenario->table, legend));
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

json_t *read_player(const Scenario *scenario, int player, const char *key)
{
    const Player *it = &scenario->table.state->players[player];

    if (!strcmp(key, "points")) return json_integer(it->points);
    if (!strcmp(key, "turns")) return json_integer(it->turns);
    if (!strcmp(key, "gone")) return json_boolean(it->gone);
    if (!strcmp(key, "runes"))
        return json_integer(count_runes(scenario, player, -1, -1));
    if (!strcmp(key, "runes_ready"))
        return json_integer(count_runes(scenario, player, -1, 0));
    if (!strcmp(key, "runes_exhausted"))
        return json_integer(count_runes(scenario, player, -1, 1));
    if (!strcmp(key, "controls")) return controlled_by(scenario, player);
    if (!strcmp(key, "legend_exhausted")) return legend_exhausted(scenario, player);
    if (!strcmp(key, "legend") || !strcmp(key, "champion"))
        return only_card(scenario, player, key);
    if (strlen(key) > 5 && !strcmp(key + strlen(key) - 5, "_size"))
        return size_of(scenario, player, key);
    return counter_of(scenario, player, key);
}

json_t *scenario_read_of(const Scenario *scenario, int player, const char *key,
                         const char *name)
{
    const Rules *rules = scenario->table.rules;

    if (!strcmp(key, "counters")) return counter_of(scenario, player, name);
    if (!strcmp(key, "resources")) return resource_of(scenario, player, name);
    if (strcmp(key, "runes") != 0) return NULL;
    for (int d = 0; d < rules->domains_n; d++) {
        if (!strcasecmp(name, rules->domains[d].name))
            return json_integer(count_runes(scenario, player, d, -1));
    }
    return NULL;
}

// ---- objects

int scenario_read_keyword(const Scenario *scenario, ObjectId id, int keyword)
{
    return layers_keyword_value(&scenario->table, id, keyword);
}

static json_t *keywords_of(const Scenario *scenario, ObjectId id)
{
    const Library *library = scenario->table.library;
    json_t *list = json_array();

    for (int k = 1; k <= library->keywords_n && k < KEYWORDS_MAX; k++) {
        const int value = layers_keyword_value(&scenario->table, id, k);

        if (!library->keywords[k].name || !ability_has_keyword(&scenario->table, id, k))
            continue;
        json_array_append_new(
            list,
            value > 1 ? json_sprintf("%s %d", library->keywords[k].name, value)
                      : json_string(library->keywords[k].name));
    }
    return list;
}

static json_t *attached_to(const Scenario *scenario, ObjectId host)
{
    const State *state = scenario->table.state;
    json_t *list = json_array();

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        if (state->objects[id].card && state->objects[id].host == host)
            json_array_append_new(list, json_string(scenario_card_name(scenario, id)));
    }
    return list;
}

static json_t *status_of(const Scenario *scenario, ObjectId id, int status)
{
    return json_boolean(object_has_status(&scenario->table, id, status));
}

json_t *read_object(const Scenario *scenario, ObjectId id, const char *key)
{
    const Object *object = &scenario->table.state->objects[id];
    const bool exhausted = object->flags & OBJECT_EXHAUSTED;
    const int named = library_find_status(scenario->table.library, key);

    if (!strcmp(key, "might")) return json_integer(layers_might(&scenario->table, id));
    if (!strcmp(key, "damage")) return json_integer(object->counters[COUNTER_DAMAGE]);
    if (!strcmp(key, "buffs")) return json_integer(object->counters[COUNTER_BUFF]);
    if (!strcmp(key, "exhausted")) return json_boolean(exhausted);
    if (!strcmp(key, "ready")) return json_boolean(!exhausted);
    if (!strcmp(key, "stunned")) return status_of(scenario, id, STATUS_STUNNED);
    if (!strcmp(key, "attacking")) return status_of(scenario, id, STATUS_ATTACKING);
    if (!strcmp(key, "defending")) return status_of(scenario, id, STATUS_DEFENDING);
    if (!strcmp(key, "token")) return json_boolean(object->flags & OBJECT_TOKEN);
    if (!strcmp(key, "facedown")) return json_boolean(object->flags & OBJECT_FACEDOWN);
    if (!strcmp(key, "on_board"))
        return json_boolean(object_on_board(&scenario->table, id));
    if (!strcmp(key, "at"))
        return place_text(scenario, object->spot, object->controller);
    if (!strcmp(key, "controller"))
        return player_or_false(scenario, object->controller);
    if (!strcmp(key, "owner")) return player_or_false(scenario, object->owner);
    if (!strcmp(key, "keywords")) return keywords_of(scenario, id);
    if (!strcmp(key, "attached")) return attached_to(scenario, id);
    if (named >= 0)
        return status_of(scenario, id, scenario->table.rules->statuses_n + named);
    if (strcmp(key, "attached_to") != 0) return NULL;
    return object->host ? json_string(scenario_card_name(scenario, object->host))
                        : json_false();
}
