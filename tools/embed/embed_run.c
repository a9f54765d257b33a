// embed_run.c -- many games by bots, on several threads.

#include <signal.h>
#include <string.h>

#include "engine/base/number.h"
#include "tools/embed/embed_inside.h"
#include "tools/session/runner.h"

typedef struct {
    const CwSetup *setup;
    const CwRun *run;
    volatile sig_atomic_t stop;
    json_t *decks; // of the plan, by name
} Simulating;

static CwStage stage_of(int status)
{
    if (status == GAME_OVER) return CW_OVER;
    return status == GAME_FAULT ? CW_FAULTY : CW_STOPPED;
}

// Gives a result to the caller. A RunTaker.
static void give(void *self, const GameResult *result)
{
    Simulating *of = self;
    CwResult told = {.size = sizeof told,
                     .seed = result->seed,
                     .hash = result->hash,
                     .stage = stage_of(result->status),
                     .winners = result->winners,
                     .turns = result->turns,
                     .decisions = result->questions};

    if (of->stop) return;
    for (int i = 0; i < SEATS_MAX; i++) told.points[i] = result->points[i];
    if (of->run->take(of->run->self, &told)) of->stop = 1;
}

// Fills the plan of a run as a game of the setup would begin, by a game that does begin.
static CwStatus plan_of(CwEngine *engine, Simulating *of, RunPlan *plan)
{
    const CwSetup *setup = of->setup;
    CwStatus status;
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

static CwStatus check(CwEngine *engine, const Simulating *of)
{
    CwStatus status = embed_opened(engine);

    if (!status)
        status =
            embed_sized(engine, of->run, "CwRun", sizeof *of->run, sizeof *of->run);
    if (status) return status;
    if (!of->run->take) return embed_fail(engine, CW_ARGUMENT, "'take' is NULL");
    if (of->run->games < 1)
        return embed_fail(engine, CW_ARGUMENT, "%d games: at least 1", of->run->games);
    if (of->run->jobs < 1 || of->run->jobs > JOBS_MAX)
        return embed_fail(
            engine, CW_ARGUMENT, "%d jobs: 1 to %d", of->run->jobs, JOBS_MAX);
    return CW_OK;
}

static CwStatus simulate(CwEngine *engine, Simulating *of)
{
    RunPlan plan = {.db = engine->path,
                    .game = engine->name,
                    .games = of->run->games,
                    .jobs = of->run->jobs,
                    .quiet = true};
    const RunTaker taker = {of, give};
    FirstFault fault;
    Err err = {0};
    const CwStatus status = plan_of(engine, of, &plan);

    if (status) return status;
    plan.seed = of->setup->seed;
    if (runner_run(&plan, &taker, &fault, &of->stop, &err))
        return embed_err(engine, CW_DATA, &err);
    if (fault.game < 0) return CW_OK;
    return embed_fail(engine, CW_OK, "game %d: %s", fault.game, fault.text);
}

static CwStatus do_simulate(CwEngine *engine, void *given)
{
    Simulating *of = given;
    CwStatus status = check(engine, of);

    if (!status) status = simulate(engine, of);
    json_decref(of->decks);
    return status;
}

CwStatus cw_simulate(CwEngine *engine, const CwSetup *setup, const CwRun *run)
{
    return embed_call(engine, do_simulate, &(Simulating){.setup = setup, .run = run});
}
