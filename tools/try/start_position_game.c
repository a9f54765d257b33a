// start_position_game.c -- the games of a replay: finds the wanted one, and begins it.

#include <stdlib.h>

#include "engine/base/err.h"
#include "tools/try/start_position_inside.h"

static bool is_answer(const RecordLine *line)
{
    return line->kind == LINE_ANSWER || line->kind == LINE_CONCEDE;
}

int start_position_game_line(const Recording *recording, long number)
{
    int i = 0;

    for (long game = 1; game < number && i < recording->n; i++)
        game += recording->lines[i].kind == LINE_GAME;
    return i;
}

static int games_of(const Recording *recording)
{
    int games = 1;

    for (int i = 0; i < recording->n; i++)
        games += recording->lines[i].kind == LINE_GAME;
    return games;
}

// Finds the game that has answer [at], counted over all games. An answer behind the last
// one of a game belongs to the next game.
static void find_answer(StartPosition *start, const Recording *recording)
{
    long game = 1, answers = 0, begun = 0;

    for (int i = 0; i < recording->n && answers < start->at; i++) {
        const RecordLine *line = &recording->lines[i];

        answers += is_answer(line);
        if (line->kind != LINE_GAME) continue;
        game++;
        begun = answers;
    }
    start->number = game;
    start->at -= begun;
}

int start_position_find_game(StartPosition *start, const Recording *recording, Err *err)
{
    const int games = games_of(recording);

    if (!start->number && start->at < 0) start->number = games;
    if (!start->number) find_answer(start, recording);
    if (start->number <= games) return 0;
    return err_set(err,
                   CODE_MISSING,
                   "%s: there is no game %ld, the replay has %d",
                   start->path,
                   start->number,
                   games);
}

// Gives the answer of a line to the game that waits. Returns whether it fits.
static bool follow_line(Session *session, const RecordLine *line)
{
    Game *game = &session->game;
    Answer answer;

    if (line->kind == LINE_CONCEDE) return !game_concede(game, line->player);
    record_answer_of(line, &answer);
    return game_question(game)->player == line->player && !game_answer(game, &answer);
}

// Plays the record up to line [end], where a game begins. Returns whether it came there.
static bool play_to(Session *session, const Recording *recording, int end)
{
    GameStatus status = game_next(&session->game, &session->table);

    for (int i = 0; i < end; i++) {
        const RecordLine *line = &recording->lines[i];

        if (line->kind == LINE_HASH) continue;
        if (line->kind == LINE_FINISH) {
            if (status == GAME_WAITS) return false;
            session_end(session);
            continue;
        }
        if (line->kind == LINE_GAME && i + 1 == end) return true;
        if (line->kind == LINE_GAME
                ? !session_next(session)
                : status != GAME_WAITS || !follow_line(session, line))
            return false;
        status = game_next(&session->game, &session->table);
        session->log.n = session->log.lost = 0;
    }
    return true;
}

int start_position_begin_game(StartPosition *start, Session *session,
                              const Recording *recording, Err *err)
{
    const int end = start_position_game_line(recording, start->number);

    session_start(session);
    if (!end) return 0;
    if (!start->sat && !play_to(session, recording, end))
        return err_set(err,
                       CODE_DATA,
                       "%s: with these cards the games before game %ld do not come to "
                       "the end that the replay has; it can be tried up to there",
                       start->path,
                       start->number);
    if (!start->sat) start->sitting = session->sitting;
    start->sat = true;
    session->sitting = start->sitting;
    if (session_next(session)) return 0;
    return err_set(err, CODE_DATA, "%s: the match is over before", start->path);
}
