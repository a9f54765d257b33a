// shrink_record.c -- reads a replay that fails, and writes the short one.
//
// A replay fails as `replay --verify` says: a script is at fault, the game stops at a
// limit, an invariant is broken, or the game is not that of the record. In the last case
// a game without some of its answers would be yet another game, so only the end is cut
// off.

#include <stdlib.h>
#include <string.h>

#include "db/text/file.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "tools/record/record.h"
#include "tools/shrink/shrink_game.h"

// The record as it is played to the letter.
typedef struct {
    ShrunkGame *game;
    int most;           // stop before one more answer
    GivenList *gathers; // NULL: nobody wants them
    Failure *found;
    GameStatus status;
} Letter;

static bool record_differs(const Letter *letter, const RecordLine *line, const Err *err)
{
    letter->found->kind = FAILS_DIFFERS;
    letter->found->line = line->line;
    text_copy(letter->found->text, sizeof letter->found->text, err->text);
    return false;
}

static bool does_not_fit(const Letter *letter, const RecordLine *line, const char *why)
{
    Err err;

    (void)err_set(&err,
                  CODE_FINDINGS,
                  "%s:%d: %s",
                  letter->game->recording.path,
                  line->line,
                  why);
    return record_differs(letter, line, &err);
}

// Gives the answer of a line. Returns false where the way ends.
static bool give_answer(Letter *letter, const RecordLine *line)
{
    Game *game = &letter->game->session->game;
    const Question *question = game_question(game);
    const bool leaves = line->kind == LINE_CONCEDE;
    Answer answer;

    if (letter->status != GAME_WAITS)
        return does_not_fit(letter, line, "an answer follows the end of the game");
    if (!leaves) record_answer_of(line, &answer);
    if (!leaves && (question->player != line->player ||
                    line->split != (question->kind == ASK_SPLIT) ||
                    ask_refusal(question, &answer)))
        return does_not_fit(letter, line, "the answer does not fit the question");
    if (letter->gathers && leaves)
        shrink_game_gather_concede(letter->game, letter->gathers, line->player);
    if (letter->gathers && !leaves)
        shrink_game_gather(letter->game, letter->gathers, &answer);
    if (++letter->found->answers > letter->most) return false;
    if (leaves ? game_concede(game, line->player) : game_answer(game, &answer))
        return does_not_fit(letter, line, "the answer is refused");
    return true;
}

// Follows a line that says how the game stands. Returns false where the way ends.
static bool compare_letter(Letter *letter, const RecordLine *line)
{
    ShrunkGame *game = letter->game;
    Session *session = game->session;
    Err err;

    if (line->kind == LINE_GAME && !session_next(session))
        return does_not_fit(letter, line, "a game begins where the match is over");
    if (line->kind == LINE_FINISH && letter->status == GAME_WAITS)
        return does_not_fit(letter, line, "the record ends a game that goes on");
    if (record_check_line(
            &game->recording, line, session, letter->found->answers, &err))
        return record_differs(letter, line, &err);
    if (line->kind == LINE_FINISH) session_end(session);
    if (line->kind == LINE_GAME) session->table.verify = true;
    return true;
}

static void follow_letter(Letter *letter)
{
    ShrunkGame *game = letter->game;
    Session *session = game->session;

    *letter->found = (Failure){0};
    session_start(session);
    session->table.verify = true;
    game->scene->open = true;
    scene_look(game->scene, &session->game.now, &session->table, NOBODY);
    scene_name(game->scene, &session->game.now, &session->table);
    letter->status = game_next(&session->game, &session->table);
    for (int i = 0; i < game->recording.n; i++) {
        const RecordLine *line = &game->recording.lines[i];
        const bool answers = line->kind == LINE_ANSWER || line->kind == LINE_CONCEDE;

        if (letter->status != GAME_WAITS && letter->status != GAME_OVER) break;
        if (!(answers ? give_answer(letter, line) : compare_letter(letter, line)))
            return;
        session->log.n = session->log.lost = 0;
        if (answers || line->kind == LINE_GAME)
            letter->status = game_next(&session->game, &session->table);
    }
    shrink_game_judge(game, letter->status, letter->found);
}

static void follow_in_child(void *self, Failure *found)
{
    ShrunkGame *game = self;
    Letter letter = {.game = game, .most = game->recording.n, .found = found};

    follow_letter(&letter);
}

// Keeps the lines of the record up to the one that differs.
static int write_lines(const ShrunkGame *game, int lines, const char *out, Err *err)
{
    Arena *arena = arena_new();
    size_t size = 0, end = 0;
    const char *text =
        file_read(game->recording.path, LIMIT_FILE_BYTES, arena, &size, err);

    for (int i = 0; text && i < lines && end < size; i++)
        end += strcspn(text + end, "\n") + 1;
    const int failed =
        text ? out_file_write(out, game->shrink->wish->force, text, end, err) : -1;
    arena_free(arena);
    return failed;
}

static int count_differing(void *self)
{
    (void)self;
    return 0;
}

// The game is not that of the record, or fails before its first answer: keeps the record up
// to there.
static int cut_off(ShrunkGame *game, const char *out, Err *err)
{
    static const ShrinkCut none[] = {{"answers", count_differing, NULL}};
    Shrink *shrink = game->shrink;
    int n = 0;

    for (int i = 0; i < game->recording.n; i++)
        n += game->recording.lines[i].kind <= LINE_CONCEDE;
    shrink_cut(shrink, none, 1, game);
    shrink->shrunk->counts[0].before = n;
    shrink->shrunk->counts[0].after = shrink->wanted.answers;
    return write_lines(game, shrink->wanted.line ? shrink->wanted.line : 1, out, err);
}

// Writes the record of the answers up to the last one, which fails when it is given.
static int write_record(ShrunkGame *game, const char *out, Err *err)
{
    Record record;
    Failure found;
    const GameWay way = {.answers = &game->answers,
                         .most = game->answers.n - 1,
                         .record = &record,
                         .found = &found};

    session_start(game->session);
    if (record_open(&record, out, game->shrink->wish->force, game->session, err))
        return -1;
    shrink_game_play(game, &way);
    return record_close(&record, err);
}

static int cut_game(ShrunkGame *game, const char *out, Err *err)
{
    Failure found;
    Letter letter = {.game = game,
                     .most = game->shrink->wanted.answers - 1,
                     .gathers = &game->answers,
                     .found = &found};
    int before = 0;

    follow_letter(&letter);
    for (int i = 0; i < game->answers.n; i++)
        game->chosen += !game->answers.list[i].least;
    for (int i = 0; i < game->recording.n; i++)
        before += game->recording.lines[i].kind <= LINE_CONCEDE;
    shrink_cut(game->shrink, shrink_game_cuts, shrink_game_cuts_n, game);
    game->shrink->shrunk->counts[shrink_game_cuts_n - 1].before = before;
    return write_record(game, out, err);
}

// Finds out how the record fails, and cuts it.
static int cut_record(ShrunkGame *game, const char *path, Err *err)
{
    Shrink *shrink = game->shrink;

    if (record_read(path, game->session, &game->recording, false, err)) return -1;
    session_start(game->session);
    if (record_check_head(&game->recording, game->session, err)) return -1;
    if (!shrink_try(shrink, follow_in_child, game)) return shrink_refuse(path, err);
    shrink->wanted = *shrink->found;
    char *out = shrink->shrunk->out = shrink_path(shrink->wish, path, err);
    if (!out) return -1;
    if (shrink->wanted.kind == FAILS_DIFFERS || !shrink->wanted.answers)
        return cut_off(game, out, err);
    return cut_game(game, out, err);
}

int shrink_record(Shrink *shrink, const char *path, Err *err)
{
    char *named = record_game_of(path);
    const char *name = shrink->wish->game ? shrink->wish->game : named;
    ShrunkGame game = {.shrink = shrink,
                       .session = session_open(shrink->wish->db, name, err),
                       .scene = calloc(1, sizeof *game.scene)};
    int failed = -1;

    ENOUGH(game.scene);
    free(named);
    if (game.session) failed = cut_record(&game, path, err);
    shrink_game_free(&game.answers);
    record_free(&game.recording);
    free(game.scene);
    session_close(game.session);
    return failed;
}
