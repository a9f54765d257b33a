// scripted_state.c -- keeps notes, and proves that a State from elsewhere holds sound ones.

#include "engine/scripted/scripted_state.h"

#include <string.h>

#include "engine/play/setting.h"

_Static_assert(sizeof(ScriptedState) <= RULES_BYTES,
               "settings and notes fit the State");

// Returns how many bytes of it stand before the further settings.
static int bytes_before(const ScriptedGame *game)
{
    return (int)offsetof(ScriptedState, notes) +
           game->note_values_n * (int)sizeof(ScriptedNote);
}

int scripted_state_bytes(const ScriptedGame *game)
{
    const int more = game->settings_n - SETTINGS_FIRST;

    return bytes_before(game) + (more > 0 ? more : 0);
}

// Returns the byte of the setting of that row.
static uint8_t *setting_at(const ScriptedGame *game, const State *state, int setting)
{
    if (setting < SETTINGS_FIRST) return &scripted_state(state)->settings[setting];
    return (uint8_t *)state->rules_state + bytes_before(game) + setting -
           SETTINGS_FIRST;
}

int scripted_state_setting(const ScriptedGame *game, const State *state, int setting)
{
    return *setting_at(game, state, setting);
}

void scripted_state_set(const ScriptedGame *game, State *state, int setting, int value)
{
    *setting_at(game, state, setting) = (uint8_t)value;
}

// Returns the first value of the note, of that player.
static ScriptedNote *values_of(const ScriptedGame *game, const State *state,
                               NotePlace place)
{
    const ScriptedNoteRow *row = &game->notes[place.note];
    const int each = row->shown.most ? row->shown.most : 1;
    const int player = row->shown.per_player ? place.player : 0;

    return &scripted_state(state)->notes[row->first + player * each];
}

Noting scripted_state_note(const ScriptedGame *game, State *state, NotePlace place,
                           const Value *value)
{
    ScriptedNote *note = &values_of(game, state, place)[place.entry];
    ScriptedNote kept = {.n = 0};
    uint8_t kind = value->kind;

    switch ((ValueKind)kind) {
    case VALUE_OBJECT: kept.ref = value->ref; break;
    case VALUE_NUMBER:
    case VALUE_PLAYER: kept.n = value->n; break;
    case VALUE_NIL: kind = VALUE_NONE; break;
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
    case VALUE_LASTING:
    case VALUE_SEVERAL: return NOTED_NOTHING;
    }
    if (note->kind == kind && note->n == kept.n) return NOTED_THE_SAME;
    note->kind = kind;
    note->n = kept.n;
    return NOTED_ANEW;
}

Value scripted_state_noted(const ScriptedGame *game, const State *state,
                           NotePlace place)
{
    return scripted_state_value(state, &values_of(game, state, place)[place.entry]);
}

int scripted_state_noted_n(const ScriptedGame *game, const State *state,
                           NotePlace place)
{
    const ScriptedNote *kept = values_of(game, state, place);
    const int most = game->notes[place.note].shown.most;
    int n = 0;

    if (!most) return 1;
    while (n < most && kept[n].kind != VALUE_NONE) n++;
    return n;
}

void scripted_state_changed(Table *table, int note)
{
    table_changed(table,
                  library_word_is_read(table->library, note) ? reads_of_note(note) : 0);
}

bool scripted_state_clear(const ScriptedGame *game, State *state, int note)
{
    const PlayNote *row = &game->notes[note].shown;
    const int players = row->per_player ? game->players_most : 1;
    const int n = players * (row->most ? row->most : 1);
    ScriptedNote *kept = &scripted_state(state)->notes[game->notes[note].first];
    bool any = false;

    for (int i = 0; i < n; i++) {
        any = any || kept[i].kind != VALUE_NONE;
        kept[i] = (ScriptedNote){.kind = VALUE_NONE};
    }
    return any;
}

void scripted_state_strike(const ScriptedGame *game, State *state, NotePlace place)
{
    ScriptedNote *kept = values_of(game, state, place);
    const int n = scripted_state_noted_n(game, state, place);

    for (int i = place.entry; i + 1 < n; i++) kept[i] = kept[i + 1];
    if (n) kept[n - 1] = (ScriptedNote){.kind = VALUE_NONE};
}

static const char *verify_value(const State *state, const ScriptedNote *note)
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

// Judges the values of one note of one player: a list has no gap, a word is one of those
// that the note has.
static const char *verify_note(const ScriptedGame *game, const State *state,
                               NotePlace place)
{
    const PlayNote *row = &game->notes[place.note].shown;
    const ScriptedNote *kept = values_of(game, state, place);
    const int n = row->most ? row->most : 1;
    const char *wrong = NULL;

    for (int i = 0; i < n && !wrong; i++) {
        wrong = verify_value(state, &kept[i]);
        if (wrong || kept[i].kind == VALUE_NONE) continue;
        if (i && kept[i - 1].kind == VALUE_NONE) wrong = "a note has a gap";
        if (row->words &&
            (kept[i].kind != VALUE_NUMBER || kept[i].n < 1 || kept[i].n > row->words_n))
            wrong = "a note has a word that it has not";
    }
    return wrong;
}

static const char *verify_notes(const ScriptedGame *game, const State *state)
{
    const char *wrong = NULL;

    for (int i = 0; i < game->notes_n && !wrong; i++) {
        const int players = game->notes[i].shown.per_player ? game->players_most : 1;

        for (int p = 0; p < players && !wrong; p++)
            wrong = verify_note(game, state, (NotePlace){i, (PlayerId)p, 0});
    }
    return wrong;
}

// Judges the settings, and the rest of the last word, in which there are none.
static const char *verify_settings(const ScriptedGame *game, const State *state)
{
    const int rest =
        state->rules_n * (int)sizeof state->rules_state[0] - bytes_before(game);

    for (int i = 0; i < SETTINGS_FIRST + rest; i++) {
        const int values = i < game->settings_n ? game->settings[i].values_n : 1;
        const int value = scripted_state_setting(game, state, i);

        if (value >= values) return "a setting has a value that it has not";
        if (value &&
            !setting_fits(&game->play_settings[i], value + 1, state->players_n))
            return "a setting is for another number of players";
    }
    return NULL;
}

const char *scripted_state_verify(const Table *table)
{
    const ScriptedGame *game = scripted_of(table);
    const ScriptedState *own = scripted_state(table->state);
    const char *wrong = verify_settings(game, table->state);

    if (wrong) return wrong;
    if (own->mode >= sitting_modes_n(&game->rules)) return "there is no such mode";
    if (own->decisions > TURN_DECISIONS_MAX) return "a turn has too many decisions";
    for (int i = 0; i < COUNT_OF(own->pad); i++)
        if (own->pad[i]) return "the settings are none";
    return verify_notes(game, table->state);
}
