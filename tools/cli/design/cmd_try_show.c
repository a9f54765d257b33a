// cmd_try_show.c -- shows a game that is tried to a person or a program.

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/game/ending.h"
#include "tools/ask/about_asker.h"
#include "tools/cli/design/cmd_try.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"
#include "tools/screen/layout.h"
#include "tools/screen/screen.h"
#include "tools/trail/side_by_side.h"
#include "tools/view/foresight.h"
#include "tools/view/question_text.h"

enum { SAY_BYTES = 1024, BOARD_WIDTH = 80 };

// Prints [json] as a line and frees it.
static void print_json(json_t *json)
{
    char *text = json_safe_line(json);

    terminal_tell(stdout, "%s", text);
    free(text);
    json_decref(json);
}

void cmd_try_say(CmdTry *desk, const char *format, ...)
{
    char text[SAY_BYTES];
    va_list args;

    va_start(args, format);
    (void)text_format_list(text, sizeof text, format, args);
    va_end(args);
    desk->covered = desk->terminal;
    if (desk->json)
        print_json(
            json_pack("{s:s, s:o}", "type", "said", "text", json_safe_text(text)));
    else
        line_wrap(text, 2, 4, desk->terminal ? desk->width : 0, stdout);
}

void cmd_try_findings(CmdTry *desk, const Finding *found)
{
    char *text = NULL;
    size_t n;

    if (desk->json) {
        print_json(
            json_pack("{s:s, s:o}", "type", "why", "because", finding_json(found)));
        return;
    }
    FILE *out = open_memstream(&text, &n);
    if (!out) return;
    finding_print(found, desk->width, true, out);
    if (fclose(out) == 0) cmd_try_pages(desk, text, 0);
}

// Prints a text of several lines.
static void print_text(const CmdTry *desk, const char *type, const char *text)
{
    if (desk->json) {
        print_json(json_pack("{s:s, s:o}", "type", type, "text", json_safe_text(text)));
        return;
    }
    while (*text) {
        const int n = (int)strcspn(text, "\n");
        terminal_tell(stdout, "%.*s", n, text);
        text += n + (text[n] == '\n');
    }
}

void cmd_try_board(CmdTry *desk)
{
    if (desk->json) {
        char *board = trail_board(desk->trail, BOARD_WIDTH);
        print_text(desk, "board", board);
        free(board);
        return;
    }
    cmd_try_whole_board(desk);
}

// Returns the moments from the start to where the trail stands; the caller frees them.
static int *way_of(const Trail *trail, int *n)
{
    int at = trail->at;

    *n = trail->moments[at].depth + 1;
    int *way = calloc((size_t)*n, sizeof *way);
    for (int i = *n - 1; way && i >= 0; i--) {
        way[i] = at;
        at = trail->moments[at].before;
    }
    return way;
}

void cmd_try_story(CmdTry *desk)
{
    int n;

    if (!desk->json) {
        cmd_try_whole_story(desk, trail_story(desk->trail, 0));
        return;
    }
    int *way = way_of(desk->trail, &n);
    for (int i = 0; way && i < n; i++)
        print_text(desk, "story", desk->trail->moments[way[i]].story);
    free(way);
}

// Returns the place in the way from which the printed story goes on.
static int told_up_to(const CmdTry *desk, const int *way, int n)
{
    for (int i = n - 1; way && i >= 0; i--)
        if (way[i] == desk->told) return i + 1;
    return desk->told < 0 ? n - 1 : 0;
}

// Prints what happened since the moment of the last printed story, if that lies on the
// way.
static void tell_since(const CmdTry *desk)
{
    const Trail *trail = desk->trail;
    int n;
    int *way = way_of(trail, &n);

    for (int i = told_up_to(desk, way, n); way && i < n; i++)
        if (*trail->moments[way[i]].story)
            print_text(desk, "story", trail->moments[way[i]].story);
    free(way);
}

static json_t *options_of(const CmdTry *desk, const Question *question)
{
    json_t *list = json_array();
    Line line;

    for (int i = 0; i < desk->keys.lines_n; i++) {
        line_start(&line, false, 0);
        keys_text(&desk->keys, desk->trail->scene, question, i, &line);
        keys_leads(&desk->keys, desk->trail->scene, i, &line);
        json_array_append_new(list,
                              json_pack("{s:s, s:o}",
                                        "key",
                                        desk->keys.lines[i].key,
                                        "text",
                                        json_safe_text(line.text)));
    }
    return list;
}

static void send_question(const CmdTry *desk, const Question *question,
                          const char *text)
{
    const Trail *trail = desk->trail;
    const Moment *at = &trail->moments[trail->at];
    json_t *json = json_pack("{s:s, s:i, s:i, s:o}",
                             "type",
                             question ? "question" : "over",
                             "answers",
                             at->depth,
                             "branch",
                             at->branch,
                             "text",
                             json_safe_text(text));

    if (question) {
        json_safe_set(json, "player", json_integer(question->player));
        json_safe_set(json, "options", options_of(desk, question));
    }
    print_json(json);
}

static void tell_over(const CmdTry *desk)
{
    const Session *session = desk->trail->session;
    char why[ENDING_TEXT];

    ending_tell(&session->game.now, &session->table, why, sizeof why);
    if (desk->json)
        send_question(desk, NULL, why);
    else
        terminal_tell(stdout, "The game is over because %s.", why);
}

static void print_question(const CmdTry *desk, const Question *question)
{
    const Scene *scene = desk->trail->scene;
    Line line;

    if (desk->json) {
        line_start(&line, false, 0);
        line_add(&line, "%s: ", scene_player(scene, question->player));
        question_text(scene, question, &line);
        send_question(desk, question, line.text);
        return;
    }
    Arena *arena = arena_new();
    (void)layout_draw_question(
        &(Layout){
            .scene = scene,
            .question = question,
            .keys = &desk->keys,
            .says = about_asker(desk->trail->session->catalog, scene, question, arena),
            .note = trail_note(desk->trail, &line),
            .width = desk->width},
        stdout);
    arena_free(arena);
}

void cmd_try_question(CmdTry *desk)
{
    const Trail *trail = desk->trail;
    const Question *question = trail_question(trail);

    desk->covered = false;
    if (!question) {
        tell_over(desk);
        return;
    }
    foresight_look(desk->foresight, trail->scene, &trail->session->table);
    trail->scene->foresight = desk->foresight;
    trail->scene->keys = &desk->keys;
    print_question(desk, question);
    trail->scene->keys = NULL;
}

// Gives keys to the options of the question that is shown next.
static void give_keys(CmdTry *desk)
{
    const Question *question = trail_question(desk->trail);

    if (question) keys_look(&desk->keys, desk->trail->scene, question);
    desk->ahead = desk->terminal ? (int)desk->typed_n + terminal_typed() : 0;
}

// Draws the screen of a terminal, the whole story above it.
static void draw_desk(CmdTry *desk)
{
    char *story = trail_story(desk->trail, 0);

    cmd_try_screen(desk, story);
    free(story);
    if (!trail_question(desk->trail)) tell_over(desk);
}

void cmd_try_redraw(CmdTry *desk)
{
    if (desk->terminal)
        draw_desk(desk);
    else
        cmd_try_question(desk);
}

void cmd_try_page(CmdTry *desk)
{
    if (desk->pages > 1) desk->page = (desk->page + 1) % desk->pages;
    cmd_try_redraw(desk);
}

void cmd_try_show(CmdTry *desk)
{
    Trail *trail = desk->trail;

    give_keys(desk);
    desk->page = 0;
    trail->scene->eye = (SceneEye){0};
    if (desk->told < 0 && !*trail->note) trail->note = trail_chance(trail);
    if (desk->told < 0 && *trail->note && !desk->terminal)
        cmd_try_say(desk, "%s", trail->note);
    if (desk->terminal) {
        draw_desk(desk);
    } else {
        tell_since(desk);
        cmd_try_question(desk);
    }
    desk->told = trail->at;
    trail->note = "";
}

// Says each line of [text], which it frees.
static void say_lines(CmdTry *desk, char *text)
{
    for (const char *line = text; *line;) {
        const int n = (int)strcspn(line, "\n");

        cmd_try_say(desk, "%.*s", n, line);
        line += n + (line[n] == '\n');
    }
    free(text);
}

void cmd_try_answers(CmdTry *desk)
{
    say_lines(desk, trail_answers(desk->trail));
}

void cmd_try_branches(CmdTry *desk)
{
    say_lines(desk, trail_branches(desk->trail));
}

static void send_difference(const char *what, char *const *texts)
{
    const SideBySide both = {.left = texts[0], .right = texts[1]};

    print_json(json_pack("{s:s, s:s, s:o}",
                         "type",
                         "differs",
                         "in",
                         what,
                         "lines",
                         side_by_side_json(&both)));
}

void cmd_try_compare(CmdTry *desk, int branch)
{
    TrailComparison both;

    if (!trail_compare(desk->trail, branch, BOARD_WIDTH, &both)) {
        cmd_try_say(desk, "There is no branch %d; branches lists them", branch);
        return;
    }
    if (desk->json) {
        send_difference("story", both.story);
        send_difference("board", both.board);
    } else {
        trail_comparison_print(&both, desk->width, stdout);
    }
    trail_comparison_free(&both);
}

static void send_renewed(const CmdTry *desk, const Renewal *renewal, const Err *err,
                         double ms)
{
    const Trail *trail = desk->trail;
    json_t *json = json_pack("{s:s, s:f, s:o}",
                             "type",
                             "renewed",
                             "ms",
                             ms,
                             "file",
                             json_safe_text(desk->watch.what));

    if (err) {
        json_safe_set(json, "fault", json_safe_text(err->text));
    } else {
        char *board = trail_board(trail, BOARD_WIDTH);
        const SideBySide boards = {.left = renewal->board, .right = board};
        const SideBySide stories = {.left = renewal->story,
                                    .right = renewal->story_now};

        json_safe_set(json, "from", json_integer(renewal->spared));
        json_safe_set(
            json, "wanted", json_integer(trail->moments[renewal->wanted].depth));
        json_safe_set(json, "answers", json_integer(trail->moments[trail->at].depth));
        json_safe_set(json, "board", side_by_side_json(&boards));
        json_safe_set(json, "story", side_by_side_json(&stories));
        free(board);
    }
    print_json(json);
}

static void tell_differences(CmdTry *desk, const Renewal *renewal)
{
    char *board = trail_board(desk->trail, BOARD_WIDTH);
    const SideBySide boards = {
        renewal->board, board, "BOARD BEFORE", "NOW", desk->width, false};
    const SideBySide stories = {
        renewal->story, renewal->story_now, "STORY BEFORE", "NOW", desk->width, false};

    if (!side_by_side_differ(&boards) && !side_by_side_differ(&stories))
        cmd_try_say(desk, "Nothing comes out differently.");
    side_by_side_print(&stories, stdout);
    side_by_side_print(&boards, stdout);
    free(board);
}

void cmd_try_renewed(CmdTry *desk, const Renewal *renewal, const Err *err, double ms)
{
    const Trail *trail = desk->trail;

    if (desk->json) {
        send_renewed(desk, renewal, err, ms);
    } else if (err) {
        terminal_tell(stdout, "Nothing has changed: %s", err->text);
        desk->covered = desk->terminal;
        return;
    } else {
        terminal_tell(stdout, "%s is loaded (%.0f ms).", desk->watch.what, ms);
        tell_differences(desk, renewal);
        if (renewal->reached != renewal->wanted)
            cmd_try_say(desk,
                        "The answers fit up to %d of %d; 'more' tries those that are "
                        "left",
                        trail->moments[trail->at].depth,
                        trail->moments[renewal->wanted].depth);
    }
    desk->told = trail->at;
    give_keys(desk);
    if (!err) cmd_try_question(desk);
}
