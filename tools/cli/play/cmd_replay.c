// cmd_replay.c -- cardwright replay: plays a record again, to show it or to prove that
// it holds.
//
// The record's answers drive the game; the engine asks nobody. The game must agree with
// all that the record says. With --verify it must also be whole.

#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/text.h"
#include "engine/kernel/game/ending.h"
#include "tools/cli/commands.h"
#include "tools/door/terminal.h"
#include "tools/record/record.h"
#include "tools/screen/screen.h"
#include "tools/view/narrate.h"
#include "tools/view/option_text.h"
#include "tools/view/question_text.h"
#include "tools/why/trace.h"

typedef struct {
    const char *path, *db, *game;
    CommandNumber at; // stop after so many answers; -1: at the end
    bool verify, trace, full, again, json;
    int differs;         // with --again: the first turn whose hash is another; 0: none
    ObservationLog seen; // of the trace
    int traced;          // entries of it that are printed
    Session *session;
    Scene *scene;
    Recording recording;
    int answers;
    int turn; // of the last hash
} Replay;

static int read_arguments(int argc, char **argv, Replay *replay)
{
    const CommandOption list[] = {{"at", &replay->at},
                                  {"verify", &replay->verify},
                                  {"again", &replay->again},
                                  {"trace", &replay->trace},
                                  {"trace-all", &replay->full},
                                  {"json", &replay->json},
                                  {"db", &replay->db},
                                  {"game", &replay->game},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_replay_txt, NULL);

    if (code >= 0) return code;
    replay->trace |= replay->full;
    if (replay->json && (!replay->trace || replay->again || replay->at.n >= 0))
        return command_usage("replay", "--json is a form of --trace, to the end");
    if (argc - optind != 1) return command_usage("replay", "wants one file");
    if (replay->verify && replay->at.n >= 0)
        return command_usage("replay", "--verify goes to the end, so it takes no --at");
    if (replay->verify && replay->again)
        return command_usage("replay",
                             "--verify wants the same cards, --again takes any");
    replay->path = argv[optind];
    observation_log_init(&replay->seen, OBSERVE_TRACE);
    return -1;
}

static void tell_line(void *self, TellKind kind, const char *text)
{
    (void)self;
    if (kind == TELL_PHASE) return;
    if (kind != TELL_SENTENCE) putchar('\n');
    terminal_tell(stdout, "%s%s", kind == TELL_SENTENCE ? "  " : "", text);
}

static void tell_events(Replay *replay)
{
    Session *session = replay->session;
    const Narrator narrator = {replay->scene, NULL, NULL, tell_line};

    if (!replay->verify && !replay->json && replay->at.n < 0) {
        scene_look(replay->scene, &session->game.now, &session->table, NOBODY);
        narrate_log(&narrator, &session->log);
    }
    session->log.n = session->log.lost = 0;
}

static TraceTold told_of(const Replay *replay)
{
    return (TraceTold){replay->scene, replay->session->catalog, replay->full};
}

// Prints what is not printed of the trace, an object on each line.
static void print_json(const Replay *replay)
{
    const TraceTold told = told_of(replay);
    json_t *list = trace_json(&replay->seen, replay->traced, &told);
    size_t i;
    json_t *one;

    json_array_foreach(list, i, one)
    {
        (void)json_dumpf(one, stdout, JSON_COMPACT);
        (void)putchar('\n');
    }
    json_decref(list);
}

// Prints the log since the last time. A step that waited comes again as it goes on.
static void tell_trace(Replay *replay)
{
    ObservationLog *seen = &replay->seen;
    const TraceTold told = told_of(replay);

    if (!replay->trace || replay->at.n >= 0) return;
    scene_look(
        replay->scene, &replay->session->game.now, &replay->session->table, NOBODY);
    if (replay->json)
        print_json(replay);
    else
        trace_print(seen, replay->traced, &told, stdout);
    replay->traced = seen->n;
    if (seen->stepping) return;
    observation_log_clear(seen);
    replay->traced = 0;
}

static int follow_concede(Replay *replay, const RecordLine *line, Err *err)
{
    const char *refusal = game_concede(&replay->session->game, line->player);

    if (refusal)
        return err_set(err,
                       CODE_FINDINGS,
                       "%s:%d: player %d cannot concede: %s",
                       replay->path,
                       line->line,
                       line->player,
                       refusal);
    replay->answers++;
    return 0;
}

// Gives the game the answer of the record, which must fit the question that waits.
static int follow_answer(Replay *replay, const RecordLine *line, GameStatus status,
                         Err *err)
{
    Game *game = &replay->session->game;
    const Question *question = game_question(game);

    if (status != GAME_WAITS)
        return err_set(err,
                       CODE_FINDINGS,
                       "%s:%d: the record has an answer after the end of the game",
                       replay->path,
                       line->line);
    if (line->kind == LINE_CONCEDE) return follow_concede(replay, line, err);
    if (question->player != line->player ||
        line->split != (question->kind == ASK_SPLIT))
        return err_set(
            err,
            CODE_FINDINGS,
            "%s:%d: player %d is asked to %s, which the record does not answer",
            replay->path,
            line->line,
            question->player,
            question->kind == ASK_SPLIT ? "split" : "pick");
    Answer answer;

    record_answer_of(line, &answer);
    const char *refusal = game_answer(game, &answer);
    if (refusal)
        return err_set(err,
                       CODE_FINDINGS,
                       "%s:%d: the answer is refused: %s",
                       replay->path,
                       line->line,
                       refusal);
    replay->answers++;
    return 0;
}

static void begin_replay(Replay *replay)
{
    Session *session = replay->session;

    session->table.verify = replay->verify;
    if (replay->trace) observation_log_watch(&replay->seen, &session->table);
    scene_look(replay->scene, &session->game.now, &session->table, NOBODY);
    scene_name(replay->scene, &session->game.now, &session->table);
}

// Compares what the record says with the game. With --again the game may differ, and the
// first turn in which it does is taken down.
static int check_said(Replay *replay, const RecordLine *line, Err *err)
{
    Err ignored;

    if (!record_check_line(&replay->recording,
                           line,
                           replay->session,
                           replay->answers,
                           replay->again ? &ignored : err))
        return 0;
    if (!replay->again) return -1;
    if (!replay->differs) replay->differs = replay->session->game.now.turn;
    return 0;
}

// Goes on with the next game of the match.
static int follow_game(Replay *replay, const RecordLine *line, Err *err)
{
    Session *session = replay->session;

    if (!session_next(session))
        return err_set(err,
                       CODE_FINDINGS,
                       "%s:%d: a game begins where the match is over",
                       replay->path,
                       line->line);
    begin_replay(replay);
    if (!replay->verify && !replay->json && replay->at.n < 0)
        printf("\nGame %d\n", session->sitting.games);
    replay->turn = 0;
    return check_said(replay, line, err);
}

// Follows the end of a game, which must have come.
static int follow_finish(Replay *replay, const RecordLine *line, GameStatus status,
                         Err *err)
{
    Session *session = replay->session;

    if (check_said(replay, line, err)) return -1;
    if (status == GAME_WAITS)
        return err_set(err,
                       CODE_FINDINGS,
                       "%s:%d: the record ends the game, which goes on",
                       replay->path,
                       line->line);
    session_end(session);
    return 0;
}

static int follow_hash(Replay *replay, const RecordLine *line, Err *err)
{
    if (replay->turn == replay->session->game.now.turn)
        return err_set(err,
                       CODE_FINDINGS,
                       "%s:%d: the turn has its hash already",
                       replay->path,
                       line->line);
    replay->turn = replay->session->game.now.turn;
    return check_said(replay, line, err);
}

// With --verify each turn has its hash before its first answer.
static int check_hashed(const Replay *replay, const RecordLine *line, Err *err)
{
    const int turn = replay->session->game.now.turn;

    if (!replay->verify || replay->turn == turn) return 0;
    return err_set(err,
                   CODE_FINDINGS,
                   "%s:%d: the record has no hash of turn %d",
                   replay->path,
                   line->line,
                   turn);
}

static int follow_line(Replay *replay, const RecordLine *line, GameStatus *status,
                       Err *err)
{
    Session *session = replay->session;

    if (line->kind == LINE_HASH) return follow_hash(replay, line, err);
    if (line->kind == LINE_FINISH) return follow_finish(replay, line, *status, err);
    if (line->kind == LINE_GAME) {
        if (follow_game(replay, line, err)) return -1;
    } else if (check_hashed(replay, line, err) ||
               follow_answer(replay, line, *status, err))
        return -1;
    *status = game_next(&session->game, &session->table);
    tell_trace(replay);
    tell_events(replay);
    return 0;
}

// With --verify the record must end where the last game of its sitting does.
static int check_whole(const Replay *replay, GameStatus status, Err *err)
{
    const Recording *recording = &replay->recording;
    const Session *session = replay->session;
    const RecordLine *last = recording->n ? &recording->lines[recording->n - 1] : NULL;
    const bool ended = last && last->kind == LINE_FINISH;

    if (!replay->verify) return 0;
    if (ended && status == GAME_FAULT) return 0;
    if (ended && sitting_is_over(session_rules(session), &session->sitting)) return 0;
    return err_set(err,
                   CODE_FINDINGS,
                   "%s:%d: the record stops here, the %s",
                   replay->path,
                   last ? last->line : 1,
                   ended ? "match goes on" : "game has no end");
}

// Follows the record line by line. Returns 0, or -1 with the difference in [err].
static int follow_record(Replay *replay, Err *err)
{
    Session *session = replay->session;
    GameStatus status = game_next(&session->game, &session->table);

    tell_trace(replay);
    tell_events(replay);
    for (int i = 0; i < replay->recording.n; i++) {
        if (replay->at.n >= 0 && replay->answers >= replay->at.n) return 0;
        if (follow_line(replay, &replay->recording.lines[i], &status, err)) return -1;
    }
    if (check_whole(replay, status, err)) return -1;
    if (status == GAME_FAULT)
        return err_set(
            err, CODE_OURS, "a script failed: %s", session->table.fault.text);
    if (status == GAME_STOPPED) {
        char why[ENDING_TEXT];

        ending_tell(&session->game.now, &session->table, why, sizeof why);
        return err_set(err, CODE_FINDINGS, "the game stops unfinished because %s", why);
    }
    return 0;
}

static void show_end(Replay *replay)
{
    Session *session = replay->session;
    char why[ENDING_TEXT];

    if (replay->json) return;
    if (replay->at.n >= 0) {
        scene_look(replay->scene, &session->game.now, &session->table, NOBODY);
        session_derive(session, &replay->scene->state);
        screen_draw(replay->scene, screen_width(stdout), stdout);
        return;
    }
    if (session->game.now.over && !replay->verify) {
        ending_tell(&session->game.now, &session->table, why, sizeof why);
        putchar('\n');
        terminal_put(stdout, "It ended because %s.", why);
    }
    if (!replay->verify) putchar('\n');
    terminal_tell(stdout,
                  "%d answers, turn %d, hash %016" PRIx64 "%s",
                  replay->answers,
                  session->game.now.turn,
                  game_hash(&session->game),
                  replay->verify ? ": the record holds" : "");
}

// Tells the question that waits where the record does not answer it.
static void tell_question(Replay *replay)
{
    Session *session = replay->session;
    const Question *question = game_question(&session->game);
    Line line;

    if (session->game.status != GAME_WAITS) return;
    scene_look(replay->scene, &session->game.now, &session->table, NOBODY);
    line_start(&line, false, 0);
    line_add(&line, "%s is asked: ", scene_player(replay->scene, question->player));
    question_text(replay->scene, question, &line);
    line_print(&line, stdout);
    for (int i = 0; i < question->options_n; i++) {
        line_start(&line, false, 0);
        line_add(&line, "%4d  ", i + 1);
        option_text(replay->scene, question, &question->options[i], &line);
        line_print(&line, stdout);
    }
}

// Tells where the game parts from the record, and why. Returns 0 if it does not.
static int tell_again(Replay *replay, int failed, Err *err)
{
    const int turn = replay->session->game.now.turn;

    putchar('\n');
    if (failed) {
        terminal_tell(stdout,
                      "The answers fit up to answer %d, in turn %d.",
                      replay->answers,
                      turn);
        tell_question(replay);
    }
    if (!failed && !replay->differs) {
        terminal_tell(
            stdout, "The game is the one of the record: %d answers.", replay->answers);
        return 0;
    }
    if (failed && !replay->differs) return -1;
    terminal_tell(
        stdout,
        "The game is another one from the start of turn %d or shortly before.",
        replay->differs);
    return failed
               ? -1
               : err_set(err,
                         CODE_FINDINGS,
                         "%s: all %d answers fit, and the game comes out differently",
                         replay->path,
                         replay->answers);
}

static int run_replay(Replay *replay, Err *err)
{
    Session *session = replay->session;

    if (record_read(replay->path, session, &replay->recording, replay->verify, err))
        return -1;
    session_start(session);
    if (!replay->again && record_check_head(&replay->recording, session, err))
        return -1;
    replay->scene->open = true;
    replay->scene->colour = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
    begin_replay(replay);
    const int failed = follow_record(replay, err);
    if (replay->again && (!failed || err->code == CODE_FINDINGS))
        return tell_again(replay, failed, err);
    if (failed) return -1;
    show_end(replay);
    return 0;
}

// Opens the cards of the game that the options or the record name.
static Session *open_session(const Replay *replay, Err *err)
{
    char *recorded = replay->game ? NULL : record_game_of(replay->path);
    const char *game = replay->game ? replay->game : recorded;
    Session *session = session_open(replay->db, game, err);

    if (!session && recorded && err->code == CODE_MISSING) {
        char why[sizeof err->text];
        (void)text_format(why, sizeof why, "%s", err->text);
        (void)err_set(err,
                      CODE_DATA,
                      "%s:1: this is a replay of %s: %s, or name that with --game",
                      replay->path,
                      recorded,
                      why);
    }
    free(recorded);
    return session;
}

int cmd_replay(int argc, char **argv)
{
    Replay replay = {.at = {-1, 0, 1000000}};
    Err err = {0};
    int code = read_arguments(argc, argv, &replay);

    if (code >= 0) return code;
    replay.session = open_session(&replay, &err);
    if (!replay.session) return command_fail(&err);
    replay.scene = calloc(1, sizeof *replay.scene);
    code = run_replay(&replay, &err) ? command_fail(&err) : CODE_OK;
    record_free(&replay.recording);
    observation_log_free(&replay.seen);
    free(replay.scene);
    session_close(replay.session);
    return code;
}
