// bench_plan.c -- finds the games and the decks that are measured.

#include "tools/bench/bench_plan.h"

#include <stdlib.h>
#include <string.h>

#include "db/decks/lookup_deck.h"
#include "engine/play/deck.h"
#include "tools/bench/pairings.h"

// Leaves the decks that are wanted. Returns -1 with [err].
static int choose(BenchPlan *plan, BenchGame *game, Err *err)
{
    const DeckChoice choice = {
        game->decks, game->decks_n, plan->wanted, plan->wanted_n};
    const size_t room = (size_t)(game->decks_n + 1) * (size_t)plan->wanted_n;
    const char **chosen = arena_take(plan->arena, room * sizeof *chosen);

    game->decks_n = pairing_choose(&choice, chosen, err);
    game->decks = chosen;
    return game->decks_n < 0 ? -1 : 0;
}

// Opens a game and adds it, if it has decks or needs none.
static int add_game(BenchPlan *plan, const char *name, Err *err)
{
    static const char *const none[] = {""};
    BenchGame *game = &plan->games[plan->games_n];

    if (plan->games_n == BENCH_GAMES_MAX) return 0;
    if (open_game_read(&game->open, plan->run.db, name, err)) return -1;
    plan->games_n++;
    game->rules = loaded_game_rules(game->open.game);
    game->name = name ? name : arena_format(plan->arena, "%s", game->rules->game);
    const char **decks = NULL;
    game->decks_n = lookup_deck_names(game->open.store, plan->arena, &decks, err);
    game->decks = decks;
    if (game->decks_n < 0) return -1;
    if (plan->wanted_n && choose(plan, game, err)) return -1;
    if (game->decks_n) return 0;
    if (!deck_sections_n(game->rules) && !plan->decks_alone) {
        game->decks = none;
        game->decks_n = COUNT_OF(none);
        return 0;
    }
    open_game_close(&game->open);
    plan->games_n--;
    return 0;
}

// Adds every game of the database of [first], in the order in which they came there.
static int add_all(BenchPlan *plan, Store *store, Err *err)
{
    const char *names[BENCH_GAMES_MAX];
    sqlite3_stmt *row =
        store_statement(store, "SELECT name FROM game ORDER BY id", err);
    int n = 0, status = -1;

    while (row && (status = store_step(store, row, err)) > 0)
        if (n < BENCH_GAMES_MAX)
            names[n++] = arena_format(plan->arena, "%s", store_text(row, 0));
    if (status < 0) return -1;
    for (int i = 0; i < n; i++)
        if (add_game(plan, names[i], err)) return -1;
    return 0;
}

BenchPlan *bench_plan_new(void)
{
    BenchPlan *plan = calloc(1, sizeof *plan);

    ASSERT(plan);
    plan->arena = arena_new();
    for (int i = 0; i < SEATS_MAX; i++) plan->run.bots[i] = SEAT_RANDOM;
    return plan;
}

int bench_plan_open(BenchPlan *plan, Err *err)
{
    OpenGame open = {0};
    int failed;

    if (plan->run.game) {
        failed = add_game(plan, plan->run.game, err);
    } else {
        failed = open_game_read(&open, plan->run.db, NULL, err) ||
                 add_all(plan, open.store, err);
        open_game_close(&open);
    }
    if (failed) return -1;
    if (plan->games_n) return 0;
    return err_set(err, CODE_MISSING, "there are no decks to play with");
}

void bench_plan_free(BenchPlan *plan)
{
    for (int i = 0; i < plan->games_n; i++) open_game_close(&plan->games[i].open);
    arena_free(plan->arena);
    free(plan);
}

bool bench_plan_wants(const BenchPlan *plan, const BenchGame *game, int mode)
{
    return !plan->mode || !strcmp(plan->mode, sitting_mode(game->rules, mode).name);
}

RunPlan bench_plan_run(const BenchPlan *plan, const BenchGame *game, int mode,
                       int games)
{
    RunPlan run = plan->run;

    run.game = game->name;
    run.mode = mode;
    run.games = games;
    return run;
}
