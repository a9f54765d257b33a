// cmd_simulate_programs.c -- seats that programs of one's own play, and records of the games.

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/cli/play/cmd_simulate.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

enum { TOLD = 10 }; // failures that are told one by one

// Checks that a path leads to a program, before any game begins.
static int check_program(const ProgramSeat *seat)
{
    struct stat info;
    Err err = {0};

    if (seat->shell) return -1;
    if (stat(seat->command, &info) != 0)
        (void)err_set(
            &err, CODE_MISSING, "no program %s: %s", seat->command, strerror(errno));
    else if (!S_ISREG(info.st_mode) || access(seat->command, X_OK) != 0)
        (void)err_set(&err,
                      CODE_DATA,
                      "%s is no program that can be run: chmod +x %s",
                      seat->command,
                      seat->command);
    else
        return -1;
    return command_fail(&err);
}

static int read_word(SimulatePlan *plan, const char *word, int seat)
{
    const int kind = bot_kind(word);

    if (protocol_run_is_program(word, &plan->programs[seat])) {
        plan->run.bots[seat] = SEAT_HUMAN;
        return check_program(&plan->programs[seat]);
    }
    if (kind == SEAT_HUMAN)
        return command_usage("simulate", "--bots is random or greedy, not human");
    if (kind < 0)
        return command_usage("simulate",
                             "bot '%s' is not one of random, greedy, or the path of a "
                             "program, such as ./bot.py",
                             word);
    plan->run.bots[seat] = (SeatKind)kind;
    return -1;
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
    for (int i = seats; i < SEATS_MAX; i++) {
        plan->run.bots[i] = plan->run.bots[0];
        plan->programs[i] = plan->programs[0];
    }
    return code;
}

const char *cmd_simulate_bot(const SimulatePlan *plan, int seat)
{
    const char *command = plan->programs[seat].command;

    return command ? command : bot_name(plan->run.bots[seat]);
}

// Makes the folder of the records, if it is not there.
static int make_folder(const char *path)
{
    Err err = {0};

    if (!mkdir(path, 0777) || errno == EEXIST) return -1;
    (void)err_set(&err, CODE_IO, "cannot make %s: %s", path, strerror(errno));
    return command_fail(&err);
}

int cmd_simulate_outside(SimulatePlan *plan)
{
    bool any = plan->record != NULL;

    for (int i = 0; i < SEATS_MAX; i++) any |= plan->programs[i].command != NULL;
    if (!any) return -1;
    plan->from_outside = protocol_run_new(plan->programs, plan->seconds, plan->record);
    plan->run.drive = protocol_run_drive(plan->from_outside);
    return plan->record ? make_folder(plan->record) : -1;
}

void cmd_simulate_add_failures(SimulateSums *sums, const GameResult *result)
{
    for (int i = 0; i < SEATS_MAX; i++)
        if (result->failed[i]) sums->failed[i][result->failed[i]]++;
}

static int failed_games(const SimulateSums *sums, int seat)
{
    int n = 0;

    for (int i = 0; i < PROGRAM_FAULTS; i++) n += sums->failed[seat][i];
    return n;
}

// Returns the number of the game that has the seed, from 0.
static int game_of(const SimulatePlan *plan, uint64_t seed)
{
    int i = 0;

    while (i < plan->run.games && runner_seed(plan->run.seed, i) != seed) i++;
    return i;
}

static void tell_one(const SimulatePlan *plan, const ProgramFailure *failure)
{
    terminal_tell(stderr,
                  "cardwright: game %s%d (seed %" PRIu64 "), seat %d, %s: %s: %s",
                  failure->label,
                  game_of(plan, failure->seed),
                  failure->seed,
                  failure->seat,
                  cmd_simulate_bot(plan, failure->seat),
                  protocol_program_word(failure->fault),
                  failure->text);
}

static void tell_seat(const SimulatePlan *plan, const SimulateSums *sums, int seat)
{
    const int n = failed_games(sums, seat);

    terminal_put(stderr,
                 "cardwright: %s, seat %d, failed in %d game%s and lost %s:",
                 cmd_simulate_bot(plan, seat),
                 seat,
                 n,
                 n == 1 ? "" : "s",
                 n == 1 ? "it" : "them");
    for (int i = 1; i < PROGRAM_FAULTS; i++)
        if (sums->failed[seat][i])
            terminal_put(stderr,
                         " %d %s",
                         sums->failed[seat][i],
                         protocol_program_word((ProgramFault)i));
    (void)fputc('\n', stderr);
}

int cmd_simulate_tell_failures(const SimulatePlan *plan, const SimulateSums *sums)
{
    const ProgramFailure *failures;
    int games = 0;

    if (!plan->from_outside) return 0;
    for (int i = 0; i < SEATS_MAX; i++) {
        games += failed_games(sums, i);
        if (failed_games(sums, i)) tell_seat(plan, sums, i);
    }
    const int n = protocol_run_failures(plan->from_outside, &failures);
    for (int i = 0; i < n && i < TOLD; i++) tell_one(plan, &failures[i]);
    if (n > TOLD) terminal_tell(stderr, "cardwright: and %d more", n - TOLD);
    const char *lost = protocol_run_lost(plan->from_outside);
    if (lost) terminal_tell(stderr, "cardwright: %s", lost);
    return games + (lost != NULL);
}

int cmd_simulate_json_failures(const SimulatePlan *plan, const SimulateSums *sums,
                               json_t *json)
{
    const ProgramFailure *failures;
    json_t *list = json_array(), *counts = json_array();

    const int n =
        plan->from_outside ? protocol_run_failures(plan->from_outside, &failures) : 0;
    for (int i = 0; i < n; i++)
        json_array_append_new(list,
                              json_pack("{s:s, s:i, s:I, s:i, s:s, s:o}",
                                        "part",
                                        failures[i].label,
                                        "game",
                                        game_of(plan, failures[i].seed),
                                        "seed",
                                        (json_int_t)failures[i].seed,
                                        "seat",
                                        (int)failures[i].seat,
                                        "fault",
                                        protocol_program_word(failures[i].fault),
                                        "text",
                                        json_safe_text(failures[i].text)));
    for (int i = 0; i < sitting_mode(plan->rules, plan->run.mode).players; i++)
        json_array_append_new(counts, json_integer(failed_games(sums, i)));
    if (plan->from_outside) {
        json_object_set(json, "failed", counts);
        json_object_set(json, "failures", list);
    }
    json_decref(counts);
    json_decref(list);
    return n;
}
