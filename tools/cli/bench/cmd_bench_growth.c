// cmd_bench_growth.c -- cardwright bench growth: how the cost of a decision grows with what
// there is, as tables and drawings.

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/kernel/base/text.h"
#include "tools/bench/boards.h"
#include "tools/bench/machine.h"
#include "tools/bench/plot.h"
#include "tools/cli/bench/cmd_bench_known.h"
#include "tools/cli/bench/cmd_bench_plan.h"
#include "tools/session/games.h"
#include "tools/session/out_file.h"

enum { EACH_NS = 250000000, QUICK_NS = 10000000, PATH = 4200 };

// Less than this many times is no growth.
static const double flat = 1.25;

typedef struct {
    CmdBenchPlan *plan;
    Progress progress;
    int64_t done;
    Boards boards[BENCH_GAMES_MAX]; // by game
    Known known[BENCH_GAMES_MAX];
    double yardstick_ns;
} Growth;

// ---- boards of every game

static BoardPlan plan_of(Growth *growth, int game, char path[PATH])
{
    const CmdBenchPlan *plan = growth->plan;

    (void)text_format(
        path, PATH, "%s/%s.lua", plan->boards, plan->games[game].rules->game);
    return (BoardPlan){.path = path,
                       .db = plan->run.db,
                       .game = plan->games[game].name,
                       .each_ns = plan->quick ? QUICK_NS : EACH_NS,
                       .progress = &growth->progress,
                       .done = &growth->done};
}

// Counts the boards of all games, -1 with [err]. A game without a file has none.
static int64_t count(Growth *growth, Err *err)
{
    char path[PATH];
    int64_t n = 0;

    for (int i = 0; i < growth->plan->games_n; i++) {
        const BoardPlan boards = plan_of(growth, i, path);
        const int more = access(path, R_OK) ? 0 : boards_count(&boards, err);

        if (more < 0) return -1;
        n += more;
    }
    if (n) return n;
    return err_set(err,
                   CODE_MISSING,
                   "%s has no boards of a game; --boards names another folder",
                   growth->plan->boards);
}

static int measure(Growth *growth, Err *err)
{
    const int64_t n = count(growth, err);
    char path[PATH];

    if (n < 0) return -1;
    progress_start(&growth->progress, "boards", n);
    for (int i = 0; i < growth->plan->games_n; i++) {
        const BoardPlan boards = plan_of(growth, i, path);

        if (access(path, R_OK)) continue;
        if (boards_measure(&boards, &growth->boards[i], err)) return -1;
    }
    progress_end(&growth->progress);
    for (int i = 0; i < growth->plan->games_n; i++)
        if (cmd_bench_known(
                growth->plan, &growth->plan->games[i], &growth->known[i], err))
            return -1;
    return 0;
}

// ---- tables

// Tells whether board [i] is the first of its series.
static bool begins(const Boards *boards, int i)
{
    return !i || strcmp(boards->list[i - 1].series, boards->list[i].series) != 0;
}

static int end_of(const Boards *boards, int first)
{
    int end = first + 1;

    while (end < boards->n && !begins(boards, end)) end++;
    return end;
}

// Returns the exponent with which the cost of a series grows beyond its first board, from a
// line through the logarithms: 1 is linear, 0 is no growth.
static double exponent_of(const Board *list, int n)
{
    double x = 0, y = 0, xx = 0, xy = 0;
    int points = 0;

    if (list[n - 1].decision_ns < flat * list[0].decision_ns) return 0;
    for (int i = 1; i < n; i++) {
        const double more = list[i].decision_ns - list[0].decision_ns;
        if (more <= 0) continue;
        const double a = log(list[i].x - list[0].x), b = log(more);

        x += a;
        y += b;
        xx += a * a;
        xy += a * b;
        points++;
    }
    const double below = points * xx - x * x;
    return below > 0 ? (points * xy - x * y) / below : NAN;
}

static void sum_table(Growth *growth)
{
    static const ReportColumn columns[] = {{"game", "game", false},
                                           {"grows", "what grows", false},
                                           {"from", "from", true},
                                           {"to", "to", true},
                                           {"least_us", "a decision, µs, first", true},
                                           {"most_us", "last", true},
                                           {"times", "times", true},
                                           {"exponent", "exponent", true}};
    Report *report = &growth->plan->report;

    report_table(report, "growth", columns, COUNT_OF(columns));
    for (int g = 0; g < growth->plan->games_n; g++) {
        const Boards *boards = &growth->boards[g];

        for (int i = 0, end; i < boards->n; i = end) {
            const Board *first = &boards->list[i];
            end = end_of(boards, i);
            const Board *last = &boards->list[end - 1];

            report_text(report, growth->plan->games[g].rules->game);
            report_text(report, first->series);
            report_number(report, first->x);
            report_number(report, last->x);
            report_number(report, first->decision_ns / 1000);
            report_number(report, last->decision_ns / 1000);
            report_number(report, last->decision_ns / first->decision_ns);
            report_number(report, exponent_of(first, end - i));
        }
    }
    report_table_end(report);
}

static void board_table(Growth *growth)
{
    static const ReportColumn columns[] = {{"game", "game", false},
                                           {"grows", "what grows", false},
                                           {"n", "how much", true},
                                           {"decision_us", "a decision, µs", true},
                                           {"child_us", "copy, answer, next, µs", true},
                                           {"yardsticks", "yardsticks", true},
                                           {"options", "options", true},
                                           {"bytes", "bytes of the state", true}};
    Report *report = &growth->plan->report;

    report_table(report, "boards", columns, COUNT_OF(columns));
    for (int g = 0; g < growth->plan->games_n; g++) {
        for (int i = 0; i < growth->boards[g].n; i++) {
            const Board *board = &growth->boards[g].list[i];

            report_text(report, growth->plan->games[g].rules->game);
            report_text(report, board->series);
            report_number(report, board->x);
            report_number(report, board->decision_ns / 1000);
            report_number(report, board->child_ns / 1000);
            report_number(report, board->decision_ns / growth->yardstick_ns);
            report_number(report, board->options);
            report_number(report, board->bytes);
        }
    }
    report_table_end(report);
}

static void known_table(Growth *growth)
{
    static const ReportColumn columns[] = {
        {"game", "game", false},
        {"added", "made cards in the database", true},
        {"loaded", "cards loaded", true},
        {"start_ms", "start-up, ms", true},
        {"decision_us", "a decision, µs", true}};
    Report *report = &growth->plan->report;

    report_table(report, "known", columns, COUNT_OF(columns));
    for (int g = 0; g < growth->plan->games_n; g++) {
        for (int i = 0; i < growth->known[g].n; i++) {
            const KnownRow *row = &growth->known[g].list[i];

            report_text(report, growth->plan->games[g].rules->game);
            report_number(report, row->added);
            report_number(report, row->loaded);
            report_number(report, row->start_ms);
            report_number(report, row->decision_ns / 1000);
        }
    }
    report_table_end(report);
}

static void yardstick_table(Growth *growth)
{
    static const ReportColumn columns[] = {{"measured", "measured", false},
                                           {"ns", "ns", true}};
    Report *report = &growth->plan->report;

    report_table(report, "yardstick", columns, COUNT_OF(columns));
    report_text(report, "a bare protected call of Lua");
    report_number(report, machine_call_ns("return function() end", 0));
    report_text(
        report,
        "the yardstick: a flat state of 16 KiB, a random choice, one copy and one "
        "protected call of Lua");
    report_number(report, growth->yardstick_ns);
    report_table_end(report);
}

// ---- drawings

static int draw(const Growth *growth, const char *game, const Plot *plot, Err *err)
{
    char path[PATH];
    OutFile out;

    (void)text_format(
        path, sizeof path, "%s/%s-%s.svg", growth->plan->plots, game, plot->across);
    for (char *at = path + strlen(growth->plan->plots); *at; at++)
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

static int draw_all(const Growth *growth, Err *err)
{
    if (!growth->plan->plots) return 0;
    (void)mkdir(growth->plan->plots, 0777);
    for (int g = 0; g < growth->plan->games_n; g++) {
        const Boards *boards = &growth->boards[g];
        const char *game = growth->plan->games[g].rules->game;

        for (int i = 0, end; i < boards->n; i = end) {
            end = end_of(boards, i);
            if (draw_series(growth, game, &boards->list[i], end - i, err)) return -1;
        }
        if (draw_known(growth, g, true, err) || draw_known(growth, g, false, err))
            return -1;
    }
    return 0;
}

int cmd_bench_growth(CmdBenchPlan *plan)
{
    Growth *growth = calloc(1, sizeof *growth);
    Err err = {0};

    ASSERT(growth);
    growth->plan = plan;
    growth->yardstick_ns = machine_yardstick_ns();
    const int failed = measure(growth, &err);
    if (!failed) {
        yardstick_table(growth);
        sum_table(growth);
        board_table(growth);
        known_table(growth);
    }
    const int code = failed || draw_all(growth, &err) ? command_fail(&err) : CODE_OK;
    free(growth);
    return code;
}
