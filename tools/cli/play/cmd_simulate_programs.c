// cmd_simulate_programs.c -- seats that programs of one's own play, and records of the games.

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/bots/bot.h"
#include "tools/cli/play/cmd_simulate.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

enum { TOLD = 10 }; // failures that are told one by one

static bool is_line(const char *word)
{
    return !strncmp(word, "sh:", 3);
}

static bool is_program(const char *word)
{
    return is_line(word) || strchr(word, '/');
}

// Checks that a path leads to a program, before any game begins.
static int check_program(const char *path)
{
    struct stat info;
    Err err = {0};

    if (stat(path, &info) != 0)
        (void)err_set(&err, CODE_MISSING, "no program %s: %s", path, strerror(errno));
    else if (!S_ISREG(info.st_mode) || access(path, X_OK) != 0)
        (void)err_set(&err,
                      CODE_DATA,
                      "%s is no program that can be run: chmod +x %s",
                      path,
                      path);
    else
        return -1;
    return command_fail(&err);
}

static int read_word(SimulatePlan *plan, const char *word, int seat)
{
    plan->seats[seat] = word;
    if (is_program(word)) return is_line(word) ? -1 : check_program(word);
    if (bot_kind(word) > SEAT_HUMAN) return -1;
    if (!strcmp(word, "human"))
        return command_usage("simulate", "--bots is one of " BOT_WORDS ", not human");
    return command_usage("simulate",
                         "bot '%s' is not one of " BOT_WORDS ", or the path of a "
                         "program, such as ./bot.py",
                         word);
}

int cmd_simulate_open_lists(SimulatePlan *plan)
{
    int found = 0;

    for (int i = 0; i < CW_SEATS_MAX && plan->seats[i]; i++) {
        const char *open = bot_open_name(plan->seats[i]);

        if (open) plan->seats[i] = open;
        found += open != NULL;
    }
    if (found) return -1;
    return command_usage("simulate", "--open-lists wants a bot that is search");
}

int cmd_simulate_bots(SimulatePlan *plan, const char *text, int seats)
{
    const char *at = text;
    int code = -1;

    for (int i = 0; i < seats && code < 0; i++) {
        const size_t n = strcspn(at, ",");
        const bool last = i + 1 == seats;

        if (last != !at[n])
            return command_usage("simulate",
                                 "--bots wants %d words, one for each player, not '%s'",
                                 seats,
                                 text);
        code = read_word(plan, arena_format(plan->arena, "%.*s", (int)n, at), i);
        at += n + !last;
    }
    for (int i = seats; i < CW_SEATS_MAX; i++) plan->seats[i] = plan->seats[0];
    return code;
}

static bool has_program(const SimulatePlan *plan)
{
    for (int i = 0; i < plan->players; i++)
        if (is_program(plan->seats[i])) return true;
    return false;
}

int cmd_simulate_folder(const SimulatePlan *plan)
{
    const char *path = plan->run.record;
    Err err = {0};

    if (!path || !mkdir(path, 0777) || errno == EEXIST) return -1;
    (void)err_set(&err, CODE_IO, "cannot make %s: %s", path, strerror(errno));
    return command_fail(&err);
}

void cmd_simulate_add_failure(SeatFailures *failures, const CwFailure *failure)
{
    if (failure->seat == CW_NOBODY) {
        if (!*failures->lost)
            (void)text_format(
                failures->lost, sizeof failures->lost, "%s", failure->text);
        return;
    }
    if (!failures->list) failures->list = calloc(FAILURES_KEPT, sizeof *failures->list);
    ENOUGH(failures->list);
    failures->all++;
    if (failures->n == FAILURES_KEPT) return;
    SeatFailure *kept = &failures->list[failures->n++];
    kept->seed = failure->seed;
    kept->number = failure->number;
    kept->seat = failure->seat;
    kept->fault = failure->fault;
    (void)text_format(kept->label, sizeof kept->label, "%s", failures->label);
    (void)text_format(kept->text, sizeof kept->text, "%s", failure->text);
}

void cmd_simulate_count_failures(SeatFailures *failures, const CwResult *result)
{
    for (int i = 0; i < CW_SEATS_MAX; i++)
        if (result->failed[i]) failures->games[i][result->failed[i]]++;
}

void cmd_simulate_keep_fault(FirstFault *fault, const CwResult *result)
{
    if (fault->is_there || !*result->unfinished) return;
    fault->is_there = true;
    fault->seed = result->seed;
    (void)text_format(fault->text, sizeof fault->text, "%s", result->unfinished);
}

static int failed_games(const SeatFailures *failures, int seat)
{
    int n = 0;

    for (int i = 0; i < CW_FAULTS; i++) n += failures->games[seat][i];
    return n;
}

// Prints the command that plays the game again with the same bots.
static void put_play(const SimulatePlan *plan, const char *const *decks, uint64_t seed)
{
    const json_t *settings = json_object_get(plan->told, "settings"), *said;
    size_t k;

    terminal_put(stderr, "reproduce it with: cardwright play");
    for (int i = 0; i < plan->players && decks[i]; i++)
        terminal_put(stderr, " %s", decks[i]);
    for (int i = 0; i < plan->players; i++)
        terminal_put(stderr, "%s%s", i ? "," : " --seats ", plan->bots[i]);
    terminal_put(stderr, " --seed %" PRIu64 " --mode %s", seed, plan->mode);
    json_array_foreach(settings, k, said)
    {
        terminal_put(stderr, " --set %s", json_string_value(said));
    }
    if (plan->db) terminal_put(stderr, " --db %s", plan->db);
    if (plan->game) terminal_put(stderr, " --game %s", plan->game);
}

void cmd_simulate_tell_fault(const SimulatePlan *plan, const char *const *decks,
                             const FirstFault *fault, const char *label)
{
    const char *folder = plan->run.record;

    if (!fault->is_there) return;
    terminal_put(
        stderr, "cardwright: a game stopped unfinished because %s; ", fault->text);
    if (!folder && !has_program(plan))
        put_play(plan, decks, fault->seed);
    else if (!folder)
        terminal_put(stderr,
                     "play the run again with --seed %" PRIu64 " --record games, and "
                     "see games/game-%s%" PRIu64 ".jsonl",
                     plan->setup.seed,
                     label,
                     fault->seed);
    else
        terminal_put(stderr,
                     "its replay is %s/game-%s%" PRIu64 ".jsonl",
                     folder,
                     label,
                     fault->seed);
    (void)fputc('\n', stderr);
}

static void tell_one(const SimulatePlan *plan, const SeatFailure *failure)
{
    terminal_tell(stderr,
                  "cardwright: game %s%d (seed %" PRIu64 "), seat %d, %s: %s: %s",
                  failure->label,
                  failure->number,
                  failure->seed,
                  failure->seat,
                  plan->bots[failure->seat],
                  cw_fault_word(failure->fault),
                  failure->text);
}

static void tell_seat(const SimulatePlan *plan, const SeatFailures *failures, int seat)
{
    const int n = failed_games(failures, seat);

    terminal_put(stderr,
                 "cardwright: %s, seat %d, failed in %d game%s:",
                 plan->bots[seat],
                 seat,
                 n,
                 n == 1 ? "" : "s");
    for (int i = 1; i < CW_FAULTS; i++)
        if (failures->games[seat][i])
            terminal_put(
                stderr, " %d %s", failures->games[seat][i], cw_fault_word((CwFault)i));
    (void)fputc('\n', stderr);
}

int cmd_simulate_tell_failures(const SimulatePlan *plan, const SeatFailures *failures)
{
    int games = 0;

    for (int i = 0; i < plan->players; i++) {
        games += failed_games(failures, i);
        if (failed_games(failures, i)) tell_seat(plan, failures, i);
    }
    for (int i = 0; i < failures->n && i < TOLD; i++)
        tell_one(plan, &failures->list[i]);
    if (failures->all > TOLD)
        terminal_tell(stderr, "cardwright: and %d more", failures->all - TOLD);
    if (*failures->lost) terminal_tell(stderr, "cardwright: %s", failures->lost);
    return games + (*failures->lost != '\0');
}

void cmd_simulate_json_failures(const SimulatePlan *plan, const SeatFailures *failures,
                                json_t *json)
{
    json_t *list = json_array(), *counts = json_array();

    for (int i = 0; i < failures->n; i++) {
        const SeatFailure *failure = &failures->list[i];

        json_array_append_new(list,
                              json_pack("{s:s, s:i, s:I, s:i, s:s, s:o}",
                                        "part",
                                        failure->label,
                                        "game",
                                        failure->number,
                                        "seed",
                                        (json_int_t)failure->seed,
                                        "seat",
                                        failure->seat,
                                        "fault",
                                        cw_fault_word(failure->fault),
                                        "text",
                                        json_safe_text(failure->text)));
    }
    for (int i = 0; i < plan->players; i++)
        json_array_append_new(counts, json_integer(failed_games(failures, i)));
    if (plan->run.record || has_program(plan)) {
        json_object_set(json, "failed", counts);
        json_object_set(json, "failures", list);
    }
    json_decref(counts);
    json_decref(list);
}
