// game_hash.c -- numbers that are equal where games, or positions, are equal.
//
// They guard replays and golden games, so the order of the parts never changes. Each part
// is hashed only up to its count: records beyond it are zero anyway.

#include "engine/kernel/game/game.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

// Leaves out derived values: whether they are up to date is no fact of the game.
static uint64_t hash_objects(const State *state, uint64_t seed)
{
    Object objects[OBJECTS_MAX];
    const size_t n = (size_t)state->objects_n + 1;

    memcpy(objects, state->objects, n * sizeof(Object));
    for (size_t i = 0; i < n; i++) {
        objects[i].stat = 0;
        objects[i].flags &= (uint8_t)~OBJECT_GRANTED;
    }
    return XXH3_64bits_withSeed(objects, n * sizeof(Object), seed);
}

#define HASH_PART(part, n)                                                             \
    hash = XXH3_64bits_withSeed(state->part, sizeof(state->part[0]) * (size_t)(n), hash)

uint64_t game_state_hash(const State *state)
{
    const uint16_t words[] = {state->turn,
                              state->serial,
                              state->order,
                              state->players_n,
                              state->turn_player,
                              state->over,
                              state->fault,
                              state->winner};
    uint64_t hash = XXH3_64bits(words, sizeof words);

    if (state->leaving) hash += state->leaving;
    HASH_PART(random, 2);
    HASH_PART(players, SEATS_MAX);
    HASH_PART(spots, SPOTS_MAX);
    HASH_PART(chain, state->chain_n);
    HASH_PART(targets, state->targets_n);
    HASH_PART(modifiers, state->modifiers_n);
    HASH_PART(happened, state->happened_n);
    HASH_PART(rules_state, RULES_BYTES / 8);
    return hash_objects(state, hash);
}

// Clears whatever counts up (turns of arrival, serials, timestamps), and what tells an
// object from the one that it was before.
static void forget_times(State *state)
{
    for (int i = 0; i <= state->objects_n; i++) {
        state->objects[i].stat = 0;
        state->objects[i].flags &= (uint8_t)~OBJECT_GRANTED;
        state->objects[i].generation = state->objects[i].since = 0;
    }
    for (int i = 0; i < state->chain_n; i++) {
        struct Item *item = &state->chain[i];

        item->serial = item->with = 0;
        item->object.generation = item->source.generation = 0;
        item->carrier.generation = item->subject.generation = 0;
    }
    for (int i = 0; i < state->targets_n; i++) state->targets[i].generation = 0;
    for (int i = 0; i < state->modifiers_n; i++) {
        Modifier *modifier = &state->modifiers[i];

        modifier->with = modifier->order = 0;
        modifier->object.generation = modifier->source.generation = 0;
        modifier->subject.generation = 0;
    }
    state->random[0] = state->random[1] = 0;
    state->serial = state->order = 0;
    state->happened_n = 0;
}

uint64_t game_position_hash(const State *state)
{
    State facts = *state;

    forget_times(&facts);
    return game_state_hash(&facts);
}

uint64_t game_hash(const Game *game)
{
    const State *state = game->status == GAME_WAITS ? &game->mark : &game->now;
    uint64_t hash = game_state_hash(state);

    if (game->status != GAME_WAITS) return hash;
    if (game->conceded) hash ^= XXH3_64bits(&game->conceded, sizeof game->conceded);
    return XXH3_64bits_withSeed(game->answers.bytes, game->answers.n, hash);
}
