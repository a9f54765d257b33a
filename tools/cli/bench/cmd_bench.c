// cmd_bench.c -- cardwright bench: reads which figures are wanted.

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/cli/bench/cmd_bench_parts.h"
#include "tools/door/seed.h"

// The options of the command line that wait for the game to be known.
typedef struct {
    CommandNumber seconds, seed, games;
    SettingWords set;
    const char *against; // another program, NULL: none
} Words;

static int read_settings(const Words *words, const Rules *rules, int mode,
                         BenchPlan *plan)
{
    Setup setup = {.mode = mode};
    Err err = {0};

    if (session_set_all(rules, &words->set, &setup, &err))
        return command_usage("bench", "%s", err.text);
    memcpy(plan->run.settings, setup.settings, sizeof setup.settings);
    return -1;
}

// Reads them for each mode of the game that is measured.
static int read_settings_of(const Words *words, const BenchGame *game, BenchPlan *plan)
{
    int code = -1;

    for (int i = 0; code < 0 && i < sitting_modes_n(game->rules); i++)
        if (bench_plan_wants(plan, game, i))
            code = read_settings(words, game->rules, i, plan);
    return code;
}

// Checks that some game has the mode that is named.
static int check_mode(const BenchPlan *plan)
{
    for (int i = 0; i < plan->games_n; i++)
        if (!plan->mode || sitting_mode_find(plan->games[i].rules, plan->mode) >= 0)
            return -1;
    return command_usage("bench", "there is no mode '%s'", plan->mode);
}

// Measures the decks that are named.
static int of_decks(int argc, char **argv, const Words *words, BenchPlan *plan)
{
    const char *const *decks = (const char *const *)argv + optind;
    const int n = argc - optind;
    OpenGame open = {0};
    Err err = {0};

    plan->run.game =
        open_game_of_decks(plan->run.db, plan->run.game, decks, n, plan->arena);
    if (open_game_read(&open, plan->run.db, plan->run.game, &err))
        return command_fail(&err);
    const Rules *rules = loaded_game_rules(open.game);
    const int mode = session_mode_find(rules, NULL, (size_t)n, "decks", &err);
    int code = mode < 0 ? command_usage("bench", "%s", err.text)
                        : read_settings(words, rules, mode, plan);
    if (code < 0) {
        plan->run.mode = mode;
        for (int i = 0; i < n; i++) plan->run.decks[i] = decks[i];
        code = cmd_bench_decks(&plan->run, rules, (double)words->seconds.n, plan->json);
    }
    open_game_close(&open);
    return code;
}

// Measures the games of the database, in the way of the options.
static int of_games(const Words *words, BenchPlan *plan)
{
    Err err = {0};
    int code = bench_plan_open(plan, &err) ? command_fail(&err) : -1;

    for (int i = 0; code < 0 && i < plan->games_n; i++)
        if (!i || words->set.n) code = read_settings_of(words, &plan->games[i], plan);
    if (code < 0) code = check_mode(plan);
    if (code >= 0) return code;
    report_start(&plan->report, plan->json);
    code = words->against   ? cmd_bench_against(plan, words->against)
           : plan->pairings ? cmd_bench_pairings(plan)
                            : cmd_bench_all(plan);
    report_end(&plan->report);
    return code;
}

static int measure_plan(int argc, char **argv, BenchPlan *plan)
{
    Words words = {
        .seconds = {3, 1, 1000000}, .seed = {1, 0, SEED_MAX}, .games = {0, 1, 100000}};
    const CommandOption list[] = {{"games", &words.games},
                                  {"quick", &plan->quick},
                                  {"pairings", &plan->pairings},
                                  {"against", &words.against},
                                  {"mode", &plan->mode},
                                  {"seconds", &words.seconds},
                                  {"seed", &words.seed},
                                  {"set", &words.set},
                                  {"db", &plan->run.db},
                                  {"game", &plan->run.game},
                                  {"json", &plan->json},
                                  {0}};
    int code = command_options(argc, argv, list, cmd_bench_txt, NULL);

    if (code < 0) code = cmd_bench_refuse();
    if (code >= 0) return code;
    plan->run.seed = (uint64_t)words.seed.n;
    plan->run.games = (int)words.games.n;
    if (optind < argc && !words.against && !plan->pairings)
        return of_decks(argc, argv, &words, plan);
    if (plan->pairings && words.against)
        return command_usage("bench", "--pairings and --against: say one of them");
    plan->wanted = (const char *const *)argv + optind;
    plan->wanted_n = plan->pairings ? argc - optind : 0;
    if (plan->wanted_n)
        plan->run.game = open_game_of_decks(
            plan->run.db, plan->run.game, plan->wanted, plan->wanted_n, plan->arena);
    return of_games(&words, plan);
}

#ifdef DEV_BUILD
static const bool is_for_work = true;
#else
static const bool is_for_work = false;
#endif

int cmd_bench_refuse(void)
{
    // Tests judge no time.
    if (!is_for_work || getenv("BENCH_ANY_BUILD")) return -1;
    return command_usage("bench",
                         "this is the build for work, which is slower; say: make && "
                         "build/cardwright bench");
}

int cmd_bench(int argc, char **argv)
{
    BenchPlan *plan = bench_plan_new();
    const int code = measure_plan(argc, argv, plan);

    bench_plan_free(plan);
    return code;
}
