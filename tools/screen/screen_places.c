// screen_places.c -- draws the places that are objects, with the things on each side of
// them.
//
// Two players face each other, so both sides are always drawn.

#include "tools/screen/screen_inside.h"
#include "tools/view/keys.h"

// A place that is being drawn.
typedef struct {
    const Screen *screen;
    const BoardPlaces *rows;
    int index;
    ObjectId object;
} DrawnPlace;

// Returns whether [id] is a thing of [player] that stands at the place by itself.
static bool stands_there(const DrawnPlace *place, ObjectId id, PlayerId player)
{
    const Object *it = &place->screen->scene->state.objects[id];

    return it->controller == player && !it->host && id != place->object;
}

static void draw_side(const DrawnPlace *place, PlayerId player)
{
    const Screen *screen = place->screen;
    const Scene *scene = screen->scene;
    Line piece;
    Flow flow;

    screen_flow(screen, " ┃   ", &flow);
    line_add(&flow.line, " ┃ %s: ", scene_player(scene, player));
    for (ObjectId id = scene_first(scene, place->rows->zone, place->index); id;
         id = scene_next(scene, id)) {
        if (!stands_there(place, id, player)) continue;
        line_start(&piece, scene->colour, 0);
        screen_add_object(screen, id, &piece);
        screen_flow_add(&flow, &piece);
    }
    screen_flow_end(&flow, "-");
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

// Draws both sides if two play. If more play, or the board is folded, draws those who have something there, in
// the order in which they sit on the screen.
static void draw_sides(const DrawnPlace *place)
{
    const Screen *screen = place->screen;
    const int players = screen->scene->state.players_n;

    for (int i = 1; i <= players; i++) {
        const PlayerId player = (PlayerId)((screen_lowest(screen) + i) % players);

        const bool always = screen_has_two(screen) && !screen->fold;

        if (!always && !stands_at(place, player)) continue;
        draw_side(place, player);
    }
}

static void draw_under(const DrawnPlace *place)
{
    const Scene *scene = place->screen->scene;
    const int zone = place->rows->under - 1;
    Line piece;
    Flow flow;

    if (zone < 0 || !scene_count(scene, zone, place->index)) return;
    screen_flow(place->screen, " ┃   ", &flow);
    line_add(&flow.line, " ┃ ");
    for (ObjectId id = scene_first(scene, zone, place->index); id;
         id = scene_next(scene, id)) {
        const Object *it = &scene->state.objects[id];

        line_start(&piece, scene->colour, 0);
        keys_add_number(scene, id, &piece);
        line_add(&piece, "face down, ");
        scene_owner(scene, it->controller, &piece);
        if (it->card) line_add(&piece, " (%s)", scene_card(scene, it->card));
        screen_flow_add(&flow, &piece);
    }
    screen_flow_end(&flow, "");
}

// Adds "Annie: 3, Strength 7": how many things of the player are there, and the sum of
// their main numbers.
static void add_tally(const DrawnPlace *place, PlayerId player, Flow *flow)
{
    const Scene *scene = place->screen->scene;
    int n = 0, sum = 0;
    Line piece;

    for (ObjectId id = scene_first(scene, place->rows->zone, place->index); id;
         id = scene_next(scene, id)) {
        if (!stands_there(place, id, player)) continue;
        n++;
        if (scene_has_main(scene, id) && scene->state.objects[id].stat > 0)
            sum += scene->state.objects[id].stat;
    }
    if (!n) return;
    line_start(&piece, false, 0);
    line_add(&piece, "%s: %d", scene_player(scene, player), n);
    if (scene_main(scene)) line_add(&piece, ", %s %d", scene_main(scene)->label, sum);
    screen_flow_add(flow, &piece);
}

static void draw_head(const DrawnPlace *place)
{
    const Screen *screen = place->screen;
    const Scene *scene = screen->scene;
    const BoardPlaces *rows = place->rows;
    const Object *object = &scene->state.objects[place->object];
    const int players = scene->state.players_n;
    Line piece;
    Flow flow;

    screen_flow(screen, " ┃ ", &flow);
    flow.unfolded = true;
    line_add(&flow.line, " ┏ ");
    line_start(&piece, scene->colour, 0);
    keys_add_number(scene, place->object, &piece);
    line_add_inked(&piece, INK_BOLD, scene_card(scene, object->card));
    line_add(&piece, " · controlled by %s", scene_player(scene, object->controller));
    if (rows->disputed && rows->disputed_by(&scene->state, place->index) != NOBODY)
        line_add_inked(&piece, INK_RED, rows->shown);
    screen_flow_add(&flow, &piece);
    for (int i = 1; screen->fold >= FOLD_PLACES && i <= players; i++)
        add_tally(place, (PlayerId)((screen_lowest(screen) + i) % players), &flow);
    line_add(&flow.line, " ");
    while (flow.line.columns < screen->width - 1) line_add(&flow.line, "━");
    screen_flow_end(&flow, "");
}

static void draw_place(const DrawnPlace *place)
{
    draw_head(place);
    if (place->screen->fold >= FOLD_PLACES) return;
    draw_sides(place);
    draw_under(place);
}

void screen_places(const Screen *screen)
{
    const BoardPlaces *rows = screen->board->places;
    const State *state = &screen->scene->state;

    if (screen->fold >= FOLD_LEAST) return;
    for (int i = 0; rows && i < rows->rows->count(state); i++) {
        const DrawnPlace place = {screen, rows, i, rows->rows->object(state, i)};

        draw_place(&place);
    }
}
