// deck_json.c -- decks in JSON: of this project, of deck sites, of other engines.
//
// They differ in what they call things and in what they wrap them, not in the idea: an
// object that has a main deck is a deck, wherever in the file it stands; its sections
// are names, maps from name to count, or lists of names or records. What stands around
// it (a title, a player, the legend of a list of lists) belongs to it too.

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "db/decks/deck_reader.h"
#include "db/text/printing_code.h"

enum { DEPTH_MAX = 16, MAIN_USUAL = 40, KEYS_MAX = 8, DECKS_MAX = 10000 };

static const char *const section_keys[SECTION_COUNT][KEYS_MAX] = {
    [SECTION_LEGEND] = {"legend", "legendId", "legends"},
    [SECTION_CHAMPION] =
        {"champion", "chosenChampion", "chosen_champion", "championId", "champions"},
    [SECTION_MAIN] =
        {"main", "mainDeck", "main_deck", "maindeck", "mainboard", "cards", "deck"},
    [SECTION_BATTLEFIELDS] = {"battlefields", "battlefield"},
    [SECTION_RUNES] = {"runes", "runeDeck", "rune_deck", "runedeck"},
    [SECTION_SIDE] = {"sideboard", "side", "sideBoard", "sideDeck", "side_deck"},
};

// From here on a key of the main deck means one only beside another section: lists of
// cards have it, too.
enum { MAIN_WEAK = 5 };

// What stands around a deck and is part of it.
typedef struct {
    const char *title;
    const char *player;
    const char *event;
    const json_t *legend;
    int depth;
} Around;

// The first of [keys] that [object] has a value for, or NULL.
static const char *first_of(const json_t *object, const char *const *keys)
{
    for (; *keys; keys++) {
        const json_t *found = json_object_get(object, *keys);
        if (found && !json_is_null(found)) return *keys;
    }
    return NULL;
}

static const char *text_of(const json_t *object, const char *const *keys)
{
    for (; *keys; keys++) {
        const json_t *found = json_object_get(object, *keys);
        if (json_is_string(found)) return json_string_value(found);
    }
    return NULL;
}

// How a record names its card.
static const char *const name_keys[] = {
    "name", "cardName", "card_name", "title", "full_name", NULL};
static const char *const code_keys[] = {"code",
                                        "cardId",
                                        "card_id",
                                        "variantNumber",
                                        "publicCode",
                                        "riftbound_id",
                                        "id",
                                        NULL};

static bool is_record(const json_t *value)
{
    return json_is_object(value) &&
           (text_of(value, name_keys) || text_of(value, code_keys) ||
            json_is_object(json_object_get(value, "card")));
}

static int reject(DeckReader *reader, const char *place, const char *value,
                  const char *expected)
{
    return deck_reader_reject(
        reader, &(Problem){.column = place, .value = value, .expected = expected});
}

static int reject_value(DeckReader *reader, const char *place, const json_t *value,
                        const char *expected)
{
    char *text = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
    const char *kept = arena_text(reader->arena, text);

    free(text);
    return reject(reader, place, kept, expected);
}

// The count that [value] is, also as a text; 0 if it is none from 1 to 99.
static int count_of(const json_t *value)
{
    json_int_t n = json_integer_value(value);
    const char *text = json_string_value(value);

    if (text && *text && !text[strspn(text, "0123456789")] && strlen(text) < 9)
        n = strtol(text, NULL, 10);
    if (json_is_real(value) &&
        json_real_value(value) == (double)(int)json_real_value(value))
        n = (int)json_real_value(value);
    return n < 1 || n > DECK_COPIES_MAX ? 0 : (int)n;
}

static int add(DeckReader *reader, DeckEntry entry)
{
    entry.name = arena_text(reader->arena, entry.name);
    entry.code = arena_text(reader->arena, entry.code);
    return deck_reader_add(reader, &entry);
}

// A card that is one text: perhaps with its count, as in lines of plain lists.
static int add_text(DeckReader *reader, Section section, const char *place,
                    const char *text)
{
    DeckEntry entry = {.section = section, .place = place};

    deck_line_split(text, reader->arena, &entry);
    if (entry.count < 0) return reject(reader, place, text, "a count from 1 to 99");
    if (!*entry.name && !entry.code)
        return reject(reader, place, text, "the name of a card");
    if (!*entry.name) entry.name = entry.code;
    if (!entry.count) entry.count = 1;
    return add(reader, entry);
}

// The print that a record of a site means: of its card's variants the one it names.
static const char *variant_of(const json_t *record, const json_t *card)
{
    static const char *const keys[] = {"variantNumber", NULL};
    const char *wanted = json_string_value(json_object_get(record, "variantId"));
    const json_t *variants = json_object_get(card, "cardVariants");
    const json_t *variant;
    size_t i;

    json_array_foreach(variants, i, variant)
    {
        const char *id = json_string_value(json_object_get(variant, "id"));
        if (!wanted || (id && !strcmp(id, wanted))) return text_of(variant, keys);
    }
    return NULL;
}

static int add_record(DeckReader *reader, Section section, const char *place,
                      const json_t *record)
{
    static const char *const counts[] = {
        "count", "qty", "quantity", "copies", "amount", NULL};
    const json_t *card = json_object_get(record, "card");
    const char *key = first_of(record, counts);
    const json_t *count = key ? json_object_get(record, key) : NULL;
    const json_t *named = json_is_object(card) ? card : record;
    DeckEntry entry = {.section = section, .place = place};
    PrintingCode code;

    entry.name = text_of(named, name_keys);
    entry.code = variant_of(record, named);
    if (!entry.code) entry.code = text_of(named, code_keys);
    if (!entry.name) entry.name = entry.code;
    // Ids of other kinds say nothing, unless there is nothing else.
    if (entry.code && entry.name != entry.code &&
        !printing_code_read(entry.code, &code))
        entry.code = NULL;
    entry.count = count ? count_of(count) : 1;
    if (!entry.name)
        return reject_value(reader, place, record, "a card with its name or code");
    if (entry.count) return add(reader, entry);
    place = arena_format(reader->arena, "%s.%s", place, key);
    return reject_value(reader, place, count, "a count from 1 to 99");
}

// ["OGN-007", 3]
static int add_pair(DeckReader *reader, Section section, const char *place,
                    const json_t *pair)
{
    const char *name = json_string_value(json_array_get(pair, 0));
    DeckEntry entry = {.section = section, .name = name, .place = place, .code = name};

    entry.count = count_of(json_array_get(pair, 1));
    if (name && entry.count) return add(reader, entry);
    return reject_value(reader, place, pair, "a card and a count from 1 to 99");
}

static int add_value(DeckReader *reader, Section section, const char *place,
                     const json_t *value)
{
    if (json_is_string(value))
        return add_text(reader, section, place, json_string_value(value));
    if (is_record(value)) return add_record(reader, section, place, value);
    if (json_array_size(value) == 2) return add_pair(reader, section, place, value);
    return reject_value(reader, place, value, "a card with its name or code");
}

static int read_map(DeckReader *reader, Section section, const char *key, json_t *map)
{
    const char *name;
    json_t *value;

    json_object_foreach(map, name, value)
    {
        const char *place = arena_format(reader->arena, "%s.%.80s", key, name);
        int count = count_of(value);
        int failed = count ? add(reader,
                                 (DeckEntry){.section = section,
                                             .name = name,
                                             .count = count,
                                             .place = place})
                           : reject_value(reader, place, value, "a count from 1 to 99");
        if (failed) return -1;
    }
    return 0;
}

static int read_section(DeckReader *reader, Section section, const char *key,
                        const json_t *value)
{
    json_t *item;
    size_t i;

    if (json_is_object(value) && !is_record(value))
        return read_map(reader, section, key, (json_t *)value);
    if (!json_is_array(value)) return add_value(reader, section, key, value);
    json_array_foreach(value, i, item)
    {
        const char *place = arena_format(reader->arena, "%s[%zu]", key, i);
        if (add_value(reader, section, place, item)) return -1;
    }
    return 0;
}

// Whether there is something to read; what is there may still be of a wrong kind.
static bool is_said(const json_t *value)
{
    const char *text = json_string_value(value);

    return value && !json_is_null(value) && !(text && !*text);
}

// The key under which [object] has [section], or NULL.
static const char *key_of(const json_t *object, Section section)
{
    for (int i = 0; i < KEYS_MAX && section_keys[section][i]; i++) {
        const json_t *value = json_object_get(object, section_keys[section][i]);
        bool weak = section == SECTION_MAIN && i >= MAIN_WEAK;
        if (weak ? json_is_object(value) || json_is_array(value) : is_said(value))
            return section_keys[section][i];
    }
    return NULL;
}

static bool is_deck(const json_t *object)
{
    const char *main = key_of(object, SECTION_MAIN);

    if (!main) return false;
    const json_t *value = json_object_get(object, main);
    if (!json_is_object(value) && !json_is_array(value)) return false;
    for (int i = 0; i < MAIN_WEAK; i++)
        if (!strcmp(section_keys[SECTION_MAIN][i], main)) return true;
    return key_of(object, SECTION_LEGEND) || key_of(object, SECTION_RUNES);
}

// The prints of names, where the deck has a map of them.
static void take_codes(const DeckReader *reader, DeckList *list, const json_t *codes)
{
    for (int i = 0; i < list->n; i++) {
        DeckEntry *entry = &list->entries[i];
        const json_t *code = json_object_get(codes, entry->name);
        if (!entry->code)
            entry->code = arena_text(reader->arena, json_string_value(code));
    }
}

// Lists count the Chosen Champion's copy among the main deck or not. This project's
// always do, with a map for the main deck; others if there are 40 cards with it.
static void take_champion_out(DeckList *list, bool counted)
{
    const char *champion = NULL;
    int total = 0;

    for (int i = 0; i < list->n; i++) {
        if (list->entries[i].section == SECTION_CHAMPION)
            champion = list->entries[i].name;
        if (list->entries[i].section == SECTION_MAIN) total += list->entries[i].count;
    }
    if (champion && (counted || total >= MAIN_USUAL))
        (void)deck_list_take_out(list, champion);
}

static const char *title_of(const DeckReader *reader, const Around *around)
{
    const char *first = around->title ? around->title : around->player;
    const char *more = around->title ? NULL : around->event;

    if (!first) return arena_text(reader->arena, around->event);
    if (!more) return arena_text(reader->arena, first);
    return arena_format(reader->arena, "%s, %s", first, more);
}

static int read_deck(DeckReader *reader, const json_t *object, const Around *around)
{
    bool legend = false;

    if (reader->decks->n == DECKS_MAX)
        return err_set(
            reader->err, 65, "%s has more than %d decks", reader->path, DECKS_MAX);
    DeckList *list = deck_reader_begin(reader);
    list->name = title_of(reader, around);
    list->sectioned = key_of(object, SECTION_LEGEND) || around->legend ||
                      key_of(object, SECTION_RUNES);
    for (int i = 0; i < SECTION_COUNT; i++) {
        const char *key = key_of(object, (Section)i);
        if (!key) continue;
        legend |= i == SECTION_LEGEND;
        if (read_section(reader, (Section)i, key, json_object_get(object, key)))
            return -1;
    }
    if (!legend && around->legend &&
        read_section(reader, SECTION_LEGEND, "legend", around->legend))
        return -1;
    take_codes(reader, list, json_object_get(object, "codes"));
    take_champion_out(list,
                      json_object_get(object, "main_count") ||
                          (json_is_object(json_object_get(object, "main")) &&
                           json_object_get(object, "champion")));
    return 0;
}

static void look_around(const json_t *object, Around *around)
{
    static const char *const titles[] = {
        "name", "title", "deckName", "deck_name", NULL};
    static const char *const players[] = {"player", "author", NULL};
    static const char *const events[] = {"event", "environment", NULL};
    const char *text;

    if ((text = text_of(object, titles))) around->title = text;
    if ((text = text_of(object, players))) around->player = text;
    if ((text = text_of(object, events))) around->event = text;
    const char *key = key_of(object, SECTION_LEGEND);
    if (key) around->legend = json_object_get(object, key);
}

static int walk(DeckReader *reader, const json_t *value, Around around)
{
    const char *key;
    json_t *part;
    size_t i;

    if (around.depth++ == DEPTH_MAX) return 0;
    json_array_foreach(value, i, part) if (walk(reader, part, around)) return -1;
    if (!json_is_object(value)) return 0;
    look_around(value, &around);
    if (is_deck(value)) return read_deck(reader, value, &around);
    json_object_foreach(
        (json_t *)value, key, part) if (walk(reader, part, around)) return -1;
    return 0;
}

static int read_json(DeckReader *reader, const char *text)
{
    json_error_t where;
    json_t *root = json_loads(text, JSON_REJECT_DUPLICATES, &where);

    if (!root)
        return err_set(reader->err,
                       65,
                       "%s:%d:%d: %s",
                       reader->path,
                       where.line,
                       where.column,
                       where.text);
    int failed = walk(reader, root, (Around){0});
    json_decref(root);
    if (failed || reader->decks->n) return failed;
    return err_set(reader->err,
                   65,
                   "%s is JSON without a deck: no object has a main deck",
                   reader->path);
}

static bool fits(const char *text)
{
    text += strspn(text, " \t\r\n\f");
    if (*text != '[') return *text == '{';
    text += 1 + strspn(text + 1, " \t\r\n");
    return *text && strchr("{[\"]", *text);
}

const DeckForm deck_form_json = {fits, read_json};
