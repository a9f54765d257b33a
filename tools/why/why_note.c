// why_note.c -- tells what the notes keep that a game shows: its own, and those of players.

#include <string.h>
#include <strings.h>

#include "tools/view/scene_note.h"
#include "tools/why/why.h"

static bool is_called(const PlayNote *note, const char *name)
{
    return !strcasecmp(note->name, name) || !strcasecmp(note->label, name);
}

// Adds "bargain of Player 1: Amber", of the game without the player.
static Finding *tell_note(const Why *why, const PlayNote *note, NotePlace place,
                          Finding *parent)
{
    const Scene *scene = why->scene;
    Line line;

    line_start(&line, false, 0);
    scene_word(note->label, &line);
    if (place.player != NOBODY)
        line_add(&line, " of %s", scene_player(scene, place.player));
    line_add(&line, ": ");
    if (!scene_note_tell(scene, place, &line)) line_add(&line, "nothing");
    return finding_add(
        why->arena, parent, parent ? FINDING_FACT : FINDING_ANSWER, "%s", line.text);
}

// Finds the note of that name among those of the player, or of the game.
static const PlayNote *note_called(const Why *why, PlayerId player, const char *name,
                                   NotePlace *place)
{
    const PlayNote *note;
    int i = 0;

    while ((note = scene_note(why->scene, player, i, place)) && !is_called(note, name))
        i++;
    return note;
}

// Tells the note of each player, NULL: there is none of that name.
static Finding *tell_each(const Why *why, const char *name)
{
    Finding *root = NULL;
    const PlayNote *note;
    NotePlace place;

    for (int p = 0; p < why->scene->state.players_n; p++) {
        note = note_called(why, (PlayerId)p, name, &place);
        if (!note) return NULL;
        if (!root)
            root = finding_add(why->arena,
                               NULL,
                               FINDING_ANSWER,
                               "each player has a note '%s'",
                               note->name);
        (void)tell_note(why, note, place, root);
    }
    return root;
}

Finding *why_note(const Why *why, const char *name)
{
    NotePlace place;
    const PlayNote *note = note_called(why, NOBODY, name, &place);
    Finding *root = note ? tell_note(why, note, place, NULL) : tell_each(why, name);

    if (!root) return NULL;
    if (!note) note = note_called(why, 0, name, &place);
    if (note && *note->doc)
        (void)finding_add(why->arena, root, FINDING_FACT, "%s", note->doc);
    return root;
}
