// deck_json_cards.c -- the cards of a deck in JSON: names, maps and lists of records.

#include "db/decks/deck_json_cards.h"

#include <stdlib.h>
#include <string.h>

#include "db/decks/deck_line.h"
#include "db/decks/deck_list.h"
#include "db/decks/deck_reader.h"
#include "db/text/printing_code.h"
#include "engine/base/text.h"

const char *deck_json_cards_text(const json_t *object, const char *const *keys)
{
    for (; *keys; keys++) {
        const json_t *found = json_object_get(object, *keys);
        if (json_is_string(found)) return json_string_value(found);
    }
    return NULL;
}

// The keys under which a record names its card.
static const char *const name_keys[] = {
    "name", "cardName", "card_name", "title", "full_name", NULL};
static const char *const code_keys[] = {
    "code", "cardId", "card_id", "variantNumber", "publicCode", NULL};
static const char *const other_keys[] = {"id", NULL};

// Returns the code of a record: by the keys of all games, by the game's own, or its id.
static const char *code_of(const DeckReader *reader, const json_t *record)
{
    const char *const own[] = {reader->decks->game.forms->code_key, NULL};
    const char *code = deck_json_cards_text(record, code_keys);

    if (!code) code = deck_json_cards_text(record, own);
    return code ? code : deck_json_cards_text(record, other_keys);
}

bool deck_json_cards_is_one(const DeckReader *reader, const json_t *value)
{
    return json_is_object(value) &&
           (deck_json_cards_text(value, name_keys) || code_of(reader, value) ||
            json_is_object(json_object_get(value, "card")));
}

static int reject_place(DeckReader *reader, const char *place, const char *value,
                        const char *expected)
{
    return deck_reader_reject(reader,
                              &(Problem){.column = place,
                                         .value = value,
                                         .expected = expected,
                                         .found = FOUND_ROW_OTHER});
}

static int reject_value(DeckReader *reader, const char *place, const json_t *value,
                        const char *expected)
{
    char *text = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
    const char *kept = arena_text(reader->arena, text);

    free(text);
    return reject_place(reader, place, kept, expected);
}

// Returns the count that [value] is, also as a text; 0 if it is not from 1 to 99.
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

static int add_entry(DeckReader *reader, DeckEntry entry)
{
    entry.name = arena_text(reader->arena, entry.name);
    entry.code = arena_text(reader->arena, entry.code);
    return deck_reader_add(reader, &entry);
}

// Adds a card that is one text, perhaps with a count as in a line of a plain list.
static int add_text(DeckReader *reader, int section, const char *place,
                    const char *text)
{
    DeckEntry entry = {.section = section, .place = place};

    deck_line_split(reader->decks->game.rows,
                    arena_text(reader->arena, text),
                    reader->arena,
                    &entry);
    if (entry.count < 0)
        return reject_place(reader, place, text, "a count from 1 to 99");
    if (!*entry.name && !entry.code)
        return reject_place(reader, place, text, "the name of a card");
    if (!*entry.name) entry.name = entry.code;
    if (!entry.count) entry.count = 1;
    entry.given = 1;
    return add_entry(reader, entry);
}

// Returns the code of a deck site's record: of the card's variants the one that it
// names.
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
        if (!wanted || (id && !strcmp(id, wanted)))
            return deck_json_cards_text(variant, keys);
    }
    return NULL;
}

// The keys under which a record has the count of its card.
static const char *const count_keys[] = {
    "count", "qty", "quantity", "copies", "amount", NULL};

// Returns the key of the count of [record], or NULL. Sets [other] to that of another count.
static const char *count_key(const json_t *record, const char **other)
{
    const char *first = NULL;

    *other = NULL;
    for (const char *const *key = count_keys; *key; key++) {
        const json_t *count = json_object_get(record, *key);
        if (!count || json_is_null(count)) continue;
        if (!first)
            first = *key;
        else if (count_of(count) != count_of(json_object_get(record, first)))
            *other = *key;
    }
    return first;
}

enum {
    SET_LETTERS_MAX = 5
}; // of a set's code; longer ones are names, which tell nothing

// Returns the code that the set and the number of a record are, or NULL.
static const char *code_of_parts(Arena *arena, const json_t *card)
{
    static const char *const sets[] = {"setCode", "set_code", "set", NULL};
    static const char *const numbers[] = {
        "number", "cn", "collectorNumber", "collector_number", NULL};
    const char *set = deck_json_cards_text(card, sets);
    const char *number = deck_json_cards_text(card, numbers);
    PrintingCode code;

    for (const char *const *key = numbers; *key && !number; key++)
        if (json_is_integer(json_object_get(card, *key)))
            number = arena_format(arena,
                                  "%" JSON_INTEGER_FORMAT,
                                  json_integer_value(json_object_get(card, *key)));
    if (!set || !number || strlen(set) > SET_LETTERS_MAX) return NULL;
    const char *text = arena_format(arena, "%s-%s", set, number);
    return printing_code_read(text, &code) ? text : NULL;
}

// Returns the code of the printing that a record names. An id that is no code only counts if
// there is no name.
static const char *printing_of(const DeckReader *reader, const json_t *record,
                               const json_t *card)
{
    const char *code = variant_of(record, card);
    PrintingCode read;

    if (!code) code = code_of(reader, card);
    if (!deck_json_cards_text(card, name_keys) ||
        (code && printing_code_read(code, &read)))
        return code;
    return code_of_parts(reader->arena, card);
}

// Adds a card that is a record. [called] is its name where the record has none, or NULL.
static int add_record(DeckReader *reader, int section, const char *place,
                      const json_t *record, const char *called)
{
    const json_t *card = json_object_get(record, "card");
    const char *other, *key = count_key(record, &other);
    const json_t *count = key ? json_object_get(record, key) : NULL;
    const json_t *named = json_is_object(card) ? card : record;
    DeckEntry entry = {.section = section, .place = place};

    entry.name = deck_json_cards_text(named, name_keys);
    entry.code = printing_of(reader, record, named);
    if (!entry.name) entry.name = called ? called : entry.code;
    entry.count = count ? count_of(count) : 1;
    if (!entry.name)
        return reject_value(reader, place, record, "a card with its name or code");
    if (other) {
        place = arena_format(reader->arena, "%s.%s", place, other);
        return reject_value(
            reader,
            place,
            json_object_get(record, other),
            arena_format(reader->arena, "one count, as '%s' has it", key));
    }
    if (entry.count) return add_entry(reader, entry);
    place = arena_format(reader->arena, "%s.%s", place, key);
    return reject_value(reader, place, count, "a count from 1 to 99");
}

// Adds a pair such as ["OGN-007", 3].
static int add_pair(DeckReader *reader, int section, const char *place,
                    const json_t *pair)
{
    const char *name = json_string_value(json_array_get(pair, 0));
    DeckEntry entry = {.section = section, .name = name, .place = place, .code = name};

    entry.count = count_of(json_array_get(pair, 1));
    if (name && entry.count) return add_entry(reader, entry);
    return reject_value(reader, place, pair, "a card and a count from 1 to 99");
}

static int add_value(DeckReader *reader, int section, const char *place,
                     const json_t *value)
{
    if (json_is_string(value))
        return add_text(reader, section, place, json_string_value(value));
    if (deck_json_cards_is_one(reader, value))
        return add_record(reader, section, place, value, NULL);
    if (json_array_size(value) == 2) return add_pair(reader, section, place, value);
    return reject_value(reader, place, value, "a card with its name or code");
}

// Returns whether [value] of a map from names to cards is a record of a card.
static bool is_counted(const DeckReader *reader, const json_t *value)
{
    const char *other;

    return deck_json_cards_is_one(reader, value) ||
           (json_is_object(value) && count_key(value, &other));
}

static int add_named(DeckReader *reader, int section, const char *place,
                     const char *name, const json_t *value)
{
    const int count = count_of(value);

    if (is_counted(reader, value))
        return add_record(reader, section, place, value, name);
    if (!count) return reject_value(reader, place, value, "a count from 1 to 99");
    return add_entry(
        reader,
        (DeckEntry){.section = section, .name = name, .count = count, .place = place});
}

static int read_map(DeckReader *reader, int section, const char *key, json_t *map)
{
    const char *name;
    json_t *value;

    json_object_foreach(map, name, value)
    {
        const char *place =
            arena_format(reader->arena, "%s.%.*s", key, text_fit(name, 80), name);
        if (add_named(reader, section, place, name, value)) return -1;
    }
    return 0;
}

// Returns the cards of a section that has their number beside them.
static const json_t *cards_within(const json_t *section)
{
    const json_t *cards = json_object_get(section, "cards");

    return json_is_object(cards) || json_is_array(cards) ? cards : section;
}

bool deck_json_cards_counted(const DeckReader *reader, const json_t *list)
{
    const json_t *item;
    const char *other;
    size_t i;

    json_array_foreach(list, i, item)
    {
        if (!deck_json_cards_is_one(reader, item) || !count_key(item, &other))
            return false;
    }
    return json_array_size(list);
}

int deck_json_cards_add(DeckReader *reader, int section, const char *key,
                        const json_t *value)
{
    json_t *item;
    size_t i;

    value = cards_within(value);
    if (json_is_object(value) && !deck_json_cards_is_one(reader, value))
        return read_map(reader, section, key, (json_t *)value);
    if (!json_is_array(value)) return add_value(reader, section, key, value);
    json_array_foreach(value, i, item)
    {
        const char *place = arena_format(reader->arena, "%s[%zu]", key, i);
        if (add_value(reader, section, place, item)) return -1;
    }
    return 0;
}
