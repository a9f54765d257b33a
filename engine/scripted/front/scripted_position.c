// scripted_position.c -- reads and writes the notes and settings of a position.
//
// Zones, statuses and counters need no row: general code takes them from the Rules.

#include "engine/scripted/front/scripted_position.h"

#include "engine/scripted/scripted_state.h"

static const PlayNote *note_row(const Rules *rules, int note)
{
    const ScriptedGame *game = (const ScriptedGame *)rules;

    return note < game->notes_n ? &game->notes[note].shown : NULL;
}

static int count_note(const Rules *rules, const State *state, NotePlace place)
{
    return scripted_state_noted_n((const ScriptedGame *)rules, state, place);
}

static Value read_note(const Rules *rules, const State *state, NotePlace place)
{
    return scripted_state_noted((const ScriptedGame *)rules, state, place);
}

static void write_note(const Rules *rules, State *state, NotePlace place, Value value)
{
    (void)scripted_state_note((const ScriptedGame *)rules, state, place, &value);
}

static void set_setting(const Rules *rules, State *state, int setting, int value)
{
    scripted_state_set(
        (const ScriptedGame *)rules, state, setting, value ? value - 1 : 0);
}

static int room(const Rules *rules, int zone)
{
    return ((const ScriptedGame *)rules)->zones_more[zone].limit;
}

static int counter_most(const Rules *rules, int counter, bool of_player)
{
    const ScriptedGame *game = (const ScriptedGame *)rules;

    if (counter >= (of_player ? game->player_counters_n : rules->counters_n)) return 0;
    return of_player ? game->player_bounds[counter].most : game->bounds[counter].most;
}

void scripted_position_fill(ScriptedGame *game)
{
    static const PlayNotes notes = {note_row, count_note, read_note, write_note};

    game->position.notes = &notes;
    game->position.set_setting = set_setting;
    game->position.room = room;
    game->position.counter_most = counter_most;
}
