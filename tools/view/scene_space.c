// scene_space.c -- the map of a game: where each space lies, which touch it, and on which a
// reader looks.

#include "tools/view/scene_space.h"

// The ways from one space to those that touch it.
typedef struct {
    int8_t x, y;
    const char *name;
} Way;

static const Way of_hexes[] = {{1, 0, "east"},
                               {-1, 0, "west"},
                               {1, -1, "north-east"},
                               {0, -1, "north-west"},
                               {0, 1, "south-east"},
                               {-1, 1, "south-west"}};
static const Way of_squares[] = {{1, 0, "east"},
                                 {-1, 0, "west"},
                                 {0, -1, "north"},
                                 {0, 1, "south"},
                                 {1, -1, "north-east"},
                                 {-1, -1, "north-west"},
                                 {1, 1, "south-east"},
                                 {-1, 1, "south-west"}};

int scene_space_n(const Scene *scene)
{
    return scene->table->rules->spaces.zone ? scene->table->library->spaces->n : 0;
}

ObjectId scene_space(const Scene *scene, int space)
{
    (void)scene;
    return (ObjectId)(1 + space); // see spot_space
}

int scene_space_of(const Scene *scene, ObjectId id)
{
    return spot_space(scene->table, scene->state.objects[id].spot) - 1;
}

PlayerId scene_space_player(const Scene *scene, ObjectId id)
{
    const Card *card = scene_face(scene, id);
    const PlayerId player = scene->state.objects[id].controller;

    if (!card || !play_board_is_owned(scene_board(scene), scene->table->rules, card))
        return NOBODY;
    return player < scene->state.players_n ? player : NOBODY;
}

// Returns [id] or the next thing of its place that is attached to nothing.
static ObjectId standing(const Scene *scene, ObjectId id)
{
    while (id && (spot_is_space(scene->table, id) || scene->state.objects[id].host))
        id = scene_next(scene, id);
    return id;
}

ObjectId scene_space_first(const Scene *scene, int space)
{
    return standing(scene,
                    scene_first(scene, scene->table->rules->spaces.zone - 1, space));
}

ObjectId scene_space_after(const Scene *scene, ObjectId id)
{
    return standing(scene, scene_next(scene, id));
}

GridShape scene_space_grid(const Scene *scene)
{
    return (GridShape)scene->table->rules->spaces.grid;
}

SpacePoint scene_space_point(const Scene *scene, int space)
{
    const Library *library = scene->table->library;
    const Card *card = &library->cards[library->spaces->cards[space]];
    const uint8_t *at = scene->table->rules->spaces.at;

    return (SpacePoint){card->facts[at[0]], card->facts[at[1]]};
}

const uint16_t *scene_space_next(const Scene *scene, int space, int *n)
{
    const Spaces *spaces = scene->table->library->spaces;

    *n = spaces->ways_n[space];
    return spaces->ways[space];
}

const char *scene_space_direction(const Scene *scene, int from, int to)
{
    const GridShape grid = scene_space_grid(scene);
    const Way *ways = grid == GRID_HEXES ? of_hexes : of_squares;
    const int n = grid == GRID_DIAGONALS ? 8 : grid == GRID_HEXES ? 6 : 4;
    const SpacePoint a = scene_space_point(scene, from);
    const SpacePoint b = scene_space_point(scene, to);

    for (int i = 0; grid != GRID_NONE && i < n; i++)
        if (a.x + ways[i].x == b.x && a.y + ways[i].y == b.y) return ways[i].name;
    return NULL;
}

// Returns the space where the player has a thing, -1: none.
static int space_of_player(const Scene *scene, PlayerId player)
{
    for (int i = 0; player != NOBODY && i < scene_space_n(scene); i++)
        for (ObjectId id = scene_space_first(scene, i); id;
             id = scene_space_after(scene, id))
            if (scene_space_player(scene, id) == player) return i;
    return -1;
}

int scene_space_focus(const Scene *scene)
{
    int space = scene->eye.at ? scene_space_of(scene, scene->eye.at) : -1;

    if (space < 0) space = space_of_player(scene, scene->state.turn_player);
    if (space < 0) space = space_of_player(scene, scene->reader);
    return space < 0 ? 0 : space;
}

SpacePoint scene_space_middle(const Scene *scene)
{
    const int focus = scene_space_focus(scene);
    SpacePoint at = scene_space_point(scene, focus);

    at.x += scene->eye.x;
    at.y += scene->eye.y;
    return at;
}

void scene_space_where(const Scene *scene, SpotId spot, Line *line)
{
    const int space = spot_space(scene->table, spot) - 1;
    int from;
    const char *direction;

    if (space < 0 || scene_space_grid(scene) == GRID_NONE) return;
    const SpacePoint at = scene_space_point(scene, space);
    from = space_of_player(scene, scene->reader);
    direction = from < 0 ? NULL : scene_space_direction(scene, from, space);
    if (direction)
        line_add(line, ", %s", direction);
    else
        line_add(line, " (%d, %d)", at.x, at.y);
}
