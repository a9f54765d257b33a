// screen_places.c -- draws the places that are objects, with the things on each side of
// them.
//
// Two players face each other, so both sides are always drawn.

#include "tools/view/keys.h"
#include "tools/view/screen_inside.h"

// A place that is being drawn.
typedef struct {
    const Screen *screen;
    const BoardPlaces *rows;
    int index;
    ObjectId object;
} DrawnPlace;

static void draw_side(const DrawnPlace *place, PlayerId player)
{
    const Screen *screen = place->screen;
    const Scene *scene = screen->scene;
    bool empty = true;
    Line line, piece;

    screen_begin(screen, &line);
    line_add(&line, " ┃ %s: ", scene_player(scene, player));
    for (ObjectId id = scene_first(scene, place->rows->zone, place->index); id;
         id = scene_next(scene, id)) {
        const Object *it = &scene->state.objects[id];

        if (it->controller != player || it->host || id == place->object) continue;
        line_start(&piece, scene->colour, 0);
        screen_add_object(screen, id, &piece);
        screen_add_wrapped(screen, &piece, " ┃   ", &line, &empty);
    }
    if (empty) line_add(&line, "-");
    screen_print(screen, &line);
}

static bool stands_at(const DrawnPlace *place, PlayerId player)
{
    const Scene *scene = place->screen->scene;

    for (ObjectId id = scene_first(scene, place->rows->zone, place->index); id;
         id = scene_next(scene, id)) {
        if (id == place->object) continue;
        if (scene->state.objects[id].controller == player) return true;
    }
    return false;
}

// Draws both sides if two play. If more play, draws those who have something there, in
// the order in which they sit on the screen.
static void draw_sides(const DrawnPlace *place)
{
    const Screen *screen = place->screen;
    const int players = screen->scene->state.players_n;

    for (int i = 1; i <= players; i++) {
        const PlayerId player = (PlayerId)((screen_lowest(screen) + i) % players);

        if (!screen_has_two(screen) && !stands_at(place, player)) continue;
        draw_side(place, player);
    }
}

static void draw_under(const DrawnPlace *place)
{
    const Scene *scene = place->screen->scene;
    const int zone = place->rows->under - 1;
    Line line;

    if (zone < 0 || !scene_count(scene, zone, place->index)) return;
    screen_begin(place->screen, &line);
    line_add(&line, " ┃ ");
    for (ObjectId id = scene_first(scene, zone, place->index); id;
         id = scene_next(scene, id)) {
        const Object *it = &scene->state.objects[id];

        keys_add_number(scene, id, &line);
        line_add(&line, "face down, ");
        scene_owner(scene, it->controller, &line);
        if (it->card) line_add(&line, " (%s)", scene_card(scene, it->card));
        line_add(&line, " ");
    }
    screen_print(place->screen, &line);
}

static void draw_place(const DrawnPlace *place)
{
    const Screen *screen = place->screen;
    const Scene *scene = screen->scene;
    const BoardPlaces *rows = place->rows;
    const Object *object = &scene->state.objects[place->object];
    Line line;

    screen_begin(screen, &line);
    line_add(&line, " ┏ ");
    keys_add_number(scene, place->object, &line);
    line_add_inked(&line, INK_BOLD, scene_card(scene, object->card));
    line_add(&line, " · controlled by %s", scene_player(scene, object->controller));
    if (rows->disputed && rows->disputed_by(&scene->state, place->index) != NOBODY)
        line_add_inked(&line, INK_RED, rows->shown);
    line_add(&line, " ");
    while (line.columns < screen->width - 1) line_add(&line, "━");
    screen_print(screen, &line);
    draw_sides(place);
    draw_under(place);
}

void screen_places(const Screen *screen)
{
    const BoardPlaces *rows = screen->board->places;
    const State *state = &screen->scene->state;

    for (int i = 0; rows && i < rows->rows->count(state); i++) {
        const DrawnPlace place = {screen, rows, i, rows->rows->object(state, i)};

        draw_place(&place);
    }
}
