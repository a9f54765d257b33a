// position_shared.c -- reads the part of a position that belongs to no player: shared
// zones and settings; then all notes, also those of players, because a note may be about a
// thing.
//
// Only games whose positions are described by their zones have these keys.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/text/name_match.h"
#include "engine/base/err.h"
#include "engine/base/number.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/play/play_sitting.h"
#include "tools/position/position_inside.h"
#include "tools/session/session.h"

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

int position_add_map(Reader *reader, const json_t *json)
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

// A card of a shared zone belongs to the first player unless it tells another one.
int position_add_shared(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;

    reader->owner = 0;
    for (int i = 0; i < rules->zones_n; i++) {
        const json_t *list = json_object_get(json, rules->zones[i].name);

        const bool map = rules->zones[i].scope == SCOPE_SPACE;

        if (!list ||
            (!map && position_zone(rules, rules->zones[i].name, SCOPE_SHARED) != i))
            continue;
        const PlayPart part = {.key = rules->zones[i].name, .zone = (uint8_t)i};

        reader->part = &part;
        const int failed =
            map ? position_add_map(reader, list)
                : position_add_cards(reader, list, spot_of(reader->table, i, 0));
        reader->part = NULL;
        if (failed) return -1;
    }
    return 0;
}

int position_add_settings(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;
    const json_t *told = json_object_get(json, "settings");
    Setup *setup = told ? calloc(1, sizeof *setup) : NULL;
    int failed;

    if (!told) return 0;
    ENOUGH(setup);
    setup->mode = reader->mode;
    failed = session_set_object(rules, setup, told, reader->err);
    for (int i = 0; !failed && i < sitting_settings_n(rules); i++) {
        if (!setup->settings[i]) continue;
        if (!strcmp(sitting_setting(rules, i)->name, "asks_all"))
            reader->table->state->flags |= GAME_ASKS_ALL;
        else if (reader->rows->set_setting)
            reader->rows->set_setting(
                rules, reader->table->state, i, setup->settings[i]);
    }
    free(setup);
    return failed;
}

// ---- notes

// Finds the first thing whose card has that name; on the board first. 0: none.
static ObjectId thing_named(const Reader *reader, const char *name)
{
    const State *state = reader->table->state;
    ObjectId found = 0;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Card *card = object_card(reader->table, id);

        if (!state->objects[id].card) continue;
        if (strcasecmp(card->name, name) != 0 && strcasecmp(card->code, name) != 0)
            continue;
        if (object_on_board(reader->table, id)) return id;
        if (!found) found = id;
    }
    return found;
}

// Reads one of the words of a note, as the number that it stands for.
static int read_word(Reader *reader, const PlayNote *row, const json_t *json,
                     Value *value)
{
    const char *word = json_string_value(json);
    NameMatch match;

    if (!word)
        return err_set(reader->err,
                       CODE_DATA,
                       "the note '%s' is a word: %s, %s ...",
                       row->name,
                       row->words[0],
                       row->words[row->words_n > 1]);
    name_match_start(&match, word);
    for (int i = 0; i < row->words_n; i++) {
        *value = value_number(i + 1);
        if (!strcasecmp(word, row->words[i])) return 0;
        name_match_offer(&match, row->words[i]);
    }
    return err_set(reader->err,
                   CODE_DATA,
                   "the note '%s' has no word '%.*s'%s",
                   row->name,
                   text_fit(word, 60),
                   word,
                   text_hint(name_match_best(&match)).text);
}

// Returns the player whom a note keeps, by name or as {"player": 1}; -1: it is none.
static int player_of(const Reader *reader, const json_t *json)
{
    const json_t *number = json_object_get(json, "player");

    if (json_is_string(json)) return position_player(reader->position, json);
    return json_object_size(json) == 1 && number
               ? position_player(reader->position, number)
               : -1;
}

// Reads the value of a note: a word of it, a number, a player, the name of a thing, false.
static int read_value(Reader *reader, const PlayNote *row, const json_t *json,
                      Value *value)
{
    const char *name = json_string_value(json);
    const int player = player_of(reader, json);
    const ObjectId id = name && player < 0 ? thing_named(reader, name) : 0;
    int n;

    *value = value_nil();
    if (json_is_false(json) && !row->most) return 0;
    if (row->words) return read_word(reader, row, json, value);
    if (json_is_integer(json)) {
        if (position_check_number(reader, row->name, json, NUMBER_MAX, &n)) return -1;
        *value = value_number(n);
    } else if (player >= 0) {
        *value = value_player((PlayerId)player);
    } else if (id) {
        *value = value_object(object_ref(reader->table->state, id));
    } else {
        return position_bad(
            reader,
            row->most
                ? "the note '%s' is a list of numbers, players or things that are there"
                : "the note '%s' is a number, a player or a thing that is there",
            row->name);
    }
    return 0;
}

static int add_value(Reader *reader, NotePlace place, const json_t *json)
{
    const PlayNotes *notes = reader->rows->notes;
    const Rules *rules = reader->table->rules;
    Value value;

    if (read_value(reader, notes->row(rules, place.note), json, &value)) return -1;
    notes->write(rules, reader->table->state, place, value);
    return 0;
}

// Reads the entries of a list.
static int add_list(Reader *reader, NotePlace place, const json_t *json)
{
    const PlayNote *row = reader->rows->notes->row(reader->table->rules, place.note);
    size_t i;
    json_t *one;

    if (!json_is_array(json))
        return position_bad(reader, "the note '%s' is a list", row->name);
    if (json_array_size(json) > row->most)
        return err_set(reader->err,
                       CODE_DATA,
                       "the note '%s' has room for %d entries, not %zu",
                       row->name,
                       row->most,
                       json_array_size(json));
    json_array_foreach((json_t *)json, i, one)
    {
        place.entry = (int)i;
        if (add_value(reader, place, one)) return -1;
    }
    return 0;
}

static int unknown_note(const Reader *reader, const char *name)
{
    const PlayNotes *notes = reader->rows->notes;
    const PlayNote *row;
    JsonKeys keys;

    json_keys_start(&keys, "\"notes\"", NULL, 0);
    for (int i = 0; notes && (row = notes->row(reader->table->rules, i)); i++)
        if (i < JSON_KEYS_MAX) json_keys_add(&keys, (JsonKey){.key = row->name});
    return json_keys_unknown(&keys, name, reader->err);
}

// Reads what [json] says under "notes", of the player or of the game.
static int add_notes(Reader *reader, const json_t *json, PlayerId player)
{
    const json_t *told = json_object_get(json, "notes");
    const char *name;
    json_t *one;

    if (!told) return 0;
    if (position_check_map(reader, "notes", told)) return -1;
    json_object_foreach((json_t *)told, name, one)
    {
        const int note = position_note(reader->table->rules, name);

        if (note < 0) return unknown_note(reader, name);
        const NotePlace place = {note, player, 0};
        const PlayNote *row = reader->rows->notes->row(reader->table->rules, note);

        if (row->per_player != (player != NOBODY))
            return position_bad(
                reader,
                row->per_player ? "each player has the note '%s': tell it of a player"
                                : "all players share the note '%s': tell it of none",
                name);
        if (row->most ? add_list(reader, place, one) : add_value(reader, place, one))
            return -1;
    }
    return 0;
}

int position_add_notes(Reader *reader, const json_t *json)
{
    return add_notes(reader, json, NOBODY);
}

int position_add_player_notes(Reader *reader, const json_t *json)
{
    return add_notes(reader, json, reader->owner);
}

int position_note(const Rules *rules, const char *name)
{
    const PlayNotes *notes = position_rows(rules)->notes;
    const PlayNote *row;

    for (int i = 0; notes && (row = notes->row(rules, i)); i++)
        if (!strcmp(name, row->name)) return i;
    return -1;
}
