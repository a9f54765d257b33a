// scripted_sitting.c -- begins a game written in Lua from what players agreed on.
//
// The State remembers mode and settings, so a saved game or a copy goes on by them.

#include "engine/scripted/front/scripted_sitting.h"

#include "engine/kernel/game/game.h"
#include "engine/kernel/table/object.h"
#include "engine/play/setting.h"
#include "engine/scripted/front/scripted_position.h"
#include "engine/scripted/scripted_state.h"

static const ScriptedGame *game_of(const Table *table)
{
    return scripted_of(table);
}

// Puts the cards of a deck where their sections say. A card that stands in another section
// too is one card, and lies where that section is.
static void bring_deck(Table *table, const Deck *deck, PlayerId owner)
{
    const ScriptedGame *game = game_of(table);

    for (int i = 0; i < game->decks.sections_n; i++) {
        const SpotId spot = spot_of(table, game->sections_more[i].zone, owner);

        if (game->sections[i].also) continue;
        for (int k = 0; k < deck->n[i]; k++)
            (void)object_create(table, deck->cards[i][k], owner, spot);
    }
}

static void set_settings(const ScriptedGame *game, const Sitting *sitting, State *state)
{
    for (int i = 0; i < game->settings_n; i++) {
        const int value =
            sitting ? sitting->settings[i] : setting_usual(&game->play_settings[i]);

        scripted_state_set(game, state, i, value ? value - 1 : 0);
    }
}

void scripted_sitting_begin(const Sitting *sitting, Game *game, Table *table, int mode,
                            uint64_t seed)
{
    const ScriptedGame *rows = game_of(table);
    const int players = sitting_mode(table->rules, mode).players;
    State *state = &game->now;

    game_clear(game, table, players, seed);
    table->game = game;
    table->state = state;
    table->active_n = -1;
    scripted_state(state)->mode = (uint8_t)mode;
    set_settings(rows, sitting, state);
    for (int i = 0; i < players; i++) {
        state->players[i].team = (uint8_t)sitting_team(table->rules, mode, i);
        for (int k = 0; k < rows->player_counters_n; k++)
            state->players[i].counters[k] = (uint16_t)rows->player_counter_starts[k];
        if (sitting) bring_deck(table, &sitting->decks[i], (PlayerId)i);
    }
}

static void begin_game(Sitting *sitting, Game *game, Table *table)
{
    scripted_sitting_begin(sitting, game, table, sitting->mode, sitting_seed(sitting));
}

static void begin_position(Game *game, Table *table, int mode, uint64_t seed)
{
    scripted_sitting_begin(NULL, game, table, mode, seed);
    game->now.flags |= GAME_OPENS;
}

static int mode_of(const State *state)
{
    return scripted_state(state)->mode;
}

// Names the modes of a game that gives none by their players.
static void add_usual_modes(ScriptedGame *game)
{
    static const char *const names[SEATS_MAX] = {
        "alone", "two", "three", "four", "five", "six", "seven", "eight"};
    const bool one = game->players_least == game->players_most;

    for (int n = game->players_least; n <= game->players_most; n++)
        game->modes[game->sitting.modes_n++] =
            (PlayMode){.name = one ? "game" : names[n - 1],
                       .players = (uint8_t)n,
                       .doc = "one game"};
}

static ObjectId add_card(Table *table, CardId card, PlayerId owner, SpotId spot)
{
    return object_create(table, card, owner, spot);
}

void scripted_sitting_fill(ScriptedGame *game)
{
    PlaySitting *sitting = &game->sitting;

    if (!sitting->modes_n) add_usual_modes(game);
    for (int i = 0; i < game->settings_n; i++) {
        const ScriptedSetting *row = &game->settings[i];

        game->play_settings[i] = (PlaySetting){.name = row->name,
                                               .values = row->values,
                                               .usual = 1,
                                               .doc = row->doc,
                                               .players = row->players};
    }
    sitting->modes = game->modes;
    sitting->settings = game->play_settings;
    sitting->settings_n = game->settings_n;
    sitting->mode_of = mode_of;
    sitting->begin = begin_game;
    game->play.sitting = sitting;
    game->position.begin = begin_position;
    game->position.add = add_card;
    game->play.position = &game->position;
    scripted_position_fill(game);
    game->rules.players = game->players_least;
    game->rules.seats = game->players_most;
}
