// deck_json.c -- decks in JSON: of this project, of deck sites, of other engines.
//
// All have one idea under many names: an object with a main deck is a deck, at any
// depth of the file. Its sections are names, maps from name to count, or lists of names
// or records. A title, a player or a section of an object around the deck belongs to it
// too.

#include "db/decks/deck_json.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "db/decks/deck_heading.h"
#include "db/decks/deck_line.h"
#include "db/decks/deck_list.h"
#include "db/decks/deck_reader.h"
#include "db/text/printing_code.h"
#include "db/yaml/yaml_json.h"
#include "db/yaml/yaml_look.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"

enum { KEYS_TOLD = 3 };

// The parts of a deck that objects around it have.
typedef struct {
    const char *title;
    const char *player;
    const char *event;
    const json_t *section; // the section that may be there (PlayDecks.around)
    int depth;
} Around;

// Returns the first of [keys] with a value in [object], or NULL.
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
    const char *code = text_of(record, code_keys);

    if (!code) code = text_of(record, own);
    return code ? code : text_of(record, other_keys);
}

static bool is_record(const DeckReader *reader, const json_t *value)
{
    return json_is_object(value) &&
           (text_of(value, name_keys) || code_of(reader, value) ||
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
        if (!wanted || (id && !strcmp(id, wanted))) return text_of(variant, keys);
    }
    return NULL;
}

static int add_record(DeckReader *reader, int section, const char *place,
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
    if (!entry.code) entry.code = code_of(reader, named);
    if (!entry.name) entry.name = entry.code;
    // An id that is no code only counts if there is no name.
    if (entry.code && entry.name != entry.code &&
        !printing_code_read(entry.code, &code))
        entry.code = NULL;
    entry.count = count ? count_of(count) : 1;
    if (!entry.name)
        return reject_value(reader, place, record, "a card with its name or code");
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
    if (is_record(reader, value)) return add_record(reader, section, place, value);
    if (json_array_size(value) == 2) return add_pair(reader, section, place, value);
    return reject_value(reader, place, value, "a card with its name or code");
}

static int read_map(DeckReader *reader, int section, const char *key, json_t *map)
{
    const char *name;
    json_t *value;

    json_object_foreach(map, name, value)
    {
        const char *place =
            arena_format(reader->arena, "%s.%.*s", key, text_fit(name, 80), name);
        int count = count_of(value);
        int failed = count ? add_entry(reader,
                                       (DeckEntry){.section = section,
                                                   .name = name,
                                                   .count = count,
                                                   .place = place})
                           : reject_value(reader, place, value, "a count from 1 to 99");
        if (failed) return -1;
    }
    return 0;
}

static int read_section(DeckReader *reader, int section, const char *key,
                        const json_t *value)
{
    json_t *item;
    size_t i;

    if (json_is_object(value) && !is_record(reader, value))
        return read_map(reader, section, key, (json_t *)value);
    if (!json_is_array(value)) return add_value(reader, section, key, value);
    json_array_foreach(value, i, item)
    {
        const char *place = arena_format(reader->arena, "%s[%zu]", key, i);
        if (add_value(reader, section, place, item)) return -1;
    }
    return 0;
}

// Returns whether there is something to read, perhaps of a wrong kind.
static bool is_said(const json_t *value)
{
    const char *text = json_string_value(value);

    return value && !json_is_null(value) && !(text && !*text);
}

// Returns the first of [keys] with something to read in [object], or NULL. A weak key
// does not count if its value is just a text.
static const char *said_of(const json_t *object, const char *const *keys, bool weak)
{
    for (; keys && *keys; keys++) {
        const json_t *value = json_object_get(object, *keys);
        if (weak ? json_is_object(value) || json_is_array(value) : is_said(value))
            return *keys;
    }
    return NULL;
}

// Returns the key under which [object] has [section], or NULL.
static const char *key_of(const PlayDecks *rows, const json_t *object, int section)
{
    const DeckSection *row = &rows->sections[section];
    const char *key = said_of(object, row->keys, false);

    return key ? key : said_of(object, row->weak_keys, true);
}

// Returns whether [object] has a section that a list of cards never has.
static bool is_divided(const PlayDecks *rows, const json_t *object)
{
    for (int i = 0; i < rows->sections_n; i++)
        if (rows->sections[i].divides && key_of(rows, object, i)) return true;
    return false;
}

// Returns whether [object] is a deck. A weak key of the main section, such as "cards",
// counts only beside another section, because lists of cards have it too.
static bool is_deck(const PlayDecks *rows, const json_t *object)
{
    const DeckSection *main = &rows->sections[rows->main];
    const char *key = said_of(object, main->keys, false);
    const json_t *value;

    if (!key && is_divided(rows, object)) key = said_of(object, main->weak_keys, true);
    value = key ? json_object_get(object, key) : NULL;
    return json_is_object(value) || json_is_array(value);
}

// Takes the codes of printings from the deck's map of names to codes, if it has one.
static void take_codes(const DeckReader *reader, DeckList *list, const json_t *codes)
{
    for (int i = 0; i < list->n; i++) {
        DeckEntry *entry = &list->entries[i];
        const json_t *code = json_object_get(codes, entry->name);
        if (!entry->code)
            entry->code = arena_text(reader->arena, json_string_value(code));
    }
}

// Removes the second copy of a card that a list counts in two sections. Lists of this
// project always count it in the main section too ([counted]). Another list does if its
// main section has the usual number of cards with it.
static void take_out(DeckList *list, int section, bool counted)
{
    const PlayDecks *rows = list->game.rows;
    const char *named = NULL;
    int total = 0;

    for (int i = 0; i < list->n; i++) {
        if (list->entries[i].section == section) named = list->entries[i].name;
        if (list->entries[i].section == rows->main) total += list->entries[i].count;
    }
    if (named && (counted || total >= rows->sections[rows->main].usual))
        (void)deck_list_take_out(list, named);
}

static void take_doubles_out(DeckList *list, const json_t *object)
{
    const PlayDecks *rows = list->game.rows;
    const char *main = rows->sections[rows->main].name;

    for (int i = 0; i < rows->sections_n; i++)
        if (rows->sections[i].also)
            take_out(list,
                     i,
                     json_object_get(object, "main_count") ||
                         (json_is_object(json_object_get(object, main)) &&
                          json_object_get(object, rows->sections[i].name)));
}

static const char *title_of(const DeckReader *reader, const Around *around)
{
    const char *first = around->title ? around->title : around->player;
    const char *more = around->title ? NULL : around->event;

    if (!first) return arena_text(reader->arena, around->event);
    if (!more) return arena_text(reader->arena, first);
    return arena_format(reader->arena, "%s, %s", first, more);
}

// Reads the section around the deck, unless the deck has that section itself.
static int read_around(DeckReader *reader, const json_t *object, const Around *around)
{
    const PlayDecks *rows = reader->decks->game.rows;
    const int section = rows->around - 1;

    if (!around->section || key_of(rows, object, section)) return 0;
    return read_section(reader, section, rows->sections[section].name, around->section);
}

// Begins the next deck. Returns NULL with the reader's err if there are too many.
static DeckList *begin_deck(DeckReader *reader)
{
    if (reader->decks->n < DECKS_MAX) return deck_reader_begin(reader);
    (void)err_set(
        reader->err, CODE_DATA, "%s has more than %d decks", reader->path, DECKS_MAX);
    return NULL;
}

static int read_deck(DeckReader *reader, const json_t *object, const Around *around)
{
    const PlayDecks *rows = reader->decks->game.rows;

    DeckList *list = begin_deck(reader);
    if (!list) return -1;
    list->name = title_of(reader, around);
    list->sectioned = is_divided(rows, object) || around->section;
    for (int i = 0; i < rows->sections_n; i++) {
        const char *key = key_of(rows, object, i);
        if (key && read_section(reader, i, key, json_object_get(object, key)))
            return -1;
    }
    if (read_around(reader, object, around)) return -1;
    take_codes(reader, list, json_object_get(object, "codes"));
    take_doubles_out(list, object);
    return 0;
}

static void look_around(const PlayDecks *rows, const json_t *object, Around *around)
{
    static const char *const titles[] = {
        "name", "title", "deckName", "deck_name", NULL};
    static const char *const players[] = {"player", "author", NULL};
    static const char *const events[] = {"event", "environment", NULL};
    const char *text;

    if ((text = text_of(object, titles))) around->title = text;
    if ((text = text_of(object, players))) around->player = text;
    if ((text = text_of(object, events))) around->event = text;
    const char *key = rows->around ? key_of(rows, object, rows->around - 1) : NULL;
    if (key) around->section = json_object_get(object, key);
}

// Returns the section that a record names for itself, or HEADING_NONE.
static int section_of(const DeckReader *reader, const json_t *record)
{
    static const char *const keys[] = {
        "section", "Section", "board", "zone", "category", NULL};
    const char *text = text_of(record, keys);

    if (!text) return HEADING_NONE;
    return deck_heading_find(reader->decks->game.rows, text, strlen(text));
}

// Returns whether all items of a list are records with their sections, and no decks.
static bool is_records(const DeckReader *reader, const json_t *list)
{
    json_t *record;
    size_t i;

    json_array_foreach(list, i, record)
    {
        if (!is_record(reader, record) || is_deck(reader->decks->game.rows, record) ||
            section_of(reader, record) < HEADING_UNUSED)
            return false;
    }
    return json_array_size(list);
}

// Reads a list of records, each with its section, as a deck.
static int read_records(DeckReader *reader, const json_t *records, const Around *around)
{
    json_t *record;
    size_t i;
    DeckList *list = begin_deck(reader);

    if (!list) return -1;
    list->name = title_of(reader, around);
    list->sectioned = true;
    json_array_foreach(records, i, record)
    {
        const int section = section_of(reader, record);
        const char *place = arena_format(reader->arena, "[%zu]", i);
        if (section >= 0 && add_record(reader, section, place, record)) return -1;
    }
    return 0;
}

static int walk_json(DeckReader *reader, const json_t *value, Around around)
{
    const char *key;
    json_t *part;
    size_t i;

    if (around.depth++ == JSON_DEPTH_MAX)
        return err_set(reader->err,
                       65,
                       "%s has more than %d %s",
                       reader->path,
                       JSON_DEPTH_MAX,
                       limit_row(LIMIT_JSON_DEPTH)->words);
    if (is_records(reader, value)) return read_records(reader, value, &around);
    json_array_foreach(value, i, part) if (walk_json(reader, part, around)) return -1;
    if (!json_is_object(value)) return 0;
    look_around(reader->decks->game.rows, value, &around);
    if (is_deck(reader->decks->game.rows, value))
        return read_deck(reader, value, &around);
    json_object_foreach(
        (json_t *)value, key, part) if (walk_json(reader, part, around)) return -1;
    return 0;
}

// Returns the first keys of the outermost object for a message, or "".
static const char *keys_of(const DeckReader *reader, json_t *root)
{
    const char *key, *keys = "";
    json_t *value;
    int n = 0;

    json_object_foreach(root, key, value) if (n++ < KEYS_TOLD) keys =
        arena_format(reader->arena,
                     "%s%s'%.*s'",
                     keys,
                     *keys ? ", " : "; its first keys are ",
                     text_fit(key, 40),
                     key);
    return keys;
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
    int failed = walk_json(reader, root, (Around){0});
    const char *keys = keys_of(reader, root);
    json_decref(root);
    if (failed || reader->decks->n) return failed;
    return err_set(
        reader->err,
        65,
        "%s is JSON or YAML without a deck: no object has a main deck, and none has what "
        "a card has%s",
        reader->path,
        keys);
}

static bool is_json_deck(const char *text)
{
    text += strspn(text, " \t\r\n\f");
    if (*text != '[') return *text == '{';
    text += 1 + strspn(text + 1, " \t\r\n");
    if (*text == ']') return !text[1 + strspn(text + 1, " \t\r\n")];
    return *text && strchr("{[\"", *text);
}

static bool is_yaml_deck(const char *text)
{
    return yaml_look_fits(text, strlen(text));
}

static int read_yaml(DeckReader *reader, const char *text)
{
    size_t n;
    const char *json = yaml_json_text(
        text, strlen(text), reader->path, reader->arena, &n, reader->err);

    return json ? read_json(reader, json) : -1;
}

const DeckForm deck_form_yaml = {.fits = is_yaml_deck, .read = read_yaml};

const DeckForm deck_form_json = {.fits = is_json_deck, .read = read_json};
