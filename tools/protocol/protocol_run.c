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
    const ProgramSeat *seats;
    int seconds;
    const char *folder;
    const volatile sig_atomic_t *stop;
    pthread_mutex_t lock; // of all below
    ProgramFailure *failures;
    int failures_n, failures_all;
    char lost[sizeof((Err){0}.text)];
    char label[32]; // of the part of the run
};

// The part of one thread.
typedef struct {
    ProtocolRun *run;
    Protocol protocol;
    Program programs[SEATS_MAX];
    unsigned noted; // seats whose failure in this game is kept, one bit each
    Record record;
    char path[4096];
} Driver;

static void keep_failure(ProtocolRun *run, uint64_t seed, PlayerId seat,
                         const Program *program)
{
    pthread_mutex_lock(&run->lock);
    run->failures_all++;
    if (run->failures_n < FAILURES_KEPT) {
        ProgramFailure *failure = &run->failures[run->failures_n++];

        *failure =
            (ProgramFailure){.seed = seed, .seat = seat, .fault = program->fault};
        memcpy(failure->label, run->label, sizeof failure->label);
        (void)text_format(failure->text, sizeof failure->text, "%s", program->text);
    }
    pthread_mutex_unlock(&run->lock);
}

static void keep_lost(ProtocolRun *run, const Err *err)
{
    pthread_mutex_lock(&run->lock);
    if (!*run->lost) (void)text_format(run->lost, sizeof run->lost, "%s", err->text);
    pthread_mutex_unlock(&run->lock);
}

static void *open_driver(void *self, Session *session)
{
    ProtocolRun *run = self;
    Driver *driver = calloc(1, sizeof *driver);

    ENOUGH(driver);
    driver->run = run;
    driver->protocol = (Protocol){.session = session, .only = NOBODY, .guest = true};
    driver->protocol.scene = calloc(1, sizeof *driver->protocol.scene);
    ENOUGH(driver->protocol.scene);
    for (int i = 0; i < SEATS_MAX; i++)
        driver->programs[i] = (Program){.command = run->seats[i].command,
                                        .shell = run->seats[i].shell,
                                        .seconds = run->seconds,
                                        .stop = run->stop};
    return driver;
}

static void close_driver(void *thread)
{
    Driver *driver = thread;
    Err err = {0};

    if (record_close(&driver->record, &err)) keep_lost(driver->run, &err);
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
    keep_failure(driver->run, driver->protocol.session->setup.seed, seat, program);
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
    const ProtocolRun *run = driver->run;
    Session *session = driver->protocol.session;
    Err err = {0};

    if (!run->folder) return;
    if (session->sitting.games > 1 && driver->record.file) {
        record_game(&driver->record, &session->sitting);
        return;
    }
    (void)text_format(driver->path,
                      sizeof driver->path,
                      "%s/game-%s%" PRIu64 ".jsonl",
                      run->folder,
                      run->label,
                      session->setup.seed);
    if (record_open(&driver->record, driver->path, true, session, &err))
        keep_lost(driver->run, &err);
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
    if (record_close(&driver->record, &err)) keep_lost(driver->run, &err);
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

ProtocolRun *protocol_run_new(const ProgramSeat *seats, int seconds, const char *folder,
                              const volatile sig_atomic_t *stop)
{
    ProtocolRun *run = calloc(1, sizeof *run);

    ENOUGH(run);
    run->failures = calloc(FAILURES_KEPT, sizeof *run->failures);
    ENOUGH(run->failures);
    run->seats = seats;
    run->seconds = seconds;
    run->folder = folder;
    run->stop = stop;
    pthread_mutex_init(&run->lock, NULL);
    return run;
}

void protocol_run_free(ProtocolRun *run)
{
    if (!run) return;
    pthread_mutex_destroy(&run->lock);
    free(run->failures);
    free(run);
}

void protocol_run_label(ProtocolRun *run, const char *label)
{
    (void)text_format(run->label, sizeof run->label, "%s", label);
}

RunDrive protocol_run_drive(ProtocolRun *run)
{
    return (RunDrive){run, open_driver, play, close_driver};
}

int protocol_run_failures(const ProtocolRun *run, const ProgramFailure **failures)
{
    *failures = run->failures;
    return run->failures_n;
}

int protocol_run_failures_all(const ProtocolRun *run)
{
    return run->failures_all;
}

const char *protocol_run_lost(const ProtocolRun *run)
{
    return *run->lost ? run->lost : NULL;
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
