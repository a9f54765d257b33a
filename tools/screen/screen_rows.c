// screen_rows.c -- draws the lines of a player and of zones that all share, by the rows of
// play_board.h.

#include <limits.h>

#include "tools/screen/screen_inside.h"
#include "tools/view/keys.h"

// Adds the sum of the line's number: " 12  ".
static void add_total(const Screen *screen, const BoardLine *row, int player,
                      Line *line)
{
    if (!row->total) return;
    line_set_ink(line, INK_BOLD);
    line_add(
        line, "%3d", scene_total(screen->scene, row->total - 1, row->zone, player));
    line_set_ink(line, INK_PLAIN);
    line_add(line, "  ");
}

// Adds what stands in the slot of the line: " · [Torch]".
static void add_beside(const Screen *screen, const BoardLine *row, int player,
                       Flow *flow)
{
    const Scene *scene = screen->scene;
    Line piece;

    if (!row->beside) return;
    for (ObjectId id = scene_first(scene, row->beside - 1, player); id;
         id = scene_next(scene, id)) {
        line_start(&piece, scene->colour, 0);
        line_add(&piece, "[");
        scene_object(scene, id, &piece);
        line_add(&piece, "]");
        screen_flow_add(flow, &piece);
    }
}

static void begin_row(const Screen *screen, const BoardLine *row, Flow *flow)
{
    screen_flow(screen, screen->margin, flow);
    screen_begin_labelled(screen, row->label, &flow->line);
}

// Returns whether a line shows [id] of its zone.
static bool is_shown(const Screen *screen, ObjectId id)
{
    return !screen_is_tallied(screen, id) && !screen->scene->state.objects[id].host;
}

static bool has_objects(const Screen *screen, const BoardLine *row, int player)
{
    const Scene *scene = screen->scene;

    for (ObjectId id = scene_first(scene, row->zone, player); id;
         id = scene_next(scene, id))
        if (is_shown(screen, id)) return true;
    return row->beside && scene_first(scene, row->beside - 1, player);
}

static void draw_objects(const Screen *screen, const BoardLine *row, int player)
{
    const Scene *scene = screen->scene;
    Line piece;
    Flow flow;

    if (screen->fold >= FOLD_EMPTY && !has_objects(screen, row, player)) return;
    begin_row(screen, row, &flow);
    add_total(screen, row, player, &flow.line);
    for (ObjectId id = scene_first(scene, row->zone, player); id;
         id = scene_next(scene, id)) {
        if (!is_shown(screen, id)) continue;
        line_start(&piece, scene->colour, 0);
        screen_add_object(screen, id, &piece);
        screen_flow_add(&flow, &piece);
    }
    add_beside(screen, row, player, &flow);
    screen_flow_end(&flow, row->empty);
}

static void draw_count(const Screen *screen, const BoardLine *row, int player)
{
    Line line;

    screen_begin_labelled(screen, row->label, &line);
    line_add(&line, "%d", scene_count(screen->scene, row->zone, player));
    screen_print(screen, &line);
}

// Draws "Leader    Annie, Dark Child   Companion: Tibbers": rows that join the first
// one.
static void draw_firsts(const Screen *screen, const BoardLine *rows, int n, int player)
{
    const Scene *scene = screen->scene;
    Line piece;
    Flow flow;

    begin_row(screen, rows, &flow);
    flow.between = "";
    for (int i = 0; i < n; i++) {
        const ObjectId first = scene_first(scene, rows[i].zone, player);

        line_start(&piece, scene->colour, 0);
        if (i) line_add(&piece, "%s", rows[i].label);
        if (!first)
            line_add(&piece, "%s", rows[i].empty);
        else if (rows[i].kind != LINE_NAME)
            screen_add_object(screen, first, &piece);
        else {
            keys_add_number(scene, first, &piece);
            scene_object(scene, first, &piece);
        }
        screen_flow_add(&flow, &piece);
    }
    screen_flow_end(&flow, "");
}

static void add_card(const Scene *scene, const Card *card, Line *line)
{
    if (!card) {
        line_add(line, "▒▒");
        return;
    }
    const int word = scene_identity_of(scene, card);

    line_add_inked(line, scene_identity_ink(scene, word), card->name);
    scene_add_printed(scene, card, line);
    if (!scene_has_cost(scene, card)) return;
    line_add(line, " (");
    scene_cost(scene, card, line);
    line_add(line, ")");
}

// Returns the number under which the reader finds the card; a card without one comes last.
static int place_in_hand(const Scene *scene, ObjectId id)
{
    const int number = scene->keys ? keys_number(scene->keys, scene, id) : 0;

    return number ? number : INT_MAX;
}

// Lists the cards of a hand by their numbers, as the options do; else as they lie. Returns how
// many there are.
static int list_hand(const Scene *scene, int zone, int player, ObjectId *ids)
{
    int places[OBJECTS_MAX], n = 0;

    for (ObjectId id = scene_first(scene, zone, player); id;
         id = scene_next(scene, id)) {
        const int place = place_in_hand(scene, id);
        int at = n++;

        for (; at && places[at - 1] > place; at--) {
            ids[at] = ids[at - 1];
            places[at] = places[at - 1];
        }
        ids[at] = id;
        places[at] = place;
    }
    return n;
}

static void draw_hand(const Screen *screen, const BoardLine *row, int player)
{
    const Scene *scene = screen->scene;
    ObjectId ids[OBJECTS_MAX];
    const int n = list_hand(scene, row->zone, player, ids);
    Line piece;
    Flow flow;

    begin_row(screen, row, &flow);
    for (int i = 0; i < n; i++) {
        line_start(&piece, scene->colour, 0);
        keys_add_number(scene, ids[i], &piece);
        add_card(scene, scene_face(scene, ids[i]), &piece);
        screen_flow_add(&flow, &piece);
    }
    screen_flow_end(&flow, row->empty);
}

// Returns whether the cards get a line: those of the player, those that the reader knows,
// and all where only two play. Folded, cards that nobody knows have none.
static bool shows_hand(const Screen *screen, const BoardLine *row, int player)
{
    const ObjectId id = scene_first(screen->scene, row->zone, player);

    if (player == screen_lowest(screen)) return true;
    if (id && scene_face(screen->scene, id)) return true;
    return screen_has_two(screen) && !screen->fold;
}

// Returns whether a player's line gives way to something else.
static bool gives_way(const Screen *screen, const BoardLine *row, int player)
{
    const bool others = player != screen_lowest(screen);
    const bool single =
        row->kind == LINE_FIRST || row->kind == LINE_NAME || row->kind == LINE_COUNT;

    if (row->kind == LINE_PLAYER) return false;
    if (screen->fold >= (others ? FOLD_SIDES : FOLD_LINES)) return true;
    return single && screen->fold >= (others ? FOLD_OTHERS : FOLD_FIRSTS);
}

void screen_row(const Screen *screen, const BoardLine *rows, int n, int player)
{
    if (gives_way(screen, rows, player)) return;
    switch ((BoardLineKind)rows->kind) {
    case LINE_PLAYER: screen_player(screen, player); return;
    case LINE_OBJECTS: draw_objects(screen, rows, player); return;
    case LINE_FIRST:
    case LINE_NAME: draw_firsts(screen, rows, n, player); return;
    case LINE_HAND:
        if (shows_hand(screen, rows, player)) draw_hand(screen, rows, player);
        return;
    case LINE_TALLY: screen_tally(screen, rows, player); return;
    case LINE_COUNT: draw_count(screen, rows, player); return;
    }
}

void screen_shared_row(const Screen *screen, const BoardLine *row)
{
    const int flags = screen->scene->table->rules->zones[row->zone].flags;

    if (screen->scene->table->rules->spaces.zone == row->zone + 1) {
        screen_map(screen, row->label);
        return;
    }
    if (screen->fold >= FOLD_SHARED && screen->scene->table->rules->spaces.zone) return;
    if (screen->fold >= FOLD_LINES) return;
    if (row->kind == LINE_FIRST || row->kind == LINE_NAME)
        draw_firsts(screen, row, 1, 0);
    else if (row->kind == LINE_COUNT || flags & ZONE_SECRET)
        draw_count(screen, row, 0);
    else
        draw_objects(screen, row, 0);
}
