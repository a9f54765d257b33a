// verb_before_play.c -- calls of verbs before play: as data while scripts load, in rehearsal,
// and where a call is compared alone.

#include <string.h>

#include "engine/abilities/held/reading.h"
#include "engine/base/text.h"
#include "scripting/calls/argument.h"
#include "scripting/calls/right_call.h"
#include "scripting/calls/script_verb.h"
#include "scripting/checks/argument_check.h"
#include "scripting/checks/check.h"
#include "scripting/checks/check_again.h"
#include "scripting/checks/check_done.h"
#include "scripting/checks/rehearse.h"
#include "scripting/checks/verb_before_play.h"
#include "scripting/lua/script_trial.h"
#include "scripting/lua/vain_index.h"
#include "scripting/read/read.h"
#include "scripting/vain/given_lost.h"

// Reads all arguments by the verb's signature. One that is missing or fits nowhere is a
// fault.
static void take_arguments(Call *call)
{
    lua_State *L = call->L;
    const int given = lua_gettop(L);
    const bool rehearses = call->host->phase == PHASE_REHEARSE;
    const VerbForm *form = call->form;
    unsigned things = 0;
    int index = 1;

    while (call->n < form->n) {
        const Parameter *parameter = &form->parameters[call->n];

        call->optional = parameter->optional;
        if (index > given && call->optional) {
            call->args[call->n++] = (Value){.kind = VALUE_NONE};
        } else if (script_verb_take(call, parameter, index)) {
            if (rehearses)
                argument_check(
                    call, parameter->letter, index, &call->args[call->n - 1]);
            things |= text_has_letter("xX", parameter->letter) ? 1u << index : 0;
            index++;
        }
    }
    // An argument of the call lies in no query that is made after it.
    if (rehearses) call->host->deepest = 0;
    if (rehearses) argument_check_zone(call);
    if (rehearses) argument_check_note(call);
    if (rehearses) argument_check_terms(call);
    if (rehearses) clauses_here_check_call(L, call->row, things);
    if (index <= given) script_verb_refuse_more(call, index - 1);
}

// Returns whether the verb asks for what was paid as an additional cost.
static bool asks_paid(const VerbRow *row)
{
    return !strcmp(row->name, "paid") || !strcmp(row->name, "unpaid");
}

// Returns the kind of amount that a reading is.
static AmountKind amount_kind(const Host *host, const VerbRow *row)
{
    if (!strcmp(row->name, "paid")) return AMOUNT_PAID;
    if (!strcmp(row->name, "count")) return AMOUNT_COUNT;
    if (strcmp(row->name, "value")) return AMOUNT_READING;
    if (strcmp(host->source->kind, "keyword") != 0 && !host_loads_card(host))
        script_fault(host->L,
                     FOUND_KEYWORD_VALUE,
                     "'value' is the number of a keyword, so only its script has it");
    return AMOUNT_VALUE;
}

// Reads the rows that a reading names, before what it is about, as a byte each. Returns
// them, and the index of the argument behind them.
static int rows_named(Call *call, int *index)
{
    const VerbForm *form = call->form;
    int rows = 0;

    *index = 1;
    for (int i = 0; i < form->n && !form->parameters[i].optional; i++) {
        const Parameter *parameter = &form->parameters[i];

        if (parameter->letter != 'w' && !argument_letter(parameter->letter)->row)
            return rows;
        if (!script_verb_take(call, parameter, *index) || call->gone)
            script_fault(call->L,
                         FOUND_ARGUMENT,
                         "'%s' wants %s as argument %d%s",
                         call->row->name,
                         argument_name(parameter->letter),
                         *index,
                         right_call_push(call, *index));
        rows |= call->args[call->n - 1].n << 8 * (*index - 1);
        (*index)++;
    }
    return rows;
}

// Reads which number of a row the reading is about, behind what it is about. Returns 0 where
// it does not say.
static int place_named(const Call *call, int field, int index)
{
    const int parts = reading_parts(call->host->rules, field);
    int whole;
    const lua_Integer n = lua_tointegerx(call->L, index, &whole);

    if (lua_gettop(call->L) < index) return 0;
    if (!parts)
        script_fault(call->L,
                     FOUND_ARGUMENT,
                     "'%s': '%s' is one number, and takes no place in a row of them",
                     call->row->name,
                     lua_tostring(call->L, 1));
    if (!whole || n < 1 || n > parts)
        script_fault(
            call->L,
            FOUND_ARGUMENT,
            "'%s' wants a number from 1 to %d as argument %d: '%s' has so many",
            call->row->name,
            parts,
            index,
            lua_tostring(call->L, 1));
    return (int)n;
}

// Returns whether the reading may say which number of a row it is about.
static bool takes_place(const VerbRow *row)
{
    return !strcmp(row->signature, "fx|n");
}

// While scripts load, a reading stands for a number that is known in play. Every other
// verb is a fault there, because it acts.
int verb_before_play_as_data(lua_State *L)
{
    Host *host = host_of(L);
    const VerbForm *form = lua_touserdata(L, lua_upvalueindex(1));
    const VerbRow *row = form->row;
    Call call = {.L = L, .host = host, .form = form, .row = row};
    const ScriptValue *datum;
    Value about = {.kind = VALUE_NONE};
    Amount amount;
    int index, most;

    if (!row->reads)
        script_fault(L,
                     FOUND_VERB_IN_DATA,
                     "'%s' %s belongs inside 'run'",
                     row->name,
                     row->deed == DEED_LOOK ? "is no number in data: it" : "acts: it");
    if (asks_paid(row)) clauses_paid_note(L, row->name);
    memset(&amount, 0, sizeof amount);
    amount.kind = (uint8_t)amount_kind(host, row);
    amount.n = (int16_t)rows_named(&call, &index);
    if (amount.kind == AMOUNT_READING)
        amount.reading = (uint16_t)(row - host->rules->verbs);
    most = index + takes_place(row);
    if (lua_gettop(L) > most && most > 1)
        script_fault(
            L, FOUND_ARGUMENTS, "'%s' takes %d arguments in data", row->name, most);
    if (lua_gettop(L) > most)
        script_fault(L, FOUND_ARGUMENTS, "'%s' takes one argument in data", row->name);
    if (most > index) amount.n |= (int16_t)(place_named(&call, amount.n, most) << 8);
    datum = script_value_at(L, index);
    if (datum && datum->kind == DATUM_HAPPENED && amount.kind == AMOUNT_COUNT) {
        (void)script_value_push(
            L, SCRIPT_AMOUNT, script_value_amount(L, index, row->name));
        return 1;
    }
    if (datum && datum->role) {
        amount.role = datum->role;
        about = (Value){.kind = VALUE_ROLE, .n = datum->role};
    } else if (lua_gettop(L) >= index) {
        amount.query = read_query(L, index, row->name);
        read_query_check_some(L, amount.query, row->name);
        clauses_zones_check_found(L, amount.query);
        about = (Value){.kind = VALUE_QUERY, .n = amount.query};
    } else if (row->signature[index - 1] && row->signature[index - 1] != '|') {
        script_fault(L,
                     FOUND_ARGUMENT,
                     "'%s' wants %s%s",
                     row->name,
                     argument_name(row->signature[index - 1]),
                     right_call_push(&call, index));
    }
    if (row->signature[0] == 'f')
        argument_check_number_of(&call, amount.n & 0xff, &about);
    argument_check_note_data(&call, about.kind != VALUE_NONE);
    (void)script_value_push(
        L, SCRIPT_AMOUNT, library_add_amount(host->library, &amount));
    return 1;
}

// Returns the query that the result of a verb is sure to meet: that of `pick`.
static QueryId query_of(const Call *call)
{
    const bool picks = call->n > 0 && call->args[0].kind == VALUE_QUERY &&
                       !strcmp(call->row->name, "pick");

    return picks ? (QueryId)call->args[0].n : 0;
}

// Returns whether the verb, which picks, is given a group to pick from.
static bool picks_among(const Call *call)
{
    const ValueKind among = (ValueKind)(call->n > 1 ? call->args[1].kind : VALUE_NONE);

    return among != VALUE_NONE && among != VALUE_PLAYER;
}

// Returns the number of the option that was offered last, or its player.
static lua_Integer offered_number(const Call *call)
{
    const OptionRow *row = &call->host->rules->options[call->host->offered];

    return row->about & ABOUT_PLAYER ? script_value_rehearsed_as(VALUE_PLAYER, 0) : 3;
}

// Returns whether the verb gives what the cost of the clause has used, and which query that meets
// is known.
static bool gives_paid(const Call *call)
{
    const char *paid = call->host->rules->verb_paid;

    return paid && !strcmp(call->row->name, paid) && clauses_gone_paid_with(call->host);
}

// Pushes what the verb gives, a list that is empty where verbs fail.
static int push_result(lua_State *L, const Call *call, bool fails)
{
    const lua_Integer thing = script_value_rehearsed(query_of(call));
    lua_Integer *items;

    if (gives_paid(call)) {
        lua_pushinteger(
            L, script_value_rehearsed_paid(clauses_gone_paid_with(call->host)));
        return 1;
    }
    if (script_verb_gives_list(call)) {
        items = value_handle_list_push(L, fails ? 0 : 2);
        for (int i = 0; !fails && i < 2; i++) items[i] = thing;
        return 1;
    }
    if (query_of(call)) {
        rehearse_push(L, query_of(call), !fails, picks_among(call));
        return 1;
    }
    if (fails && !(call->row->gives & GIVES_ALWAYS)) {
        lua_pushnil(L);
        return 1;
    }
    switch (call->row->gives & ~GIVES_ALWAYS) {
    case VALUE_NUMBER: lua_pushinteger(L, fails ? 1 : 3); return 1;
    case VALUE_TRUTH: lua_pushboolean(L, true); return 1;
    case VALUE_PLAYER:
    case VALUE_SPOT:
    case VALUE_COST:
    case VALUE_LASTING:
        lua_pushinteger(L,
                        script_value_rehearsed_as(call->row->gives & ~GIVES_ALWAYS, 0));
        return 1;
    case VALUE_SEVERAL:
        lua_pushstring(L, call->host->rules->options[call->host->offered].name);
        lua_pushinteger(L, thing);
        lua_pushinteger(L, thing);
        lua_pushinteger(L, offered_number(call));
        return 4;
    default: lua_pushinteger(L, thing); return 1;
    }
}

// Returns whether the thing given may be a space, where the option is about a place and
// no thing.
static bool may_be_space(const Call *call, const OptionRow *row)
{
    return call->host->rules->spaces.zone &&
           (option_takes(row) & (ABOUT_THING | ABOUT_PLACE)) == ABOUT_PLACE &&
           (call->n < 3 || call->args[2].kind == VALUE_NONE);
}

// Refuses an option of the game's own with something that it is not about.
static void check_offer(const Call *call)
{
    const OptionRow *row;

    if (call->row->signature[0] != 'v') return;
    row = &call->host->rules->options[call->args[0].n];
    for (int i = 0; row->own && i < ABOUT_PARTS && i + 1 < call->n; i++) {
        const int kind = call->args[i + 1].kind;

        if (!i && may_be_space(call, row)) continue;
        if (kind != VALUE_NONE && kind != VALUE_NIL && !(option_takes(row) >> i & 1))
            script_fault(call->L,
                         FOUND_ARGUMENT,
                         "an option \"%s\" is not about %s",
                         row->name,
                         option_part(i));
    }
}

// Notes what kind of option was offered, so that the branch for it is rehearsed.
static void note_offer(const Call *call)
{
    if (call->row->signature[0] == 'v') call->host->offered = call->args[0].n;
    check_offer(call);
}

// Returns whether a reading gives a number whatever fails.
static bool is_a_count(const VerbRow *row, bool fails)
{
    const unsigned gives = row->gives & ~(unsigned)GIVES_ALWAYS;

    if (!row->reads || (fails && !strcmp(row->name, "paid"))) return false;
    return gives == VALUE_NONE || gives == VALUE_NUMBER;
}

// Returns the argument of that letter, NULL: the verb takes none, or none was given.
static const Value *argument_of(const Call *call, char wanted)
{
    const char *letter = call->row->signature;

    for (int i = 0; i < call->n; i++, letter++) {
        letter += *letter == '|';
        if (*letter == wanted && call->args[i].kind != VALUE_NONE)
            return &call->args[i];
    }
    return NULL;
}

// Refuses a plain 0 of a keyword whose numbers count together.
static void check_some_number(const Call *call, const Value *given)
{
    const Host *host = call->host;
    const Value *number = argument_of(call, '~');

    if (!number || number->kind != VALUE_NUMBER || number->n || host->failed ||
        host->alternating || host->lacking)
        return;
    if (host->library->keywords[given->n].adds_up && vain_index_is_number(call->L, 0))
        script_fault(call->L,
                     FOUND_NOTHING_DONE,
                     "'%s' adds nothing with the number 0: write its number",
                     host->library->keywords[given->n].name);
}

// Refuses a number beside something given that reads none, and value() without one.
static void check_given_number(const Call *call, const Value *given)
{
    const Host *host = call->host;
    const bool says = argument_of(call, '~') != NULL;
    const Library *library = host->library;

    if (given->kind == VALUE_KEYWORD) {
        check_some_number(call, given);
        if (says && !library->keywords[given->n].takes_number)
            script_fault(call->L,
                         FOUND_KEYWORD_VALUE,
                         "keyword '%s' takes no number",
                         library->keywords[given->n].name);
        return;
    }
    if (given->kind != VALUE_CLAUSE) return;
    const bool reads = library_clause_reads_value(library, &library->clauses[given->n]);
    if (says && !reads)
        script_fault(call->L,
                     FOUND_KEYWORD_VALUE,
                     "nothing in the clause reads the number: 'value()' does");
    if (reads && !says && host_loads_card(host))
        script_fault(call->L,
                     FOUND_KEYWORD_VALUE,
                     "the clause reads 'value()', so a number stands behind it");
}

// Returns the types of the things that the verb is given first, all where nobody knows.
static unsigned types_given(const Call *call)
{
    const Host *host = call->host;
    const Value *things = call->n ? &call->args[0] : NULL;
    unsigned types = 0;

    if (things && things->kind == VALUE_ROLE && things->n == ROLE_ME &&
        host->rehearsed && clauses_means_own(host) &&
        !(host->library->clauses[host->rehearsed].flags & CLAUSE_ATTACHED))
        return clauses_means_own(host);
    if (things && (things->kind == VALUE_QUERY || things->kind == VALUE_NIL) &&
        things->n)
        types = clauses_means(host, (QueryId)things->n, ASKED_TYPES) & ASKED_TYPES;
    return types ? clauses_means_later(host->rules, types) : ASKED_TYPES;
}

// Refuses a keyword that does nothing on what the verb gives it to.
static void check_given_keyword(const Call *call, const Value *given)
{
    const Keyword *keyword;

    if (given->kind != VALUE_KEYWORD) return;
    keyword = &call->host->library->keywords[given->n];
    if (!keyword->loaded || keyword->governs || keyword->works_for & types_given(call))
        return;
    script_fault(call->L,
                 FOUND_NOTHING_DONE,
                 "'%s' does nothing on what '%s' gives it to: a %s",
                 keyword->name,
                 call->row->name,
                 clauses_means_push(call->L, types_given(call)));
}

// Returns what the clause at argument [i] is about, where the verb takes it by that letter.
static Started started_about(const Call *call, char taken)
{
    const char *letter = call->row->signature;

    if (taken == 'k') return STARTED_ON_THING;
    for (int i = 0; i < call->n; i++, letter++) {
        const Value *about = &call->args[i];

        letter += *letter == '|';
        // A thing of which nothing is known fits the first parameter that it meets.
        if (*letter == 'd' && about->kind == VALUE_NIL) return STARTED_ABOUT_THING;
        if (!i || *letter != 'x' || about->kind == VALUE_NONE) continue;
        if (about->kind == VALUE_PLAYER ||
            (about->kind == VALUE_ROLE &&
             (about->n == ROLE_YOU || about->n == ROLE_THEY)) ||
            (about->kind == VALUE_QUERY &&
             argument_means_players(call->host, (QueryId)about->n)))
            return STARTED_ABOUT_PLAYER;
        return STARTED_ABOUT_THING;
    }
    return STARTED_ALONE;
}

// Returns the order of a phase that an event begins: the beginning of the turn is the first.
static int phase_order(const EventWay *way)
{
    return way->phase ? way->phase : 1;
}

// Returns whether a keyword of the card lets it be played at other times.
static bool card_reacts(const Host *host)
{
    const Library *library = host->library;
    const Card *card = &library->cards[host->card];

    for (int i = 0; i < card->keywords_n; i++) {
        const Keyword *keyword = &library->keywords[card->keywords[i].keyword];

        for (int k = 0; k < keyword->clauses_n; k++)
            if (library->clauses[keyword->clauses[k]].flags & CLAUSE_REACTION)
                return true;
    }
    return false;
}

// Returns the order of the last phase that has surely begun in its turn as the clause that is
// rehearsed runs; 1: of none but the turn itself anything is known.
static int phase_begun(const Host *host)
{
    const Clause *clause = &host->library->clauses[host->rehearsed];
    const int before = host->rules->phase_free ? host->rules->phase_free - 1 : 1;
    int least = 0;

    if (!host->rehearsed || !host->card) return 1;
    if (clause->kind == CLAUSE_ACTIVATED)
        return clause->flags & CLAUSE_REACTION ? 1 : before;
    if (clause->kind == CLAUSE_EFFECT)
        return clause->flags & CLAUSE_PRINTED && !card_reacts(host) ? before : 1;
    for (int i = 0; clause->kind == CLAUSE_WHEN && i < clause->events_n; i++) {
        const EventWay *way = &host->rules->event_ways[clause->events[i].event];
        const int order = way->of_phase ? phase_order(way) : way->after;

        if (!least || order < least) least = order;
    }
    return least > 1 ? least : 1;
}

// Returns whether the event comes no more before the duration ends: its phase has begun in this
// turn, and in the next one of that player the duration is over by then.
static bool comes_too_late(const Call *call, const EventPart *part, int word)
{
    const Rules *rules = call->host->rules;
    const EventWay *way = &rules->event_ways[part->event];
    const int until = rules->words_until ? rules->words_until[word - 1] : 0;
    const int order = phase_order(way);

    if (!way->of_phase) return false;
    if (word == rules->word_shorter) return true;
    if (order > phase_begun(call->host)) return false;
    if (word == rules->word_turn) return true;
    return until && (order > until || order == 1) &&
           call->host->library->queries[part->what].role == ROLE_YOU;
}

// Refuses a clause that waits for what begins when it has ended.
static void check_lasts(const Call *call, const Clause *clause)
{
    const Rules *rules = call->host->rules;
    const Value *lasts = argument_of(call, 'd');
    const int word = lasts && lasts->kind == VALUE_WORD ? lasts->n + 1 : 0;
    bool late = clause->events_n && word && rules->event_ways;

    for (int i = 0; late && i < clause->events_n; i++)
        late = comes_too_late(call, &clause->events[i], word);
    if (late)
        script_fault(call->L,
                     FOUND_NEVER_HAPPENS,
                     "'%s' is over before '%s' comes: leave '%s' out, and say 'once'",
                     rules->words[word - 1].name,
                     rules->events[clause->events[0].event].name,
                     rules->words[word - 1].name);
}

// Returns whether all events of the clause put a card where it lies until it is played.
static bool waits_of_held(const Rules *rules, const Clause *clause)
{
    for (int i = 0; rules->event_ways && i < clause->events_n; i++) {
        const EventWay *way = &rules->event_ways[clause->events[i].event];

        if (!way->held || !way->anew) return false;
    }
    return rules->event_ways && clause->events_n > 0;
}

// Refuses to wait until what was put facedown is played: it is another object then (124).
static void check_not_anew(const Call *call, const Clause *clause)
{
    const Host *host = call->host;
    const Library *library = host->library;
    const Value *thing = argument_of(call, 'x');

    if (!host->rehearsed || !thing || thing->kind != VALUE_ROLE ||
        thing->n != ROLE_IT ||
        !waits_of_held(host->rules, &library->clauses[host->rehearsed]))
        return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];

        if (!(host->rules->events[part->event].flags & EVENT_PLAYS) ||
            library->queries[part->what].role != ROLE_IT)
            continue;
        script_fault(call->L,
                     FOUND_NEVER_HAPPENS,
                     "'%s' never happens to that card: it is a new object once it is "
                     "played (124); write when { %s = card, by = you, from = facedown, "
                     "here, ... } on the card itself",
                     host->rules->events[part->event].name,
                     host->rules->events[part->event].name);
    }
}

// Refuses to give a thing what is asked for when it has left the place where it was found.
static void check_given_there(const Call *call, const Value *given)
{
    const Value *thing = &call->args[0];
    const bool me = thing->kind == VALUE_ROLE && thing->n == ROLE_ME;
    const QueryId query = me ? 0 : (QueryId)thing->n;
    const bool found = thing->kind == VALUE_QUERY ||
                       (thing->kind == VALUE_NIL && query && !thing->ref.id);

    if (!found && !me) return;
    if (given->kind == VALUE_KEYWORD)
        clauses_reached_check_keyword(call->L, NULL, query, given->n);
    if (given->kind == VALUE_CLAUSE)
        clauses_reached_check_clause(
            call->L, NULL, query, &call->host->library->clauses[given->n]);
}

// Refuses clauses that do nothing where the verb takes them.
static void check_clauses(const Call *call)
{
    const Library *library = call->host->library;
    const char *letter = call->row->signature;

    for (int i = 0; i < call->n; i++, letter++) {
        letter += *letter == '|';
        if (text_has_letter("kc", *letter)) check_given_number(call, &call->args[i]);
        if (i && *letter == 'k') check_given_keyword(call, &call->args[i]);
        if (i && *letter == 'k') check_given_there(call, &call->args[i]);
        if (call->args[i].kind != VALUE_CLAUSE || text_has_letter("qx", *letter))
            continue;
        const Clause *clause = &library->clauses[call->args[i].n];
        const Started started = started_about(call, *letter);

        clauses_given_check(
            call->L, clause, started == STARTED_ON_THING, started != STARTED_ALONE);
        clauses_given_check_about(call->L, call->row, clause, started);
        check_lasts(call, clause);
        check_not_anew(call, clause);
    }
}

// Returns whether the clause is an `instead` of events that all have that flag.
static bool replaces(const Rules *rules, const Clause *clause, uint64_t flag)
{
    for (int i = 0; i < clause->events_n; i++)
        if (!(rules->events[clause->events[i].event].flags & flag)) return false;
    return clause->kind == CLAUSE_INSTEAD;
}

// Returns whether each clause whose instructions are rehearsed is one.
static bool run_replaces(const Host *host, uint64_t flag)
{
    const Library *library = host->library;

    for (int i = 1; i < library->clauses_n; i++) {
        const Clause *clause = &library->clauses[i];

        if (clause->run == host->run_rehearsed && !replaces(host->rules, clause, flag))
            return false;
    }
    return true;
}

// Refuses to ask what else an action does where none is replaced that does it to several.
static void check_others(const Call *call)
{
    const Host *host = call->host;

    if (!host->rules->verb_others ||
        strcmp(call->row->name, host->rules->verb_others) != 0 ||
        run_replaces(host, EVENT_TOGETHER))
        return;
    script_fault(call->L,
                 FOUND_NOT_ASKED,
                 "'%s' is never any thing here: it is for an instead whose events are "
                 "replaced together",
                 call->row->name);
}

// Returns whether what the clause is about may have an amount. What others start with
// `do_this` knows the amount of the event that theirs is about.
static bool may_have_amount(const Rules *rules, const Clause *clause)
{
    if (clause->times.op) return true;
    if (!clause->events_n)
        return clause->kind != CLAUSE_ACTIVATED && !(clause->flags & CLAUSE_PRINTED);
    for (int i = 0; i < clause->events_n; i++)
        if (rules->events[clause->events[i].event].flags & EVENT_COUNTS) return true;
    return false;
}

// Refuses to ask how much an event is where none is that has an amount.
static void check_amount(const Call *call)
{
    const Host *host = call->host;
    const Library *library = host->library;
    const Clause *asks = NULL;

    if (!host_loads_card(host) || strcmp(call->row->name, "amount") != 0) return;
    for (int i = 1; i < library->clauses_n; i++) {
        if (library->clauses[i].run != host->run_rehearsed) continue;
        asks = &library->clauses[i];
        if (may_have_amount(host->rules, asks)) return;
    }
    if (!asks) return;
    if (!asks->events_n)
        script_fault(
            call->L,
            FOUND_NOT_ASKED,
            "'%s' is always 0 in %s, which no event brings: say it in a 'when' "
            "or 'instead' of an event that has one",
            call->row->name,
            clauses_names[asks->kind]);
    script_fault(call->L,
                 FOUND_NOT_ASKED,
                 "'%s' is always 0 here: '%s' has none, as its entry under Events says",
                 call->row->name,
                 host->rules->events[asks->events[0].event].name);
}

// Refuses a verb about two things that is given one thing twice: nothing is attached to itself, or
// becomes what it is.
static void check_two(const Call *call)
{
    const Value *one = &call->args[0], *other = &call->args[1];

    if (call->row->deed != DEED_ACT || strncmp(call->row->signature, "xx", 2) != 0 ||
        one->kind != VALUE_ROLE || other->kind != VALUE_ROLE || one->n != other->n)
        return;
    script_fault(call->L,
                 FOUND_NOTHING_DONE,
                 "'%s' of a thing and itself does nothing: name another one",
                 call->row->name);
}

// Returns whether the verb does nothing with a 0 behind the letter: it does something so many times,
// gives so much, or takes so many of these things. [needed]: no `|` stands before the letter, and
// behind that a number may be a limit.
static bool is_of_none(const VerbRow *row, char letter, bool needed)
{
    if (row->deed == DEED_ASK) return letter == 'n' && !needed;
    if (needed) return text_has_letter("nXW~", letter);
    return letter == 'W' && row->takes.kinds >> VALUE_NUMBER & 1;
}

// Refuses a plain 0 of such a verb.
static void check_zero(const Call *call)
{
    const Host *host = call->host;
    const char *letter = call->row->signature;
    bool needed = true;

    // What a game in Lua sets may well be 0.
    if (host->failed || host->alternating || host->lacking || host->game.self ||
        call->row->deed == DEED_LOOK)
        return;
    for (int k = 0; k < call->n && *letter; k++, letter++) {
        needed = needed && *letter != '|';
        letter += *letter == '|';
        if (is_of_none(call->row, *letter, needed) &&
            call->args[k].kind == VALUE_NUMBER && !call->args[k].n &&
            vain_index_is_number(call->L, 0))
            script_fault(call->L,
                         FOUND_NOTHING_DONE,
                         "'%s' of 0 does nothing: write a number, or take it out",
                         call->row->name);
    }
}

// Writes the names of the events that have the flag behind each other.
static const char *names_of(lua_State *L, const Rules *rules, uint64_t flag)
{
    luaL_Buffer names;
    bool first = true;

    luaL_buffinit(L, &names);
    for (int i = 0; i < rules->events_n; i++) {
        if (!(rules->events[i].flags & flag)) continue;
        luaL_addstring(&names, first ? "'" : ", '");
        luaL_addstring(&names, rules->events[i].name);
        luaL_addchar(&names, '\'');
        first = false;
    }
    luaL_pushresult(&names);
    return lua_tostring(L, -1);
}

// Refuses the duration of what is replaced where nothing is that has one.
static void check_as_long(const Call *call)
{
    const Host *host = call->host;
    const Rules *rules = host->rules;
    const Value *duration = argument_of(call, 'd');

    if (!duration || duration->kind != VALUE_WORD ||
        duration->n + 1 != rules->word_as_long || run_replaces(host, EVENT_LASTS))
        return;
    script_fault(call->L,
                 FOUND_NOT_ASKED,
                 "'%s' is as long as what does not happen would last, and here nothing "
                 "of that kind is replaced: it is for an instead of %s alone",
                 rules->words[duration->n].name,
                 names_of(call->L, rules, EVENT_LASTS));
}

// Checks the arguments of a verb in rehearsal. A verb that acts then returns a thing,
// or nil where verbs are to fail. A reading returns a number, `choose` the number of a
// choice.
int verb_before_play_rehearse(lua_State *L)
{
    Host *host = host_of(L);
    Call call;
    bool fails;

    script_verb_begin(&call,
                      L,
                      lua_touserdata(L, lua_upvalueindex(1)),
                      host->failed || host->alternating || host->lacking);
    // What a loop asks may end it, what it does never does so here.
    if (call.row->deed != DEED_ACT) host->trial.called = call.row;
    host->trial.calls++;
    take_arguments(&call);
    if (!host->failed && !host->alternating) given_lost_note(L, call.row->name);
    if (host_loads_card(host) && !strcmp(call.row->name, "value"))
        script_fault(
            L,
            FOUND_KEYWORD_VALUE,
            "'value' is the number of a keyword: in 'run' of a card it is none");
    if (asks_paid(call.row)) clauses_paid_check_in_run(L, call.row->name);
    clauses_gone_check_payer(L, call.row);
    if (!call.gone) check_clauses(&call);
    argument_check_note_whole(&call);
    note_offer(&call);
    check_others(&call);
    check_split_call(L, call.row);
    clauses_enters_check(L, call.row);
    check_as_long(&call);
    check_amount(&call);
    if (!call.gone) check_two(&call);
    if (!call.gone) check_zero(&call);
    if (!call.gone) check_done(&call);
    host->adds |=
        host->rules->verb_adds && !strcmp(call.row->name, host->rules->verb_adds);
    fails = host->failed ^ (host->alternating && (host->calls++ & 1));
    fails = fails && !(host->trial.lenient && script_trial_is_in_rules(L));
    const bool chooses = !strcmp(call.row->name, "choose");
    const bool counts = is_a_count(call.row, fails);
    const int number = fails ? 0 : 3;

    clauses_asked_note_call(host, call.row, call.args, call.n);
    check_again_call(&call, number);
    if (call.gone)
        script_verb_push_nothing(L, &call);
    else if (chooses)
        lua_pushinteger(L, fails ? 2 : 1);
    else if (counts)
        lua_pushinteger(L, number);
    else
        return push_result(L, &call, fails);
    return 1;
}

int verb_before_play_check(lua_State *L)
{
    Call call;

    script_verb_begin(&call, L, lua_touserdata(L, lua_upvalueindex(1)), false);
    take_arguments(&call);
    check_offer(&call);
    return 0;
}
