// map.c -- draws a map of spaces with characters, or the part of it that fits.

#include "tools/screen/map.h"

#include "tools/door/terminal.h"

enum {
    EDGE = 1, // letters left of the cells, and right of them
    NUMBER_BASE = 10,
    MARKS_MOST = 4, // letters of marks, and of things, that a cell is made wider for
    THINGS_MOST = 6,
};

int map_column(const Map *map, const MapSpace *space)
{
    return 2 * space->x + (map->hexes ? space->y : 0);
}

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

// Some of the signs of a space, by their places in Map.uses.
typedef struct {
    int from, to;
} Signs;

static Signs marks_of(const MapSpace *space)
{
    return (Signs){space->first, space->first + space->marks_n};
}

static Signs things_of(const MapSpace *space)
{
    return (Signs){space->first + space->marks_n, space->first + space->n};
}

static int letters_needed(const Map *map, Signs signs)
{
    int n = 0;

    for (int i = signs.from; i < signs.to; i++)
        n += terminal_width(map->signs[map->uses[i]].text);
    return n;
}

static int digits(int number)
{
    int n = 0;

    for (; number; number /= NUMBER_BASE) n++;
    return n;
}

static int things_room(const MapWindow *window)
{
    return window->cell - 1 - window->numbers - window->marks;
}

// Makes cells as wide as the whole map wants them, so that they stay while one scrolls.
static void set_cell(const Map *map, MapWindow *window)
{
    int things = 1;

    for (int i = 0; i < map->spaces_n; i++) {
        const MapSpace *it = &map->spaces[i];

        window->numbers = most(window->numbers, digits(it->number));
        window->marks = most(window->marks, letters_needed(map, marks_of(it)));
        things = most(things, letters_needed(map, things_of(it)));
    }
    window->marks = least_of(window->marks, MARKS_MOST);
    if (window->marks) window->marks++; // a space behind them
    window->cell = 1 + window->numbers + window->marks + least_of(things, THINGS_MOST);
    window->cell += window->cell % 2;
}

// The borders of a map: its first column and row, and those behind the last.
typedef struct {
    int west, east, north, south;
} Borders;

static Borders borders_of(const Map *map)
{
    Borders to = {INT16_MAX, INT16_MIN, INT16_MAX, INT16_MIN};

    for (int i = 0; i < map->spaces_n; i++) {
        const int column = map_column(map, &map->spaces[i]), row = map->spaces[i].y;

        to.west = least_of(to.west, column);
        to.east = most(to.east, column + 2);
        to.north = least_of(to.north, row);
        to.south = most(to.south, row + 1);
    }
    return to;
}

// Returns where [n] of the places from [first] to [end] begin, with [middle] in the middle
// if they can.
static int place_window(int middle, int n, int first, int end)
{
    return most(first, least_of(middle - n / 2, end - n));
}

static unsigned more_of(const MapWindow *window, const Borders *borders)
{
    unsigned more = 0;

    if (borders->north < window->row) more |= MAP_NORTH;
    if (borders->east > window->column + window->columns) more |= MAP_EAST;
    if (borders->south > window->row + window->rows) more |= MAP_SOUTH;
    if (borders->west < window->column) more |= MAP_WEST;
    return more;
}

MapWindow map_window(const Map *map, int column, int row, int width, int rows)
{
    const Borders borders = borders_of(map);
    MapWindow to = {.width = width, .rows = borders.south - borders.north};

    if (!map->spaces_n) return (MapWindow){.width = width};
    set_cell(map, &to);
    to.columns =
        least_of((width - 2 * EDGE - 1) * 2 / to.cell, borders.east - borders.west);
    if (rows && rows < to.rows) to.rows = rows;
    to.column = place_window(column + 1, to.columns, borders.west, borders.east);
    to.row = place_window(row, to.rows, borders.north, borders.south);
    to.more = more_of(&to, &borders);
    return to;
}

MapWindow map_window_east(const Map *map, const MapWindow *window)
{
    const Borders borders = borders_of(map);
    MapWindow to = *window;

    to.column += window->columns - 1; // a cell that the last column cuts is whole here
    if (!(window->more & MAP_EAST)) to.columns = 0;
    to.more = more_of(&to, &borders);
    return to;
}

bool map_shows(const Map *map, const MapWindow *window, const MapSpace *space)
{
    const int column = map_column(map, space) - window->column;
    const int row = space->y - window->row;

    return column >= 0 && column + 2 <= window->columns && row >= 0 &&
           row < window->rows;
}

// Adds the signs in [room] letters.
static void add_signs(const Map *map, Signs signs, int room, Line *line)
{
    const int end = line->columns + room;
    const bool cut = letters_needed(map, signs) > room;

    for (int i = signs.from; i < signs.to; i++) {
        const MapSign *sign = &map->signs[map->uses[i]];

        if (line->columns + terminal_width(sign->text) > end - cut) break;
        if (sign->ink == INK_PLAIN)
            line_add(line, "%s", sign->text);
        else
            line_add_inked(line, (Ink)sign->ink, sign->text);
    }
    if (cut) line_add(line, "+");
    line_pad(line, end);
}

static void add_cell(const Map *map, const MapWindow *window, const MapSpace *space,
                     Line *line)
{
    const int end = line->columns + window->cell - 1;

    if (space->number)
        line_add(line, "%*d", window->numbers, space->number);
    else
        line_pad(line, line->columns + window->numbers);
    if (window->marks) {
        add_signs(map, marks_of(space), window->marks - 1, line);
        line_add(line, " ");
    }
    add_signs(map, things_of(space), end - line->columns, line);
}

// Returns the space at a column and row, NULL if none is there.
static const MapSpace *space_at(const Map *map, int column, int row)
{
    for (int i = 0; i < map->spaces_n; i++)
        if (map->spaces[i].y == row && map_column(map, &map->spaces[i]) == column)
            return &map->spaces[i];
    return NULL;
}

// Returns whether the row goes on beyond the window.
static bool goes_on(const Map *map, const MapWindow *window, int row, bool east)
{
    for (int i = 0; i < map->spaces_n; i++) {
        const int column = map_column(map, &map->spaces[i]) - window->column;

        if (map->spaces[i].y != row) continue;
        if (east ? column + 2 > window->columns : column < 0) return true;
    }
    return false;
}

static void add_bar(Line *line, int column, char bar)
{
    line_pad(line, column);
    line_set_ink(line, bar == '|' ? INK_DIM : INK_BOLD);
    line_add(line, "%c", bar);
    line_set_ink(line, INK_PLAIN);
}

void map_line(const Map *map, const MapWindow *window, int i, int focus, Line *line)
{
    const int row = window->row + i, begun = line->columns;
    int end = -1; // of the cell before, whose right bar is still wanted
    char bar = '|';

    line_add(line, goes_on(map, window, row, false) ? "<" : " ");
    for (int column = 0; column + 2 <= window->columns; column++) {
        const MapSpace *space = space_at(map, window->column + column, row);
        const int at = begun + EDGE + column * window->cell / 2;

        if (!space) continue;
        if (end >= 0 && end < at) add_bar(line, end, bar);
        if (end < at) bar = '|';
        const bool is_focus = focus >= 0 && space == &map->spaces[focus];
        add_bar(line, at, is_focus ? '[' : bar);
        add_cell(map, window, space, line);
        end = at + window->cell;
        bar = is_focus ? ']' : '|';
    }
    if (end >= 0) add_bar(line, end, bar);
    if (!goes_on(map, window, row, true)) return;
    line_pad(line, begun + window->width - EDGE);
    line_add(line, ">");
}

bool map_is_full(const Map *map, const MapWindow *window)
{
    const int things = things_room(window);

    for (int i = 0; i < map->spaces_n; i++) {
        const MapSpace *it = &map->spaces[i];

        if (!map_shows(map, window, it)) continue;
        if (letters_needed(map, things_of(it)) > things) return true;
        if (letters_needed(map, marks_of(it)) > most(0, window->marks - 1)) return true;
    }
    return false;
}

bool map_uses(const Map *map, const MapWindow *window, int sign)
{
    for (int i = 0; i < map->spaces_n; i++) {
        const MapSpace *it = &map->spaces[i];

        if (!map_shows(map, window, it)) continue;
        for (int k = 0; k < it->n; k++)
            if (map->uses[it->first + k] == sign) return true;
    }
    return false;
}
