// scene_json.c -- names places and cards for programs: by words and codes that stay.

#include "tools/view/scene_json.h"

#include "engine/kernel/base/text.h"
#include "tools/session/json_safe.h"

json_t *scene_json_spot(const Scene *scene, SpotId spot)
{
    if (spot == NOWHERE || spot >= scene->table->spots_n) return json_null();
    const ZoneRow *row = &scene->table->rules->zones[spot_zone(scene->table, spot)];

    if (row->scope == SCOPE_SHARED) return json_safe_text(row->name);
    char word[SCENE_NAME];

    (void)text_format(
        word, sizeof word, "%s:%d", row->name, spot_index(scene->table, spot));
    return json_safe_text(word);
}

json_t *scene_json_card(const Scene *scene, CardId card)
{
    if (!card) return json_null();
    return json_safe_text(scene->table->library->cards[card].code);
}
