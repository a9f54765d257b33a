// cmd_simulate_programs.c -- seats that programs of one's own play, and records of the games.

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/play/setting.h"
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
    plan->from_outside =
        protocol_run_new(plan->programs, plan->seconds, plan->record, plan->stop);
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

static bool has_program(const SimulatePlan *plan, const RunPlan *run)
{
    for (int i = 0; i < sitting_mode(plan->rules, run->mode).players; i++)
        if (plan->programs[i].command) return true;
    return false;
}

// Prints the settings that are not the usual ones.
static void put_settings(const SimulatePlan *plan, const RunPlan *run)
{
    char value[SETTING_TEXT];

    for (int i = 0; i < sitting_settings_n(plan->rules); i++) {
        const PlaySetting *row = sitting_setting(plan->rules, i);

        if (!run->settings[i]) continue;
        terminal_put(stderr,
                     " --set %s=%s",
                     row->name,
                     setting_told(row, run->settings[i], value));
    }
}

// Prints the command that plays the game again with the same bots.
static void put_play(const SimulatePlan *plan, const RunPlan *run, uint64_t seed)
{
    const PlayMode mode = sitting_mode(plan->rules, run->mode);

    terminal_put(stderr, "reproduce it with: cardwright play");
    for (int i = 0; i < mode.players && run->decks[i]; i++)
        terminal_put(stderr, " %s", run->decks[i]);
    for (int i = 0; i < mode.players; i++)
        terminal_put(stderr, "%s%s", i ? "," : " --seats ", cmd_simulate_bot(plan, i));
    terminal_put(stderr, " --seed %" PRIu64 " --mode %s", seed, mode.name);
    put_settings(plan, run);
    if (run->db) terminal_put(stderr, " --db %s", run->db);
    if (run->game) terminal_put(stderr, " --game %s", run->game);
}

void cmd_simulate_tell_fault(const SimulatePlan *plan, const RunPlan *run,
                             const FirstFault *fault, const char *label)
{
    if (fault->game < 0) return;
    const uint64_t seed = runner_seed(run->seed, fault->game);

    terminal_put(
        stderr, "cardwright: a game stopped unfinished because %s; ", fault->text);
    if (!plan->record && !has_program(plan, run))
        put_play(plan, run, seed);
    else if (!plan->record)
        terminal_put(stderr,
                     "play the run again with --seed %" PRIu64 " --record games, and "
                     "see games/game-%s%" PRIu64 ".jsonl",
                     run->seed,
                     label,
                     seed);
    else
        terminal_put(stderr,
                     "its replay is %s/game-%s%" PRIu64 ".jsonl",
                     plan->record,
                     label,
                     seed);
    (void)fputc('\n', stderr);
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
                 "cardwright: %s, seat %d, failed in %d game%s:",
                 cmd_simulate_bot(plan, seat),
                 seat,
                 n,
                 n == 1 ? "" : "s");
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
    const int all = protocol_run_failures_all(plan->from_outside);
    for (int i = 0; i < n && i < TOLD; i++) tell_one(plan, &failures[i]);
    if (all > TOLD) terminal_tell(stderr, "cardwright: and %d more", all - TOLD);
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
