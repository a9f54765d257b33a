// check_clause.c -- refuses clauses that could never do anything.
//
// The meaning of `me` depends on where a clause stands: it is the card, and in Effect
// Text the host of the card. So clauses are checked when a card or a keyword prints them.

#include <stdarg.h>
#include <string.h>

#include "scripting/checks_inside.h"
#include "scripting/lua/vain_data.h"
#include "scripting/read_inside.h"

__attribute__((format(printf, 4, 5))) _Noreturn static void
clause_fault(lua_State *L, const Clause *clause, FoundKind found, const char *format,
             ...)
{
    va_list arguments;

    host_of(L)->reading = (Reading){.what = language_clause_names[clause->kind]};
    va_start(arguments, format);
    (void)script_fault_push(
        L, (ScriptSpot){found, clause->script, clause->line}, format, arguments);
    va_end(arguments);
    (void)lua_error(L);
    base_panic(__FILE__, __LINE__, "lua_error returned");
}

#define NEVER_SPENT "a %s that is given works all the time: 'once' is for 'delayed'"

enum { ASKED_ANYTHING = ASKED_TYPES | ASKED_ITEM | ASKED_PLAYER };

// Returns whether an event of the clause is about that role itself.
static bool waits_for(const Library *library, const Clause *clause, int role)
{
    for (int i = 0; i < clause->events_n; i++) {
        if (library->queries[clause->events[i].what].role == role) return true;
    }
    return false;
}

static bool waits_for_it(const Library *library, const Clause *clause)
{
    return waits_for(library, clause, ROLE_IT);
}

// Returns the type bits that the grants of the clause give.
static unsigned given_types(const Clause *clause)
{
    unsigned types = 0;

    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_TYPE)
            types |= (unsigned)clause->grants[i].value;
    return types;
}

unsigned check_clause_types_given(const Host *host)
{
    unsigned types = 0;

    for (int i = host->library->clauses_n - 1; i > 0; i--) {
        const Clause *clause = &host->library->clauses[i];

        if (clause->script != host->script) break;
        types |= given_types(clause);
    }
    return types;
}

unsigned check_clause_own_types(const Host *host)
{
    if (!host->card) return 0;
    return host->library->cards[host->card].types | check_clause_types_given(host);
}

// Returns the type bits of what `me` is in the clause, all where nobody knows.
static unsigned own_types(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    if (!host->card || clause->flags & CLAUSE_ATTACHED) return ASKED_TYPES;
    return check_clause_own_types(host);
}

// Refuses a clause that the rules never use of a card of this type.
static void check_type(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const unsigned types = host->card ? host->library->cards[host->card].types : 0;

    for (int type = 0; rules->types_without && type < rules->types_n; type++)
        if (types >> type & 1 && rules->types_without[type] >> clause->kind & 1)
            clause_fault(L,
                         clause,
                         FOUND_WRONG_TYPE,
                         "nothing in this game uses '%s' of a card of type %s",
                         language_clause_names[clause->kind],
                         rules->types[type].name);
}

// Returns all that one of the queries of either() may be about: type bits and ASKED_ bits.
// [me] is the same for `me`.
static unsigned meant_by_one(const Host *host, const Query *q, unsigned me)
{
    const KindRow *kind = q->kind ? &host->rules->kinds[q->kind - 1] : NULL;
    const unsigned own = q->role == ROLE_ME ? me : ASKED_ANYTHING;

    if (kind ? kind->kind == KIND_PLAYER : q->role == ROLE_YOU || q->role == ROLE_THEY)
        return ASKED_PLAYER;
    if (kind && kind->kind == KIND_ITEM) return ASKED_ITEM;
    if (kind) return kind->any_of & own;
    // Players are nowhere.
    return q->where || q->locations_n ? own & ~(unsigned)ASKED_PLAYER : own;
}

// Returns the same of a query of a clause.
static unsigned meant_by(const Host *host, QueryId query, unsigned me)
{
    unsigned meant = 0;

    for (; query; query = host->library->queries[query].or_else)
        meant |= meant_by_one(host, &host->library->queries[query], me);
    return meant;
}

// Pushes the names of the subjects of the question.
static const char *push_asked(lua_State *L, unsigned of)
{
    const Rules *rules = host_of(L)->rules;
    const char *before = "";

    lua_pushliteral(L, "");
    for (int i = 0; i < rules->types_n + 2; i++) {
        const unsigned bit = i < rules->types_n    ? 1u << i
                             : i == rules->types_n ? ASKED_ITEM
                                                   : ASKED_PLAYER;

        if (!(of & bit)) continue;
        lua_pushfstring(L,
                        "%s%s",
                        before,
                        i < rules->types_n  ? rules->types[i].name
                        : bit == ASKED_ITEM ? "abilities on the chain"
                                            : "players");
        lua_concat(L, 2);
        before = ", ";
    }
    return lua_tostring(L, -1);
}

static bool is_answered(const Host *host, const Clause *clause, unsigned meant)
{
    for (int i = 0; i < clause->answers_n; i++) {
        const AskedOf asked = host->rules->questions[clause->answers[i].question].asked;

        if (!asked.of || asked.of & meant) return true;
    }
    return clause->kind != CLAUSE_PASSIVE;
}

// Returns what `me` may be where it is of the types: another card may give it others.
static unsigned may_become(const Rules *rules, unsigned me)
{
    for (int i = 0; i < rules->questions_n; i++) {
        const QuestionRow *row = &rules->questions[i];

        if (row->answer == ANSWER_TYPES && (!row->asked.of || row->asked.of & me))
            return ASKED_TYPES;
    }
    return me;
}

// Returns whether the clause of a keyword may mean a `me` of that type.
static bool fits_type(const Host *host, const Clause *clause, int type)
{
    return clause->flags & CLAUSE_ATTACHED ||
           !library_clause_mistakes_me(
               host->library, clause, may_become(host->rules, 1u << type));
}

// Returns whether anything of the keyword could work on cards of that type.
static bool works_on(const Host *host, const Keyword *keyword, int type)
{
    const uint16_t *without = host->rules->types_without;

    if (library_condition_mistakes_me(host->library,
                                      keyword->governs_condition,
                                      may_become(host->rules, 1u << type)))
        return false;
    if (!keyword->clauses_n) return true;
    for (int i = 0; i < keyword->clauses_n; i++) {
        const Clause *clause = &host->library->clauses[keyword->clauses[i]];
        const unsigned meant =
            clause->subject ? meant_by(host, clause->subject, 1u << type) : 1u << type;

        if ((!without || !(without[type] >> clause->kind & 1)) &&
            is_answered(host, clause, meant) && fits_type(host, clause, type))
            return true;
    }
    return false;
}

uint16_t check_clause_types_of(const Host *host, const Keyword *keyword)
{
    unsigned types = 0;

    for (int type = 0; type < host->rules->types_n; type++)
        types |= (unsigned)works_on(host, keyword, type) << type;
    return (uint16_t)types;
}

// Returns whether the keyword does something on any of these types, or is still to be
// loaded.
static bool keyword_works(const Host *host, int keyword, unsigned types)
{
    const Keyword *row = &host->library->keywords[keyword];

    return !row->loaded || !types || row->works_for & types;
}

// Returns the zones that a place is in, one bit each; all where only a game knows.
static uint64_t zones_of(const Rules *rules, const Location *place)
{
    uint64_t zones = 0;

    if (place->kind == LOCATION_ZONE) return UINT64_C(1) << place->n;
    if (place->kind == LOCATION_PLACE) return rules->places[place->n].zones;
    if (place->kind != LOCATION_BOARD) return UINT64_MAX;
    for (int i = 0; i < rules->zones_n; i++)
        if (rules->zones[i].flags & ZONE_BOARD) zones |= UINT64_C(1) << i;
    return zones;
}

// Returns whether something that the query means may be in one of the zones.
static bool may_be_in(const Host *host, QueryId query, uint64_t zones)
{
    for (; query; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];

        if (!q->locations_n) return true;
        for (int i = 0; i < q->locations_n; i++)
            if (zones_of(host->rules, &q->locations[i]) & zones) return true;
    }
    return false;
}

// Pushes the names of the zones.
static const char *push_zones(lua_State *L, uint64_t zones)
{
    const Rules *rules = host_of(L)->rules;
    const char *before = "";

    lua_pushliteral(L, "");
    for (int i = 0; i < rules->zones_n; i++) {
        if (!(zones >> i & 1u)) continue;
        lua_pushfstring(L, "%s%s", before, rules->zones[i].name);
        lua_concat(L, 2);
        before = ", ";
    }
    return lua_tostring(L, -1);
}

// Raises a fault where the rules ask the question of nothing that the passive is about.
static void check_answer(lua_State *L, const Clause *clause, int question, unsigned me)
{
    const Host *host = host_of(L);
    const QuestionRow *row = &host->rules->questions[question];
    const bool becomes = row->answer == ANSWER_TYPES;
    unsigned meant = becomes ? 0 : given_types(clause);

    // The types that it may become depend on the types that it has without this passive.
    if (becomes && host->card && me != ASKED_TYPES)
        me = host->library->cards[host->card].types;
    meant |= meant_by(host, clause->subject, me);
    if (!row->asked.of) return;
    if (!(meant & row->asked.of))
        clause_fault(L,
                     clause,
                     FOUND_NOT_ASKED,
                     "nobody asks '%s' about the subject of this passive: it is asked "
                     "of %s",
                     row->name,
                     push_asked(L, row->asked.of));
    if (row->asked.zones && !may_be_in(host, clause->subject, row->asked.zones))
        clause_fault(L,
                     clause,
                     FOUND_NOT_ASKED,
                     "nobody asks '%s' of what is there: write a place of these: %s",
                     row->name,
                     push_zones(L, row->asked.zones));
}

// Returns whom the event happens to: type bits, and ASKED_PLAYER.
static unsigned happens_to(const EventRow *row)
{
    const unsigned types = EVENT_TYPES(row->flags);
    unsigned to = row->flags & EVENT_OF_PLAYER ? ASKED_PLAYER : 0;

    if (row->flags & EVENT_OF_OBJECT) to |= types ? types : ASKED_TYPES | ASKED_ITEM;
    return to;
}

// Returns what one of the queries of either() means to which the event never happens; 0: it
// may happen to all.
static unsigned never_of(const Host *host, const EventPart *part, unsigned me)
{
    const unsigned to = happens_to(&host->rules->events[part->event]);

    for (QueryId query = part->what; query;
         query = host->library->queries[query].or_else) {
        const unsigned meant = meant_by_one(host, &host->library->queries[query], me);

        if (!(meant & to)) return meant ? meant : ASKED_ANYTHING;
    }
    return 0;
}

// Pushes the end of the message about an ability: which events tell of one.
static const char *push_advice(lua_State *L, unsigned meant)
{
    const Rules *rules = host_of(L)->rules;
    const char *before = "; of an ability these alone tell, and name what has it: ";

    lua_pushliteral(L, "");
    if (meant != ASKED_ITEM || !rules->events_lack) return "";
    for (int i = 0; i < rules->events_n; i++) {
        if (!(rules->events_lack[i] & EVENT_NO_ITEM)) continue;
        lua_pushfstring(L, "%s%s", before, rules->events[i].name);
        lua_concat(L, 2);
        before = ", ";
    }
    return lua_tostring(L, -1);
}

// Raises a fault where the event happens on the board, and its query looks elsewhere alone.
static void check_on_board(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Host *host = host_of(L);
    const Location board = {.kind = LOCATION_BOARD};

    if (part->what && !may_be_in(host, part->what, zones_of(host->rules, &board)))
        clause_fault(
            L,
            clause,
            FOUND_NEVER_HAPPENS,
            "'%s' is told of what is on the board, and this query looks at none "
            "of it",
            host->rules->events[part->event].name);
}

// Raises a fault where one of the events never happens to what its query means.
static void check_events(lua_State *L, const Clause *clause, unsigned me)
{
    const Host *host = host_of(L);

    me = may_become(host->rules, me);
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];
        const EventRow *row = &host->rules->events[part->event];
        const unsigned to = happens_to(row), meant = never_of(host, part, me);

        if (vain_data_is_on_board(clause, row)) check_on_board(L, clause, part);
        if (!meant) continue;
        clause_fault(L,
                     clause,
                     FOUND_NEVER_HAPPENS,
                     "'%s' never happens to what it names: it happens to %s%s",
                     row->name,
                     (to & ASKED_TYPES) == ASKED_TYPES ? "things" : push_asked(L, to),
                     push_advice(L, meant));
    }
}

void check_clause_events(lua_State *L, const Clause *clause)
{
    check_events(L, clause, ASKED_TYPES);
}

// Returns whether it would work on and on where an object is given it, though it says how
// often.
static bool is_never_spent(const Clause *given)
{
    return given->flags & CLAUSE_ONCE &&
           (given->kind == CLAUSE_PASSIVE || given->kind == CLAUSE_CAN);
}

// Returns the zones of the board in which abilities work, a bit each.
static uint64_t working_zones(const Rules *rules)
{
    const unsigned both = ZONE_BOARD | ZONE_ACTIVE;
    uint64_t zones = 0;

    for (int i = 0; i < rules->zones_n; i++)
        if ((rules->zones[i].flags & both) == both) zones |= UINT64_C(1) << i;
    return zones;
}

// Returns the types of cards whose home is not among the zones.
static unsigned types_outside(const Rules *rules, uint64_t zones)
{
    unsigned types = 0;

    for (int i = 0; i < rules->kinds_n; i++) {
        const KindRow *kind = &rules->kinds[i];

        if (kind->kind == KIND_OBJECT && kind->zone &&
            !(zones >> (kind->zone - 1) & 1u))
            types |= kind->any_of;
    }
    return types;
}

// Returns whether one of the places that the query names is beyond the zones.
static bool names_beyond(const Host *host, QueryId query, uint64_t zones)
{
    for (; query; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];

        for (int i = 0; i < q->locations_n; i++) {
            const Location *place = &q->locations[i];
            const bool is_named = place->kind == LOCATION_ZONE ||
                                  place->kind == LOCATION_PLACE ||
                                  place->kind == LOCATION_EVERYWHERE;

            if (is_named && zones_of(host->rules, place) & ~zones) return true;
        }
    }
    return false;
}

// Refuses to lend texts to what is off the board: the rules look for them on the board.
static void check_lent(lua_State *L, const Clause *clause, unsigned meant)
{
    const Host *host = host_of(L);
    const uint64_t zones = working_zones(host->rules);
    const unsigned outside = types_outside(host->rules, zones);

    if (may_be_in(host, clause->subject, zones) && meant & ASKED_TYPES & ~outside &&
        !names_beyond(host, clause->subject, zones))
        return;
    clause_fault(L,
                 clause,
                 FOUND_NOTHING_DONE,
                 "'abilities_of' gives nothing to what is there: give keywords or a "
                 "clause, or write a place of these: %s",
                 push_zones(L, zones));
}

// ---- roles that stand for nothing: nobody is `it` or `they`, and nowhere is `there` or
// `origin`, before an event, a choice or a move has named them

// The roles that an event, or a choice, gives to an ability.
static const struct {
    Role role;
    const char *name, *stands_for;
} told[] = {
    {ROLE_IT, "it", "nobody"},
    {ROLE_THEY, "they", "nobody"},
    {ROLE_THERE, "there", "nowhere"},
    {ROLE_ORIGIN, "origin", "nowhere"},
};

// Returns whether every event of the clause lacks one of the parts, or is told of no thing.
static bool is_untold(const Rules *rules, const Clause *clause, unsigned parts,
                      bool thing)
{
    for (int i = 0; i < clause->events_n; i++) {
        const int event = clause->events[i].event;

        if (!rules->events_lack || (rules->events_lack[event] & parts) != parts)
            return false;
        if (thing && rules->events[event].flags & EVENT_OF_OBJECT) return false;
    }
    return clause->events_n;
}

// Returns whether no event of a printed trigger, or of what speaks before one, tells the role.
static bool event_tells_none(const Rules *rules, const Clause *clause, Role role)
{
    if (role == ROLE_THEY) return is_untold(rules, clause, EVENT_NO_BY, false);
    if (role == ROLE_ORIGIN) return is_untold(rules, clause, EVENT_NO_FROM, false);
    return role == ROLE_THERE &&
           is_untold(rules, clause, EVENT_NO_TO | EVENT_NO_AT, true);
}

// Returns whether an earlier text of the card may have chosen a target.
static bool is_chosen_before(const Host *host, const Clause *clause)
{
    const Library *library = host->library;

    for (int i = library->clauses_n - 1; i > 0; i--) {
        const Clause *other = &library->clauses[i];

        if (other->script != host->script) break;
        if (other != clause && other->kind == CLAUSE_EFFECT &&
            (other->targets_n || other->modes_n))
            return true;
    }
    return false;
}

// Returns whether the role stands for nothing where no target was chosen yet, or [chosen]
// after all of them, in an ability that no event brings.
static bool is_nobody(const Host *host, const Clause *clause, Role role, bool chosen)
{
    const bool card = host_loads_card(host);

    if (clause->kind == CLAUSE_EFFECT && !card) return false;
    if (role == ROLE_ORIGIN) return true;
    if (role == ROLE_THEY) return clause->kind == CLAUSE_ACTIVATED;
    if (clause->kind == CLAUSE_EFFECT && is_chosen_before(host, clause)) return false;
    return !chosen || (!clause->targets_n && !clause->modes_n);
}

static bool is_used(const Clause *clause)
{
    return clause->kind == CLAUSE_EFFECT || clause->kind == CLAUSE_ACTIVATED;
}

// Refuses a role in what is asked, paid and chosen for an ability that is used.
static void check_used_roles(lua_State *L, const Clause *clause, int i)
{
    const Host *host = host_of(L);

    if (is_nobody(host, clause, told[i].role, true) &&
        library_use_reads_role(host->library, clause, CLAUSE_TARGETS_MAX, told[i].role))
        clause_fault(L,
                     clause,
                     FOUND_ROLE,
                     "'%s' is %s in %s: no event brings it",
                     told[i].name,
                     told[i].stands_for,
                     language_clause_names[clause->kind]);
    if (is_nobody(host, clause, told[i].role, false) &&
        library_use_reads_role(host->library, clause, 1, told[i].role))
        clause_fault(
            L,
            clause,
            FOUND_ROLE,
            "'%s' is %s before the first target is chosen: say it of a later one",
            told[i].name,
            told[i].stands_for);
}

// Refuses a role in a trigger, or in what speaks before an event.
static void check_event_roles(lua_State *L, const Clause *clause, int i)
{
    const Host *host = host_of(L);

    if (library_pattern_reads_role(host->library, clause, told[i].role))
        clause_fault(
            L,
            clause,
            FOUND_ROLE,
            "'%s' is %s before the event has happened: ask for it in 'provided'",
            told[i].name,
            told[i].stands_for);
    if (event_tells_none(host->rules, clause, told[i].role) &&
        library_use_reads_role(host->library, clause, CLAUSE_TARGETS_MAX, told[i].role))
        clause_fault(L,
                     clause,
                     FOUND_ROLE,
                     "'%s' is %s here: the event does not tell it",
                     told[i].name,
                     told[i].stands_for);
}

// Refuses a role in a passive, which knows none but `they`, and with `choosing` `it`.
static void check_passive_roles(lua_State *L, const Clause *clause, int i)
{
    const Role role = told[i].role;

    if (role == ROLE_THEY || (role != ROLE_ORIGIN && clause->choosing)) return;
    if (library_passive_reads_role(host_of(L)->library, clause, role))
        clause_fault(L,
                     clause,
                     FOUND_ROLE,
                     "'%s' is %s in a printed passive%s: say '%s', or a query",
                     told[i].name,
                     told[i].stands_for,
                     role == ROLE_ORIGIN ? "" : " without 'choosing'",
                     role == ROLE_IT ? "me" : "here");
}

static void check_roles(lua_State *L, const Clause *clause)
{
    for (int i = 0; i < COUNT_OF(told); i++) {
        if (clause->kind == CLAUSE_PASSIVE)
            check_passive_roles(L, clause, i);
        else if (is_used(clause))
            check_used_roles(L, clause, i);
        else
            check_event_roles(L, clause, i);
    }
}

void check_clause_role_in_run(lua_State *L, const Value *value)
{
    const Host *host = host_of(L);
    const Clause *clause = &host->library->clauses[host->rehearsed];

    if (!host->rehearsed || clause->kind == CLAUSE_PASSIVE) return;
    for (int i = 0; i < COUNT_OF(told); i++) {
        const Role role = told[i].role;

        if (value->kind == VALUE_ROLE
                ? value->n != (int)role
                : value->kind != VALUE_QUERY ||
                      !library_query_reads_role(host->library, (QueryId)value->n, role))
            continue;
        if (is_used(clause) ? is_nobody(host, clause, role, true)
                            : event_tells_none(host->rules, clause, role))
            script_fault(L,
                         FOUND_ROLE,
                         is_used(clause)
                             ? "'%s' is %s in %s: no event brings it, and no target"
                             : "'%s' is %s in %s: its event does not tell it",
                         told[i].name,
                         told[i].stands_for,
                         language_clause_names[clause->kind]);
    }
}

static void check_grants(lua_State *L, const Clause *clause, unsigned me)
{
    const Host *host = host_of(L);
    const unsigned meant = meant_by(host, clause->subject, me) | given_types(clause);

    for (int i = 0; i < clause->grants_n; i++) {
        const Grant *grant = &clause->grants[i];

        if (grant->kind == GRANT_KEYWORD &&
            !keyword_works(host, grant->keyword, meant & ASKED_TYPES))
            clause_fault(L,
                         clause,
                         FOUND_NOTHING_DONE,
                         "'%s' does nothing on what this passive gives it to",
                         host->library->keywords[grant->keyword].name);
        if (grant->kind == GRANT_ABILITIES) check_lent(L, clause, meant);
        if (grant->kind != GRANT_CLAUSE) continue;
        if (library_is_additional_cost(host->library, grant->clause) &&
            !library_reaches(host->library, clause))
            clause_fault(L,
                         clause,
                         FOUND_NOTHING_DONE,
                         "what is on the board is not played any more: an additional "
                         "cost is given to cards everywhere, { ..., at = everywhere }");
        if (is_never_spent(&host->library->clauses[grant->clause]))
            clause_fault(
                L,
                clause,
                FOUND_ALWAYS,
                NEVER_SPENT,
                language_clause_names[host->library->clauses[grant->clause].kind]);
        check_clause_about(
            L, &host->library->clauses[grant->clause], meant & ASKED_TYPES);
        check_roles(L, &host->library->clauses[grant->clause]);
    }
}

void check_clause_about(lua_State *L, const Clause *clause, unsigned me)
{
    if (clause->flags & CLAUSE_ATTACHED) me = ASKED_TYPES;
    check_events(L, clause, me);
    if (clause->kind != CLAUSE_PASSIVE) return;
    for (int i = 0; i < clause->answers_n; i++)
        check_answer(L, clause, clause->answers[i].question, me);
    check_grants(L, clause, me);
}

// Returns whether everything that the query finds has a role: it is there already.
static bool is_there(const Library *library, QueryId query)
{
    for (; query; query = library->queries[query].or_else) {
        const int role = library->queries[query].role;

        if (!library->queries[query].kind && role != ROLE_NONE) return true;
    }
    return false;
}

// Raises a fault where a `once` passive waits for the next thing of a kind that is never
// played or used.
static void check_next(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    unsigned priced = 0;

    for (int i = 0; i < rules->questions_n; i++)
        if (rules->questions[i].answer == ANSWER_COST &&
            rules->questions[i].asked.of & ASKED_ITEM)
            priced |= rules->questions[i].asked.of & (ASKED_TYPES | ASKED_ITEM);
    if (!priced) return;
    if (is_there(host->library, clause->subject) ||
        !(meant_by(host, clause->subject, ASKED_ANYTHING) & priced))
        script_fault(L,
                     FOUND_ALWAYS,
                     "'once' of a passive waits for the next thing that is played or "
                     "used: write a kind of these: %s",
                     push_asked(L, priced));
}

// Returns whether the clause is a passive that speaks of `it`, and nothing says who that is.
static bool means_nobody(const Library *library, const Clause *clause)
{
    return clause->kind == CLAUSE_PASSIVE && !clause->choosing &&
           library_passive_reads_role(library, clause, ROLE_IT);
}

void check_clause_given(lua_State *L, const Clause *clause, bool granted, bool about)
{
    const Library *library = host_of(L)->library;

    if (granted && (waits_for_it(library, clause) || means_nobody(library, clause)))
        script_fault(L,
                     FOUND_ROLE,
                     "the clause that is given waits for 'it', which is nobody there: "
                     "say 'me', who gets it");
    if (granted && is_never_spent(clause))
        script_fault(L, FOUND_ALWAYS, NEVER_SPENT, language_clause_names[clause->kind]);
    if (!granted && clause->kind == CLAUSE_PASSIVE && clause->flags & CLAUSE_ONCE)
        check_next(L, clause);
    if (!granted && !about && waits_for_it(library, clause))
        script_fault(L,
                     FOUND_ROLE,
                     "the clause waits for 'it', and nothing is given: name it behind "
                     "the clause");
    check_clause_about(L, clause, ASKED_TYPES);
}

// Raises a fault where a cost that is paid any number of times does not add one kind of
// resource.
static void check_for_each(lua_State *L, const Clause *clause)
{
    const Cost *adds = &host_of(L)->library->costs[clause->adds];
    int kinds = 0;

    for (int r = 0; r < host_of(L)->rules->resources_n; r++)
        kinds += adds->resource[r] != 0;
    if (clause->for_each && (!clause->adds || kinds != 1))
        clause_fault(
            L, clause, FOUND_COST_FORM, "'for_each' wants an 'adds' of one resource");
}

// Returns whether the cost is the thing itself, beside resources: no player chooses anything.
static bool is_of_itself(const Library *library, const Cost *cost)
{
    for (int i = 0; i < cost->actions_n; i++)
        if (library->queries[cost->actions[i].query].role != ROLE_ME) return false;
    return cost->actions_n && !cost->or_else;
}

static const char *name_of_flag(uint16_t flag)
{
    static const struct {
        uint16_t flag;
        const char *name;
    } rows[] = {
#define FLAG(id, name, kinds, rule, doc) {CLAUSE_##id, name},
#include "scripting/language.def"
    };
    int i = 0;

    while (rows[i].flag != flag) i++;
    return rows[i].name;
}

void check_clause_only(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;

    if (!clause->adds || !clause->to_query) return;
    if (!is_of_itself(library, &library->costs[clause->cost]))
        clause_fault(
            L,
            clause,
            FOUND_COST_FORM,
            "what adds for some things only is used while they are paid for: it "
            "costs itself, as 'exhaust = me' does, and beside that resources");
    if (!(clause->flags & CLAUSE_ANSWERS) && !(host_of(L)->rules->lacks & LACKS_CHAIN))
        clause_fault(L,
                     clause,
                     FOUND_COST_FORM,
                     "what adds for some things only is used while they are paid for, "
                     "so the clause is a '%s'",
                     name_of_flag(CLAUSE_ANSWERS));
}

// Returns whether the clause of a card, or one that its `has` gives, reads value() and there is
// no number.
static bool is_without_number(const Host *host, const Clause *clause)
{
    const Library *library = host->library;

    if (!host_loads_card(host)) return false;
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_CLAUSE &&
            library_clause_reads_value(library,
                                       &library->clauses[clause->grants[i].clause]))
            return true;
    return library_clause_reads_value(library, clause);
}

// Raises a fault where the clause says how often something happens to `me` that happens to it
// once, because it leaves thereby.
static void check_parting(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const char *word = clause->nth > 1               ? "nth"
                       : clause->each_turn           ? "each_turn"
                       : clause->uses                ? "uses"
                       : clause->flags & CLAUSE_ONCE ? "once"
                                                     : NULL;

    // What happens instead may keep it here.
    if (!word || clause->kind != CLAUSE_WHEN || clause->flags & CLAUSE_ATTACHED) return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];

        if (!(host->rules->events[part->event].flags & EVENT_PARTS) ||
            host->library->queries[part->what].role != ROLE_ME)
            return;
    }
    if (clause->events_n)
        clause_fault(L,
                     clause,
                     FOUND_ALWAYS,
                     "'me' leaves thereby, so this happens once to it: take '%s' out",
                     word);
}

// Refuses a query about `me` as a kind that the card never is.
static void check_own_kind(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const unsigned own = may_become(host->rules, own_types(L, clause));
    const QueryId query = library_clause_mistakes_me(host->library, clause, own);

    if (query)
        clause_fault(L,
                     clause,
                     FOUND_NEVER_HAPPENS,
                     "me is a %s, which '%s' never means",
                     push_asked(L, own),
                     host->rules->kinds[host->library->queries[query].kind - 1].name);
}

void check_clause_query(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    const Clause *clause = &host->library->clauses[host->rehearsed];
    unsigned own;
    QueryId mistaken;

    if (!host->rehearsed) return;
    own = may_become(host->rules, own_types(L, clause));
    mistaken = library_query_mistakes_me(host->library, query, own);
    if (mistaken)
        script_fault(
            L,
            FOUND_NEVER_HAPPENS,
            "me is a %s, which '%s' never means",
            push_asked(L, own),
            host->rules->kinds[host->library->queries[mistaken].kind - 1].name);
}

void check_clause_printed(void *checked)
{
    const CheckedClause *it = checked;
    lua_State *L = it->L;
    const Library *library = host_of(L)->library;
    const Clause *clause = &library->clauses[it->clause];
    const char *what = language_clause_names[clause->kind];
    const bool acts = clause->run || clause->modes_n || clause->adds;

    if (is_without_number(host_of(L), clause))
        clause_fault(
            L,
            clause,
            FOUND_KEYWORD_VALUE,
            "'value' is the number of a keyword, so only its script has it, or "
            "what a verb says behind a passive that it gives");
    if (waits_for_it(library, clause))
        clause_fault(L,
                     clause,
                     FOUND_ROLE,
                     "%s waits for 'it', which is nobody in printed text: 'it' is what "
                     "'delayed' was given; say 'me'",
                     what);
    if (waits_for(library, clause, ROLE_THEY))
        clause_fault(L,
                     clause,
                     FOUND_ROLE,
                     "%s waits for 'they', who is nobody before it happens: say 'you', "
                     "'opponent' or 'player'",
                     what);
    if ((clause->kind == CLAUSE_PASSIVE || clause->kind == CLAUSE_CAN) &&
        clause->flags & CLAUSE_ONCE)
        clause_fault(L,
                     clause,
                     FOUND_ALWAYS,
                     "a printed %s always works: 'once' is for 'delayed'",
                     what);
    if (clause->kind == CLAUSE_EFFECT && (clause->cost || clause->flags & CLAUSE_MAY))
        clause_fault(
            L,
            clause,
            FOUND_ALWAYS,
            "'may' and 'cost' are for an effect of 'do_this': in printed text ask "
            "and pay in 'run'");
    check_for_each(L, clause);
    check_parting(L, clause);
    if (!acts && (clause->kind == CLAUSE_EFFECT || clause->kind == CLAUSE_WHEN ||
                  clause->kind == CLAUSE_ACTIVATED))
        clause_fault(
            L, clause, FOUND_NOTHING_DONE, "%s does nothing: it has no 'run'", what);
    check_type(L, clause);
    check_clause_about(L, clause, own_types(L, clause));
    check_roles(L, clause);
    check_own_kind(L, clause);
}
