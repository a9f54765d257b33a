// screen_object.c -- draws an object on the board: its name, its numbers, its
// attachments.
//
// It shows only what the reader knows of the object.

#include "tools/screen/screen_inside.h"
#include "tools/view/keys.h"

// Adds a text in an ink. Without an ink there are no escape codes.
static void add_in(Line *line, int ink, const char *text)
{
    if (ink == INK_PLAIN)
        line_add(line, "%s", text);
    else
        line_add_inked(line, (Ink)ink, text);
}

static void add_states(const Screen *screen, const Object *it, Line *line)
{
    const Rules *rules = screen->scene->table->rules;
    const Library *library = screen->scene->table->library;
    const BoardStatus *rows = screen->board->statuses;
    Line word;

    for (int i = 0; i < rules->statuses_n; i++) {
        if (!(it->statuses >> i & 1) || (rows && rows[i].hidden)) continue;
        line_start(&word, false, 0);
        line_add(&word, " %s", rules->statuses[i].name);
        add_in(line, rows ? rows[i].ink : INK_PLAIN, word.text);
    }
    for (int i = 0; i < library->statuses_n; i++)
        if (it->statuses >> (rules->statuses_n + i) & 1 &&
            !(screen->board->unseen >> i & 1))
            line_add(line, " %s", library->statuses[i]);
    if (!(it->flags & OBJECT_EXHAUSTED)) return;
    line_start(&word, false, 0);
    line_add(&word, " %s", play_board_flag(OBJECT_EXHAUSTED));
    line_add_inked(line, INK_DIM, word.text);
}

static void add_counters(const Screen *screen, ObjectId id, bool has_main, Line *line)
{
    const State *state = &screen->scene->state;
    const Rules *rules = screen->scene->table->rules;
    const Library *library = screen->scene->table->library;
    char number[12];
    Line text;

    for (int i = 0; i < state->counters_n; i++) {
        const int n = state_counter(state, id, i);
        const BoardCounter *rows =
            i < rules->counters_n ? screen->board->counters : NULL;

        if (!n) continue;
        (void)snprintf(number, sizeof number, "%d", n);
        line_start(&text, false, 0);
        if (!rows)
            line_add(&text, " %s %s", library_counter_name(library, i), number);
        else if (has_main || !rows[i].of_main)
            line_add_filled(&text, rows[i].shown, number);
        if (text.n) add_in(line, rows ? rows[i].ink : INK_PLAIN, text.text);
    }
}

void screen_add_object(const Screen *screen, ObjectId id, Line *line)
{
    const Scene *scene = screen->scene;
    const Object *it = &scene->state.objects[id];
    const bool has_main = scene_has_main(scene, id);

    keys_add_number(scene, id, line);
    scene_object(scene, id, line);
    if (has_main) {
        line_set_ink(line, INK_BOLD);
        line_add(line, " %d", it->stat < 0 ? 0 : it->stat);
        line_set_ink(line, INK_PLAIN);
    }
    add_counters(screen, id, has_main, line);
    for (ObjectId other = 1; other <= scene->state.objects_n; other++) {
        if (scene->state.objects[other].host != id) continue;
        line_add(line, " + ");
        keys_add_number(scene, other, line);
        scene_object(scene, other, line);
    }
    add_states(screen, it, line);
}

bool screen_is_tallied(const Screen *screen, ObjectId id)
{
    const Card *card = scene_face(screen->scene, id);

    return card && (card->types & screen->board->tallied);
}
