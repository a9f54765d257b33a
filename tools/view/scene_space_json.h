// scene_space_json.h -- the spaces of a map as JSON.

#ifndef SCENE_SPACE_JSON_H
#define SCENE_SPACE_JSON_H

#include <jansson.h>

#include "tools/view/scene.h"

// Returns a list of the spaces; NULL: the game has no map.
json_t *scene_space_json(const Scene *scene);

#endif
