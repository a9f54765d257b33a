// scenario_writer_claims.c -- what can be expected of a game as it stands, and what of it
// is new.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/kernel/table/object.h"
#include "tools/position/position_cards.h"
#include "tools/position/position_game.h"
#include "tools/position/position_player.h"
#include "tools/position/position_thing.h"
#include "tools/writer/scenario_writer_inside.h"

static void set_key(json_t *json, const char *key, json_t *value)
{
    if (value) json_object_set_new(json, key, value);
}

static void add_key(json_t *json, const char *key, const char *end, json_t *value)
{
    char *text = NULL;

    if (asprintf(&text, "%s_%s", key, end) < 0) text = NULL;
    ENOUGH(text);
    set_key(json, text, value);
    free(text);
}

// Returns the card as a name, or with those counters that may be more than one.
static json_t *card_of(const PositionView *seen, ObjectId id)
{
    const PlayPosition *rows = position_rows(seen->table->rules);
    json_t *name = json_string(position_card_name(seen->table, id)), *card;

    if (!object_on_board(seen->table, id)) return name;
    card = json_pack("{s:o}", "card", name);
    for (int i = 0; i < rows->details_n; i++) {
        const PlayDetail *row = &rows->details[i];
        json_t *n = row->kind == DETAIL_COUNTER && row->most != 1
                        ? position_thing_read(seen, id, row->key)
                        : NULL;

        if (json_integer_value(n)) json_object_set(card, row->key, n);
        json_decref(n);
    }
    if (json_object_size(card) > 1) return card;
    json_incref(name);
    json_decref(card);
    return name;
}

static json_t *list_of(const PositionView *seen, const Cards *cards)
{
    json_t *list = json_array();

    for (int i = 0; i < cards->n; i++)
        json_array_append_new(list, card_of(seen, cards->ids[i]));
    return list;
}

static void claim_at_places(const Scenario *view, int player, const PlayCards *row,
                            json_t *json)
{
    const PositionView seen = scenario_view(view);
    const PlayPlaces *places = position_rows(view->table.rules)->places;
    json_t *at = json_object();
    Cards *cards = calloc(1, sizeof *cards);

    ENOUGH(cards);
    for (int i = 0; places && i < places->count(view->table.state); i++) {
        const SpotId spot = position_place_spot(&view->table, i);
        char *name = position_spot_name(&view->table, view->players, spot, player);

        if (position_cards_at(&seen, player, row, spot, cards))
            set_key(at, name, list_of(&seen, cards));
        free(name);
    }
    free(cards);
    set_key(json, row->key, at);
}

// Returns whether the zone of a game without rows has an order that can be claimed.
static bool has_order(const Scenario *view, const PlayCards *row)
{
    const Rules *rules = view->table.rules;

    return rules->zones[row->zone].flags & ZONE_ORDERED && !row->on_board &&
           !position_rows(rules)->parts;
}

static void claim_cards(const Scenario *view, int player, const PlayCards *row,
                        json_t *json)
{
    const PositionView seen = scenario_view(view);
    Cards *cards = calloc(1, sizeof *cards);

    ENOUGH(cards);
    switch ((CardsKind)row->kind) {
    case CARDS_ANY_ORDER:
        if (view->table.rules->zones[row->zone].flags & ZONE_ORDERED &&
            !row->on_board && position_rows(view->table.rules)->parts) {
            const int n = position_cards_count(&seen, player, row, -1, -1);
            add_key(json, row->key, "size", json_integer(n));
            break;
        }
        position_cards_of(&seen, player, row, cards);
        if (has_order(view, row))
            add_key(json, row->key, "order", list_of(&seen, cards));
        else
            set_key(json, row->key, list_of(&seen, cards));
        break;
    case CARDS_TOP:
        add_key(json,
                row->key,
                "size",
                json_integer(position_cards_count(&seen, player, row, -1, -1)));
        break;
    case CARDS_BOTTOM:
    case CARDS_IN_ORDER: break;
    case CARDS_ONE:
        set_key(json, row->key, position_player_read(&seen, player, row->key));
        break;
    case CARDS_COUNTED:
        add_key(json,
                row->key,
                "ready",
                json_integer(position_cards_count(&seen, player, row, -1, 0)));
        add_key(json,
                row->key,
                "exhausted",
                json_integer(position_cards_count(&seen, player, row, -1, 1)));
        break;
    case CARDS_AT_PLACES: claim_at_places(view, player, row, json); break;
    }
    free(cards);
}

static void claim_zones(const Scenario *view, int player, json_t *json)
{
    const Rules *rules = view->table.rules;
    const Scope scope = player < 0 ? SCOPE_SHARED : SCOPE_PLAYER;

    for (int i = 0; i < rules->zones_n; i++) {
        const char *name = rules->zones[i].name;
        PlayCards row;

        if (position_zone(rules, name, scope) != i) continue;
        if (player < 0 ? play_scenario_shared(rules, name, &row)
                       : play_scenario_cards(rules, name, &row))
            claim_cards(view, player < 0 ? 0 : player, &row, json);
    }
}

// Claims what stands at each space where something does.
static void claim_map(const Scenario *view, json_t *json)
{
    const PositionView seen = scenario_view(view);
    const Spaces *spaces = view->table.library->spaces;
    const int zone = view->table.rules->spaces.zone - 1;
    const PlayCards row = {.zone = (uint8_t)zone};
    json_t *claimed = json_object();
    Cards *cards = calloc(1, sizeof *cards);

    ENOUGH(cards);
    for (int i = 0; spaces && i < spaces->n; i++) {
        const SpotId spot = spot_of(&view->table, zone, i);
        char *name = position_spot_name(&view->table, view->players, spot, -1);

        if (position_cards_at(&seen, -1, &row, spot, cards) && cards->n)
            set_key(claimed, name, list_of(&seen, cards));
        free(name);
    }
    if (json_object_size(claimed))
        json_object_set(json, view->table.rules->zones[zone].name, claimed);
    json_decref(claimed);
    free(cards);
}

// Returns whether positions have words for what lies in that zone. Other zones cannot be
// compared.
static bool is_told(const Rules *rules, const PlayCards *row)
{
    const PlayPosition *rows = position_rows(rules);

    for (int i = 0; !row->on_board && i < rows->parts_n; i++)
        if (rows->parts[i].zone == row->zone) return true;
    return row->on_board || !rows->parts;
}

static json_t *claims_of(const Scenario *view, int player)
{
    const PositionView seen = scenario_view(view);
    const PlayScenario *rows = play_scenario(view->table.rules);
    const Rules *rules = view->table.rules;
    const Library *library = view->table.library;
    const Player *it = &view->table.state->players[player];
    json_t *json = json_object();

    set_key(json, "points", json_integer(it->points));
    if (it->gone) set_key(json, "gone", json_true());
    for (int i = 0; i < library->player_counters_n; i++)
        set_key(json, library->player_counters[i], json_integer(it->counters[i]));
    json_t *resources = json_object();
    for (int i = 0; i < rules->resources_n; i++)
        if (!rules->resources[i].pays)
            set_key(
                resources, rules->resources[i].name, json_integer(it->resources[i]));
    set_key(json, "resources", resources);
    if (position_rows(rules)->places)
        set_key(json, "controls", position_player_read(&seen, player, "controls"));
    for (int i = 0; i < rows->cards_n; i++)
        if (is_told(rules, &rows->cards[i]))
            claim_cards(view, player, &rows->cards[i], json);
    if (!rows->cards) claim_zones(view, player, json);
    return json;
}

json_t *scenario_writer_claims(Scenario *view)
{
    static const char *const keys[] = {"turn",
                                       "turn_player",
                                       "chain",
                                       "over",
                                       "winner",
                                       "reason",
                                       "asked",
                                       "question"};
    const PlayScenario *rows = play_scenario(view->table.rules);
    const State *state = scenario_state(view);
    const PositionView seen = scenario_view(view);
    json_t *json = json_object();

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        set_key(json, keys[i], position_game_read(&seen, keys[i]));
    for (int i = 0; i < rows->claims_n; i++)
        set_key(
            json, rows->claims[i].key, position_game_read(&seen, rows->claims[i].key));
    if (!rows->cards) claim_zones(view, -1, json);
    claim_map(view, json);
    for (int i = 0; i < state->players_n; i++)
        set_key(json, view->players[i], claims_of(view, i));
    return json;
}

// Leaves in [now] what is not as it was in [before], or with [down] in the tables below.
static void subtract(json_t *now, const json_t *before)
{
    const char *key;
    void *next;
    json_t *one;

    json_object_foreach_safe(now, next, key, one)
    {
        const json_t *old = json_object_get(before, key);

        if (json_is_object(one) && json_is_object(old)) {
            subtract(one, old);
            if (!json_object_size(one)) json_object_del(now, key);
        } else if (json_equal(one, old)) {
            json_object_del(now, key);
        }
    }
}

// Drops each claim that does not hold as it is written.
static void prove(Scenario *view, json_t *claims)
{
    const char *key, *part;
    void *next, *inner;
    json_t *one, *value;

    json_object_foreach_safe(claims, next, key, one)
    {
        const bool player = scenario_player(view, key) >= 0;

        json_object_foreach_safe(player ? one : NULL, inner, part, value)
        {
            json_t *claim = json_pack("{s:{s:O}}", key, part, value);
            const bool holds = !scenario_expect(view, claim);
            json_decref(claim);
            if (!holds) json_object_del(one, part);
        }
        json_t *claim = json_pack("{s:O}", key, one);
        const bool holds =
            (!player || json_object_size(one)) && !scenario_expect(view, claim);
        json_decref(claim);
        if (!holds) json_object_del(claims, key);
    }
}

json_t *scenario_writer_changes(Scenario *view, const json_t *before)
{
    json_t *claims = scenario_writer_claims(view);
    const PositionView seen = scenario_view(view);
    json_t *asked = position_game_read(&seen, "asked");

    subtract(claims, before);
    if (!json_object_size(claims)) json_object_set(claims, "asked", asked);
    prove(view, claims);
    json_decref(asked);
    return claims;
}
