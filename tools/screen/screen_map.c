// screen_map.c -- draws the map of a game: as it lies, or in lines where spaces have no coordinates.
//
// The whole board has all of a map, in strips as wide as the screen, and says what stands
// where. A folded one has the part around the space that the reader looks at.

#include "tools/screen/map_read.h"
#include "tools/screen/screen_inside.h"
#include "tools/view/keys.h"
#include "tools/view/scene_space.h"

enum { ROWS_LEAST = 5, ROWS_FEW = 3 }; // of a folded map; with FOLD_PLACES

// A map that is being drawn.
typedef struct {
    const Screen *screen;
    const char *label;
    int focus;
} DrawnMap;

static bool has_things(const DrawnMap *map, int space)
{
    return scene_space_first(map->screen->scene, space) != 0;
}

static void add_space(const DrawnMap *map, int space, Line *line)
{
    screen_add_object(map->screen, scene_space(map->screen->scene, space), line);
}

// Adds the things that stand on a space, with their details.
static void add_things(const DrawnMap *map, int space, Flow *flow)
{
    const Scene *scene = map->screen->scene;
    Line piece;

    for (ObjectId id = scene_space_first(scene, space); id;
         id = scene_space_after(scene, id)) {
        const PlayerId player = scene_space_player(scene, id);

        line_start(&piece, scene->colour, 0);
        screen_add_object(map->screen, id, &piece);
        if (player != NOBODY) line_add(&piece, " (%s)", scene_player(scene, player));
        screen_flow_add(flow, &piece);
    }
}

// ---- the head

// Adds " · more: @n @e": where the map goes on, as one types it.
static void add_more(unsigned more, Line *line)
{
    static const char ways[] = "nesw"; // by MAP_ bit

    if (more) line_add(line, " · more:");
    for (int i = 0; ways[i]; i++)
        if (more >> i & 1) line_add(line, " @%c", ways[i]);
}

static void draw_head(const DrawnMap *map, unsigned more)
{
    const Screen *screen = map->screen;
    const Scene *scene = screen->scene;
    Line line, piece;
    Flow flow;

    screen_flow(screen, " ┃ ", &flow);
    flow.unfolded = true;
    flow.between = "";
    line_add(&flow.line, " ┏ ");
    line_start(&piece, scene->colour, 0);
    line_set_ink(&piece, INK_BOLD);
    scene_word(map->label, &piece);
    line_set_ink(&piece, INK_PLAIN);
    screen_flow_add(&flow, &piece);
    if (screen->fold) {
        line_start(&piece, scene->colour, 0);
        line_add(&piece, " · at ");
        add_space(map, map->focus, &piece);
        screen_flow_add(&flow, &piece);
    }
    line_start(&line, scene->colour, 0);
    add_more(more, &line);
    if (line.n) screen_flow_add(&flow, &line);
    line_add(&flow.line, " ");
    while (flow.line.columns < screen->width - 1) line_add(&flow.line, "━");
    screen_flow_end(&flow, "");
}

// ---- the drawing

static void draw_signs(const DrawnMap *map, const MapRead *read,
                       const MapWindow *window)
{
    const Screen *screen = map->screen;
    Line piece;
    Flow flow;

    if (screen->fold >= FOLD_LINES) return;
    screen_flow(screen, " ┃ ", &flow);
    flow.unfolded = screen->fold < FOLD_SHARED;
    line_add(&flow.line, " ┃ ");
    for (int i = 0; i < read->signs_n; i++) {
        const MapSign *sign = &read->signs[i];

        if (!map_uses(&read->map, window, i)) continue;
        line_start(&piece, screen->scene->colour, 0);
        line_add_inked(&piece, (Ink)sign->ink, sign->text);
        line_add(&piece, " %s", sign->meaning);
        screen_flow_add(&flow, &piece);
    }
    if (map_is_full(&read->map, window)) {
        line_start(&piece, screen->scene->colour, 0);
        line_add(&piece, "+ further things");
        screen_flow_add(&flow, &piece);
    }
    if (!flow.empty) screen_flow_end(&flow, "");
}

static void draw_window(const DrawnMap *map, const MapRead *read,
                        const MapWindow *window)
{
    for (int i = 0; i < window->rows; i++) {
        Line line;

        screen_begin(map->screen, &line);
        map_line(&read->map, window, i, map->focus, &line);
        screen_print(map->screen, &line);
    }
}

// Adds " to Fen, Old Mill": the ways from a space that lead to none beside it.
static void add_ways(const DrawnMap *map, int space, Line *line)
{
    const Scene *scene = map->screen->scene;
    int n;
    const uint16_t *next = scene_space_next(scene, space, &n);
    const char *before = ", to ";

    for (int i = 0; i < n; i++) {
        if (scene_space_direction(scene, space, next[i])) continue;
        line_add(line, "%s", before);
        scene_object(scene, scene_space(scene, next[i]), line);
        before = " and ";
    }
}

// Draws a space: its name, its ways, and what is there.
static void draw_space(const DrawnMap *map, int space)
{
    const Screen *screen = map->screen;
    Line piece;
    Flow flow;

    screen_flow(screen, " ┃   ", &flow);
    line_add(&flow.line, " ┃ ");
    line_start(&piece, screen->scene->colour, 0);
    add_space(map, space, &piece);
    add_ways(map, space, &piece);
    if (has_things(map, space)) line_add(&piece, ": ");
    screen_flow_add(&flow, &piece);
    flow.empty = true;
    add_things(map, space, &flow);
    screen_flow_end(&flow, "");
}

// Returns whether the drawing does not say all of a space.
static bool is_told(const DrawnMap *map, int space)
{
    Line ways;

    line_start(&ways, false, 0);
    add_ways(map, space, &ways);
    return ways.n || has_things(map, space);
}

// Draws all of the map, strip by strip, then what is where.
static void draw_whole(const DrawnMap *map, const MapRead *read)
{
    const Scene *scene = map->screen->scene;
    MapWindow window = map_window(&read->map, INT16_MIN, 0, map->screen->width, 0);

    for (; window.columns; window = map_window_east(&read->map, &window)) {
        draw_head(map, window.more);
        draw_window(map, read, &window);
        draw_signs(map, read, &window);
    }
    for (int i = 0; i < scene_space_n(scene); i++)
        if (is_told(map, i)) draw_space(map, i);
}

// Counts the lines of a part with its signs: where it is higher, more signs are explained.
static int lines_of(const DrawnMap *map, const MapRead *read, const MapWindow *window)
{
    Screen counted = *map->screen;
    const DrawnMap unseen = {&counted, map->label, map->focus};
    int lines = 0;

    counted.out = NULL;
    counted.drawn = &lines;
    draw_signs(&unseen, read, window);
    return lines + window->rows;
}

static MapWindow window_of(const DrawnMap *map, const MapRead *read, int rows)
{
    const SpacePoint at = scene_space_middle(map->screen->scene);
    const MapSpace middle = {.x = (int16_t)at.x, .y = (int16_t)at.y};

    return map_window(
        &read->map, map_column(&read->map, &middle), at.y, map->screen->width, rows);
}

// Draws the part around the focus in as many lines as are left for it.
static void draw_part(const DrawnMap *map, const MapRead *read)
{
    const Screen *screen = map->screen;
    const int least = screen->fold >= FOLD_PLACES ? ROWS_FEW : ROWS_LEAST;
    const MapWindow lowest = window_of(map, read, least);
    const int room = *screen->spare + lines_of(map, read, &lowest);
    int rows = *screen->spare + least;
    MapWindow window = window_of(map, read, rows);

    while (rows > least && lines_of(map, read, &window) > room)
        window = window_of(map, read, --rows);
    const int used = lines_of(map, read, &window);
    *screen->spare = room > used ? room - used : 0;
    draw_head(map, window.more);
    draw_window(map, read, &window);
    draw_signs(map, read, &window);
    if (screen->fold < FOLD_LINES && is_told(map, map->focus))
        draw_space(map, map->focus);
}

// ---- without coordinates

// Returns whether a folded list has the space: the focus and those beside it.
static bool is_near(const DrawnMap *map, int space)
{
    int n;
    const uint16_t *next = scene_space_next(map->screen->scene, map->focus, &n);

    if (space == map->focus) return true;
    for (int i = 0; i < n; i++)
        if (next[i] == space) return true;
    return false;
}

static void draw_list(const DrawnMap *map)
{
    const Screen *screen = map->screen;
    const int n = scene_space_n(screen->scene);
    int left = 0;
    Line line;

    draw_head(map, 0);
    draw_space(map, map->focus);
    for (int i = 0; i < n; i++) {
        if (i == map->focus) continue;
        if (screen->fold && (!is_near(map, i) || screen->fold >= FOLD_PLACES))
            left++;
        else
            draw_space(map, i);
    }
    if (!left) return;
    screen_begin(screen, &line);
    line_add(&line, " ┃ and %d more", left);
    screen_print(screen, &line);
}

void screen_map(const Screen *screen, const char *label)
{
    const Scene *scene = screen->scene;
    const DrawnMap map = {screen, label, scene_space_focus(scene)};
    MapRead read;

    if (screen->fold >= FOLD_LEAST) return;
    if (scene_space_grid(scene) == GRID_NONE) {
        draw_list(&map);
        return;
    }
    map_read(scene, &read);
    if (screen->fold)
        draw_part(&map, &read);
    else
        draw_whole(&map, &read);
}
