// scripted_state.c -- keeps notes, and proves that a State from elsewhere holds sound ones.

#include "engine/scripted/scripted_state.h"

#include "engine/kernel/table/ref.h"

_Static_assert(sizeof(ScriptedState) <= RULES_BYTES,
               "settings and notes fit the State");

int scripted_state_bytes(int notes)
{
    return (int)offsetof(ScriptedState, notes) + notes * (int)sizeof(ScriptedNote);
}

bool scripted_state_note(State *state, int note, const Value *value)
{
    ScriptedNote kept = {.kind = value->kind};

    switch ((ValueKind)value->kind) {
    case VALUE_OBJECT: kept.ref = value->ref; break;
    case VALUE_NUMBER:
    case VALUE_PLAYER: kept.n = value->n; break;
    case VALUE_NIL: kept.kind = VALUE_NONE; break;
    case VALUE_NONE:
    case VALUE_TRUTH:
    case VALUE_SPOT:
    case VALUE_GROUP:
    case VALUE_ROLE:
    case VALUE_QUERY:
    case VALUE_ZONE:
    case VALUE_LOCATION:
    case VALUE_WORD:
    case VALUE_COST:
    case VALUE_CLAUSE:
    case VALUE_KEYWORD:
    case VALUE_TEXT:
    case VALUE_EVENT:
    case VALUE_ITEM:
    case VALUE_SEVERAL: return false;
    }
    scripted_state(state)->notes[note] = kept;
    return true;
}

Value scripted_state_noted(const State *state, int note)
{
    const ScriptedNote *kept = &scripted_state(state)->notes[note];

    if (kept->kind == VALUE_NONE) return value_nil();
    if (kept->kind != VALUE_OBJECT) return (Value){.kind = kept->kind, .n = kept->n};
    return ref_lives(state, kept->ref) ? value_object(kept->ref) : value_nil();
}

static const char *verify_note(const State *state, const ScriptedNote *note)
{
    const bool kept = note->kind == VALUE_NONE || note->kind == VALUE_NUMBER ||
                      note->kind == VALUE_PLAYER || note->kind == VALUE_OBJECT;

    if (!kept || note->pad[0] || note->pad[1] || note->pad[2]) return "a note is none";
    if (note->kind == VALUE_PLAYER && (note->n < 0 || note->n >= state->players_n))
        return "a note is about a player who does not play";
    if (note->kind == VALUE_OBJECT && note->ref.id > state->objects_n)
        return "a note is about a thing that is not there";
    return NULL;
}

const char *scripted_state_verify(const Table *table)
{
    const ScriptedGame *game = scripted_of(table);
    const ScriptedState *own = scripted_state(table->state);
    const char *wrong = NULL;

    for (int i = 0; i < SETTINGS_MAX; i++) {
        const int values = i < game->settings_n ? game->settings[i].values_n : 1;

        if (own->settings[i] >= values) return "a setting has a value that it has not";
    }
    if (own->mode >= sitting_modes_n(&game->rules)) return "there is no such mode";
    if (own->decisions > TURN_DECISIONS_MAX) return "a turn has too many decisions";
    for (int i = 0; i < COUNT_OF(own->pad); i++)
        if (own->pad[i]) return "the settings are none";
    for (int i = 0; i < game->notes_n && !wrong; i++)
        wrong = verify_note(table->state, &own->notes[i]);
    return wrong;
}
