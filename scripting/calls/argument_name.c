// argument_name.c -- arguments that are names of rows: a column, a number, a question ...
//
// Such an argument is a text in the script and the number of its row for the verb. A name
// that no row has is a fault at load, because a text in a script does not change.
//
// A text that names a row, and a word or record of a script, mean the same for a parameter
// at each call in play. So the host remembers the meaning by the address of the argument:
// Lua has each short text once, and records live as long as the functions that have them.

#include <string.h>

#include "engine/abilities/language/accept.h"
#include "engine/base/text.h"
#include "scripting/calls/argument.h"

// Returns the letter of the parameter before this one that names something with words of
// its own, and its row.
static char letter_before(const Call *call, int *row)
{
    char found = '\0';
    int i = 0;

    for (const char *at = call->row->signature; *at && i < call->n - 1; at++) {
        if (*at == '|') continue;
        if (text_has_letter("aglw", *at)) {
            found = *at;
            *row = call->args[i].n;
        }
        i++;
    }
    return found;
}

static const char *number_name(const Call *call, int i)
{
    const Rules *rules = call->host->rules;
    const Library *library = call->host->library;

    if (i < rules->fields_n) return rules->fields[i].name;
    i -= rules->fields_n;
    if (i < library->player_counters_n) return library->player_counters[i];
    if (!library->thing_counters_n) return NULL;
    if (i < PLAYER_COUNTERS_MAX) return "";
    return library_counter_name(library, i - PLAYER_COUNTERS_MAX);
}

static const char *word_name(const Call *call, int i)
{
    const Rules *rules = call->host->rules;
    int row = 0;
    const char letter = letter_before(call, &row);

    if (letter == 'a') {
        const FactRow *fact = &rules->facts[row];

        return i < fact->vocabulary_n ? fact->vocabulary[i].name : NULL;
    }
    return letter && rules->name_of ? rules->name_of(rules, letter, row, i) : NULL;
}

// Cards bring the words of an open column: one that none has brought is a word that no card
// has.
static bool is_of_open_column(const Call *call)
{
    int row = 0;

    return letter_before(call, &row) == 'a' && call->host->rules->facts[row].open;
}

static const char *prompt_name(const PromptRow *row)
{
    return row->key ? row->key : row->id;
}

// Returns the name of row [i] of what the letter names, NULL beyond the last.
static const char *name_at(const Call *call, char letter, int i)
{
    const Rules *rules = call->host->rules;
    const Library *library = call->host->library;

    switch (letter) {
    case 'a': return i < rules->facts_n ? rules->facts[i].name : NULL;
    case 'f': return number_name(call, i);
    case '#': return i < rules->numbers_n ? rules->numbers[i].name : NULL;
    case 'r': return i < rules->counters_own ? "" : library_counter_name(library, i);
    case 'i': return i < rules->questions_n ? rules->questions[i].name : NULL;
    case 'v': return i < rules->options_n ? rules->options[i].name : NULL;
    case 'j': return i < rules->endings_n ? rules->endings[i].name : NULL;
    case '?': return i < rules->prompts_n ? prompt_name(&rules->prompts[i]) : NULL;
    case 'h': return word_name(call, i);
    case 'e':
        if (!accept_kind(call->row, VALUE_EVENT)) return NULL;
        return i < rules->events_n ? rules->events[i].name : NULL;
    case 'u':
        return i < library->player_counters_n ? library->player_counters[i] : NULL;
    case 'm': return i < library->statuses_n ? library->statuses[i] : NULL;
    case 'H': // cards play from the first turn on
        if (i < rules->phases_first) return "";
        return i < rules->phases_n ? rules->phases[i].name : NULL;
    case 'A':
        if (i < rules->phases_n && rules->phases_once >> i & 1u) return "";
        return i < rules->phases_n ? rules->phases[i].name : NULL;
    case 'K': // 0 is none
        if (!i) return "";
        return i < library->keywords_n ? library->keywords[i].name : NULL;
    default: return rules->name_of ? rules->name_of(rules, letter, -1, i) : NULL;
    }
}

int argument_name_row(const Call *call, char letter, const char *text)
{
    const char *name;

    for (int row = 0; (name = name_at(call, letter, row)); row++) {
        if (*name && *name == *text && !strcmp(name, text)) return row;
    }
    return -1;
}

bool argument_name_has_any(const Call *call, char letter)
{
    return name_at(call, letter, 0) != NULL;
}

bool argument_name_fits(const Call *call, char letter, const char *text, Value *value)
{
    Nearest nearest;
    const char *name;

    *value = value_number(letter == 'b' ? !strcmp(text, "bottom")
                                        : argument_name_row(call, letter, text));
    if (letter == 'b') return value->n || !strcmp(text, "top");
    if (value->n >= 0) return true;
    if (letter == 'h' && is_of_open_column(call)) {
        *value = value_number(FACT_VOCABULARY);
        return true;
    }
    nearest = nearest_to(text);
    for (int i = 0; (name = name_at(call, letter, i)); i++) nearest_try(&nearest, name);
    script_fault(call->L,
                 FOUND_ARGUMENT,
                 "no %s '%s'%s",
                 argument_letter(letter)->row,
                 text,
                 nearest_text(call->L, &nearest));
}

const char *argument_name_first(const Call *call, char letter, int *row)
{
    const char *name;

    for (*row = 0; (name = name_at(call, letter, *row)); (*row)++)
        if (*name) return name;
    return NULL;
}

// Before play each verb stands in another function, which notes its faults
// (script_recover_wrap).
const VerbForm *argument_name_form(lua_State *L, int index)
{
    const int top = lua_gettop(L);
    const VerbForm *form = NULL;

    lua_pushvalue(L, index);
    while (lua_tocfunction(L, -1) && lua_getupvalue(L, -1, 1) != NULL)
        form = lua_touserdata(L, -1);
    lua_settop(L, top);
    return form;
}

// The verbs `top` and `bottom` are words too, where an end of a list is wanted.
bool argument_name_end(const Call *call, int index, Value *value)
{
    const VerbForm *form = argument_name_form(call->L, index);

    return form && host_has_form(call->host, form) &&
           argument_name_fits(call, 'b', form->row->name, value);
}

// Returns where the argument may be noted.
static SeenArgument *place_of(const Call *call, const Parameter *parameter,
                              const void *what)
{
    const uint32_t at = (uint32_t)((uintptr_t)what >> 4) + parameter->number * 0x9E37u;

    return call->host->seen[(at * 0x9E3779B1u) >> (32 - SEEN_BITS)].of;
}

// A word means what the row says that the call named before.
static int32_t named_before(const Call *call, const Parameter *parameter)
{
    return parameter->named < 0 ? 0 : call->args[parameter->named].n;
}

bool argument_name_read(const Call *call, const Parameter *parameter, const void *what,
                        Value *value)
{
    const SeenArgument *seen = place_of(call, parameter, what);

    for (int i = 0; i < SEEN_TOGETHER; i++, seen++) {
        if (seen->what != what || seen->parameter != parameter->number) continue;
        if (seen->of != named_before(call, parameter)) continue;
        *value = (Value){
            .kind = (uint8_t)seen->kind, .discount = seen->discount, .n = seen->n};
        return true;
    }
    return false;
}

// Keeps the argument, so that its address is its own. Returns false for a text that Lua does
// not have once alone: a long one.
static bool hold_argument(const Call *call, int index)
{
    lua_State *L = call->L;
    bool held;

    call->host->keeps = true;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, call->host->names);
    if (lua_type(L, index) == LUA_TSTRING)
        (void)lua_pushstring(L, lua_tostring(L, index));
    else
        lua_pushvalue(L, index);
    held = lua_topointer(L, -1) == lua_topointer(L, index);
    lua_pushboolean(L, true);
    lua_rawset(L, -3);
    lua_pop(L, 1);
    call->host->keeps = false;
    return held;
}

// Returns whether the argument means a row, a word or a record, which do not change. It
// keeps only a text that names a row: scripts make other texts as they run.
static bool is_constant(const Call *call, const Parameter *parameter, int index,
                        const Value *value)
{
    const char letter = parameter->letter == 'W' ? 'h' : parameter->letter;
    const int type = lua_type(call->L, index);

    if (value->kind == VALUE_TEXT) return false;
    if (type == LUA_TUSERDATA)
        return value->kind != VALUE_GROUP && !script_bound_at(call->L, index);
    if (type == LUA_TFUNCTION) return letter == 'b';
    if (type != LUA_TSTRING) return false;
    if (value->kind != VALUE_NUMBER && value->kind != VALUE_EVENT) return false;
    return letter == 'b' ||
           argument_name_row(call, letter, lua_tostring(call->L, index)) >= 0;
}

// Returns the note of the meaning. What does not fit there comes out as another one.
static SeenArgument note_of(const Parameter *parameter, const void *what, int32_t of,
                            const Value *value)
{
    return (SeenArgument){.what = what,
                          .parameter = parameter->number,
                          .of = (int16_t)of,
                          .n = value->n & 0x7FFFFF,
                          .kind = value->kind & 0x7Fu,
                          .discount = value->discount};
}

void argument_name_note(const Call *call, const Parameter *parameter, int index,
                        const Value *value)
{
    const void *what = lua_topointer(call->L, index);
    const int32_t of = named_before(call, parameter);
    const SeenArgument note = note_of(parameter, what, of, value);
    SeenArgument *places = place_of(call, parameter, what);

    if (note.of != of || note.n != value->n || value->ref.id) return;
    if (!is_constant(call, parameter, index, value) || !hold_argument(call, index))
        return;
    call->host->has_seen = true;
    memmove(places + 1, places, (SEEN_TOGETHER - 1) * sizeof *places);
    places[0] = note;
}
