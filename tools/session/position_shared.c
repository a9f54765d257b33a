// position_shared.c -- reads the part of a position that belongs to no player: shared
// zones, settings, notes.
//
// Only games whose positions are described by their zones have these keys.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/kernel/base/err.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/play/play_sitting.h"
#include "tools/session/position_inside.h"
#include "tools/session/session.h"

// A card of a shared zone belongs to the first player unless it tells another one.
int position_add_shared(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;

    reader->owner = 0;
    for (int i = 0; i < rules->zones_n; i++) {
        const json_t *list = json_object_get(json, rules->zones[i].name);

        if (!list || position_zone(rules, rules->zones[i].name, SCOPE_SHARED) != i)
            continue;
        const PlayPart part = {.key = rules->zones[i].name, .zone = (uint8_t)i};

        reader->part = &part;
        const int failed =
            position_add_cards(reader, list, spot_of(reader->table, i, 0));
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
    failed = session_set_object(rules, setup, told, reader->err);
    for (int i = 0; !failed && i < sitting_settings_n(rules); i++) {
        if (!setup->settings[i]) continue;
        if (!strcmp(sitting_setting(rules, i)->name, "asks_all"))
            reader->table->state->flags |= GAME_ASKS_ALL;
        else if (reader->rows->set_setting)
            reader->rows->set_setting(reader->table->state, i, setup->settings[i]);
    }
    free(setup);
    return failed;
}

// Finds the first thing whose card has that name; on the board first. 0: none.
static ObjectId thing_named(const Reader *reader, const char *name)
{
    const State *state = reader->table->state;
    ObjectId found = 0;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Card *card = object_card(reader->table, id);

        if (!state->objects[id].card || strcasecmp(card->name, name) != 0) continue;
        if (object_on_board(reader->table, id)) return id;
        if (!found) found = id;
    }
    return found;
}

// Reads the value of a note: a number, the name of a player or of a thing, false.
static int read_note(Reader *reader, const char *name, const json_t *json, Value *value)
{
    const int player =
        json_is_string(json) ? position_player(reader->position, json) : -1;
    const ObjectId id = json_is_string(json) && player < 0
                            ? thing_named(reader, json_string_value(json))
                            : 0;
    int n;

    *value = value_nil();
    if (json_is_false(json)) return 0;
    if (json_is_integer(json)) {
        if (position_check_number(reader, name, json, NUMBER_MAX, &n)) return -1;
        *value = value_number(n);
    } else if (player >= 0) {
        *value = value_player((PlayerId)player);
    } else if (id) {
        *value = value_object(object_ref(reader->table->state, id));
    } else {
        return position_bad(
            reader,
            "the note '%s' is a number, a player or a thing that is there",
            name);
    }
    return 0;
}

static int unknown_note(const Reader *reader, const char *name)
{
    const PlayNotes *notes = reader->rows->notes;
    JsonKeys keys;

    json_keys_start(&keys, "\"notes\"", NULL, 0);
    for (int i = 0; notes && notes->name(reader->table->rules, i); i++)
        if (i < JSON_KEYS_MAX)
            json_keys_add(&keys,
                          (JsonKey){.key = notes->name(reader->table->rules, i)});
    return json_keys_unknown(&keys, name, reader->err);
}

int position_add_notes(Reader *reader, const json_t *json)
{
    const json_t *told = json_object_get(json, "notes");
    const char *name;
    json_t *one;

    if (told && position_check_map(reader, "notes", told)) return -1;
    json_object_foreach((json_t *)told, name, one)
    {
        const int note = position_note(reader->table->rules, name);
        Value value;

        if (note < 0) return unknown_note(reader, name);
        if (read_note(reader, name, one, &value)) return -1;
        reader->rows->notes->write(reader->table, note, value);
    }
    return 0;
}

int position_note(const Rules *rules, const char *name)
{
    const PlayNotes *notes = position_rows(rules)->notes;

    for (int i = 0; notes && notes->name(rules, i); i++)
        if (!strcmp(name, notes->name(rules, i))) return i;
    return -1;
}
