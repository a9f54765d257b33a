// game_save.c -- a game as bytes: its parts in use, one after another, behind a head that
// says what they are.
//
// Saved bytes are good only for the same program with the same cards: ids index both.

#include "engine/kernel/game/game.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

// Stands before the bytes of a saved game.
typedef struct {
    char magic[8];
    uint32_t version, size; // of the bytes that follow
    uint64_t library;       // the cards and scripts it was played with
    uint64_t check;         // over the bytes that follow
} SaveHead;

// Stands before the parts of a packed game, and says how long each is.
typedef struct {
    uint32_t now, mark, answers, question;      // in bytes
    uint32_t used;                              // Answers.used
    uint8_t status, conceded, deals_n, dropped; // the last two of Answers
} PackHead;

// Goes up when the layout of a State changes, or the meaning of its ids: a saved game goes
// on only where both are the same.
enum { SAVE_VERSION = 15 };

static const char magic[8] = "CWGAME\r\n";

// How States are written: whole, or what happened alone.
typedef struct {
    size_t (*size)(const State *state);
    void (*pack)(const State *state, void *bytes);
} Packing;

static const Packing whole = {state_size, state_pack};
static const Packing facts = {state_facts_size, state_pack_facts};

static PackHead head_of(const Game *game, const Packing *packing)
{
    const bool waits = game->status == GAME_WAITS;

    return (PackHead){
        .now = (uint32_t)packing->size(&game->now),
        .mark = waits ? (uint32_t)packing->size(&game->mark) : 0,
        .answers =
            waits ? game->answers.n * (uint32_t)sizeof game->answers.words[0] : 0,
        .question = waits ? (uint32_t)ask_question_size(&game->question) : 0,
        .used = waits ? game->answers.used : 0,
        .status = game->status,
        .conceded = game->conceded,
        .deals_n = waits ? game->answers.deals_n : 0,
        .dropped = waits && game->answers.dropped,
    };
}

static size_t size_of_parts(const PackHead *head)
{
    return (size_t)head->now + head->mark + head->answers + head->question +
           head->deals_n * sizeof(Deal);
}

static size_t packed_size(const Game *game, const Packing *packing)
{
    const PackHead head = head_of(game, packing);

    return sizeof head + size_of_parts(&head);
}

static void pack_parts(const Game *game, const Packing *packing, void *bytes)
{
    const PackHead head = head_of(game, packing);
    char *to = bytes;

    memcpy(to, &head, sizeof head);
    to += sizeof head;
    packing->pack(&game->now, to);
    to += head.now;
    if (head.mark) packing->pack(&game->mark, to);
    to += head.mark;
    memcpy(to, game->answers.words, head.answers);
    memcpy(to + head.answers, &game->question, head.question);
    memcpy(to + head.answers + head.question,
           game->answers.deals,
           head.deals_n * sizeof(Deal));
}

size_t game_size(const Game *game)
{
    return packed_size(game, &whole);
}

void game_pack(const Game *game, void *bytes)
{
    pack_parts(game, &whole, bytes);
}

// Returns whether the words are answers, one after another.
static bool answers_are_whole(const uint16_t *words, size_t n)
{
    size_t at = 0;

    while (at < n) {
        uint16_t picks;

        memcpy(&picks, &words[at], sizeof picks);
        if (picks > OPTIONS_MAX) return false;
        at += 1u + picks;
    }
    return at == n;
}

// Returns NULL, or why the parts cannot follow such a head.
static const char *head_refusal(const PackHead *head, size_t size)
{
    const bool waits = head->status == GAME_WAITS;

    if (head->status > GAME_STOPPED) return "the saved game is in no condition";
    if (size_of_parts(head) != size) return "the parts of the saved game do not add up";
    if (waits != (head->mark > 0) || waits != (head->question > 0))
        return "the parts of the saved game do not fit";
    if (head->deals_n > DEALS_MAX || head->dropped > (head->deals_n > 0))
        return "the parts of the saved game do not fit";
    if (!waits && (head->deals_n || head->dropped || head->answers || head->used ||
                   head->conceded))
        return "the parts of the saved game do not fit";
    if (head->answers % sizeof(uint16_t) ||
        head->answers / sizeof(uint16_t) > ANSWERS_MAX ||
        head->used > head->answers / sizeof(uint16_t))
        return "a saved game has no room for so many answers";
    return NULL;
}

const char *game_unpack(Game *game, const void *bytes, size_t size)
{
    const char *from = (const char *)bytes + sizeof(PackHead), *refusal;
    PackHead head;

    if (size < sizeof head) return "a saved game is longer than this";
    memcpy(&head, bytes, sizeof head);
    refusal = head_refusal(&head, size - sizeof head);
    game_empty(game);
    if (!refusal) refusal = state_unpack(&game->now, from, head.now);
    from += refusal ? 0 : head.now;
    if (!refusal && head.mark) refusal = state_unpack(&game->mark, from, head.mark);
    if (refusal) return refusal;
    from += head.mark;
    ask_forget(&game->answers);
    memcpy(game->answers.words, from, head.answers);
    game->answers.n = head.answers / (uint32_t)sizeof game->answers.words[0];
    game->answers.used = head.used;
    game->answers.deals_n = head.deals_n;
    game->answers.dropped = head.dropped;
    memcpy(game->answers.deals,
           from + head.answers + head.question,
           head.deals_n * sizeof(Deal));
    if (!answers_are_whole(game->answers.words, game->answers.n))
        return "the answers of the saved game are cut off";
    game->status = head.status;
    game->conceded = head.conceded;
    if (!head.question) return NULL;
    return ask_read_question(&game->question, from + head.answers, head.question);
}

static uint64_t library_mark(const Library *library)
{
    uint64_t hash = (uint64_t)library->cards_n;

    for (int i = 1; i < library->cards_n; i++) {
        const char *code = library->cards[i].code;

        hash = XXH3_64bits_withSeed(code, strlen(code), hash);
    }
    for (int i = 1; i < library->scripts_n; i++) hash ^= library->scripts[i].hash;
    return hash;
}

// A game that broke off is derived no more, so it is saved as it stands. Of any other a reader
// works out anew what is derived (game_check).
static const Packing *packing_of(const Game *game)
{
    return game->status == GAME_FAULT || game->status == GAME_STOPPED ? &whole : &facts;
}

size_t game_save(const Game *game, const Table *table, void *buffer, size_t size)
{
    const Packing *packing = packing_of(game);
    SaveHead head = {.version = SAVE_VERSION,
                     .size = (uint32_t)packed_size(game, packing)};

    if (size < sizeof head + head.size) return 0;
    memcpy(head.magic, magic, sizeof magic);
    pack_parts(game, packing, (char *)buffer + sizeof head);
    head.library = library_mark(table->library);
    head.check = XXH3_64bits((char *)buffer + sizeof head, head.size);
    memcpy(buffer, &head, sizeof head);
    return sizeof head + head.size;
}

size_t game_save_size(const Game *game)
{
    return sizeof(SaveHead) + packed_size(game, packing_of(game));
}

// Returns NULL, or why what follows [head] is no game of this program.
static const char *save_refusal(const SaveHead *head, const Table *table,
                                const void *bytes, size_t size)
{
    if (memcmp(head->magic, magic, sizeof magic) != 0) return "this is no saved game";
    if (head->version < SAVE_VERSION)
        return "an earlier version of the program saved this game: only that version loads it";
    if (head->version > SAVE_VERSION)
        return "a newer version of the program saved this game";
    if (size < head->size) return "a saved game is longer than this";
    if (size > head->size) return "a saved game is shorter than this";
    if (head->check != XXH3_64bits(bytes, size)) return "the saved game is broken";
    if (head->library != library_mark(table->library))
        return "the game was saved with other cards or scripts";
    return NULL;
}

const char *game_load(Game *game, Table *table, const void *buffer, size_t size)
{
    const char *bytes = (const char *)buffer + sizeof(SaveHead), *refusal;
    SaveHead head;

    if (size < sizeof head) return "a saved game is longer than this";
    memcpy(&head, buffer, sizeof head);
    size -= sizeof head;
    refusal = save_refusal(&head, table, bytes, size);
    if (!refusal) refusal = game_unpack(game, bytes, size);
    if (!refusal && game->answers.deals_n)
        return "the saved game is a fork of a seat, which is not saved";
    return refusal ? refusal : game_check(game, table);
}
