// verb_note.c -- verbs of notes: what the game itself remembers.
//
// Which of player and entry a note wants is checked when a script loads (argument_check.c).

#include "engine/base/number.h"
#include "engine/kernel/table/object.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_state.h"
#include "engine/scripted/verbs/verb_inside.h"

// Makes a value one that a note may keep: a role or a query becomes what it means.
static Value kept(Table *table, const Env *env, Value value)
{
    if (value.kind != VALUE_ROLE && value.kind != VALUE_QUERY &&
        value.kind != VALUE_GROUP)
        return value;
    if (value.kind != VALUE_GROUP && args_are_players(table, env, value))
        return value_player(args_player(table, env, value));
    if (value.kind == VALUE_ROLE) return value_object(args_thing(table, env, value));
    return value;
}

// Returns the first value of the note, of the player whose note it is: `you` where nobody is
// named.
static NotePlace place_of(Table *table, const Env *env, int note, Value player)
{
    const PlayNote *row = &scripted_of(table)->notes[note].shown;
    NotePlace place = {.note = note, .player = NOBODY, .entry = 0};

    if (row->per_player)
        place.player = args_player(table, env, player);
    else if (player.kind != VALUE_NONE)
        table_mistake(
            table, "all players share the note '%s': name no player", row->name);
    return place;
}

// Returns the named entry of a list, from 0; -1: none is named.
static int entry_of(Table *table, const PlayNote *row, Value entry)
{
    if (entry.kind == VALUE_NONE) return -1;
    if (!row->most)
        table_mistake(table, "the note '%s' is no list: name no entry", row->name);
    if (entry.n < 1)
        table_mistake(table,
                      "entries of the note '%s' count from 1, not from %d",
                      row->name,
                      entry.n);
    return entry.n - 1;
}

static bool is_without_player(const PlayNote *row, NotePlace place)
{
    return row->per_player && place.player == NOBODY;
}

Value verb_do_noted(Table *table, Env *env, const Value *args, int n)
{
    const ScriptedGame *game = scripted_of(table);
    const PlayNote *row = &game->notes[args[0].n].shown;
    NotePlace place = place_of(table, env, args[0].n, args_at(args, n, 1));
    const int entry = entry_of(table, row, args_at(args, n, 2));

    if (row->most && entry < 0)
        table_mistake(table, "the note '%s' is a list: say which entry", row->name);
    if (is_without_player(row, place)) return value_nil();
    if (entry >= scripted_state_noted_n(game, table->state, place)) return value_nil();
    place.entry = entry < 0 ? 0 : entry;
    return scripted_state_noted(game, table->state, place);
}

BriefWord verb_brief_word(const Rules *rules, int word)
{
    const ScriptedGame *game = (const ScriptedGame *)rules;
    const ScriptedNoteRow *row = &game->notes[word];

    if (word >= game->notes_n || row->shown.most) return (BriefWord){.first = -1};
    return (BriefWord){.first = (int16_t)row->first,
                       .word = (uint16_t)word,
                       .per_player = row->shown.per_player,
                       .words_n = row->shown.words ? row->shown.words_n : 0};
}

// Returns what is kept of the note that the word is, of the named player, or of `you` where there
// is no [named]. NULL: the word is a list or no note, or it takes more to find the player.
static inline ScriptedNote *plain_note(const Table *table, const Env *env,
                                       const BriefWord *word, const Value *named)
{
    ScriptedNote *notes = scripted_state(table->state)->notes;
    PlayerId player;

    if (word->first < 0) return NULL;
    if (!word->per_player) return named ? NULL : &notes[word->first];
    if (named && named->kind != VALUE_PLAYER) return NULL;
    player = named ? (PlayerId)named->n : env->you;
    if (player == NOBODY || table->state->players[player].gone) return NULL;
    return &notes[word->first + player];
}

bool verb_brief_noted(Table *table, const Env *env, const BriefWord *word,
                      const Value *value, Value *result)
{
    const ScriptedNote *note = plain_note(table, env, word, value);

    if (!note) return false;
    *result = scripted_state_value(table->state, note);
    return true;
}

// A word of a note is kept as its number, from 1 on.
bool verb_brief_keeps(Table *table, const Env *env, const BriefWord *word,
                      const Value *value, Value *result)
{
    const ScriptedNote *note = plain_note(table, env, word, NULL);

    if (!note || !value || value->kind != VALUE_NUMBER) return false;
    *result = value_truth(note->kind == VALUE_NUMBER && note->n == value->n + 1);
    return true;
}

Value verb_do_keeps(Table *table, Env *env, const Value *args, int n)
{
    const Value read[] = {args[0], args_at(args, n, 2), args_at(args, n, 3)};
    const BriefWord word = verb_brief_word(table->rules, args[0].n);
    Value kept;

    if (read[1].kind == VALUE_NONE && read[2].kind == VALUE_NONE &&
        verb_brief_keeps(table, env, &word, &args[1], &kept))
        return kept;
    kept = verb_do_noted(table, env, read, n > 2 ? n - 1 : 1);
    return value_truth(kept.kind == VALUE_NUMBER && kept.n == args[1].n + 1);
}

Value verb_do_noted_n(Table *table, Env *env, const Value *args, int n)
{
    const ScriptedGame *game = scripted_of(table);
    const PlayNote *row = &game->notes[args[0].n].shown;
    const NotePlace place = place_of(table, env, args[0].n, args_at(args, n, 1));

    if (!row->most) table_mistake(table, "the note '%s' is no list", row->name);
    if (is_without_player(row, place)) return value_nil();
    return value_number(scripted_state_noted_n(game, table->state, place));
}

// Refuses a value that the note cannot keep.
static void check_value(Table *table, const PlayNote *row, const Value *value)
{
    if (value->kind == VALUE_NIL || !row->words) return;
    if (value->kind != VALUE_NUMBER || value->n < 1 || value->n > row->words_n)
        table_mistake(table,
                      "the note '%s' keeps a number from 1 to %d, one for each of its "
                      "words",
                      row->name,
                      row->words_n);
}

// Writes the value down. Derived values hold where the note kept just that.
static void write_down(Table *table, NotePlace place, const Value *value)
{
    switch (scripted_state_note(scripted_of(table), table->state, place, value)) {
    case NOTED_NOTHING:
        table_mistake(table, "a note keeps a number, a player or a thing");
    case NOTED_THE_SAME: return;
    case NOTED_ANEW: scripted_state_changed(table, place.note);
    }
}

// Takes an entry out of a list. Without an entry nothing is done: a list is emptied by
// `forget`, so that a thing which is gone never empties one.
static void strike(Table *table, NotePlace place, int entry)
{
    const ScriptedGame *game = scripted_of(table);

    if (entry < 0 || entry >= scripted_state_noted_n(game, table->state, place)) return;
    place.entry = entry;
    scripted_state_strike(game, table->state, place);
    scripted_state_changed(table, place.note);
}

// Returns where in the list the value goes, from 0.
static int entry_for(Table *table, const PlayNote *row, NotePlace place, int entry)
{
    const int n = scripted_state_noted_n(scripted_of(table), table->state, place);

    if (entry < 0) entry = n;
    if (entry >= row->most)
        table_mistake(
            table, "the note '%s' has room for %d entries", row->name, row->most);
    if (entry > n)
        table_mistake(table,
                      "the note '%s' has %d entries, no entry %d",
                      row->name,
                      n,
                      entry + 1);
    return entry;
}

Value verb_do_note(Table *table, Env *env, const Value *args, int n)
{
    const PlayNote *row = &scripted_of(table)->notes[args[0].n].shown;
    const Value value = kept(table, env, args[1]);
    NotePlace place = place_of(table, env, args[0].n, args_at(args, n, 2));
    const int entry = entry_of(table, row, args_at(args, n, 3));

    if (is_without_player(row, place)) return value_nil();
    check_value(table, row, &value);
    if (row->most && value.kind == VALUE_NIL) {
        strike(table, place, entry);
        return value_nil();
    }
    if (row->most) place.entry = entry_for(table, row, place, entry);
    write_down(table, place, &value);
    return value_nil();
}

// Sets [kept] to what a note keeps of a value that needs no look at the Table. Returns false for
// another one, and where the note cannot keep it.
static inline bool kept_plainly(const BriefWord *word, const Value *value,
                                ScriptedNote *kept)
{
    const uint8_t kind = value->kind;

    *kept = (ScriptedNote){.kind = kind, .n = value->n};
    if (kind == VALUE_NUMBER && !word->words_n) return value->n == number_of(value->n);
    if (kind == VALUE_NUMBER) return value->n >= 1 && value->n <= word->words_n;
    if (kind == VALUE_NIL || (kind == VALUE_TRUTH && !value->n))
        *kept = (ScriptedNote){.kind = VALUE_NONE};
    else if (kind == VALUE_TRUTH)
        kept->kind = VALUE_NUMBER;
    else if (kind == VALUE_OBJECT)
        kept->ref = value->ref;
    else if (kind != VALUE_PLAYER)
        return false;
    return kind == VALUE_NIL || !word->words_n;
}

bool verb_brief_note(Table *table, const Env *env, const BriefWord *word,
                     const Value *value, Value *result)
{
    ScriptedNote *note = plain_note(table, env, word, NULL), kept;

    if (!note || !value || !kept_plainly(word, value, &kept)) return false;
    *result = value_nil();
    if (note->kind == kept.kind && note->n == kept.n) return true;
    *note = kept;
    scripted_state_changed(table, word->word);
    return true;
}

static void forget(Table *table, const Env *env, int note, Value player)
{
    const ScriptedGame *game = scripted_of(table);
    const PlayNote *row = &game->notes[note].shown;
    const NotePlace place = place_of(table, env, note, player);
    const Value nothing = value_nil();

    if (is_without_player(row, place)) return;
    if (!row->most) write_down(table, place, &nothing);
    while (row->most && scripted_state_noted_n(game, table->state, place))
        strike(table, place, 0);
}

Value verb_do_forget(Table *table, Env *env, const Value *args, int n)
{
    const Value player = args_at(args, n, 1);

    for (int i = 0; i < n; i++) {
        if (i != 1 && args[i].kind == VALUE_WORD) forget(table, env, args[i].n, player);
    }
    return value_nil();
}
