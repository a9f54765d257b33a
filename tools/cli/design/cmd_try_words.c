// cmd_try_words.c -- carries out what a person types in try: answers, going through the
// game, changes of the position.

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/base/err.h"
#include "engine/base/text.h"
#include "engine/play/play_position.h"
#include "tools/ask/about.h"
#include "tools/cli/design/cmd_try.h"
#include "tools/door/terminal.h"
#include "tools/person/typed_word.h"
#include "tools/position/position.h"
#include "tools/screen/space_eye.h"
#include "tools/writer/scenario_writer.h"

enum { BOT_ANSWERS_MAX = 10000 };

// Says why what was typed does nothing. However many such lines stand below the question, Enter
// shows it again.
static void refuse(CmdTry *desk, const char *why)
{
    cmd_try_say(desk,
                "Not possible: %s%s",
                why,
                desk->covered ? " (Enter shows the question again)" : "");
}

// Tells the error; nothing has changed.
static void refuse_word(CmdTry *desk, const Err *err)
{
    refuse(desk, err->text);
}

// Lets the bots answer up to the next question to a person.
void cmd_try_bots(CmdTry *desk)
{
    Session *session = desk->trail->session;
    Err err = {0};

    for (int i = 0; i < BOT_ANSWERS_MAX; i++) {
        const Question *question = trail_question(desk->trail);
        if (!question || session->bots[question->player].kind == SEAT_HUMAN) return;
        if (trail_bot(desk->trail, &err)) {
            refuse_word(desk, &err);
            return;
        }
    }
    cmd_try_say(desk,
                "The bots gave %d answers one after another and stop here; 'bot' lets "
                "them go on",
                BOT_ANSWERS_MAX);
}

static void went(CmdTry *desk, int failed, const Err *err)
{
    if (failed) {
        refuse_word(desk, err);
        return;
    }
    cmd_try_bots(desk);
    cmd_try_show(desk);
}

static void do_answer(CmdTry *desk, const char *text, bool ahead)
{
    const Question *question = trail_question(desk->trail);
    const KeysTyped typed = {desk->trail->scene, question, text, ahead};
    Answer answer;
    Err err = {0};
    Line why;

    if (!question) {
        cmd_try_say(desk, "The game is over here; < goes back");
        return;
    }
    if (!keys_read(&desk->keys, &typed, &answer, &why))
        refuse(desk, why.text);
    else
        went(desk, trail_answer(desk->trail, &answer, &err), &err);
}

static void go_to(CmdTry *desk, int moment)
{
    if (moment < 0) {
        cmd_try_say(desk, "This branch is not so long");
        return;
    }
    desk->told = -1;
    if (!trail_go(desk->trail, moment))
        cmd_try_say(desk,
                    "The cards have changed since: its answers fit up to here; 'more' "
                    "tries those that are left");
    cmd_try_show(desk);
}

// Finds the player of that name; -1 with a word about it. Without a name it is the
// asked player.
static int player_of(CmdTry *desk, const char *name)
{
    const Scene *scene = desk->trail->scene;
    const Question *question = trail_question(desk->trail);

    if (!name || !*name) return question ? question->player : 0;
    for (int i = 0; i < scene->state.players_n; i++)
        if (!strcasecmp(scene_player(scene, (PlayerId)i), name)) return i;
    cmd_try_say(desk, "No player is called '%s'", name);
    return -1;
}

// Cuts [text] at the last [mark] and returns what follows, NULL without one.
static char *cut_at(char *text, const char *mark)
{
    char *found = NULL;

    for (char *at = strcasestr(text, mark); at; at = strcasestr(at + 1, mark))
        found = at;
    if (!found) return NULL;
    *found = '\0';
    return found + strlen(mark);
}

// Returns the key of a player's part that lists cards by their places.
static const char *key_of_places(const CmdTry *desk)
{
    const PlayPosition *rows = position_rows(session_rules(desk->trail->session));

    for (int i = 0; i < rows->parts_n; i++)
        if (rows->parts[i].kind == PART_AT_PLACES) return rows->parts[i].key;
    return NULL;
}

static void do_put(CmdTry *desk, const char *words)
{
    char *text = strdup(words);
    char *owner = cut_at(text, " of ");
    char *place = cut_at(text, " at "), *zone = place ? NULL : cut_at(text, " in ");
    const int player = player_of(desk, owner);
    const char *key = place ? key_of_places(desk) : zone;
    Err err = {0};

    if (!key && player >= 0)
        cmd_try_say(desk,
                    place ? "This game has no places; say in which zone"
                          : "Say where: put CARD in ZONE, or put CARD at PLACE");
    if (key && player >= 0) {
        json_t *put = place ? json_pack("{s:{s:[s]}}", key, place, text)
                            : json_pack("{s:[s]}", key, text);
        went(desk, trail_put(desk->trail, (PlayerId)player, put, &err), &err);
        json_decref(put);
    }
    free(text);
}

static void do_take(CmdTry *desk, const char *words)
{
    char *text = strdup(words);
    const int player = player_of(desk, cut_at(text, " of "));
    Err err = {0};

    if (player >= 0) {
        json_t *put = json_pack("{s:s}", POSITION_TAKE, text);
        went(desk, trail_put(desk->trail, (PlayerId)player, put, &err), &err);
        json_decref(put);
    }
    free(text);
}

static bool is_resource(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->resources_n; i++)
        if (!strcmp(rules->resources[i].name, name)) return true;
    return false;
}

static void do_set(CmdTry *desk, const char *words)
{
    char *text = strdup(words);
    char *owner = cut_at(text, " of "), *value = cut_at(text, " ");
    const int player = player_of(desk, owner);
    const int much = value ? text_read_number(value, NUMBER_MAX) : -1;
    Err err = {0};

    if (much < 0) {
        cmd_try_say(desk, "Say what and how much: set points 3 of PLAYER");
    } else if (player >= 0) {
        const Rules *rules = session_rules(desk->trail->session);
        json_t *put = json_pack("{s:i}", text, much);
        if (is_resource(rules, text)) put = json_pack("{s:o}", "resources", put);
        went(desk, trail_put(desk->trail, (PlayerId)player, put, &err), &err);
        json_decref(put);
    }
    free(text);
}

static void do_bot(CmdTry *desk, const char *words)
{
    Err err = {0};
    int done = 0, failed = 0;

    for (int i = typed_word_number(words, 1); i > 0 && !failed; i--) {
        failed = trail_bot(desk->trail, &err);
        done += !failed;
    }
    went(desk, failed && !done, &err);
}

static void do_seats(CmdTry *desk, const char *words)
{
    Session *session = desk->trail->session;
    SeatKind kinds[SEATS_MAX];
    Err err = {0};
    const int n = session->game.now.players_n;
    const int failed = session_seats(words, n, kinds, &err);

    for (int i = 0; i < n && !failed; i++) session->bots[i].kind = (uint8_t)kinds[i];
    went(desk, failed, &err);
}

static void do_concede(CmdTry *desk, const char *words)
{
    const int player = player_of(desk, words);
    Err err = {0};

    if (player >= 0)
        went(desk, trail_concede(desk->trail, (PlayerId)player, &err), &err);
}

static void do_more(CmdTry *desk, const char *words)
{
    (void)words;
    const int n = trail_resume(desk->trail);

    cmd_try_say(desk, "%d answer%s fitted", n, n == 1 ? "" : "s");
    cmd_try_show(desk);
}

// ? TEXT and why TEXT: whatever about.h answers, or what has that key.
static void do_about(CmdTry *desk, const char *words)
{
    Session *session = desk->trail->session;
    const Question *question = trail_question(desk->trail);
    const PlayerId player = question ? question->player : 0;
    Arena *arena = arena_new();
    ObservationLog seen;
    const Why why = {.arena = arena,
                     .scene = desk->trail->scene,
                     .table = &session->table,
                     .game = &session->game,
                     .seen = &seen,
                     .catalog = session->catalog};
    const About about = {&why, &session->sitting.decks[player], player};
    Err err = {0};

    observation_log_init(&seen, OBSERVE_TRACE);
    if (about_asks_past(words)) trail_see(desk->trail, &seen);
    const Finding *found =
        question ? about_key(&about, &desk->keys, question, words) : NULL;
    if (!found) found = about_text(&about, words, &err);
    observation_log_free(&seen);
    if (!found)
        refuse_word(desk, &err);
    else
        cmd_try_findings(desk, found);
    arena_free(arena);
}

static void do_help(CmdTry *desk, const char *words)
{
    char *text = NULL;
    size_t n;

    if (*words) {
        do_about(desk, words);
        return;
    }
    FILE *out = open_memstream(&text, &n);
    if (!out) return;
    typed_word_print(TYPED_TRY, out);
    if (fclose(out) == 0) cmd_try_pages(desk, text, 0);
}

static void do_why(CmdTry *desk, const char *words)
{
    do_about(desk, *words ? words : "chain");
}

static void do_add(CmdTry *desk, const char *words)
{
    if (*words)
        cmd_try_add(desk, words);
    else
        cmd_try_say(desk, "Say what: add FOLDER");
}

static void do_back(CmdTry *desk, const char *words)
{
    go_to(desk, trail_by(desk->trail, -typed_word_number(words, 1)));
}

static void do_forward(CmdTry *desk, const char *words)
{
    go_to(desk, trail_by(desk->trail, typed_word_number(words, 1)));
}

static void do_go(CmdTry *desk, const char *words)
{
    go_to(desk, trail_find(desk->trail, typed_word_number(words, 0)));
}

static void do_branch(CmdTry *desk, const char *words)
{
    go_to(desk, trail_end_of(desk->trail, typed_word_number(words, 1)));
}

static void do_compare(CmdTry *desk, const char *words)
{
    cmd_try_compare(desk, typed_word_number(words, 1));
    desk->covered = desk->terminal;
}

static void do_board(CmdTry *desk, const char *words)
{
    (void)words;
    cmd_try_board(desk);
    if (!desk->pager.text) cmd_try_question(desk);
}

// @ne, @mill: another part of a map.
static void do_look(CmdTry *desk, const char *words)
{
    Line why;

    if (!space_eye_look(desk->trail->scene, words, &why))
        refuse(desk, why.text);
    else
        cmd_try_redraw(desk);
}

static void do_page(CmdTry *desk, const char *words)
{
    (void)words;
    cmd_try_page(desk);
}

static void do_story(CmdTry *desk, const char *words)
{
    (void)words;
    cmd_try_story(desk);
}

static void do_answers(CmdTry *desk, const char *words)
{
    (void)words;
    cmd_try_answers(desk);
}

static void do_branches(CmdTry *desk, const char *words)
{
    (void)words;
    cmd_try_branches(desk);
}

// Tells on stderr what the scenario does not say, a line each.
static void warn_missing(const char *path, const WrittenScenario *kept)
{
    for (const char *line = kept->missing; *line;) {
        const int n = (int)strcspn(line, "\n");

        terminal_tell(stderr, "%s: %.*s", path, n, line);
        line += n + (line[n] == '\n');
    }
}

// Returns after how many answers the scenario begins: where this turn does or the position
// was opened, or so many answers ago.
static int beginning(const CmdTry *desk, int last)
{
    const Trail *trail = desk->trail;
    const int turn = trail_turn(trail);

    if (last >= 0) return trail->moments[trail->at].depth - last;
    return desk->opened > turn ? desk->opened : turn;
}

// Says what `k` kept before it did the same as in play.
static void tell_other(CmdTry *desk, int last)
{
    const Trail *trail = desk->trail;
    const int depth = trail->moments[trail->at].depth;

    if (last > depth) return;
    if (last >= 0)
        cmd_try_say(
            desk,
            "The number counts the last answers, as in play. It was the number of "
            "the first one: for that type now %d",
            depth - last);
    else if (desk->opened < trail_turn(trail))
        cmd_try_say(desk,
                    "That is this turn, as in play. It was all since the position was "
                    "opened: for that type 'k FILE %d'",
                    depth - desk->opened);
}

// k: what was done in this turn, into kept.lua; k FILE 12: the last twelve answers.
static void do_keep(CmdTry *desk, const char *words)
{
    char *path = strdup(words);
    const char *said = cut_at(path, " ");
    const char *file = *path ? path : "kept.lua";
    const int last = said ? text_read_number(said, INT_MAX) : -1;
    WrittenScenario kept = {0};
    Err err = {0};

    if (said && last < 0) {
        cmd_try_say(desk, "Not possible: '%s' is no number of answers", said);
    } else if (scenario_writer_write(desk->trail, beginning(desk, last), &kept, &err) ||
               scenario_writer_add(file, &kept, &err)) {
        refuse_word(desk, &err);
    } else {
        warn_missing(file, &kept);
        cmd_try_say(desk,
                    "%s: a scenario of answers %d to %d that passes",
                    file,
                    kept.from,
                    kept.to);
        tell_other(desk, last);
    }
    scenario_writer_free(&kept);
    free(path);
}

// The answers to words of the table; NULL: none of try.
static void (*const runs[WORDS])(CmdTry *desk, const char *words) = {
    [WORD_ABOUT] = do_help,
    [WORD_WHY] = do_why,
    [WORD_BACK] = do_back,
    [WORD_FORWARD] = do_forward,
    [WORD_GO] = do_go,
    [WORD_ANSWERS] = do_answers,
    [WORD_BRANCHES] = do_branches,
    [WORD_BRANCH] = do_branch,
    [WORD_COMPARE] = do_compare,
    [WORD_PUT] = do_put,
    [WORD_SET] = do_set,
    [WORD_TAKE] = do_take,
    [WORD_ADD] = do_add,
    [WORD_BOT] = do_bot,
    [WORD_SEATS] = do_seats,
    [WORD_MORE] = do_more,
    [WORD_KEEP] = do_keep,
    [WORD_PAGE] = do_page,
    [WORD_STORY] = do_story,
    [WORD_LOOK] = do_look,
    [WORD_BOARD] = do_board,
    [WORD_CONCEDE] = do_concede,
};

// Returns whether the line is about a text on the screen: Enter answers nothing below one.
static bool is_for_text(CmdTry *desk, const char *text)
{
    const bool pages = desk->pager.text != NULL;

    if (pages && pager_typed(&desk->pager, text, stdout)) return true;
    if (*text ? !pages || strcmp(text, "q") != 0 : !pages && !desk->covered)
        return false;
    cmd_try_redraw(desk);
    return true;
}

bool cmd_try_do(CmdTry *desk, const char *text)
{
    const bool ahead = desk->ahead > 0;
    const char *rest;

    desk->ahead -= (int)strlen(text) + 1;
    while (isspace((unsigned char)*text)) text++;
    if (is_for_text(desk, text)) return true;
    const TypedWord word = typed_word_find(TYPED_TRY, text, &rest);
    if (word == WORD_QUIT) return false;
    if (word == WORD_NO)
        do_answer(desk, text, ahead);
    else
        runs[word](desk, rest);
    return true;
}
