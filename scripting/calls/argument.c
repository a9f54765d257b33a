// argument.c -- reads an argument of a script as a letter of a verb's signature wants it.
//
// rules.h lists the letters. Words, queries and clauses reach the engine as the number
// of their row or record, handles as the Values they stand for, lists of things as a
// group of the call (argument_list.c).

#include <stdlib.h>
#include <string.h>

#include "engine/abilities/language/accept.h"
#include "engine/base/number.h"
#include "engine/base/text.h"
#include "scripting/calls/argument.h"
#include "scripting/calls/right_call.h"
#include "scripting/read/read.h"

static bool as_value(Value *value, ValueKind kind, int n)
{
    *value = (Value){.kind = (uint8_t)kind, .n = n};
    return true;
}

bool argument_is_of_players(const Host *host, QueryId query)
{
    const Query *q = &host->library->queries[query];

    if (!query) return false;
    if (q->kind) return host->rules->kinds[q->kind - 1].kind == KIND_PLAYER;
    return q->role == ROLE_YOU || q->role == ROLE_THEY || q->role == ROLE_IT;
}

bool argument_means_players(const Host *host, QueryId query)
{
    return argument_is_of_players(host, query) &&
           host->library->queries[query].role != ROLE_IT;
}

// Returns whether a player may stand where things do.
static bool takes_players(const Call *call)
{
    return accept_players(call->row);
}

// Tell whether the word is a zone, or a word of its own, that the verb takes.
static bool zone_fits(const Call *call, const ScriptValue *word)
{
    return word->zone && accept_zone(call->row, word->zone - 1);
}

static bool row_fits(const Call *call, const ScriptValue *word)
{
    return word->word && accept_word(call->host->rules, call->row, word->word - 1);
}

static bool is_place(int role)
{
    return role == ROLE_HERE || role == ROLE_THERE || role == ROLE_ORIGIN;
}

// Reads a word as the first kind of term that the verb takes.
static bool term_fits(const Call *call, const ScriptValue *word, Value *value)
{
    const VerbRow *row = call->row;

    if (word->role && accept_kind(row, VALUE_ROLE))
        return as_value(value, VALUE_ROLE, word->role);
    if (word->kind_row && accept_kind(row, VALUE_QUERY))
        return as_value(value, VALUE_QUERY, word->query);
    if (zone_fits(call, word) && accept_kind(row, VALUE_ZONE))
        return as_value(value, VALUE_ZONE, word->zone - 1);
    if (word->location && accept_kind(row, VALUE_LOCATION))
        return as_value(value, VALUE_LOCATION, word->location);
    if (word->word && text_has_letter(row->signature, 'd') &&
        call->host->rules->words[word->word - 1].group == WORD_DURATION)
        return false;
    return row_fits(call, word) && accept_kind(row, VALUE_WORD) &&
           as_value(value, VALUE_WORD, word->word - 1);
}

static bool event_is(const Call *call, const char *text, Value *value)
{
    const int row = argument_name_row(call, 'e', text);

    return row >= 0 && as_value(value, VALUE_EVENT, row);
}

// Returns whether the verb takes places of the board, and not zones beside it alone.
static bool takes_places(const Call *call)
{
    const Rules *rules = call->host->rules;
    const uint64_t zones = call->row->takes.zones;

    for (int i = 0; i < rules->zones_n; i++)
        if (zones >> i & 1u && rules->zones[i].flags & ZONE_BOARD) return true;
    return !zones;
}

// Reads a word that is one place. A zone of which each of several things has one is none.
static bool place_fits(const Call *call, const ScriptValue *word, Value *value)
{
    if (is_place(word->role) && takes_places(call))
        return as_value(value, VALUE_ROLE, word->role);
    if (!zone_fits(call, word)) return false;
    if (call->host->rules->zones[word->zone - 1].scope == SCOPE_HOST)
        script_fault(
            call->L,
            FOUND_ARGUMENT,
            "'%s' wants one place, and there are several of '%s': name the thing, "
            "as a target, or from 'pick'%s",
            call->row->name,
            word->name,
            right_call_push(call, call->n));
    return as_value(value, VALUE_ZONE, word->zone - 1);
}

// Returns whether a word fits the letter. A word that is several things is read as the
// first one that the letter accepts.
static bool word_fits(const Call *call, char letter, const ScriptValue *word,
                      Value *value)
{
    switch (letter) {
    case 'x':
    case 'X':
        if (call->optional && !takes_players(call) && word->query &&
            argument_means_players(call->host, word->query)) {
            return false;
        }
        if (word->role) return as_value(value, VALUE_ROLE, word->role);
        if (letter == 'X' && !word->kind_row && zone_fits(call, word)) {
            return as_value(value, VALUE_ZONE, word->zone - 1);
        }
        return word->kind_row && as_value(value, VALUE_QUERY, word->query);
    case 'p':
    case 'P':
    case '@':
        if (word->role == ROLE_YOU || word->role == ROLE_THEY ||
            word->role == ROLE_IT) {
            return as_value(value, VALUE_ROLE, word->role);
        }
        return (word->kind_row || word->adjective) &&
               argument_is_of_players(call->host, word->query) &&
               as_value(value, VALUE_QUERY, word->query);
    case 'z':
        return zone_fits(call, word) && as_value(value, VALUE_ZONE, word->zone - 1);
    case 'd':
    case 'w':
        return row_fits(call, word) && as_value(value, VALUE_WORD, word->word - 1);
    case 'q': return word->query && as_value(value, VALUE_QUERY, word->query);
    case 's': return place_fits(call, word, value);
    case 'W': return term_fits(call, word, value);
    case 'e': return event_is(call, word->name, value);
    case 'b': return argument_name_fits(call, 'b', word->name, value);
    default: return false;
    }
}

// Refuses a cost as a term where it leaves an amount open, or where the call has another one.
static void check_term_cost(const Call *call, uint16_t cost)
{
    if (cost_is_open(&call->host->library->costs[cost])) read_cost_refuse_open(call->L);
    for (int i = 0; i + 1 < call->n; i++)
        if (call->args[i].kind == VALUE_COST)
            script_fault(call->L,
                         FOUND_ARGUMENT,
                         "'%s' takes one price: in place of the cost, on top of it, or "
                         "taken off",
                         call->row->name);
}

// Refuses a price of a verb where it says what the verb never asks.
static void check_price(const Call *call, uint16_t read)
{
    const Rules *rules = call->host->rules;
    const Cost *cost = &call->host->library->costs[read];

    if (cost->is_extra) read_cost_refuse_extra(call->L);
    read_cost_check_some(call->L, read);
    // What a game in Lua adds it adds by the verb of that name.
    if (strcmp(call->row->name, rules->verb_adds ? rules->verb_adds : "add") != 0)
        return;
    if (!cost_is_open(cost) && !cost->actions_n) return;
    script_fault(
        call->L,
        FOUND_ARGUMENT,
        "'%s' takes resources that a player gets: nothing in them is done or chosen",
        call->row->name);
}

// Returns whether a cost fits the letter.
static bool cost_fits(const Call *call, char letter, const ScriptValue *datum,
                      Value *value)
{
    if (!text_has_letter("$W", letter)) return false;
    if (letter == 'W' && !accept_kind(call->row, VALUE_COST)) return false;
    if (call->host->library->costs[datum->n].or_else)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' takes one cost, either(...) stands in clauses: ask with "
                     "'choose' which one",
                     call->row->name);
    if (letter == 'W') check_term_cost(call, datum->n);
    if (letter == '$') check_price(call, datum->n);
    if (call->host->library->costs[datum->n].any_counters)
        read_cost_refuse_open(call->L);
    (void)as_value(value, VALUE_COST, datum->n);
    value->discount = datum->discount;
    return true;
}

// Returns whether a word or record fits the letter. Where a player may follow, a query of
// players is left for that parameter.
static bool datum_fits(const Call *call, char letter, const ScriptValue *datum,
                       Value *value)
{
    switch ((ScriptValueKind)datum->kind) {
    case SCRIPT_WORD: return word_fits(call, letter, datum, value);
    case SCRIPT_QUERY:
        if (letter == 'W' && !accept_kind(call->row, VALUE_QUERY)) return false;
        if (text_has_letter("pP@", letter) &&
            !argument_is_of_players(call->host, datum->n))
            return false;
        if (call->optional && text_has_letter("xX", letter) &&
            argument_means_players(call->host, datum->n)) {
            return false;
        }
        if (!text_has_letter("xXqWpP@", letter)) return false;
        read_query_check_bound(call->L, datum->n, call->row->name);
        read_query_check_some(call->L, datum->n, call->row->name);
        if (datum->made_in_run)
            argument_list_bind(call, (const BoundData *)(const void *)datum);
        return as_value(value, VALUE_QUERY, datum->n);
    case SCRIPT_CLAUSE:
        return text_has_letter("ck", letter) &&
               accept_clause(call->row, call->host->library->clauses[datum->n].kind) &&
               as_value(value, VALUE_CLAUSE, datum->n);
    case SCRIPT_COST: return cost_fits(call, letter, datum, value);
    case SCRIPT_KEYWORD:
        if (letter != 'k') return false;
        (void)as_value(value, VALUE_KEYWORD, datum->keyword);
        value->ref = (Ref){.id = 1, .generation = datum->n};
        return true;
    case SCRIPT_TAG: // among keywords it is number 0
        if (letter != 'k') return false;
        (void)as_value(value, VALUE_KEYWORD, 0);
        value->ref.id = datum->n;
        return true;
    case DATUM_HAPPENED:
        if (!text_has_letter("qx", letter) || !call->row->takes.clauses ||
            !accept_clause(call->row, CLAUSE_HAPPENED))
            return false;
        script_value_check_how_often(call->L, datum->n);
        return as_value(value, VALUE_CLAUSE, datum->n);
    case SCRIPT_EXCEPT:
    case SCRIPT_AMOUNT:
    case SCRIPT_COMPARE:
    case SCRIPT_ABILITIES:
    case SCRIPT_LIST:
    case SCRIPT_THINGS:
    case SCRIPT_HOLE:
    case SCRIPT_LOOP:
    case SCRIPT_FAULTY: return false;
    }
    return false;
}

// Reads a text that names a row as a number.
static bool named_fits(const Call *call, char letter, const char *text, Value *value)
{
    return argument_name_fits(call, letter, text, value) &&
           as_value(value, letter == 'e' ? VALUE_EVENT : VALUE_NUMBER, value->n);
}

// Refuses the name of a card that is not there. Rules are read before the sets, so that they
// may know none at all.
static void refuse_card(const Call *call, const char *text)
{
    const Library *library = call->host->library;
    const Rules *rules = call->host->rules;
    Nearest nearest = nearest_to(text);
    bool none = !rules->creates;

    for (int i = 1; i < library->cards_n; i++) {
        if (library->cards[i].types & rules->faces) continue;
        none = false;
        if (!rules->creates || library->cards[i].supertypes & rules->creates)
            nearest_try(&nearest, library->cards[i].name);
    }
    script_fault(call->L,
                 FOUND_NO_CARD,
                 "'%s' knows no card '%s'%s",
                 call->row->name,
                 text,
                 none ? ": sets are read after this, so a query says here which card"
                      : nearest_text(call->L, &nearest));
}

// The name must be that of a card which verbs may create. One that is at fault is not
// created without its text.
static bool card_fits(const Call *call, const char *text, Value *value)
{
    const Library *library = call->host->library;
    const Rules *rules = call->host->rules;

    *value = (Value){.kind = VALUE_TEXT, .text = text};
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        const bool named =
            !strcmp(card->name, text) || (!rules->creates && !strcmp(card->code, text));

        if (rules->creates && !(card->supertypes & rules->creates)) continue;
        if (card->types & rules->faces) continue;
        if (named && !card->unplayable) return true;
        if (named)
            script_fault(call->L,
                         FOUND_ARGUMENT,
                         "'%s' cannot be played: %s",
                         text,
                         card->unplayable);
    }
    refuse_card(call, text);
    return false;
}

// A text that names a governing keyword asks whether the keyword's condition holds. The
// host notes that the script uses this keyword.
static void note_keyword(Host *host, const char *text)
{
    const size_t n = strcspn(text, " ");

    if (host->phase != PHASE_REHEARSE) return;
    for (int i = 1; i < host->library->keywords_n; i++) {
        const Keyword *keyword = &host->library->keywords[i];

        if (!keyword->governs || strncmp(keyword->name, text, n)) continue;
        if (!keyword->name[n]) host->governed |= 1ull << i;
    }
}

// A text that players read leaves the program in views and records, which hold UTF-8.
static bool plain_text_fits(const Call *call, const char *text, Value *value)
{
    size_t n = 1;

    for (const char *at = text; *at && n; at += n) n = text_character(at);
    if (!n)
        script_fault(
            call->L, FOUND_ARGUMENT, "'%s' wants a text in UTF-8", call->row->name);
    *value = (Value){.kind = VALUE_TEXT, .text = text};
    return true;
}

// A note keeps its words as numbers, from 1 on.
static bool word_of_note_fits(const Call *call, const char *text, Value *value)
{
    return argument_name_fits(call, 'h', text, value) &&
           as_value(value, VALUE_NUMBER, value->n + 1);
}

static bool text_fits(const Call *call, char letter, int index, Value *value)
{
    const char *text = lua_tostring(call->L, index);
    int n, keyword;

    switch (letter) {
    case 't': return plain_text_fits(call, text, value);
    case 'e':
    case 'u':
    case 'm': return named_fits(call, letter, text, value);
    case 'o': return card_fits(call, text, value);
    case 'y':
        keyword = script_value_keyword(call->L, text, &n);
        n = strpbrk(text, "0123456789") != NULL; // it is 1 where none is written
        read_condition_check_number(call->L, keyword, n);
        script_value_check_number(call->L, text, keyword);
        note_keyword(call->host, text);
        *value = (Value){.kind = VALUE_TEXT, .text = text};
        return true;
    case 'W':
        if (call->row->signature[0] == 'w') return word_of_note_fits(call, text, value);
        if (!accept_kind(call->row, VALUE_KEYWORD)) return false;
        // fall through
    case 'k':
        *value = (Value){.kind = VALUE_KEYWORD,
                         .n = script_value_keyword(call->L, text, &n)};
        if (letter == 'k' || accept_kind(call->row, VALUE_COST))
            read_cost_check_keyword(call->L, value->n);
        else
            (void)script_value_bare_keyword(call->L, text);
        script_value_check_number(call->L, text, value->n);
        value->ref.id = (ObjectId)n;
        return true;
    default:
        return argument_letter(letter)->row &&
               argument_name_fits(call, letter, text, value);
    }
}

// Returns whether a handle, already read into [value], may stand for the letter. Only
// kinds that value_handle_read lets through come here.
static bool handle_fits(const Call *call, char letter, const Value *value)
{
    if (letter == 'W' && !accept_kind(call->row, value->kind)) return false;
    switch ((ValueKind)value->kind) {
    case VALUE_NUMBER:
        return letter == 'n' || letter == '~' || letter == 'W' ||
               (letter == 'X' && !call->optional);
    case VALUE_OBJECT:
        return text_has_letter("xXW", letter) || (letter == 's' && takes_places(call));
    case VALUE_GROUP: return text_has_letter("xXW", letter);
    case VALUE_ITEM: return text_has_letter("xX", letter);
    case VALUE_PLAYER:
        return text_has_letter("pP@W", letter) ||
               (text_has_letter("xX", letter) &&
                (!call->optional || takes_players(call)));
    case VALUE_SPOT: return letter == 'W' || (letter == 's' && takes_places(call));
    case VALUE_COST: return text_has_letter("$W", letter);
    case VALUE_LASTING: return letter == 'd';
    case VALUE_NONE:
    case VALUE_NIL:
    case VALUE_TRUTH:
    case VALUE_ROLE:
    case VALUE_QUERY:
    case VALUE_ZONE:
    case VALUE_LOCATION:
    case VALUE_WORD:
    case VALUE_CLAUSE:
    case VALUE_KEYWORD:
    case VALUE_TEXT:
    case VALUE_SEVERAL:
    case VALUE_EVENT: return false;
    }
    return false;
}

// Returns the kinds of values, one bit each, that may come as handles.
static uint32_t kinds_of(Host *host, const VerbRow *row, char letter, bool optional)
{
    const Call call = {.host = host, .row = row, .optional = optional};
    uint32_t kinds = 0;

    for (int kind = 0; kind <= VALUE_LASTING; kind++) {
        if (handle_fits(&call, letter, &(Value){.kind = (uint8_t)kind}))
            kinds |= 1u << kind;
    }
    return kinds;
}

// Lists the parameters of the verb; the first one of all has the [number].
static void begin_form(Host *host, VerbForm *form, const VerbRow *row, int number)
{
    bool optional = false;
    int named = -1;

    form->row = row;
    for (const char *letter = row->signature; *letter; letter++) {
        if (*letter == '|') {
            optional = true;
            continue;
        }
        ASSERT(form->n < ARGUMENTS_MAX); // rows of tables in C, none of a script
        form->parameters[form->n] = (Parameter){
            .letter = *letter,
            .optional = optional,
            .last = !letter[1],
            .none = argument_letter(*letter)->none,
            .named = (int8_t)(*letter == 'h' || *letter == 'W' ? named : -1),
            .number = (uint16_t)(number + form->n),
            .kinds = kinds_of(host, row, *letter, optional),
            .plain = accept_plain(row, form->n),
        };
        if (text_has_letter("aglw", *letter)) named = form->n;
        form->n++;
        if (!optional) form->needed = form->n;
    }
}

void argument_begin(Host *host)
{
    const Rules *rules = host->rules;
    int number = 0;

    host->forms = calloc((size_t)rules->verbs_n + 1, sizeof *host->forms);
    // So many verbs as the tables of the program and VERBS_MAX allow.
    ASSERT(host->forms);
    for (int i = 0; i < rules->verbs_n; i++) {
        begin_form(host, &host->forms[i], &rules->verbs[i], number);
        number += host->forms[i].n;
    }
}

// Returns whether what the query finds, a thing or a player, may stand for the letter; 0:
// what it is is not known.
static bool is_found_thing(const Call *call, char letter, QueryId query)
{
    const Query *q = &call->host->library->queries[query];

    if (!query) return true;
    if (argument_means_players(call->host, query))
        return text_has_letter("pP@xXW", letter);
    if (!q->kind && q->role) return !text_has_letter("n~oteum", letter);
    return handle_fits(call, letter, &(Value){.kind = VALUE_OBJECT});
}

// Faults for an integer that stands for nothing: a script has worked it out.
static void refuse_number(const Call *call)
{
    script_fault(
        call->L, FOUND_TOO_MANY, "'%s' got a number out of range", call->row->name);
}

// Reads what stands for a thing in rehearsal, when there is no game yet.
static bool rehearsed_fits(const Call *call, char letter, lua_Integer n, Value *value)
{
    const ValueKind kind = script_value_rehearsed_kind(n);

    if (!script_value_rehearsed_is_sound(call->host->library, n)) refuse_number(call);
    if (kind) {
        *value = (Value){.kind = (uint8_t)kind};
        return handle_fits(call, letter, value);
    }
    *value = value_nil();
    value->n = script_value_rehearsed_query(n); // the query of such things: rehearse.c
    value->ref.id = script_value_rehearsed_is_among(n);
    value->ref.generation = script_value_rehearsed_is_paid(n);
    if (!is_found_thing(call, letter, (QueryId)value->n)) return false;
    return !call->optional || !text_has_letter("xX", letter) ||
           !argument_means_players(call->host, (QueryId)value->n);
}

static bool number_fits(const Call *call, char letter, int index, Value *value)
{
    int whole;
    const lua_Integer n = lua_tointegerx(call->L, index, &whole);

    if (!whole)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' wants whole numbers, got %s%s",
                     call->row->name,
                     script_value_name(call->L, index),
                     right_call_push(call, call->n));
    if (n > INT32_MAX && call->host->phase == PHASE_REHEARSE)
        return rehearsed_fits(call, letter, n, value);
    if (text_has_letter("n~XW", letter) && n != number_of(n) &&
        call->host->phase == PHASE_REHEARSE) {
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' takes numbers up to %d, got %s",
                     call->row->name,
                     NUMBER_MAX,
                     script_value_name(call->L, index));
    }
    if (!value_handle_read(call->host, n, value)) refuse_number(call);
    return handle_fits(call, letter, value);
}

// Reads whether a note keeps anything: true is 1, false forgets. One with words keeps these.
static bool truth_fits(const Call *call, char letter, int index, Value *value)
{
    if (letter != 'W' || call->row->signature[0] != 'w') return false;
    if (argument_name_has_any(call, 'h')) return false;
    *value = lua_toboolean(call->L, index) ? value_number(1) : value_nil();
    return true;
}

bool argument_fits(const Call *call, char letter, int index, int type, Value *value)
{
    const ScriptValue *datum;

    switch (type) {
    case LUA_TNUMBER: return number_fits(call, letter, index, value);
    case LUA_TUSERDATA:
        datum = lua_touserdata(call->L, index);
        if (datum->kind == SCRIPT_THINGS)
            return argument_list_fits(call, letter, index, value);
        return datum_fits(call, letter, datum, value);
    case LUA_TFUNCTION: return letter == 'b' && argument_name_end(call, index, value);
    case LUA_TSTRING: return text_fits(call, letter, index, value);
    case LUA_TBOOLEAN: return truth_fits(call, letter, index, value);
    case LUA_TTABLE: return argument_list_fits(call, letter, index, value);
    default: return false;
    }
}

const char *argument_name(char letter)
{
    return argument_letter(letter)->wanted;
}
