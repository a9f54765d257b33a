// sitting.c -- a sitting of any game: what every game has, and the rows of one that has
// more.

#include "engine/play/sitting.h"

#include <stdio.h>
#include <string.h>

#include "engine/kernel/game/ending.h"
#include "engine/kernel/game/game.h"
#include "engine/play/deck.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "engine/play/play_sitting.h"
#include "engine/play/setting.h"

static const PlaySitting no_rows = {0};

// The settings of every game. They follow those of its own.
static const PlaySetting general[] = {
    {.name = "asks_all", .doc = "players are asked also where one answer is possible"},
};

_Static_assert(SETTINGS_MAX + COUNT_OF(general) == SITTING_SETTINGS,
               "a sitting keeps the settings of every game too");

static const PlaySitting *rows_of(const Rules *rules)
{
    return rules->play && rules->play->sitting ? rules->play->sitting : &no_rows;
}

int sitting_modes_n(const Rules *rules)
{
    const int n = rows_of(rules)->modes_n;

    return n ? n : 1;
}

PlayMode sitting_mode(const Rules *rules, int mode)
{
    const PlaySitting *rows = rows_of(rules);

    if (rows->modes_n) return rows->modes[mode];
    return (PlayMode){.name = "game", .players = rules->players, .doc = "one game"};
}

int sitting_mode_find(const Rules *rules, const char *name)
{
    for (int i = 0; i < sitting_modes_n(rules); i++)
        if (!strcmp(name, sitting_mode(rules, i).name)) return i;
    return -1;
}

int sitting_mode_usual(const Rules *rules, int players)
{
    for (int i = 0; i < sitting_modes_n(rules); i++)
        if (sitting_mode(rules, i).players == players) return i;
    return -1;
}

int sitting_mode_series(const Rules *rules)
{
    for (int i = 0; i < sitting_modes_n(rules); i++)
        if (sitting_mode(rules, i).series) return i;
    return -1;
}

int sitting_team(const Rules *rules, int mode, int seat)
{
    const int teams = sitting_mode(rules, mode).teams;

    return teams ? seat % teams : seat;
}

int sitting_mode_of(const Rules *rules, const State *state)
{
    const PlaySitting *rows = rows_of(rules);

    if (rows->mode_of) return rows->mode_of(state);
    const int usual = sitting_mode_usual(rules, state->players_n);

    return usual < 0 ? 0 : usual;
}

int sitting_settings_n(const Rules *rules)
{
    return rows_of(rules)->settings_n + COUNT_OF(general);
}

const PlaySetting *sitting_setting(const Rules *rules, int setting)
{
    const PlaySitting *rows = rows_of(rules);

    if (setting < rows->settings_n) return &rows->settings[setting];
    return &general[setting - rows->settings_n];
}

int sitting_setting_find(const Rules *rules, const char *name)
{
    for (int i = 0; i < sitting_settings_n(rules); i++)
        if (!strcmp(name, sitting_setting(rules, i)->name)) return i;
    return -1;
}

const char *sitting_mode_names(const Rules *rules, char *text, size_t size)
{
    size_t used = 0;

    text[0] = '\0';
    for (int i = 0; i < sitting_modes_n(rules) && used < size; i++)
        used += (size_t)snprintf(
            text + used, size - used, " %s", sitting_mode(rules, i).name);
    return text;
}

void sitting_start(const Rules *rules, Sitting *sitting, const Setup *setup)
{
    const PlaySitting *rows = rows_of(rules);

    memset(sitting, 0, sizeof *sitting);
    sitting->mode = (uint8_t)setup->mode;
    sitting->seed = setup->seed;
    for (int i = 0; i < sitting_settings_n(rules); i++)
        sitting->settings[i] =
            (uint8_t)(setup->settings[i] ? setup->settings[i]
                                         : setting_usual(sitting_setting(rules, i)));
    for (int i = 0; i < sitting_mode(rules, setup->mode).players; i++)
        sitting->decks[i] = setup->decks[i];
    if (rows->start) rows->start(sitting);
}

Sitting sitting_of_game(int mode, uint64_t seed)
{
    return (Sitting){.mode = (uint8_t)mode, .seed = seed, .games = 1, .broken = true};
}

uint64_t sitting_seed(const Sitting *sitting)
{
    return sitting->seed + sitting->games - 1u;
}

// Sets the players alone: the game's first step does the rest.
static void begin_plain(const Sitting *sitting, Game *game, Table *table)
{
    const int players = sitting_mode(table->rules, sitting->mode).players;

    game_clear(game, table, players, sitting_seed(sitting));
    for (int i = 0; i < players; i++)
        game->now.players[i].team =
            (uint8_t)sitting_team(table->rules, sitting->mode, i);
    table->game = game;
    table->state = &game->now;
}

void sitting_begin(Sitting *sitting, Game *game, Table *table)
{
    const PlaySitting *rows = rows_of(table->rules);

    sitting->games++;
    sitting->playing = true;
    if (rows->begin)
        rows->begin(sitting, game, table);
    else
        begin_plain(sitting, game, table);
    if (sitting->settings[rows->settings_n]) game->now.flags |= GAME_ASKS_ALL;
}

void sitting_end(const Rules *rules, Sitting *sitting, const Game *game)
{
    const PlaySitting *rows = rows_of(rules);

    if (!sitting->playing) return;
    sitting->playing = false;
    sitting->broken = game->now.fault || game->now.ending.limit;
    sitting->winners = game->now.winners;
    for (int i = 0; i < SEATS_MAX; i++)
        sitting->wins[i] = (uint8_t)(sitting->wins[i] + (sitting->winners >> i & 1));
    if (rows->end) rows->end(sitting, game);
}

bool sitting_is_over(const Rules *rules, const Sitting *sitting)
{
    const PlaySitting *rows = rows_of(rules);

    if (sitting->playing) return false;
    if (sitting->broken) return true;
    return rows->is_over ? rows->is_over(sitting) : sitting->games > 0;
}

unsigned sitting_winners(const Rules *rules, const Sitting *sitting)
{
    const PlaySitting *rows = rows_of(rules);
    PlayerId winner;

    if (!sitting_is_over(rules, sitting) || sitting->broken) return 0;
    if (!rows->winner) return sitting->winners;
    winner = rows->winner(sitting);
    return winner == NOBODY ? 0 : 1u << winner;
}

PlayerId sitting_winner(const Rules *rules, const Sitting *sitting)
{
    return ending_only_one(sitting_winners(rules, sitting));
}

// Returns whether every section holds cards of the library, as many as its row allows.
// Entries beyond the count must be sound too, because a section of one card is read
// without its count.
static bool is_deck(const Library *library, const Deck *deck)
{
    const PlayDecks *decks = library->rules->play ? library->rules->play->decks : NULL;

    for (int i = 0; decks && i < decks->sections_n; i++) {
        if (deck->n[i] < 0 || deck->n[i] > decks->sections[i].room) return false;
        for (int k = 0; k < DECK_SECTION_CARDS; k++)
            if (deck->cards[i][k] >= library->cards_n ||
                (k < deck->n[i] && !deck->cards[i][k]))
                return false;
    }
    return true;
}

static bool has_setting(const Rules *rules, int row, uint8_t value, int players)
{
    if (row >= sitting_settings_n(rules)) return !value;
    return setting_takes(sitting_setting(rules, row), value) &&
           setting_fits(sitting_setting(rules, row), value, players);
}

// Returns whether the numbers of a sitting can be so.
static bool adds_up(const Rules *rules, const Sitting *sitting, int players)
{
    for (int i = 0; i < SEATS_MAX; i++) {
        if (sitting->wins[i] > (i < players ? sitting->games : 0)) return false;
        if (!memchr(sitting->decks[i].name, 0, sizeof sitting->decks[i].name))
            return false;
    }
    for (int i = 0; i < SITTING_SETTINGS; i++) {
        // The sitting of a position has no settings, and no further game.
        if (sitting->broken && !sitting->settings[i]) continue;
        if (!has_setting(rules, i, sitting->settings[i], players)) return false;
    }
    return sitting->playing <= 1 && sitting->broken <= 1;
}

const char *sitting_refusal(const Sitting *sitting, const State *state,
                            const Library *library)
{
    const Rules *rules = library->rules;
    const PlaySitting *rows = rows_of(rules);
    const int players = sitting->mode < sitting_modes_n(rules)
                            ? sitting_mode(rules, sitting->mode).players
                            : 0;

    if (sitting->mode != sitting_mode_of(rules, state) || players != state->players_n)
        return "the match is not of this mode";
    if (!adds_up(rules, sitting, players) || sitting->winners >> players)
        return "the match is not one of this program";
    for (int i = 0; i < SEATS_MAX; i++)
        if (!is_deck(library, &sitting->decks[i])) return "a deck has no such cards";
    return rows->refusal ? rows->refusal(sitting, state) : NULL;
}
