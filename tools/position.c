#include "position.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "../engine/kernel/zone.h"
#include "../engine/riftbound/board.h"
#include "commands.h"

enum { FILL_DECK = 10, FILL_RUNES = 8, RUNES_MAX = 40 };

// Where the description is being read.
typedef struct {
    const Position *position;
    Table *table;
    PlayerId owner;
    Err *err;
} Reader;

static int bad(const Reader *reader, const char *format, const char *what)
{
    return err_set(reader->err, CODE_DATA, format, what);
}

int position_player(const Position *position, const json_t *json)
{
    const int players = position->table->state->players_n;
    const char *name = json_string_value(json);

    if (json_is_integer(json)) {
        const json_int_t n = json_integer_value(json);

        return n >= 0 && n < players ? (int)n : -1;
    }
    for (int i = 0; name && position->players && i < players; i++) {
        if (!strcmp(name, position->players[i])) return i;
    }
    return -1;
}

int position_battlefield(const Table *table, const char *name)
{
    const Book *b = book_of(table->state);
    const char *sharp = strrchr(name, '#');
    const size_t n = sharp ? (size_t)(sharp - name) : strlen(name);
    int nth = sharp ? atoi(sharp + 1) : 1;

    for (int i = 0; i < b->battlefields_n; i++) {
        const Card *card = object_card(table, b->battlefields[i].object);
        const char index[] = {(char)('0' + i), '\0'};

        if (!strcmp(name, index)) return i;
        if (strncasecmp(card->name, name, n) || card->name[n]) continue;
        if (!--nth) return i;
    }
    return -1;
}

static ObjectId add_card(const Reader *reader, const json_t *json, SpotId spot);

static int attach_all(const Reader *reader, const json_t *list, ObjectId host)
{
    Table *table = reader->table;
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)list, i, json)
    {
        const ObjectId id = add_card(reader, json, table->state->objects[host].spot);

        if (!id) return -1;
        object_attach(table, id, host);
    }
    return 0;
}

static int control(const Reader *reader, ObjectId id, const json_t *value)
{
    const int player = position_player(reader->position, value);

    if (player < 0) return bad(reader, "%s", "\"controller\" is the name of a player");
    object_control(reader->table, id, (PlayerId)player);
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
        return bad(reader, "a card of a position has no '%s'", key);
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

// Puts one card, named or described, to [spot], there since the turn before. Returns its
// id, 0 with the error filled.
static ObjectId add_card(const Reader *reader, const json_t *json, SpotId spot)
{
    const json_t *named = json_is_object(json) ? json_object_get(json, "card") : json;
    const char *name = json_string_value(named);
    State *state = reader->table->state;
    CardId card;
    ObjectId id;

    if (!name) {
        bad(reader, "%s", "a card of a position is a name, or a name with details");
        return 0;
    }
    card = catalog_load_card(reader->position->catalog, name, reader->err);
    if (!card) return 0;
    id = position_add(reader->table, card, reader->owner, spot);
    state->objects[id].since = (uint16_t)(state->turn - 1);
    if (json_is_object(json) && set_details(reader, id, json)) return 0;
    return id;
}

static int add_cards(const Reader *reader, const json_t *list, SpotId spot)
{
    size_t i;
    json_t *json;

    if (json_is_string(list)) return add_card(reader, list, spot) ? 0 : -1;
    if (!json_is_array(list)) return bad(reader, "%s", "a list of cards is expected");
    json_array_foreach((json_t *)list, i, json)
    {
        if (!add_card(reader, json, spot)) return -1;
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
            return bad(reader, "the position has no battlefield '%s'", name);
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
        bad(reader, "so many %s runes are not possible", json_string_value(card));
    for (; n > 0 && !failed; n--) {
        const ObjectId id =
            add_card(reader, card, spot_of(reader->table, zone, reader->owner));

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
            return bad(reader, "runes are told as { fury = 4 }, not with '%s'", name);
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
            return bad(
                reader, "the position has no battlefield '%s'", name ? name : "");
        object_control(reader->table,
                       book_of(reader->table->state)->battlefields[index].object,
                       reader->owner);
    }
    return 0;
}

static int set_counter(const Reader *reader, const char *name, const json_t *value)
{
    const int counter = library_find_player_counter(reader->table->library, name);

    if (counter < 0)
        return bad(
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
        if (row == rules->resources_n) return bad(reader, "no resource '%s'", name);
        reader->table->state->players[reader->owner].resources[row] =
            (uint8_t)json_integer_value(value);
    }
    return 0;
}

static int set_chosen(const Reader *reader, const json_t *value)
{
    const CardId card = catalog_load_card(
        reader->position->catalog, json_string_value(value), reader->err);

    book(reader->table->state)->champion[reader->owner] = card;
    return card ? 0 : -1;
}

static int exhaust_legend(const Reader *reader)
{
    const SpotId spot = spot_of(reader->table, ZONE_LEGEND, reader->owner);
    const ObjectId legend = reader->table->state->spots[spot].first;

    if (!legend) return bad(reader, "%s", "there is no legend to exhaust");
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

static int add_part(const Reader *reader, const char *key, const json_t *value)
{
    const int zone = zone_word(key);
    Player *player = &reader->table->state->players[reader->owner];

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
    if (strcmp(key, "points") != 0) return set_counter(reader, key, value);
    player->points = (int16_t)json_integer_value(value);
    return 0;
}

static int fill(const Reader *reader, const json_t *json)
{
    const SpotId deck = deck_of(reader->table, reader->owner);
    json_t *plain = json_string("Mega-Mech");
    int failed = 0;

    if (!json_object_get(json, "deck")) {
        for (int i = 0; i < FILL_DECK && !failed; i++)
            failed = !add_card(reader, plain, deck);
    }
    json_decref(plain);
    if (failed) return -1;
    if (json_object_get(json, "rune_deck")) return 0;
    return add_runes_of(reader, DOMAIN_FURY, ZONE_RUNE_DECK, FILL_RUNES, false);
}

static int add_player(const Reader *reader, const json_t *json)
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

// The named battlefield takes the place of the blank one.
static int set_battlefield(Reader *reader, const json_t *json, int index)
{
    Table *table = reader->table;
    Battlefield *field = &book(table->state)->battlefields[index];
    ObjectId id;

    reader->owner = (PlayerId)(index % table->state->players_n);
    id = add_card(reader, json, spot_of(table, ZONE_ASIDE, reader->owner));
    if (!id) return -1;
    object_remove(table, field->object);
    (void)object_move(table, id, spot_of(table, ZONE_BATTLEFIELD, index), TO_TOP);
    object_control(table, id, NOBODY);
    field->object = id;
    return 0;
}

static bool names(const json_t *list, const char *name)
{
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)list, i, json)
    {
        if (json_is_string(json) && !strcasecmp(json_string_value(json), name))
            return true;
    }
    return false;
}

// Adds to [list] the battlefields that [json] has cards at and that are real names.
static void note_places(json_t *list, const json_t *json)
{
    const char *name;
    json_t *value;

    json_object_foreach((json_t *)json, name, value)
    {
        if (!strcmp(name, "base") || (name[0] >= '0' && name[0] <= '9')) continue;
        if (!strncasecmp(name, "Blank Battlefield", 17) || strchr(name, '#')) continue;
        if (!names(list, name)) json_array_append_new(list, json_string(name));
    }
}

static void note_controls(json_t *list, const json_t *controls)
{
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)controls, i, json)
    {
        const char *name = json_string_value(json);
        json_t *place = name ? json_pack("{s:[]}", name) : NULL;

        note_places(list, place);
        json_decref(place);
    }
}

// Those listed, then those where somebody has something.
static json_t *battlefields_of(const json_t *json)
{
    const json_t *listed = json_object_get(json, "battlefields");
    json_t *list = json_is_array(listed) ? json_copy((json_t *)listed) : json_array();
    size_t i;
    json_t *player;

    json_array_foreach(json_object_get(json, "players"), i, player)
    {
        note_places(list, json_object_get(player, "units"));
        note_places(list, json_object_get(player, "facedown"));
        note_controls(list, json_object_get(player, "controls"));
    }
    return list;
}

static int add_battlefields(Reader *reader, const json_t *json)
{
    json_t *list = battlefields_of(json), *named;
    const size_t room = book_of(reader->table->state)->battlefields_n;
    int failed = 0;
    size_t i;

    if (json_array_size(list) > room)
        failed = err_set(reader->err,
                         CODE_DATA,
                         "%zu battlefields are named, such a game has %zu",
                         json_array_size(list),
                         room);
    json_array_foreach(list, i, named)
    {
        if (!failed) failed = set_battlefield(reader, named, (int)i);
    }
    json_decref(list);
    return failed;
}

// How many turns each player has begun follows from who was first.
static void set_turns(State *state)
{
    Book *b = book(state);
    const int players = state->players_n;
    const int first =
        ((state->turn_player - (state->turn - 1)) % players + players) % players;

    b->first_player = (PlayerId)first;
    for (int i = 0; i < players; i++) state->players[i].turns = 0;
    for (int turn = 0; turn < state->turn; turn++)
        state->players[(first + turn) % players].turns++;
}

static int set_phase(const Reader *reader, const char *name)
{
    Book *b = book(reader->table->state);

    for (int phase = PHASE_AWAKEN; name && phase < PHASE_COUNT; phase++) {
        if (strcasecmp(name, phase_name((Phase)phase)) != 0) continue;
        b->phase = (uint8_t)phase;
        b->phase_step = phase == PHASE_MAIN;
        return 0;
    }
    return name ? bad(reader, "there is no phase '%s'", name) : 0;
}

static int set_moment(const Reader *reader, const json_t *json)
{
    State *state = reader->table->state;
    const json_t *turn = json_object_get(json, "turn");
    const json_t *player = json_object_get(json, "turn_player");
    const json_t *score = json_object_get(json, "victory_score");
    const int who = player ? position_player(reader->position, player) : 0;

    if (who < 0) return bad(reader, "%s", "\"turn_player\" is none of the players");
    if (turn && (json_integer_value(turn) < 1 || json_integer_value(turn) > 200))
        return bad(reader, "%s", "\"turn\" is a number from 1 on");
    state->turn_player = (PlayerId)who;
    state->turn = (uint16_t)(turn ? json_integer_value(turn) : state->turn + who);
    if (score) book(state)->victory_score = (uint8_t)json_integer_value(score);
    if (json_is_true(json_object_get(json, "floats"))) state->flags |= GAME_FLOATS;
    set_turns(state);
    return set_phase(reader, json_string_value(json_object_get(json, "phase")));
}

int position_read(const Position *position, const json_t *json, Err *err)
{
    Reader reader = {position, position->table, 0, err};
    const json_t *players = json_object_get(json, "players");
    const size_t n = json_array_size(players);

    if (n < 2 || n > SEATS_MAX)
        return bad(&reader, "%s", "a position has 2 to 4 players");
    riftbound_position(position->game, position->table, (int)n, position->seed);
    if (set_moment(&reader, json)) return -1;
    if (add_battlefields(&reader, json)) return -1;
    for (size_t i = 0; i < n; i++) {
        reader.owner = (PlayerId)i;
        if (add_player(&reader, json_array_get(players, i))) return -1;
    }
    position_done(position->game, position->table);
    return 0;
}
