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
#include "db/decks/deck_json_cards.h"
#include "db/decks/deck_list.h"
#include "db/decks/deck_mark.h"
#include "db/decks/deck_reader.h"
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
    return deck_json_cards_add(
        reader, section, rows->sections[section].name, around->section);
}

// Tells of the parts of [object] that no deck has, such as a maybeboard.
static void leave_parts(const DeckReader *reader, DeckList *list, const json_t *object)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)object, key, value)
    {
        const bool cards = json_object_size(value) || json_array_size(value);
        if (cards &&
            deck_heading_find(list->game.rows, key, strlen(key)) == HEADING_UNUSED)
            deck_mark_leave(
                &list->left, 0, 1U << LEFT_UNUSED, arena_text(reader->arena, key));
    }
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
        if (key && deck_json_cards_add(reader, i, key, json_object_get(object, key)))
            return -1;
    }
    if (read_around(reader, object, around)) return -1;
    leave_parts(reader, list, object);
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

    if ((text = deck_json_cards_text(object, titles))) around->title = text;
    if ((text = deck_json_cards_text(object, players))) around->player = text;
    if ((text = deck_json_cards_text(object, events))) around->event = text;
    const char *key = rows->around ? key_of(rows, object, rows->around - 1) : NULL;
    if (key) around->section = json_object_get(object, key);
}

// Returns the section that a record names for itself, or HEADING_NONE.
static int section_of(const DeckReader *reader, const json_t *record)
{
    static const char *const keys[] = {
        "section", "Section", "board", "zone", "category", NULL};
    const char *text = deck_json_cards_text(record, keys);

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
        if (!deck_json_cards_is_one(reader, record) ||
            is_deck(reader->decks->game.rows, record) ||
            section_of(reader, record) < HEADING_UNUSED)
            return false;
    }
    return json_array_size(list);
}

bool deck_json_is_records(const DeckGame *game, const char *text, size_t n)
{
    DeckLists decks = {.game = *game};
    const DeckReader reader = {.decks = &decks};
    json_t *root = json_loadb(text, n, 0, NULL);
    const json_t *within = json_object_get(root, "cards");
    const bool is = root && is_records(&reader, within ? within : root);

    json_decref(root);
    return is;
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
        if (section == HEADING_UNUSED)
            deck_mark_leave(&list->left, 0, 1U << LEFT_UNUSED, place);
        else if (deck_json_cards_add(reader, section, place, record))
            return -1;
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

// Reads a file that is nothing but cards with their counts: a deck without sections.
static int read_plain(DeckReader *reader, const json_t *root)
{
    const json_t *within = json_object_get(root, "cards");
    const json_t *cards = within ? within : root;

    if (reader->decks->n || !deck_json_cards_counted(reader, cards)) return 0;
    DeckList *list = deck_reader_begin(reader);
    Around around = {0};
    look_around(reader->decks->game.rows, root, &around);
    list->name = title_of(reader, &around);
    return deck_json_cards_add(
        reader, reader->decks->game.rows->main, within ? "cards" : "", cards);
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
    const int failed =
        walk_json(reader, root, (Around){0}) || read_plain(reader, root) ? -1 : 0;
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
    const char *json =
        yaml_json_text(text, strlen(text), reader->path, reader->arena, reader->err);

    return json ? read_json(reader, json) : -1;
}

const DeckForm deck_form_yaml = {.fits = is_yaml_deck, .read = read_yaml};

const DeckForm deck_form_json = {.fits = is_json_deck, .read = read_json};
