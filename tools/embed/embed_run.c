// embed_run.c -- many games on several threads, by bots, by programs and by a function of the
// caller.

#include <signal.h>
#include <string.h>

#include "tools/embed/embed_inside.h"
#include "tools/session/runner.h"

_Static_assert((int)CW_FAULTS == (int)PROGRAM_FAULTS + 1, "and a record that is lost");

// The struct ends here at least; longer ones came later.
enum {
    RUN_LEAST = offsetof(CwRun, self) + sizeof(void *),
    PROGRAM_SECONDS = 10 // that a program has where nobody says more
};

typedef struct {
    const CwSetup *setup;
    const CwRun *given;
    CwRun run;
    CwEngine *engine;
    EmbedPlan plan;
    ProtocolRun *programs; // NULL: no program and no record
    EmbedHost *host;       // NULL: no function
} Simulating;

static CwStage stage_of(int status)
{
    if (status == GAME_OVER) return CW_OVER;
    return status == GAME_FAULT ? CW_FAULTY : CW_STOPPED;
}

const char *cw_fault_word(CwFault fault)
{
    if (fault == CW_LOST) return "not recorded";
    if (fault <= CW_FINE || fault > CW_LOST) return "";
    return protocol_program_word((ProgramFault)fault);
}

// Gives a result to the caller. Returns whether the run goes on.
static bool give(void *self, const GameResult *result)
{
    const Simulating *of = self;
    CwResult told = {.size = sizeof told,
                     .seed = result->seed,
                     .hash = result->hash,
                     .stage = stage_of(result->status),
                     .winners = result->winners,
                     .turns = result->turns,
                     .decisions = result->questions,
                     .number = result->number,
                     .games = result->games,
                     .drawn = result->drawn,
                     .steps = result->steps,
                     .events = result->events,
                     .ended = result->ended,
                     .unfinished = result->unfinished ? result->unfinished : ""};

    for (int i = 0; i < SEATS_MAX; i++) {
        told.points[i] = result->points[i];
        told.wins[i] = result->wins[i];
        told.failed[i] = (CwFault)result->failed[i];
    }
    return !of->run.take(of->run.self, &told);
}

static void give_failure(void *self, const ProgramFailure *failure)
{
    const Simulating *of = self;
    const bool lost = failure->seat == NOBODY;

    if (!of->run.fail) return;
    of->run.fail(of->run.self,
                 &(CwFailure){.size = sizeof(CwFailure),
                              .seed = failure->seed,
                              .number = failure->number,
                              .seat = lost ? CW_NOBODY : failure->seat,
                              .fault = lost ? CW_LOST : (CwFault)failure->fault,
                              .text = failure->text});
}

static CwStatus check(CwEngine *engine, const Simulating *of)
{
    const CwRun *run = &of->run;

    if (!run->take) return embed_fail(engine, CW_ARGUMENT, "'take' is NULL");
    if (run->games < 1)
        return embed_fail(engine, CW_ARGUMENT, "%d games: at least 1", run->games);
    if (run->jobs < 1 || run->jobs > JOBS_MAX)
        return embed_fail(engine, CW_ARGUMENT, "%d jobs: 1 to %d", run->jobs, JOBS_MAX);
    if (run->seconds < 0)
        return embed_fail(engine, CW_ARGUMENT, "%d seconds: at least 1", run->seconds);
    if (!run->play || (!run->record && !run->verify && !of->plan.has_program))
        return CW_OK;
    return embed_fail(
        engine,
        CW_ARGUMENT,
        "where 'play' answers there is no 'record', no 'verify' and no program");
}

// Returns what plays the games question by question, if bots alone do not.
static RunDrive drive_of(Simulating *of)
{
    const CwRun *run = &of->run;

    if (run->play) {
        of->host = embed_host_new(of->engine, run);
        return embed_host_drive(of->host);
    }
    if (!run->record && !of->plan.has_program) return (RunDrive){0};
    of->programs = protocol_run_new(
        &(ProtocolRunPlan){.seats = of->plan.programs,
                           .seconds = run->seconds ? run->seconds : PROGRAM_SECONDS,
                           .folder = run->record,
                           .label = run->part ? run->part : "",
                           .stop = run->stop,
                           .self = of,
                           .fail = give_failure});
    return protocol_run_drive(of->programs);
}

// Fills the plan of the run.
static RunPlan plan_of(Simulating *of)
{
    const EmbedPlan *read = &of->plan;
    const ProtocolCards *cards = of->engine->stage->cards;
    RunPlan plan = {.db = of->engine->path,
                    .bytes = embed_bytes(of->engine),
                    .game = of->engine->name,
                    .catalog = protocol_cards_are_fresh(cards) ? cards->catalog : NULL,
                    .mode = read->mode,
                    .seed = read->seed,
                    .games = of->run.games,
                    .jobs = of->run.jobs,
                    .verify = of->run.verify != 0};

    memcpy(plan.settings, read->settings, sizeof plan.settings);
    memcpy(plan.decks, read->decks, sizeof plan.decks);
    for (int i = 0; i < SEATS_MAX; i++) {
        const bool played = of->run.play || read->programs[i].command;

        plan.bots[i] =
            read->bots[i] == SEAT_HUMAN && !played ? SEAT_RANDOM : read->bots[i];
    }
    return plan;
}

static CwStatus simulate(CwEngine *engine, Simulating *of)
{
    RunPlan plan = plan_of(of);
    CwStatus status = CW_OK;
    Err err = {0};

    plan.drive = drive_of(of);
    if (runner_run(&plan, &(RunTaker){of, give}, of->run.stop, &err))
        status = embed_err(engine, CW_DATA, &err);
    else if (embed_host_failed(of->host))
        status = embed_fail(engine, CW_REFUSED, "%s", embed_host_failed(of->host));
    protocol_run_free(of->programs);
    embed_host_free(of->host);
    return status;
}

static CwStatus do_simulate(CwEngine *engine, void *given)
{
    Simulating *of = given;
    CwStatus status = embed_opened(engine);

    if (!status)
        status = embed_sized(engine, of->given, "CwRun", RUN_LEAST, sizeof of->run);
    if (status) return status;
    memcpy(&of->run, of->given, of->given->size);
    of->engine = engine;
    of->plan.arena = arena_new();
    of->plan.takes_input = of->run.takes_input;
    status = embed_plan(engine, of->setup, &of->plan);
    if (!status) status = check(engine, of);
    if (!status) status = simulate(engine, of);
    arena_free(of->plan.arena);
    return status;
}

CwStatus cw_simulate(CwEngine *engine, const CwSetup *setup, const CwRun *run)
{
    return embed_call(engine, do_simulate, &(Simulating){.setup = setup, .given = run});
}
