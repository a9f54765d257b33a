// other.c -- runs another build of the program and reads its JSON.

#include "tools/bench/other.h"

#include <inttypes.h>
#include <jansson.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "engine/base/text.h"

enum { ARGUMENTS = 32 };

int other_start(const char *path, const char *const *arguments, int out, pid_t *pid)
{
    posix_spawn_file_actions_t files;

    posix_spawn_file_actions_init(&files);
    if (out >= 0) {
        posix_spawn_file_actions_adddup2(&files, out, 1);
        posix_spawn_file_actions_addclose(&files, out);
    } else {
        posix_spawn_file_actions_addopen(&files, 1, "/dev/null", 1, 0);
    }
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", 1, 0);
    const int failed =
        posix_spawn(pid, path, &files, NULL, (char *const *)arguments, environ);
    posix_spawn_file_actions_destroy(&files);
    return failed ? -1 : 0;
}

static uint64_t ns_of(struct timeval time)
{
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_usec * 1000u;
}

// Reads the JSON of the process and waits for its end. Returns NULL if there is none.
static json_t *read_reply(int pipe, pid_t pid, OtherResult *result)
{
    struct rusage usage = {0};
    FILE *file = fdopen(pipe, "r");
    json_t *json = file ? json_loadf(file, JSON_DISABLE_EOF_CHECK, NULL) : NULL;

    if (file) (void)fclose(file);
    (void)wait4(pid, NULL, 0, &usage);
    result->ns = ns_of(usage.ru_utime) + ns_of(usage.ru_stime);
    return json;
}

static json_t *run_program(const Other *other, const char *const *arguments,
                           OtherResult *result)
{
    int ends[2];
    pid_t pid;

    if (pipe(ends)) return NULL;
    const int failed = other_start(other->path, arguments, ends[1], &pid);
    (void)close(ends[1]);
    if (!failed) return read_reply(ends[0], pid, result);
    (void)close(ends[0]);
    return NULL;
}

static int refuse(const Other *other, const OtherGames *games, Err *err)
{
    if (!games->decks_n)
        return err_set(err,
                       CODE_MISSING,
                       "%s does not play %s, mode %s: choose another game with --game",
                       other->path,
                       games->game,
                       games->mode);
    return err_set(err,
                   CODE_MISSING,
                   "%s does not play %s against %s (game %s, mode %s)",
                   other->path,
                   games->decks[0],
                   games->decks_n > 1 ? games->decks[1] : "nobody",
                   games->game,
                   games->mode);
}

int other_play(const Other *other, const OtherGames *games, OtherResult *result,
               Err *err)
{
    char number[2][24];
    const char *arguments[ARGUMENTS] = {"cardwright",
                                        "simulate",
                                        "--json",
                                        "--jobs",
                                        "1",
                                        "--games",
                                        number[0],
                                        "--seed",
                                        number[1],
                                        "--game",
                                        games->game,
                                        "--mode",
                                        games->mode};
    int n = 13;

    (void)snprintf(number[0], sizeof number[0], "%d", games->games);
    (void)snprintf(number[1], sizeof number[1], "%" PRIu64, games->seed);
    if (other->db) {
        arguments[n++] = "--db";
        arguments[n++] = other->db;
    }
    ASSERT(games->decks_n <= OTHER_SEATS_MAX);
    for (int i = 0; i < games->decks_n; i++) arguments[n++] = games->decks[i];
    json_t *json = run_program(other, arguments, result);
    const char *hash = json_string_value(json_object_get(json, "hash"));
    (void)text_format(result->hash, sizeof result->hash, "%s", hash ? hash : "");
    json_decref(json);
    if (hash) return 0;
    return refuse(other, games, err);
}
