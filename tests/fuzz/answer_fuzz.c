// answer_fuzz.c -- any bytes as answers into a game: a wrong one is refused and changes
// nothing, after a right one every invariant holds. `make fuzz` builds it with libFuzzer.
//
// The first byte is the number of a game, the second says how far bots play it first.
// Each byte after that is an answer to the question that waits:
//
//     0-199     a right one: the least that is wanted, beginning with option 0-199
//     200-219   that many picks less 200, two bytes each, whatever they say
//     220       as many picks as an answer has room for, or more: two bytes
//     221       the amounts of a split, a byte for each option
//     222       somebody concedes: a byte
//     223       goes on with a copy, and with what was saved and loaded
//     224-254   bots answer the next ones, as many as that is above 223
//     255       bots answer until the game is over

#include <string.h>

#include "tests/fuzz/stages.h"
#include "tests/play/play_fixture.h"

enum { TO_THE_END = 3000, FAR = 3 };

enum { ACCEPTED, REFUSED, CONCEDED, RELOADED, OVER };
const char *const stages_names[STAGES_MAX] = {
    "accepted", "refused", "conceded", "reloaded", "over"};

static const uint8_t *at, *end;
static Session *session;

static unsigned byte(void)
{
    return at < end ? *at++ : 0;
}

static unsigned two_bytes(void)
{
    const unsigned high = byte();

    return high << 8 | byte();
}

static bool waits(void)
{
    const GameStatus status = game_next(&session->game, &session->table);

    ASSERT(status != GAME_FAULT);
    if (status == GAME_OVER) stages_reach(OVER);
    return status == GAME_WAITS;
}

static void give(const Answer *answer)
{
    const uint64_t before = game_hash(&session->game);

    const bool refused = game_answer(&session->game, answer) != NULL;

    stages_reach(refused ? REFUSED : ACCEPTED);
    if (refused) ASSERT(game_hash(&session->game) == before);
}

static void give_right(unsigned first)
{
    const Question *question = game_question(&session->game);
    Answer answer = {0};

    answer.n = question->kind == ASK_SPLIT ? question->options_n : question->min;
    for (unsigned i = 0; i < answer.n; i++)
        answer.picks[i] =
            (uint16_t)(question->kind == ASK_SPLIT ? 1u
                                                   : (first + i) % question->options_n);
    if (question->kind == ASK_SPLIT)
        answer.picks[first % answer.n] += (uint16_t)(question->total - answer.n);
    give(&answer);
}

static void give_picks(unsigned n)
{
    static Answer answer;

    answer.n = (uint16_t)n;
    for (unsigned i = 0; i < n && i < OPTIONS_MAX; i++)
        answer.picks[i] = (uint16_t)two_bytes();
    give(&answer);
}

static void give_amounts(void)
{
    static Answer answer;

    answer.n = game_question(&session->game)->options_n;
    for (int i = 0; i < answer.n; i++) answer.picks[i] = (uint16_t)byte();
    give(&answer);
}

static void concede(void)
{
    const uint64_t before = game_hash(&session->game);

    if (!game_concede(&session->game, (PlayerId)byte()))
        stages_reach(CONCEDED);
    else
        ASSERT(game_hash(&session->game) == before);
}

static void reload(void)
{
    static Game copy;
    const uint64_t before = game_hash(&session->game);
    const size_t n = game_save_size(&session->game);
    void *bytes = malloc(n);

    game_copy(&copy, &session->game);
    ASSERT(game_hash(&copy) == before);
    ASSERT(bytes && game_save(&copy, &session->table, bytes, n) == n);
    game_empty(&session->game);
    const char *refusal = game_load(&session->game, &session->table, bytes, n);
    ASSERT(!refusal && game_hash(&session->game) == before);
    free(bytes);
    stages_reach(RELOADED);
}

static void bots_answer(unsigned n)
{
    Answer answer;

    for (unsigned i = 0; i < n && waits(); i++) {
        ASSERT(session_bot(session, &answer));
        ASSERT(!game_answer(&session->game, &answer));
    }
}

static void answer_next(void)
{
    const unsigned how = byte();

    if (how < 200) give_right(how);
    if (how >= 200 && how < 220) give_picks(how - 200);
    if (how == 220) give_picks(two_bytes());
    if (how == 221) give_amounts();
    if (how == 222) concede();
    if (how == 223) reload();
    if (how > 223) bots_answer(how < 255 ? how - 223 : TO_THE_END);
}

int stages_input(const uint8_t *data, size_t size)
{
    Plan plan;

    if (size < 2) return -1;
    if (!session) session = play_open();
    at = data + 2;
    end = data + size;
    plan_any(&plan, data[0], data[0] % 2);
    play_start(session, &plan, NULL);
    bots_answer(data[1] * FAR);
    while (at < end && waits()) answer_next();
    return 0;
}
