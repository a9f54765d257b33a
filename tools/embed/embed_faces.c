// embed_faces.c -- which things of a game a seat sees, and in which order they have rows.
//
// Each face is asked for; nothing that the seat may not know decides about a row or its place.

#include "tools/embed/embed_faces.h"

#include <string.h>

#include "engine/kernel/game/game.h"
#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/spot.h"

// Finds out whose faces the seat may know, also those that the question shows.
static void find_faces(const Seeing *seeing, Seen *seen)
{
    const Table *table = seeing->table;
    const State *state = table->state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        seen->faces[id] = object->card && object->spot != NOWHERE &&
                                  game_shows_face(state, table, object, seeing->seat)
                              ? FACE_KNOWN
                              : FACE_HIDDEN;
    }
    for (int i = 0; seeing->asked && i < seeing->asked->options_n; i++) {
        const ObjectId id = seeing->asked->options[i].object;

        if (id && !seen->faces[id] &&
            question_view_turns_up(table, &state->objects[id]))
            seen->faces[id] = FACE_OFFERED;
    }
}

// Returns whether a thing has a row: the seat knows its face, or sees it lying on the board. The
// spaces of a map have none, as they never change: a thing says on which it stands.
static bool has_row(const Table *table, const Seen *seen, ObjectId id)
{
    if (spot_is_space(table, id)) return false;
    return seen->faces[id] ||
           spot_is(table, table->state->objects[id].spot, ZONE_BOARD);
}

// Gives the things their rows, in the order of their places; where the order may not be known,
// by their ids.
static void give_rows(const Table *table, const CwShape *shape, Seen *seen)
{
    const State *state = table->state;

    seen->n = 0;
    memset(seen->rows, 0, ((size_t)state->objects_n + 1) * sizeof *seen->rows);
    for (int spot = 0; spot < table->spots_n; spot++) {
        const bool ordered = game_shows_order(table, (SpotId)spot);
        const int first = seen->n;

        for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next) {
            if (!has_row(table, seen, id)) continue;
            int at = seen->n++;
            for (; !ordered && at > first && seen->things[at - 1] > id; at--)
                seen->things[at] = seen->things[at - 1];
            seen->things[at] = id;
        }
    }
    for (int i = 0; i < seen->n && i < shape->things; i++)
        seen->rows[seen->things[i]] = (uint16_t)(i + 1);
}

void embed_faces(const Seeing *seeing, const CwShape *shape, Seen *seen)
{
    find_faces(seeing, seen);
    give_rows(seeing->table, shape, seen);
}
