// position_part.c -- puts the cards of one player: zone by zone, as the game's parts say.
//
// The kind of a part says how its value is read. The order of the keys means nothing: zones are
// filled in the order of their rows, and exhausting comes after the cards are there. A game
// without parts has a part for each zone of players, under its name; things at spaces of the
// map stand under the name of its zone.

#include "tools/position/position_part.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "db/text/name_match.h"
#include "engine/abilities/held/role.h"
#include "engine/base/err.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"

enum { CARD_NAME = 80 };

static int no_place(const Reader *reader, const char *name)
{
    const PlayPlaces *places = reader->rows->places;
    const State *state = reader->table->state;
    const char *near;
    NameMatch match;

    name_match_start(&match, name);
    for (int i = 0; places && i < places->count(state); i++)
        name_match_offer(&match,
                         object_card(reader->table, places->object(state, i))->name);
    near = name_match_best(&match);
    return err_set(reader->err,
                   CODE_DATA,
                   "the position has no %s '%.*s'%s",
                   places ? places->word : "place",
                   text_fit(name, 60),
                   name,
                   text_hint(near).text);
}

// Reads {"Void Gate": ["Tibbers"]}. In the zone of places a player's own zone is a
// place too.
static int add_at_places(Reader *reader, const json_t *json, int zone)
{
    const Rules *rules = reader->table->rules;
    const char *name;
    json_t *list;

    if (position_check_map(reader, reader->part->key, json)) return -1;
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
        if (position_add_cards(reader, list, spot)) return -1;
    }
    return 0;
}

// Returns the fact whose words tell apart the cards of a part that is only counted.
static const FactRow *identity_fact(const Rules *rules)
{
    const int fact = fact_with_role(rules, FACT_IDENTITY);

    ASSERT(fact >= 0); // only a game with such a fact counts cards
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
static int add_copies(Reader *reader, const PlayPart *part, const char *name, int n,
                      bool exhausted)
{
    const SpotId spot = spot_of(reader->table, part->zone, reader->owner);
    json_t *card = json_string(name);
    int failed = n < 0 || n > POSITION_COPIES_MAX;

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

static int no_word(Reader *reader, const PlayPart *part, const char *name)
{
    const char *first = identity_fact(reader->table->rules)->vocabulary[0].name;
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

// Reads 4, or {"ready": 2, "exhausted": 1}, into [n]: so many ready and exhausted.
static int read_count(const Reader *reader, const PlayPart *part, const json_t *json,
                      int n[2])
{
    static const JsonKey parts[] = {
        {"ready", KEY_NUMBER, false, 0, POSITION_COPIES_MAX, NULL},
        {"exhausted", KEY_NUMBER, false, 0, POSITION_COPIES_MAX, NULL}};
    JsonKeys keys;

    n[1] = 0;
    if (!json_is_object(json))
        return position_check_number(
            reader, part->key, json, POSITION_COPIES_MAX, &n[0]);
    json_keys_start(&keys, part->what, parts, COUNT_OF(parts));
    for (int i = 0; i < COUNT_OF(parts); i++)
        n[i] = (int)json_integer_value(json_object_get(json, parts[i].key));
    return json_keys_check(&keys, json, reader->err);
}

// Reads {"word": 4, "other": {"ready": 2, "exhausted": 1}}, or a list of cards, which tells
// their order too.
static int add_counted(Reader *reader, const PlayPart *part, const json_t *json)
{
    const char *name;
    json_t *count;

    if (json_is_array(json))
        return position_add_cards(
            reader, json, spot_of(reader->table, part->zone, reader->owner));
    if (position_check_map(reader, part->key, json)) return -1;
    json_object_foreach((json_t *)json, name, count)
    {
        const char *word = word_of(identity_fact(reader->table->rules), name);
        char card[CARD_NAME];
        int n[2];

        if (!word) return no_word(reader, part, name);
        if (read_count(reader, part, count, n)) return -1;
        (void)snprintf(card, sizeof card, "%s%s", word, part->ends);
        if (add_copies(reader, part, card, n[0], part->exhausted)) return -1;
        if (add_copies(reader, part, card, n[1], true)) return -1;
    }
    return 0;
}

// Gives the owner control of the named places.
static int take_control(Reader *reader, const json_t *list)
{
    const PlayPlaces *places = reader->rows->places;
    const State *state = reader->table->state;
    size_t i;
    json_t *json;

    if (position_check_value(reader, reader->part->key, KEY_LIST, list)) return -1;
    json_array_foreach((json_t *)list, i, json)
    {
        const char *name = json_string_value(json);
        const int place = name ? position_place(reader->table, name) : -1;

        if (!name) return position_check_value(reader, "controls", KEY_TEXT, json);
        if (place < 0) return no_place(reader, name);
        const ObjectId id = places->object(state, place);
        const PlayerId other = state->objects[id].controller;

        if (other != NOBODY && other != reader->owner)
            return position_bad(reader, "two players control '%s'", name);
        object_control(reader->table, id, reader->owner);
    }
    return 0;
}

static int note_card(Reader *reader, const PlayPart *part, const json_t *value)
{
    CardId card;

    if (position_check_value(reader, part->key, KEY_TEXT, value)) return -1;
    card = catalog_load_card(
        reader->position->catalog, json_string_value(value), reader->err);
    if (!card || position_check_card(reader, card)) return -1;
    part->note(reader->table->state, reader->owner, card);
    return 0;
}

static int read_part(Reader *reader, const PlayPart *part, const json_t *value)
{
    switch ((PartKind)part->kind) {
    case PART_CARDS:
        return position_add_cards(
            reader, value, spot_of(reader->table, part->zone, reader->owner));
    case PART_AT_PLACES: return add_at_places(reader, value, part->zone);
    case PART_COUNTED: return add_counted(reader, part, value);
    case PART_CONTROLS: return take_control(reader, value);
    case PART_NOTE: return note_card(reader, part, value);
    case PART_EXHAUSTED: // set when the card is there
        return position_check_value(reader, part->key, KEY_TRUTH, value);
    }
    return 0;
}

static int add_part(Reader *reader, const PlayPart *part, const json_t *value)
{
    int failed;

    reader->part = part;
    failed = read_part(reader, part, value);
    reader->part = NULL;
    return failed;
}

// In a game without rows, each zone of players is a part with the zone's name.
static bool find_part(const Rules *rules, const char *key, PlayPart *part)
{
    const PlayPosition *rows = position_rows(rules);

    for (int i = 0; i < rows->parts_n; i++) {
        *part = rows->parts[i];
        if (!strcmp(key, part->key)) return true;
    }
    const int zone = position_zone(rules, key, SCOPE_PLAYER);

    *part = (PlayPart){.key = key, .kind = PART_CARDS, .zone = (uint8_t)zone};
    return zone >= 0;
}

static int no_space(const Reader *reader, const char *name)
{
    const Spaces *spaces = reader->table->library->spaces;
    NameMatch match;

    name_match_start(&match, name);
    for (int i = 0; i < spaces->n; i++)
        name_match_offer(&match, reader->table->library->cards[spaces->cards[i]].name);
    return err_set(reader->err,
                   CODE_DATA,
                   "the map has no space '%.*s'%s",
                   text_fit(name, 60),
                   name,
                   text_hint(name_match_best(&match)).text);
}

int position_part_put_map(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;
    const char *name;
    json_t *list;

    if (!json_is_object(json))
        return position_bad(reader,
                            "\"%s\" has lists of cards by the names of spaces",
                            rules->zones[rules->spaces.zone - 1].name);
    json_object_foreach((json_t *)json, name, list)
    {
        const SpotId spot = position_space(reader->table, name);

        if (spot == NOWHERE) return no_space(reader, name);
        if (position_add_cards(reader, list, spot)) return -1;
    }
    return 0;
}

bool position_part_has(const Table *table, const char *key)
{
    PlayPart part;

    return find_part(table->rules, key, &part) ||
           position_zone(table->rules, key, SCOPE_SPACE) >= 0;
}

void position_part_list(const Table *table, JsonKeys *keys)
{
    const Rules *rules = table->rules;
    const PlayPosition *rows = position_rows(rules);

    for (int i = 0; i < rows->parts_n; i++)
        json_keys_add(keys, (JsonKey){.key = rows->parts[i].key});
    for (int i = 0; !rows->parts && i < rules->zones_n; i++)
        if (rules->zones[i].scope == SCOPE_PLAYER ||
            rules->zones[i].scope == SCOPE_SPACE)
            json_keys_add(keys, (JsonKey){.key = rules->zones[i].name});
}

int position_part_put(Reader *reader, const char *key, const json_t *value)
{
    PlayPart part;

    if (find_part(reader->table->rules, key, &part))
        return add_part(reader, &part, value);
    return position_part_put_map(reader, value);
}

// Exhausts the first card of the part's zone.
static int exhaust(Reader *reader, const PlayPart *part)
{
    const SpotId spot = spot_of(reader->table, part->zone, reader->owner);
    const ObjectId id = reader->table->state->spots[spot].first;

    if (!id) return position_bad(reader, "there is no %s to exhaust", part->what);
    object_set_flag(reader->table, id, OBJECT_EXHAUSTED, true);
    return 0;
}

static int fill(Reader *reader, const PlayPart *part)
{
    reader->part = part;
    return add_copies(reader, part, part->fill, part->fill_n, false);
}

int position_part_finish(Reader *reader, const json_t *json)
{
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
