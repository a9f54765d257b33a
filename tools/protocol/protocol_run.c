// protocol_run.c -- plays the games of a run question by question, each seat by its bot or its
// program.
//
// Each thread has a process of its own for each seat that a program has, for all its games. A
// program that fails loses the game: its seat concedes.

#include "tools/protocol/protocol_run.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/protocol/protocol_inside.h"
#include "tools/record/record.h"

struct ProtocolRun {
    ProtocolRunPlan plan;
    pthread_mutex_t lock; // of telling
};

// The part of one thread.
typedef struct {
    ProtocolRun *run;
    Protocol protocol;
    Program programs[SEATS_MAX];
    unsigned noted; // seats whose failure in this game is told, one bit each
    int number;     // of the game
    Record record;
    char path[4096];
} Driver;

static void tell(const Driver *driver, PlayerId seat, ProgramFault fault,
                 const char *text)
{
    ProtocolRun *run = driver->run;
    const ProgramFailure failure = {.seed = driver->protocol.session->setup.seed,
                                    .number = driver->number,
                                    .seat = seat,
                                    .fault = fault,
                                    .text = text};

    pthread_mutex_lock(&run->lock);
    run->plan.fail(run->plan.self, &failure);
    pthread_mutex_unlock(&run->lock);
}

static void tell_lost(const Driver *driver, const Err *err)
{
    tell(driver, NOBODY, PROGRAM_FINE, err->text);
}

static void *open_driver(void *self, Session *session)
{
    ProtocolRun *run = self;
    Driver *driver = calloc(1, sizeof *driver);

    ENOUGH(driver);
    driver->run = run;
    driver->protocol =
        (Protocol){.session = session, .only = NOBODY, .guest = GUEST_OF_RUN};
    driver->protocol.scene = calloc(1, sizeof *driver->protocol.scene);
    ENOUGH(driver->protocol.scene);
    for (int i = 0; i < SEATS_MAX; i++)
        driver->programs[i] = (Program){.command = run->plan.seats[i].command,
                                        .shell = run->plan.seats[i].shell,
                                        .seconds = run->plan.seconds,
                                        .stop = run->plan.stop};
    return driver;
}

static void close_driver(void *thread)
{
    Driver *driver = thread;
    Err err = {0};

    if (record_close(&driver->record, &err)) tell_lost(driver, &err);
    for (int i = 0; i < SEATS_MAX; i++)
        if (driver->programs[i].command) protocol_program_close(&driver->programs[i]);
    protocol_forget(&driver->protocol);
    free(driver->protocol.scene);
    free(driver);
}

// Notes that the program of a seat has failed, once in each game.
static void note_failure(Driver *driver, PlayerId seat, GameResult *result)
{
    const Program *program = &driver->programs[seat];

    if (!program->fault || driver->noted >> seat & 1) return;
    driver->noted |= 1u << seat;
    tell(driver, seat, program->fault, program->text);
    if (!result->failed[seat]) result->failed[seat] = (uint8_t)program->fault;
}

// Lets the seat of a program that has failed leave the game.
static void concede(Driver *driver, PlayerId seat)
{
    json_t *request = json_pack("{s:s, s:i}", "type", "concede", "seat", seat);
    Err err = {0};
    json_t *reply = protocol_do_concede(&driver->protocol, request, &err);

    ASSERT(reply); // the game waits, so a seat may leave it
    json_decref(reply);
    json_decref(request);
}

// Begins the record of the game, or notes that the next one of its match begins.
static void begin_record(Driver *driver)
{
    const ProtocolRunPlan *plan = &driver->run->plan;
    Session *session = driver->protocol.session;
    Err err = {0};

    if (!plan->folder) return;
    if (session->sitting.games > 1 && driver->record.file) {
        record_game(&driver->record, &session->sitting);
        return;
    }
    (void)text_format(driver->path,
                      sizeof driver->path,
                      "%s/game-%s%" PRIu64 ".jsonl",
                      plan->folder,
                      plan->label,
                      session->setup.seed);
    if (record_open(&driver->record, driver->path, true, session, &err))
        tell_lost(driver, &err);
    else
        driver->protocol.record = &driver->record;
}

static void end_record(Driver *driver)
{
    Session *session = driver->protocol.session;
    Err err = {0};

    if (!driver->protocol.record) return;
    record_end(&driver->record, &session->game);
    if (!sitting_is_over(session_rules(session), &session->sitting)) return;
    if (record_close(&driver->record, &err)) tell_lost(driver, &err);
    driver->record = (Record){0};
    driver->protocol.record = NULL;
}

// Lets everybody play until the game is over. Returns false if the run stops before that.
static bool play_out(Driver *driver, GameResult *result)
{
    Protocol *protocol = &driver->protocol;
    Session *session = protocol->session;

    while (protocol->status == GAME_WAITS) {
        const PlayerId seat = game_question(&session->game)->player;
        Program *program = &driver->programs[seat];

        session->bots[seat].asked++;
        const bool goes_on = protocol_program_turn(program, protocol, seat);

        if (!goes_on && !program->fault) return false;
        note_failure(driver, seat, result);
        if (!goes_on && protocol->status == GAME_WAITS) concede(driver, seat);
    }
    return true;
}

// Plays the game. One within which the run stops has no result.
static void play(void *thread, GameResult *result)
{
    Driver *driver = thread;
    Protocol *protocol = &driver->protocol;
    const int players = session_players(protocol->session);

    for (int i = 0; i < players; i++)
        if (driver->programs[i].command) protocol_program_begin(&driver->programs[i]);
    driver->noted = 0;
    driver->number = result->number;
    protocol_forget(protocol);
    begin_record(driver);
    protocol_begin(protocol);
    result->dropped = !play_out(driver, result);
    for (int i = 0; i < players && !result->dropped; i++) {
        if (!driver->programs[i].command) continue;
        protocol_program_over(&driver->programs[i], protocol, (PlayerId)i);
        note_failure(driver, (PlayerId)i, result);
    }
    if (!result->dropped) end_record(driver);
    result->status = (uint8_t)protocol->status;
}

ProtocolRun *protocol_run_new(const ProtocolRunPlan *plan)
{
    ProtocolRun *run = calloc(1, sizeof *run);

    ENOUGH(run);
    run->plan = *plan;
    pthread_mutex_init(&run->lock, NULL);
    return run;
}

void protocol_run_free(ProtocolRun *run)
{
    if (!run) return;
    pthread_mutex_destroy(&run->lock);
    free(run);
}

RunDrive protocol_run_drive(ProtocolRun *run)
{
    return (RunDrive){run, open_driver, play, close_driver};
}

bool protocol_run_is_program(const char *word, ProgramSeat *seat)
{
    *seat = (ProgramSeat){0};
    if (!strncmp(word, "sh:", 3))
        *seat = (ProgramSeat){word + 3, true};
    else if (strchr(word, '/'))
        *seat = (ProgramSeat){word, false};
    return seat->command != NULL;
}
