// shrink_game_cut.c -- leaves games, turns and answers out of a game that fails.
//
// A try is a success if the game fails in the same way after fewer answers, or after as many
// of which fewer were chosen: others are the least that was allowed.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/shrink/shrink_game.h"

static void play_trial(void *self, Failure *found)
{
    ShrunkGame *game = self;
    const GameWay way = {
        .answers = &game->trial, .most = game->answers.n, .found = found};

    shrink_game_play(game, &way);
}

// Plays what was found once more up to its last answer, whose words become the new ones.
static void take_trial(ShrunkGame *game, int answers)
{
    GivenList given = {0};
    Failure found;
    const GameWay way = {.answers = &game->trial,
                         .most = answers - 1,
                         .gathers = &given,
                         .found = &found};

    shrink_game_play(game, &way);
    game->chosen = found.chosen;
    shrink_game_free(&game->answers);
    game->answers = given;
}

// Tries the answers of [trial]. Returns whether they are better.
static bool try_it(ShrunkGame *game)
{
    Shrink *shrink = game->shrink;

    if (!shrink_try(shrink, play_trial, game) || !shrink_is_same(shrink)) return false;
    const Failure found = *shrink->found;
    if (found.answers > game->answers.n) return false;
    if (found.answers == game->answers.n && found.chosen >= game->chosen) return false;
    take_trial(game, found.answers);
    return true;
}

static void free_trial(ShrunkGame *game)
{
    free(game->trial.list);
    game->trial = (GivenList){0};
}

static void begin_trial(ShrunkGame *game)
{
    game->trial.list = calloc((size_t)game->answers.n + 1, sizeof *game->trial.list);
    ENOUGH(game->trial.list);
    game->trial.n = 0;
}

static int count_answers(void *self)
{
    return ((ShrunkGame *)self)->answers.n;
}

static bool cut_answers(void *self, int first, int n)
{
    ShrunkGame *game = self;
    const GivenList *answers = &game->answers;
    bool least = true;

    for (int i = first; i < first + n; i++) least &= answers->list[i].least;
    if (least) return false; // the game would give the same
    begin_trial(game);
    for (int i = 0; i < answers->n; i++)
        if (i < first || i >= first + n)
            game->trial.list[game->trial.n++] = answers->list[i];
    const bool better = try_it(game);
    free_trial(game);
    return better;
}

static bool is_new_turn(const GivenList *answers, int i)
{
    const Given *given = &answers->list[i];

    return given->turn &&
           (!i || given->turn != given[-1].turn || given->game != given[-1].game);
}

static int count_turns(void *self)
{
    const GivenList *answers = &((ShrunkGame *)self)->answers;
    int n = 0;

    for (int i = 0; i < answers->n; i++) n += is_new_turn(answers, i);
    return n;
}

// Leaves out whole turns; the later ones of their game come so much earlier.
static bool cut_turns(void *self, int first, int n)
{
    ShrunkGame *game = self;
    const GivenList *answers = &game->answers;
    int turn = -1, gone = 0;

    begin_trial(game);
    for (int i = 0; i < answers->n; i++) {
        const bool starts = is_new_turn(answers, i);
        Given given = answers->list[i];

        if (i && given.game != answers->list[i - 1].game) gone = 0;
        turn += starts;
        const bool is_cut = given.turn && turn >= first && turn < first + n;
        gone += starts && is_cut;
        if (is_cut) continue;
        given.turn -= given.turn ? gone : 0;
        game->trial.list[game->trial.n++] = given;
    }
    const bool better = try_it(game);
    free_trial(game);
    return better;
}

// Returns whether the game is one before the last that has more than one answer.
static bool is_played(const GivenList *answers, int game)
{
    int n = 0;

    for (int i = 0; i < answers->n; i++) n += answers->list[i].game == game;
    return n > 1 && game < answers->list[answers->n - 1].game;
}

// The games before the one that fails that somebody still plays.
static int count_games(void *self)
{
    const GivenList *answers = &((ShrunkGame *)self)->answers;
    int n = 0;

    for (int game = 0; game <= MATCH_GAMES_MAX; game++) n += is_played(answers, game);
    return n;
}

// Makes [player] leave each of those games at once.
static bool try_leaving(ShrunkGame *game, const bool *games, PlayerId player)
{
    const GivenList *answers = &game->answers;

    begin_trial(game);
    for (int i = 0; i < answers->n; i++) {
        Given given = answers->list[i];
        const bool first = !i || given.game != answers->list[i - 1].game;

        if (games[given.game] && !first) continue;
        if (games[given.game]) given.said = spoken_answer_concede(player);
        game->trial.list[game->trial.n++] = given;
    }
    const bool better = try_it(game);
    free_trial(game);
    return better;
}

// A game before the one that fails cannot be left out, but a player can leave at once.
static bool cut_games(void *self, int first, int n)
{
    ShrunkGame *game = self;
    bool games[MATCH_GAMES_MAX + 1] = {false};
    int k = 0;

    for (int i = 0; i <= MATCH_GAMES_MAX; i++) {
        if (!is_played(&game->answers, i)) continue;
        games[i] = k >= first && k < first + n;
        k++;
    }
    for (int i = 0; i < session_players(game->session); i++)
        if (try_leaving(game, games, (PlayerId)i)) return true;
    return false;
}

const ShrinkCut shrink_game_cuts[] = {
    {"games played before", count_games, cut_games},
    {"turns", count_turns, cut_turns},
    {"answers", count_answers, cut_answers},
};
const int shrink_game_cuts_n = COUNT_OF(shrink_game_cuts);
