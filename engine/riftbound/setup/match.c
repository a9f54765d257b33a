// match.c -- the games of one sitting: who begins, battlefields, wins (486, TR 403-407).

#include "engine/riftbound/setup/match.h"

#include <string.h>

#include "engine/kernel/game/ending.h"
#include "engine/play/sitting.h"
#include "engine/riftbound/position/mode.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/setup/setup.h"
#include "engine/riftbound/setup/sideboard.h"

static MatchMemory *memory_of(Sitting *sitting)
{
    return (MatchMemory *)sitting->memory;
}

static const MatchMemory *read_memory(const Sitting *sitting)
{
    return (const MatchMemory *)sitting->memory;
}

void match_start(Sitting *sitting)
{
    uint8_t *best_of = &sitting->settings[SETTING_BEST_OF];

    if (sitting->mode != MODE_MATCH) *best_of = 1;
    // The only chance to sideboard in a match of one game comes before it (TR 406.1.g).
    memory_of(sitting)->swaps = sitting->mode == MODE_MATCH && *best_of == 1;
}

// A battlefield may be presented that was in the fewest won games: with three of them nobody
// sees one twice in three games, and all again from the fourth game on (486.6.a).
Refusal match_may_present(const Sitting *sitting, PlayerId player, int battlefield)
{
    const uint8_t *times = read_memory(sitting)->presented[player];

    if (sitting->mode != MODE_MATCH) return REFUSAL_NONE;
    for (int i = 0; i < sitting->decks[player].n[SECTION_BATTLEFIELDS]; i++)
        if (times[i] < times[battlefield]) return REFUSAL_OF(PRESENTED);
    return REFUSAL_NONE;
}

// Returns the deck without the battlefields that may not be presented now.
static Deck deck_to_bring(const Sitting *sitting, PlayerId player)
{
    const Deck *deck = &sitting->decks[player];
    Deck brought = *deck;
    int n = 0;

    for (int i = 0; i < deck->n[SECTION_BATTLEFIELDS]; i++) {
        if (match_may_present(sitting, player, i) != REFUSAL_NONE) continue;
        brought.cards[SECTION_BATTLEFIELDS][n++] = deck->cards[SECTION_BATTLEFIELDS][i];
    }
    brought.n[SECTION_BATTLEFIELDS] = n;
    return brought;
}

void match_begin(Sitting *sitting, Game *game, Table *table)
{
    const Mode mode = (Mode)sitting->mode;
    const MatchMemory *memory = read_memory(sitting);
    Deck decks[PLAYERS_MAX];

    for (int i = 0; i < mode_row(mode)->players; i++)
        decks[i] = deck_to_bring(sitting, (PlayerId)i);
    setup_start(game, table, mode, decks, sitting_seed(sitting));
    if (sitting->settings[SETTING_FLOATS]) table->state->flags |= GAME_FLOATS;
    if (mode != MODE_MATCH) return;
    setup_let_choose(game, memory->chooser ? (PlayerId)(memory->chooser - 1) : NOBODY);
    if (memory->swaps) setup_let_swap(game, table, decks);
    if (sitting->settings[SETTING_BEST_OF] == 1) setup_draw_battlefields(game);
}

// Notes the battlefields of a game that was won (486.5); those of a drawn game may come again
// (486.5.a, TR 406.1.b).
static void note_presented(Sitting *sitting, const State *state)
{
    const CardId *presented = rb_const(state)->presented;

    for (int i = 0; i < state->players_n; i++) {
        const Deck *deck = &sitting->decks[i];

        for (int k = 0; k < deck->n[SECTION_BATTLEFIELDS]; k++)
            if (deck->cards[SECTION_BATTLEFIELDS][k] == presented[i])
                memory_of(sitting)->presented[i][k]++;
    }
}

void match_end(Sitting *sitting, const Game *game)
{
    const State *state = &game->now;
    MatchMemory *memory = memory_of(sitting);

    for (int i = 0; i < state->players_n && memory->swaps; i++)
        (void)sideboard_take(state, (PlayerId)i, &sitting->decks[i]);
    memory->swaps = state->winners != 0;
    if (!state->winners) {
        memory->chooser = rb_const(state)->first_chosen_by;
        return;
    }
    if (sitting->mode != MODE_MATCH) return;
    memory->chooser = (uint8_t)(2 - ending_winner(state));
    note_presented(sitting, state);
}

bool match_is_over(const Sitting *sitting)
{
    const int needed = sitting->settings[SETTING_BEST_OF] / 2 + 1;

    if (sitting->games >= MATCH_GAMES_MAX) return true;
    if (sitting->mode != MODE_MATCH) return sitting->games > 0;
    return sitting->wins[0] >= needed || sitting->wins[1] >= needed;
}

PlayerId match_winner(const Sitting *sitting)
{
    if (sitting->mode != MODE_MATCH) return ending_only_one(sitting->winners);
    if (sitting->wins[0] == sitting->wins[1]) return NOBODY;
    return sitting->wins[1] > sitting->wins[0];
}

// Returns whether what lies aside in the game that is played comes from the decks.
static bool has_its_sideboards(const Sitting *sitting, const State *state)
{
    for (int i = 0; i < state->players_n && read_memory(sitting)->swaps; i++) {
        Deck deck = sitting->decks[i];

        if (!sideboard_take(state, (PlayerId)i, &deck)) return false;
    }
    return true;
}

const char *match_refusal(const Sitting *sitting, const State *state)
{
    const int players = mode_row((Mode)sitting->mode)->players;

    if (sitting->settings[SETTING_BEST_OF] > 5 || sitting->games > MATCH_GAMES_MAX ||
        read_memory(sitting)->chooser > players)
        return "the match is not one of this program";
    if (sitting->playing && !has_its_sideboards(sitting, state))
        return "a sideboard holds other cards than the deck";
    return NULL;
}
