// why_thing.c -- finds the thing that a question names, and puts together all about it.

#include <string.h>
#include <strings.h>

#include "engine/base/text.h"
#include "engine/kernel/table/spot.h"
#include "tools/why/why_inside.h"

// How well [text] fits a name: 0 not at all, 2 exactly.
static int fit(const char *name, const char *text)
{
    const size_t n = strlen(text);

    if (!strcasecmp(name, text)) return 2;
    for (; *name; name++)
        if (!strncasecmp(name, text, n)) return 1;
    return 0;
}

// Ranks things of one name: those on the board come first, then those in a hand.
static int where(const Why *why, SpotId spot)
{
    return spot_is(why->table, spot, ZONE_BOARD) ? 2 : scene_is_hand(why->scene, spot);
}

ObjectId why_find(const Why *why, const char *text, int *several)
{
    const State *state = &why->scene->state;
    int best = 0;
    ObjectId found = 0;

    *several = 0;
    if (!text[strspn(text, " ")]) return 0; // it would be a part of any name
    if (text[0] == '#') {
        const int id = text_read_number(text + 1, state->objects_n);

        return id > 0 ? (ObjectId)id : 0;
    }
    for (int id = 1; id <= state->objects_n; id++) {
        const Card *card = scene_face(why->scene, (ObjectId)id);
        int good;

        if (!card || state->objects[id].spot == NOWHERE) continue;
        good = 4 * (strcasecmp(card->code, text) ? fit(card->name, text) : 2);
        if (good) good += where(why, state->objects[id].spot);
        if (good == best && good) (*several)++;
        if (good <= best) continue;
        best = good;
        found = (ObjectId)id;
        *several = 0;
    }
    return found;
}

// Adds where it is, and whose.
static Finding *thing(const Why *why, ObjectId id)
{
    const Object *object = &why->scene->state.objects[id];
    const Card *card = scene_face(why->scene, id);
    Finding *root = finding_add(why->arena,
                                NULL,
                                FINDING_ANSWER,
                                "%s%s%s%s, in %s",
                                why_name(why, id),
                                card ? " [" : "",
                                card ? card->code : "",
                                card ? "]" : "",
                                why_spot_name(why, object->spot));

    if (object->controller != object->owner && object->controller != NOBODY)
        (void)finding_add(why->arena,
                          root,
                          FINDING_FACT,
                          "%s controls it, and owns it not",
                          scene_player(why->scene, object->controller));
    return root;
}

// Adds its counters and statuses, which no rule works out.
static void add_marks(const Why *why, Finding *root, ObjectId id)
{
    const Object *object = &why->scene->state.objects[id];
    const Rules *rules = why->table->rules;
    const char *name;

    if (object->flags & OBJECT_EXHAUSTED)
        (void)finding_add(
            why->arena, root, FINDING_FACT, "%s", play_board_flag(OBJECT_EXHAUSTED));
    for (int i = 0; (name = library_counter_name(why->table->library, i)); i++) {
        const int n = state_counter(&why->scene->state, id, i);

        if (!n) continue;
        Finding *finding =
            finding_add(why->arena, root, FINDING_FACT, "%s %d", name, n);
        finding_number(finding, n);
    }
    for (int i = 0; i < rules->statuses_n; i++)
        if (object->statuses >> i & 1u)
            (void)finding_add(
                why->arena, root, FINDING_FACT, "%s", rules->statuses[i].name);
}

Finding *why_thing(const Why *why, ObjectId id)
{
    Finding *root = thing(why, id);
    Looking looking;

    if (!scene_face(why->scene, id)) return root;
    why_look(&looking, why);
    why_numbers(&looking, root, id);
    why_price(&looking, root, id);
    why_gifts(&looking, root, id);
    add_marks(why, root, id);
    why_look_away(&looking);
    return root;
}
