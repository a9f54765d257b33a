// desk_deck.c -- a deck as it is built: what it has, whether it is legal, and how it is written.

#include <stdlib.h>
#include <string.h>

#include "db/decks/deck_find.h"
#include "db/decks/deck_put.h"
#include "db/decks/deck_resolve.h"
#include "db/decks/deck_write.h"
#include "db/decks/lookup_deck.h"
#include "db/import/base/game_forms.h"
#include "engine/base/base.h"
#include "engine/play/sitting.h"
#include "tools/cards/deck_sheet.h"
#include "tools/desk/desk_inside.h"
#include "tools/door/json_keys.h"
#include "tools/door/json_safe.h"

enum { COPIES_MOST = 99 }; // of one card in a section, as readers of lines take it

// A deck on its way through one request.
typedef struct {
    Catalog *catalog;
    Store *store;
    Arena *arena;
    DeckList list;
    Problems problems; // of its lines
    const DeckWriter *writer;
    int mode;
} Built;

json_t *desk_do_decks(Protocol *protocol, const json_t *request, Err *err)
{
    Store *store = catalog_store(protocol->session->catalog);
    const DeckGame game = game_forms_of_decks(store->rules);
    Arena *arena = arena_new();
    json_t *decks = json_array(), *forms = json_array();
    const char **names;

    (void)request;
    const int n = lookup_deck_names(store, arena, &names, err);
    for (int i = 0; i < n; i++) json_array_append_new(decks, json_safe_text(names[i]));
    for (const DeckWriter *form = game.forms->writers; form->name; form++)
        json_array_append_new(
            forms, json_pack("{s:s, s:s}", "form", form->name, "doc", form->doc));
    arena_free(arena);
    if (n >= 0)
        return json_pack(
            "{s:s, s:o, s:o}", "type", "decks", "decks", decks, "forms", forms);
    json_decref(decks);
    json_decref(forms);
    return NULL;
}

// Reads mode and form. Returns 0, or -1 with [err].
static int read_wish(Built *built, const json_t *request, Err *err)
{
    const Rules *rules = built->store->rules;
    const char *mode = json_string_value(json_object_get(request, "mode"));
    const char *form = json_string_value(json_object_get(request, "form"));
    char names[160];

    built->mode = mode ? sitting_mode_find(rules, mode) : 0;
    built->writer = form ? deck_write_find(&built->list.game, form)
                         : built->list.game.forms->writers;
    if (built->mode < 0)
        return err_set(err,
                       CODE_DATA,
                       "mode '%s' is not one of%s",
                       mode,
                       sitting_mode_names(rules, names, sizeof names));
    if (!built->writer)
        return err_set(
            err, CODE_DATA, "no form of decks is called '%s': see 'decks'", form);
    return 0;
}

// Reads the deck; a text without anything is an empty one. Returns 0, or -1 with [err].
static int read_deck(Built *built, const char *given, Err *err)
{
    built->list.name = "";
    if (!given[strspn(given, " \t\r\n")]) return 0;
    if (deck_find_stored(built->store, given, &built->list, &built->problems, err))
        return -1;
    return deck_resolve(built->store, &built->list, &built->problems, err);
}

// Changes the counts that the request puts. Returns 0, or -1 with [err].
static int put_cards(Built *built, const json_t *puts, Err *err)
{
    static const JsonKey keys[] = {{"card", KEY_TEXT, true, 0, 0, NULL},
                                   {"section", KEY_TEXT, false, 0, 0, NULL},
                                   {"count", KEY_NUMBER, true, 0, COPIES_MOST, NULL}};
    JsonKeys known;

    json_keys_start(&known, "a card that is put", keys, COUNT_OF(keys));
    for (size_t i = 0; i < json_array_size(puts); i++) {
        const json_t *one = json_array_get(puts, i);
        const char *section = json_string_value(json_object_get(one, "section"));
        DeckPut put = {json_string_value(json_object_get(one, "card")),
                       section ? deck_list_section(&built->list.game, section) : -1,
                       (int)json_integer_value(json_object_get(one, "count"))};

        if (json_keys_check(&known, one, err)) return -1;
        if (section && put.section < 0)
            return err_set(err, CODE_DATA, "no section is called '%s'", section);
        if (deck_put(built->store, &built->list, &put, built->arena, err)) return -1;
    }
    return 0;
}

// Returns the cards of a section, each with its code, name and count in all printings.
static json_t *cards_of(const DeckList *list, int section)
{
    json_t *cards = json_array();

    for (int i = 0; i < list->n; i++) {
        const int n =
            list->entries[i].section == section ? deck_list_copies(list, i) : 0;

        if (n)
            json_array_append_new(cards,
                                  json_pack("{s:o, s:o, s:i}",
                                            "card",
                                            json_safe_text(list->entries[i].base),
                                            "name",
                                            json_safe_text(list->entries[i].name),
                                            "count",
                                            n));
    }
    return cards;
}

static json_t *sections_of(const DeckList *list)
{
    const PlayDecks *rows = list->game.rows;
    json_t *sections = json_array();

    for (int i = 0; i < rows->sections_n; i++)
        json_array_append_new(sections,
                              json_pack("{s:s, s:i, s:b, s:o}",
                                        "section",
                                        rows->sections[i].name,
                                        "room",
                                        rows->sections[i].room,
                                        "optional",
                                        rows->sections[i].optional,
                                        "cards",
                                        cards_of(list, i)));
    return sections;
}

// Returns what is told of the deck, or NULL with [err].
static json_t *tell_sheet(const Built *built, Err *err)
{
    DeckSheet *sheet = calloc(1, sizeof *sheet);
    json_t *told = NULL;

    ENOUGH(sheet);
    sheet->mode = built->mode;
    if (!deck_sheet_take(built->catalog, &built->list, &built->problems, sheet, err)) {
        const DeckBans bans = deck_sheet_bans(built->catalog, built->mode, NULL);

        told = deck_sheet_json(sheet, &bans, err);
    }
    free(sheet);
    return told;
}

// Returns the reply, or NULL with [err]. A deck with a line that names no card is told,
// and not written.
static json_t *tell_deck(Built *built, const char *given, const json_t *puts, Err *err)
{
    const char *name = built->list.name;

    if (built->problems.n && puts)
        return err_set(err,
                       CODE_DATA,
                       "%s; mend that first",
                       problem_line(&built->problems.list[0], built->arena)),
               NULL;
    if (put_cards(built, puts, err)) return NULL;
    const bool empty = !built->problems.n && !built->list.n;
    const char *text =
        built->problems.n ? given : deck_write_text(&built->list, built->arena, err);
    json_t *told = text ? tell_sheet(built, err) : NULL;
    if (!told) return NULL;
    json_object_set_new(told, "type", json_string("deck"));
    json_object_set_new(told, "name", json_safe_text(name));
    json_object_set_new(told, "text", json_safe_text(text));
    if (built->problems.n) return told;
    json_object_set_new(told, "sections", sections_of(&built->list));
    if (empty) return told;
    const char *written = built->writer->write(&built->list, built->arena, err);
    if (written)
        json_object_set_new(told, "written", json_safe_text(written));
    else
        json_object_set_new(told, "unwritten", json_safe_text(err->text));
    *err = (Err){0};
    return told;
}

json_t *desk_do_deck(Protocol *protocol, const json_t *request, Err *err)
{
    Catalog *catalog = protocol->session->catalog;
    const char *given = json_string_value(json_object_get(request, "deck"));
    Built built = {
        .catalog = catalog, .store = catalog_store(catalog), .arena = arena_new()};
    json_t *reply = NULL;

    built.problems.arena = built.arena;
    built.list.game = game_forms_of_decks(built.store->rules);
    if (!deck_sections_n(built.store->rules))
        protocol_refuse(err, "this game is played without decks");
    else if (!read_wish(&built, request, err) && !read_deck(&built, given, err))
        reply = tell_deck(&built, given, json_object_get(request, "put"), err);
    arena_free(built.arena);
    return reply;
}
