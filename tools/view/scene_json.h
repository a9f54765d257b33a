// scene_json.h -- places and cards of a scene as JSON.

#ifndef SCENE_JSON_H
#define SCENE_JSON_H

#include <jansson.h>

#include "tools/view/scene.h"

// Returns "hand:0" or "trick"; null for NOWHERE.
json_t *scene_json_spot(const Scene *scene, SpotId spot);

// Returns the code of a card; null for 0.
json_t *scene_json_card(const Scene *scene, CardId card);

#endif
