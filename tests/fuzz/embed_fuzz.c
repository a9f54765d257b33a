// embed_fuzz.c -- the functions of cardwright.h in any order, with any handles and numbers: each
// answers with a status and a sentence, none breaks an invariant, and a game that a call refuses
// is as it was. `make fuzz` builds it with libFuzzer.
//
// Each call is three bytes: which function, which handle, which number; a text goes on to the next
// line end. Handles count from the games that were made; some are of none.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tests/fuzz/stages.h"
#include "tools/embed/cardwright.h"

enum { GAMES = 8, CALLS = 300, NUMBERS = 1 << 16, ROWS = 128 };

const char *const stages_names[STAGES_MAX] = {"start",
                                              "answer",
                                              "bot",
                                              "refused",
                                              "copy",
                                              "fork",
                                              "save",
                                              "load",
                                              "observe",
                                              "batch",
                                              "step",
                                              "why",
                                              "request",
                                              "sitting",
                                              "list",
                                              "over"};
enum {
    START,
    ANSWER,
    BOT,
    REFUSED,
    COPY,
    FORK,
    SAVE,
    LOAD,
    OBSERVE,
    BATCH,
    STEP,
    WHY,
    REQUEST,
    SITTING,
    LIST,
    OVER
};

// One input as it is read, and what its calls have made.
typedef struct {
    const uint8_t *at, *end;
    CwGame games[GAMES];
    CwBatch batch;
    char *saved;
    size_t saved_n;
    char text[400];
} Input;

static CwEngine *engine;
static int32_t numbers[NUMBERS];
static uint8_t legal[4 * 1024];
static CwShape shape;

static unsigned byte(Input *input)
{
    return input->at < input->end ? *input->at++ : 0;
}

static const char *line(Input *input)
{
    size_t n = 0;

    while (input->at < input->end && *input->at != '\n' && n + 1 < sizeof input->text)
        input->text[n++] = (char)*input->at++;
    if (input->at < input->end) input->at++;
    input->text[n] = '\0';
    return input->text;
}

// Counts a call: a stage that it came to, or a refusal with its sentence.
static void count(CwStatus status, int stage)
{
    ASSERT(status != CW_BROKEN && status != CW_SCRIPT);
    ASSERT(!status || *cw_message(engine));
    stages_reach(status ? REFUSED : stage);
}

static CwGame *game_of(Input *input)
{
    return &input->games[byte(input) % GAMES];
}

static void start(Input *input)
{
    static const char *const seats[] = {"client", "random", "greedy"};
    const char *const first = seats[byte(input) % 3];
    const char *const two[] = {first, seats[byte(input) % 3]};
    CwSetup setup = {.size = sizeof setup, .seats = two, .seats_n = 2};

    setup.seed = byte(input);
    count(cw_start(engine, &setup, game_of(input)), START);
}

static void answer(Input *input)
{
    uint16_t picks[8];
    const CwGame game = *game_of(input);
    const unsigned n = byte(input) % 8;
    uint64_t before = 0, after = 0;

    for (unsigned i = 0; i < n; i++) picks[i] = (uint16_t)byte(input);
    (void)cw_hash(engine, game, &before);
    const CwStatus status = cw_answer(engine, game, picks, n);
    count(status, ANSWER);
    if (status && !cw_hash(engine, game, &after)) ASSERT(before == after);
}

static void bot(Input *input)
{
    static const char *const kinds[] = {"random", "greedy", "human", ""};
    const CwGame game = *game_of(input);
    CwState state = {.size = sizeof state};

    for (unsigned i = byte(input); i; i--)
        count(cw_bot(engine, game, kinds[byte(input) % 4]), BOT);
    if (!cw_look(engine, game, &state) && state.stage == CW_OVER) stages_reach(OVER);
}

static void copy(Input *input)
{
    const CwGame game = *game_of(input);

    count(cw_copy(engine, game, game_of(input)), COPY);
}

static void fork_game(Input *input)
{
    const CwGame game = *game_of(input);
    const int seat = (int)byte(input) - 1;
    const uint64_t seed = byte(input);

    count(cw_fork(engine, game, seat, seed, game_of(input)), FORK);
}

static void save(Input *input)
{
    const void *bytes;
    size_t n;
    const CwStatus status = cw_save(engine, *game_of(input), &bytes, &n);

    count(status, SAVE);
    if (status) return;
    free(input->saved);
    input->saved = malloc(n);
    input->saved_n = n;
    ASSERT(input->saved);
    memcpy(input->saved, bytes, n);
}

static void load(Input *input)
{
    const size_t high = (size_t)byte(input) * 16, at = high + byte(input);

    if (high && input->saved && at < input->saved_n)
        input->saved[at] = (char)(byte(input) % 128);
    count(cw_load(
              engine, input->saved ? input->saved : "", input->saved_n, game_of(input)),
          LOAD);
}

static void observe(Input *input)
{
    const CwGame game = *game_of(input);
    const size_t n = byte(input) ? (size_t)shape.numbers : byte(input);

    count(cw_observe(engine, game, (int)byte(input) - 1, numbers, n), OBSERVE);
    count(
        cw_options(engine, game, numbers, (size_t)shape.options * (size_t)shape.option),
        OBSERVE);
}

static void begin_batch(Input *input)
{
    CwSetup setup = {.size = sizeof setup, .seed = byte(input)};

    if (input->batch) (void)cw_batch_drop(engine, input->batch);
    input->batch = 0;
    count(cw_batch_begin(engine, &setup, (int)(byte(input) % 4), &input->batch), BATCH);
}

static void step(Input *input)
{
    CwArrays arrays = {.size = sizeof arrays, .legal = legal, .seen = numbers};
    int32_t actions[4];

    for (int k = (int)byte(input); k >= 0; k--) {
        const unsigned chosen = byte(input);

        if (cw_batch_look(engine, input->batch, &arrays)) break;
        for (int i = 0; i < 4; i++) {
            const uint8_t *may = legal + (ptrdiff_t)i * (shape.options + 1);

            actions[i] = (int32_t)(chosen % (unsigned)(shape.options + 1));
            for (int tries = 0; chosen < 250 && tries <= shape.options; tries++)
                if (!may[actions[i]])
                    actions[i] = (actions[i] + 1) % (shape.options + 1);
        }
        count(cw_batch_step(engine, input->batch, actions, &arrays), STEP);
    }
}

static void ask(Input *input)
{
    size_t events;
    const char *json;
    const CwGame game = *game_of(input);
    const int seat = (int)byte(input) - 1;

    count(cw_view_json(engine, game, seat, &json), WHY);
    count(cw_question_json(engine, game, &json), WHY);
    CwScreen screen = {.size = sizeof screen, .columns = seat * 40, .rows = seat * 9};
    screen.colours = seat > 0;
    count(cw_board(engine, game, seat, &screen, &json), WHY);
    count(cw_why(engine, game, seat, line(input), &json), WHY);
    if (!cw_events_json(engine, game, seat, &json))
        ASSERT(!cw_events(engine, game, seat, numbers, NUMBERS, &events));
    (void)cw_listen(engine, game);
}

static void request(Input *input)
{
    const char *reply;

    (void)line(input);
    count(cw_request(engine, input->text, strlen(input->text), &reply), REQUEST);
}

static void others(Input *input)
{
    CwQuestion question = {.size = byte(input) ? sizeof question : byte(input)};
    CwOption option = {.size = sizeof option};
    const CwGame game = *game_of(input);

    count(cw_ask(engine, game, &question), ANSWER);
    count(cw_pick(engine, game, byte(input), &option), ANSWER);
    count(cw_next(engine, game), START);
    count(cw_concede(engine, game, (int)byte(input) - 1), START);
}

static void ask_setup(Input *input)
{
    const char *json;
    const char *said[] = {line(input)};
    CwSetup setup = {.size = sizeof setup, .seed = byte(input)};

    if (byte(input) % 2) setup.mode = said[0];
    if (byte(input) % 2) setup.settings = said;
    setup.settings_n = setup.settings ? 1 : 0;
    count(cw_setup_json(engine, &setup, &json), START);
    count(cw_deck_json(engine, NULL, said[0], &json), WHY);
}

static int take(void *self, const CwResult *result)
{
    (void)result;
    return (*(unsigned *)self)-- == 0;
}

// Plays by the bytes that go on for all seats.
static int play(void *self, CwEngine *of_run, CwGame game, int seat)
{
    const char *json;
    const unsigned n = *(unsigned *)self;
    CwGame fork;

    if (n % 3 == 0 && !cw_fork(of_run, game, seat, n, &fork))
        (void)cw_drop(of_run, fork);
    if (n % 4 == 0) (void)cw_drop(of_run, game);
    if (n % 5 == 0) (void)cw_view_json(of_run, game, seat, &json);
    if (n % 7 == 0) (void)cw_next(of_run, game);
    return n % 16 == 15 || cw_bot(of_run, game, "random");
}

static void simulate(Input *input)
{
    static const char *const seats[] = {"client", "random"};
    unsigned n = byte(input);
    const CwSetup setup = {
        .size = sizeof setup, .seats = seats, .seats_n = 2, .seed = byte(input)};
    const CwRun run = {.size = sizeof run,
                       .games = (int)(byte(input) % 3),
                       .jobs = 1,
                       .take = take,
                       .self = &n,
                       .play = byte(input) % 2 ? play : NULL};

    count(cw_simulate(engine, &setup, &run), OVER);
}

// What the engine lists, and how many rows observations have.
static void ask_lists(Input *input)
{
    const char *text;
    const CwGame game = *game_of(input);

    count(cw_games(engine, &text), LIST);
    count(cw_modes(engine, &text), LIST);
    count(cw_settings(engine, &text), LIST);
    count(cw_decks(engine, &text), LIST);
    count(cw_endings(engine, &text), LIST);
    count(cw_columns(engine, &text), LIST);
    count(cw_code(engine, game, (int)byte(input) - 1, &text), LIST);
    count(cw_card(engine, line(input), &text), LIST);
    ASSERT(cw_notes(engine) && cw_fault_word((CwFault)byte(input)) && *cw_version());
    if (byte(input) % 8 == 0)
        count(cw_rows(engine, (int)byte(input) * 16, (int)byte(input) * 16), LIST);
    count(cw_shape_of(engine, &shape), LIST);
    // More rows than the arrays here hold are taken back.
    if ((size_t)shape.numbers > NUMBERS / 4 ||
        (size_t)shape.options >= sizeof legal / 4)
        (void)cw_rows(engine, ROWS, ROWS);
    (void)cw_shape_of(engine, &shape);
}

static void find_game(Input *input)
{
    const char *found;
    const char *const decks[] = {line(input)};

    count(cw_find_game(engine, stages_cards(), decks, byte(input) % 2, &found), LIST);
}

// Opens the database in memory, cut off or with a few bytes changed, in an engine of its own. What
// opens is a database, so its game begins.
static void open_bytes(Input *input)
{
    static char *cards, *given;
    static size_t n;
    CwEngine *other = cw_new();
    CwGame game;
    const CwSetup setup = {.size = sizeof setup};

    if (!cards) {
        FILE *file = fopen(stages_cards(), "rb");

        ASSERT(file && !fseek(file, 0, SEEK_END));
        n = (size_t)ftell(file);
        cards = malloc(n);
        given = malloc(n);
        ASSERT(cards && given && !fseek(file, 0, SEEK_SET));
        ASSERT(fread(cards, 1, n, file) == n && !fclose(file));
    }
    memcpy(given, cards, n);
    for (int i = (int)(byte(input) % 8); i; i--) {
        const size_t page = (size_t)byte(input) * 4096 + (size_t)byte(input) * 16;

        given[(page + byte(input) % 16) % n] = (char)byte(input);
    }
    const size_t most = byte(input) % 4 ? n : (size_t)byte(input) * 4096;
    const CwStatus status = cw_open_bytes(
        other, given, most < n ? most : n, byte(input) % 2 ? "gwent" : NULL);
    ASSERT(status != CW_BROKEN && (!status || *cw_message(other)));
    if (!status) (void)cw_start(other, &setup, &game);
    stages_reach(status ? REFUSED : LIST);
    cw_close(&other);
}

static void connect(Input *input)
{
    CwRights rights = {.size = sizeof rights, .seat = (int)byte(input) - 1};

    rights.referee = (int)(byte(input) % 2);
    count(cw_connect(engine, &rights), REQUEST);
    (void)cw_left(engine);
}

// Listens to a batch on two threads or one, and copies one of its games.
static void hear_batch(Input *input)
{
    int32_t events[4];
    CwSetup setup = {.size = sizeof setup, .seed = byte(input)};

    if (!input->batch)
        count(cw_batch_begin_jobs(
                  engine, &setup, 4, (int)(byte(input) % 3), &input->batch),
              BATCH);
    count(cw_batch_listen(engine, input->batch), BATCH);
    count(cw_batch_events(engine, input->batch, numbers, byte(input) % 8, events),
          BATCH);
    count(
        cw_batch_copy(engine, input->batch, (int)(byte(input) % 8) - 1, game_of(input)),
        COPY);
}

// Lets a person type what follows; no file is read or written.
static void sit(Input *input)
{
    static const char *const seats[] = {"human", "human", "greedy"};
    CwSetup setup = {.size = sizeof setup, .seed = byte(input), .seats = seats};
    CwSit how = {.size = sizeof how, .path = stages_cards(), .game = "gwent"};
    CwTyped typed = {.size = sizeof typed};
    CwSaid said = {.size = sizeof said, .wants = CW_WANTS_TIME};
    CwSitting sitting = 0;

    setup.seats += byte(input) % 2;
    setup.seats_n = 2;
    how.terminal = how.colours = (int)(byte(input) % 2);
    how.json = byte(input) % 4 == 3;
    typed.columns = (int)byte(input);
    typed.rows = (int)byte(input);
    const CwStatus begun = cw_sitting_begin(engine, &setup, &how, &sitting);
    count(begun, SITTING);
    if (begun) return;
    for (int i = (int)(byte(input) % 64); i && said.wants; i--) {
        typed.line = input->at < input->end ? line(input) : NULL;
        typed.ahead = i % 5 == 0;
        count(cw_sitting_type(engine, sitting, &typed, &said), SITTING);
    }
    count(cw_sitting_drop(engine, sitting), SITTING);
    count(cw_sitting_type(engine, sitting, &typed, &said), SITTING);
}

static void call(Input *input)
{
    const unsigned which = byte(input) % 24;

    if (which == 0) start(input);
    if (which == 1) answer(input);
    if (which == 2) bot(input);
    if (which == 3) copy(input);
    if (which == 4) fork_game(input);
    if (which == 5) save(input);
    if (which == 6) load(input);
    if (which == 7) observe(input);
    if (which == 8) begin_batch(input);
    if (which == 9) step(input);
    if (which == 10) ask(input);
    if (which == 11) request(input);
    if (which == 12) others(input);
    if (which == 13) count(cw_drop(engine, *game_of(input)), START);
    if (which == 14) count(cw_position(engine, line(input), game_of(input)), LOAD);
    if (which == 15) count(cw_batch_drop(engine, input->batch), BATCH);
    if (which == 16) ask_setup(input);
    if (which == 17) simulate(input);
    if (which == 18) ask_lists(input);
    if (which == 19) find_game(input);
    if (which == 20) connect(input);
    if (which == 21) hear_batch(input);
    if (which == 22) sit(input);
    if (which == 23) open_bytes(input);
}

int stages_input(const uint8_t *data, size_t size)
{
    Input input = {.at = data, .end = data + size};

    if (!engine) {
        CwEngine *closed = cw_new();

        cw_close(&closed);
        engine = cw_new();
        shape.size = sizeof shape;
        ASSERT(engine && !cw_open(engine, stages_cards(), "gwent"));
        ASSERT(!cw_shape_of(engine, &shape));
    }
    for (int i = 0; i < CALLS && input.at < input.end; i++) call(&input);
    free(input.saved);
    for (int i = 0; i < GAMES; i++)
        if (input.games[i]) (void)cw_drop(engine, input.games[i]);
    if (input.batch) (void)cw_batch_drop(engine, input.batch);
    (void)cw_rows(engine, ROWS, ROWS);
    (void)cw_shape_of(engine, &shape);
    return 0;
}
