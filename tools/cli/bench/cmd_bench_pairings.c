// cmd_bench_pairings.c -- each pairing of decks by itself: how fast its games are, and who wins.

#include <stdlib.h>

#include "tools/bench/pairings.h"
#include "tools/bench/share.h"
#include "tools/cli/bench/cmd_bench_parts.h"

static const ReportColumn columns[] = {{"game", "game", false},
                                       {"mode", "mode", false},
                                       {"deck", "deck", false},
                                       {"against", "against", false},
                                       {"games", "games", true},
                                       {"rate", "games/s", true},
                                       {"decisions", "decisions a game", true},
                                       {"won", "won by the first, %", true},
                                       {"sure", "±", true},
                                       {"hash", "hash", false}};

static void pairing_row(Report *report, const BenchGame *game, int mode,
                        const Pairing *pairing)
{
    const double games = (double)pairing->games;
    const double ended = (double)(pairing->wins[0] + pairing->wins[1] + pairing->draws);
    const Share share =
        share_of((double)pairing->wins[0] + (double)pairing->draws / 2, ended);
    char hash[24];

    report_text(report, game->rules->game);
    report_text(report, sitting_mode(game->rules, mode).name);
    report_text(report, pairing->names[0]);
    report_text(report, pairing->names[1]);
    report_number(report, games);
    report_number(report, pairings_rate(pairing));
    report_number(report, games > 0 ? (double)pairing->questions / games : 0);
    report_number(report, 100 * share.share);
    report_number(report, 50 * (share.high - share.low));
    (void)snprintf(hash, sizeof hash, "%016llx", (unsigned long long)pairing->hash);
    report_text(report, hash);
}

static int play_mode(BenchPlan *plan, const BenchGame *game, int mode,
                     Progress *progress, Err *err)
{
    const char **decks = arena_take(plan->arena, (size_t)game->decks_n * sizeof *decks);
    int64_t done = 0;
    PairingPlan pairs = {.run = bench_plan_run(plan, game, mode, plan->run.games),
                         .decks = decks,
                         .progress = progress,
                         .done = &done};

    pairs.n = pairings_decks(&pairs.run, game->decks, game->decks_n, decks, err);
    if (pairs.n <= 0) return pairs.n;
    const int n = pairings_n(pairs.n);
    Pairing *list = calloc((size_t)n, sizeof *list);
    ENOUGH(list);
    const int failed = pairings_play(&pairs, list, err);
    for (int i = 0; i < n && !failed; i++)
        pairing_row(&plan->report, game, mode, &list[i]);
    free(list);
    return failed;
}

// Returns the modes of a game that are measured: the one that is named, or else the first.
static bool is_wanted(const BenchPlan *plan, const BenchGame *game, int mode)
{
    return plan->mode ? bench_plan_wants(plan, game, mode) : !mode;
}

int cmd_bench_pairings(BenchPlan *plan)
{
    Progress progress;
    Err err = {0};
    int failed = 0;

    if (!plan->run.games) plan->run.games = plan->quick ? 10 : 100;
    report_table(&plan->report, "pairings", columns, COUNT_OF(columns));
    progress_start(&progress, "pairings", pairings_n(plan->games[0].decks_n));
    for (int i = 0; i < plan->games_n && !failed; i++)
        for (int k = 0; k < sitting_modes_n(plan->games[i].rules) && !failed; k++)
            if (is_wanted(plan, &plan->games[i], k))
                failed = play_mode(plan, &plan->games[i], k, &progress, &err);
    progress_end(&progress);
    report_table_end(&plan->report);
    return failed ? command_fail(&err) : CODE_OK;
}
