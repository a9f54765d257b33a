// growth_tables.c -- the tables of growth_bench.

#include <math.h>
#include <string.h>

#include "tests/bench/growth.h"
#include "tools/bench/machine.h"

// Less than this many times is no growth.
static const double flat = 1.25;

// The figures to be reached: a decision on one board against another of its series.
static const struct {
    const char *what, *series;
    int x, to;
    const char *in;
    double must, aim;
} goals[] = {
    {"a decision, 2 granting a side", "auras", 2, 0, "times none", 3, 2},
    {"a decision, 10 granting a side", "auras", 10, 0, "times none", 8, 5},
    {"60 things in all, three players", "players", 3, 2, "times two", 3, 2},
    {"60 things in all, four players", "players", 4, 2, "times two", 3, 2},
};

static void goal_table(Growth *growth)
{
    static const ReportColumn columns[] = {{"game", "game", false},
                                           {"measured", "measured", false},
                                           {"value", "value", true},
                                           {"in", "in", false},
                                           {"must", "must", true},
                                           {"aim", "aim", true}};
    Report *report = &growth->plan->report;

    report_table(report, "goals", columns, COUNT_OF(columns));
    for (int g = 0; g < growth->plan->games_n; g++) {
        for (int i = 0; i < COUNT_OF(goals); i++) {
            const Board *a =
                boards_find(&growth->boards[g], goals[i].series, goals[i].x);
            const Board *b =
                boards_find(&growth->boards[g], goals[i].series, goals[i].to);

            if (!a || !b || b->decision_ns <= 0) continue;
            report_text(report, growth->plan->games[g].rules->game);
            report_text(report, goals[i].what);
            report_number(report, a->decision_ns / b->decision_ns);
            report_text(report, goals[i].in);
            report_number(report, goals[i].must);
            report_number(report, goals[i].aim);
        }
    }
    report_table_end(report);
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
            end = boards_series_end(boards, i);
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

void growth_tables(Growth *growth)
{
    goal_table(growth);
    yardstick_table(growth);
    sum_table(growth);
    board_table(growth);
    known_table(growth);
}
