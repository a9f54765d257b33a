// scene_space.h -- the map of a game: where each space lies, which lie beside it, and on which
// a reader looks.
//
// A space is named by its number, from 0.

#ifndef SCENE_SPACE_H
#define SCENE_SPACE_H

#include "tools/view/scene.h"

// Returns how many spaces the map has, 0: there is none; and the object of one.
int scene_space_n(const Scene *scene);
ObjectId scene_space(const Scene *scene, int space);

// Returns the space where a thing is, -1: none.
int scene_space_of(const Scene *scene, ObjectId id);

// Returns the player whose thing it is on a map; NOBODY: everybody's.
PlayerId scene_space_player(const Scene *scene, ObjectId id);

// Visit the things that stand on a space by themselves:
//     for (ObjectId id = scene_space_first(scene, i); id;
//          id = scene_space_after(scene, id))
ObjectId scene_space_first(const Scene *scene, int space);
ObjectId scene_space_after(const Scene *scene, ObjectId id);

// Returns how the spaces lie; GRID_NONE: they have ways alone.
GridShape scene_space_grid(const Scene *scene);

// The place of a space: its column and row, for hexes the axial coordinates.
typedef struct {
    int x, y;
} SpacePoint;
SpacePoint scene_space_point(const Scene *scene, int space);

// Returns the neighbours of a space, and how many there are.
const uint16_t *scene_space_next(const Scene *scene, int space, int *n);

// Returns "north-east" for two spaces of a grid that touch, NULL for others.
const char *scene_space_direction(const Scene *scene, int from, int to);

// Returns the space that a reader looks at: the one that they asked for, else where the
// player whose turn it is has a thing, else the first.
int scene_space_focus(const Scene *scene);

// Returns the place in the middle of the part that a reader sees.
SpacePoint scene_space_middle(const Scene *scene);

// Adds behind the name of a space where it lies: ", north-east" of a neighbour of the
// focus, " (3, 2)" of others.
void scene_space_where(const Scene *scene, SpotId spot, Line *line);

#endif
