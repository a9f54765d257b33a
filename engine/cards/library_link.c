// library_link.c -- joins a card's own clauses with those of its keywords (library_link).
//
// A card is linked once, when its script and those of its keywords are there. Its
// abilities are one range of Library.abilities. A card that cannot be played gets none.

#include "engine/cards/library_inside.h"

#include <string.h>

#include "engine/base/text.h"

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

CardId library_card_of(const Library *library, ClauseId clause)
{
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];
        const ClauseId own = card->own_n ? library->owned[card->own] : 0;

        if (own && library->clauses[own].script == library->clauses[clause].script)
            return (CardId)i;
    }
    return 0;
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

// Returns whether it depends on more than its object whether the ability can be used.
static bool depends_on_more(const Clause *clause)
{
    return clause->to_query || clause->depends_n || clause->provided ||
           clause->each_turn || clause->flags & CLAUSE_ONCE;
}

// Returns the questions that the passive may answer about the card that has it, one bit each.
static uint64_t answers_about(const Library *library, const Card *card,
                              const Clause *clause)
{
    uint64_t answers = 0;

    if (!library_is_about_itself(library, clause) &&
        !(library_types_meant(library, clause->subject) & card->types))
        return 0;
    for (int i = 0; i < clause->answers_n; i++)
        answers |= 1ull << clause->answers[i].question;
    return answers;
}

// An attached card speaks of its host as of itself.
static void note_heard_of_others(const Library *library, Card *card,
                                 const Clause *clause)
{
    for (int i = 0; i < clause->events_n; i++)
        if (clause->flags & CLAUSE_ATTACHED ||
            !library_is_itself(library, clause->events[i].what))
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
    library_add_permission(library, &card->can, clause);
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

static void refuse_beyond(Library *library, CardId id, LimitId limit)
{
    const LimitRow *row = limit_row(limit);
    char text[120];

    (void)text_format(text, sizeof text, "more than %d %s", row->value, row->words);
    library_refuse(library, id, FOUND_TOO_MANY, text);
}

// Returns whether the abilities of the card fit, its own and those of its keywords.
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

// Puts what keywords do as the card is played before what its own text does: keywords stand
// above the text, and all is done from top to bottom (803, 359.3.d).
static void lead_with_keywords(Library *library, const Card *card)
{
    Ability *abilities = &library->abilities[card->abilities];
    int to = 0;

    while (to < card->own_n && abilities[to].kind != CLAUSE_EFFECT) to++;
    if (to == card->own_n) return;
    for (int i = card->own_n; i < card->abilities_n; i++) {
        const Ability ability = abilities[i];

        if (ability.kind != CLAUSE_EFFECT) continue;
        memmove(
            abilities + to + 1, abilities + to, (size_t)(i - to) * sizeof *abilities);
        abilities[to++] = ability;
    }
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
    const FoundKind found = library_find_fault(library, card, fault, sizeof fault);
    if (found) library_refuse(library, id, found, fault);
    if (card->unplayable || !has_room(library, id)) return;
    // A library without clauses has no list of them, and nothing is added to no list.
    if (card->own_n)
        add_script(
            library, card, library->owned + card->own, card->own_n, (Ability){0});
    add_keywords(library, card);
    lead_with_keywords(library, card);
    note_last_of_kinds(library, card);
    if (card->paid_n > PAID_MAX) {
        refuse_beyond(library, id, LIMIT_PAID);
    }
    if (additional_costs(library, card) > ADDITIONAL_MAX)
        refuse_beyond(library, id, LIMIT_ADDITIONAL);
}

static void note_speaking(Library *library, CardId id)
{
    const uint64_t bit = UINT64_C(1) << id % 64;
    uint64_t *word = &library->speaking[id / 64];

    *word =
        library->cards[id].clause_kinds & SPEAKING_KINDS ? *word | bit : *word & ~bit;
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
    library_find_named(library);
    library_find_spaces(library);
    library->derived = library_derived_questions(library->rules);
    library->layered = library_layered_questions(library->rules);
    for (int i = 1; i < library->keywords_n; i++)
        note_kinds(library, &library->keywords[i]);
    for (; library->read_n < library->clauses_n; library->read_n++) {
        Clause *clause = &library->clauses[library->read_n];

        if (clause->kind == CLAUSE_PASSIVE) library_reads_passive(library, clause);
    }
    library_note_layer_words(library);
    for (int i = 1; i < library->keywords_n; i++)
        note_interest(library, &library->keywords[i]);
    for (int i = 1; i < library->cards_n; i++) {
        Card *card = &library->cards[i];

        if (!card->linked) link_card(library, (CardId)i);
        if (card->adds) library->adders |= card->types;
        note_speaking(library, (CardId)i);
    }
    library_note_masks(library);
    library_note_events(library);
}
