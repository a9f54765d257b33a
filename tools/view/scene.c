#include "tools/view/scene.h"

#include <stdio.h>
#include <string.h>

void scene_look(Scene *scene, const State *state, const Table *table, PlayerId reader)
{
    scene->table = table;
    scene->reader = reader;
    if (scene->open)
        scene->state = *state;
    else
        game_view(state, table, reader, &scene->state);
}

static void copy_first_name(const char *name, char *to)
{
    size_t n = strcspn(name, ",");

    if (n >= SCENE_NAME - 6) n = SCENE_NAME - 6;
    memcpy(to, name, n);
    to[n] = '\0';
}

void scene_name(Scene *scene, const State *state, const Table *table)
{
    for (int p = 0; p < state->players_n; p++) {
        SpotId spot = spot_of(table, ZONE_LEGEND, p);
        ObjectId legend = state->spots[spot].first;
        const char *name =
            legend ? table->library->cards[state->objects[legend].card].name : NULL;
        int same = 1;

        if (name)
            copy_first_name(name, scene->names[p]);
        else
            snprintf(scene->names[p], SCENE_NAME, "Player %d", p + 1);
        size_t n = strlen(scene->names[p]);
        for (int q = 0; q < p; q++)
            if (!strncmp(scene->names[p], scene->names[q], n)) same++;
        if (same > 1) snprintf(scene->names[p] + n, SCENE_NAME - n, " %d", same);
    }
}

const char *scene_player(const Scene *scene, PlayerId player)
{
    return player < scene->state.players_n ? scene->names[player] : "nobody";
}

PlayerId scene_captain(const Scene *scene, PlayerId player)
{
    PlayerId first = 0;

    while (!table_are_allied(&scene->state, first, player)) first++;
    return first;
}

bool scene_is_team(const Scene *scene)
{
    return mode_row((Mode)rb_const(&scene->state)->mode)->teams > 0;
}

void scene_side(const Scene *scene, PlayerId player, Line *line)
{
    const char *between = "";

    for (int i = 0; i < scene->state.players_n; i++) {
        if (!table_are_allied(&scene->state, (PlayerId)i, player)) continue;
        line_add(line, "%s%s", between, scene_player(scene, (PlayerId)i));
        between = " and ";
    }
}

const char *scene_card(const Scene *scene, CardId card)
{
    if (!card || card >= scene->table->library->cards_n) return "a card";
    return scene->table->library->cards[card].name;
}

const Card *scene_face(const Scene *scene, ObjectId object)
{
    CardId card = scene->state.objects[object].card;

    return object && card ? &scene->table->library->cards[card] : NULL;
}

CardId scene_item(const Scene *scene, const struct Item *item)
{
    if (item->card) return item->card;
    return scene->state.objects[item->source.id].card;
}

void scene_object(const Scene *scene, ObjectId object, Line *line)
{
    const Object *it = &scene->state.objects[object];

    if (!object)
        line_add(line, "nothing");
    else if (it->card)
        line_add(line, "%s", scene_card(scene, it->card));
    else if (it->flags & OBJECT_FACEDOWN)
        line_add(line, "a facedown card");
    else
        line_add(line, "a card");
}

static void place_of_player(const Scene *scene, SpotId spot, const char *name,
                            Line *line)
{
    PlayerId player = (PlayerId)spot_index(scene->table, spot);

    if (player == scene->reader)
        line_add(line, "your %s", name);
    else
        line_add(line, "%s's %s", scene_player(scene, player), name);
}

static const char *const zone_words[ZONE_COUNT] = {
    [ZONE_BASE] = "base",
    [ZONE_BATTLEFIELD] = "battlefield",
    [ZONE_FACEDOWN] = "facedown zone",
    [ZONE_LEGEND] = "Legend Zone",
    [ZONE_CHAIN] = "chain",
    [ZONE_TRASH] = "trash",
    [ZONE_CHAMPION] = "Champion Zone",
    [ZONE_DECK] = "deck",
    [ZONE_RUNE_DECK] = "rune deck",
    [ZONE_BANISHMENT] = "banishment",
    [ZONE_HAND] = "hand",
    [ZONE_ASIDE] = "cards set aside",
};

void scene_spot(const Scene *scene, SpotId spot, Line *line)
{
    if (spot == NOWHERE) {
        line_add(line, "nowhere");
        return;
    }
    int zone = spot_zone(scene->table, spot);
    const ZoneRow *row = &scene->table->rules->zones[zone];
    const RiftboundState *book = rb_const(&scene->state);

    if (row->scope == SCOPE_SHARED)
        line_add(line, "the %s", zone_words[zone]);
    else if (row->scope == SCOPE_PLAYER)
        place_of_player(scene, spot, zone_words[zone], line);
    else
        scene_object(
            scene, book->battlefields[spot_index(scene->table, spot)].object, line);
}

Ink scene_domain_ink(int domain)
{
    static const Ink inks[DOMAIN_COUNT] = {
        [DOMAIN_FURY] = INK_RED,
        [DOMAIN_CALM] = INK_GREEN,
        [DOMAIN_MIND] = INK_BLUE,
        [DOMAIN_BODY] = INK_CYAN,
        [DOMAIN_CHAOS] = INK_MAGENTA,
        [DOMAIN_ORDER] = INK_YELLOW,
    };

    return domain >= 0 && domain < DOMAIN_COUNT ? inks[domain] : INK_PLAIN;
}

const char *scene_domain(const Scene *scene, int domain)
{
    return scene->table->rules->domains[domain].name;
}

void scene_cost(const Scene *scene, const Card *card, Line *line)
{
    const char *between = "";

    if (card->facts[FACT_ENERGY] >= 0) {
        line_add(line, "%d Energy", card->facts[FACT_ENERGY]);
        between = ", ";
    }
    if (card->facts[FACT_POWER] <= 0) return;
    line_add(line, "%s%d ", between, card->facts[FACT_POWER]);
    between = "";
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        if (!(card->facts[FACT_POWER_DOMAINS] >> d & 1)) continue;
        line_add(line, "%s", between);
        line_add_inked(line, scene_domain_ink(d), scene_domain(scene, d));
        between = " or ";
    }
}

ObjectId scene_first(const Scene *scene, int zone, int n)
{
    return scene->state.spots[spot_of(scene->table, zone, n)].first;
}

ObjectId scene_next(const Scene *scene, ObjectId id)
{
    return scene->state.objects[id].next;
}

int scene_count(const Scene *scene, int zone, int n)
{
    return scene->state.spots[spot_of(scene->table, zone, n)].n;
}
