// why_not_read.c -- reads a question about an action: a word, a thing, a place.
//
// Names match in small letters, by their beginning or a part where that means one thing.

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "engine/kernel/table/spot.h"
#include "tools/why/why_not.h"

enum { WORD = 40, EXACT = 100, BEGINS = 50, PART = 20, OWN = 5, FITS = 3 };

typedef struct {
    Arena *arena;
    const Scene *scene;
    const Why *why;
    WhyNotAsked *asked;
} Reader;

static int match(const char *name, const char *text)
{
    const size_t n = strlen(text);

    if (!strcasecmp(name, text)) return EXACT;
    if (!strncasecmp(name, text, n)) return BEGINS;
    for (const char *at = name; *at; at++)
        if (!strncasecmp(at, text, n)) return PART;
    return 0;
}

// Returns whether the thing is where the action takes things from.
static bool is_source(const Reader *reader, ObjectId id)
{
    const Scene *scene = reader->scene;
    const int option = reader->asked->option;
    const bool board = spot_is(scene->table, scene->state.objects[id].spot, ZONE_BOARD);
    int role;

    if (option == WHY_ANY || scene->table->rules->options[option].own) return true;
    role = scene->table->rules->options[option].role;
    return board == (role == CHOICE_USE || role == CHOICE_MOVE);
}

static int score(const Reader *reader, ObjectId id, const char *text)
{
    const Object *object = &reader->scene->state.objects[id];
    const Card *card = object->card ? scene_face(reader->scene, id) : NULL;
    int found;

    if (!card || !card->name || object->spot == NOWHERE) return 0;
    found = match(card->name, text);
    if (card->code && !strcasecmp(card->code, text)) found = EXACT;
    if (!found) return 0;
    if (object->controller == reader->asked->player ||
        (reader->asked->player == NOBODY &&
         object->controller == reader->scene->reader))
        found += OWN;
    return found + (is_source(reader, id) ? FITS : 0) +
           scene_is_hand(reader->scene, object->spot);
}

static ObjectId find_thing(const Reader *reader, const char *text)
{
    const State *state = &reader->scene->state;
    ObjectId best = 0;
    int most = 0;

    if (*text == '#') return why_find(reader->why, text, &most);
    if (!*text) return 0;
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const int found = score(reader, id, text);

        if (found > most) {
            most = found;
            best = id;
        }
    }
    return best;
}

// Returns how well [text] means the place. "base" is one's own.
static int score_place(const Reader *reader, SpotId spot, const char *text)
{
    const Table *table = reader->scene->table;
    const ZoneRow *zone = &table->rules->zones[spot_zone(table, spot)];
    PlayerId player = reader->asked->player;
    Line line;

    if (player == NOBODY) player = reader->scene->reader;
    if (player == NOBODY)
        player = reader->scene->state.objects[reader->asked->object].controller;
    if (!strcasecmp(zone->name, text))
        return zone->scope != SCOPE_PLAYER || spot_index(table, spot) == player ? EXACT
                                                                                : 0;
    line_start(&line, false, 0);
    scene_spot(reader->scene, spot, &line);
    return zone->flags & ZONE_BOARD ? match(line.text, text) : 0;
}

static SpotId find_place(const Reader *reader, const char *text)
{
    const Table *table = reader->scene->table;
    SpotId best = NOWHERE;
    int most = 0;

    for (int spot = 0; spot < table->spots_n; spot++) {
        const int found = score_place(reader, (SpotId)spot, text);

        if (found > most) {
            most = found;
            best = (SpotId)spot;
        }
    }
    return best;
}

// Reads the word for the action, if the text begins with one. Returns what is left.
static const char *read_action(const Reader *reader, const char *text)
{
    const size_t n = strcspn(text, " ");
    char word[WORD];
    int option;

    if (n >= sizeof word) return text;
    for (size_t i = 0; i <= n; i++) word[i] = (char)tolower((unsigned char)text[i]);
    word[n] = '\0';
    option = play_why_option(reader->scene->table->rules, word);
    if (option < 0 || !text[n]) return text;
    reader->asked->option = option;
    return text + n + strspn(text + n, " ");
}

// Finds the thing, with or without a place behind it.
static const char *read_thing(const Reader *reader, const char *text)
{
    static const char *const links[] = {" to ", " at ", ", "};
    WhyNotAsked *asked = reader->asked;

    asked->object = find_thing(reader, text);
    for (int i = 0; !asked->object && i < COUNT_OF(links); i++) {
        const char *link = strstr(text, links[i]);
        const char *place = link ? link + strlen(links[i]) : NULL;

        if (!link) continue;
        asked->object = find_thing(
            reader, arena_text_n(reader->arena, text, (size_t)(link - text)));
        if (!asked->object) continue;
        asked->spot = find_place(reader, place);
        if (asked->spot == NOWHERE)
            return arena_format(reader->arena, "there is no place '%s'", place);
    }
    return asked->object
               ? NULL
               : arena_format(reader->arena, "there is no '%s' that you know", text);
}

const char *why_not_read(const Why *why, const char *text, WhyNotAsked *asked)
{
    const Reader reader = {why->arena, why->scene, why, asked};
    const PlayerId player = asked->player;

    *asked = (WhyNotAsked){player, WHY_ANY, 0, NOWHERE, 0};
    text += strspn(text, " ");
    return read_thing(&reader, read_action(&reader, text));
}
