// scripted_state.h -- the part of a State that a game written in Lua has for itself.
//
// It is State.rules_state: the first settings that the players agreed on, then the values of
// the notes: of each note one, or as many as its list has room for, and of a note of each
// player so many for every seat. A value is a number, a player or a thing. Further settings
// follow the values that the game has, a byte each. Everybody may know all of it.

#ifndef SCRIPTED_STATE_H
#define SCRIPTED_STATE_H

#include "engine/kernel/table/ref.h"
#include "engine/scripted/scripted.h"

// A value of a note: the kind of a Value, and as much of it as a note keeps. VALUE_NONE:
// nothing is noted.
typedef struct {
    uint8_t kind; // ValueKind
    uint8_t pad[3];
    union {
        int32_t n;
        Ref ref;
    };
} ScriptedNote;

enum { SETTINGS_FIRST = 24 }; // settings that stand before the notes

typedef struct {
    uint8_t
        settings[SETTINGS_FIRST]; // by row; scripted_state_setting reads all of them
    uint8_t mode;                 // row of the modes
    uint8_t pad[5];
    uint16_t decisions; // steps of this turn with a question to a player
    ScriptedNote notes[NOTE_VALUES_MAX];         // see ScriptedNoteRow.first
    uint8_t more[SETTINGS_MAX - SETTINGS_FIRST]; // room for the further settings
} ScriptedState;

_Static_assert(sizeof(ScriptedNote) == 8, "a note has no padding");

// Returns that part of a State.
static inline ScriptedState *scripted_state(const State *state)
{
    return (ScriptedState *)state->rules_state;
}

// Returns how many bytes of it the game uses, when its notes and settings are read.
int scripted_state_bytes(const ScriptedGame *game);

// Returns the value that is played with, by row of the settings: 0 is the usual one.
int scripted_state_setting(const ScriptedGame *game, const State *state, int setting);

// Plays with that value from now on.
void scripted_state_set(const ScriptedGame *game, State *state, int setting, int value);

// The outcome of a note: it cannot keep that kind, it said just that before, it
// changed.
typedef enum { NOTED_NOTHING, NOTED_THE_SAME, NOTED_ANEW } Noting;

// Writes down what the value says.
Noting scripted_state_note(const ScriptedGame *game, State *state, NotePlace place,
                           const Value *value);

// Returns what the value of a note means now: nil for nothing, and for a thing that is gone.
static inline Value scripted_state_value(const State *state, const ScriptedNote *kept)
{
    if (kept->kind == VALUE_NONE) return value_nil();
    if (kept->kind != VALUE_OBJECT) return (Value){.kind = kept->kind, .n = kept->n};
    return ref_lives(state, kept->ref) ? value_object(kept->ref) : value_nil();
}

// Returns what is noted, nil where that is nothing, or a thing that is gone.
Value scripted_state_noted(const ScriptedGame *game, const State *state,
                           NotePlace place);

// Returns how many values the note keeps: those of a list, else 1.
int scripted_state_noted_n(const ScriptedGame *game, const State *state,
                           NotePlace place);

// Says that the note keeps something else now. Derived values hold where no passive reads it.
void scripted_state_changed(Table *table, int note);

// Forgets all that the note keeps, of everybody. Returns whether that was something.
bool scripted_state_clear(const ScriptedGame *game, State *state, int note);

// Takes an entry out of a list; the others move up.
void scripted_state_strike(const ScriptedGame *game, State *state, NotePlace place);

// Judges a State. Returns the first thing in it that cannot be, or NULL. Fits
// Rules.verify.
const char *scripted_state_verify(const Table *table);

#endif
