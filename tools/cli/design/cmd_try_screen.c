// cmd_try_screen.c -- the screen of a game that is tried in a terminal: everything in the
// lines that there are.

#include <stdlib.h>
#include <string.h>

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

void cmd_try_screen(CmdTry *desk, const char *story)
{
    enum { PROMPT = 1 };
    Trail *trail = desk->trail;
    const Question *question = trail_question(trail);
    Line note;

    foresight_look(desk->foresight, trail->scene, &trail->session->table);
    trail->scene->foresight = desk->foresight;
    dress(desk, true);
    terminal_clear();
    desk->pages = layout_draw(&(Layout){.scene = trail->scene,
                                        .question = question,
                                        .keys = &desk->keys,
                                        .story = story,
                                        .holds = trail->note,
                                        .note = trail_note(trail, &note),
                                        .width = desk->width,
                                        .height = rows_of(desk),
                                        .below = PROMPT,
                                        .page = desk->page},
                              stdout);
    dress(desk, false);
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
    if (fclose(out) == 0) pager_open(&desk->pager, text, rows_of(desk), 0);
}

void cmd_try_whole_story(CmdTry *desk, char *story)
{
    pager_open(&desk->pager, story, rows_of(desk), PAGER_END);
}
