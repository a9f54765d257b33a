// growth_bench.c -- how the cost of a decision grows with what there is, as tables and drawings.
//
//     build/tests/bench/growth_bench [--quick] [--db FILE] [--game NAME] [--boards FOLDER]
//                                    [--plots FOLDER]
//
// measures the boards of tests/growth/GAME.lua, or of another FOLDER; drawings go to that of
// --plots.

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "engine/base/text.h"
#include "tests/bench/growth.h"
#include "tests/bench/yardstick.h"

enum { EACH_NS = 250000000, QUICK_NS = 10000000 };

// ---- boards of every game

static BoardPlan plan_of(Growth *growth, int game, char path[GROWTH_PATH])
{
    const BenchPlan *plan = growth->plan;

    (void)text_format(path,
                      GROWTH_PATH,
                      "%s/%s.lua",
                      growth->boards_folder,
                      plan->games[game].rules->game);
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
    char path[GROWTH_PATH];
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
                   growth->boards_folder);
}

static int measure(Growth *growth, Err *err)
{
    const int64_t n = count(growth, err);
    char path[GROWTH_PATH];

    if (n < 0) return -1;
    progress_start(&growth->progress, "boards", n);
    for (int i = 0; i < growth->plan->games_n; i++) {
        const BoardPlan boards = plan_of(growth, i, path);

        if (access(path, R_OK)) continue;
        if (boards_measure(&boards, &growth->boards[i], err)) return -1;
    }
    progress_end(&growth->progress);
    for (int i = 0; i < growth->plan->games_n; i++)
        if (known_cards_measure(
                growth->plan, &growth->plan->games[i], &growth->known[i], err))
            return -1;
    return 0;
}

// ---- all

static int measure_all(Growth *growth, Err *err)
{
    if (bench_plan_open(growth->plan, err)) return -1;
    growth->yardstick_ns = yardstick_measure();
    if (measure(growth, err)) return -1;
    growth_tables(growth);
    return growth_draw(growth, err);
}

static int read_options(int argc, char **argv, Growth *growth)
{
    static const struct option longs[] = {{"quick", no_argument, NULL, 'q'},
                                          {"db", required_argument, NULL, 'd'},
                                          {"game", required_argument, NULL, 'g'},
                                          {"boards", required_argument, NULL, 'b'},
                                          {"plots", required_argument, NULL, 'p'},
                                          {0}};
    int c;

    while ((c = getopt_long(argc, argv, "", longs, NULL)) != -1) {
        switch (c) {
        case 'q': growth->plan->quick = true; break;
        case 'd': growth->plan->run.db = optarg; break;
        case 'g': growth->plan->run.game = optarg; break;
        case 'b': growth->boards_folder = optarg; break;
        case 'p': growth->plots = optarg; break;
        default: return -1;
        }
    }
    return optind == argc ? 0 : -1;
}

int main(int argc, char **argv)
{
    Growth *growth = calloc(1, sizeof *growth);
    Err err = {0};

    ASSERT(growth);
    growth->plan = bench_plan_new();
    growth->plan->decks_alone = true;
    growth->plan->run.db = "build/cards.db";
    growth->plan->run.seed = 1;
    growth->boards_folder = "tests/growth";
    if (read_options(argc, argv, growth)) {
        (void)err_set(&err,
                      CODE_USAGE,
                      "usage: growth_bench [--quick] [--db FILE] [--game NAME] "
                      "[--boards FOLDER] [--plots FOLDER]");
    } else {
        report_start(&growth->plan->report, false);
        (void)measure_all(growth, &err);
        report_end(&growth->plan->report);
    }
    if (err.code) (void)fprintf(stderr, "growth_bench: %s\n", err.text);
    bench_plan_free(growth->plan);
    free(growth);
    return err.code;
}
