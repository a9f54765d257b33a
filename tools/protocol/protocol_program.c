// protocol_program.c -- starts a program, reads its lines within a time, and answers them.
//
// Replies are written without waiting: a program that does not read its replies while it
// writes keeps nobody waiting beyond its time.

#include "tools/protocol/protocol_program.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/text.h"
#include "tools/door/json_safe.h"
#include "tools/door/progress.h"
#include "tools/protocol/protocol_line.h"

enum { REFUSED_MAX = 10, FAILURES_MAX = 5, GRACE_MS = 2000 };

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

// Returns whether the process has ended. How it did is still to be asked for.
static bool has_ended(const Program *program)
{
    siginfo_t info = {0};

    return !waitid(P_PID, (id_t)program->pid, &info, WEXITED | WNOHANG | WNOWAIT) &&
           info.si_pid == program->pid;
}

// Returns how the process ended, which it has or will at once.
static int end_process(Program *program, bool kill_it)
{
    int status = 0;

    if (!program->pid) return 0;
    if (kill_it) (void)kill(-program->pid, SIGKILL);
    (void)waitpid(program->pid, &status, 0);
    (void)kill(-program->pid, SIGKILL); // what it has started
    (void)close(program->to);
    (void)close(program->from);
    program->pid = 0;
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
        ended = has_ended(program);
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

// Starts the process in a group of its own, with the other end of a pipe and of a socket,
// which is written without a signal where nobody reads.
static int spawn(Program *program, const int in[2], const int out[2])
{
    const char *const line[] = {"sh", "-c", program->command, NULL};
    const char *const alone[] = {program->command, NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    sigset_t usual;

    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in[0], 0);
    posix_spawn_file_actions_adddup2(&files, out[1], 1);
    posix_spawnattr_init(&how);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&how, &usual);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    const int failed = posix_spawn(&program->pid,
                                   program->shell ? "/bin/sh" : program->command,
                                   &files,
                                   &how,
                                   (char *const *)(program->shell ? line : alone),
                                   environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
    return failed;
}

static void start(Program *program)
{
    int in[2], out[2], failed = EMFILE;

    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in)) {
        (void)fail(program, PROGRAM_ABSENT, strerror(errno));
        return;
    }
    if (!pipe2(out, O_CLOEXEC)) {
        failed = spawn(program, in, out);
        (void)close(out[1]);
        if (failed) (void)close(out[0]);
    }
    (void)close(in[0]);
    if (failed) {
        (void)close(in[1]);
        program->pid = 0;
        (void)fail(program, PROGRAM_ABSENT, strerror(failed));
        return;
    }
    program->to = in[1];
    program->from = out[0];
    (void)fcntl(program->from, F_SETFL, O_NONBLOCK);
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
    const ssize_t got =
        read(program->from, program->bytes + program->n, program->room - program->n);
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

// Waits until there is a whole line. Returns its length, -1 if the program has failed.
static ssize_t wait_line(Program *program, uint64_t until)
{
    for (;;) {
        const char *end = program->n ? memchr(program->bytes, '\n', program->n) : NULL;
        struct pollfd one = {.fd = program->from, .events = POLLIN};

        if (end) return end - program->bytes;
        if (program->n > REQUEST_BYTES_MAX) {
            (void)fail(program, PROGRAM_GARBAGE, "it wrote a line without an end");
            return -1;
        }
        const int ms = left_ms(until);
        if (!ms) {
            (void)fail_silent(program);
            return -1;
        }
        if (poll(&one, 1, ms) > 0 && !take_bytes(program)) {
            (void)fail_ended(program);
            return -1;
        }
    }
}

// Writes a line, and reads meanwhile what the program writes. Returns false if it has failed.
static bool write_line(Program *program, const char *text, uint64_t until)
{
    const size_t n = strlen(text);
    size_t done = 0;

    while (done <= n) {
        const ssize_t wrote = send(program->to,
                                   done < n ? text + done : "\n",
                                   done < n ? n - done : 1,
                                   MSG_NOSIGNAL | MSG_DONTWAIT);
        struct pollfd ends[2] = {{.fd = program->to, .events = POLLOUT},
                                 {.fd = program->from, .events = POLLIN}};

        if (wrote > 0) {
            done += (size_t)wrote;
            continue;
        }
        if (errno != EAGAIN && errno != EINTR) return fail_ended(program);
        const int ms = left_ms(until);
        if (!ms) return fail_silent(program);
        if (program->n > REQUEST_BYTES_MAX) ends[1].events = 0;
        if (poll(ends, 2, ms) > 0 && ends[1].revents & POLLIN && !take_bytes(program))
            return fail_ended(program);
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

// Returns whether the line is the request for the next game, "newgame" without more. Such a
// request waits until there is one.
static bool wants_game(Program *program, const json_t *request)
{
    const char *type = json_string_value(json_object_get(request, "type"));
    json_t *id = json_object_get(request, "id");

    if (!type || strcmp(type, "newgame") != 0) return false;
    if (json_object_size(request) != (id ? 2u : 1u)) return false;
    json_decref(program->wants);
    program->wants = id ? json_incref(id) : json_null();
    return true;
}

// Returns whether the reply refuses the request.
static bool is_refusal(const char *reply)
{
    static const char start_of[] = "{\"type\":\"refused\"";

    return !strncmp(reply, start_of, sizeof start_of - 1);
}

// Replies to a line of [n] bytes, or keeps that it wants a game. Counts refusals.
static bool serve(Program *program, Protocol *protocol, size_t n, int *refused,
                  uint64_t until)
{
    json_t *request = json_loadb(program->bytes, n, 0, NULL);
    char *reply = NULL, text[120];

    if (!json_is_object(request)) {
        json_decref(request);
        (void)text_format(text,
                          sizeof text,
                          "it wrote '%.*s'",
                          (int)(n < 60 ? n : 60),
                          program->bytes);
        return fail(program, PROGRAM_GARBAGE, text);
    }
    const bool over = protocol->status != GAME_WAITS;
    if (!(over || !program->begun) || !wants_game(program, request))
        reply = protocol_line_reply(protocol, program->bytes, n);
    else if (!over)
        reply = game_line(program, protocol->only);
    program->begun = true;
    json_decref(request);
    memmove(program->bytes, program->bytes + n + 1, program->n - n - 1);
    program->n -= n + 1;
    bool goes_on = true;
    if (reply && is_refusal(reply) && ++*refused >= REFUSED_MAX)
        goes_on = fail(program, PROGRAM_WRONG, reply);
    else if (reply)
        goes_on = write_line(program, reply, until);
    free(reply);
    return goes_on;
}

void protocol_program_begin(Program *program)
{
    program->fault = PROGRAM_FINE;
    *program->text = '\0';
    program->begun = false;
    if (program->pid) return;
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

bool protocol_program_turn(Program *program, Protocol *protocol, PlayerId seat)
{
    const uint64_t until = time_of(program);
    const int question = protocol->question;
    int refused = 0;

    if (!program->pid) {
        program->failures++;
        return false;
    }
    protocol->only = seat;
    bool goes_on = tell_begin(program, seat, until);
    while (goes_on && !is_answered(protocol, question)) {
        const ssize_t n = wait_line(program, until);

        goes_on = n >= 0 && serve(program, protocol, (size_t)n, &refused, until);
        if (goes_on && protocol->left)
            goes_on = fail(program, PROGRAM_CRASHED, "it said \"bye\"");
    }
    protocol->left = false;
    protocol_home(protocol);
    protocol->only = NOBODY;
    if (is_answered(protocol, question)) program->failures = 0;
    if (program->fault && protocol->question == question) program->failures++;
    return goes_on;
}

void protocol_program_over(Program *program, Protocol *protocol, PlayerId seat)
{
    const uint64_t until = time_of(program);
    int refused = 0;

    if (!program->pid || program->fault) return;
    protocol->only = seat;
    bool goes_on = tell_begin(program, seat, until);
    while (goes_on && !program->wants) {
        const ssize_t n = wait_line(program, until);

        goes_on = n >= 0 && serve(program, protocol, (size_t)n, &refused, until);
        if (goes_on && protocol->left)
            goes_on = fail(program, PROGRAM_CRASHED, "it said \"bye\"");
    }
    protocol->left = false;
    protocol_home(protocol);
    protocol->only = NOBODY;
}

void protocol_program_close(Program *program)
{
    const uint64_t until = progress_clock_ns() + GRACE_MS * 1000000ull;

    if (program->pid && program->wants) {
        char *line = game_line(program, NOBODY);

        (void)write_line(program, line, until);
        free(line);
    }
    if (program->pid) {
        (void)close(program->to);
        program->to = -1;
        while (left_ms(until) && !has_ended(program)) usleep(2000);
        (void)end_process(program, true);
    }
    free(program->bytes);
    *program = (Program){0};
}
