// person_screen.c -- what the person at the terminal sees: the board above the options, and
// other texts in pages.

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/game/question_view.h"
#include "tools/ask/about_asker.h"
#include "tools/door/terminal.h"
#include "tools/person/person_inside.h"
#include "tools/screen/layout.h"
#include "tools/screen/screen.h"
#include "tools/view/foresight.h"

enum { PROMPT = 1 };

// A layout, and the texts that it points to.
typedef struct {
    Layout layout;
    Line holds, note, hint, brief;
    char *sheet;
    Arena *arena;
} Drawing;

// Says behind the question what Enter does, and to those who do not know the keys yet, how they
// learn more.
static void add_hints(const PersonGame *play, const Question *question,
                      Drawing *drawing)
{
    Line text;

    line_start(&text, false, 0);
    line_start(&drawing->hint, false, 0);
    line_start(&drawing->brief, false, 0);
    if (!play->terminal || !question) return;
    keys_hint(&play->keys[question->player], play->scene, question, &text);
    line_add(&drawing->hint, "  (%s? helps, l story)", text.text);
    if (text.n) line_add(&drawing->brief, "  (%.*s)", text.n - 2, text.text);
}

// Returns whose account the screen shows; NOBODY at the end of a game of several persons.
static PlayerId reader_of(const PersonGame *play, const Question *question)
{
    if (question) return question->player;
    for (int i = 0; play->persons == 1; i++)
        if (play->session->bots[i].kind == SEAT_HUMAN) return (PlayerId)i;
    return NOBODY;
}

// Lays the screen out for [question], NULL at the end, above [below] lines.
static void lay_out(PersonGame *play, const Question *question, int below,
                    Drawing *drawing)
{
    const bool branched = question && play->past.branches > 1;
    const PlayerId reader = reader_of(play, question);

    add_hints(play, question, drawing);
    drawing->sheet = question ? person_sheet(play, question) : NULL;
    line_start(&drawing->holds, false, 0);
    drawing->arena = arena_new();
    if (question) person_stops_line(play, question->player, &drawing->holds);
    drawing->layout =
        (Layout){.scene = play->scene,
                 .sheet = drawing->sheet,
                 .question = question,
                 .keys = question ? &play->keys[question->player] : NULL,
                 .note = branched ? trail_note(&play->past, &drawing->note) : NULL,
                 .hint = drawing->hint.text,
                 .brief = drawing->brief.text,
                 .story = play->log,
                 .says = about_asker(
                     play->session->catalog, play->scene, question, drawing->arena),
                 .holds = drawing->holds.text,
                 .width = play->width,
                 .height = play->rows,
                 .below = below,
                 .page = play->page,
                 .reader = reader};
    if (play->terminal && reader != NOBODY)
        drawing->layout.account =
            play->accounts[reader].n ? play->accounts[reader].text : "";
}

static void clear(const PersonGame *play)
{
    if (play->terminal && play->persons > 1)
        terminal_forget(play->out);
    else if (play->terminal)
        terminal_clear(play->out);
}

// Draws the screen. Returns how many pages the options have.
static int draw_scene(PersonGame *play, const Question *question, int below)
{
    Drawing drawing;

    lay_out(play, question, below, &drawing);
    clear(play);
    const int pages = layout_draw(&drawing.layout, play->out);
    free(drawing.sheet);
    arena_free(drawing.arena);
    return pages;
}

void person_draw(PersonGame *play, const Question *question)
{
    play->pages = draw_scene(play, question, PROMPT);
    play->covered = false;
}

// Returns an account that goes over a screen: a sentence a line where that is one page, else in
// paragraphs.
static char *paged_account(const PersonGame *play, const char *account, PlayerId reader)
{
    const int width = play->width;
    char *text = account_text(account, reader, ACCOUNT_WHOLE, width);
    int lines = 0;

    for (const char *at = text; *at; at++) lines += *at == '\n';
    if (lines < play->rows) return text;
    free(text);
    return account_text(account, reader, ACCOUNT_JOINED, width);
}

void person_draw_first(PersonGame *play, const Question *question)
{
    Drawing drawing;

    lay_out(play, question, PROMPT, &drawing);
    const bool is_short = layout_is_short(&drawing.layout);
    free(drawing.sheet);
    arena_free(drawing.arena);
    if (!is_short) {
        person_draw(play, question);
        return;
    }
    clear(play);
    person_pages(
        play, paged_account(play, drawing.layout.account, question->player), 0);
}

void person_show_end(PersonGame *play)
{
    enum { RESULT = 7 }; // lines: empty ones, result, match, record, the shell
    (void)draw_scene(play, NULL, RESULT);
}

// Returns the rows of the terminal, 0 without one.
static int rows_of(const PersonGame *play)
{
    return play->terminal ? play->rows : 0;
}

void person_pages(PersonGame *play, char *text, int line)
{
    if (!text) return;
    pager_open(&play->pager, text, rows_of(play), line, play->out);
    play->covered = play->terminal;
    if (play->covered && !play->pager.text)
        (void)fputs("Enter shows the board again.\n", play->out);
}

void person_see(PersonGame *play, const Question *question)
{
    Session *session = play->session;
    const bool open = play->scene->open;

    play->scene->open = false;
    scene_look(play->scene, &session->game.now, &session->table, question->player);
    question_view(&session->game.now, &session->table, question, &play->scene->state);
    play->scene->open = open;
}

void person_look(PersonGame *play, const Question *question)
{
    Session *session = play->session;

    person_see(play, question);
    foresight_look(play->foresight, play->scene, &session->table);
    play->scene->foresight = play->foresight;
}
