// position_check.c -- checks what may stand in a position: keys, kinds of cards, ranges.
//
// Each check fills the error and returns -1. Each part is checked before it is set up.
// Faults that no check of one part can see break an invariant of the whole, which is
// checked at the end.

#include <string.h>

#include "engine/base/err.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play.h"
#include "engine/play/play_sitting.h"
#include "tools/position/position_inside.h"

// A table of Lua without entries is a list without entries, and may be meant as a map.
int position_check_map(const Reader *reader, const char *key, const json_t *value)
{
    const JsonKey row = {key, KEY_OBJECT, false, 0, 0, NULL};

    if (reader->position->of_lua && json_is_array(value) && !json_array_size(value))
        return 0;
    return json_keys_check_value("a player of a position", &row, value, reader->err);
}

int position_check_value(const Reader *reader, const char *key, KeyKind kind,
                         const json_t *value)
{
    const JsonKey row = {key, kind, false, 0, 0, NULL};

    return json_keys_check_value("a player of a position", &row, value, reader->err);
}

int position_check_number(const Reader *reader, const char *key, const json_t *value,
                          int most, int *n)
{
    const JsonKey row = {key, KEY_NUMBER, false, 0, most, NULL};

    *n = (int)json_integer_value(value);
    return json_keys_check_value("a position", &row, value, reader->err);
}

int position_points_most(const Reader *reader)
{
    return reader->rows->points_most ? reader->rows->points_most : NUMBER_MAX;
}

int position_counter_most(const Reader *reader, int counter, bool of_player)
{
    const PlayPosition *rows = reader->rows;
    const int most = rows->counter_most
                         ? rows->counter_most(reader->table->rules, counter, of_player)
                         : 0;

    if (most) return most;
    return NUMBER_MAX;
}

// Adds the names of the rows of [bits] to [text].
static void list_names(const NameRow *rows, int n, int bits, char *text, size_t size)
{
    size_t used = strlen(text);

    for (int i = 0; i < n; i++)
        if (bits >> i & 1)
            used += text_format(
                text + used, size - used, "%s%s", *text ? ", " : "", rows[i].name);
}

static int wrong_type(const Reader *reader, const Card *card, const char *where,
                      int types)
{
    const Rules *rules = reader->table->rules;
    char found[80] = "", wanted[160] = "";

    list_names(rules->types, rules->types_n, card->types, found, sizeof found);
    list_names(rules->types, rules->types_n, types, wanted, sizeof wanted);
    return err_set(reader->err,
                   CODE_DATA,
                   "'%s' (%s) does not belong in \"%s\": that takes %s",
                   card->name,
                   found,
                   where,
                   wanted);
}

int position_check_type(const Reader *reader, CardId id, const char *where, int types)
{
    const Card *card = &reader->table->library->cards[id];

    if (!types || card->types & types) return 0;
    return wrong_type(reader, card, where, types);
}

int position_check_card(const Reader *reader, CardId id)
{
    const Rules *rules = reader->table->rules;
    const Card *card = &reader->table->library->cards[id];
    const PlayPart *part = reader->part;
    char wanted[80] = "";

    if (card->types & rules->spaces.types)
        return err_set(reader->err,
                       CODE_DATA,
                       "'%s' is a space of the map, which is there already",
                       card->name);
    if (!part) return 0;
    if (position_check_type(reader, id, part->key, part->types)) return -1;
    if (!part->tokens && card->supertypes & reader->rows->token_supertypes)
        return err_set(reader->err,
                       CODE_DATA,
                       "'%s' is a token, and \"%s\" takes none",
                       card->name,
                       part->key);
    if (!part->supertypes || card->supertypes & part->supertypes) return 0;
    list_names(rules->supertypes,
               rules->supertypes_n,
               part->supertypes,
               wanted,
               sizeof wanted);
    return err_set(reader->err,
                   CODE_DATA,
                   "'%s' does not belong in \"%s\": it is no %s",
                   card->name,
                   part->key,
                   wanted);
}

// Returns how many cards of the spot take room: those that lie there by themselves.
static int by_themselves(const Table *table, SpotId spot)
{
    const State *state = table->state;
    int n = spot_space(table, spot) ? -1 : 0; // a space is no thing at itself

    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next)
        n += !state->objects[id].host;
    return n;
}

int position_check_room(const Reader *reader, SpotId spot)
{
    const State *state = reader->table->state;
    const PlayPart *part = reader->part;
    int most;

    if (!object_room(state))
        return position_bad(reader, "%s", "a position has no room for so many cards");
    if (!part) return 0;
    most = part->most;
    if (reader->rows->room)
        most = reader->rows->room(reader->table->rules, spot_zone(reader->table, spot));
    // A thing that is attached to a card takes no room beside it.
    if (!most || !strcmp(part->key, "attached")) return 0;
    if (by_themselves(reader->table, spot) < most) return 0;
    return err_set(reader->err,
                   CODE_DATA,
                   "\"%s\" holds at most %d card%s",
                   part->key,
                   most,
                   most == 1 ? "" : "s");
}

int position_check_whole(const Reader *reader)
{
    State *state = reader->table->state;
    const bool changed = state->changed;
    const char *broken;

    // Some invariants hold only when no cleanup is due; a position comes after it.
    state->changed = false;
    broken = game_verify(state, reader->table);
    state->changed = changed;
    return broken ? position_bad(reader, "no such position is possible: %s", broken)
                  : 0;
}

const Card *position_unplayable(const Table *table)
{
    const State *state = table->state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Card *card = object_card(table, id);

        if (state->objects[id].card && card->unplayable) return card;
    }
    return NULL;
}
