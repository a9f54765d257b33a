// misuse.c -- calls each function of cardwright.h with each argument wrong in turn; the calls are
// written by misuse.awk. Each must fail with a sentence and leave the game as it was.

#include <cardwright.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static CwEngine *engine, *empty, *spare;
static const char *database, *text;
static CwGame game, dropped, over, match, made;
static const void *saved;
static size_t saved_n, good_n;
static char *good, *damaged, *other_version, deep[20001];
static uint64_t hash, before;
static CwState state;
static CwQuestion question;
static CwOption option;
static const uint16_t first[1] = {0}, far[1] = {60000};
static const char *const decks[] = {"proving-grounds-annie", "proving-grounds-garen"};
static CwSetup setup;
static CwRights rights;
static CwRun run, changed_run;
static CwShape shape;
static CwBatch batch, batch_dropped, batch_made;
static CwArrays arrays;
static int32_t numbers[65536], actions[2], heard[2];
static uint8_t legal[2][1024];
static CwSit sit, changed_sit;
static CwSitting sitting, sitting_dropped, sitting_made;
static CwTyped typed;
static CwSaid said;
static CwScreen screen;
static int failures, calls;
static const char position[] = "{\"players\":[{\"hand\":[\"Gust\"]},{}]}";

static int take(void *self, const CwResult *result)
{
    (void)self;
    return result->size != sizeof *result;
}

// Returns the head of a struct of that size, in memory of its own.
static void *sized(size_t size)
{
    static size_t head[1024];

    head[0] = size;
    return head;
}

static CwSetup changed;
static const char *word[2];

static const CwSetup *with_deck(const char *deck)
{
    changed = setup;
    word[0] = deck;
    word[1] = decks[1];
    changed.decks = word;
    return &changed;
}

static const CwSetup *with_mode(const char *mode)
{
    changed = setup;
    changed.mode = mode;
    return &changed;
}

static const CwSetup *with_seat(const char *seat)
{
    changed = setup;
    word[0] = seat;
    word[1] = "random";
    changed.seats = word;
    changed.seats_n = 2;
    return &changed;
}

static const CwSetup *with_setting(const char *setting)
{
    changed = setup;
    word[0] = setting;
    changed.settings = word;
    changed.settings_n = 1;
    return &changed;
}

static const CwSetup *with_seed(uint64_t seed)
{
    changed = setup;
    changed.seed = seed;
    return &changed;
}

static const CwSetup *without_decks(void)
{
    changed = setup;
    changed.decks = NULL;
    return &changed;
}

static const CwRun *run_of(int games, int jobs)
{
    changed_run = run;
    changed_run.games = games;
    changed_run.jobs = jobs;
    return &changed_run;
}

static const CwRun *run_without(void)
{
    (void)run_of(3, 1);
    changed_run.take = NULL;
    return &changed_run;
}

static const CwRun *run_for(int seconds)
{
    (void)run_of(3, 1);
    changed_run.seconds = seconds;
    return &changed_run;
}

static int play_seat(void *self, CwEngine *of_run, CwGame playing, int seat)
{
    (void)self;
    (void)seat;
    return cw_bot(of_run, playing, "random");
}

// A function plays without records.
static const CwRun *run_played_in(const char *folder)
{
    (void)run_of(3, 1);
    changed_run.play = play_seat;
    changed_run.record = folder;
    return &changed_run;
}

static const char *const *no_words(void)
{
    word[0] = word[1] = NULL;
    return word;
}

static CwRights changed_rights;

static const CwRights *as_seat(int seat)
{
    changed_rights = rights;
    changed_rights.seat = seat;
    return &changed_rights;
}

static const CwRights *as_referee(int seat)
{
    (void)as_seat(seat);
    changed_rights.referee = 1;
    return &changed_rights;
}

static const CwRights *with_words(const char *words)
{
    (void)as_seat(CW_NOBODY);
    word[0] = words;
    changed_rights.settings = word;
    changed_rights.settings_n = 1;
    return &changed_rights;
}

static const CwSit *sit_at(const char *path, const char *of)
{
    changed_sit = sit;
    if (path) changed_sit.path = path;
    if (of) changed_sit.game = of;
    return &changed_sit;
}

static const CwSit *sit_recorded(const char *record)
{
    changed_sit = sit;
    changed_sit.record = record;
    return &changed_sit;
}

// Where the header of a database has its version and the application that made it.
enum { CARDS_VERSION = 63, CARDS_APPLICATION = 68 };

static char *cards, *cards_changed;
static size_t cards_n;

static void read_cards(void)
{
    FILE *file = fopen(database, "rb");

    if (!file || fseek(file, 0, SEEK_END)) exit(1);
    cards_n = (size_t)ftell(file);
    cards = malloc(cards_n);
    cards_changed = malloc(cards_n);
    rewind(file);
    if (fread(cards, 1, cards_n, file) != cards_n) exit(1);
    fclose(file);
}

// Returns the database with another byte; with nothing behind its header.
static const char *cards_with(size_t at, char byte)
{
    memcpy(cards_changed, cards, cards_n);
    cards_changed[at] = byte;
    return cards_changed;
}

static const char *cards_zeroed(void)
{
    (void)cards_with(0, cards[0]);
    memset(cards_changed + 100, 0, cards_n - 100);
    return cards_changed;
}

static void fail(const char *call, const char *why)
{
    printf("%s: %s\n", call, why);
    failures++;
}

static void must(const char *call, CwStatus status)
{
    if (status == CW_OK) return;
    fail(call, cw_message(engine));
    exit(1);
}

// A call that is right.
#define RIGHT(name, call)                                                              \
    do {                                                                               \
        calls++;                                                                       \
        if (call) fail(name, cw_message(engine));                                      \
    } while (0)

// A call that is wrong; [on] is the engine that says why.
static void check(const char *call, const CwEngine *on, CwStatus status)
{
    calls++;
    if (!status) fail(call, "was taken");
    if (status == CW_BROKEN) fail(call, cw_message(on));
    if (!*cw_message(on)) fail(call, "says nothing");
    if (cw_hash(engine, game, &hash) || hash != before) fail(call, "changed the game");
}

static CwGame copy_of(CwGame of)
{
    CwGame copy = 0;

    must("cw_copy", cw_copy(engine, of, &copy));
    return copy;
}

static CwBatch batch_of(int games)
{
    CwBatch made_now = 0;

    must("cw_batch_begin", cw_batch_begin(engine, &setup, games, &made_now));
    return made_now;
}

static CwSitting sitting_of(void)
{
    CwSitting made_now = 0;

    must("cw_sitting_begin", cw_sitting_begin(engine, &setup, &sit, &made_now));
    return made_now;
}

static const int32_t *actions_of(int32_t action)
{
    actions[0] = actions[1] = action;
    return actions;
}

// Returns the first action of each game that may be taken.
static const int32_t *legal_actions(void)
{
    CwArrays wanted = {0};

    wanted.size = sizeof wanted;
    wanted.legal = (uint8_t *)legal;
    must("cw_batch_look", cw_batch_look(engine, batch, &wanted));
    for (int i = 0; i < 2; i++)
        for (actions[i] = 0; !((uint8_t *)legal)[i * (shape.options + 1) + actions[i]];)
            actions[i]++;
    return actions;
}

// Plays a game to its end by bots.
static void play(CwGame of)
{
    state.size = sizeof state;
    while (!cw_look(engine, of, &state) && state.stage == CW_WAITS)
        must("cw_bot", cw_bot(engine, of, "random"));
}

// Makes a damaged save, and one of another version.
static void make_saves(void)
{
    must("cw_save", cw_save(engine, game, &saved, &good_n));
    good = malloc(good_n + 1);
    damaged = malloc(good_n + 1);
    other_version = malloc(good_n + 1);
    memcpy(good, saved, good_n);
    good[good_n] = '\0';
    memcpy(damaged, good, good_n + 1);
    damaged[good_n / 2] = damaged[good_n / 2] == '0' ? '1' : '0';
    memcpy(other_version, good, good_n + 1);
    char *version = strstr(other_version, "\"version\":");
    version[strlen("\"version\":")] = '9';
}

static void prepare(void)
{
    read_cards();
    memset(deep, '[', sizeof deep - 1);
    engine = cw_new();
    empty = cw_new();
    spare = cw_new();
    must("cw_open", cw_open(engine, database, "riftbound"));
    run.size = sizeof run;
    run.games = 3;
    run.jobs = 1;
    run.take = take;
    rights.size = sizeof rights;
    rights.seat = CW_NOBODY;
    setup.size = sizeof setup;
    setup.decks = decks;
    setup.decks_n = 2;
    setup.seed = 7;
    must("cw_start", cw_start(engine, &setup, &game));
    must("cw_start", cw_start(engine, &setup, &dropped));
    must("cw_start", cw_start(engine, with_mode("match"), &match));
    over = copy_of(game);
    play(over);
    play(match);
    must("cw_drop", cw_drop(engine, dropped));
    make_saves();
    state.size = sizeof state;
    question.size = sizeof question;
    option.size = sizeof option;
    shape.size = sizeof shape;
    arrays.size = sizeof arrays;
    must("cw_shape_of", cw_shape_of(engine, &shape));
    batch = batch_of(2);
    must("cw_batch_listen", cw_batch_listen(engine, batch));
    batch_dropped = batch_of(1);
    must("cw_batch_drop", cw_batch_drop(engine, batch_dropped));
    sit.size = sizeof sit;
    sit.path = database;
    sit.game = "riftbound";
    typed.size = sizeof typed;
    said.size = sizeof said;
    screen.size = sizeof screen;
    sitting = sitting_of();
    sitting_dropped = sitting_of();
    must("cw_sitting_drop", cw_sitting_drop(engine, sitting_dropped));
    must("cw_listen", cw_listen(engine, game));
    must("cw_hash", cw_hash(engine, game, &before));
}

// Any number is tried as a handle: it leads to a game that was handed out, and never to one that a
// batch plays.
static void guess(int handed_out)
{
    int found = 0;

    for (CwGame use = 0; use < 8; use++)
        for (CwGame place = 1; place < 100; place++)
            found += !cw_hash(engine, use << 32 | place, &hash);
    calls++;
    if (found != handed_out) fail("a guessed handle", "leads to a game of a batch");
}

int main(int argc, char **argv)
{
    if (argc != 2) return 2;
    database = argv[1];
    prepare();
    guess(3); // game, over, match
#define right(name, call)     RIGHT(name, call)
#define wrong(name, on, call) check(name, on, call)
#include "misuse_calls.h"
    cw_close(&engine);
    cw_close(&empty);
    cw_close(&spare);
    cw_close(&spare);
    cw_close(NULL);
    free(cards);
    free(cards_changed);
    free(good);
    free(damaged);
    free(other_version);
    printf("%d calls, %d failures\n", calls, failures);
    return failures != 0;
}
