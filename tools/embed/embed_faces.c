// embed_faces.c -- which things of a game a seat sees, and in which order they have rows.
//
// Each face is asked for; nothing that the seat may not know decides about a row or its place.

#include "tools/embed/embed_faces.h"

#include <string.h>

#include "engine/kernel/game/game.h"
#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/spot.h"

// Finds the faces that the question shows.
static void find_offered(const Seeing *seeing, Seen *seen)
{
    const Table *table = seeing->table;
    const State *state = table->state;

    memset(seen->faces, FACE_HIDDEN, (size_t)state->objects_n + 1);
    for (int i = 0; seeing->asked && i < seeing->asked->options_n; i++) {
        const ObjectId id = seeing->asked->options[i].object;

        if (id && question_view_turns_up(table, &state->objects[id]))
            seen->faces[id] = FACE_OFFERED;
    }
}

// Gives the thing a row behind the others of its spot, the first of which is in row [first]: where
// their order may not be known, by their ids.
static void give_row(Seen *seen, int first, bool ordered, ObjectId id)
{
    int at = seen->n++;

    for (; !ordered && at > first && seen->things[at - 1] > id; at--)
        seen->things[at] = seen->things[at - 1];
    seen->things[at] = id;
}

// Lists the things of a spot of which nothing is seen, until a face is revealed or offered: most
// decks have none.
static void list_secret(const Seeing *seeing, SpotId spot, Seen *seen)
{
    const Table *table = seeing->table;
    const Object *objects = table->state->objects;
    const int first = seen->n;
    ObjectId id = table->state->spots[spot].first;

    for (; id; id = objects[id].next) {
        const Object *object = &objects[id];

        if (!(object->flags & OBJECT_REVEALED || seen->faces[id])) continue;
        if (object->card && game_shows_face(table->state, table, object, seeing->seat))
            seen->faces[id] = FACE_KNOWN;
        if (seen->faces[id] && !spot_is_space(table, id))
            give_row(seen, first, false, id);
    }
}

// Finds out whose faces in the spot the seat may know, and lists the things there that have a row:
// the seat knows the face, or sees the thing lie on the board. The spaces of a map have none, as
// they never change: a thing says on which it stands.
static void list_spot(const Seeing *seeing, SpotId spot, Seen *seen)
{
    const Table *table = seeing->table;
    const State *state = table->state;
    const bool lies_on_board = spot_is(table, spot, ZONE_BOARD);

    if (!lies_on_board && spot_is(table, spot, ZONE_SECRET)) {
        list_secret(seeing, spot, seen);
        return;
    }
    const bool ordered = game_shows_order(table, spot);
    const bool open = game_shows_faces(table, spot);
    const int first = seen->n;
    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next) {
        const Object *object = &state->objects[id];

        if (object->card &&
            (open || game_shows_face(state, table, object, seeing->seat)))
            seen->faces[id] = FACE_KNOWN;
        if (!spot_is_space(table, id) && (seen->faces[id] || lies_on_board))
            give_row(seen, first, ordered, id);
    }
}

// Gives the things their rows, in the order of their places; where the order may not be known,
// by their ids.
static void give_rows(const Seeing *seeing, const CwShape *shape, Seen *seen)
{
    const State *state = seeing->table->state;

    seen->n = 0;
    memset(seen->rows, 0, ((size_t)state->objects_n + 1) * sizeof *seen->rows);
    for (int spot = 0; spot < seeing->table->spots_n; spot++)
        if (state->spots[spot].first) list_spot(seeing, (SpotId)spot, seen);
    for (int i = 0; i < seen->n && i < shape->things; i++)
        seen->rows[seen->things[i]] = (uint16_t)(i + 1);
}

enum { COUNTED_AT_ONCE = 32 };

_Static_assert(OBJECTS_MAX % COUNTED_AT_ONCE == 0, "all of them are there");

// Finds out which things have counters, several at once. What is behind the last one counts for
// nothing.
static void find_counted(const State *state, Seen *seen)
{
    const int counters_n = state->counters_n;

    for (int id = 0; id <= state->objects_n; id += COUNTED_AT_ONCE) {
        uint16_t any[COUNTED_AT_ONCE] = {0};

        for (int i = 0; i < counters_n; i++)
            for (int k = 0; k < COUNTED_AT_ONCE; k++)
                any[k] |= state->counters[i][id + k];
        memcpy(&seen->counted[id], any, sizeof any);
    }
}

static void find_sides(const Seeing *seeing, Seen *seen)
{
    const int n = seeing->table->state->players_n;

    memset(seen->sides, 0, sizeof seen->sides);
    for (int i = 0; i < n; i++)
        seen->sides[i] = (uint8_t)((i - seeing->seat + n) % n + 1);
}

void embed_faces(const Seeing *seeing, const CwShape *shape, Seen *seen)
{
    find_offered(seeing, seen);
    give_rows(seeing, shape, seen);
    if (seeing->numbers) find_counted(seeing->table->state, seen);
    find_sides(seeing, seen);
}
