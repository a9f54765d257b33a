// position_player.c -- reads one player's part of a position: cards in zones, points,
// counters.
//
// The kind of the part's row says how its value is read. The order of the keys means
// nothing, except that exhausting comes after the cards are there.

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "engine/kernel/abilities/role.h"
#include "engine/kernel/base/err.h"
#include "engine/kernel/table/object.h"
#include "tools/session/position_inside.h"

enum { COPIES_MAX = 40, CARD_NAME = 80 };

static int add_cards(const Reader *reader, const json_t *list, SpotId spot)
{
    size_t i;
    json_t *json;

    if (json_is_string(list)) return position_add_card(reader, list, spot) ? 0 : -1;
    if (!json_is_array(list))
        return position_bad(reader, "%s", "expected a list of cards");
    json_array_foreach((json_t *)list, i, json)
    {
        if (!position_add_card(reader, json, spot)) return -1;
    }
    return 0;
}

static int no_place(const Reader *reader, const char *name)
{
    const PlayPlaces *places = reader->rows->places;

    return err_set(reader->err,
                   CODE_DATA,
                   "the position has no %s '%s'",
                   places ? places->word : "place",
                   name);
}

// Reads {"Void Gate": ["Tibbers"]}. In the zone of places a player's own zone is a
// place too.
static int add_at_places(const Reader *reader, const json_t *json, int zone)
{
    const Rules *rules = reader->table->rules;
    const char *name;
    json_t *list;

    json_object_foreach((json_t *)json, name, list)
    {
        const int place = position_place(reader->table, name);
        const int home =
            rules->zones[zone].flags & ZONE_LOCATION ? position_home(rules, name) : -1;
        SpotId spot;

        if (place >= 0)
            spot = spot_of(reader->table, zone, place);
        else if (home >= 0)
            spot = spot_of(reader->table, home, reader->owner);
        else
            return no_place(reader, name);
        if (add_cards(reader, list, spot)) return -1;
    }
    return 0;
}

// Returns the fact whose words tell apart the cards of a part that is only counted.
static const FactRow *identity(const Rules *rules)
{
    const int fact = fact_with_role(rules, FACT_IDENTITY);

    ASSERT(fact >= 0);
    return &rules->facts[fact];
}

static const char *word_of(const FactRow *fact, const char *name)
{
    for (int i = 0; i < fact->vocabulary_n; i++) {
        if (!strcasecmp(name, fact->vocabulary[i].name))
            return fact->vocabulary[i].name;
    }
    return NULL;
}

// Adds [n] cards of a part that is only counted. They are plain cards of that word.
static int add_copies(const Reader *reader, const PlayPart *part, const char *name,
                      json_int_t n, bool exhausted)
{
    const SpotId spot = spot_of(reader->table, part->zone, reader->owner);
    json_t *card = json_string(name);
    int failed = n < 0 || n > COPIES_MAX;

    if (failed)
        err_set(
            reader->err, CODE_DATA, "there cannot be so many %s %s", name, part->what);
    for (; n > 0 && !failed; n--) {
        const ObjectId id = position_add_card(reader, card, spot);

        failed = !id;
        if (id && exhausted) object_set_flag(reader->table, id, OBJECT_EXHAUSTED, true);
    }
    json_decref(card);
    return failed ? -1 : 0;
}

static int no_word(const Reader *reader, const PlayPart *part, const char *name)
{
    const char *first = identity(reader->table->rules)->vocabulary[0].name;
    char example[32];
    int n = 0;

    for (; first[n] && n + 1 < (int)sizeof example; n++)
        example[n] = (char)tolower((unsigned char)first[n]);
    example[n] = '\0';
    return err_set(reader->err,
                   CODE_DATA,
                   "%s are written as { %s = 4 }, not with '%s'",
                   part->what,
                   example,
                   name);
}

static json_int_t number_of(const json_t *json, const char *key)
{
    return json_integer_value(json_object_get(json, key));
}

// Reads {"word": 4, "other": {"ready": 2, "exhausted": 1}}.
static int add_counted(const Reader *reader, const PlayPart *part, const json_t *json)
{
    const char *name;
    json_t *count;

    json_object_foreach((json_t *)json, name, count)
    {
        const char *word = word_of(identity(reader->table->rules), name);
        const json_int_t plain = json_is_integer(count) ? json_integer_value(count)
                                                        : number_of(count, "ready");
        char card[CARD_NAME];

        if (!word) return no_word(reader, part, name);
        (void)snprintf(card, sizeof card, "%s%s", word, part->ends);
        if (add_copies(reader, part, card, plain, part->exhausted)) return -1;
        if (add_copies(reader, part, card, number_of(count, "exhausted"), true))
            return -1;
    }
    return 0;
}

// Gives the owner control of the named places.
static int take_control(const Reader *reader, const json_t *list)
{
    const PlayPlaces *places = reader->rows->places;
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)list, i, json)
    {
        const char *name = json_string_value(json);
        const int place = name ? position_place(reader->table, name) : -1;

        if (place < 0) return no_place(reader, name ? name : "");
        object_control(
            reader->table, places->object(reader->table->state, place), reader->owner);
    }
    return 0;
}

// Reads a number that its field can hold. Returns 0, or -1 with the error filled.
static int read_number(const Reader *reader, const char *name, const json_t *value,
                       int most, int *n)
{
    const json_int_t number = json_integer_value(value);

    if (!json_is_integer(value) || number < 0 || number > most)
        return err_set(
            reader->err, CODE_DATA, "\"%s\" is a number from 0 to %d", name, most);
    *n = (int)number;
    return 0;
}

static int set_counter(const Reader *reader, const char *name, const json_t *value)
{
    const int counter = library_find_player_counter(reader->table->library, name);
    int n = 0;

    if (counter < 0)
        return position_bad(
            reader, "a player of a position has no '%s', and it is no counter", name);
    if (read_number(reader, name, value, UINT8_MAX, &n)) return -1;
    reader->table->state->players[reader->owner].counters[counter] = (uint8_t)n;
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
    const Rules *rules = reader->table->rules;
    const char *name;
    json_t *value;

    json_object_foreach((json_t *)json, name, value)
    {
        int row = 0, n = 0;

        while (row < rules->resources_n &&
               strcmp(name, rules->resources[row].name) != 0)
            row++;
        if (row == rules->resources_n)
            return position_bad(reader, "no resource '%s'", name);
        if (read_number(reader, name, value, UINT8_MAX, &n)) return -1;
        reader->table->state->players[reader->owner].resources[row] = (uint8_t)n;
    }
    return 0;
}

static int note_card(const Reader *reader, const PlayPart *part, const json_t *value)
{
    const CardId card = catalog_load_card(
        reader->position->catalog, json_string_value(value), reader->err);

    part->note(reader->table->state, reader->owner, card);
    return card ? 0 : -1;
}

// Sets the points. Teammates share one number (489.8.d).
static int set_points(const Reader *reader, const json_t *value)
{
    State *state = reader->table->state;
    int n = 0;

    if (read_number(reader, "points", value, INT16_MAX, &n)) return -1;
    for (int i = 0; i < state->players_n; i++) {
        if (table_are_allied(state, reader->owner, (PlayerId)i))
            state->players[i].points = (int16_t)n;
    }
    return 0;
}

static int add_part(const Reader *reader, const PlayPart *part, const json_t *value)
{
    switch ((PartKind)part->kind) {
    case PART_CARDS:
        return add_cards(
            reader, value, spot_of(reader->table, part->zone, reader->owner));
    case PART_AT_PLACES: return add_at_places(reader, value, part->zone);
    case PART_COUNTED: return add_counted(reader, part, value);
    case PART_CONTROLS: return take_control(reader, value);
    case PART_NOTE: return note_card(reader, part, value);
    case PART_EXHAUSTED: return 0; // set when the card is there
    }
    return 0;
}

// In a game without rows, each zone of players is a part with the zone's name.
static bool find_part(const Reader *reader, const char *key, PlayPart *part)
{
    const Rules *rules = reader->table->rules;

    for (int i = 0; i < reader->rows->parts_n; i++) {
        *part = reader->rows->parts[i];
        if (!strcmp(key, part->key)) return true;
    }
    *part = (PlayPart){.key = key, .kind = PART_CARDS};
    for (int i = 0; !reader->rows->parts && i < rules->zones_n; i++) {
        part->zone = (uint8_t)i;
        if (rules->zones[i].scope == SCOPE_PLAYER && !strcmp(key, rules->zones[i].name))
            return true;
    }
    return false;
}

static int add_key(const Reader *reader, const char *key, const json_t *value)
{
    PlayPart part;

    if (find_part(reader, key, &part)) return add_part(reader, &part, value);
    if (!strcmp(key, "counters")) return set_counters(reader, value);
    if (!strcmp(key, "resources")) return set_resources(reader, value);
    if (!strcmp(key, "points")) return set_points(reader, value);
    return set_counter(reader, key, value);
}

// Exhausts the first card of the part's zone.
static int exhaust(const Reader *reader, const PlayPart *part)
{
    const SpotId spot = spot_of(reader->table, part->zone, reader->owner);
    const ObjectId id = reader->table->state->spots[spot].first;

    if (!id) return position_bad(reader, "there is no %s to exhaust", part->what);
    object_set_flag(reader->table, id, OBJECT_EXHAUSTED, true);
    return 0;
}

static int fill(const Reader *reader, const PlayPart *part)
{
    return add_copies(reader, part, part->fill, part->fill_n, false);
}

int position_add_player(const Reader *reader, const json_t *json)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        if (add_key(reader, key, value)) return -1;
    }
    for (int i = 0; i < reader->rows->parts_n; i++) {
        const PlayPart *part = &reader->rows->parts[i];
        const json_t *told = json_object_get(json, part->key);

        if (part->kind == PART_EXHAUSTED && json_is_true(told) && exhaust(reader, part))
            return -1;
        if (reader->position->fill && part->fill && !told && fill(reader, part))
            return -1;
    }
    return 0;
}
