// screen.c -- lays out the board by the rows of play_board.h: title, sides, middle.
//
// A side is drawn from the edge to the middle, so the lines of the others stand in
// reverse order. A game without rows shows its zones.

#include "tools/screen/screen_inside.h"
#include "tools/view/item_text.h"

#include <string.h>

#include "tools/door/terminal.h"

int screen_width_of(int columns)
{
    if (!columns) return 96;
    if (columns < SCREEN_WIDTH_MIN) return SCREEN_WIDTH_MIN;
    return columns > SCREEN_WIDTH_MAX ? SCREEN_WIDTH_MAX : columns;
}

int screen_width(FILE *file)
{
    return screen_width_of(terminal_columns(file));
}

int screen_height(FILE *file)
{
    return terminal_rows(file);
}

// Counts the rows from [at] on that make one line.
static int rows_joined(const Screen *screen, int at)
{
    int n = 1;

    while (at + n < screen->lines_n && screen->lines[at + n].joins) n++;
    return n;
}

// Draws the lines of a player from the edge to the middle: downwards above, upwards
// below.
static void draw_side(const Screen *screen, int player, bool above)
{
    const BoardLine *lines = screen->lines;

    for (int i = 0; above && i < screen->lines_n; i++)
        if (!lines[i].joins)
            screen_row(screen, &lines[i], rows_joined(screen, i), player);
    for (int i = screen->lines_n - 1; !above && i >= 0; i--)
        if (!lines[i].joins)
            screen_row(screen, &lines[i], rows_joined(screen, i), player);
}

static void draw_item(const Screen *screen, const struct Item *item, bool is_top)
{
    const Scene *scene = screen->scene;
    Line piece;
    Flow flow;

    screen_flow(screen, "          ", &flow);
    flow.between = "";
    line_add_inked(&flow.line, INK_CYAN, is_top ? " Chain  " : "        ");
    line_start(&piece, scene->colour, 0);
    line_add(&piece, "%s: ", scene_player(scene, item->controller));
    item_text(scene, item, &piece);
    screen_flow_add(&flow, &piece);
    screen_flow_end(&flow, "");
}

// Draws the items from the top one on, folded only the first ones.
static void draw_chain(const Screen *screen)
{
    const int n = screen->scene->state.chain_n;
    const int shown =
        screen->fold >= FOLD_TO_ONE && n > CHAIN_FOLDED ? CHAIN_FOLDED : n;
    Line line;

    for (int i = n - 1; i >= n - shown; i--)
        draw_item(screen, &screen->scene->state.chain[i], i == n - 1);
    if (shown == n) return;
    screen_begin(screen, &line);
    line_add(&line, "        and %d below", n - shown);
    screen_print(screen, &line);
}

// Draws the zones that belong to nobody: those that the board names, or all of a game
// without rows.
static void draw_shared(const Screen *screen)
{
    const Rules *rules = screen->scene->table->rules;
    const PlayBoard *board = screen->board;

    for (int i = 0; i < board->middle_n; i++)
        screen_shared_row(screen, &board->middle[i]);
    for (int i = 0; !board->lines_n && i < rules->zones_n; i++) {
        const ZoneRow *zone = &rules->zones[i];

        if (zone->scope != SCOPE_SHARED && zone->scope != SCOPE_SPACE) continue;
        screen_shared_row(screen,
                          &(BoardLine){.kind = LINE_OBJECTS,
                                       .zone = (uint8_t)i,
                                       .label = zone->name,
                                       .empty = "-"});
    }
}

static void widen_margin(const char *label, size_t *margin)
{
    if (strlen(label) + 4 > *margin) *margin = strlen(label) + 4;
}

// Makes the margin as wide as the longest label, if a game has no rows or adds its lines
// up.
static void set_margin(Screen *screen)
{
    const Rules *rules = screen->scene->table->rules;
    const PlayBoard *board = screen->board;
    size_t margin = SCREEN_MARGIN;

    for (int i = 0; !board->lines_n && i < rules->zones_n; i++)
        widen_margin(rules->zones[i].name, &margin);
    for (int i = 0; play_board_has_totals(board) && i < board->lines_n; i++)
        if (board->lines[i].label && !board->lines[i].joins)
            widen_margin(board->lines[i].label, &margin);
    for (int i = 0; i < board->middle_n; i++)
        widen_margin(board->middle[i].label, &margin);
    if (margin > SCREEN_MARGIN_MAX) margin = SCREEN_MARGIN_MAX;
    (void)snprintf(screen->margin, sizeof screen->margin, "%*s", (int)margin, "");
}

// How a board is drawn: folded so far, with so many lines to spare.
typedef struct {
    Fold fold;
    int spare;
} Room;

// Draws the board to [out]; NULL: only counts. Returns its lines.
static int draw_board(const Scene *scene, int width, Room room, FILE *out)
{
    int drawn = 0;
    Screen screen = {.scene = scene,
                     .board = scene_board(scene),
                     .out = out,
                     .width = width,
                     .fold = room.fold,
                     .drawn = &drawn,
                     .spare = &room.spare};
    const int players = scene->state.players_n, below = screen_lowest(&screen);
    BoardLine usual[BOARD_LINES_MAX];

    screen.lines = screen.board->lines;
    screen.lines_n = screen.board->lines_n;
    if (!screen.lines_n) {
        screen.lines = usual;
        screen.lines_n = play_board_lines(scene->table->rules, usual);
    }
    set_margin(&screen);
    screen_title(&screen);
    for (int i = 1; i < players; i++) draw_side(&screen, (below + i) % players, true);
    screen_places(&screen);
    draw_shared(&screen);
    draw_side(&screen, below, false);
    draw_chain(&screen);
    return drawn;
}

int screen_draw(const Scene *scene, int width, FILE *out)
{
    return draw_board(scene, width, (Room){FOLD_NOTHING, 0}, out);
}

// Returns how far the board must be folded for so many lines, at most to [most].
static Fold fold_for(const Scene *scene, int width, int lines, Fold most)
{
    int fold = FOLD_NOTHING;

    while (fold < (int)most &&
           draw_board(scene, width, (Room){(Fold)fold, 0}, NULL) > lines)
        fold++;
    return (Fold)fold;
}

int screen_draw_folded(const Scene *scene, int width, int lines, FILE *out)
{
    Room room = {fold_for(scene, width, lines, FOLD_LEAST), 0};

    if (room.fold) room.spare = lines - draw_board(scene, width, room, NULL);
    if (room.spare < 0) room.spare = 0;
    return draw_board(scene, width, room, out);
}

int screen_lines(const Scene *scene, int width, ScreenPart part)
{
    const bool has_map = scene->table->rules->spaces.zone;
    const Fold folds[] = {
        [SCREEN_WHOLE] = FOLD_NOTHING,
        [SCREEN_THINGS] = FOLD_TO_ONE,
        [SCREEN_MAP] = has_map ? FOLD_SIDES : FOLD_TO_ONE,
    };

    return draw_board(scene, width, (Room){folds[part], 0}, NULL);
}
