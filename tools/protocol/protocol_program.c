// protocol_program.c -- starts a program, reads its lines within a time, and answers them.
//
// Replies are written without waiting: a program that does not read its replies while it
// writes keeps nobody waiting beyond its time.

#include "tools/protocol/protocol_program.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/text.h"
#include "tools/door/json_safe.h"
#include "tools/door/progress.h"
#include "tools/protocol/protocol_line.h"

enum { REFUSED_MAX = 10, FAILURES_MAX = 5, GRACE_MS = 2000, MOMENT_MS = 100 };

static const char *const words[PROGRAM_FAULTS] = {[PROGRAM_FINE] = "fine",
                                                  [PROGRAM_ABSENT] = "not started",
                                                  [PROGRAM_CRASHED] = "ended",
                                                  [PROGRAM_GARBAGE] = "garbage",
                                                  [PROGRAM_SILENT] = "silent",
                                                  [PROGRAM_WRONG] = "wrong answers",
                                                  [PROGRAM_GIVEN_UP] = "given up"};

const char *protocol_program_word(ProgramFault fault)
{
    return words[fault];
}

// ---- the process

// Returns how the process ended, which it has or will at once.
static int end_process(Program *program, bool kill_it)
{
    const int status = protocol_process_end(&program->process, kill_it);

    program->n = 0;
    json_decref(program->wants);
    program->wants = NULL;
    return status;
}

static bool fail(Program *program, ProgramFault fault, const char *text)
{
    program->fault = fault;
    (void)text_format(program->text, sizeof program->text, "%s", text);
    (void)end_process(program, true);
    return false;
}

// The program has closed its output: tells how it ended, after a moment for its end.
static bool fail_ended(Program *program)
{
    char text[80];
    int status;
    bool ended = false;

    for (int i = 0; i < 100 && !ended; i++) {
        ended = protocol_process_has_ended(&program->process);
        protocol_process_hear(&program->process);
        if (!ended) usleep(2000);
    }
    status = end_process(program, !ended);
    if (!ended)
        (void)text_format(text, sizeof text, "it closed its output");
    else if (WIFSIGNALED(status))
        (void)text_format(text, sizeof text, "it ended by signal %d", WTERMSIG(status));
    else
        (void)text_format(
            text, sizeof text, "it ended with exit code %d", WEXITSTATUS(status));
    return fail(program, PROGRAM_CRASHED, text);
}

static void start(Program *program)
{
    const int failed =
        protocol_process_start(&program->process, program->command, program->shell);

    if (failed) (void)fail(program, PROGRAM_ABSENT, strerror(failed));
}

// ---- lines

static int left_ms(uint64_t until)
{
    const uint64_t now = progress_clock_ns();

    return now < until ? (int)((until - now) / 1000000u) + 1 : 0;
}

// Reads what there is. Returns false at the end.
static bool take_bytes(Program *program)
{
    if (program->n == program->room) {
        program->room = program->room ? program->room * 2 : 65536;
        program->bytes = realloc(program->bytes, program->room);
        ENOUGH(program->bytes);
    }
    const ssize_t got = read(
        program->process.from, program->bytes + program->n, program->room - program->n);
    if (got > 0) program->n += (size_t)got;
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

static bool fail_silent(Program *program)
{
    char text[80];

    (void)text_format(
        text, sizeof text, "it did not answer within %d seconds", program->seconds);
    return fail(program, PROGRAM_SILENT, text);
}

// Waits a moment, [until] its time is over, for the program to write, or to read as well.
// Takes what it wrote. Returns false if it has failed, or if the run stops.
static bool wait_for(Program *program, bool writes, uint64_t until)
{
    const bool reads = program->n <= REQUEST_BYTES_MAX;
    const int ms = left_ms(until);

    if (program->stop && *program->stop) return false;
    if (!ms) return fail_silent(program);
    if (!protocol_process_wait(
            &program->process, reads, writes, ms < MOMENT_MS ? ms : MOMENT_MS))
        return true;
    return take_bytes(program) || fail_ended(program);
}

// Waits until there is a whole line. Returns its length, -1 if the program has failed or the
// run stops.
static ssize_t wait_line(Program *program, uint64_t until)
{
    for (;;) {
        const char *end = program->n ? memchr(program->bytes, '\n', program->n) : NULL;

        if (end) return end - program->bytes;
        if (program->n > REQUEST_BYTES_MAX) {
            (void)fail(program, PROGRAM_GARBAGE, "it wrote a line without an end");
            return -1;
        }
        if (!wait_for(program, false, until)) return -1;
    }
}

// Writes a line, and reads meanwhile what the program writes. Returns false if it has failed,
// or if the run stops.
static bool write_line(Program *program, const char *text, uint64_t until)
{
    const size_t n = strlen(text);
    size_t done = 0;

    while (done <= n) {
        const ssize_t wrote = send(program->process.to,
                                   done < n ? text + done : "\n",
                                   done < n ? n - done : 1,
                                   MSG_NOSIGNAL | MSG_DONTWAIT);

        if (wrote > 0)
            done += (size_t)wrote;
        else if (errno != EAGAIN && errno != EINTR)
            return fail_ended(program);
        else if (!wait_for(program, true, until))
            return false;
    }
    return true;
}

// ---- requests

// Returns the reply to the request for the next game, to be freed.
static char *game_line(Program *program, PlayerId seat)
{
    json_t *reply = seat == NOBODY
                        ? json_pack("{s:s}", "type", "bye")
                        : json_pack("{s:s, s:i}", "type", "newgame", "seat", seat);
    json_safe_set(reply, "id", program->wants);
    char *line = json_safe_line(reply);

    program->wants = NULL;
    json_decref(reply);
    return line;
}

// Returns whether it is the request for the next game, "newgame" without more. Such a request
// waits until there is one.
static bool wants_game(Program *program, const ProtocolLine *line)
{
    const char *type = json_string_value(json_object_get(line->request, "type"));
    const bool has_id = json_object_get(line->request, "id") != NULL;

    if (*line->refused.text || !type || strcmp(type, "newgame") != 0) return false;
    if (json_object_size(line->request) != (has_id ? 2u : 1u)) return false;
    json_decref(program->wants);
    program->wants = json_incref(line->id);
    return true;
}

static bool fail_garbage(Program *program, size_t n)
{
    char text[120];

    (void)text_format(
        text, sizeof text, "it wrote '%.*s'", (int)(n < 60 ? n : 60), program->bytes);
    return fail(program, PROGRAM_GARBAGE, text);
}

// Returns the reply to the request, which is freed. NULL: it wants a game and waits for it.
static char *reply_to(Program *program, Protocol *protocol, ProtocolLine *line)
{
    const bool over = protocol->status != GAME_WAITS, waits = over || !program->begun;
    const int refused = protocol->refused;
    char *reply = NULL;

    if (!waits || !wants_game(program, line)) {
        reply = protocol_line_answer(protocol, line);
        if (protocol->refused > refused) return reply; // which tells of no game
    } else {
        protocol_line_free(line);
        if (!over) reply = game_line(program, protocol->only);
    }
    program->begun = true;
    return reply;
}

// Replies to a line of [n] bytes, or keeps that it wants a game. Returns false if the program
// has failed: its line is none, too many of its requests are refused, or it does not read.
static bool serve(Program *program, Protocol *protocol, size_t n, uint64_t until)
{
    ProtocolLine line;
    bool goes_on = true;

    protocol_line_read(program->bytes, n, &line);
    if (!json_is_object(line.request)) {
        protocol_line_free(&line);
        return fail_garbage(program, n);
    }
    char *reply = reply_to(program, protocol, &line);
    memmove(program->bytes, program->bytes + n + 1, program->n - n - 1);
    program->n -= n + 1;
    if (protocol->refused >= REFUSED_MAX)
        goes_on = fail(program, PROGRAM_WRONG, protocol->refusal);
    else if (reply)
        goes_on = write_line(program, reply, until);
    free(reply);
    if (goes_on && protocol->left)
        goes_on = fail(program, PROGRAM_CRASHED, "it said \"bye\"");
    return goes_on;
}

void protocol_program_begin(Program *program)
{
    program->fault = PROGRAM_FINE;
    *program->text = '\0';
    program->begun = false;
    if (program->process.pid) return;
    if (program->failures >= FAILURES_MAX)
        (void)fail(program, PROGRAM_GIVEN_UP, "it failed in the games before");
    else
        start(program);
}

static uint64_t time_of(const Program *program)
{
    return progress_clock_ns() + (uint64_t)program->seconds * 1000000000u;
}

// Answers the request for a game that has waited.
static bool tell_begin(Program *program, PlayerId seat, uint64_t until)
{
    if (program->begun || !program->wants) return true;
    char *line = game_line(program, seat);
    const bool goes_on = write_line(program, line, until);

    program->begun = true;
    free(line);
    return goes_on;
}

static bool is_answered(const Protocol *protocol, int question)
{
    return !protocol->branches.now &&
           (protocol->status != GAME_WAITS || protocol->question != question);
}

// Serves the program, with the rights of its seat, until it has answered the [question], or
// after the end of the game wants the next one. A line that waits when the time is over is
// served, but none after it. Returns false if the program has failed, or if the run stops.
static bool serve_seat(Program *program, Protocol *protocol, PlayerId seat,
                       int question)
{
    const uint64_t until = time_of(program);
    const bool over = protocol->status != GAME_WAITS;

    protocol->only = seat;
    protocol->refused = 0;
    bool goes_on = tell_begin(program, seat, until);
    while (goes_on && (over ? !program->wants : !is_answered(protocol, question))) {
        const ssize_t n = wait_line(program, until);

        goes_on = n >= 0 && serve(program, protocol, (size_t)n, until);
        if (goes_on && !program->wants && !is_answered(protocol, question) &&
            !left_ms(until))
            goes_on = fail_silent(program);
    }
    protocol->left = false;
    protocol_home(protocol);
    protocol->only = NOBODY;
    return goes_on;
}

bool protocol_program_turn(Program *program, Protocol *protocol, PlayerId seat)
{
    const int question = protocol->question;

    if (!program->process.pid) {
        program->failures++;
        return false;
    }
    const bool goes_on = serve_seat(program, protocol, seat, question);
    if (is_answered(protocol, question)) program->failures = 0;
    if (program->fault && protocol->question == question) program->failures++;
    return goes_on;
}

void protocol_program_over(Program *program, Protocol *protocol, PlayerId seat)
{
    if (program->process.pid && !program->fault)
        (void)serve_seat(program, protocol, seat, protocol->question);
}

void protocol_program_close(Program *program)
{
    const uint64_t until = progress_clock_ns() + GRACE_MS * 1000000ull;
    const bool thinks = !program->wants, stops = program->stop && *program->stop;

    program->stop = NULL; // it still hears that there is no further game
    if (program->process.pid && program->wants) {
        char *line = game_line(program, NOBODY);

        (void)write_line(program, line, until);
        free(line);
    }
    if (program->process.pid) {
        (void)close(program->process.to);
        program->process.to = -1;
        while (!(thinks && stops) && left_ms(until) &&
               !protocol_process_has_ended(&program->process)) {
            protocol_process_hear(&program->process);
            usleep(2000);
        }
        (void)end_process(program, true);
    }
    free(program->bytes);
    *program = (Program){0};
}
