// library_link.c -- joins a card's own clauses with those of its keywords (library_link).
//
// A card is linked once, when its script and those of its keywords are there. Its
// abilities are one range of Library.abilities. A card that cannot be played gets none.

#include "engine/kernel/cards/library.h"

#include <string.h>

#include "engine/kernel/base/text.h"

// Takes back the costs of keywords that an earlier script gave.
static void forget_keyword_costs(Card *card)
{
    int n = 0;

    for (int i = 0; i < card->keywords_n; i++) {
        PrintedKeyword printed = card->keywords[i];

        if (printed.scripted == KEYWORD_WHOLE) continue;
        if (printed.scripted) printed.scripted = 0, printed.cost = 0;
        card->keywords[n++] = printed;
    }
    card->keywords_n = (uint8_t)n;
}

const char *library_set_keyword_cost(Library *library, CardId card, int keyword,
                                     uint16_t cost)
{
    Card *c = &library->cards[card];
    int last = -1;

    for (int i = 0; i < c->keywords_n; i++) {
        PrintedKeyword *printed = &c->keywords[i];

        if (printed->keyword != keyword) continue;
        if (printed->cost && !printed->scripted) return "has its cost in the list";
        last = i;
        if (printed->cost) continue;
        printed->cost = cost;
        printed->scripted = KEYWORD_COST;
        return NULL;
    }
    if (last < 0) return "is no keyword of the card in the list";
    if (c->keywords_n == CARD_KEYWORDS_MAX) return "has too many costs";
    c->keywords[c->keywords_n] = c->keywords[last];
    c->keywords[c->keywords_n].cost = cost;
    c->keywords[c->keywords_n++].scripted = KEYWORD_WHOLE;
    return NULL;
}

void library_set_clauses(Library *library, CardId card, const ClauseId *clauses, int n)
{
    Card *c = &library->cards[card];

    forget_keyword_costs(c);
    c->own = (uint16_t)library->owned_n;
    c->own_n = (uint16_t)n;
    for (int i = 0; i < n; i++) library_own_clause(library, clauses[i]);
    c->scripted = true;
    c->linked = false;
}

bool library_query_is_of_one(const Library *library, QueryId query)
{
    const Query *q = &library->queries[query];
    const Amount *count = &library->amounts[q->count];
    const int most = !q->count                     ? 1
                     : count->kind != AMOUNT_CONST ? INT16_MAX
                     : q->count_op == OP_LESS_THAN ? count->n - 1
                                                   : count->n;

    return q->count_op != OP_ANY && q->count_op != OP_AT_LEAST && most <= 1;
}

bool library_is_additional_cost(const Library *library, ClauseId id)
{
    const Clause *clause = &library->clauses[id];

    return clause->kind == CLAUSE_AS && clause->cost && clause->events_n &&
           library->queries[clause->events[0].what].role == ROLE_ME;
}

int library_paid_place(const Library *library, const Keyword *keyword, int i)
{
    int met = 0;

    for (int k = 0; k <= i; k++)
        met += library_is_additional_cost(library, keyword->clauses[k]);
    return met ? met - 1 : 0;
}

static bool has_additional_cost(const Library *library, const ClauseId *clauses, int n)
{
    for (int i = 0; i < n; i++) {
        if (library_is_additional_cost(library, clauses[i])) return true;
    }
    return false;
}

static bool is_itself(const Library *library, QueryId what)
{
    return library->queries[what].role == ROLE_ME && !library->queries[what].or_else;
}

// Whether a passive speaks about the object that has it and nothing else.
static bool is_about_itself(const Library *library, const Clause *clause)
{
    const Query *subject = &library->queries[clause->subject];

    if (subject->or_else) return false;
    if (subject->role == ROLE_THIS) return true;
    return subject->role == ROLE_ME && !(clause->flags & CLAUSE_ATTACHED);
}

static bool subject_reaches(const Library *library, const Query *subject)
{
    const KindRow *row =
        subject->kind ? &library->rules->kinds[subject->kind - 1] : NULL;

    if (row && row->kind != KIND_OBJECT) return false;
    return subject->role == ROLE_ME || subject->locations_n || (row && row->zone);
}

bool library_reaches(const Library *library, const Clause *clause)
{
    if (clause->kind != CLAUSE_PASSIVE || !clause->grants_n) return false;
    for (QueryId q = clause->subject; q; q = library->queries[q].or_else)
        if (subject_reaches(library, &library->queries[q])) return true;
    return false;
}

static void note_answers(const Library *library, Interest *interest,
                         const Clause *clause)
{
    uint64_t answers = 0;

    for (int i = 0; i < clause->answers_n; i++)
        answers |= 1ull << clause->answers[i].question;
    interest->answers |= answers;
    if (answers & library->derived) interest->reads |= clause->reads;
    if (clause->grants_n) interest->reads_to_give |= clause->reads;
    if (!is_about_itself(library, clause)) interest->answers_others |= answers;
    if (!library_reaches(library, clause)) return;
    interest->reaches |=
        is_about_itself(library, clause) ? REACHES_ITSELF : REACHES_OTHERS;
}

void library_interest_add_clause(const Library *library, Interest *interest,
                                 const Clause *clause)
{
    EventSet events = {{0}}, of_others = {{0}};

    for (int i = 0; i < clause->events_n; i++) {
        event_set_add(&events, clause->events[i].event);
        if (!is_itself(library, clause->events[i].what))
            event_set_add(&of_others, clause->events[i].event);
    }
    if (clause->kind == CLAUSE_CANNOT)
        event_set_join(&interest->forbids,
                       clause->flags & CLAUSE_ATTACHED ? &events : &of_others);
    switch ((ClauseKind)clause->kind) {
    case CLAUSE_WHEN: event_set_join(&interest->listens, &events); break;
    case CLAUSE_CAN: event_set_join(&interest->permits, &of_others); // fall through
    case CLAUSE_AS:
    case CLAUSE_INSTEAD:
    case CLAUSE_CANNOT:
        event_set_join(&interest->before[clause->kind - CLAUSE_AS], &events);
        interest->precedes = true;
        break;
    case CLAUSE_PASSIVE: note_answers(library, interest, clause); break;
    case CLAUSE_ACTIVATED:
    case CLAUSE_NONE:
    case CLAUSE_EFFECT:
    case CLAUSE_HAPPENED:
    case CLAUSE_MODE:
    case CLAUSE_KINDS: break;
    }
}

static void add_preceding(Interest *interest, const Interest *of)
{
    interest->precedes = true;
    for (int i = 0; i < BEFORE_KINDS; i++)
        event_set_join(&interest->before[i], &of->before[i]);
    event_set_join(&interest->permits, &of->permits);
    event_set_join(&interest->forbids, &of->forbids);
}

void library_interest_add(Interest *interest, const Interest *of)
{
    event_set_join(&interest->listens, &of->listens);
    if (of->precedes) add_preceding(interest, of);
    interest->reads |= of->reads;
    interest->reads_to_give |= of->reads_to_give;
    interest->reaches |= of->reaches;
    interest->answers |= of->answers;
    interest->answers_others |= of->answers_others;
}

// Returns the zones that the location may mean, one bit each; none where none is named.
static uint32_t zones_of(const Library *library, Location location)
{
    switch ((LocationKind)location.kind) {
    case LOCATION_NONE: return 0;
    case LOCATION_ZONE: return UINT32_C(1) << location.n;
    case LOCATION_PLACE: return library->rules->places[location.n].zones;
    case LOCATION_ROLE:
    case LOCATION_QUERY:
    case LOCATION_BOARD:
    case LOCATION_ANYWHERE:
    case LOCATION_OPPOSITE:
    case LOCATION_EVERYWHERE: break;
    }
    return UINT32_MAX;
}

static void note_permission(const Library *library, Permissions *can,
                            const Clause *clause)
{
    const int free = CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST;
    const uint32_t from = zones_of(library, clause->from);

    if (clause->kind != CLAUSE_CAN) return;
    *(from ? &can->flags_from : &can->flags) |= clause->flags;
    can->from |= from;
    if (clause->cost || clause->flags & free) can->reprices |= from ? from : UINT32_MAX;
}

static void add_gift(const Library *library, Gifts *gifts, ClauseId id)
{
    const Clause *clause = &library->clauses[id];

    library_interest_add_clause(library, &gifts->interest, clause);
    gifts->kinds |= (uint16_t)(1u << clause->kind);
    gifts->adds |= clause->adds != 0;
    note_permission(library, &gifts->can, clause);
}

void library_gifts_add(const Library *library, Gifts *gifts, ClauseId clause,
                       int keyword)
{
    const Keyword *given = &library->keywords[keyword];

    if (clause) {
        add_gift(library, gifts, clause);
        return;
    }
    gifts->keywords |= 1ull << keyword;
    for (int i = 0; i < given->clauses_n; i++)
        add_gift(library, gifts, given->clauses[i]);
}

// Whether it depends on more than its object whether the ability can be used.
static bool depends_on_more(const Clause *clause)
{
    return clause->to_query || clause->depends || clause->provided ||
           clause->each_turn || clause->flags & CLAUSE_ONCE;
}

// Returns the types of cards that a passive with this subject may speak about.
static unsigned types_of(const Library *library, QueryId subject)
{
    unsigned types = 0;

    for (; subject; subject = library->queries[subject].or_else) {
        const int kind = library->queries[subject].kind;
        const KindRow *row = kind ? &library->rules->kinds[kind - 1] : NULL;

        types |= row && row->kind == KIND_OBJECT ? row->any_of : UINT16_MAX;
    }
    return types;
}

// Returns the questions that the passive may answer about the card that has it, one bit each.
static uint64_t answers_about(const Library *library, const Card *card,
                              const Clause *clause)
{
    uint64_t answers = 0;

    if (!is_about_itself(library, clause) &&
        !(types_of(library, clause->subject) & card->types))
        return 0;
    for (int i = 0; i < clause->answers_n; i++)
        answers |= 1ull << clause->answers[i].question;
    return answers;
}

// What is attached speaks of its host as of itself.
static void note_heard_of_others(const Library *library, Card *card,
                                 const Clause *clause)
{
    for (int i = 0; i < clause->events_n; i++)
        if (clause->flags & CLAUSE_ATTACHED ||
            !is_itself(library, clause->events[i].what))
            event_set_add(&card->heard_of_others, clause->events[i].event);
}

// Notes in the card what [clause] makes it react to and do.
static void note_clause(const Library *library, Card *card, const Clause *clause)
{
    library_interest_add_clause(library, &card->interest, clause);
    card->clause_kinds |= (uint16_t)(1u << clause->kind);
    if (clause->kind == CLAUSE_ACTIVATED) {
        card->adds |= clause->adds != 0;
        card->adds_for_some |= clause->adds && clause->to_query;
        card->adds_at_times |= clause->adds && depends_on_more(clause);
    }
    if (clause->kind == CLAUSE_PASSIVE)
        card->answers_itself |= answers_about(library, card, clause);
    if (clause->kind == CLAUSE_WHEN) note_heard_of_others(library, card, clause);
    note_permission(library, &card->can, clause);
}

// Appends the clauses of one script: the card's own text, or a keyword's. [as] holds what
// all abilities of that script have in common.
static void add_script(Library *library, Card *card, const ClauseId *clauses, int n,
                       Ability as)
{
    const bool costs = has_additional_cost(library, clauses, n);
    bool met = false;

    // Text speaks of the additional cost that stands before it, else of the first.
    if (costs) as.paid_slot = card->paid_n++;
    for (int i = 0; i < n; i++) {
        if (library_is_additional_cost(library, clauses[i])) {
            if (met) as.paid_slot = card->paid_n++;
            met = true;
        }
        as.clause = clauses[i];
        as.kind = library->clauses[clauses[i]].kind;
        library_add_ability(library, &as);
        note_clause(library, card, &library->clauses[clauses[i]]);
    }
    card->abilities_n = (uint16_t)(card->abilities_n + n);
}

static void add_keywords(Library *library, Card *card)
{
    const Rules *rules = library->rules;

    for (int i = 0; i < card->keywords_n; i++) {
        const PrintedKeyword *printed = &card->keywords[i];
        const Keyword *keyword = &library->keywords[printed->keyword];

        add_script(library,
                   card,
                   keyword->clauses,
                   keyword->clauses_n,
                   (Ability){.keyword = printed->keyword,
                             .value = printed->value,
                             .cost = printed->cost});
    }
    // A printed supertype gives what the keyword of the same name says.
    for (int i = 0; i < rules->supertypes_n; i++) {
        const uint8_t id = library_find_keyword(library, rules->supertypes[i].name);
        const Keyword *keyword = &library->keywords[id];

        if (!(card->supertypes & (1u << i)) || !keyword->loaded) continue;
        add_script(library,
                   card,
                   keyword->clauses,
                   keyword->clauses_n,
                   (Ability){.keyword = id, .value = 1});
    }
}

// Adds the types that the clauses give, to whatever.
static unsigned types_given(const Library *library, const ClauseId *clauses, int n)
{
    unsigned types = 0;

    for (int i = 0; i < n; i++) {
        const Clause *clause = &library->clauses[clauses[i]];

        for (int k = 0; k < clause->grants_n; k++)
            if (clause->grants[k].kind == GRANT_TYPE)
                types |= (unsigned)clause->grants[k].value;
    }
    return types;
}

// Returns what the card is or may make itself, one bit each type.
static unsigned types_of_card(const Library *library, const Card *card)
{
    unsigned types = card->types;

    if (card->own_n)
        types |= types_given(library, &library->owned[card->own], card->own_n);
    for (int i = 0; i < card->keywords_n; i++) {
        const Keyword *keyword = &library->keywords[card->keywords[i].keyword];

        types |= types_given(library, keyword->clauses, keyword->clauses_n);
    }
    return types;
}

// Writes why the printed keyword would say nothing on [card], or not all that is printed.
// Returns the row of that, FOUND_NONE where it would not.
static FoundKind find_vain(const Library *library, const Card *card,
                           const PrintedKeyword *printed, char *text, size_t size)
{
    const Keyword *keyword = &library->keywords[printed->keyword];

    if (!(keyword->works_for & types_of_card(library, card))) {
        (void)text_format(text,
                          size,
                          "keyword '%s' does nothing on a card of this type",
                          keyword->name);
        return FOUND_KEYWORD_IN_VAIN;
    }
    if (printed->value > 1 && !printed->cost && !keyword->takes_number) {
        (void)text_format(text,
                          size,
                          "keyword '%s' takes no number, and the list has %d",
                          keyword->name,
                          printed->value);
        return FOUND_KEYWORD_VALUE;
    }
    return FOUND_NONE;
}

// Returns a tag that no card has, of those that the query of a list names; NULL: none.
static const char *tag_of_nobody(const Library *library, QueryId query)
{
    const uint16_t tag = library->queries[query].tag;

    for (int i = 1; tag && i < library->cards_n; i++)
        for (int k = 0; k < CARD_TAGS_MAX; k++)
            if (library->cards[i].tags[k] == tag) return NULL;
    return tag ? library->tags[tag] : NULL;
}

// Writes why what the keyword has in braces is not what its script asks for. Returns whether
// it is so.
static bool find_wrong_value(const Library *library, const PrintedKeyword *printed,
                             char *text, size_t size)
{
    const Keyword *keyword = &library->keywords[printed->keyword];
    const QueryId names = library->costs[printed->cost].names;
    const char *tag = tag_of_nobody(library, names);
    const char *name = keyword->name;

    if (keyword->wants_cost && !printed->cost)
        return text_format(text,
                           size,
                           "keyword '%s' has no cost: it stands in the list behind it, "
                           "or in the script: costs { [\"%s\"] = { ... } }",
                           name,
                           name) > 0;
    if (!keyword->wants_query && tag)
        return text_format(text,
                           size,
                           "cost '%s' of keyword '%s' is not understood",
                           tag,
                           name) > 0;
    if (!keyword->wants_query && names)
        return text_format(text,
                           size,
                           "keyword '%s' names nothing, and the list says what",
                           name) > 0;
    if (keyword->wants_query && !names)
        return text_format(
                   text,
                   size,
                   "keyword '%s' names things, and the list does not say which: "
                   "%s {Tag}",
                   name,
                   name) > 0;
    return tag && text_format(text,
                              size,
                              "keyword '%s' names '%s', which is no word of the game "
                              "and a tag of no card",
                              name,
                              tag) > 0;
}

// Writes the first reason why [card] cannot be played with the scripts there are. Returns
// its row, FOUND_NONE where there is none.
static FoundKind find_fault(const Library *library, const Card *card, char *text,
                            size_t size)
{
    for (int i = 0; i < card->keywords_n; i++) {
        const Keyword *keyword = &library->keywords[card->keywords[i].keyword];

        if (keyword->fault) {
            (void)text_format(text, size, "%s", keyword->fault);
            return keyword->found;
        }
        if (!keyword->loaded) {
            (void)text_format(text, size, "keyword '%s' has no script", keyword->name);
            return FOUND_KEYWORD_SCRIPT;
        }
        if (find_wrong_value(library, &card->keywords[i], text, size))
            return FOUND_KEYWORD_VALUE;
        const FoundKind vain = find_vain(library, card, &card->keywords[i], text, size);
        if (vain) return vain;
    }
    if (card->has_text && !card->scripted) {
        text_copy(text, size, "no script");
        return FOUND_NO_SCRIPT;
    }
    for (int i = 1; i < library->keywords_n; i++) {
        const Keyword *keyword = &library->keywords[i];
        const bool listed = (card->keyword_mask >> i) & 1u;
        const bool written = (card->governed >> i) & 1u;

        if (!keyword->governs || listed == written) continue;
        (void)text_format(
            text, size, "list and script disagree about %s", keyword->name);
        return FOUND_DISAGREE;
    }
    return FOUND_NONE;
}

static void refuse_beyond(Library *library, CardId id, LimitId limit)
{
    const LimitRow *row = limit_row(limit);
    char text[120];

    (void)text_format(text, sizeof text, "more than %d %s", row->value, row->words);
    library_refuse(library, id, FOUND_TOO_MANY, text);
}

// Whether the abilities of the card fit, its own and those of its keywords.
static bool has_room(Library *library, CardId id)
{
    const Card *card = &library->cards[id];
    const int most = card->own_n + (CARD_KEYWORDS_MAX + library->rules->supertypes_n) *
                                       KEYWORD_CLAUSES_MAX;

    if (library->abilities_n + most <= RECORDS_MAX) return true;
    refuse_beyond(library, id, LIMIT_RECORDS);
    return false;
}

static int additional_costs(const Library *library, const Card *card)
{
    int n = 0;

    for (int i = 0; i < card->abilities_n; i++)
        n += library_is_additional_cost(library,
                                        library->abilities[card->abilities + i].clause);
    return n;
}

static void note_last_of_kinds(Library *library, const Card *card)
{
    unsigned kinds = 0;

    for (int i = card->abilities_n - 1; i >= 0; i--) {
        Ability *ability = &library->abilities[card->abilities + i];

        ability->is_last = !(kinds >> ability->kind & 1u);
        kinds |= 1u << ability->kind;
    }
}

static void link_card(Library *library, CardId id)
{
    Card *card = &library->cards[id];
    char fault[240];

    card->abilities = (uint16_t)library->abilities_n;
    card->abilities_n = 0;
    card->paid_n = 0;
    memset(&card->interest, 0, sizeof card->interest);
    card->answers_itself = 0;
    card->heard_of_others = (EventSet){{0}};
    card->clause_kinds = 0;
    card->can = (Permissions){0};
    card->adds = card->adds_for_some = card->adds_at_times = false;
    card->linked = true;
    const FoundKind found = find_fault(library, card, fault, sizeof fault);
    if (found) library_refuse(library, id, found, fault);
    if (card->unplayable || !has_room(library, id)) return;
    // A library without clauses has no list of them, and nothing is added to no list.
    if (card->own_n)
        add_script(
            library, card, library->owned + card->own, card->own_n, (Ability){0});
    add_keywords(library, card);
    note_last_of_kinds(library, card);
    if (card->paid_n > PAID_MAX) {
        refuse_beyond(library, id, LIMIT_PAID);
    }
    if (additional_costs(library, card) > ADDITIONAL_MAX)
        refuse_beyond(library, id, LIMIT_ADDITIONAL);
}

static void add_events(EventSet *set, const Clause *clause)
{
    for (int i = 0; i < clause->events_n; i++)
        event_set_add(set, clause->events[i].event);
}

static void note_adjectives(Library *library, QueryId query)
{
    for (; query; query = library->queries[query].or_else) {
        library->remembered |= library->queries[query].adjectives;
        note_adjectives(library, library->queries[query].except);
    }
}

// Notes what the turn's memory keeps for the clause: its events, and what it asks of the
// things that they happened to.
static void note_memory(Library *library, const Clause *clause)
{
    add_events(&library->logged, clause);
    for (int i = 0; i < clause->events_n; i++)
        note_adjectives(library, clause->events[i].what);
}

static void note_gifts(const Library *library, Gifts *gifts, const Clause *clause)
{
    for (int i = 0; i < clause->grants_n; i++) {
        const Grant *grant = &clause->grants[i];

        if (grant->kind == GRANT_CLAUSE)
            library_gifts_add(library, gifts, grant->clause, 0);
        if (grant->kind == GRANT_KEYWORD)
            library_gifts_add(library, gifts, 0, grant->keyword);
    }
}

// Whether the query looks for abilities on the chain.
static bool means_items(const Library *library, QueryId query)
{
    for (; query; query = library->queries[query].or_else) {
        const int kind = library->queries[query].kind;

        if (kind && library->rules->kinds[kind - 1].kind == KIND_ITEM) return true;
    }
    return false;
}

// Whether the amount is never below nothing.
static bool is_count(const Library *library, uint16_t amount)
{
    const Amount *a = &library->amounts[amount];

    switch ((AmountKind)a->kind) {
    case AMOUNT_CONST: return a->n >= 0;
    case AMOUNT_HAPPENED: return !(library->clauses[a->query].flags & CLAUSE_TOTAL);
    case AMOUNT_COUNT:
    case AMOUNT_PAID: return true;
    case AMOUNT_READING:
    case AMOUNT_VALUE: return false;
    }
    return false;
}

// Whether the cost, which the passive gives as an answer, may add to another.
static bool may_raise(const Library *library, const Clause *clause, uint16_t cost)
{
    if (clause->each && !is_count(library, clause->each)) return true;
    for (; cost; cost = library->costs[cost].or_else) {
        const Cost *c = &library->costs[cost];

        if (c->is_value || c->is_own || c->times || c->any_amount) return true;
        for (int i = 0; i < library->rules->resources_n; i++)
            if (c->resource[i] > 0) return true;
    }
    return false;
}

// Notes what a passive answers, and about what beside itself.
static void note_passive(Library *library, const Clause *clause)
{
    const bool about_host =
        clause->flags & CLAUSE_ATTACHED && is_itself(library, clause->subject);
    uint64_t *raised =
        is_about_itself(library, clause) ? &library->raised_own : &library->raised;

    note_gifts(library, &library->given, clause);
    if (library_reaches(library, clause))
        note_gifts(library, &library->reached, clause);
    for (int i = 0; i < clause->answers_n; i++) {
        const int question = clause->answers[i].question;

        library->answered |= 1ull << question;
        if (library->rules->questions[question].answer == ANSWER_COST &&
            may_raise(library, clause, clause->answers[i].ref))
            *raised |= 1ull << question;
        if (means_items(library, clause->subject))
            library->of_items |= 1ull << question;
        if (about_host)
            library->of_hosts |= 1ull << question;
        else if (!is_about_itself(library, clause))
            library->about[question] |= (uint16_t)types_of(library, clause->subject);
    }
}

// Whether the clause changes what something costs at some place only.
static bool prices_a_place(const Library *library, const Clause *clause)
{
    if (clause->kind == CLAUSE_AS)
        return clause->cost && (clause->to.kind || clause->at.kind);
    if (clause->kind != CLAUSE_PASSIVE || !clause->to_query) return false;
    return library->rules->questions[clause->answers[0].question].answer == ANSWER_COST;
}

// Notes which events some clause waits for. The engine does not ask about any other while
// a game runs.
static void note_masks(Library *library)
{
    for (int i = 1; i < library->clauses_n; i++) {
        const Clause *clause = &library->clauses[i];

        if (clause->kind == CLAUSE_PASSIVE) note_passive(library, clause);
        if (clause->kind == CLAUSE_WHEN) add_events(&library->heard, clause);
        if (clause->kind == CLAUSE_INSTEAD || clause->kind == CLAUSE_AS)
            add_events(&library->replaced, clause);
        if (clause->kind == CLAUSE_AS && clause->run && !clause->cost)
            add_events(&library->extended, clause);
        if (clause->kind == CLAUSE_CANNOT) add_events(&library->banned, clause);
        if (clause->kind == CLAUSE_HAPPENED || clause->nth)
            note_memory(library, clause);
        if (clause->works_in) {
            library->works_in |= 1u << (clause->works_in - 1);
        }
        note_permission(library, &library->can, clause);
        library->has_choosing |= clause->choosing != 0;
        library->prices_places |= prices_a_place(library, clause);
        for (int k = 0; k < clause->grants_n; k++) {
            library->gives_types |= clause->grants[k].kind == GRANT_TYPE;
            library->gives_printed |= clause->grants[k].kind == GRANT_ABILITIES;
        }
    }
}

static void note_events(Library *library)
{
    const Rules *rules = library->rules;

    library->noted = library->logged;
    event_set_join(&library->noted, &library->heard);
    for (int event = 0; rules->event_twin && event < rules->events_n; event++) {
        const int twin = rules->event_twin(event);

        if (twin >= 0 && event_set_has(&library->heard, twin))
            event_set_add(&library->noted, event);
    }
}

static void note_kinds(const Library *library, Keyword *keyword)
{
    keyword->clause_kinds = 0;
    for (int i = 0; i < keyword->clauses_n; i++)
        keyword->clause_kinds |=
            (uint16_t)(1u << library->clauses[keyword->clauses[i]].kind);
}

static void note_interest(const Library *library, Keyword *keyword)
{
    memset(&keyword->interest, 0, sizeof keyword->interest);
    for (int i = 0; i < keyword->clauses_n; i++)
        library_interest_add_clause(
            library, &keyword->interest, &library->clauses[keyword->clauses[i]]);
}

void library_link(Library *library)
{
    library->derived = library_derived_questions(library->rules);
    for (int i = 1; i < library->keywords_n; i++)
        note_kinds(library, &library->keywords[i]);
    for (; library->read_n < library->clauses_n; library->read_n++) {
        Clause *clause = &library->clauses[library->read_n];

        if (clause->kind == CLAUSE_PASSIVE)
            clause->reads = library_reads_passive(library, clause);
    }
    for (int i = 1; i < library->keywords_n; i++)
        note_interest(library, &library->keywords[i]);
    for (int i = 1; i < library->cards_n; i++) {
        Card *card = &library->cards[i];

        if (!card->linked) link_card(library, (CardId)i);
        if (card->adds) library->adders |= card->types;
    }
    note_masks(library);
    note_events(library);
}
