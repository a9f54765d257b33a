// screen_title.c -- draws the title above the board: the turn, whose it is, the phase, and
// what is going on.
//
// It is never cut: what does not fit goes on in a second line.

#include "tools/screen/screen_inside.h"

#include <string.h>

#include "engine/base/base.h"
#include "tools/view/scene_note.h"

// Adds [text] with the reading instead of its `%`.
static void add_reading(const Screen *screen, const PlayReading *reading,
                        const char *text, Line *line)
{
    const Scene *scene = screen->scene;
    const int n = reading->read(&scene->state);
    char number[12];

    switch ((ReadingKind)reading->kind) {
    case READING_NUMBER:
        (void)snprintf(number, sizeof number, "%d", n);
        line_add_filled(line, text, number);
        return;
    case READING_TRUTH: line_add_filled(line, text, reading->name); return;
    case READING_PLAYER:
        line_add_filled(line, text, scene_player(scene, (PlayerId)n));
        return;
    case READING_PLACE:
        line_add(line, "%.*s", (int)strcspn(text, "%"), text);
        scene_object(
            scene, screen->board->places->rows->object(&scene->state, n), line);
        return;
    case READING_WORD: line_add_filled(line, text, reading->words[n]); return;
    }
}

// Returns whether the note's conditions hold and it has something to show.
static bool is_noted(const Screen *screen, const BoardNote *note)
{
    const PlayBoard *board = screen->board;
    const State *state = &screen->scene->state;
    const PlayReading *only = play_board_reading(board, note->only);
    const PlayReading *unless = play_board_reading(board, note->unless);

    if (only && !only->read(state)) return false;
    if (unless && unless->read(state)) return false;
    return !play_board_is_none(&board->readings[note->reading], state);
}

// Adds the notes that the game shows: " · weather: rain".
static void add_shown(const Screen *screen, Flow *flow)
{
    const Scene *scene = screen->scene;
    const PlayNote *row;
    NotePlace place;
    Line piece;

    for (int i = 0; (row = scene_note(scene, NOBODY, i, &place)); i++) {
        line_start(&piece, scene->colour, 0);
        line_add(&piece, " · ");
        scene_word(row->label, &piece);
        line_add(&piece, ": ");
        if (scene_note_tell(scene, place, &piece)) screen_flow_add(flow, &piece);
    }
}

static void add_turn(const Screen *screen, Line *line)
{
    const State *state = &screen->scene->state;

    if (state->turn)
        line_add(line,
                 "Turn %d · %s",
                 state->turn,
                 scene_player(screen->scene, state->turn_player));
    else
        line_add(line, "Before the first turn");
}

// Fills the line. Says there how the whole board is seen, if this is not all of it.
static void fill_title(const Screen *screen, Line *line)
{
    static const char *const hints[] = {" b shows the whole board ", " b: all "};

    line_add(line, " ");
    for (int i = 0; screen->fold && i < COUNT_OF(hints); i++) {
        const int n = (int)strlen(hints[i]);

        if (line->columns + n + 2 > screen->width) continue;
        while (line->columns < screen->width - n - 2) line_add(line, "━");
        line_add_inked(line, INK_DIM, hints[i]);
        break;
    }
    while (line->columns < screen->width) line_add(line, "━");
}

void screen_title(const Screen *screen)
{
    const PlayBoard *board = screen->board;
    const State *state = &screen->scene->state;
    const PlayReading *phase = play_board_reading(board, board->phase);
    Line piece;
    Flow flow;

    screen_flow(screen, "   ", &flow);
    flow.between = "";
    flow.unfolded = true;
    line_add(&flow.line, "━━ ");
    line_start(&piece, screen->scene->colour, 0);
    line_set_ink(&piece, INK_BOLD);
    add_turn(screen, &piece);
    if (phase)
        line_add(&piece, " · %s", scene_phase(screen->scene, phase->read(state)));
    line_set_ink(&piece, INK_PLAIN);
    screen_flow_add(&flow, &piece);
    for (int i = 0; i < board->notes_n; i++) {
        const BoardNote *note = &board->notes[i];

        if (!is_noted(screen, note)) continue;
        line_start(&piece, screen->scene->colour, 0);
        add_reading(screen, &board->readings[note->reading], note->text, &piece);
        screen_flow_add(&flow, &piece);
    }
    add_shown(screen, &flow);
    fill_title(screen, &flow.line);
    screen_flow_end(&flow, "");
}
