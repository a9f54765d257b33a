// say_bench.c -- measures how long a card takes to say what it does.
//
// Each script of the database is said once anew, in the order of the database, and then again: what was said is
// kept by script. Times are those that the program worked, so other programs hardly change them.
//
//     build/tests/bench/say_bench [DB]

#include <stdio.h>
#include <stdlib.h>

#include "engine/base/base.h"
#include "tools/bench/figures.h"
#include "tools/catalog/loaded_game.h"
#include "tools/catalog/open_game.h"
#include "tools/door/progress.h"
#include "tools/phrases/card_said.h"

typedef struct {
    OpenGame open;
    Speaker speaker;
    Arena *arena;
    StoredCard *cards;
    double *ms; // of each card
    int n;
} Bench;

static int take_cards(Bench *bench, Err *err)
{
    StoredScript *scripts;
    const int n =
        lookup_scripts(bench->open.store, "card", bench->arena, &scripts, err);

    if (n < 0) return -1;
    bench->cards = arena_take(bench->arena, (size_t)n * sizeof *bench->cards);
    bench->ms = arena_take(bench->arena, (size_t)n * sizeof *bench->ms);
    for (int i = 0; i < n; i++) {
        const int64_t id = lookup_card(bench->open.store, scripts[i].name, err);
        if (id < 0) return -1;
        if (id &&
            lookup_read_card(
                bench->open.store, id, bench->arena, &bench->cards[bench->n++], err))
            return -1;
    }
    return 0;
}

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

// Says all cards and sorts their times. Returns -1 with [err].
static int say_all(Bench *bench, Err *err)
{
    for (int i = 0; i < bench->n; i++) {
        CardSaid said;
        const uint64_t started = progress_worked_ns();

        if (card_said(&bench->speaker, bench->arena, &bench->cards[i], &said, err))
            return -1;
        bench->ms[i] = (double)(progress_worked_ns() - started) / 1e6;
    }
    qsort(bench->ms, (size_t)bench->n, sizeof *bench->ms, by_size);
    return 0;
}

static double mean_of(const Bench *bench)
{
    double sum = 0;

    for (int i = 0; i < bench->n; i++) sum += bench->ms[i];
    return bench->n ? sum / bench->n : 0;
}

static int measure(Bench *bench, const char *db, Figures *figures, Err *err)
{
    if (open_game_hold(&bench->open, db, NULL, err) || take_cards(bench, err))
        return -1;
    bench->speaker.store = bench->open.store;
    bench->speaker.rules = loaded_game_rules(bench->open.game);
    const uint64_t started = progress_worked_ns();
    bench->speaker.phrases =
        phrases_open(bench->speaker.store, bench->speaker.rules, err);
    const double opened = (double)(progress_worked_ns() - started) / 1e6;
    if (!bench->speaker.phrases || say_all(bench, err)) return -1;
    const int n = bench->n;
    const Figure first[] = {
        {"cards", "cards", n, "", ""},
        {"open_ms", "opening the phrases", opened, "ms", ""},
        {"first_ms", "the first time, mean", mean_of(bench), "ms", "under 1"},
        {"middle_ms", "the first time, median", n ? bench->ms[n / 2] : 0, "ms", ""},
        {"worst_ms", "the first time, worst", n ? bench->ms[n - 1] : 0, "ms", ""},
    };
    for (int i = 0; i < COUNT_OF(first); i++) figures_add(figures, first[i]);
    if (say_all(bench, err)) return -1;
    figures_add(figures,
                (Figure){"again_ms", "again", mean_of(bench), "ms", "under 1"});
    return 0;
}

int main(int argc, char **argv)
{
    Bench bench = {.arena = arena_new()};
    Figures figures = {0};
    Err err = {0};

    if (measure(&bench, argc > 1 ? argv[1] : NULL, &figures, &err)) {
        (void)fprintf(stderr, "say_bench: %s\n", err.text);
        return 1;
    }
    figures_print(&figures, false);
    card_said_end(&bench.speaker);
    open_game_close(&bench.open);
    arena_free(bench.arena);
    return 0;
}
