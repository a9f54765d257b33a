// cmd_play_game.c -- the loop of a game, and what its watchers see.
//
// Between questions the game is shown with the eyes that watcher() chooses.

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/kernel/game/ending.h"
#include "engine/play/play.h"
#include "engine/play/play_telling.h"
#include "tools/cli/commands.h"
#include "tools/cli/play/cmd_play.h"
#include "tools/door/terminal.h"
#include "tools/screen/screen.h"
#include "tools/try/tried.h"
#include "tools/view/foresight.h"
#include "tools/view/game_json.h"
#include "tools/view/option_text.h"

// Keeps [text] for the board and for `l`, in lines that fit the terminal.
static void keep_sentence(CmdPlay *play, int indent, const char *text)
{
    char *lines = NULL;
    size_t n;
    FILE *out = open_memstream(&lines, &n);

    if (!out) return;
    line_wrap(text, indent, indent + 2, play->terminal ? screen_width(stdout) : 0, out);
    if (fclose(out) == 0 && lines) {
        char *more = realloc(play->log, play->log_n + n + 1);

        if (more) {
            memcpy(more + play->log_n, lines, n + 1);
            play->log = more;
            play->log_n += n;
        }
    }
    free(lines);
}

static void tell_player(void *self, TellKind kind, const char *text)
{
    CmdPlay *play = self;
    const bool indented = kind == TELL_SENTENCE;
    Line line;

    if (kind == TELL_PHASE) return;
    for (int i = 0; i < SEATS_MAX; i++)
        if (play->session->bots[i].kind == SEAT_HUMAN)
            account_add(&play->accounts[i], kind, &play->about, text);
    if (!indented) keep_sentence(play, 0, "");
    keep_sentence(play, indented ? 2 : 0, text);
    if (play->terminal) return;
    if (!indented) putchar('\n');
    line_start(&line, play->scene->colour, 0);
    if (kind == TELL_TURN) line_set_ink(&line, INK_BOLD);
    line_add(&line, "%s%s", indented ? "  " : "", text);
    if (kind == TELL_TURN) line_set_ink(&line, INK_PLAIN);
    line_print(&line, stdout);
}

static void tell_json(const Scene *scene, const Log *log)
{
    for (int i = 0; i < log->n; i++) {
        json_t *line = game_json_event(scene, &log->entries[i]);

        json_dumpf(line, stdout, JSON_COMPACT);
        putchar('\n');
        json_decref(line);
    }
}

// Returns whose eyes show the game between questions. One person: theirs. Several
// persons look at one screen, so it shows what all of them know. No person: nothing
// needs to be hidden.
static PlayerId watcher(const CmdPlay *play)
{
    for (int i = 0; play->persons == 1; i++)
        if (play->session->bots[i].kind == SEAT_HUMAN) return (PlayerId)i;
    return NOBODY;
}

static void watch_game(CmdPlay *play)
{
    Session *session = play->session;

    play->scene->open = !play->persons;
    scene_look(play->scene, &session->game.now, &session->table, watcher(play));
}

void cmd_play_tell(CmdPlay *play)
{
    Session *session = play->session;
    const Narrator narrator = {play->scene, play, &play->about, tell_player};

    watch_game(play);
    if (play->persons) trail_veil_log(&play->past, &session->log);
    if (play->json)
        tell_json(play->scene, &session->log);
    else
        narrate_log(&narrator, &session->log);
    session->log.n = session->log.lost = 0;
}

// Answers one question: by the bot of the seat or by the person. Returns false if the
// person leaves.
static bool answer_question(CmdPlay *play)
{
    Session *session = play->session;
    const Question *question = game_question(&session->game);
    const char *refusal;
    Answer answer;

    record_turn(&play->record, &session->game);
    if (!session_bot(session, &answer) && !cmd_play_passes(play, question, &answer) &&
        !cmd_play_orders(play, question, &answer)) {
        if (!cmd_play_ask(play, &answer)) return false;
        if (answer.n != ANSWER_BACK) cmd_play_answered(play, question->player);
        if (answer.n == ANSWER_BACK) return true;
        if (answer.n == ANSWER_CONCEDE) {
            const int turn = session->game.now.turn;

            record_concede(&play->record, question->player);
            refusal = game_concede(&session->game, question->player);
            ASSERT(!refusal);
            trail_gone(&play->past, question->player, turn);
            return true;
        }
    }
    if (play->persons == 1 && question->player == watcher(play))
        trail_spoken(&play->past, spoken_answer(play->scene, question, &answer));
    record_answer(&play->record, question, &answer);
    if (play->persons) trail_said(&play->past, &answer);
    refusal = game_answer(&session->game, &answer);
    ASSERT(!refusal);
    return true;
}

// Calls [say] for each side: a player, or a team by its first player.
static void each_side(const CmdPlay *play,
                      void (*say)(const CmdPlay *play, PlayerId first))
{
    const State *state = &play->session->game.now;

    for (int i = 0; i < state->players_n; i++) {
        if (scene_captain(play->scene, (PlayerId)i) == i) say(play, (PlayerId)i);
    }
}

static void tell_points(const CmdPlay *play, PlayerId first)
{
    Line line;

    line_start(&line, false, 0);
    scene_side(play->scene, first, &line);
    terminal_put(stdout,
                 "%s %s %d",
                 first ? "," : ":",
                 line.text,
                 play->session->game.now.players[first].points);
}

// Returns whether the game counts points.
static bool has_points(const CmdPlay *play)
{
    const Play *rows = session_rules(play->session)->play;

    return !rows || !rows->telling || rows->telling->points;
}

// Returns whether the program may show the seed: it gives away that of the next game of
// a match, and with it every card that one of several persons will draw.
static bool may_tell_seed(const CmdPlay *play)
{
    return play->persons < 2 ||
           sitting_is_over(session_rules(play->session), &play->session->sitting);
}

static void tell_result(CmdPlay *play)
{
    const Game *game = &play->session->game;
    const State *state = &game->now;
    char why[ENDING_TEXT];
    Line line;

    line_start(&line, false, 0);
    putchar('\n');
    ending_tell(state, &play->session->table, why, sizeof why);
    if (state->fault || state->ending.limit)
        printf("The game stops unfinished");
    else if (state->ending.all_lost)
        printf("Everybody loses");
    else if (!state->winners)
        printf("A draw");
    else {
        const int n = scene_winners(play->scene, &line);

        terminal_put(stdout, "%s %s", line.text, n == 1 ? "wins" : "win");
    }
    printf(" in turn %d", state->turn);
    if (has_points(play)) each_side(play, tell_points);
    puts(".");
    terminal_tell(stdout, "It ended because %s.", why);
    if (!may_tell_seed(play)) return;
    printf("Seed %" PRIu64, play->session->sitting.seed);
    if (session_mode(play->session).series)
        printf(", game %d", play->session->sitting.games);
    printf(", hash %016" PRIx64 "\n", game_hash(game));
}

static void tell_match(CmdPlay *play)
{
    const Sitting *sitting = &play->session->sitting;
    const bool over = sitting_is_over(session_rules(play->session), sitting);
    Line line;

    if (!session_mode(play->session).series || play->json) return;
    line_start(&line, false, 0);
    line_add(&line, "The match%s", over ? "" : " so far");
    for (int i = 0; i < session_players(play->session); i++)
        line_add(&line,
                 "%s %s %d",
                 i ? "," : ":",
                 scene_player(play->scene, (PlayerId)i),
                 sitting->wins[i]);
    line_print(&line, stdout);
    // WrittenScenario as well, because the next question clears the terminal.
    keep_sentence(play, 0, line.text);
}

static void tell_end(CmdPlay *play)
{
    const Session *session = play->session;

    if (!play->json) {
        tell_result(play);
        return;
    }
    json_t *line = game_json_end(&session->game, &session->table);
    json_object_set_new(
        line, "seed", json_integer((json_int_t)sitting_seed(&session->sitting)));
    if (session_mode(session).series)
        json_object_set_new(
            line, "match", game_json_match(session_rules(session), &session->sitting));
    json_dumpf(line, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(line);
}

static void tell_name(const CmdPlay *play, PlayerId first)
{
    Line line;

    line_start(&line, false, 0);
    scene_side(play->scene, first, &line);
    terminal_put(stdout, "%s%s", first ? " against " : "", line.text);
}

static void tell_start(CmdPlay *play)
{
    if (play->json || play->terminal) return;
    each_side(play, tell_name);
    printf(", seed %" PRIu64 ".\n", sitting_seed(&play->session->sitting));
}

static int say_where(const CmdPlay *play, int code)
{
    if (*play->path && !play->json)
        terminal_tell(stderr,
                      "The replay is %s; show it with: cardwright replay %s%s%s",
                      play->path,
                      play->path,
                      play->game ? " --game " : "",
                      play->game ? play->game : "");
    return code;
}

// Plays the game that the session has begun.
static int play_one(CmdPlay *play)
{
    Session *session = play->session;
    GameStatus status;

    watch_game(play);
    scene_name(play->scene, &session->game.now, &session->table);
    tell_start(play);
    cmd_play_begin_past(play);
    while ((status = game_next(&session->game, &session->table)) == GAME_WAITS) {
        cmd_play_tell(play);
        play->left = !answer_question(play);
        if (play->left) break;
    }
    if (play->left && play->terminal && play->persons > 1) terminal_forget();
    if (!play->left) {
        cmd_play_tell(play);
        session_derive(session, &play->scene->state);
        if (play->terminal) cmd_play_show_end(play);
        record_end(&play->record, &session->game);
        session_end(session);
        tell_end(play);
        tell_match(play);
    }
    cmd_play_forget(play);
    for (int i = 0; i < SEATS_MAX; i++) keys_forget(&play->keys[i]);
    const char *failed = bot_thinking_fault(session->thinking);

    if (failed) terminal_tell(stderr, "cardwright play: a script failed: %s", failed);
    if (failed) return CODE_OURS;
    if (status == GAME_STOPPED) return CODE_FINDINGS;
    return status == GAME_FAULT ? CODE_OURS : CODE_OK;
}

// Returns the exit code, that of lost output if the record could not be written.
static int close_record(CmdPlay *play, int code, Err *err)
{
    if (!record_close(&play->record, err)) return say_where(play, code);
    const int lost = command_fail(err);

    return code ? code : lost;
}

// Begins the record, with the lines of another one where the game goes on from that.
static int open_record(CmdPlay *play, Err *err)
{
    const TriedGame *tried = play->tried;
    const RecordMoment moment = {tried ? tried->start.path : NULL,
                                 tried ? tried->start.at : 0};

    if (!*play->path) return 0;
    if (tried ? record_resume(&play->record, &moment, play->path, play->force, err)
              : record_open(&play->record, play->path, play->force, play->session, err))
        return -1;
    return record_show(&play->record, err);
}

int cmd_play_games(CmdPlay *play, Err *err)
{
    Session *session = play->session;
    int code;

    if (!play->tried) session_start(session);
    if (open_record(play, err)) return command_fail(err);
    cmd_play_watch_interrupts(play);
    play->foresight = play->persons ? foresight_new() : NULL;
    do {
        code = play_one(play);
        if (code || play->left || !session_next(session)) break;
        record_game(&play->record, &session->sitting);
    } while (true);
    free(play->log);
    for (int i = 0; i < SEATS_MAX; i++) account_forget(&play->accounts[i]);
    free(play->movers.keys);
    foresight_free(play->foresight);
    return close_record(play, code, err);
}
