// plot_test.c -- drawings: well formed whatever their texts are, and equal for equal figures.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <libxml/parser.h>

#include "tests/bench/plot.h"

static Plot a_plot(void)
{
    Plot plot = {.title = "a <b> & \"c\"", .across = "cards\n", .upward = "µs"};
    PlotLine *line = plot_line(&plot, "one & two");

    plot_point(line, 0, 0.125);
    plot_point(line, 10, 2.5);
    plot_point(line, 20, NAN);
    plot_point(line, 30, 7);
    (void)plot_line(&plot, "empty");
    return plot;
}

static char *drawn(const Plot *plot)
{
    char *text = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&text, &size);

    assert_non_null(file);
    plot_write(plot, file);
    (void)fclose(file);
    return text;
}

static void a_drawing_is_well_formed(void **state)
{
    const Plot plot = a_plot();
    char *text = drawn(&plot);

    xmlDoc *doc =
        xmlReadMemory(text, (int)strlen(text), "a.svg", NULL, XML_PARSE_NOERROR);

    (void)state;
    assert_non_null(doc);
    assert_string_equal(xmlDocGetRootElement(doc)->name, "svg");
    assert_non_null(strstr(text, "points=\"70.0,305.2 210.0,213.6 490.0,40.0\""));
    xmlFreeDoc(doc);
    free(text);
}

static void equal_figures_give_equal_drawings(void **state)
{
    const Plot plot = a_plot(), other = a_plot();
    char *one = drawn(&plot), *two = drawn(&other);

    (void)state;
    assert_string_equal(one, two);
    free(one);
    free(two);
}

static void a_plot_without_points_is_drawn(void **state)
{
    const Plot plot = {.title = "", .across = "", .upward = ""};
    char *text = drawn(&plot);

    (void)state;
    assert_non_null(strstr(text, "</svg>"));
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_drawing_is_well_formed),
        cmocka_unit_test(equal_figures_give_equal_drawings),
        cmocka_unit_test(a_plot_without_points_is_drawn),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
