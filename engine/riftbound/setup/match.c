#include "engine/riftbound/setup/match.h"

#include <string.h>

#include "engine/riftbound/setup/sideboard.h"

void match_start(Match *match, Mode mode, int best_of, const Deck *decks, uint64_t seed)
{
    memset(match, 0, sizeof *match);
    match->mode = (uint8_t)mode;
    match->best_of = (uint8_t)(mode != MODE_MATCH ? 1 : best_of ? best_of : 3);
    match->seed = seed;
    match->last = NOBODY;
    // The only chance to sideboard in a match of one game comes before it (TR 406.1.g).
    match->swaps = mode == MODE_MATCH && best_of == 1;
    for (int i = 0; i < mode_row(mode)->players; i++) match->decks[i] = decks[i];
}

uint64_t match_seed(const Match *match)
{
    return match->seed + match->games - 1u;
}

// With three battlefields nobody sees one twice in three games; in games four and five
// those are left that were presented once (486.6.a).
Refusal match_may_present(const Match *match, PlayerId player, int battlefield)
{
    const uint8_t *times = match->presented[player];

    if (match->mode != MODE_MATCH) return REFUSAL_NONE;
    for (int i = 0; i < match->decks[player].battlefields_n; i++)
        if (times[i] < times[battlefield]) return REFUSAL_OF(PRESENTED);
    return REFUSAL_NONE;
}

// The deck without the battlefields that may not be presented now.
static Deck deck_to_bring(const Match *match, PlayerId player)
{
    const Deck *deck = &match->decks[player];
    Deck brought = *deck;

    brought.battlefields_n = 0;
    for (int i = 0; i < deck->battlefields_n; i++) {
        if (match_may_present(match, player, i) != REFUSAL_NONE) continue;
        brought.battlefields[brought.battlefields_n++] = deck->battlefields[i];
    }
    return brought;
}

void match_begin(Match *match, Game *game, Table *table)
{
    const int players = mode_row((Mode)match->mode)->players;
    Deck decks[SEATS_MAX];

    for (int i = 0; i < players; i++) decks[i] = deck_to_bring(match, (PlayerId)i);
    match->games++;
    match->playing = true;
    setup_start(
        game, table, (Mode)match->mode, decks, match_seed(match), match->floats);
    if (match->mode != MODE_MATCH) return;
    setup_let_choose(game, match->chooser ? (PlayerId)(match->chooser - 1) : NOBODY);
    if (match->swaps) setup_let_swap(game, table, decks);
    if (match->best_of == 1) setup_draw_battlefields(game);
}

// The battlefields of a game that was won (486.5); those of a drawn one may come again
// (486.5.a, TR 406.1.b).
static void note_presented(Match *match, const State *state)
{
    const CardId *presented = rb_const(state)->presented;

    for (int i = 0; i < state->players_n; i++)
        for (int k = 0; k < match->decks[i].battlefields_n; k++)
            if (match->decks[i].battlefields[k] == presented[i])
                match->presented[i][k]++;
}

void match_end(Match *match, const Game *game)
{
    const State *state = &game->now;
    const bool swapped = match->swaps;

    if (!match->playing) return;
    match->playing = false;
    match->broken = state->fault;
    match->last = state->winner;
    for (int i = 0; i < state->players_n && swapped; i++)
        sideboard_take(state, (PlayerId)i, &match->decks[i]);
    match->swaps = state->winner != NOBODY;
    if (state->winner == NOBODY) {
        match->chooser = rb_const(state)->first_chosen_by;
        return;
    }
    match->wins[state->winner]++;
    if (match->mode != MODE_MATCH) return;
    match->chooser = (uint8_t)(2 - state->winner);
    note_presented(match, state);
}

bool match_is_over(const Match *match)
{
    const int needed = match->best_of / 2 + 1;

    if (match->playing) return false;
    if (match->broken || match->games >= MATCH_GAMES_MAX) return true;
    if (match->mode != MODE_MATCH) return match->games > 0;
    return match->wins[0] >= needed || match->wins[1] >= needed;
}

PlayerId match_winner(const Match *match)
{
    if (!match_is_over(match) || match->broken) return NOBODY;
    if (match->mode != MODE_MATCH) return match->last;
    if (match->wins[0] == match->wins[1]) return NOBODY;
    return match->wins[1] > match->wins[0];
}

static bool are_cards(const Library *library, const CardId *cards, int n, int max)
{
    if (n < 0 || n > max) return false;
    for (int i = 0; i < n; i++)
        if (!cards[i] || cards[i] >= library->cards_n) return false;
    return true;
}

static bool is_deck(const Library *library, const Deck *deck)
{
    return deck->legend < library->cards_n && deck->champion < library->cards_n &&
           are_cards(library, deck->main, deck->main_n, COUNT_OF(deck->main)) &&
           are_cards(library, deck->runes, deck->runes_n, COUNT_OF(deck->runes)) &&
           are_cards(library, deck->side, deck->side_n, COUNT_OF(deck->side)) &&
           are_cards(library,
                     deck->battlefields,
                     deck->battlefields_n,
                     COUNT_OF(deck->battlefields));
}

const char *match_refusal(const Match *match, const State *state,
                          const Library *library)
{
    const int players = match->mode < MODE_COUNT ? mode_row(match->mode)->players : 0;

    if (match->mode != rb_const(state)->mode || players != state->players_n)
        return "the match is not of this mode";
    if (match->best_of > 5 || match->games > MATCH_GAMES_MAX ||
        match->chooser > players || (match->last >= players && match->last != NOBODY))
        return "the match is not one of this program";
    for (int i = 0; i < players; i++)
        if (!is_deck(library, &match->decks[i])) return "a deck has no such cards";
    return NULL;
}
