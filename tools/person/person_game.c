// person_game.c -- the loop of a game, and what its watchers see.
//
// The loop ends wherever a line is wanted and goes on from there. Between questions the game is
// shown with the eyes that watcher() chooses.

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/kernel/game/ending.h"
#include "engine/play/play.h"
#include "engine/play/play_telling.h"
#include "tools/door/terminal.h"
#include "tools/person/person_inside.h"
#include "tools/try/tried.h"
#include "tools/view/foresight.h"
#include "tools/view/game_json.h"
#include "tools/view/option_text.h"

// Keeps [text] for the board and for `l`, in lines that fit the terminal.
static void keep_sentence(PersonGame *play, int indent, const char *text)
{
    char *lines = NULL;
    size_t n;
    FILE *out = open_memstream(&lines, &n);

    if (!out) return;
    line_wrap(text, indent, indent + 2, play->terminal ? play->width : 0, out);
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
    PersonGame *play = self;
    const bool indented = kind == TELL_SENTENCE;
    Line line;

    if (kind == TELL_PHASE) return;
    for (int i = 0; i < SEATS_MAX; i++)
        if (play->session->bots[i].kind == SEAT_HUMAN)
            account_add(&play->accounts[i], kind, &play->about, text);
    if (!indented) keep_sentence(play, 0, "");
    keep_sentence(play, indented ? 2 : 0, text);
    if (play->terminal) return;
    if (!indented) (void)fputc('\n', play->out);
    line_start(&line, play->scene->colour, 0);
    if (kind == TELL_TURN) line_set_ink(&line, INK_BOLD);
    line_add(&line, "%s%s", indented ? "  " : "", text);
    if (kind == TELL_TURN) line_set_ink(&line, INK_PLAIN);
    line_print(&line, play->out);
}

static void tell_json(const Scene *scene, const Log *log, FILE *out)
{
    for (int i = 0; i < log->n; i++) {
        json_t *line = game_json_event(scene, &log->entries[i]);

        json_dumpf(line, out, JSON_COMPACT);
        (void)fputc('\n', out);
        json_decref(line);
    }
}

// Returns whose eyes show the game between questions. One person: theirs. Several
// persons look at one screen, so it shows what all of them know. No person: nothing
// needs to be hidden.
static PlayerId watcher(const PersonGame *play)
{
    for (int i = 0; play->persons == 1; i++)
        if (play->session->bots[i].kind == SEAT_HUMAN) return (PlayerId)i;
    return NOBODY;
}

static void watch_game(PersonGame *play)
{
    Session *session = play->session;

    play->scene->open = !play->persons;
    scene_look(play->scene, &session->game.now, &session->table, watcher(play));
}

void person_tell(PersonGame *play)
{
    Session *session = play->session;
    const Narrator narrator = {play->scene, play, &play->about, tell_player};

    watch_game(play);
    if (play->persons) trail_veil_log(&play->past, &session->log);
    if (play->json)
        tell_json(play->scene, &session->log, play->out);
    else
        narrate_log(&narrator, &session->log);
    session->log.n = session->log.lost = 0;
}

// Calls [say] for each side: a player, or a team by its first player.
static void each_side(const PersonGame *play,
                      void (*say)(const PersonGame *play, PlayerId first))
{
    const State *state = &play->session->game.now;

    for (int i = 0; i < state->players_n; i++) {
        if (scene_captain(play->scene, (PlayerId)i) == i) say(play, (PlayerId)i);
    }
}

static void tell_points(const PersonGame *play, PlayerId first)
{
    Line line;

    line_start(&line, false, 0);
    scene_side(play->scene, first, &line);
    terminal_put(play->out,
                 "%s %s %d",
                 first ? "," : ":",
                 line.text,
                 play->session->game.now.players[first].points);
}

// Returns whether the game counts points.
static bool has_points(const PersonGame *play)
{
    const Play *rows = session_rules(play->session)->play;

    return !rows || !rows->telling || rows->telling->points;
}

// Returns whether the program may show the seed: it gives away that of the next game of
// a match, and with it every card that one of several persons will draw.
static bool may_tell_seed(const PersonGame *play)
{
    return play->persons < 2 ||
           sitting_is_over(session_rules(play->session), &play->session->sitting);
}

static void tell_result(PersonGame *play)
{
    const Game *game = &play->session->game;
    const State *state = &game->now;
    char why[ENDING_TEXT];
    Line line;

    line_start(&line, false, 0);
    (void)fputc('\n', play->out);
    ending_tell(state, &play->session->table, why, sizeof why);
    if (state->fault || state->ending.limit)
        (void)fprintf(play->out, "The game stops unfinished");
    else if (state->ending.all_lost)
        (void)fprintf(play->out, "Everybody loses");
    else if (!state->winners)
        (void)fprintf(play->out, "A draw");
    else {
        const int n = scene_winners(play->scene, &line);

        terminal_put(play->out, "%s %s", line.text, n == 1 ? "wins" : "win");
    }
    (void)fprintf(play->out, " in turn %d", state->turn);
    if (has_points(play)) each_side(play, tell_points);
    (void)fputs(".\n", play->out);
    terminal_tell(play->out, "It ended because %s.", why);
    if (!may_tell_seed(play)) return;
    (void)fprintf(play->out, "Seed %" PRIu64, play->session->sitting.seed);
    if (session_mode(play->session).series)
        (void)fprintf(play->out, ", game %d", play->session->sitting.games);
    (void)fprintf(play->out, ", hash %016" PRIx64 "\n", game_hash(game));
}

static void tell_match(PersonGame *play)
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
    line_print(&line, play->out);
    // WrittenScenario as well, because the next question clears the terminal.
    keep_sentence(play, 0, line.text);
}

static void tell_end(PersonGame *play)
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
    json_dumpf(line, play->out, JSON_COMPACT);
    (void)fputc('\n', play->out);
    json_decref(line);
}

static void tell_name(const PersonGame *play, PlayerId first)
{
    Line line;

    line_start(&line, false, 0);
    scene_side(play->scene, first, &line);
    terminal_put(play->out, "%s%s", first ? " against " : "", line.text);
}

static void tell_start(PersonGame *play)
{
    if (play->json || play->terminal) return;
    each_side(play, tell_name);
    (void)fprintf(
        play->out, ", seed %" PRIu64 ".\n", sitting_seed(&play->session->sitting));
}

static void say_where(const PersonGame *play)
{
    if (*play->path && !play->json)
        terminal_tell(stderr,
                      "The replay is %s; show it with: cardwright replay %s%s%s",
                      play->path,
                      play->path,
                      play->game ? " --game " : "",
                      play->game ? play->game : "");
}

// Gives the answer to the question that waits.
static void give_answer(PersonGame *play, const Answer *answer)
{
    Session *session = play->session;
    const Question *question = game_question(&session->game);

    if (play->persons == 1 && question->player == watcher(play))
        trail_spoken(&play->past, spoken_answer(play->scene, question, answer));
    record_answer(&play->record, question, answer);
    if (play->persons) trail_said(&play->past, answer);
    const char *refusal = game_answer(&session->game, answer);
    ASSERT(!refusal);
}

// Takes the answer of the person who was asked.
static void take_answer(PersonGame *play, const Answer *answer)
{
    Game *game = &play->session->game;
    const PlayerId player = game_question(game)->player;

    if (answer->n != ANSWER_BACK) person_answered(play, player);
    if (answer->n == ANSWER_BACK) return;
    if (answer->n != ANSWER_CONCEDE) {
        give_answer(play, answer);
        return;
    }
    const int turn = game->now.turn;
    record_concede(&play->record, player);
    const char *refusal = game_concede(game, player);
    ASSERT(!refusal);
    trail_gone(&play->past, player, turn);
}

static const char thinking[] = "The bot thinks ...";

// Says on a terminal that a bot thinks, before it does. Returns whether that is new.
static bool begins_to_think(PersonGame *play)
{
    const Session *session = play->session;
    const PlayerId asked = game_question(&session->game)->player;

    if (!play->terminal || play->thinks) return false;
    play->thinks = bot_level((SeatKind)session->bots[asked].kind) > 0;
    if (play->thinks) (void)fprintf(play->out, "\r%s", thinking);
    return play->thinks;
}

static void end_thinking(PersonGame *play)
{
    if (play->thinks) (void)fprintf(play->out, "\r%*s\r", (int)sizeof thinking, "");
    play->thinks = false;
}

// Answers the question where no person has to be asked. Returns false if one has.
static bool answer_alone(PersonGame *play)
{
    const Question *question = game_question(&play->session->game);
    Answer answer;

    record_turn(&play->record, &play->session->game);
    if (!session_bot(play->session, &answer) &&
        !person_passes(play, question, &answer) &&
        !person_orders(play, question, &answer))
        return false;
    give_answer(play, &answer);
    return true;
}

static void begin_game(PersonGame *play)
{
    Session *session = play->session;

    watch_game(play);
    scene_name(play->scene, &session->game.now, &session->table);
    tell_start(play);
    person_begin_past(play);
    play->stands = PLAY_RUNS;
}

// Tells how the game has ended.
static void tell_whole(PersonGame *play)
{
    Session *session = play->session;

    person_tell(play);
    session_derive(session, &play->scene->state);
    if (play->terminal) person_show_end(play);
    record_end(&play->record, &session->game);
    session_end(session);
    tell_end(play);
    tell_match(play);
}

// Ends the game, also where the person has left it.
static void end_game(PersonGame *play)
{
    const char *failed = bot_thinking_fault(play->session->thinking);

    person_forget(play);
    for (int i = 0; i < SEATS_MAX; i++) keys_forget(&play->keys[i]);
    if (failed) terminal_tell(stderr, "cardwright play: a script failed: %s", failed);
}

// Begins the next game of a match. Returns false if there is none.
static bool begin_next(PersonGame *play)
{
    Session *session = play->session;
    const bool whole =
        play->status == GAME_OVER && !bot_thinking_fault(session->thinking);

    if (!whole || !session_next(session)) return false;
    record_game(&play->record, &session->sitting);
    play->stands = PLAY_BEGINS;
    return true;
}

void person_end(PersonGame *play, bool left)
{
    if (play->stands == PLAY_OVER) return;
    if (left && play->out && play->terminal && play->persons > 1)
        terminal_forget(play->out);
    if (left) end_game(play);
    play->stands = PLAY_OVER;
    if (!record_close(&play->record, &play->lost)) say_where(play);
}

// Does what came of a question to a person. Returns whether the game goes on by itself.
static bool take_typed(PersonGame *play, PlayTyped typed, const Answer *answer)
{
    if (typed == PLAY_TYPED_MORE) return false;
    play->stands = PLAY_RUNS;
    if (typed == PLAY_TYPED_LEAVE)
        person_end(play, true);
    else
        take_answer(play, answer);
    return true;
}

// Takes the game to its next question or its end. Returns whether it goes on by itself from there.
static bool go_further(PersonGame *play)
{
    Session *session = play->session;
    Answer answer;

    if (play->stands == PLAY_BEGINS) begin_game(play);
    play->status = game_next(&session->game, &session->table);
    if (play->status == GAME_WAITS) {
        person_tell(play);
        if (begins_to_think(play)) return true;
        end_thinking(play);
        return answer_alone(play) ||
               take_typed(play, person_ask(play, &answer), &answer);
    }
    tell_whole(play);
    end_game(play);
    if (!begin_next(play)) person_end(play, false);
    return true;
}

PersonWants person_go_on(PersonGame *play, const char *line)
{
    enum { MUCH = 8192 }; // bytes that are told at a time
    const bool asked = play->stands == PLAY_HANDS || play->stands == PLAY_ASKS;
    Answer answer;
    bool on = !asked || take_typed(play, person_read(play, line, &answer), &answer);

    while (on && play->stands != PLAY_OVER && ftell(play->out) <= MUCH) {
        on = go_further(play);
        if (play->thinks) break; // who plays sees so before it takes its time
    }
    if (play->stands == PLAY_OVER) return PERSON_NOTHING;
    if (on) return PERSON_TIME;
    return play->stands == PLAY_HANDS ? PERSON_HANDS : PERSON_LINE;
}

// Begins the record, with the lines of another one where the game goes on from that.
static int open_record(PersonGame *play, Err *err)
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

int person_begin(PersonGame *play, Err *err)
{
    if (!play->tried) session_start(play->session);
    if (open_record(play, err)) return -1;
    play->foresight = play->persons ? foresight_new() : NULL;
    play->stands = PLAY_BEGINS;
    return 0;
}
