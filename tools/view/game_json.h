// game_json.h -- a game's facts as JSON, for `play --json` and the engine protocol.
//
// All facts come from a scene, so the JSON holds only what the scene's reader may know.
// A card is named by its code, a place by a word such as "trick" or "hand:1";
// docs/protocol.md explains both. Each json_t is a new reference.

#ifndef GAME_JSON_H
#define GAME_JSON_H

#include <jansson.h>

#include "engine/play/sitting.h"
#include "tools/door/json_text.h"
#include "tools/view/scene.h"

// Return an event, a question, the whole view, and a hash as hexadecimal text.
json_t *game_json_event(const Scene *scene, const LogEntry *entry);
json_t *game_json_question(const Scene *scene, const Question *question);
json_t *game_json_view(const Scene *scene);
json_t *game_json_hash(uint64_t hash);

// Writes the keys of a question into an object that is open.
void game_json_set_question(const Scene *scene, const Question *question,
                            JsonText *json);

// Return how it ended: winner, points, turns, hash, fault.
json_t *game_json_match(const Rules *rules, const Sitting *sitting);
json_t *game_json_end(const Game *game, const Table *table);

#endif
