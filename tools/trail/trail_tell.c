// trail_tell.c -- what a reader is shown of a trail: board and story, answers and branches,
// and two ways side by side.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/door/terminal.h"
#include "tools/screen/screen.h"
#include "tools/trail/side_by_side.h"
#include "tools/trail/trail.h"

char *trail_board(const Trail *trail, int width)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ENOUGH(out);
    (void)screen_draw(trail->scene, width, out);
    (void)fclose(out);
    ENOUGH(text);
    return text;
}

const char *trail_chance(const Trail *trail)
{
    const uint64_t used = trail->moments[trail->at].results;

    if (!trail->chance || !scenario_chance_is_used_up(trail->chance, used)) return "";
    return SCENARIO_CHANCE_USED_UP;
}

// Writes the stories on the way to [moment], the first one first.
static void tell_way(const Trail *trail, int moment, int depth, FILE *out)
{
    int n = 0, *way = calloc((size_t)trail->moments[moment].depth + 2, sizeof *way);

    ENOUGH(way);
    for (; moment >= 0 && trail->moments[moment].depth >= depth;
         moment = trail->moments[moment].before)
        way[n++] = moment;
    while (n-- > 0)
        if (trail->moments[way[n]].story)
            (void)fputs(trail->moments[way[n]].story, out);
    free(way);
}

char *trail_story(const Trail *trail, int depth)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ENOUGH(out);
    tell_way(trail, trail->at, depth, out);
    (void)fclose(out);
    ENOUGH(text);
    return text;
}

const char *trail_note(const Trail *trail, Line *line)
{
    const Moment *at = &trail->moments[trail->at];

    line_start(line, false, 0);
    line_add(line, "  (answer %d", at->depth);
    if (trail->branches > 1) line_add(line, ", branch %d", at->branch);
    line_add(line, ")");
    return line->text;
}

static void tell_answer(const Trail *trail, int moment, FILE *out)
{
    Line line;

    line_start(&line, false, 0);
    line_add(&line,
             "%s%3d  ",
             moment == trail->at ? "*" : " ",
             trail->moments[moment].depth);
    spoken_answer_text(&trail->moments[moment].spoken, trail->scene, &line);
    line_print(&line, out);
}

char *trail_answers(const Trail *trail)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ENOUGH(out);
    for (int depth = 1, at; (at = trail_find(trail, depth)) >= 0; depth++)
        tell_answer(trail, at, out);
    (void)fclose(out);
    return text;
}

static void tell_branch(const Trail *trail, int branch, FILE *out)
{
    const int end = trail_end_of(trail, branch);
    int first = end;
    Line line;

    while (trail->moments[first].before >= 0 &&
           trail->moments[trail->moments[first].before].branch == branch)
        first = trail->moments[first].before;
    line_start(&line, false, 0);
    line_add(&line,
             "%s%3d  answers %d to %d  ",
             trail->moments[trail->at].branch == branch ? "*" : " ",
             branch,
             trail->moments[first].depth,
             trail->moments[end].depth);
    if (branch > 1)
        spoken_answer_text(&trail->moments[first].spoken, trail->scene, &line);
    line_print(&line, out);
}

char *trail_branches(const Trail *trail)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ENOUGH(out);
    for (int i = 1; i <= trail->branches; i++) tell_branch(trail, i, out);
    (void)fclose(out);
    return text;
}

bool trail_compare(Trail *trail, int branch, int width, TrailComparison *comparison)
{
    const int here = trail->at, there = trail_end_of(trail, branch);
    char(*const title)[sizeof *comparison->title] = comparison->title;

    if (there < 0) return false;
    const int fork = trail->moments[trail_fork(trail, here, there)].depth + 1;
    (void)text_format(title[0],
                      sizeof *title,
                      "HERE (branch %d, answer %d)",
                      trail->moments[here].branch,
                      trail->moments[here].depth);
    comparison->board[0] = trail_board(trail, width);
    comparison->story[0] = trail_story(trail, fork);
    (void)trail_go(trail, there);
    (void)text_format(title[1],
                      sizeof *title,
                      "BRANCH %d, answer %d",
                      branch,
                      trail->moments[trail->at].depth);
    comparison->board[1] = trail_board(trail, width);
    comparison->story[1] = trail_story(trail, fork);
    (void)trail_go(trail, here);
    return true;
}

static void print_both(const char *what, const SideBySide *texts, FILE *out)
{
    if (!side_by_side_differ(texts))
        terminal_tell(out, "The %s is the same.", what);
    else
        side_by_side_print(texts, out);
}

void trail_comparison_print(const TrailComparison *comparison, int width, FILE *out)
{
    const char *const left = comparison->title[0], *const right = comparison->title[1];
    char *const *board = comparison->board, *const *story = comparison->story;

    print_both(
        "story", &(SideBySide){story[0], story[1], left, right, width, true}, out);
    print_both(
        "board", &(SideBySide){board[0], board[1], left, right, width, false}, out);
}

void trail_comparison_free(TrailComparison *comparison)
{
    for (int i = 0; i < 2; i++) {
        free(comparison->board[i]);
        free(comparison->story[i]);
    }
}
