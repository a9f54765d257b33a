// game_verify.c -- the invariants of the kernel, each with a sentence for the day it breaks.

#include "engine/kernel/game/game.h"

#include "engine/kernel/table/modifying.h"

static const char *verify_spot(const State *state, const Table *table, SpotId spot)
{
    ObjectId before = 0;
    int n = 0;

    (void)table;
    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next) {
        if (!state->objects[id].card) return "a spot lists an object that is not there";
        if (state->objects[id].spot != spot) return "an object and its spot disagree";
        if (state->objects[id].prev != before) return "a spot's list is broken";
        if (++n > OBJECTS_MAX) return "a spot's list has no end";
        before = id;
    }
    if (state->spots[spot].last != before)
        return "a spot's last object is not its last";
    return state->spots[spot].n == n ? NULL : "a spot's count is wrong";
}

// Lists hold only objects that are there, so equal numbers mean that each is listed once.
static const char *verify_listed(const State *state, const Table *table)
{
    int there = 0, listed = 0;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        there += state->objects[id].card != 0;
    }
    for (int spot = 0; spot < table->spots_n; spot++) listed += state->spots[spot].n;
    return there == listed ? NULL : "an object is in no spot";
}

// An attached object is where its host is (719.3), and State.attached_n counts it.
static const char *verify_attached(const State *state)
{
    int attached = 0;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || !object->host) continue;
        if (!state->objects[object->host].card)
            return "an object is attached to nothing";
        if (state->objects[object->host].spot != object->spot) {
            return "an attached object is not where its host is";
        }
        attached++;
    }
    return attached == state->attached_n ? NULL : "the attached objects do not add up";
}

static const char *verify_objects(const State *state)
{
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card) continue;
        if (object->owner >= state->players_n) return "an object has no owner";
    }
    return verify_attached(state);
}

static const char *verify_chain(const State *state)
{
    int targets = 0;

    for (int i = 0; i < state->chain_n; i++) {
        const Item *item = &state->chain[i];

        if (!item->serial) return "a chain item has no serial";
        if (item->controller >= state->players_n)
            return "a chain item has no controller";
        targets += item->targets_n;
    }
    return targets == state->targets_n ? NULL : "the chain's targets do not add up";
}

static const char *verify_ending(const State *state, const Table *table)
{
    const Ending *ending = &state->ending;

    if (ending->row > table->rules->endings_n) return "the game ended in no known way";
    if (ending->limit > LIMIT_COUNT) return "the game stopped at no known limit";
    if (ending->cards_n > LOOP_CARDS_MAX) return "too many cards ended the game";
    for (int i = 0; i < ending->cards_n; i++) {
        if (!ending->cards[i] || ending->cards[i] >= table->library->cards_n)
            return "no known card ended the game";
    }
    return NULL;
}

const char *game_verify_lists(const State *state, const Table *table)
{
    for (int spot = 0; spot < table->spots_n; spot++) {
        const char *broken = verify_spot(state, table, (SpotId)spot);
        if (broken) return broken;
    }
    const char *broken = verify_listed(state, table);
    return broken ? broken : verify_ending(state, table);
}

const char *game_verify(const State *state, const Table *table)
{
    const char *broken = game_verify_lists(state, table);

    if (!broken) broken = verify_objects(state);
    if (!broken) broken = verify_chain(state);
    if (!broken && state == table->state) broken = modifying_verify(table);
    if (!broken && table->rules->verify_derived)
        broken = table->rules->verify_derived(table, state);
    if (!broken && table->rules->verify) broken = table->rules->verify(table);
    return broken;
}
