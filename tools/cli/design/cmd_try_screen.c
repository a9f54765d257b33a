// cmd_try_screen.c -- the screen of a game that is tried in a terminal: everything in the
// lines that there are.

#include <stdlib.h>
#include <string.h>

#include "tools/ask/about_asker.h"
#include "tools/cli/design/cmd_try.h"
#include "tools/door/terminal.h"
#include "tools/screen/layout.h"
#include "tools/screen/screen.h"
#include "tools/view/foresight.h"

// The scene has colours and numbers of things only while it is drawn here: elsewhere boards
// are compared.
static void dress(CmdTry *desk, bool on)
{
    Scene *scene = desk->trail->scene;

    scene->colour = on && desk->terminal && !getenv("NO_COLOR");
    scene->keys = on ? &desk->keys : NULL;
}

static int rows_of(const CmdTry *desk)
{
    return desk->terminal ? screen_height(stdout) : 0;
}

// Says behind the question, in a terminal, what Enter does and how one learns more; [brief] only the
// first.
static void add_hints(const CmdTry *desk, const Question *question, Line *hint,
                      Line *brief)
{
    Line text;

    line_start(hint, false, 0);
    line_start(brief, false, 0);
    if (!question || !desk->terminal) return;
    line_start(&text, false, 0);
    keys_hint(&desk->keys, desk->trail->scene, question, &text);
    line_add(hint, "  (%s? helps)", text.text);
    if (text.n) line_add(brief, "  (%.*s)", text.n - 2, text.text);
}

void cmd_try_screen(CmdTry *desk, const char *story)
{
    enum { PROMPT = 1 };
    Trail *trail = desk->trail;
    const Question *question = trail_question(trail);
    Line note, hint, brief;
    Arena *arena = arena_new();

    add_hints(desk, question, &hint, &brief);
    foresight_look(desk->foresight, trail->scene, &trail->session->table);
    trail->scene->foresight = desk->foresight;
    dress(desk, true);
    terminal_clear(stdout);
    desk->covered = false;
    desk->pages = layout_draw(
        &(Layout){
            .scene = trail->scene,
            .question = question,
            .keys = &desk->keys,
            .story = story,
            .says = about_asker(trail->session->catalog, trail->scene, question, arena),
            .holds = trail->note,
            .note = trail_note(trail, &note),
            .hint = hint.text,
            .brief = brief.text,
            .width = desk->width,
            .height = rows_of(desk),
            .below = PROMPT,
            .page = desk->page},
        stdout);
    arena_free(arena);
    dress(desk, false);
}

void cmd_try_pages(CmdTry *desk, char *text, int line)
{
    if (!text) return;
    pager_open(&desk->pager, text, rows_of(desk), line, stdout);
    desk->covered = desk->terminal;
    if (desk->covered && !desk->pager.text) puts("Enter shows the board again.");
}

void cmd_try_whole_board(CmdTry *desk)
{
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    if (!out) return;
    dress(desk, true);
    (void)screen_draw(desk->trail->scene, desk->width, out);
    dress(desk, false);
    if (fclose(out) == 0) pager_open(&desk->pager, text, rows_of(desk), 0, stdout);
}

void cmd_try_whole_story(CmdTry *desk, char *story)
{
    char *text = NULL;
    size_t n;
    FILE *out = desk->terminal ? open_memstream(&text, &n) : NULL;

    if (!out) {
        cmd_try_pages(desk, story, PAGER_END);
        return;
    }
    for (const char *at = story ? story : ""; *at;) {
        const int indent = (int)strspn(at, " "), length = (int)strcspn(at, "\n");
        char *line = strndup(at + indent, (size_t)(length - indent));

        if (line) line_wrap(line, indent, indent + 2, desk->width, out);
        free(line);
        at += length + (at[length] == '\n');
    }
    free(story);
    if (fclose(out) == 0) cmd_try_pages(desk, text, PAGER_END);
}
