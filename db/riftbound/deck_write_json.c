// deck_write_json.c -- writes decks as JSON, in layouts that deck_json.c reads.

#include "db/riftbound/deck_write_json.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static const char *text_of(json_t *root, Arena *arena)
{
    char *text = json_dumps(root, JSON_INDENT(1));
    const char *kept = arena_format(arena, "%s\n", text);

    free(text);
    json_decref(root);
    return kept;
}

// Returns what the deck calls the card: its name, or its code where two cards have the name.
static const char *name_of(const DeckEntry *entry)
{
    return entry->shared ? entry->base : entry->name;
}

// Returns whether entry [at] is in the section of that name.
static bool is_in(const DeckList *list, int at, const char *section)
{
    return list->entries[at].section == deck_list_section(&list->game, section);
}

static const DeckEntry *first_of(const DeckList *list, const char *section)
{
    for (int i = 0; i < list->n; i++)
        if (is_in(list, i, section)) return &list->entries[i];
    return NULL;
}

static void set_first(json_t *object, const char *key, const DeckList *list,
                      const char *section, bool code)
{
    const DeckEntry *entry = first_of(list, section);

    if (entry)
        json_object_set_new(
            object, key, json_string(code ? entry->code : name_of(entry)));
}

// Adds the cards of [section] to a map from name to count.
static void add_counts(json_t *map, const DeckList *list, const char *section)
{
    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        if (!is_in(list, i, section)) continue;
        json_int_t before = json_integer_value(json_object_get(map, name_of(entry)));
        json_object_set_new(map, name_of(entry), json_integer(before + entry->count));
    }
}

static json_t *counts_of(const DeckList *list, const char *section)
{
    json_t *map = json_object();

    add_counts(map, list, section);
    return map;
}

// Returns an array with the name, or the code, of each copy in [section].
static json_t *copies_of(const DeckList *list, const char *section, bool code)
{
    json_t *array = json_array();

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        for (int n = 0; is_in(list, i, section) && n < entry->count; n++)
            json_array_append_new(array,
                                  json_string(code ? entry->code : name_of(entry)));
    }
    return array;
}

static json_t *legends_of(const DeckList *list)
{
    json_t *legends = copies_of(list, "legend", false);

    if (json_array_size(legends) > 1) return legends;
    json_t *only = json_incref(json_array_get(legends, 0));
    json_decref(legends);
    return only ? only : json_null();
}

// Counts the champion in the main deck and names it apart. A map "codes" has the
// printings.
const char *deck_write_json(const DeckList *list, Arena *arena, Err *err)
{
    json_t *root = json_object();
    json_t *main = json_object();
    json_t *codes = json_object();
    (void)err;

    json_object_set_new(root, "name", json_string(list->name));
    json_object_set_new(root, "legend", legends_of(list));
    set_first(root, "champion", list, "champion", false);
    add_counts(main, list, "champion");
    add_counts(main, list, "main");
    json_object_set_new(root, "main", main);
    json_object_set_new(root, "runes", counts_of(list, "runes"));
    json_object_set_new(root, "battlefields", copies_of(list, "battlefields", false));
    json_object_set_new(root, "sideboard", counts_of(list, "side"));
    for (int i = 0; i < list->n; i++)
        json_object_set_new(
            codes, name_of(&list->entries[i]), json_string(list->entries[i].code));
    json_object_set_new(root, "codes", codes);
    return text_of(root, arena);
}

static json_t *records_of(const DeckList *list, const char *section, bool code)
{
    json_t *array = json_array();

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        if (!is_in(list, i, section)) continue;
        json_t *record =
            json_pack("{ss si}", "name", name_of(entry), "qty", entry->count);
        if (code) json_object_set_new(record, "code", json_string(entry->code));
        json_array_append_new(array, record);
    }
    return array;
}

// Keeps the champion out of the main deck.
const char *deck_write_json_oracle(const DeckList *list, Arena *arena, Err *err)
{
    json_t *root = json_object();
    (void)err;

    json_object_set_new(root, "name", json_string(list->name));
    json_object_set_new(root, "legend", legends_of(list));
    set_first(root, "chosenChampion", list, "champion", false);
    json_object_set_new(root, "main", records_of(list, "main", true));
    json_object_set_new(root, "runes", records_of(list, "runes", false));
    json_object_set_new(root, "battlefields", copies_of(list, "battlefields", false));
    json_object_set_new(root, "sideboard", records_of(list, "side", true));
    return text_of(root, arena);
}

const char *deck_write_json_arena(const DeckList *list, Arena *arena, Err *err)
{
    static const struct {
        const char *key;
        const char *section;
    } parts[] = {{"legend", "legend"},
                 {"champion", "champion"},
                 {"runes", "runes"},
                 {"battlefields", "battlefields"},
                 {"mainDeck", "main"},
                 {"sideboard", "side"}};
    json_t *deck = json_object();
    int total = 0;
    (void)err;

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        json_object_set_new(deck, parts[i].key, counts_of(list, parts[i].section));
    for (int i = 0; i < list->n; i++)
        if (!is_in(list, i, "side")) total += list->entries[i].count;
    return text_of(
        json_pack(
            "{ss si so}", "title", list->name, "cardCount", total, "deckList", deck),
        arena);
}

const char *deck_write_json_ids(const DeckList *list, Arena *arena, Err *err)
{
    json_t *root = json_object();
    (void)err;

    json_object_set_new(root, "name", json_string(list->name));
    set_first(root, "legendId", list, "legend", true);
    set_first(root, "championId", list, "champion", true);
    json_object_set_new(root, "battlefields", copies_of(list, "battlefields", true));
    json_object_set_new(root, "mainDeck", copies_of(list, "main", true));
    json_object_set_new(root, "runeDeck", copies_of(list, "runes", true));
    json_object_set_new(root, "sideboard", copies_of(list, "side", true));
    return text_of(root, arena);
}
