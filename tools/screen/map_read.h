// map_read.h -- reads the map of a game into a map of signs.

#ifndef MAP_READ_H
#define MAP_READ_H

#include "tools/screen/map.h"
#include "tools/view/scene.h"

enum { MAP_SIGNS_MAX = 256, MAP_USES_MAX = OBJECTS_MAX + 4 * SPACES_MAX };

// The meaning of a sign. Two things of one kind and one player have one sign.
typedef struct {
    uint8_t source; // in map_read.c
    PlayerId player;
    uint16_t a, b;
} MapMeaning;

typedef struct {
    Map map;
    MapSpace spaces[SPACES_MAX];
    MapSign signs[MAP_SIGNS_MAX];
    int signs_n;
    MapMeaning meanings[MAP_SIGNS_MAX]; // of the signs
    uint16_t uses[MAP_USES_MAX];
    int uses_n;
} MapRead;

// Reads the spaces of a grid, their marks and what is there.
//
// Letters of marks are small, those of things capital; a letter is always that of the
// same word or card while it is on the map. Things of players have the player's number
// behind it, or alone where a player has one thing without a letter of its own.
void map_read(const Scene *scene, MapRead *read);

#endif
