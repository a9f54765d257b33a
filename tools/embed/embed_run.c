// embed_run.c -- many games by bots, on several threads.

#include <signal.h>
#include <string.h>

#include "engine/base/number.h"
#include "tools/embed/embed_inside.h"
#include "tools/session/runner.h"

typedef struct {
    const cw_setup *setup;
    int games, jobs;
    cw_take *take;
    void *self;
    volatile sig_atomic_t stop;
    json_t *decks; // of the plan, by name
} Simulating;

static cw_stage stage_of(int status)
{
    if (status == GAME_OVER) return CW_OVER;
    return status == GAME_FAULT ? CW_FAULTY : CW_STOPPED;
}

// Gives a result to the caller. A RunTaker.
static void give(void *self, const GameResult *result)
{
    Simulating *of = self;
    cw_result told = {.size = sizeof told,
                      .seed = result->seed,
                      .hash = result->hash,
                      .stage = stage_of(result->status),
                      .winners = result->winners,
                      .turns = result->turns,
                      .decisions = result->questions};

    if (of->stop) return;
    for (int i = 0; i < SEATS_MAX; i++) told.points[i] = result->points[i];
    if (of->take(of->self, &told)) of->stop = 1;
}

// Fills the plan of a run as a game of the setup would begin, by a game that does begin.
static cw_status plan_of(cw_engine *engine, Simulating *of, RunPlan *plan)
{
    const cw_setup *setup = of->setup;
    cw_status status;
    json_t *request = embed_setup(engine, setup, &status);

    of->decks = json_incref(json_object_get(request, "decks"));
    if (!status) json_decref(embed_ask(engine, request, &status));
    if (!status) {
        const Session *session = engine->stage->session;

        plan->mode = session->setup.mode;
        memcpy(plan->settings, session->setup.settings, sizeof plan->settings);
        for (size_t i = 0; i < json_array_size(of->decks); i++)
            plan->decks[i] = json_string_value(json_array_get(of->decks, i));
        for (int i = 0; i < SEATS_MAX; i++)
            plan->bots[i] = session->bots[i].kind == SEAT_HUMAN
                                ? SEAT_RANDOM
                                : (SeatKind)session->bots[i].kind;
    }
    return status;
}

static cw_status check(cw_engine *engine, const Simulating *of)
{
    const cw_status status = embed_opened(engine);

    if (status) return status;
    if (!of->take) return embed_fail(engine, CW_ARGUMENT, "'take' is NULL");
    if (of->games < 1)
        return embed_fail(engine, CW_ARGUMENT, "%d games: at least 1", of->games);
    if (of->jobs < 1 || of->jobs > JOBS_MAX)
        return embed_fail(engine, CW_ARGUMENT, "%d jobs: 1 to %d", of->jobs, JOBS_MAX);
    return CW_OK;
}

static cw_status simulate(cw_engine *engine, Simulating *of)
{
    RunPlan plan = {.db = engine->path,
                    .game = engine->name,
                    .games = of->games,
                    .jobs = of->jobs,
                    .quiet = true};
    const RunTaker taker = {of, give};
    FirstFault fault;
    Err err = {0};
    const cw_status status = plan_of(engine, of, &plan);

    if (status) return status;
    plan.seed = of->setup->seed;
    if (runner_run(&plan, &taker, &fault, &of->stop, &err))
        return embed_err(engine, CW_DATA, &err);
    if (fault.game < 0) return CW_OK;
    return embed_fail(engine, CW_OK, "game %d: %s", fault.game, fault.text);
}

static cw_status do_simulate(cw_engine *engine, void *given)
{
    Simulating *of = given;
    cw_status status = check(engine, of);

    if (!status) status = simulate(engine, of);
    json_decref(of->decks);
    return status;
}

cw_status cw_simulate(cw_engine *engine, const cw_setup *setup, int games, int jobs,
                      cw_take *take, void *self)
{
    return embed_call(
        engine,
        do_simulate,
        &(Simulating){
            .setup = setup, .games = games, .jobs = jobs, .take = take, .self = self});
}
