// scene_spot.c -- names a spot; a place among several of one name has its number.

#include "engine/kernel/game/game.h"
#include "engine/play/play_board.h"
#include "tools/view/keys.h"
#include "tools/view/scene.h"

static void add_zone(const Scene *scene, int zone, Line *line)
{
    const char *const *words = scene_board(scene)->zones;

    if (words && words[zone])
        line_add_text(line, words[zone]);
    else
        scene_word(scene->table->rules->zones[zone].name, line);
}

// Adds a place, with its number where another one has the same name.
static void add_place(const Scene *scene, ObjectId place, Line *line)
{
    const BoardPlaces *places = scene_board(scene)->places;
    const PlayPlaces *rows = places ? places->rows : NULL;
    const State *state = &scene->state;
    int same = 0;

    scene_object(scene, place, line);
    for (int i = 0; rows && i < rows->count(state); i++)
        same +=
            state->objects[rows->object(state, i)].card == state->objects[place].card;
    if (same > 1 && scene->keys) keys_add_which(scene, place, line);
}

void scene_spot(const Scene *scene, SpotId spot, Line *line)
{
    if (spot == NOWHERE) {
        line_add_text(line, "nowhere");
        return;
    }
    const int zone = spot_zone(scene->table, spot);
    const int scope = scene->table->rules->zones[zone].scope;
    const PlayerId player = (PlayerId)spot_index(scene->table, spot);

    if (scope == SCOPE_HOST) {
        add_place(scene, scene_place(scene, spot), line);
        return;
    }
    if (scope == SCOPE_SPACE) {
        scene_object(scene, spot_space(scene->table, spot), line);
        return;
    }
    if (scope == SCOPE_SHARED)
        line_add_text(line, "the ");
    else if (player == scene->reader)
        line_add_text(line, "your ");
    else {
        scene_whose(scene, player, line);
        line_add_text(line, " ");
    }
    add_zone(scene, zone, line);
}
