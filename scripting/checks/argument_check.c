// argument_check.c -- refuses, when a script loads, what a verb will surely not accept.
//
// A letter of the signature says which kind of value comes in its place (argument.c).
// The check knows only of queries and roles whether they are about a thing or a player,
// in print or on the board, as far as the script shows it. It refuses as well a player or an entry
// that a note does not have, and a list of which no entry is named.

#include <string.h>

#include "engine/abilities/held/reading.h"
#include "engine/abilities/language/accept.h"
#include "engine/base/text.h"
#include "scripting/calls/argument.h"
#include "scripting/calls/right_call.h"
#include "scripting/checks/argument_check.h"
#include "scripting/checks/rehearse.h"
#include "scripting/clauses/clauses.h"
#include "scripting/lua/script_run.h"
#include "scripting/vain/vain_data.h"

// Returns whether a thing that [value] names could be what the verb accepts, as far as
// the script shows that.
static bool may_be_accepted(const Call *call, int accepts, const Value *value)
{
    const Library *library = call->host->library;

    if (accept_players(call->row)) return true;
    if (value->kind == VALUE_PLAYER) return false;
    if (accepts && clauses_means_given(call->host) &
                       call->host->rules->accepts[accepts - 1].any_of)
        return true;
    if (value->kind == VALUE_QUERY)
        return accept_query_may_fit(library, (QueryId)value->n, accepts, true);
    // A thing that leaves the board or comes back is a new object (124). So a found thing
    // is where it was found, or gone.
    if (value->kind == VALUE_NIL && value->n)
        return accept_query_may_fit(
            library, (QueryId)value->n, accepts, !value->ref.id);
    if (value->kind == VALUE_ROLE)
        return rehearse_role_may_fit(call->host, value->n, accepts);
    return true;
}

// Returns the adjectives that say whose something is, one bit each.
static uint64_t of_sides(const Rules *rules)
{
    uint64_t sides = 0;

    for (int i = 0; i < rules->adjectives_n; i++)
        if (vain_data_side(rules, i) != SIDE_ANY) sides |= UINT64_C(1) << i;
    return sides;
}

// Returns whether the query asks only for what every card has in print, and for these adjectives.
static bool is_of_print(const Host *host, QueryId query, uint64_t adjectives)
{
    for (; query; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];

        if (argument_is_of_players(host, query) || q->role ||
            q->adjectives & ~adjectives || q->statuses || q->locations_n || q->where ||
            q->has || q->past || q->host || q->attachment || q->controller ||
            q->kept_with || q->source || q->choice || q->chooser || q->came_from ||
            q->same.trait || q->different.trait)
            return false;
        for (int i = 0; i < q->compares_n; i++)
            if (q->compares[i].field >= host->rules->fields_n ||
                !host->rules->fields[q->compares[i].field].of_cause)
                return false;
        if (q->except && !is_of_print(host, q->except, adjectives)) return false;
    }
    return true;
}

// The sort of thing that an argument stands for, as far as the script shows it.
typedef enum { ABOUT_ANY, ABOUT_THINGS, ABOUT_PLAYERS } About;

static About about_role(int role)
{
    if (role == ROLE_YOU || role == ROLE_THEY) return ABOUT_PLAYERS;
    return role == ROLE_IT ? ABOUT_ANY : ABOUT_THINGS;
}

static About about_query(const Host *host, QueryId query)
{
    const Query *q = &host->library->queries[query];

    if (!query) return ABOUT_ANY;
    if (!q->kind) return q->role ? about_role(q->role) : ABOUT_ANY;
    return argument_means_players(host, query) ? ABOUT_PLAYERS : ABOUT_THINGS;
}

static About about_value(const Host *host, const Value *value)
{
    if (value->kind == VALUE_PLAYER) return ABOUT_PLAYERS;
    if (value->kind == VALUE_ROLE) return about_role(value->n);
    if (value->kind == VALUE_QUERY || value->kind == VALUE_NIL)
        return about_query(host, (QueryId)value->n);
    return ABOUT_ANY;
}

// A number that only things or only players have is 0 of the others: a mistake.
void argument_check_number_of(const Call *call, int field, const Value *value)
{
    const Rules *rules = call->host->rules;
    const About what = about_value(call->host, value);
    const bool of_things = reading_is_of_things(rules, field);

    if (what == ABOUT_ANY || field < 0) return;
    if (what == ABOUT_THINGS ? of_things : reading_is_of_players(rules, field)) return;
    script_fault(call->L,
                 FOUND_ARGUMENT,
                 of_things ? "'%s': only things have '%s', and no player, as "
                             "%s(\"%s\", me)"
                           : "'%s': only players have '%s', and no thing, as "
                             "%s(\"%s\", you)",
                 call->row->name,
                 lua_tostring(call->L, 1),
                 call->row->name,
                 lua_tostring(call->L, 1));
}

// What ends with the card that says it is over at once where that card is never there.
static void check_lasting(const Call *call, int word)
{
    const Rules *rules = call->host->rules;
    const unsigned of = rules->words[word].of_types;
    const unsigned own = clauses_means_own(call->host);

    if (!of || !own || of & own || !call->host->rehearsed) return;
    script_fault(call->L,
                 FOUND_ARGUMENT,
                 "'%s' is over at once in the text of a %s",
                 rules->words[word].name,
                 rules->types[__builtin_ctz(own)].name);
}

// Refuses `it` as a player where the script shows that it is a thing.
static void check_it(const Call *call, int index, const Value *value)
{
    if (value->kind != VALUE_ROLE || value->n != ROLE_IT) return;
    if (rehearse_it_may_be_player(call->host)) return;
    script_fault(
        call->L,
        FOUND_ARGUMENT,
        "'%s' wants a player as argument %d: 'it' is a thing here, whose player "
        "is controller(it)",
        call->row->name,
        index);
}

// Refuses to ask whether what was chosen is of a kind that it never is.
static void check_kinds(const Call *call, QueryId asked)
{
    const Host *host = call->host;
    const Value *thing = &call->args[0];
    unsigned meant;
    int script = 0;

    if (thing->kind != VALUE_NIL || !thing->n || host->library->queries[asked].role)
        return;
    (void)script_run_line(host, &script);
    if (script != host->script)
        return; // a word of others asks of things of several kinds
    meant = clauses_means(host, (QueryId)thing->n, ASKED_TYPES);
    if (!meant || meant & ASKED_ITEM) return;
    meant = clauses_means_later(host->rules, meant);
    if (clauses_means(host, asked, ASKED_ANYTHING) & meant) return;
    script_fault(
        call->L,
        FOUND_NEVER_HAPPENS,
        "what was chosen is %s, and never such a thing: ask for a kind that it "
        "may be",
        clauses_means_push(call->L, meant));
}

_Noreturn static void refuse_players(const Call *call)
{
    script_fault(call->L,
                 FOUND_ARGUMENT,
                 "'%s' finds things and no players: a player is chosen with 'target', "
                 "target = opponent, and run = function(p)",
                 call->row->name);
}

// Checks a query that the argument of that letter is.
static void check_query(const Call *call, char letter, const Value *value)
{
    if (letter == 'q' && call->n == 2 && call->row->gives == VALUE_TRUTH) {
        if (call->args[0].kind == VALUE_ROLE && call->args[0].n == ROLE_ME)
            clauses_own_check_asked(call->L, (QueryId)value->n);
        clauses_gone_check_asked(call->L, &call->args[0], (QueryId)value->n);
        clauses_gone_check_paid(
            call->L,
            &call->args[0],
            is_of_print(call->host, (QueryId)value->n, of_sides(call->host->rules)));
        check_kinds(call, (QueryId)value->n);
    }
    clauses_own_check_query(call->L, (QueryId)value->n);
    if (host_loads_card(call->host) &&
        library_query_reads_value(call->host->library, (QueryId)value->n))
        script_fault(
            call->L,
            FOUND_KEYWORD_VALUE,
            "'value' is no number in 'run' of a card: a query takes numbers of the "
            "function");
    if (letter == 'q' && call->row->gives == VALUE_NONE &&
        argument_means_players(call->host, (QueryId)value->n))
        refuse_players(call);
    // Only a verb that may be given a query looks for cards that are nowhere.
    if (letter == 'q' && call->optional && call->row->gives == VALUE_TRUTH &&
        !is_of_print(call->host, (QueryId)value->n, 0))
        script_fault(
            call->L,
            FOUND_ARGUMENT,
            "'%s' asks for what is printed on cards: kind, tag, keyword, name, "
            "printed costs",
            call->row->name);
}

void argument_check(const Call *call, char letter, int index, const Value *value)
{
    const int accepts = accept_of_parameter(call->row, call->n - 1);

    clauses_gone_check_act(call->L, call->row, accepts, value);
    if (text_has_letter("xX", letter) && value->kind == VALUE_ROLE &&
        value->n == ROLE_IT)
        clauses_gone_check_it(call->L, call->row, accepts);
    if (text_has_letter("xX", letter))
        clauses_gone_check_act_on_payer(call->L, call->row, value);
    clauses_gone_check_number_of_me(call->L, call->row, call->args, value);

    if (letter == 'p' || letter == 'P') check_it(call, index, value);
    if (letter == 'd' && value->kind == VALUE_WORD) {
        check_lasting(call, value->n);
        clauses_gone_check_lasting(call->L, value->n);
    }
    clauses_role_check_in_run(call->L, value);
    clauses_here_check_in_run(call->L, value);
    clauses_given_note(
        call->host, value, text_has_letter("xX", letter) && !accept_players(call->row));
    clauses_own_check_number(call->L, call->row, call->args, value);
    if (value->kind == VALUE_QUERY) check_query(call, letter, value);
    if (index == 2 && value->kind == VALUE_QUERY &&
        !strncmp(call->row->signature, "x|x", 3) && call->row->deed != DEED_ACT &&
        call->args[0].kind != VALUE_QUERY)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' takes a query and then the things of which it means some: "
                     "%s(query, things)",
                     call->row->name,
                     call->row->name);
    if (!text_has_letter("xX", letter)) return;
    // "A query and things" asks which of these the query means, and finds nothing itself.
    if (value->kind == VALUE_QUERY &&
        (strncmp(call->row->signature, "x|x", 3) || lua_gettop(call->L) == 1)) {
        vain_data_check_found(call->L, (QueryId)value->n);
        clauses_own_check_found(call->L, (QueryId)value->n);
        clauses_zones_check_found(call->L, (QueryId)value->n);
    }
    if (call->n == 2 && call->row->signature[0] == 'f') {
        argument_check_number_of(call, call->args[0].n, value);
        clauses_gone_check_number(call->L, value, call->args[0].n);
    }
    if (may_be_accepted(call, accepts, value)) return;
    if (call->row->deed == DEED_ASK && value->kind == VALUE_QUERY &&
        argument_means_players(call->host, (QueryId)value->n))
        refuse_players(call);
    argument_order_check(call);
    script_fault(call->L,
                 FOUND_ARGUMENT,
                 "'%s' takes %s as argument %d, got %s%s",
                 call->row->name,
                 accepts ? call->host->rules->accepts[accepts - 1].name : "things",
                 index,
                 script_value_name(call->L, index),
                 right_call_push(call, index));
}

// An option may be about a zone and a player who does not have it.
void argument_check_zone(const Call *call)
{
    const ZoneRow *zones = call->host->rules->zones, *shared = NULL;
    const char *letter = call->row->signature;

    if (*letter == 'v') return;
    for (int i = 0; i < call->n; i++, letter++) {
        letter += *letter == '|';
        const Value *value = &call->args[i];

        if (value->kind == VALUE_ZONE) {
            shared = &zones[value->n];
            if (shared->scope != SCOPE_SHARED) return;
        } else if (shared && *letter == 'p' && value->kind != VALUE_NONE) {
            script_fault(call->L,
                         FOUND_ARGUMENT,
                         "all players share zone '%s': name no player",
                         shared->name);
        }
    }
}

// ---- notes

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

void argument_check_note_left_out(lua_State *L, const VerbRow *row, const WordRow *note)
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
void argument_check_note(const Call *call)
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

void argument_check_note_whole(const Call *call)
{
    const WordRow *note = note_of(call);

    if (note && !call_gives(call, 'n'))
        argument_check_note_left_out(call->L, call->row, note);
}

void argument_check_note_data(const Call *call, bool about)
{
    const WordRow *note = note_of(call);

    if (!note) return;
    check_player(call, note, about);
    argument_check_note_left_out(call->L, call->row, note);
}

// ---- terms of a verb that plays, of which one of two is never read: two places, a card that enters
// ready and exhausted, a price of what costs nothing

// Returns the words among the terms that exclude this one, itself too; 0: any may stand beside.
static uint64_t apart_from(const Rules *rules, int word)
{
    for (int i = 0; i < rules->words_apart_n; i++)
        if (rules->words_apart[i] >> word & 1) return rules->words_apart[i];
    return 0;
}

static void check_term(const Call *call, int word, uint64_t *words)
{
    const Rules *rules = call->host->rules;
    const uint64_t both = *words & apart_from(rules, word);

    if (both)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' takes '%s' or '%s', not both: write one of them",
                     call->row->name,
                     rules->words[__builtin_ctzll(both)].name,
                     rules->words[word].name);
    *words |= UINT64_C(1) << word;
}

static bool is_place(const Call *call, const Value *value)
{
    if (value->kind == VALUE_ROLE)
        return value->n == ROLE_HERE || value->n == ROLE_THERE ||
               value->n == ROLE_ORIGIN;
    if (value->kind == VALUE_QUERY)
        return !argument_is_of_players(call->host, (QueryId)value->n);
    return value->kind == VALUE_ZONE || value->kind == VALUE_SPOT ||
           value->kind == VALUE_LOCATION;
}

// Refuses a price where the words leave nothing of it to be paid. What is taken off may be taken
// off what the play costs beside that.
static void check_price(const Call *call, const Value *price, uint64_t words)
{
    const Rules *rules = call->host->rules;
    const bool extra = call->host->library->costs[price->n].is_extra;
    const uint64_t free =
        words & (extra || price->discount ? rules->words_free : rules->words_unpriced);

    if (free)
        script_fault(
            call->L,
            FOUND_NOT_ASKED,
            extra || price->discount
                ? "'%s' leaves nothing to pay, and so nothing of this price: write "
                  "one of them"
                : "'%s' stands beside a price that is paid in place of the printed "
                  "cost: write one of them, or what is paid on top, local extra = "
                  "additional_cost { ... }",
            rules->words[__builtin_ctzll(free)].name);
}

void argument_check_terms(const Call *call)
{
    const char *letter = call->row->signature;
    const Value *price = NULL;
    uint64_t words = 0;
    int places = 0, numbers = 0;

    if (!call->host->rules->words_apart_n) return; // its verbs take lists of terms
    for (int i = 0; i < call->n; i++, letter++) {
        const Value *value = &call->args[i];

        letter += *letter == '|';
        if (*letter != 'W') continue;
        if (value->kind == VALUE_WORD) check_term(call, value->n, &words);
        if (value->kind == VALUE_COST) price = value;
        numbers += value->kind == VALUE_NUMBER;
        places += is_place(call, value);
    }
    if (places > 1 || numbers > 1)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s' takes one %s, and this names several: write one of them",
                     call->row->name,
                     places > 1 ? "place" : "number");
    if (price) check_price(call, price, words);
}
