// cmd_replay.c -- cardwright replay: plays a record again, to show it or to prove that
// it holds.
//
// The record's answers drive the game; nobody is asked. With --verify every hash that
// the record has must be that of the game.

#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/cli/commands.h"
#include "tools/session/record.h"
#include "tools/view/narrate.h"
#include "tools/view/screen.h"

static void print_help(void)
{
    puts("Example: cardwright replay game-7.jsonl --verify\n"
         "\n"
         "Usage: cardwright replay FILE [OPTION]...\n"
         "\n"
         "Plays a recorded game again and tells it turn by turn.\n"
         "\n"
         "  --at N      stop after N answers and show the board\n"
         "  --verify    tell nothing, but check every hash, that of cards and scripts\n"
         "              included, and every invariant; exit code 1 at the first\n"
         "              difference\n"
         "  --db FILE   the card database (default cards.db beside the program)\n"
         "  --game FILE the ruleset in Lua of the recorded game\n"
         "  --help      print this text");
}

typedef struct {
    const char *path, *db, *game;
    CommandNumber at; // stop after so many answers; -1: at the end
    bool verify;
    Session *session;
    Scene *scene;
    Recording recording;
    int answers;
} Replay;

static int read_arguments(int argc, char **argv, Replay *replay)
{
    const CommandOption list[] = {{"at", COMMAND_NUMBER, &replay->at},
                                  {"verify", COMMAND_FLAG, &replay->verify},
                                  {"db", COMMAND_TEXT, &replay->db},
                                  {"game", COMMAND_TEXT, &replay->game},
                                  {0}};
    const int code = command_options(argc, argv, list, print_help);

    if (code >= 0) return code;
    if (argc - optind != 1) return command_usage("replay", "wants one file");
    replay->path = argv[optind];
    return -1;
}

static void tell(void *self, TellKind kind, const char *text)
{
    (void)self;
    if (kind == TELL_PHASE) return;
    printf("%s%s\n", kind == TELL_SENTENCE ? "  " : "\n", text);
}

static void tell_events(Replay *replay)
{
    Session *session = replay->session;
    const Narrator narrator = {replay->scene, NULL, tell};

    if (!replay->verify && replay->at.n < 0) {
        scene_look(replay->scene, &session->game.now, &session->table, NOBODY);
        narrate(&narrator, session->log.entries, session->log.n);
    }
    session->log.n = 0;
}

static int differs(const Replay *replay, const RecordLine *line, uint64_t hash,
                   Err *err)
{
    return err_set(err,
                   CODE_FINDINGS,
                   "%s:%d: after %d answers, in turn %d, the hash is %016" PRIx64
                   " instead of %016" PRIx64,
                   replay->path,
                   line->line,
                   replay->answers,
                   replay->session->game.now.turn,
                   hash,
                   line->hash);
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

    if (line->kind == LINE_CONCEDE) return follow_concede(replay, line, err);
    if (status != GAME_WAITS)
        return err_set(err,
                       CODE_FINDINGS,
                       "%s:%d: the record has an answer after the end of the game",
                       replay->path,
                       line->line);
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
    const char *refusal = game_answer(game, &line->answer);
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

static void begin(Replay *replay)
{
    Session *session = replay->session;

    session->table.verify = replay->verify;
    scene_look(replay->scene, &session->game.now, &session->table, NOBODY);
    scene_name(replay->scene, &session->game.now, &session->table);
}

// Goes on with the next game of the match.
static int follow_game(Replay *replay, const RecordLine *line, GameStatus status,
                       Err *err)
{
    Session *session = replay->session;

    if (status == GAME_OVER) session_end(session);
    if (status != GAME_OVER || !session_next(session))
        return err_set(err,
                       CODE_FINDINGS,
                       "%s:%d: a game begins where the %s",
                       replay->path,
                       line->line,
                       status == GAME_OVER ? "match is over"
                                           : "game before it is not over");
    begin(replay);
    if (!replay->verify && replay->at.n < 0)
        printf("\nGame %d\n", session->sitting.games);
    return 0;
}

// Follows the record line by line. Returns 0, or -1 with the difference in [err].
static int follow(Replay *replay, Err *err)
{
    Session *session = replay->session;
    GameStatus status = game_next(&session->game, &session->table);

    tell_events(replay);
    for (int i = 0; i < replay->recording.n; i++) {
        const RecordLine *line = &replay->recording.lines[i];

        if (replay->at.n >= 0 && replay->answers >= replay->at.n) return 0;
        if (line->kind == LINE_GAME) {
            if (follow_game(replay, line, status, err)) return -1;
            status = game_next(&session->game, &session->table);
            tell_events(replay);
            continue;
        }
        if (line->kind == LINE_HASH || line->kind == LINE_FINISH) {
            uint64_t hash = game_hash(&session->game);
            if (hash != line->hash) return differs(replay, line, hash, err);
            continue;
        }
        if (follow_answer(replay, line, status, err)) return -1;
        status = game_next(&session->game, &session->table);
        tell_events(replay);
    }
    if (status == GAME_FAULT)
        return err_set(
            err, CODE_OURS, "a script failed: %s", session->table.fault.text);
    return 0;
}

static void show_end(Replay *replay)
{
    Session *session = replay->session;

    if (replay->at.n >= 0) {
        scene_look(replay->scene, &session->game.now, &session->table, NOBODY);
        session_derive(session, &replay->scene->state);
        screen_draw(replay->scene, screen_width(stdout), stdout);
        return;
    }
    printf("%s%d answers, turn %d, hash %016" PRIx64 "%s\n",
           replay->verify ? "" : "\n",
           replay->answers,
           session->game.now.turn,
           game_hash(&session->game),
           replay->verify ? ": the record holds" : "");
}

static int run(Replay *replay, Err *err)
{
    Session *session = replay->session;

    if (record_read(replay->path, session, &replay->recording, replay->verify, err))
        return -1;
    session_start(session);
    replay->scene->open = true;
    replay->scene->colour = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
    begin(replay);
    if (follow(replay, err)) return -1;
    show_end(replay);
    return 0;
}

int cmd_replay(int argc, char **argv)
{
    Replay replay = {.at = {-1, 0, 1000000}};
    Err err = {0};
    int code = read_arguments(argc, argv, &replay);

    if (code >= 0) return code;
    replay.session = replay.game ? session_open_game(replay.game, &err)
                                 : session_open(replay.db, &err);
    if (!replay.session) return command_fail(&err);
    replay.scene = calloc(1, sizeof *replay.scene);
    code = run(&replay, &err) ? command_fail(&err) : CODE_OK;
    record_free(&replay.recording);
    free(replay.scene);
    session_close(replay.session);
    return code;
}
