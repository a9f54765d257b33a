// argument_note.c -- refuses a player or an entry that a note does not have, and a list of
// which no entry is named.

#include "engine/base/text.h"
#include "scripting/calls_inside.h"

// Returns the word of the note that the call names, NULL: it names none.
static const WordRow *note_of(const Call *call)
{
    const WordRow *word;

    if (call->row->signature[0] != 'w' || !call->n || call->args[0].kind != VALUE_WORD)
        return NULL;
    word = &call->host->rules->words[call->args[0].n];
    return word->group == WORD_NOTE ? word : NULL;
}

// Returns whether the call gives the parameter of that letter.
static bool call_gives(const Call *call, char wanted)
{
    const char *letter = call->row->signature;

    for (int i = 0; i < call->n; i++, letter++) {
        letter += *letter == '|';
        if (*letter == wanted) return call->args[i].kind != VALUE_NONE;
    }
    return false;
}

static void check_player(const Call *call, const WordRow *note, bool named)
{
    if (named && !(note->keeps & KEEPS_FOR_EACH))
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "all players share the note '%s': name no player",
                     note->name);
}

static void check_entry(const Call *call, const WordRow *note, bool named)
{
    if (named && !(note->keeps & KEEPS_LIST))
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "the note '%s' is no list: name no entry",
                     note->name);
}

void argument_note_check_left_out(lua_State *L, const VerbRow *row, const WordRow *note)
{
    const bool list = note->keeps & KEEPS_LIST;
    const bool takes = text_has_letter(row->signature, 'n');

    // A verb that looks and takes an entry wants one of a list; one that takes none is about
    // lists alone.
    if (note->group != WORD_NOTE || row->deed != DEED_LOOK || takes != list) return;
    script_fault(L,
                 FOUND_ARGUMENT,
                 list ? "the note '%s' is a list: say which entry"
                      : "the note '%s' is no list",
                 note->name);
}

// A verb that takes notes among other places wants no list: it names no entry.
static void check_place(const Call *call, const WordRow *note)
{
    if (note->group == WORD_NOTE && note->keeps & KEEPS_LIST)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' wants notes of one thing, and the note '%s' is a list",
                     call->row->name,
                     note->name);
}

// Checks all notes that the call names: `forget` and `usables` take several.
void argument_note_check(const Call *call)
{
    const bool player = call_gives(call, 'p'), entry = call_gives(call, 'n');
    const bool first = note_of(call) != NULL;

    for (int i = 0; i < call->n; i++) {
        const WordRow *word;

        if (call->args[i].kind != VALUE_WORD) continue;
        word = &call->host->rules->words[call->args[i].n];
        if (first) {
            check_player(call, word, player);
            check_entry(call, word, entry);
        } else {
            check_place(call, word);
        }
    }
}

void argument_note_check_whole(const Call *call)
{
    const WordRow *note = note_of(call);

    if (note && !call_gives(call, 'n'))
        argument_note_check_left_out(call->L, call->row, note);
}

void argument_note_check_data(const Call *call, bool about)
{
    const WordRow *note = note_of(call);

    if (!note) return;
    check_player(call, note, about);
    argument_note_check_left_out(call->L, call->row, note);
}
