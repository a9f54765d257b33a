// position_name.c -- finds the names in a position: players, places and zones; and gives them.
//
// A player and a place may also be named by a number, counted from 0; a face of a die by one
// word of what it shows.

#include "tools/position/position_inside.h"

#include <string.h>
#include <strings.h>

#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play.h"

int position_bad(const Reader *reader, const char *format, const char *what)
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

const PlayPosition *position_rows(const Rules *rules)
{
    static const PlayPosition none = {0};

    return rules->play && rules->play->position ? rules->play->position : &none;
}

int position_zone(const Rules *rules, const char *name, Scope scope)
{
    for (int i = 0; !position_rows(rules)->parts && i < rules->zones_n; i++)
        if (rules->zones[i].scope == scope && !strcmp(name, rules->zones[i].name))
            return i;
    return -1;
}

// Returns the number behind the '#' in "Void Gate#2", 0 if it is none of a place.
static int number_of_place(const char *sharp)
{
    const char digit = sharp[1];

    return digit >= '1' && digit <= '9' && !sharp[2] ? digit - '0' : 0;
}

int position_place(const Table *table, const char *name)
{
    const PlayPlaces *places = position_rows(table->rules)->places;
    const char *sharp = strrchr(name, '#');
    const size_t n = sharp ? (size_t)(sharp - name) : strlen(name);
    int nth = sharp ? number_of_place(sharp) : 1;

    for (int i = 0; places && i < places->count(table->state); i++) {
        const Card *card = object_card(table, places->object(table->state, i));
        const char index[] = {(char)('0' + i), '\0'};

        if (!strcmp(name, index)) return i;
        if (strncasecmp(card->name, name, n) != 0 || card->name[n]) continue;
        if (--nth == 0) return i;
    }
    return -1;
}

SpotId position_space(const Table *table, const char *name)
{
    const Library *library = table->library;
    const Spaces *spaces = library->spaces;

    for (int i = 0; spaces && i < spaces->n; i++) {
        const Card *card = &library->cards[spaces->cards[i]];

        if (!strcasecmp(card->name, name) || !strcasecmp(card->code, name))
            return spot_of(table, table->rules->spaces.zone - 1, i);
    }
    return NOWHERE;
}

SpotId position_place_spot(const Table *table, int place)
{
    const Rules *rules = table->rules;

    for (int i = 0; i < rules->zones_n; i++) {
        const ZoneRow *zone = &rules->zones[i];

        if (zone->scope == SCOPE_HOST && zone->flags & ZONE_LOCATION)
            return spot_of(table, i, place);
    }
    return NOWHERE;
}

int position_home(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->zones_n; i++) {
        const ZoneRow *zone = &rules->zones[i];

        if (zone->scope != SCOPE_PLAYER || !(zone->flags & ZONE_LOCATION)) continue;
        if (!strcmp(name, zone->name)) return i;
    }
    return -1;
}

int position_side(const State *state, const char *const *players, const char **text)
{
    int side = -1;

    for (int i = 0; i < state->players_n; i++) {
        const size_t n = strlen(players[i]);

        if (strncmp(*text, players[i], n) != 0 || strncmp(*text + n, "'s ", 3) != 0)
            continue;
        *text += n + 3;
        return i;
    }
    if (!strncmp(*text, "your ", 5)) {
        *text += 5;
        side = 0;
    }
    return side;
}

SpotId position_spot(const Table *table, const char *const *players, const char *text,
                     int player)
{
    const char *name = text;
    const int side = position_side(table->state, players, &name);
    const int place = position_place(table, text);
    const int shared = position_zone(table->rules, text, SCOPE_SHARED);
    int home = position_home(table->rules, name);

    if (place >= 0) return position_place_spot(table, place);
    if (position_space(table, text) != NOWHERE) return position_space(table, text);
    if (shared >= 0) return spot_of(table, shared, 0);
    if (home < 0) home = position_zone(table->rules, name, SCOPE_PLAYER);
    if (side >= 0) player = side;
    return home < 0 || player < 0 ? NOWHERE : spot_of(table, home, player);
}

const char *position_card_name(const Table *table, ObjectId id)
{
    const Card *card = object_card(table, id);

    return card && card->name ? card->name : "a card";
}

// Returns a place's name, with its number if an earlier place has the same name.
static char *place_name(const Table *table, int place)
{
    const PlayPlaces *places = position_rows(table->rules)->places;
    const char *name;
    char *text = NULL;
    int nth = 1;

    if (!places) return strdup("nowhere");
    name = position_card_name(table, places->object(table->state, place));
    for (int i = 0; i < place; i++)
        nth +=
            !strcmp(name, position_card_name(table, places->object(table->state, i)));
    if (nth == 1) return strdup(name);
    if (asprintf(&text, "%s#%d", name, nth) < 0) return NULL;
    return text;
}

char *position_spot_name(const Table *table, const char *const *players, SpotId spot,
                         int player)
{
    const int index = spot == NOWHERE ? -1 : spot_index(table, spot);
    const ZoneRow *zone;
    char *text = NULL;

    if (spot == NOWHERE) return strdup("nowhere");
    zone = &table->rules->zones[spot_zone(table, spot)];
    if (spot_space(table, spot))
        return strdup(position_card_name(table, spot_space(table, spot)));
    if (zone->scope == SCOPE_HOST) return place_name(table, index);
    if (index == player || zone->scope == SCOPE_SHARED) return strdup(zone->name);
    if (asprintf(&text, "%s's %s", players[index], zone->name) < 0) return NULL;
    return text;
}

bool position_face_shows(const Library *library, CardId card, const char *word)
{
    const Card *face = &library->cards[card];

    if (!(face->types & library->rules->faces)) return false;
    for (int i = 0; i < CARD_TAGS_MAX; i++)
        if (face->tags[i] && !strcasecmp(library->tags[face->tags[i]], word))
            return true;
    return false;
}

// Refuses a word of several faces, and names them.
static CardId refuse_several(const Library *library, const char *word, Err *err)
{
    char names[300] = "";
    size_t used = 0;

    for (int i = 1; i < library->cards_n && used < sizeof names; i++)
        if (position_face_shows(library, (CardId)i, word))
            used += (size_t)text_format(names + used,
                                        sizeof names - used,
                                        "%s%s",
                                        used ? ", " : "",
                                        library->cards[i].name);
    (void)err_set(err, CODE_DATA, "'%s' is on several faces of dice: %s", word, names);
    return 0;
}

CardId position_face(Catalog *catalog, const char *word, Err *err)
{
    const Library *library = catalog_library(catalog);
    CardId found = 0;

    for (int i = 1; i < library->cards_n; i++) {
        if (!position_face_shows(library, (CardId)i, word)) continue;
        if (found) return refuse_several(library, word, err);
        found = (CardId)i;
    }
    return found;
}
