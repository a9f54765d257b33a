// position_note.c -- the notes of a position, those of the game and those of players.
//
// The Rules say which notes there are; each of the four ways walks them.

#include "tools/position/position_note.h"

#include <string.h>
#include <strings.h>

#include "db/text/name_match.h"
#include "engine/base/err.h"
#include "engine/base/number.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_json.h"

// Returns the row of a note, NULL behind the last one.
static const PlayNote *row_of(const Rules *rules, int note)
{
    const PlayNotes *notes = position_rows(rules)->notes;

    return notes ? notes->row(rules, note) : NULL;
}

int position_note(const Rules *rules, const char *name)
{
    const PlayNote *row;

    for (int i = 0; (row = row_of(rules, i)); i++)
        if (!strcmp(name, row->name)) return i;
    return -1;
}

// ---- put

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

    if (read_value(reader, row_of(rules, place.note), json, &value)) return -1;
    notes->write(rules, reader->table->state, place, value);
    return 0;
}

// Reads the entries of a list.
static int add_list(Reader *reader, NotePlace place, const json_t *json)
{
    const PlayNote *row = row_of(reader->table->rules, place.note);
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
    const PlayNote *row;
    JsonKeys keys;

    json_keys_start(&keys, "\"notes\"", NULL, 0);
    for (int i = 0; (row = row_of(reader->table->rules, i)); i++)
        if (i < JSON_KEYS_MAX) json_keys_add(&keys, (JsonKey){.key = row->name});
    return json_keys_unknown(&keys, name, reader->err);
}

static int put_note(Reader *reader, const char *name, const json_t *json,
                    PlayerId player)
{
    const int note = position_note(reader->table->rules, name);
    const NotePlace place = {note, player, 0};
    const PlayNote *row;

    if (note < 0) return unknown_note(reader, name);
    row = row_of(reader->table->rules, note);
    if (row->per_player != (player != NOBODY))
        return position_bad(reader,
                            row->per_player
                                ? "each player has the note '%s': tell it of a player"
                                : "all players share the note '%s': tell it of none",
                            name);
    return row->most ? add_list(reader, place, json) : add_value(reader, place, json);
}

int position_note_put(Reader *reader, const json_t *told, PlayerId player)
{
    const char *name;
    json_t *one;

    if (position_check_map(reader, "notes", told)) return -1;
    json_object_foreach((json_t *)told, name, one)
    {
        if (put_note(reader, name, one, player)) return -1;
    }
    return 0;
}

// ---- read

// Returns how many values a note keeps, and one of them.
static int count_of(const PositionView *view, NotePlace place)
{
    const Rules *rules = view->table->rules;

    return position_rows(rules)->notes->count(rules, view->state, place);
}

static Value value_of(const PositionView *view, NotePlace place)
{
    const Rules *rules = view->table->rules;

    return position_rows(rules)->notes->read(rules, view->state, place);
}

// Returns one value in the words of positions and claims, or as programs see it.
typedef json_t *SayValue(const PositionView *view, const PlayNote *row, Value value);

static json_t *say_value(const PositionView *view, const PlayNote *row, Value value)
{
    if (value.kind == VALUE_NUMBER)
        return row->words ? json_string(row->words[value.n - 1])
                          : json_integer(value.n);
    if (value.kind == VALUE_PLAYER)
        return position_view_player(view, (PlayerId)value.n);
    if (value.kind == VALUE_OBJECT)
        return json_string(position_card_name(view->table, value.ref.id));
    return json_false();
}

static json_t *write_value(const PositionView *view, const PlayNote *row, Value value)
{
    json_t *json;

    if (value.kind == VALUE_NUMBER && row->words)
        return json_safe_text(row->words[value.n - 1]);
    if (value.kind == VALUE_NUMBER) return json_integer(value.n);
    if (value.kind == VALUE_NIL) return json_null();
    json = json_object();
    if (value.kind == VALUE_PLAYER) {
        json_safe_set(json, "player", json_integer(value.n));
        return json;
    }
    json_safe_set(json, "object", json_integer(value.ref.id));
    json_safe_set(
        json,
        "card",
        position_json_card(view->table, object_face(view->state, value.ref.id)));
    return json;
}

// Returns all that a note keeps: one value, or a list.
static json_t *say_note(const PositionView *view, NotePlace place, SayValue *say)
{
    const PlayNote *row = row_of(view->table->rules, place.note);
    const int n = count_of(view, place);
    json_t *list;

    if (!row->most) return say(view, row, value_of(view, place));
    list = json_array();
    for (; place.entry < n; place.entry++)
        json_array_append_new(list, say(view, row, value_of(view, place)));
    return list;
}

json_t *position_note_entry(const PositionView *view, PlayerId player, const char *name)
{
    const NotePlace place = {.note = position_note(view->table->rules, name),
                             .player = player};
    const PlayNote *row =
        place.note < 0 ? NULL : row_of(view->table->rules, place.note);

    if (!row || row->per_player != (player != NOBODY)) return NULL;
    return say_note(view, place, say_value);
}

// ---- told

static bool is_blank(const json_t *value)
{
    return !value || json_is_false(value) ||
           (json_is_array(value) && !json_array_size(value));
}

void position_note_tell(const PositionView *view, PlayerId player, json_t *json)
{
    json_t *told = json_object();
    const PlayNote *row;

    for (int i = 0; (row = row_of(view->table->rules, i)); i++) {
        json_t *value = position_note_entry(view, player, row->name);

        if (!is_blank(value)) json_object_set(told, row->name, value);
        json_decref(value);
    }
    position_json_add_any(json, "notes", told);
}

void position_note_write(const PositionView *view, PlayerId player, json_t *json)
{
    json_t *shown = json_object();
    const PlayNote *row;

    for (int i = 0; (row = row_of(view->table->rules, i)); i++) {
        const NotePlace place = {.note = i, .player = player};

        if (row->shown && row->per_player == (player != NOBODY))
            json_safe_set(shown, row->name, say_note(view, place, write_value));
    }
    position_json_add_any(json, "notes", shown);
}
