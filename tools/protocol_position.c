// A position as JSON: the words of scenarios, see docs/protocol.md.

#include <string.h>
#include <strings.h>

#include "commands.h"
#include "protocol.h"

// Where the description is being read.
typedef struct {
    Protocol *protocol;
    Table *table;
    Game *game;
    Err *err;
} Reader;

static int bad(const Reader *reader, const char *format, const char *what)
{
    return err_set(reader->err, CODE_DATA, format, what);
}

// A mark or number of one object: {"card": "Tibbers", "damage": 2, "exhausted": true}.
static int set_details(const Reader *reader, ObjectId id, const json_t *json)
{
    Table *table = reader->table;
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        int n = (int)json_integer_value(value);

        if (!strcmp(key, "card")) continue;
        if (!strcmp(key, "damage"))
            object_count(table, id, COUNTER_DAMAGE, n);
        else if (!strcmp(key, "buffed"))
            object_count(table, id, COUNTER_BUFF, json_is_true(value) ? 1 : n);
        else if (!strcmp(key, "exhausted"))
            object_mark(table, id, MARK_EXHAUSTED, json_is_true(value));
        else if (!strcmp(key, "stunned"))
            object_set_status(table, id, STATUS_STUNNED, json_is_true(value));
        else if (!strcmp(key, "since"))
            table->state->objects[id].since = (uint16_t)n;
        else if (!strcmp(key, "controller"))
            object_control(table, id, (PlayerId)(n & 1));
        else
            return bad(reader, "a card of a position has no '%s'", key);
    }
    return 0;
}

// Puts one card, named or described, to [spot]. Returns its id, 0 with the error filled.
static ObjectId add_card(const Reader *reader, const json_t *json, PlayerId owner,
                         SpotId spot)
{
    const json_t *named = json_is_object(json) ? json_object_get(json, "card") : json;
    const char *name = json_string_value(named);

    if (!name) {
        bad(reader, "%s", "a card of a position is a name, or an object with \"card\"");
        return 0;
    }
    CardId card =
        catalog_load_card(reader->protocol->session->catalog, name, reader->err);
    if (!card) return 0;
    ObjectId id = position_add(reader->table, card, owner, spot);
    if (json_is_object(json) && set_details(reader, id, json)) return 0;
    return id;
}

static int add_cards(const Reader *reader, const json_t *list, PlayerId owner,
                     SpotId spot)
{
    if (!json_is_array(list)) return bad(reader, "%s", "a list of cards is expected");
    for (size_t i = 0; i < json_array_size(list); i++)
        if (!add_card(reader, json_array_get(list, i), owner, spot)) return -1;
    return 0;
}

// Battlefields are named by their card, or by "0" and "1".
static int battlefield_of(const Reader *reader, const char *name)
{
    const Book *book = book_of(reader->table->state);

    for (int i = 0; i < book->battlefields_n; i++) {
        const Card *card = object_card(reader->table, book->battlefields[i].object);
        const char index[] = {(char)('0' + i), '\0'};

        if (!strcmp(name, index)) return i;
        if (card->name && !strcasecmp(card->name, name)) return i;
    }
    return bad(reader, "the position has no battlefield '%s'", name);
}

// {"Void Gate": ["Tibbers"]}
static int add_at_battlefields(const Reader *reader, const json_t *json, PlayerId owner,
                               int zone)
{
    const char *name;
    json_t *list;

    json_object_foreach((json_t *)json, name, list)
    {
        int index = battlefield_of(reader, name);

        if (index < 0) return -1;
        if (add_cards(reader, list, owner, spot_of(reader->table, zone, index)))
            return -1;
    }
    return 0;
}

static int rune_domain(const char *name)
{
    const Rules *rules = riftbound_rules();

    for (int d = 0; d < rules->domains_n; d++)
        if (!strcasecmp(name, rules->domains[d].name)) return d;
    return -1;
}

// {"fury": 4, "chaos": 1}
static int add_runes(const Reader *reader, const json_t *json, PlayerId owner, int zone,
                     bool exhausted)
{
    const char *name;
    json_t *count;

    json_object_foreach((json_t *)json, name, count)
    {
        int domain = rune_domain(name);
        json_int_t n = json_integer_value(count);

        if (domain < 0 || n < 0 || n > 12)
            return bad(reader, "runes are told as {\"fury\": 4}, not with '%s'", name);
        json_t *card = json_sprintf("%s Rune", riftbound_rules()->domains[domain].name);
        for (; n > 0; n--) {
            ObjectId id =
                add_card(reader, card, owner, spot_of(reader->table, zone, owner));
            if (id && exhausted) object_mark(reader->table, id, MARK_EXHAUSTED, true);
            if (!id) break;
        }
        json_decref(card);
        if (n > 0) return -1;
    }
    return 0;
}

static int add_part(const Reader *reader, const char *key, const json_t *value,
                    PlayerId owner)
{
    static const struct {
        const char *key;
        int zone;
    } zones[] = {
        {"hand", ZONE_HAND},
        {"base", ZONE_BASE},
        {"trash", ZONE_TRASH},
        {"deck", ZONE_DECK},
        {"legend", ZONE_LEGEND},
        {"champion", ZONE_CHAMPION},
        {"banishment", ZONE_BANISHMENT},
    };
    Player *player = &reader->table->state->players[owner];

    for (int i = 0; i < COUNT_OF(zones); i++) {
        if (strcmp(key, zones[i].key) != 0) continue;
        SpotId spot = spot_of(reader->table, zones[i].zone, owner);
        if (!json_is_string(value)) return add_cards(reader, value, owner, spot);
        return add_card(reader, value, owner, spot) ? 0 : -1;
    }
    if (!strcmp(key, "units"))
        return add_at_battlefields(reader, value, owner, ZONE_BATTLEFIELD);
    if (!strcmp(key, "facedown"))
        return add_at_battlefields(reader, value, owner, ZONE_FACEDOWN);
    if (!strcmp(key, "runes")) return add_runes(reader, value, owner, ZONE_BASE, false);
    if (!strcmp(key, "exhausted_runes"))
        return add_runes(reader, value, owner, ZONE_BASE, true);
    if (!strcmp(key, "rune_deck"))
        return add_runes(reader, value, owner, ZONE_RUNE_DECK, false);
    if (strcmp(key, "points") != 0)
        return bad(reader, "a player of a position has no '%s'", key);
    player->points = (int16_t)json_integer_value(value);
    return 0;
}

static int add_player(const Reader *reader, const json_t *json, PlayerId owner)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        if (add_part(reader, key, value, owner)) return -1;
    }
    return 0;
}

// The named battlefield takes the place of the blank one.
static int set_battlefield(const Reader *reader, const json_t *json, int index)
{
    Table *table = reader->table;
    const SpotId spot = spot_of(table, ZONE_BATTLEFIELD, index);
    Battlefield *field = &book(table->state)->battlefields[index];
    const SpotId aside = spot_of(table, ZONE_ASIDE, index % SESSION_SEATS);
    const ObjectId id =
        add_card(reader, json, (PlayerId)(index % SESSION_SEATS), aside);

    if (!id) return -1;
    object_remove(table, field->object);
    (void)object_move(table, id, spot, TO_TOP);
    object_control(table, id, NOBODY);
    field->object = id;
    return 0;
}

static int add_battlefields(const Reader *reader, const json_t *list)
{
    const size_t n = json_array_size(list);

    if ((int)n > book_of(reader->table->state)->battlefields_n)
        return bad(reader, "%s", "a position has two battlefields");
    for (size_t i = 0; i < n; i++)
        if (set_battlefield(reader, json_array_get(list, i), (int)i)) return -1;
    return 0;
}

static int set_moment(const Reader *reader, const json_t *json)
{
    const json_t *turn = json_object_get(json, "turn");
    const json_t *player = json_object_get(json, "turn_player");

    if (turn) reader->table->state->turn = (uint16_t)json_integer_value(turn);
    if (!player) return 0;
    if (json_integer_value(player) < 0 || json_integer_value(player) >= SESSION_SEATS)
        return bad(reader, "%s", "\"turn_player\" is 0 or 1");
    reader->table->state->turn_player = (PlayerId)json_integer_value(player);
    return 0;
}

int protocol_position(Protocol *protocol, const json_t *json, Err *err)
{
    Session *session = protocol->session;
    const Reader reader = {protocol, &session->table, &session->game, err};
    const json_t *players = json_object_get(json, "players");

    session_table(session);
    for (int i = 0; i < SESSION_SEATS; i++)
        bot_start(&session->bots[i],
                  (SeatSort)session->bots[i].sort,
                  (PlayerId)i,
                  session->setup.seed);
    if (json_array_size(players) != SESSION_SEATS)
        return bad(&reader, "%s", "\"players\" holds two descriptions");
    riftbound_position(
        &session->game, &session->table, SESSION_SEATS, session->setup.seed);
    if (add_battlefields(&reader, json_object_get(json, "battlefields"))) return -1;
    for (int i = 0; i < SESSION_SEATS; i++)
        if (add_player(&reader, json_array_get(players, (size_t)i), (PlayerId)i))
            return -1;
    if (set_moment(&reader, json)) return -1;
    position_done(&session->game, &session->table);
    return 0;
}
