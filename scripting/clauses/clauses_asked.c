// clauses_asked.c -- refuses answers of passives that the rules ask of nothing that they are
// about, and gifts that do nothing there.

#include "engine/abilities/language/accept.h"
#include "scripting/clauses/clauses_inside.h"

// Returns whether the answer is true of all that the clause means, whether it is given or not.
static bool is_so_anyway(const Host *host, const PassiveAnswer *answer, unsigned meant)
{
    const QuestionBounds *bounds = host->rules->question_bounds;

    bounds += bounds ? answer->question : 0;
    return bounds && bounds->so && answer->ref == bounds->so_word &&
           !(meant & ~(unsigned)bounds->so);
}

static bool is_answered(const Host *host, const Clause *clause, unsigned meant)
{
    for (int i = 0; i < clause->answers_n; i++) {
        const AskedOf asked = host->rules->questions[clause->answers[i].question].asked;

        if ((!asked.of || asked.of & meant) &&
            !is_so_anyway(host, &clause->answers[i], meant))
            return true;
    }
    return clause->kind != CLAUSE_PASSIVE;
}

// Returns whether the clause of a keyword may mean a `me` of that type.
static bool fits_type(const Host *host, const Clause *clause, int type)
{
    return clause->flags & CLAUSE_ATTACHED ||
           !library_clause_mistakes_me(host->library,
                                       clause,
                                       clauses_means_later(host->rules, 1u << type),
                                       NULL);
}

// Returns whether the instructions of the clause, as far as they were rehearsed, do something to a
// `me` of that type.
static bool runs_on_type(const Host *host, const Clause *clause, int type)
{
    const unsigned fits = clause->run ? host->runs[clause->run].fits : 0;

    return !fits || fits >> type & 1 || clause->flags & CLAUSE_ATTACHED;
}

// Returns whether the clause only lets the player pay for what other clauses say.
static bool only_pays(const Host *host, const Keyword *keyword, int i)
{
    const Clause *clause = &host->library->clauses[keyword->clauses[i]];

    return keyword->clauses_n > 1 && clause->flags & CLAUSE_MAY && !clause->run &&
           library_is_additional_cost(host->library, keyword->clauses[i]);
}

// Returns whether anything of the keyword could work on cards of that type.
static bool works_on(const Host *host, const Keyword *keyword, int type)
{
    const uint16_t *without = host->rules->types_without;

    if (library_condition_mistakes_me(host->library,
                                      keyword->governs_condition,
                                      clauses_means_later(host->rules, 1u << type)))
        return false;
    if (!keyword->clauses_n) return true;
    for (int i = 0; i < keyword->clauses_n; i++) {
        const Clause *clause = &host->library->clauses[keyword->clauses[i]];
        const unsigned meant = clause->subject
                                   ? clauses_means(host, clause->subject, 1u << type)
                                   : 1u << type;

        if (only_pays(host, keyword, i) || !runs_on_type(host, clause, type)) continue;
        if ((!without || !(without[type] >> clause->kind & 1)) &&
            (!clauses_off_board_is_home(host->rules, 1u << type) ||
             clauses_off_board_works(host->library, clause)) &&
            is_answered(host, clause, meant) && fits_type(host, clause, type) &&
            clauses_event_may_happen(host, clause, 1u << type))
            return true;
    }
    return false;
}

uint16_t clauses_asked_types(const Host *host, const Keyword *keyword)
{
    unsigned types = 0;

    for (int type = 0; type < host->rules->types_n; type++)
        types |= (unsigned)works_on(host, keyword, type) << type;
    return (uint16_t)types;
}

void clauses_asked_note_call(Host *host, const VerbRow *row, const Value *args, int n)
{
    uint16_t *fits = &host->runs[host->run_rehearsed].fits;

    if (row->deed == DEED_LOOK) return;
    for (int i = 0; i < n && row->deed == DEED_ACT; i++) {
        const int accepts = accept_of_parameter(row, i);

        if (!accepts || args[i].kind != VALUE_ROLE || args[i].n != ROLE_ME) continue;
        *fits |= (uint16_t)host->rules->accepts[accepts - 1].any_of;
        return;
    }
    *fits = (uint16_t)ASKED_TYPES;
}

void clauses_asked_note_keywords(const Host *host)
{
    Library *library = host->library;

    for (int i = 1; i < library->keywords_n; i++) {
        Keyword *keyword = &library->keywords[i];

        if (keyword->clauses_n &&
            library->clauses[keyword->clauses[0]].script == host->script)
            keyword->works_for = clauses_asked_types(host, keyword);
    }
}

// Returns whether the keyword does something on any of these types, or is still to be
// loaded.
static bool keyword_works(const Host *host, int keyword, unsigned types)
{
    const Keyword *row = &host->library->keywords[keyword];

    return !row->loaded || !types || row->works_for & types;
}

// Returns whether nothing is on the board in any of the zones.
static bool are_off_board(const Rules *rules, uint64_t zones)
{
    for (int i = 0; i < rules->zones_n; i++)
        if (zones >> i & 1 && rules->zones[i].flags & ZONE_BOARD) return false;
    return true;
}

// Refuses a query about what is on its way, as a price is reckoned, that wants it to be so as things
// on the board alone are, or `me` to lie somewhere. [name]: of the question.
static void check_on_its_way(lua_State *L, const Clause *clause, const Query *q,
                             const QuestionRow *row)
{
    const Rules *rules = host_of(L)->rules;

    for (int i = 0; rules->adjectives_at && i < rules->adjectives_n; i++) {
        if (!(q->adjectives >> i & 1) || !rules->adjectives_at[i]) continue;
        clauses_fault(
            L,
            clause,
            FOUND_NOT_ASKED,
            "'%s' is asked of what is on its way, and that is never '%s' yet: "
            "take it out",
            row->name,
            rules->adjectives[i].name);
    }
}

// Refuses that of the subject of a passive about prices, and of `me` in its conditions.
static void check_priced(lua_State *L, const Clause *clause, const QuestionRow *row)
{
    const Library *library = host_of(L)->library;
    const bool own = library->queries[clause->subject].role == ROLE_ME;

    if (row->answer != ANSWER_COST ||
        !are_off_board(library->rules, row->asked.zones) || !row->asked.zones)
        return;
    for (QueryId id = clause->subject; id; id = library->queries[id].or_else)
        check_on_its_way(L, clause, &library->queries[id], row);
    for (uint16_t id = clause->provided; own && id; id = library->conditions[id].next) {
        const Condition *one = &library->conditions[id];
        const Query *q = &library->queries[one->ref];

        if (one->kind != CONDITION_QUERY || q->role != ROLE_ME || q->or_else) continue;
        check_on_its_way(L, clause, q, row);
        if (!clauses_zones_hold(host_of(L), one->ref, row->asked.zones))
            clauses_fault(
                L,
                clause,
                FOUND_NOT_ASKED,
                "'me' is on its way as '%s' is asked, and not there: say from "
                "= PLACE, where it comes from",
                row->name);
    }
}

// Raises a fault where the rules ask the question of nothing that the passive is about.
static void check_answer(lua_State *L, const Clause *clause, int question, unsigned me)
{
    const Host *host = host_of(L);
    const QuestionRow *row = &host->rules->questions[question];
    const bool becomes = row->answer == ANSWER_TYPES;
    unsigned meant = becomes ? 0 : clauses_means_gifts(clause);
    uint64_t zones;

    // The types that it may become depend on the types that it has without this passive.
    if (becomes && host->card && me != ASKED_TYPES)
        me = host->library->cards[host->card].types;
    meant |= clauses_means(host, clause->subject, me);
    if (becomes && meant && meant == clauses_means_gifts(clause))
        clauses_fault(L,
                      clause,
                      FOUND_NOTHING_DONE,
                      "'%s' changes nothing: that is what the subject is",
                      row->name);
    if (!row->asked.of) return;
    // How often a card may be in a deck is asked before a game, of what the card itself says.
    if (row->asked.of & ASKED_ANY &&
        !clauses_off_board_is_itself(host->library, clause->subject))
        clauses_fault(L,
                      clause,
                      FOUND_NOT_ASKED,
                      "'%s' is asked of a card alone, by its own text: say 'me'",
                      row->name);
    if (!(meant & row->asked.of))
        clauses_fault(L,
                      clause,
                      FOUND_NOT_ASKED,
                      "nobody asks '%s' about the subject of this passive: it is asked "
                      "of %s",
                      row->name,
                      clauses_means_push(L, row->asked.of));
    check_priced(L, clause, row);
    zones = clauses_zones_asked(
        host->rules, row, clauses_off_board_is_itself(host->library, clause->subject));
    if (zones && !clauses_zones_hold(host, clause->subject, zones))
        clauses_fault(
            L,
            clause,
            FOUND_NOT_ASKED,
            are_off_board(host->rules, zones)
                ? "nobody asks '%s' of what is there: it is on its way by then, "
                  "so say from = PLACE, where it comes from, and not 'at'"
                : "nobody asks '%s' of what is there: write a place of these: "
                  "%s",
            row->name,
            clauses_zones_push(L, zones));
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

            if (is_named && clauses_zones_of(host->rules, place) & ~zones) return true;
        }
    }
    return false;
}

// Refuses to lend texts to what is off the board: the rules look for them on the board.
static void check_lent(lua_State *L, const Clause *clause, unsigned meant)
{
    const Host *host = host_of(L);
    const uint64_t zones = clauses_zones_working(host->rules);
    const unsigned outside = types_outside(host->rules, zones);

    if (clauses_zones_hold(host, clause->subject, zones) &&
        meant & ASKED_TYPES & ~outside && !names_beyond(host, clause->subject, zones))
        return;
    clauses_fault(L,
                  clause,
                  FOUND_NOTHING_DONE,
                  "'abilities_of' gives nothing to what is there: give keywords or a "
                  "clause, or write a place of these: %s",
                  clauses_zones_push(L, zones));
}

bool clauses_asked_always(const Clause *given)
{
    return given->flags & CLAUSE_ONCE &&
           (given->kind == CLAUSE_PASSIVE || given->kind == CLAUSE_CAN);
}

// Returns whether all that the query means has the keyword, or [lacks] it.
static bool all_have(const Library *library, QueryId query, int keyword, bool lacks)
{
    const Query *q = &library->queries[query];
    const Query *without = &library->queries[q->except];

    if (q->or_else) return false;
    if (!lacks) return q->keyword == keyword;
    return q->except && without->keyword == keyword && !without->or_else &&
           !without->kind && !without->role && !without->adjectives &&
           !without->compares_n && !without->locations_n;
}

// Returns whether the clause loses the keyword, too.
static bool loses_too(const Clause *clause, int keyword)
{
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_LOSS &&
            clause->grants[i].keyword == keyword)
            return true;
    return false;
}

// Refuses a keyword that is given to what has it, where one is enough, or taken from what has it
// not; one that is given and taken at once.
static void check_keyword(lua_State *L, const Clause *clause, const Grant *grant)
{
    const Library *library = host_of(L)->library;
    const Keyword *keyword = &library->keywords[grant->keyword];
    const bool lost = grant->kind == GRANT_LOSS;

    if (!grant->keyword || (grant->kind != GRANT_KEYWORD && !lost)) return;
    if (!lost && loses_too(clause, grant->keyword))
        clauses_fault(L,
                      clause,
                      FOUND_AT_ONCE,
                      "'%s' is given and taken at once: write one of them",
                      keyword->name);
    if (all_have(library, clause->subject, grant->keyword, lost) &&
        (lost || keyword->redundant))
        clauses_fault(L,
                      clause,
                      FOUND_NOTHING_DONE,
                      lost ? "what this means has no '%s' to lose: take it out"
                           : "what this means has '%s' already: take it out",
                      keyword->name);
}

// Refuses to give something once for each thing that has no number which that could multiply.
static void check_each(lua_State *L, const Clause *clause, const Grant *grant)
{
    const Keyword *keyword = &host_of(L)->library->keywords[grant->keyword];

    if (!clause->each || grant->kind == GRANT_LOSS || grant->kind == GRANT_TYPE) return;
    if (grant->kind == GRANT_KEYWORD && (keyword->takes_number || !keyword->loaded))
        return;
    clauses_fault(L,
                  clause,
                  FOUND_NOTHING_DONE,
                  "'each' multiplies a number, and %s%s%s has none: whether there is "
                  "such a thing says 'provided'",
                  grant->kind == GRANT_KEYWORD ? "'" : "",
                  grant->kind == GRANT_KEYWORD ? keyword->name : "what 'has' gives",
                  grant->kind == GRANT_KEYWORD ? "'" : "");
}

static void check_grants(lua_State *L, const Clause *clause, unsigned me)
{
    const Host *host = host_of(L);
    const unsigned meant =
        clauses_means(host, clause->subject, me) | clauses_means_gifts(clause);

    for (int i = 0; i < clause->grants_n; i++) {
        const Grant *grant = &clause->grants[i];
        const bool lost = grant->kind == GRANT_LOSS && grant->keyword; // 0: all

        if ((grant->kind == GRANT_KEYWORD || lost) &&
            !keyword_works(host, grant->keyword, meant & ASKED_TYPES))
            clauses_fault(L,
                          clause,
                          FOUND_NOTHING_DONE,
                          "'%s' does nothing on what this passive %s",
                          host->library->keywords[grant->keyword].name,
                          lost ? "takes it from" : "gives it to");
        check_keyword(L, clause, grant);
        check_each(L, clause, grant);
        if (grant->kind == GRANT_KEYWORD)
            clauses_reached_check_keyword(L, clause, clause->subject, grant->keyword);
        if (grant->kind == GRANT_ABILITIES) check_lent(L, clause, meant);
        if (grant->kind != GRANT_CLAUSE) continue;
        if (library_is_additional_cost(host->library, grant->clause) &&
            !library_reaches(host->library, clause))
            clauses_fault(
                L,
                clause,
                FOUND_NOTHING_DONE,
                "what is on the board is not played any more: an additional "
                "cost is given to cards everywhere, { ..., at = everywhere }");
        if (clauses_asked_always(&host->library->clauses[grant->clause]))
            clauses_fault(L,
                          clause,
                          FOUND_ALWAYS,
                          NEVER_SPENT,
                          clauses_names[host->library->clauses[grant->clause].kind]);
        clauses_asked_check(
            L, &host->library->clauses[grant->clause], meant & ASKED_TYPES);
        clauses_off_board_check(
            L, &host->library->clauses[grant->clause], meant & ASKED_TYPES);
        clauses_reached_check_clause(
            L, clause, clause->subject, &host->library->clauses[grant->clause]);
        clauses_role_check(L, &host->library->clauses[grant->clause]);
        clauses_told_check_read(L, &host->library->clauses[grant->clause]);
    }
}

void clauses_asked_check(lua_State *L, const Clause *clause, unsigned me)
{
    if (clause->flags & CLAUSE_ATTACHED) me = ASKED_TYPES;
    clauses_event_check_of(L, clause, me);
    if (clause->kind != CLAUSE_PASSIVE) return;
    clauses_place_check_price(L, clause, clauses_means_later(host_of(L)->rules, me));
    for (int i = 0; i < clause->answers_n; i++)
        check_answer(L, clause, clause->answers[i].question, me);
    check_grants(L, clause, me);
}
