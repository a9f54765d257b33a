// item_text.c -- words an item of the chain.
//
// Its choices are read from the view, so a card that the reader does not see is "a card".
// Players and places among the targets have no object and are left out.

#include "tools/view/item_text.h"

#include "engine/kernel/table/object.h"
#include "tools/view/names.h"

static void add_targets(const Scene *scene, const struct Item *item, Line *line)
{
    const char *names[NAMED_TARGETS_MAX + 1];
    int n = 0, more = 0;

    for (int i = 0; i < item->targets_n; i++) {
        const Ref target = scene->state.targets[item->targets_first + i];

        if (!target.id) continue;
        if (n < NAMED_TARGETS_MAX)
            names[n++] = scene_card(scene, object_face_of(&scene->state, target));
        else
            more++;
    }
    if (!n) return;
    line_add_text(line, " on ");
    if (more) names[n++] = "others";
    names_add(line, names, n);
}

void item_text_ability(const Scene *scene, const struct Item *item, char text[USE_TEXT])
{
    const Option use = {.ref = item->kind == ITEM_PLAY ? 0 : item->clause,
                        .form =
                            item->value_cost ? (int16_t)item->value_cost : item->value};

    play_options_use(scene->table->library, &use, text);
}

void item_text(const Scene *scene, const struct Item *item, Line *line)
{
    char text[USE_TEXT];

    line_add_text(line, scene_card(scene, scene_item(scene, item)));
    item_text_ability(scene, item, text);
    if (item->kind != ITEM_PLAY) line_add(line, "'s %s", *text ? text : "ability");
    add_targets(scene, item, line);
}
