// game_check.c -- proves that a game from elsewhere is one that this program could play.
//
// A game that waits is believed as to its mark, once that holds, and its answers. The
// step runs again from them, and must come to the position and the question that the
// game says.

#include "engine/kernel/game/game.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

// Checks a State between two steps.
static const char *check_state(State *state, Table *table)
{
    table->state = state;
    table->active_n = -1;
    const char *broken = game_ranges(state, table);

    if (broken) return broken;
    // Derived values are worked out anew, so those of the file do not count.
    for (ObjectId id = 1; id <= state->objects_n; id++)
        state->objects[id].flags &= (uint8_t)~OBJECT_DERIVED;
    state->granted_n = state->derived_n = 0;
    state->dirty = READS_ANYTHING;
    state->reads = state->gift_reads = state->gift_seen = 0;
    return game_verify(state, table);
}

static uint64_t question_hash(const Question *question)
{
    return XXH3_64bits(question, ask_question_size(question));
}

static const char *check_waiting(Game *game, Table *table)
{
    const unsigned everybody = (1u << game->mark.players_n) - 1;
    const uint64_t question = question_hash(&game->question);
    const uint64_t log = game->now.serial_log;

    if (game->mark.over) return "a game that is over waits for nothing";
    if (game->conceded & ~everybody) return "somebody concedes who does not play";
    const char *broken = check_state(&game->mark, table);
    if (broken) return broken;
    table->state = &game->now;
    broken = game_ranges(&game->now, table);
    if (broken) return broken;
    const uint64_t position = game_state_hash(&game->now);
    if (game_again(game, table) != GAME_WAITS ||
        game_state_hash(&game->now) != position || game->now.serial_log != log ||
        question_hash(&game->question) != question)
        return "the saved game does not come to the question that it says";
    return NULL;
}

// A game that broke off may stand in mid-effect, where only the ranges hold.
static const char *check_ended(Game *game, Table *table)
{
    const State *now = &game->now;
    const GameStatus status = now->fault          ? GAME_FAULT
                              : now->ending.limit ? GAME_STOPPED
                                                  : GAME_OVER;

    if (!now->over || game->status != status)
        return "the saved game did not end as it says";
    if (status != GAME_OVER) {
        table->state = &game->now;
        const char *broken = game_ranges(now, table);
        return broken ? broken : game_verify_lists(now, table);
    }
    return check_state(&game->now, table);
}

const char *game_check(Game *game, Table *table)
{
    table->game = game;
    if (game->status == GAME_WAITS) return check_waiting(game, table);
    if (game->status != GAME_RUNS) return check_ended(game, table);
    if (game->now.over) return "a game that is over does not run";
    return check_state(&game->now, table);
}
