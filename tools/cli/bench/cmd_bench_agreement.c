// cmd_bench_agreement.c -- plays random games in every way of driving them, and counts
// the decisions at which the ways differ.
//
// The modes take turns, so that each gets as many decisions, and the decks are drawn
// from all cards. With --games the ways are fewer, and each game is saved once, in its
// middle.

#include <getopt.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "tools/bench/agreement.h"
#include "tools/bench/bench_plan.h"
#include "tools/catalog/games.h"
#include "tools/cli/commands.h"
#include "tools/door/progress.h"
#include "tools/door/seed.h"
#include "tools/door/terminal.h"
#include "tools/session/runner.h"

enum { AGREEMENT_MODES = 16, SAVES_ARE = 20 }; // a twentieth of the decisions is saved

// The counts of one way of playing in one mode.
typedef struct {
    int64_t games, decisions, differing;
} WayTally;

typedef struct {
    const char *db, *game;
    const char *const
        *decks; // of a game that draws none, in turn; NULL: the usual ones
    int decks_n;
    CommandNumber decisions, wanted, seed; // wanted: games, 0: as --decisions says
    bool json, verify;
    Agreement ways;
    WayTally tallies[AGREEMENT_MODES][DRIVE_WAYS];
    int modes_n;
    int games;
    int64_t faults;              // games that broke an invariant, or a script of theirs
    bool played[UINT16_MAX + 1]; // by CardId: cards that were in a deck
    char first[400];             // the first difference or fault; "" for none
} Comparison;

static Session *open_cards(const Comparison *it, Err *err)
{
    Session *session = session_open(it->db, it->game, err);

    if (!session || !catalog_load_all(session->catalog, err)) return session;
    session_close(session);
    return NULL;
}

static int bring_usual(Comparison *it, Err *err)
{
    Session *session = it->ways.drive.session;
    const char *names[SEATS_MAX] = {0};
    Arena *arena = arena_new();
    int failed = catalog_usual_decks(
                     session->catalog, session_players(session), arena, names, err) < 0;

    if (!failed) failed = session_decks(session, names, err);
    arena_free(arena);
    return failed ? -1 : 0;
}

// Brings the decks of game number [i]: drawn ones, or the usual ones of a game that
// draws none.
static int bring_decks(Comparison *it, int i, Err *err)
{
    Session *session = it->ways.drive.session;
    const Rules *rules = session_rules(session);
    const Library *library = catalog_library(session->catalog);
    const PlayDecks *decks = deck_sections_n(rules) ? rules->play->decks : NULL;

    if (!decks) return 0;
    if (!decks->any) return bring_usual(it, err);
    for (int seat = 0; seat < session_players(session); seat++) {
        Deck *deck = &session->setup.decks[seat];

        decks->any(
            library, runner_seed((uint64_t)it->seed.n, i * SEATS_MAX + seat), deck);
        for (int section = 0; section < decks->sections_n; section++)
            for (int card = 0; card < deck->n[section]; card++)
                it->played[deck->cards[section][card]] = true;
    }
    return 0;
}

static void check_each_step(Table *table)
{
    table->verify = true;
}

// Keeps what was found first: the way, and [what] it did.
static void note_first(Comparison *it, DriveWay way, const char *what)
{
    const Session *session = it->ways.drive.session;

    if (*it->first) return;
    (void)snprintf(it->first,
                   sizeof it->first,
                   "mode %s, game %d (seed %llu): %s %s",
                   session_mode(session).name,
                   it->games,
                   (unsigned long long)session->setup.seed,
                   drive_way_name(way),
                   what);
}

static void note_fault(Comparison *it, DriveWay way)
{
    char what[300];

    if (it->ways.trails[way].status != GAME_FAULT) return;
    it->faults++;
    (void)snprintf(
        what, sizeof what, "fail: %s", it->ways.drive.session->table.fault.text);
    note_first(it, way, what);
}

static void begin_comparison(void *self)
{
    const Comparison *it = self;

    session_start(it->ways.drive.session);
}

// Plays the game, or match, in one way and counts what differs.
static void play_way(Comparison *it, DriveWay way)
{
    const DriveTrail *trail = &it->ways.trails[way];
    const Disagreement found = agreement_play(&it->ways, way);
    WayTally *sum = &it->tallies[it->ways.drive.session->setup.mode][way];
    char what[80];

    note_fault(it, way);
    sum->games += trail->ends.n;
    sum->decisions += trail->asked.n;
    sum->differing += found.differing;
    if (!found.differing) return;
    (void)snprintf(what,
                   sizeof what,
                   "differ from %s at decision %d",
                   drive_way_name(found.as),
                   found.decision);
    note_first(it, way, what);
}

static WayTally sum_of(const Comparison *it, int way)
{
    WayTally sum = {0};

    for (int mode = 0; mode < it->modes_n; mode++) {
        const WayTally *one = &it->tallies[mode][way];

        sum.games += one->games;
        sum.decisions += one->decisions;
        sum.differing += one->differing;
    }
    return sum;
}

static int64_t decisions_of(const Comparison *it, int mode)
{
    int64_t n = 0;

    for (int way = 0; way < DRIVE_WAYS; way++)
        if (way != DRIVE_SAVES) n += it->tallies[mode][way].decisions;
    return n;
}

static int64_t decisions_in_all(const Comparison *it)
{
    int64_t n = 0;

    for (int mode = 0; mode < it->modes_n; mode++) n += decisions_of(it, mode);
    return n;
}

static int mode_with_fewest(const Comparison *it)
{
    int fewest = 0;

    for (int mode = 1; mode < it->modes_n; mode++)
        if (decisions_of(it, mode) < decisions_of(it, fewest)) fewest = mode;
    return fewest;
}

// Returns whether the game is not played in that way: of enough decisions that are saved,
// and where games are counted, a way that takes each question apart.
static bool is_left_out(const Comparison *it, int mode, DriveWay way)
{
    const int64_t saved = it->tallies[mode][DRIVE_SAVES].decisions;

    if (it->wanted.n) return way == DRIVE_PROTOCOL || way == DRIVE_COPIES;
    return way == DRIVE_SAVES && saved * it->modes_n * SAVES_ARE >= it->decisions.n;
}

// Plays one game, or match, in every way.
static int play_ways(Comparison *it, Err *err)
{
    Setup *setup = &it->ways.drive.session->setup;
    const int mode = mode_with_fewest(it), i = it->games++;

    memset(setup, 0, sizeof *setup);
    setup->mode = mode;
    setup->seed = runner_seed((uint64_t)it->seed.n, i);
    if (bring_decks(it, i, err)) return -1;
    agreement_start(&it->ways);
    for (int way = 0; way < DRIVE_WAYS; way++) {
        if (is_left_out(it, mode, (DriveWay)way)) continue;
        if (it->wanted.n)
            it->ways.drive.saves_at = it->ways.trails[DRIVE_AGENTS].asked.n / 2 + 1;
        play_way(it, (DriveWay)way);
    }
    return 0;
}

// Returns how much is played: games, or decisions.
static int64_t played_so_far(const Comparison *it)
{
    return it->wanted.n ? sum_of(it, DRIVE_AGENTS).games : decisions_in_all(it);
}

static int play_all(Comparison *it, Err *err)
{
    const int64_t most = it->wanted.n ? it->wanted.n : it->decisions.n;
    Progress progress;

    progress_start(&progress, it->wanted.n ? "games" : "decisions", most);
    for (int64_t n = 0; n < most;) {
        if (play_ways(it, err)) break;
        if (!decisions_in_all(it)) {
            (void)err_set(err, CODE_DATA, "this game has no decisions to compare");
            break;
        }
        n = played_so_far(it);
        progress_show(&progress, n < most ? n : most);
    }
    progress_end(&progress);
    return err->code ? -1 : 0;
}

// ---- results

static int64_t differing(const Comparison *it)
{
    int64_t n = 0;

    for (int way = 0; way < DRIVE_WAYS; way++) n += sum_of(it, way).differing;
    return n;
}

static void count_cards(const Comparison *it, int *played, int *playable)
{
    const Library *library = catalog_library(it->ways.drive.session->catalog);

    *played = *playable = 0;
    for (int i = 1; i < library->cards_n; i++) {
        *played += it->played[i];
        *playable += !library->cards[i].unplayable &&
                     !(library->cards[i].supertypes & library->rules->creates);
    }
}

static void print_row(const char *mode, int way, const WayTally *tally)
{
    if (!tally->games) return;
    terminal_tell(stdout,
                  "%-10s %-10s %9" PRId64 " %11" PRId64 " %10" PRId64,
                  mode,
                  drive_way_name((DriveWay)way),
                  tally->games,
                  tally->decisions,
                  tally->differing);
}

static void print_table(const Comparison *it)
{
    const Rules *rules = session_rules(it->ways.drive.session);
    int played, playable;

    puts("mode       way            games   decisions  differing");
    for (int mode = 0; mode < it->modes_n; mode++)
        for (int way = 0; way < DRIVE_WAYS; way++)
            print_row(sitting_mode(rules, mode).name, way, &it->tallies[mode][way]);
    for (int way = 0; way < DRIVE_WAYS; way++) {
        const WayTally sum = sum_of(it, way);
        print_row("all", way, &sum);
    }
    if (it->wanted.n)
        printf("\n%lld games of %s, saved and loaded in the middle\n",
               (long long)sum_of(it, DRIVE_AGENTS).games,
               rules->game);
    count_cards(it, &played, &playable);
    if (it->faults) printf("\n%lld games ended by a fault\n", (long long)it->faults);
    printf(
        "\n%lld decisions and %lld through saves, %lld differing hashes, seed %lld\n",
        (long long)decisions_in_all(it),
        (long long)sum_of(it, DRIVE_SAVES).decisions,
        (long long)differing(it),
        it->seed.n);
    if (played) printf("%d of %d playable cards were in a deck\n", played, playable);
}

static json_t *row_json(const char *mode, int way, const WayTally *tally)
{
    return json_pack("{s:s, s:s, s:I, s:I, s:I}",
                     "mode",
                     mode,
                     "way",
                     drive_way_name((DriveWay)way),
                     "games",
                     (json_int_t)tally->games,
                     "decisions",
                     (json_int_t)tally->decisions,
                     "differing",
                     (json_int_t)tally->differing);
}

static void print_json(const Comparison *it)
{
    const Rules *rules = session_rules(it->ways.drive.session);
    json_t *rows = json_array();
    int played, playable;

    for (int mode = 0; mode < it->modes_n; mode++)
        for (int way = 0; way < DRIVE_WAYS; way++)
            json_array_append_new(
                rows,
                row_json(sitting_mode(rules, mode).name, way, &it->tallies[mode][way]));
    count_cards(it, &played, &playable);
    json_t *json = json_pack("{s:o, s:I, s:I, s:I, s:I, s:I, s:b, s:i, s:i}",
                             "rows",
                             rows,
                             "decisions",
                             (json_int_t)decisions_in_all(it),
                             "saved",
                             (json_int_t)sum_of(it, DRIVE_SAVES).decisions,
                             "differing",
                             (json_int_t)differing(it),
                             "faults",
                             (json_int_t)it->faults,
                             "seed",
                             (json_int_t)it->seed.n,
                             "verified",
                             it->verify,
                             "cards",
                             played,
                             "playable",
                             playable);
    json_dumpf(json, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(json);
}

static int read_arguments(int argc, char **argv, Comparison *it)
{
    const CommandOption list[] = {{"decisions", &it->decisions},
                                  {"games", &it->wanted},
                                  {"seed", &it->seed},
                                  {"db", &it->db},
                                  {"game", &it->game},
                                  {"verify", &it->verify},
                                  {"json", &it->json},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_bench_agreement_txt, NULL);

    if (code >= 0 || optind == argc) return code;
    return command_usage(
        argv[0], "'%s': it takes no decks, it draws them", argv[optind]);
}

// Opens the cards two times, each with a script host of its own, and plays.
static int compare_ways(Comparison *it, Err *err)
{
    it->ways.self = it;
    it->ways.begin = begin_comparison;
    it->ways.drive.tries = true;
    if (it->verify) it->ways.drive.watch = check_each_step;
    it->ways.drive.session = open_cards(it, err);
    it->ways.drive.other = it->ways.drive.session ? open_cards(it, err) : NULL;
    if (!it->ways.drive.other) return -1;
    it->modes_n = sitting_modes_n(session_rules(it->ways.drive.session));
    if (it->modes_n > AGREEMENT_MODES) it->modes_n = AGREEMENT_MODES;
    return play_all(it, err);
}

// Plays and prints what came out. Returns the exit code.
static int compare_and_print(Comparison *it)
{
    Err err = {0};
    int code = CODE_OK;

    if (compare_ways(it, &err)) {
        code = command_fail(&err);
    } else {
        if (it->json)
            print_json(it);
        else
            print_table(it);
        if (differing(it) || it->faults) code = CODE_FINDINGS;
        if (*it->first) terminal_tell(stderr, "cardwright: %s", it->first);
    }
    agreement_free(&it->ways);
    session_close(it->ways.drive.other);
    session_close(it->ways.drive.session);
    return code;
}

// Plays so many games of all games of the database, in turn.
static int compare_all(const Comparison *asked)
{
    BenchPlan *plan = bench_plan_new();
    Comparison *it = calloc(1, sizeof *it);
    Err err = {0};
    int code = CODE_OK;

    ASSERT(it);
    plan->run.db = asked->db;
    if (bench_plan_open(plan, &err)) code = command_fail(&err);
    const int n = code ? 0 : plan->games_n;
    for (int i = 0; i < n && code <= CODE_FINDINGS; i++) {
        *it = *asked;
        it->game = plan->games[i].name;
        it->wanted.n = asked->wanted.n / n + (i < asked->wanted.n % n);
        if (i && !it->json) puts("");
        const int found = it->wanted.n ? compare_and_print(it) : CODE_OK;
        if (found > code) code = found;
    }
    bench_plan_free(plan);
    free(it);
    return code;
}

int cmd_bench_agreement(int argc, char **argv)
{
    Comparison *it = calloc(1, sizeof *it);

    ASSERT(it);
    it->decisions = (CommandNumber){1000000, 1, 1000000000000};
    it->wanted = (CommandNumber){0, 1, 1000000000};
    it->seed = (CommandNumber){1, 0, SEED_MAX};
    int code = read_arguments(argc, argv, it);
    if (code < 0)
        code = it->wanted.n && !it->game ? compare_all(it) : compare_and_print(it);
    free(it);
    return code;
}
