// position_player.c -- one player's part of a position: cards in zones, runes, points.

#include <string.h>
#include <strings.h>

#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/riftbound.h"
#include "tools/cli/commands.h"
#include "tools/session/position_inside.h"

enum { FILL_DECK = 10, FILL_RUNES = 8, RUNES_MAX = 40 };

static int attach_all(const Reader *reader, const json_t *list, ObjectId host)
{
    Table *table = reader->table;
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)list, i, json)
    {
        const ObjectId id =
            position_add_card(reader, json, table->state->objects[host].spot);

        if (!id) return -1;
        object_attach(table, id, host);
    }
    return 0;
}

static int control(const Reader *reader, ObjectId id, const json_t *value)
{
    const int player = position_player(reader->position, value);

    if (player < 0)
        return position_bad(reader, "%s", "\"controller\" is the name of a player");
    object_control(reader->table, id, (PlayerId)player);
    return 0;
}

// A status that a set declares.
static int set_status(const Reader *reader, ObjectId id, const char *name, int n)
{
    const Table *table = reader->table;
    const int status = library_find_status(table->library, name);

    if (status < 0)
        return position_bad(reader, "a card of a position has no '%s'", name);
    object_set_status(reader->table, id, table->rules->statuses_n + status, n);
    return 0;
}

// One detail of an object: {"Tibbers", damage = 2, exhausted = true}.
static int set_detail(const Reader *reader, ObjectId id, const char *key,
                      const json_t *value)
{
    Table *table = reader->table;
    const int n = json_is_true(value) ? 1 : (int)json_integer_value(value);

    if (!strcmp(key, "card")) return 0;
    if (!strcmp(key, "attached")) return attach_all(reader, value, id);
    if (!strcmp(key, "controller")) return control(reader, id, value);
    if (!strcmp(key, "damage"))
        object_count(table, id, COUNTER_DAMAGE, n);
    else if (!strcmp(key, "buffs") || !strcmp(key, "buffed"))
        object_count(table, id, COUNTER_BUFF, n);
    else if (!strcmp(key, "exhausted"))
        object_mark(table, id, MARK_EXHAUSTED, n);
    else if (!strcmp(key, "stunned"))
        object_set_status(table, id, STATUS_STUNNED, n);
    else if (!strcmp(key, "since"))
        table->state->objects[id].since = (uint16_t)n;
    else
        return set_status(reader, id, key, n);
    return 0;
}

static int set_details(const Reader *reader, ObjectId id, const json_t *json)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        if (set_detail(reader, id, key, value)) return -1;
    }
    return 0;
}

ObjectId position_add_card(const Reader *reader, const json_t *json, SpotId spot)
{
    const json_t *named = json_is_object(json) ? json_object_get(json, "card") : json;
    const char *name = json_string_value(named);
    State *state = reader->table->state;
    CardId card;
    ObjectId id;

    if (!name) {
        position_bad(
            reader, "%s", "a card of a position is a name, or a name with details");
        return 0;
    }
    card = catalog_load_card(reader->position->catalog, name, reader->err);
    if (!card) return 0;
    if (!object_room(state)) {
        position_bad(reader, "%s", "so many cards are no position");
        return 0;
    }
    id = setup_position_add(reader->table, card, reader->owner, spot);
    state->objects[id].since = (uint16_t)(state->turn - 1);
    if (json_is_object(json) && set_details(reader, id, json)) return 0;
    return id;
}

static int add_cards(const Reader *reader, const json_t *list, SpotId spot)
{
    size_t i;
    json_t *json;

    if (json_is_string(list)) return position_add_card(reader, list, spot) ? 0 : -1;
    if (!json_is_array(list))
        return position_bad(reader, "%s", "a list of cards is expected");
    json_array_foreach((json_t *)list, i, json)
    {
        if (!position_add_card(reader, json, spot)) return -1;
    }
    return 0;
}

// {"Void Gate": ["Tibbers"]}; "base" is a place too.
static int add_at_places(const Reader *reader, const json_t *json, int zone)
{
    const char *name;
    json_t *list;

    json_object_foreach((json_t *)json, name, list)
    {
        const int index = position_battlefield(reader->table, name);
        SpotId spot = spot_of(reader->table, ZONE_BASE, reader->owner);

        if (index >= 0)
            spot = spot_of(reader->table, zone, index);
        else if (zone != ZONE_BATTLEFIELD || strcmp(name, "base") != 0)
            return position_bad(reader, "the position has no battlefield '%s'", name);
        if (add_cards(reader, list, spot)) return -1;
    }
    return 0;
}

static int rune_domain(const char *name)
{
    const Rules *rules = riftbound_rules();

    for (int d = 0; d < rules->domains_n; d++) {
        if (!strcasecmp(name, rules->domains[d].name)) return d;
    }
    return -1;
}

static int add_runes_of(const Reader *reader, int domain, int zone, json_int_t n,
                        bool exhausted)
{
    json_t *card = json_sprintf("%s Rune", riftbound_rules()->domains[domain].name);
    int failed = n < 0 || n > RUNES_MAX;

    if (failed)
        position_bad(
            reader, "so many %s runes are not possible", json_string_value(card));
    for (; n > 0 && !failed; n--) {
        const ObjectId id = position_add_card(
            reader, card, spot_of(reader->table, zone, reader->owner));

        failed = !id;
        if (id && exhausted) object_mark(reader->table, id, MARK_EXHAUSTED, true);
    }
    json_decref(card);
    return failed ? -1 : 0;
}

static json_int_t part_of(const json_t *json, const char *key)
{
    return json_integer_value(json_object_get(json, key));
}

// {"fury": 4, "calm": {"ready": 2, "exhausted": 1}}
static int add_runes(const Reader *reader, const json_t *json, int zone, bool exhausted)
{
    const char *name;
    json_t *count;

    json_object_foreach((json_t *)json, name, count)
    {
        const int domain = rune_domain(name);
        const json_int_t ready = json_is_integer(count) ? json_integer_value(count)
                                                        : part_of(count, "ready");

        if (domain < 0)
            return position_bad(
                reader, "runes are told as { fury = 4 }, not with '%s'", name);
        if (add_runes_of(reader, domain, zone, ready, exhausted)) return -1;
        if (add_runes_of(reader, domain, zone, part_of(count, "exhausted"), true))
            return -1;
    }
    return 0;
}

static int take_control(const Reader *reader, const json_t *list)
{
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)list, i, json)
    {
        const char *name = json_string_value(json);
        const int index = name ? position_battlefield(reader->table, name) : -1;

        if (index < 0)
            return position_bad(
                reader, "the position has no battlefield '%s'", name ? name : "");
        object_control(reader->table,
                       rb_const(reader->table->state)->battlefields[index].object,
                       reader->owner);
    }
    return 0;
}

static int set_counter(const Reader *reader, const char *name, const json_t *value)
{
    const int counter = library_find_player_counter(reader->table->library, name);

    if (counter < 0)
        return position_bad(
            reader, "a player of a position has no '%s', nor is it a counter", name);
    reader->table->state->players[reader->owner].counters[counter] =
        (uint8_t)json_integer_value(value);
    return 0;
}

static int set_counters(const Reader *reader, const json_t *json)
{
    const char *name;
    json_t *value;

    json_object_foreach((json_t *)json, name, value)
    {
        if (set_counter(reader, name, value)) return -1;
    }
    return 0;
}

static int set_resources(const Reader *reader, const json_t *json)
{
    const Rules *rules = riftbound_rules();
    const char *name;
    json_t *value;

    json_object_foreach((json_t *)json, name, value)
    {
        int row = 0;

        while (row < rules->resources_n && strcmp(name, rules->resources[row].name))
            row++;
        if (row == rules->resources_n)
            return position_bad(reader, "no resource '%s'", name);
        reader->table->state->players[reader->owner].resources[row] =
            (uint8_t)json_integer_value(value);
    }
    return 0;
}

static int set_chosen(const Reader *reader, const json_t *value)
{
    const CardId card = catalog_load_card(
        reader->position->catalog, json_string_value(value), reader->err);

    rb(reader->table->state)->champion[reader->owner] = card;
    return card ? 0 : -1;
}

static int exhaust_legend(const Reader *reader)
{
    const SpotId spot = spot_of(reader->table, ZONE_LEGEND, reader->owner);
    const ObjectId legend = reader->table->state->spots[spot].first;

    if (!legend) return position_bad(reader, "%s", "there is no legend to exhaust");
    object_mark(reader->table, legend, MARK_EXHAUSTED, true);
    return 0;
}

// The words for cards in a zone of the player.
static int zone_word(const char *key)
{
    static const struct {
        const char *key;
        int zone;
    } zones[] = {
        {"hand", ZONE_HAND},
        {"base", ZONE_BASE},
        {"gear", ZONE_BASE},
        {"trash", ZONE_TRASH},
        {"deck", ZONE_DECK},
        {"legend", ZONE_LEGEND},
        {"banished", ZONE_BANISHMENT},
        {"banishment", ZONE_BANISHMENT},
        {"champion", ZONE_CHAMPION},
    };

    for (int i = 0; i < COUNT_OF(zones); i++) {
        if (!strcmp(key, zones[i].key)) return zones[i].zone;
    }
    return -1;
}

// A team's points are one number (489.8.d).
static int set_points(const Reader *reader, const json_t *value)
{
    State *state = reader->table->state;

    for (int i = 0; i < state->players_n; i++) {
        if (role_are_allied(state, reader->owner, (PlayerId)i))
            state->players[i].points = (int16_t)json_integer_value(value);
    }
    return 0;
}

static int add_part(const Reader *reader, const char *key, const json_t *value)
{
    const int zone = zone_word(key);

    if (zone >= 0)
        return add_cards(reader, value, spot_of(reader->table, zone, reader->owner));
    if (!strcmp(key, "units")) return add_at_places(reader, value, ZONE_BATTLEFIELD);
    if (!strcmp(key, "facedown")) return add_at_places(reader, value, ZONE_FACEDOWN);
    if (!strcmp(key, "runes")) return add_runes(reader, value, ZONE_BASE, false);
    if (!strcmp(key, "exhausted_runes"))
        return add_runes(reader, value, ZONE_BASE, true);
    if (!strcmp(key, "rune_deck"))
        return add_runes(reader, value, ZONE_RUNE_DECK, false);
    if (!strcmp(key, "controls")) return take_control(reader, value);
    if (!strcmp(key, "counters")) return set_counters(reader, value);
    if (!strcmp(key, "resources")) return set_resources(reader, value);
    if (!strcmp(key, "chosen_champion")) return set_chosen(reader, value);
    if (!strcmp(key, "legend_exhausted")) return 0; // when the legend is there
    if (!strcmp(key, "points")) return set_points(reader, value);
    return set_counter(reader, key, value);
}

static int fill(const Reader *reader, const json_t *json)
{
    const SpotId deck = board_deck(reader->table, reader->owner);
    json_t *plain = json_string("Mega-Mech");
    int failed = 0;

    if (!json_object_get(json, "deck")) {
        for (int i = 0; i < FILL_DECK && !failed; i++)
            failed = !position_add_card(reader, plain, deck);
    }
    json_decref(plain);
    if (failed) return -1;
    if (json_object_get(json, "rune_deck")) return 0;
    return add_runes_of(reader, DOMAIN_FURY, ZONE_RUNE_DECK, FILL_RUNES, false);
}

int position_add_player(const Reader *reader, const json_t *json)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        if (add_part(reader, key, value)) return -1;
    }
    if (json_is_true(json_object_get(json, "legend_exhausted")) &&
        exhaust_legend(reader))
        return -1;
    return reader->position->fill ? fill(reader, json) : 0;
}
