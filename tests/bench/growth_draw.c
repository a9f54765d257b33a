// growth_draw.c -- the drawings of growth_bench: a file for each series.

#include <string.h>
#include <sys/stat.h>

#include "engine/base/text.h"
#include "tests/bench/growth.h"
#include "tests/bench/plot.h"
#include "tools/door/out_file.h"

static int draw(const Growth *growth, const char *game, const Plot *plot, Err *err)
{
    char path[GROWTH_PATH];
    OutFile out;

    (void)text_format(
        path, sizeof path, "%s/%s-%s.svg", growth->plots, game, plot->across);
    for (char *at = path + strlen(growth->plots); *at; at++)
        if (*at == ' ') *at = '-';
    if (out_file_open(&out, path, true, err)) return -1;
    plot_write(plot, out.file);
    return out_file_close(&out, true, err);
}

// Adds the yardstick as a line across the drawing.
static void draw_yardstick(const Growth *growth, Plot *plot, double most)
{
    PlotLine *line = plot_line(plot, "the yardstick");

    plot_point(line, 0, growth->yardstick_ns / 1000);
    plot_point(line, most, growth->yardstick_ns / 1000);
}

static int draw_series(const Growth *growth, const char *game, const Board *list, int n,
                       Err *err)
{
    Plot plot = {.across = list->series, .upward = "µs"};
    char title[200];
    PlotLine *decision = plot_line(&plot, "a decision");
    PlotLine *child = plot_line(&plot, "copy, answer, next");

    (void)text_format(title, sizeof title, "%s: %s", game, list->series);
    plot.title = title;
    for (int i = 0; i < n; i++) {
        plot_point(decision, list[i].x, list[i].decision_ns / 1000);
        plot_point(child, list[i].x, list[i].child_ns / 1000);
    }
    draw_yardstick(growth, &plot, list[n - 1].x);
    return draw(growth, game, &plot, err);
}

// Draws the cards that are known: those that are loaded, or those in the database.
static int draw_known(const Growth *growth, int game, bool loaded, Err *err)
{
    const Known *known = &growth->known[game];
    const char *name = growth->plan->games[game].rules->game;
    Plot plot = {.title = "cards known",
                 .across = loaded ? "cards loaded" : "made cards in the database",
                 .upward = "µs"};
    PlotLine *line = plot_line(&plot, "a decision");
    double most = 0;

    for (int i = 0; i < known->n; i++) {
        const KnownRow *row = &known->list[i];

        if (loaded ? row->added : !row->added && i) continue;
        most = loaded ? row->loaded : row->added;
        plot_point(line, most, row->decision_ns / 1000);
    }
    draw_yardstick(growth, &plot, most);
    return draw(growth, name, &plot, err);
}

int growth_draw(const Growth *growth, Err *err)
{
    if (!growth->plots) return 0;
    (void)mkdir(growth->plots, 0777);
    for (int g = 0; g < growth->plan->games_n; g++) {
        const Boards *boards = &growth->boards[g];
        const char *game = growth->plan->games[g].rules->game;

        for (int i = 0, end; i < boards->n; i = end) {
            end = boards_series_end(boards, i);
            if (draw_series(growth, game, &boards->list[i], end - i, err)) return -1;
        }
        if (draw_known(growth, g, true, err) || draw_known(growth, g, false, err))
            return -1;
    }
    return 0;
}
