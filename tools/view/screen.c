// screen.c -- lays out the board by the rows of play_board.h: title, sides, middle.
//
// A side is drawn from the edge to the middle, so the lines of the others stand in
// reverse order. A game without rows shows its zones.

#include "tools/view/item_text.h"
#include "tools/view/screen_inside.h"

#include <string.h>

#include "tools/session/terminal.h"
#include "tools/view/keys.h"

int screen_width(FILE *file)
{
    const int columns = terminal_columns(file);

    if (!columns) return 96;
    if (columns < SCREEN_WIDTH_MIN) return SCREEN_WIDTH_MIN;
    return columns > SCREEN_WIDTH_MAX ? SCREEN_WIDTH_MAX : columns;
}

int screen_height(FILE *file)
{
    return terminal_rows(file);
}

// Adds [text] with the reading instead of its `%`.
static void add_reading(const Screen *screen, const PlayReading *reading,
                        const char *text, Line *line)
{
    const Scene *scene = screen->scene;
    const int n = reading->read(&scene->state);
    char number[12];

    switch ((ReadingKind)reading->kind) {
    case READING_NUMBER:
        (void)snprintf(number, sizeof number, "%d", n);
        line_add_filled(line, text, number);
        return;
    case READING_TRUTH: line_add_filled(line, text, reading->name); return;
    case READING_PLAYER:
        line_add_filled(line, text, scene_player(scene, (PlayerId)n));
        return;
    case READING_PLACE:
        line_add(line, "%.*s", (int)strcspn(text, "%"), text);
        scene_object(
            scene, screen->board->places->rows->object(&scene->state, n), line);
        return;
    case READING_WORD: line_add_filled(line, text, reading->words[n]); return;
    }
}

// Tells whether the note's conditions hold and it has something to show.
static bool is_noted(const Screen *screen, const BoardNote *note)
{
    const PlayBoard *board = screen->board;
    const State *state = &screen->scene->state;
    const PlayReading *only = play_board_reading(board, note->only);
    const PlayReading *unless = play_board_reading(board, note->unless);

    if (only && !only->read(state)) return false;
    if (unless && unless->read(state)) return false;
    return !play_board_is_none(&board->readings[note->reading], state);
}

static void add_title(const Screen *screen, Line *line)
{
    const PlayBoard *board = screen->board;
    const State *state = &screen->scene->state;
    const PlayReading *phase = play_board_reading(board, board->phase);

    line_add(line, "━━ ");
    line_set_ink(line, INK_BOLD);
    if (state->turn)
        line_add(line,
                 "Turn %d · %s",
                 state->turn,
                 scene_player(screen->scene, state->turn_player));
    else
        line_add(line, "Before the first turn");
    if (phase) line_add(line, " · %s", scene_phase(screen->scene, phase->read(state)));
    line_set_ink(line, INK_PLAIN);
    for (int i = 0; i < board->notes_n; i++) {
        const BoardNote *note = &board->notes[i];

        if (!is_noted(screen, note)) continue;
        add_reading(screen, &board->readings[note->reading], note->text, line);
    }
    line_add(line, " ");
}

static void draw_title(const Screen *screen)
{
    Line line;

    screen_begin(screen, &line);
    add_title(screen, &line);
    while (line.columns < screen->width) line_add(&line, "━");
    screen_print(screen, &line);
}

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
                       Line *line, bool *empty)
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
        screen_add_wrapped(screen, &piece, screen->margin, line, empty);
    }
}

static void draw_objects(const Screen *screen, const BoardLine *row, int player)
{
    const Scene *scene = screen->scene;
    bool empty = true;
    Line line, piece;

    screen_begin_labelled(screen, row->label, &line);
    add_total(screen, row, player, &line);
    for (ObjectId id = scene_first(scene, row->zone, player); id;
         id = scene_next(scene, id)) {
        if (screen_is_tallied(screen, id) || scene->state.objects[id].host) continue;
        line_start(&piece, scene->colour, 0);
        screen_add_object(screen, id, &piece);
        screen_add_wrapped(screen, &piece, screen->margin, &line, &empty);
    }
    add_beside(screen, row, player, &line, &empty);
    if (empty) line_add(&line, "%s", row->empty);
    screen_print(screen, &line);
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
    Line line;

    screen_begin_labelled(screen, rows->label, &line);
    for (int i = 0; i < n; i++) {
        const ObjectId first = scene_first(scene, rows[i].zone, player);

        if (i) line_add(&line, "%s", rows[i].label);
        if (!first)
            line_add(&line, "%s", rows[i].empty);
        else if (rows[i].kind != LINE_NAME)
            screen_add_object(screen, first, &line);
        else {
            keys_add_number(scene, first, &line);
            scene_object(scene, first, &line);
        }
    }
    screen_print(screen, &line);
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

static void draw_hand(const Screen *screen, const BoardLine *row, int player)
{
    const Scene *scene = screen->scene;
    bool empty = true;
    Line line, piece;

    screen_begin_labelled(screen, row->label, &line);
    for (ObjectId id = scene_first(scene, row->zone, player); id;
         id = scene_next(scene, id)) {
        line_start(&piece, scene->colour, 0);
        keys_add_number(scene, id, &piece);
        add_card(scene, scene_face(scene, id), &piece);
        screen_add_wrapped(screen, &piece, screen->margin, &line, &empty);
    }
    if (empty) line_add(&line, "%s", row->empty);
    screen_print(screen, &line);
}

// Tells whether the cards get a line: those of the player, those that the reader knows,
// and all where only two play.
static bool shows_hand(const Screen *screen, const BoardLine *row, int player)
{
    const ObjectId id = scene_first(screen->scene, row->zone, player);

    if (player == screen_lowest(screen) || screen_has_two(screen)) return true;
    return id && scene_face(screen->scene, id);
}

// Draws one line of [rows]; all rows but the first join it.
static void draw_rows(const Screen *screen, const BoardLine *rows, int n, int player)
{
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
            draw_rows(screen, &lines[i], rows_joined(screen, i), player);
    for (int i = screen->lines_n - 1; !above && i >= 0; i--)
        if (!lines[i].joins)
            draw_rows(screen, &lines[i], rows_joined(screen, i), player);
}

static void draw_chain(const Screen *screen)
{
    const Scene *scene = screen->scene;
    Line line;

    for (int i = scene->state.chain_n - 1; i >= 0; i--) {
        const struct Item *item = &scene->state.chain[i];

        screen_begin(screen, &line);
        line_add_inked(
            &line, INK_CYAN, i + 1 == scene->state.chain_n ? " Chain  " : "        ");
        line_add(&line, "%s: ", scene_player(scene, item->controller));
        item_text(scene, item, &line);
        screen_print(screen, &line);
    }
}

// Draws a zone that belongs to nobody.
static void draw_middle(const Screen *screen, const BoardLine *row)
{
    const int flags = screen->scene->table->rules->zones[row->zone].flags;

    if (row->kind == LINE_FIRST || row->kind == LINE_NAME)
        draw_firsts(screen, row, 1, 0);
    else if (row->kind == LINE_COUNT || flags & ZONE_SECRET)
        draw_count(screen, row, 0);
    else
        draw_objects(screen, row, 0);
}

// Draws the zones that belong to nobody: those that the board names, or all of a game
// without rows.
static void draw_shared(const Screen *screen)
{
    const Rules *rules = screen->scene->table->rules;
    const PlayBoard *board = screen->board;

    for (int i = 0; i < board->middle_n; i++) draw_middle(screen, &board->middle[i]);
    for (int i = 0; !board->lines_n && i < rules->zones_n; i++) {
        const ZoneRow *zone = &rules->zones[i];

        if (zone->scope != SCOPE_SHARED) continue;
        draw_middle(screen,
                    &(BoardLine){.kind = LINE_OBJECTS,
                                 .zone = (uint8_t)i,
                                 .label = zone->name,
                                 .empty = "-"});
    }
}

static void widen(const char *label, size_t *margin)
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
        widen(rules->zones[i].name, &margin);
    for (int i = 0; play_board_has_totals(board) && i < board->lines_n; i++)
        if (board->lines[i].label && !board->lines[i].joins)
            widen(board->lines[i].label, &margin);
    for (int i = 0; i < board->middle_n; i++) widen(board->middle[i].label, &margin);
    if (margin > SCREEN_MARGIN_MAX) margin = SCREEN_MARGIN_MAX;
    (void)snprintf(screen->margin, sizeof screen->margin, "%*s", (int)margin, "");
}

int screen_draw(const Scene *scene, int width, FILE *out)
{
    int drawn = 0;
    Screen screen = {.scene = scene,
                     .board = scene_board(scene),
                     .out = out,
                     .width = width,
                     .drawn = &drawn};
    const int players = scene->state.players_n, below = screen_lowest(&screen);
    BoardLine usual[BOARD_LINES_MAX];

    screen.lines = screen.board->lines;
    screen.lines_n = screen.board->lines_n;
    if (!screen.lines_n) {
        screen.lines = usual;
        screen.lines_n = play_board_lines(scene->table->rules, usual);
    }
    set_margin(&screen);
    draw_title(&screen);
    for (int i = 1; i < players; i++) draw_side(&screen, (below + i) % players, true);
    screen_places(&screen);
    draw_shared(&screen);
    draw_side(&screen, below, false);
    draw_chain(&screen);
    return drawn;
}
