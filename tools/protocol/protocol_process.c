// protocol_process.c -- starts processes, and passes on what they write to their standard
// error.

#include "tools/protocol/protocol_process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

bool protocol_process_has_ended(const Process *process)
{
    siginfo_t info = {0};

    return !waitid(P_PID, (id_t)process->pid, &info, WEXITED | WNOHANG | WNOWAIT) &&
           info.si_pid == process->pid;
}

// Passes on the line, which may be the start of one that is too long to keep.
static void pass_on(Process *process)
{
    if (!process->line_n) return;
    process->line[process->line_n++] = '\n';
    (void)fwrite(process->line, 1, process->line_n, stderr);
    process->line_n = 0;
}

static void hear_bytes(Process *process, const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (text[i] != '\n') process->line[process->line_n++] = text[i];
        if (text[i] == '\n' || process->line_n == sizeof process->line - 1)
            pass_on(process);
    }
}

void protocol_process_hear(Process *process)
{
    char text[4096];
    ssize_t n;

    if (process->told < 0) return;
    while ((n = read(process->told, text, sizeof text)) > 0)
        hear_bytes(process, text, (size_t)n);
    if (n < 0 && (errno == EAGAIN || errno == EINTR)) return;
    (void)close(process->told);
    process->told = -1;
}

bool protocol_process_wait(Process *process, bool reads, bool writes, int ms)
{
    struct pollfd ends[3] = {{.fd = reads ? process->from : -1, .events = POLLIN},
                             {.fd = writes ? process->to : -1, .events = POLLOUT},
                             {.fd = process->told, .events = POLLIN}};

    if (poll(ends, 3, ms) <= 0) return false;
    if (ends[2].revents) protocol_process_hear(process);
    return ends[0].revents != 0;
}

int protocol_process_end(Process *process, bool kill_it)
{
    int status = 0;

    if (!process->pid) return 0;
    if (kill_it) (void)kill(-process->pid, SIGKILL);
    (void)waitpid(process->pid, &status, 0);
    (void)kill(-process->pid, SIGKILL); // what it has started
    protocol_process_hear(process);
    pass_on(process);
    if (process->told >= 0) (void)close(process->told);
    if (process->to >= 0) (void)close(process->to);
    (void)close(process->from);
    *process = (Process){.to = -1, .from = -1, .told = -1};
    return status;
}

// Starts the process with the other ends of a socket, which is written without a signal where
// nobody reads, and of two pipes.
static int spawn(Process *process, const char *command, bool shell, const int ends[3])
{
    const char *const line[] = {"sh", "-c", command, NULL};
    const char *const alone[] = {command, NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    sigset_t usual;

    posix_spawn_file_actions_init(&files);
    for (int i = 0; i < 3; i++) posix_spawn_file_actions_adddup2(&files, ends[i], i);
    posix_spawnattr_init(&how);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&how, &usual);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    const int failed = posix_spawn(&process->pid,
                                   shell ? "/bin/sh" : command,
                                   &files,
                                   &how,
                                   (char *const *)(shell ? line : alone),
                                   environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
    return failed;
}

static void close_both(const int ends[2])
{
    for (int i = 0; i < 2; i++)
        if (ends[i] >= 0) (void)close(ends[i]);
}

int protocol_process_start(Process *process, const char *command, bool shell)
{
    int in[2] = {-1, -1}, out[2] = {-1, -1}, told[2] = {-1, -1}, failed = 0;

    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in) ||
        pipe2(out, O_CLOEXEC) || pipe2(told, O_CLOEXEC))
        failed = errno;
    if (!failed)
        failed = spawn(process, command, shell, (int[3]){in[0], out[1], told[1]});
    if (failed) {
        close_both(in);
        close_both(out);
        close_both(told);
        *process = (Process){.to = -1, .from = -1, .told = -1};
        return failed;
    }
    (void)close(in[0]);
    (void)close(out[1]);
    (void)close(told[1]);
    process->to = in[1];
    process->from = out[0];
    process->told = told[0];
    process->line_n = 0;
    (void)fcntl(process->from, F_SETFL, O_NONBLOCK);
    (void)fcntl(process->told, F_SETFL, O_NONBLOCK);
    return 0;
}
