// scripted_position.c -- reads and writes the notes and settings of a position.
//
// Zones, statuses and counters need no row: general code takes them from the Rules.

#include "engine/scripted/front/scripted_position.h"

#include "engine/scripted/scripted_state.h"

static const char *note_name(const Rules *rules, int note)
{
    const ScriptedGame *game = (const ScriptedGame *)rules;

    return note < game->notes_n ? rules->words[note].name : NULL;
}

static Value read_note(const Table *table, int note)
{
    return scripted_state_noted(table->state, note);
}

static void write_note(Table *table, int note, Value value)
{
    (void)scripted_state_note(table->state, note, &value);
}

static void set_setting(State *state, int setting, int value)
{
    scripted_state(state)->settings[setting] = (uint8_t)(value ? value - 1 : 0);
}

static int room(const Rules *rules, int zone)
{
    return ((const ScriptedGame *)rules)->zones_more[zone].limit;
}

void scripted_position_fill(ScriptedGame *game)
{
    static const PlayNotes notes = {note_name, read_note, write_note};

    game->position.notes = &notes;
    game->position.set_setting = set_setting;
    game->position.room = room;
}
