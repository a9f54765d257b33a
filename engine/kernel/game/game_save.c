// game_save.c -- a game as bytes: a head that says what they are, then the Game as it lies.
//
// Such bytes are good only for the same program with the same cards: ids index both.

#include "engine/kernel/game/game.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

// Stands before the bytes of a saved game.
typedef struct {
    char magic[8];
    uint32_t version, size;
    uint64_t library; // the cards and scripts it was played with
    uint64_t check;   // over the bytes that follow
} SaveHead;

// Goes up when the layout of a Game changes, or the meaning of its ids: a saved game goes
// on only where both are the same.
enum { SAVE_VERSION = 2 };

static const char magic[8] = "CWGAME\r\n";

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

size_t game_save(const Game *game, const Table *table, void *buffer, size_t size)
{
    SaveHead head = {.version = SAVE_VERSION, .size = sizeof *game};

    if (size < sizeof head + sizeof *game) return 0;
    memcpy(head.magic, magic, sizeof magic);
    head.library = library_mark(table->library);
    head.check = XXH3_64bits(game, sizeof *game);
    memcpy(buffer, &head, sizeof head);
    memcpy((char *)buffer + sizeof head, game, sizeof *game);
    return sizeof head + sizeof *game;
}

const char *game_load(Game *game, const Table *table, const void *buffer, size_t size)
{
    SaveHead head;

    if (size < sizeof head + sizeof *game) return "a saved game is longer than this";
    memcpy(&head, buffer, sizeof head);
    if (memcmp(head.magic, magic, sizeof magic) != 0) return "this is no saved game";
    if (head.version < SAVE_VERSION)
        return "an earlier version of the program saved this game: only that version loads it";
    if (head.version > SAVE_VERSION)
        return "a newer version of the program saved this game";
    if (head.size != sizeof *game)
        return "the game was saved by a program that was built otherwise";
    if (head.check != XXH3_64bits((const char *)buffer + sizeof head, sizeof *game)) {
        return "the saved game is broken";
    }
    if (head.library != library_mark(table->library)) {
        return "the game was saved with other cards or scripts";
    }
    memcpy(game, (const char *)buffer + sizeof head, sizeof *game);
    return NULL;
}
