// known_cards.c -- measures what a game pays for further cards: loaded beside those
// of its decks, or in the database alone.
//
// The cards in the database are made: a list of so many is imported into a copy, in a folder
// of $TMPDIR that is gone at the end.

#include "tests/bench/known_cards.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "tests/bench/bench_folder.h"
#include "tests/bench/import_list.h"
#include "tests/bench/made_list.h"
#include "tools/bench/pairings.h"

enum { GAMES = 300, QUICK_GAMES = 20 };

typedef struct {
    BenchPlan *plan;
    BenchGame *game;
    const char *decks[SEATS_MAX];
    char database[96], list[96];
    Known *known;
} Knowing;

// Loads the first [n] cards of the database beside those of the decks.
static int load_cards(Session *session, int n, Err *err)
{
    Store *store = catalog_store(session->catalog);
    Arena *arena = arena_new();
    const char **codes = arena_take(arena, ((size_t)n + 1) * sizeof *codes);
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT code FROM card WHERE listed = 0"
        " AND game = (SELECT id FROM game WHERE name = ?1) ORDER BY code LIMIT ?2",
        err);
    int found = 0, status = -1;

    if (row) store_bind(row, "ti", session_rules(session)->game, (int64_t)n);
    while (row && (status = store_step(store, row, err)) > 0)
        codes[found++] = arena_format(arena, "%s", store_text(row, 0));
    for (int i = 0; status == 0 && i < found; i++)
        if (!catalog_load_card(session->catalog, codes[i], err)) status = -1;
    arena_free(arena);
    return status;
}

// Plays games in the database of [run] with so many cards loaded.
static int play(Knowing *knowing, const RunPlan *run, int loaded, KnownRow *row,
                Err *err)
{
    uint64_t started = progress_worked_ns(), questions = 0;
    Session *session = pairings_session(run, knowing->decks, err);
    GameResult result;

    if (!session) return -1;
    row->start_ms = (double)(progress_worked_ns() - started) / 1e6;
    if (load_cards(session, loaded, err)) {
        session_close(session);
        return -1;
    }
    row->loaded = catalog_library(session->catalog)->cards_n;
    runner_game(session, run, runner_seed(run->seed, run->games), &result);
    started = progress_worked_ns();
    for (int i = 0; i < run->games; i++) {
        runner_game(session, run, runner_seed(run->seed, i), &result);
        questions += result.questions;
    }
    row->decision_ns = (double)(progress_worked_ns() - started) / (double)questions;
    session_close(session);
    return 0;
}

static KnownRow *add(Knowing *knowing, int more)
{
    ASSERT(knowing->known->n < KNOWN_MAX);
    KnownRow *row = &knowing->known->list[knowing->known->n++];

    *row = (KnownRow){.added = more};
    return row;
}

// ---- cards in the database

static bool copy_database(const Knowing *knowing)
{
    sqlite3 *to = NULL;
    bool copied = false;

    if (!sqlite3_open(knowing->database, &to)) {
        sqlite3_backup *backup =
            sqlite3_backup_init(to, "main", knowing->game->open.store->db, "main");

        copied = backup && sqlite3_backup_step(backup, -1) == SQLITE_DONE;
        if (backup) (void)sqlite3_backup_finish(backup);
    }
    (void)sqlite3_close(to);
    return copied;
}

// Imports so many made cards into a copy of the database.
static int know_more(const Knowing *knowing, int n, Err *err)
{
    const Rules *rules = knowing->game->rules;

    (void)unlink(knowing->database);
    if (!copy_database(knowing))
        return err_set(err, CODE_IO, "%s: it cannot be written", knowing->database);
    if (made_list_write(knowing->list, rules, n, err)) return -1;
    return import_list_run(knowing->list, knowing->database, rules, err) < 0 ? -1 : 0;
}

static int measure(Knowing *knowing, const RunPlan *usual, Err *err)
{
    static const int loads[] = {0, 125, 250, 500, 1000};
    static const int more[] = {0, 1000, 10000, 100000};
    const int sizes = knowing->plan->quick ? COUNT_OF(more) - 1 : COUNT_OF(more);
    RunPlan run = *usual;

    for (int i = 0; i < COUNT_OF(loads); i++)
        if (play(knowing, &run, loads[i], add(knowing, 0), err)) return -1;
    run.db = knowing->database;
    for (int i = 1; i < sizes; i++)
        if (know_more(knowing, more[i], err) ||
            play(knowing, &run, 0, add(knowing, more[i]), err))
            return -1;
    return 0;
}

int known_cards_measure(BenchPlan *plan, BenchGame *game, Known *known, Err *err)
{
    BenchFolder folder;
    Knowing knowing = {.plan = plan, .game = game, .known = known};
    const RunPlan run =
        bench_plan_run(plan, game, 0, plan->quick ? QUICK_GAMES : GAMES);

    known->n = 0;
    if (open_game_usual_decks(&game->open,
                              sitting_mode(game->rules, 0).players,
                              plan->arena,
                              knowing.decks,
                              err) < 0)
        return -1;
    if (bench_folder_make(&folder, err)) return -1;
    (void)snprintf(
        knowing.database, sizeof knowing.database, "%s/cards.db", folder.path);
    (void)snprintf(knowing.list, sizeof knowing.list, "%s/cards.csv", folder.path);
    const int failed = measure(&knowing, &run, err);
    bench_folder_remove(&folder);
    return failed;
}
