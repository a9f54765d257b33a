// scene_note.c -- tells people what shown notes keep.

#include "tools/view/scene_note.h"

#include "engine/kernel/table/object.h"
#include "tools/position/position.h"

static const PlayNote *row_of(const Scene *scene, int note)
{
    const PlayNotes *notes = position_rows(scene->table->rules)->notes;

    return notes ? notes->row(scene->table->rules, note) : NULL;
}

const PlayNote *scene_note(const Scene *scene, PlayerId player, int i, NotePlace *place)
{
    const PlayNote *row;

    for (int note = 0; (row = row_of(scene, note)); note++) {
        if (!row->shown || row->per_player != (player != NOBODY) || i--) continue;
        *place = (NotePlace){.note = note, .player = player};
        return row;
    }
    return NULL;
}

static int count_of(const Scene *scene, NotePlace place)
{
    return position_rows(scene->table->rules)
        ->notes->count(scene->table->rules, &scene->state, place);
}

static Value value_of(const Scene *scene, NotePlace place)
{
    return position_rows(scene->table->rules)
        ->notes->read(scene->table->rules, &scene->state, place);
}

static void tell_value(const Scene *scene, const PlayNote *row, Value value, Line *line)
{
    if (value.kind == VALUE_PLAYER)
        line_add(line, "%s", scene_player(scene, (PlayerId)value.n));
    else if (value.kind == VALUE_OBJECT)
        scene_object(scene, value.ref.id, line);
    else if (value.kind == VALUE_NUMBER && row->words)
        scene_word(row->words[value.n - 1], line);
    else if (value.kind == VALUE_NUMBER)
        line_add(line, "%d", value.n);
}

bool scene_note_tell(const Scene *scene, NotePlace place, Line *line)
{
    const PlayNote *row = row_of(scene, place.note);
    const int n = count_of(scene, place);
    bool any = false;

    for (; place.entry < n; place.entry++) {
        const Value value = value_of(scene, place);

        if (value.kind == VALUE_NIL) continue;
        if (any) line_add(line, ", ");
        tell_value(scene, row, value, line);
        any = true;
    }
    return any;
}
