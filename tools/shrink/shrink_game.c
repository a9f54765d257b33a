// shrink_game.c -- plays a game by answers in words, some of which may be left out.

#include "tools/shrink/shrink_game.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "engine/kernel/game/ending.h"

// Roles of the least that a player can do, the best first.
static const uint8_t least_roles[] = {
    CHOICE_PASS, CHOICE_NO, CHOICE_END_TURN, CHOICE_NONE};

static void answer_least(const Rules *rules, const Question *question, Answer *answer)
{
    const bool split = question->kind == ASK_SPLIT;

    *answer = (Answer){.n = split ? question->options_n : question->min};
    for (int i = 0; i < answer->n; i++) answer->picks[i] = (uint16_t)(split ? 1 : i);
    if (split) answer->picks[0] = (uint16_t)(question->total - question->options_n + 1);
    if (split || answer->n != 1) return;
    for (int k = 0; k < COUNT_OF(least_roles); k++)
        for (int i = 0; i < question->options_n; i++) {
            if (rules->options[question->options[i].kind].role != least_roles[k])
                continue;
            answer->picks[0] = (uint16_t)i;
            return;
        }
}

bool shrink_game_is_least(const Rules *rules, const Question *question,
                          const Answer *answer)
{
    Answer least;

    answer_least(rules, question, &least);
    if (least.n != answer->n) return false;
    return !memcmp(least.picks, answer->picks, answer->n * sizeof *answer->picks);
}

static Given *add_given(ShrunkGame *game, GivenList *answers)
{
    answers->list =
        realloc(answers->list, ((size_t)answers->n + 1) * sizeof *answers->list);
    ENOUGH(answers->list);
    Given *given = &answers->list[answers->n++];
    *given = (Given){.game = game->session->sitting.games,
                     .turn = game->session->game.now.turn};
    return given;
}

static void look_at_end(ShrunkGame *game)
{
    Session *session = game->session;

    game->scene->open = true;
    scene_look(game->scene, &session->game.now, &session->table, NOBODY);
}

void shrink_game_gather(ShrunkGame *game, GivenList *answers, const Answer *answer)
{
    const Question *question = game_question(&game->session->game);

    look_at_end(game);
    Given *given = add_given(game, answers);
    given->said = spoken_answer(game->scene, question, answer);
    given->least = shrink_game_is_least(session_rules(game->session), question, answer);
}

void shrink_game_gather_concede(ShrunkGame *game, GivenList *answers, PlayerId player)
{
    add_given(game, answers)->said = spoken_answer_concede(player);
}

void shrink_game_free(GivenList *answers)
{
    for (int i = 0; i < answers->n; i++) spoken_answer_free(&answers->list[i].said);
    free(answers->list);
    *answers = (GivenList){0};
}

void shrink_game_judge(ShrunkGame *game, GameStatus status, Failure *found)
{
    Session *session = game->session;

    if (status == GAME_FAULT) {
        found->kind = FAILS_FAULT;
        text_copy(found->text, sizeof found->text, session->table.fault.text);
    }
    if (status == GAME_STOPPED) {
        found->kind = FAILS_LIMIT;
        ending_tell(
            &session->game.now, &session->table, found->text, sizeof found->text);
    }
}

// Finds the answer to the question that waits among those of its turn from [*at] on. Returns
// NULL if none fits; [*at] becomes the place behind it.
static const Given *find_next(ShrunkGame *game, const GivenList *answers, int *at,
                              Answer *answer)
{
    const Session *session = game->session;
    const Question *question = game_question(&session->game);
    const int number = session->sitting.games, turn = session->game.now.turn;
    const Given *given = answers->list + *at, *end = answers->list + answers->n;

    while (given < end &&
           (given->game < number || (given->game == number && given->turn < turn)))
        given++;
    *at = (int)(given - answers->list);
    for (; given < end && given->game == number && given->turn == turn; given++) {
        const bool leaves = given->said.kind == SPOKEN_CONCEDE;

        if (!leaves &&
            !spoken_answer_match(&given->said, game->scene, question, answer))
            continue;
        *at = (int)(given - answers->list) + 1;
        return given;
    }
    return NULL;
}

// The state of a game that is being played.
typedef struct {
    const GameWay *way;
    int at; // the next of the answers
} Walk;

// Lets a player leave. Returns whether that is allowed.
static bool concede_player(ShrunkGame *game, Walk *walk, PlayerId player)
{
    const GameWay *way = walk->way;

    if (way->gathers) shrink_game_gather_concede(game, way->gathers, player);
    if (way->record) record_concede(way->record, player);
    way->found->answers++;
    way->found->chosen++;
    if (way->found->answers > way->most) return false;
    return !game_concede(&game->session->game, player);
}

// Gives the answer to the question that waits. Returns false where the way ends.
static bool answer_it(ShrunkGame *game, Walk *walk)
{
    Session *session = game->session;
    const GameWay *way = walk->way;
    const Question *question = game_question(&session->game);
    Answer answer;

    if (way->record) record_turn(way->record, &session->game);
    look_at_end(game);
    const Given *given = find_next(game, way->answers, &walk->at, &answer);
    if (given && given->said.kind == SPOKEN_CONCEDE)
        return concede_player(game, walk, given->said.player);
    if (!given) answer_least(session_rules(session), question, &answer);
    if (way->gathers) shrink_game_gather(game, way->gathers, &answer);
    if (way->record) record_answer(way->record, question, &answer);
    way->found->answers++;
    way->found->chosen +=
        !shrink_game_is_least(session_rules(session), question, &answer);
    return way->found->answers <= way->most && !game_answer(&session->game, &answer);
}

// Goes on with the next game of the match, if answers are left for one.
static bool next_game(ShrunkGame *game, const Walk *walk)
{
    Session *session = game->session;
    const GivenList *answers = walk->way->answers;
    Record *record = walk->way->record;

    if (record) record_end(record, &session->game);
    session_end(session);
    if (!answers->n || answers->list[answers->n - 1].game <= session->sitting.games)
        return false;
    if (!session_next(session)) return false;
    session->table.verify = true;
    if (record) record_game(record, &session->sitting);
    return true;
}

void shrink_game_play(ShrunkGame *game, const GameWay *way)
{
    Session *session = game->session;
    Walk walk = {.way = way};
    GameStatus status;

    *way->found = (Failure){0};
    session_start(session);
    session->table.verify = true;
    look_at_end(game);
    scene_name(game->scene, &session->game.now, &session->table);
    do {
        while ((status = game_next(&session->game, &session->table)) == GAME_WAITS) {
            session->log.n = session->log.lost = 0;
            if (!answer_it(game, &walk)) return;
        }
        shrink_game_judge(game, status, way->found);
    } while (status == GAME_OVER && next_game(game, &walk));
}
