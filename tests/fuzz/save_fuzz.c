// save_fuzz.c -- a saved game with any bytes changed and the checksum made right: it is
// refused, or it plays on. `make fuzz` builds it with libFuzzer.
//
// The cards are those of build/cards.db. The first byte of an input says which game, the
// second after how many questions it was saved; then each three bytes are a change: two
// for the place, one for the new byte.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "tests/fuzz/stages.h"
#include "tools/session/session.h"

enum { GAMES = 4, HEAD = 32, CHECK = 24, ANSWERS_IN_A_ROW = 600 };

enum { REFUSED, LOADED, OVER };
const char *const stages_names[STAGES_MAX] = {"refused", "loaded", "over"};

static const char *const decks[GAMES][2] = {
    {"proving-grounds-annie", "proving-grounds-garen"},
    {"origins-champion-deck-lee-sin", "origins-champion-deck-viktor"},
    {"proving-grounds-lux", "proving-grounds-master-yi"},
    {"origins-champion-deck-jinx", "origins-champion-deck-lee-sin"},
};

static struct {
    unsigned char *bytes;
    size_t n;
} saved[GAMES][256];

static Session *session;

static void open_once(void)
{
    Err err = {0};

    if (session) return;
    session = session_open(stages_cards(), NULL, &err);
    // All cards are loaded first, because a saved game belongs to the cards of its time.
    for (int i = 0; session && i < GAMES; i++)
        ASSERT(!session_decks(session, decks[i], &err));
    if (session) return;
    (void)fprintf(stderr, "%s\n", err.text);
    abort();
}

// Lets a bot answer once. Returns false if no question waits.
static bool answer(void)
{
    Answer answer;

    if (game_next(&session->game, &session->table) != GAME_WAITS) return false;
    ASSERT(session_bot(session, &answer));
    ASSERT(!game_answer(&session->game, &answer));
    return true;
}

// Plays a game once, and saves it at every question.
static void save_game(int game)
{
    Err err = {0};

    if (saved[game][0].n) return;
    session->setup = (Setup){.seed = (uint64_t)game + 1};
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = SEAT_RANDOM;
    ASSERT(!session_decks(session, decks[game], &err));
    session_start(session);
    for (int i = 0; i < 256; i++) {
        (void)game_next(&session->game, &session->table);
        saved[game][i].n = game_save_size(&session->game);
        saved[game][i].bytes = malloc(saved[game][i].n);
        ASSERT(game_save(
            &session->game, &session->table, saved[game][i].bytes, saved[game][i].n));
        (void)answer();
    }
}

int stages_input(const uint8_t *data, size_t size)
{
    open_once();
    if (size < 2) return 0;
    const int game = data[0] % GAMES;
    save_game(game);
    const size_t n = saved[game][data[1]].n;
    unsigned char *bytes = malloc(n);
    memcpy(bytes, saved[game][data[1]].bytes, n);
    for (size_t i = 2; i + 2 < size; i += 3)
        bytes[HEAD + (size_t)(data[i] << 8 | data[i + 1]) % (n - HEAD)] = data[i + 2];
    const uint64_t check = XXH3_64bits(bytes + HEAD, n - HEAD);
    memcpy(bytes + CHECK, &check, sizeof check);
    const char *refusal = game_load(&session->game, &session->table, bytes, n);
    ASSERT(size > 4 || !refusal);
    stages_reach(refusal ? REFUSED : LOADED);
    if (!refusal) session_seat_bots(session, 1);
    for (int i = 0; !refusal && i < ANSWERS_IN_A_ROW && answer(); i++)
        session->log.n = 0;
    if (!refusal && session->game.status == GAME_OVER) stages_reach(OVER);
    free(bytes);
    return 0;
}
