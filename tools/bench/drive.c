// drive.c -- one function for each way to drive a game.
//
// Memory that a way is done with is overwritten before it is freed, so that nothing can
// go on living there unseen.

#include "tools/bench/drive.h"

#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "tools/protocol/protocol.h"
#include "tools/protocol/protocol_line.h"

enum { LEAVES_ONE_IN = 97, TRIES_EACH = 8, GARBAGE = 0xa5 };

static const char *const names[DRIVE_WAYS] = {[DRIVE_AGENTS] = "agents",
                                              [DRIVE_QUESTIONS] = "questions",
                                              [DRIVE_PROTOCOL] = "protocol",
                                              [DRIVE_COPIES] = "copies",
                                              [DRIVE_SAVES] = "saves"};

const char *drive_way_name(DriveWay way)
{
    return names[way];
}

// ---- trails

void drive_note(DriveHashes *hashes, uint64_t hash)
{
    if (hashes->n == hashes->room) {
        hashes->room = hashes->room ? 2 * hashes->room : 1024;
        hashes->list =
            realloc(hashes->list, (size_t)hashes->room * sizeof *hashes->list);
        ASSERT(hashes->list);
    }
    hashes->list[hashes->n++] = hash;
}

void drive_trail_clear(DriveTrail *trail)
{
    trail->asked.n = trail->answered.n = trail->steps.n = trail->ends.n = 0;
    trail->status = GAME_OVER;
}

void drive_trail_free(DriveTrail *trail)
{
    free(trail->asked.list);
    free(trail->answered.list);
    free(trail->steps.list);
    free(trail->ends.list);
    *trail = (DriveTrail){0};
}

// Counts where the lists differ, further entries of the longer one included.
static int count_differences(const DriveHashes *a, const DriveHashes *b, int *first)
{
    const int shorter = a->n < b->n ? a->n : b->n;
    const int longer = a->n < b->n ? b->n : a->n;
    int n = longer - shorter;

    *first = n ? shorter : -1;
    for (int i = shorter - 1; i >= 0; i--) {
        if (a->list[i] == b->list[i]) continue;
        *first = i;
        n++;
    }
    return n;
}

int drive_differences(const DriveTrail *a, const DriveTrail *b, int *first)
{
    int answered = -1, other, n = count_differences(&a->asked, &b->asked, first);

    if (a->answered.n && b->answered.n)
        n += count_differences(&a->answered, &b->answered, &answered);
    if (answered >= 0 && (*first < 0 || answered < *first)) *first = answered;
    if (a->steps.n && b->steps.n) n += count_differences(&a->steps, &b->steps, &other);
    n += count_differences(&a->ends, &b->ends, &other);
    n += a->status != b->status;
    if (n && *first < 0) *first = a->asked.n;
    return n;
}

// ---- decisions

uint64_t drive_question_hash(const Question *q, uint64_t seed)
{
    const uint16_t words[] = {q->kind,
                              q->player,
                              q->prompt,
                              q->ordered,
                              q->min,
                              q->max,
                              (uint16_t)q->total,
                              q->about.id,
                              q->about.generation,
                              q->card,
                              q->options_n};
    uint64_t hash = XXH3_64bits_withSeed(words, sizeof words, seed);

    hash = XXH3_64bits_withSeed(q->text, strlen(q->text), hash);
    return XXH3_64bits_withSeed(
        q->options, sizeof q->options[0] * (size_t)q->options_n, hash);
}

// Answers like the random bot, by chances that question and state alone decide.
static void choose_answer(DriveTrail *trail, const State *state,
                          const Question *question, Answer *answer)
{
    Bot bot = {.kind = SEAT_RANDOM, .player = question->player};

    bot.random = drive_question_hash(question, game_state_hash(state));
    drive_note(&trail->asked, bot.random);
    bot_random(&bot, question, answer);
}

static void answer_question(const Drive *drive, Game *game, DriveTrail *trail)
{
    const uint64_t hash = game_hash(game);
    Answer answer;

    if (!drive->leaves || hash % LEAVES_ONE_IN ||
        game_concede(game, (PlayerId)(hash / LEAVES_ONE_IN % SEATS_MAX))) {
        choose_answer(trail, &game->now, game_question(game), &answer);
        const char *refusal = game_answer(game, &answer);
        ASSERT(!refusal);
    }
    drive_note(&trail->answered, game_hash(game));
}

static void watch_table(const Drive *drive, Table *table)
{
    if (drive->watch) drive->watch(table);
}

// ---- ways

static void answer_as_agent(void *self, const Table *table, const Question *question,
                            Answer *answer)
{
    choose_answer(self, table->state, question, answer);
}

static void by_agents(const Drive *drive, DriveTrail *trail)
{
    Session *session = drive->session;

    for (int i = 0; i < SEATS_MAX; i++)
        session->table.agents[i] = (Agent){.self = trail, .answer = answer_as_agent};
    trail->status = game_next(&session->game, &session->table);
    for (int i = 0; i < SEATS_MAX; i++) session->table.agents[i] = (Agent){0};
}

static void by_questions(const Drive *drive, DriveTrail *trail)
{
    Session *session = drive->session;

    while ((trail->status = game_next(&session->game, &session->table)) == GAME_WAITS)
        answer_question(drive, &session->game, trail);
}

// The original and everything of its table are thrown away at each question.
static void by_copies(const Drive *drive, DriveTrail *trail)
{
    Session *session = drive->session;
    Table *table = malloc(sizeof *table);
    Game *game = malloc(sizeof *game);

    ASSERT(table && game);
    game_copy(game, &session->game);
    do {
        Game *copy = malloc(sizeof *copy);

        ASSERT(copy);
        memset(table, GARBAGE, sizeof *table);
        catalog_table(session->catalog, table);
        watch_table(drive, table);
        trail->status = game_next(game, table);
        game_copy(copy, game);
        memset(game, GARBAGE, sizeof *game);
        free(game);
        game = copy;
        if (trail->status == GAME_WAITS) answer_question(drive, game, trail);
    } while (trail->status == GAME_WAITS);
    game_copy(&session->game, game);
    free(game);
    free(table);
}

// Makes the other session ready for a game of this one.
static void lend(const Drive *drive)
{
    Session *other = drive->other;

    other->setup = drive->session->setup;
    other->sitting = drive->session->sitting;
    session_table(other);
    watch_table(drive, &other->table);
}

// Moves the game of one session to the other, as bytes.
static void save_and_load(Session *one, Session *two)
{
    const size_t size = game_save_size(&one->game);
    char *bytes = malloc(size);

    ASSERT(bytes && game_save(&one->game, &one->table, bytes, size) == size);
    memset(&one->game, GARBAGE, sizeof one->game);
    const char *refusal = game_load(&two->game, &two->table, bytes, size);
    ASSERT(!refusal);
    free(bytes);
}

// A game that was saved goes on in a process of its own, as it were: other cards loaded,
// another script host.
static void by_saves(const Drive *drive, DriveTrail *trail)
{
    Session *one = drive->session, *two = drive->other;

    lend(drive);
    two->table.log = NULL;
    while ((trail->status = game_next(&one->game, &one->table)) == GAME_WAITS) {
        if (!drive->saves_at || trail->asked.n + 1 == drive->saves_at) {
            Session *before = one;

            save_and_load(one, two);
            one = two;
            two = before;
        }
        answer_question(drive, &one->game, trail);
    }
    if (one != drive->session) game_copy(&drive->session->game, &one->game);
}

// Sends a request as the text of a line, and reads the reply from its text.
static json_t *send_request(Protocol *protocol, json_t *request)
{
    char *line = json_dumps(request, JSON_COMPACT);
    char *answer = protocol_line_reply(protocol, line, strlen(line));
    json_t *reply = json_loads(answer, 0, NULL);

    json_decref(request);
    free(line);
    free(answer);
    ASSERT(reply);
    ASSERT(strcmp(json_string_value(json_object_get(reply, "type")), "refused") != 0);
    return reply;
}

static json_t *answer_of(const Question *question, const Answer *answer)
{
    json_t *picks = json_array();

    for (int i = 0; i < answer->n; i++)
        json_array_append_new(picks, json_integer(answer->picks[i]));
    return json_pack("{s:s, s:o}",
                     "type",
                     "answer",
                     question->kind == ASK_SPLIT ? "split" : "pick",
                     picks);
}

// Tries the answer in a branch and takes it back; the game must not notice.
static void try_it(Protocol *protocol, const json_t *answer)
{
    json_decref(send_request(protocol, json_pack("{s:s}", "type", "fork")));
    json_decref(send_request(protocol, json_deep_copy(answer)));
    json_decref(send_request(protocol, json_pack("{s:s}", "type", "undo")));
    json_decref(send_request(
        protocol,
        json_pack("{s:s, s:i, s:b}", "type", "branch", "branch", 0, "drop", true)));
}

// Returns whether the reply asks what the engine asks.
static bool is_told(const json_t *reply, const Question *question)
{
    return json_integer_value(json_object_get(reply, "player")) == question->player &&
           json_array_size(json_object_get(reply, "options")) == question->options_n;
}

static void by_protocol(const Drive *drive, DriveTrail *trail)
{
    Session *session = drive->other;
    Protocol protocol = {.session = session, .only = NOBODY, .referee = true};
    Answer answer;

    protocol.scene = calloc(1, sizeof *protocol.scene);
    ASSERT(protocol.scene);
    lend(drive);
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = SEAT_HUMAN;
    game_copy(&session->game, &drive->session->game);
    protocol_begin(&protocol);
    while (protocol.status == GAME_WAITS) {
        const Question *question = game_question(&session->game);
        json_t *asked = send_request(&protocol, json_pack("{s:s}", "type", "question"));

        choose_answer(trail, &session->game.now, question, &answer);
        if (!is_told(asked, question)) trail->asked.list[trail->asked.n - 1] ^= 1;
        json_decref(asked);
        json_t *told = answer_of(question, &answer);
        if (drive->tries && trail->asked.n % TRIES_EACH == 0) try_it(&protocol, told);
        json_decref(send_request(&protocol, told));
    }
    trail->status = protocol.status;
    game_copy(&drive->session->game, &session->game);
    protocol_forget(&protocol);
    free(protocol.scene);
}

void drive_game(const Drive *drive, DriveWay way, DriveTrail *trail)
{
    static void (*const drivers[DRIVE_WAYS])(const Drive *, DriveTrail *) = {
        [DRIVE_AGENTS] = by_agents,
        [DRIVE_QUESTIONS] = by_questions,
        [DRIVE_PROTOCOL] = by_protocol,
        [DRIVE_COPIES] = by_copies,
        [DRIVE_SAVES] = by_saves,
    };

    drivers[way](drive, trail);
    drive_note(&trail->ends, game_hash(&drive->session->game));
}
