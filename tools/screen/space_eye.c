// space_eye.c -- moves the eye of a reader over a map, as the reader types it.

#include "tools/screen/space_eye.h"

#include <ctype.h>
#include <string.h>

#include "tools/view/keys.h"
#include "tools/view/scene_space.h"

enum { STEP_EAST = 4, STEP_SOUTH = 3 }; // spaces that "@e" and "@s" go

static int clamp(int n, int from, int to)
{
    return n < from ? from : n > to ? to : n;
}

// Keeps the middle within the borders of the map.
static void hold_in_map(Scene *scene)
{
    const SpacePoint at = scene_space_point(scene, scene_space_focus(scene));
    SpacePoint least = at, most = at;

    for (int i = 0; i < scene_space_n(scene); i++) {
        const SpacePoint it = scene_space_point(scene, i);

        if (it.x < least.x) least.x = it.x;
        if (it.x > most.x) most.x = it.x;
        if (it.y < least.y) least.y = it.y;
        if (it.y > most.y) most.y = it.y;
    }
    scene->eye.x = (int16_t)clamp(scene->eye.x, least.x - at.x, most.x - at.x);
    scene->eye.y = (int16_t)clamp(scene->eye.y, least.y - at.y, most.y - at.y);
}

// Moves the middle by directions, "ne". Columns of hexes lean: half a column back for each
// row. Returns false if the text is none.
static bool move(Scene *scene, const char *text)
{
    const bool hexes = scene_space_grid(scene) == GRID_HEXES;

    if (!*text || strlen(text) > 2 || text[strspn(text, "nesw")]) return false;
    for (; *text; text++) {
        const int right = *text == 'e' ? STEP_EAST : *text == 'w' ? -STEP_EAST : 0;
        const int down = *text == 's' ? STEP_SOUTH : *text == 'n' ? -STEP_SOUTH : 0;

        scene->eye.x = (int16_t)(scene->eye.x + right - (hexes ? down / 2 : 0));
        scene->eye.y = (int16_t)(scene->eye.y + down);
    }
    hold_in_map(scene);
    return true;
}

// Returns whether the name has the text at the start of a word, in any case.
static bool has_words(const char *name, const char *text)
{
    const size_t n = strlen(text);

    for (const char *at = name; *at; at++) {
        if (at != name && isalnum((unsigned char)at[-1])) continue;
        if (!strncasecmp(at, text, n)) return true;
    }
    return false;
}

// Returns the space whose name has the text, -1: none. A name that is the text comes first.
static int find_space(const Scene *scene, const char *text)
{
    int found = -1;

    for (int i = 0; i < scene_space_n(scene); i++) {
        const Card *card = scene_face(scene, scene_space(scene, i));

        if (!card) continue;
        if (!strcasecmp(card->name, text)) return i;
        if (found < 0 && has_words(card->name, text)) found = i;
    }
    return found;
}

// Returns the space that a reader means, by the number of a thing or by its name; 0: none.
static ObjectId meant_space(const Scene *scene, const char *text)
{
    const ObjectId thing = scene->keys ? keys_thing(scene->keys, text) : 0;
    int space = thing ? scene_space_of(scene, thing) : -1;

    if (space < 0) space = find_space(scene, text);
    return space < 0 ? 0 : scene_space(scene, space);
}

bool space_eye_look(Scene *scene, const char *text, Line *why)
{
    ObjectId at;

    line_start(why, false, 0);
    if (!scene_space_n(scene)) {
        line_add(why, "this game has no map");
        return false;
    }
    text += strspn(text, " ");
    if (move(scene, text)) return true;
    at = *text ? meant_space(scene, text) : 0;
    if (*text && !at) {
        line_add(why, "no place on the map is called '%s'", text);
        return false;
    }
    scene->eye = (SceneEye){.at = at};
    return true;
}
