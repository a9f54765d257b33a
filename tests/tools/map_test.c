// map_test.c -- a map of spaces as lines of characters: hexes, squares, windows, borders.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/base.h"
#include "tools/screen/map.h"

enum { NONE = -1 };

static const MapSign signs[] = {{"f", "forest", INK_GREEN},
                                {"m", "mountain", INK_PLAIN},
                                {"1", "Hero of Annie", INK_PLAIN},
                                {"W", "Wolf", INK_RED},
                                {"G2", "Guard", INK_PLAIN}};

// forest; mountain with a hero and a wolf; forest with wolves and a guard, too many
static const uint16_t uses[] = {0, 1, 2, 3, 0, 3, 3, 3, 3, 3, 3, 4};

// Writes all lines of the window, without spaces at their ends.
static const char *drawn(const Map *map, const MapWindow *window, int focus)
{
    static char text[4096];
    size_t n = 0;

    for (int i = 0; i < window->rows; i++) {
        Line line;

        line_start(&line, false, window->width);
        map_line(map, window, i, focus, &line);
        while (line.n && line.text[line.n - 1] == ' ') line.text[--line.n] = '\0';
        n += (size_t)snprintf(text + n, sizeof text - n, "%s\n", line.text);
    }
    return text;
}

static void hexes_touch_their_six_neighbours(void **state)
{
    // the middle one and its neighbours, by axial coordinates
    static const MapSpace spaces[] = {{0, 0, 0, 0, 1, 1},
                                      {1, 0, 0, 0, 1, 1},
                                      {-1, 0, 0, 0, 1, 1},
                                      {0, -1, 0, 0, 1, 1},
                                      {1, -1, 0, 0, 1, 1},
                                      {-1, 1, 0, 0, 1, 1},
                                      {0, 1, 0, 0, 1, 1}};
    const Map map = {true, spaces, COUNT_OF(spaces), signs, uses};
    const MapWindow window = map_window(&map, 0, 0, 40, 0);

    (void)state;

    assert_string_equal(drawn(&map, &window, 0),
                        "   |f  |f  |\n"
                        " |f  [f  ]f  |\n"
                        "   |f  |f  |\n");
    assert_int_equal(window.more, 0);
}

static void squares_stand_below_each_other(void **state)
{
    static const MapSpace spaces[] = {{2, 5, 7, 0, 1, 1},
                                      {3, 5, 0, 1, 1, 3},
                                      {3, 6, 12, 0, 1, 1},
                                      {5, 6, 0, 0, 1, 1}};
    const Map map = {false, spaces, COUNT_OF(spaces), signs, uses};
    const MapWindow window = map_window(&map, 6, 5, 40, 0);

    (void)state;

    assert_string_equal(drawn(&map, &window, 1),
                        " | 7f    [  m 1W ]\n"
                        "         |12f    |       |  f    |\n");
}

static void a_cell_without_room_says_that_there_is_more(void **state)
{
    static const MapSpace spaces[] = {{0, 0, 0, 4, 1, 8}};
    const Map map = {false, spaces, COUNT_OF(spaces), signs, uses};
    const MapWindow window = map_window(&map, 0, 0, 40, 0);

    (void)state;

    assert_string_equal(drawn(&map, &window, NONE), " |f WWWWWW+|\n");
    assert_true(map_is_full(&map, &window));
    assert_true(map_uses(&map, &window, 3));
    assert_false(map_uses(&map, &window, 1));
}

// Fills a square of 10 x 10 with forests.
static Map wide_map(bool hexes)
{
    static MapSpace spaces[100];

    for (int i = 0; i < 100; i++)
        spaces[i] = (MapSpace){(int16_t)(i % 10), (int16_t)(i / 10), 0, 0, 1, 1};
    return (Map){hexes, spaces, 100, signs, uses};
}

static void a_window_tells_on_which_sides_there_is_more(void **state)
{
    const Map map = wide_map(false);
    const MapWindow middle = map_window(&map, 8, 4, 16, 3);
    const MapWindow corner = map_window(&map, 0, 0, 16, 3);
    const MapWindow far = map_window(&map, 18, 9, 16, 3);

    (void)state;

    assert_string_equal(drawn(&map, &middle, 44),
                        "<|f  |f  |f  | >\n"
                        "<|f  [f  ]f  | >\n"
                        "<|f  |f  |f  | >\n");
    assert_int_equal(middle.more, MAP_NORTH | MAP_EAST | MAP_SOUTH | MAP_WEST);
    assert_int_equal(corner.more, MAP_EAST | MAP_SOUTH);
    assert_int_equal(far.more, MAP_NORTH | MAP_WEST);
    assert_string_equal(drawn(&map, &corner, 0),
                        " [f  ]f  |f  | >\n"
                        " |f  |f  |f  | >\n"
                        " |f  |f  |f  | >\n");
}

// Every space of a map must stand whole in one of the strips.
static void strips_show_all_of_a_map(void **state)
{
    (void)state;

    for (int hexes = 0; hexes < 2; hexes++) {
        const Map map = wide_map(hexes);
        bool shown[100] = {0};

        for (MapWindow window = map_window(&map, 0, 0, 17, 0); window.columns;
             window = map_window_east(&map, &window))
            for (int i = 0; i < 100; i++)
                shown[i] |= map_shows(&map, &window, &map.spaces[i]);
        for (int i = 0; i < 100; i++) assert_true(shown[i]);
    }
}

static void no_line_is_wider_than_asked(void **state)
{
    const Map map = wide_map(true);

    (void)state;

    for (int width = 12; width < 60; width++) {
        const MapWindow window = map_window(&map, 9, 5, width, 0);

        for (int i = 0; i < window.rows; i++) {
            Line line;

            line_start(&line, true, 0);
            map_line(&map, &window, i, 55, &line);
            assert_true(line.columns <= width);
        }
    }
}

static void an_empty_map_has_no_lines(void **state)
{
    const Map map = {0};

    (void)state;

    assert_int_equal(map_window(&map, 0, 0, 80, 9).rows, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hexes_touch_their_six_neighbours),
        cmocka_unit_test(squares_stand_below_each_other),
        cmocka_unit_test(a_cell_without_room_says_that_there_is_more),
        cmocka_unit_test(a_window_tells_on_which_sides_there_is_more),
        cmocka_unit_test(strips_show_all_of_a_map),
        cmocka_unit_test(no_line_is_wider_than_asked),
        cmocka_unit_test(an_empty_map_has_no_lines),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
