// right_word.c -- the words of a game that stand for the marks of right.def.
//
// Each is the first of its table that fits: an event that happens to things of the first kind,
// and so on. A table without one has no word.

#include "scripting/lua/right_word.h"

#include <string.h>

static const char *first_kind(const Rules *rules, int target, int nth)
{
    for (int i = 0; i < rules->kinds_n; i++)
        if (rules->kinds[i].kind == target && !nth--) return rules->kinds[i].name;
    return NULL;
}

static const char *word_thing(const Host *host, int clause)
{
    (void)clause;
    return first_kind(host->rules, KIND_OBJECT, 0);
}

static const char *word_other(const Host *host, int clause)
{
    (void)clause;
    return first_kind(host->rules, KIND_OBJECT, 1);
}

static const char *word_chained(const Host *host, int clause)
{
    (void)clause;
    return first_kind(host->rules, KIND_ITEM, 0);
}

// Returns a zone on the board, or beside it, that is one place for each player or for all.
static const char *zone_of(const Rules *rules, bool board)
{
    for (int i = 0; i < rules->zones_n; i++)
        if (rules->zones[i].scope != SCOPE_HOST &&
            !(rules->zones[i].flags & ZONE_BOARD) == !board)
            return rules->zones[i].name;
    return NULL;
}

static const char *word_zone(const Host *host, int clause)
{
    (void)clause;
    return zone_of(host->rules, true);
}

static const char *word_beside(const Host *host, int clause)
{
    (void)clause;
    return zone_of(host->rules, false);
}

// Returns the types of things that the first kind of things means.
static unsigned first_types(const Rules *rules)
{
    for (int i = 0; i < rules->kinds_n; i++)
        if (rules->kinds[i].kind == KIND_OBJECT) return rules->kinds[i].any_of;
    return 0;
}

// Returns an event that happens to things of the first kind, and about which the game asks
// such clauses.
static const char *word_event(const Host *host, int clause)
{
    static const unsigned asked[CLAUSE_KINDS] = {[CLAUSE_CAN] = EVENT_CAN,
                                                 [CLAUSE_CANNOT] = EVENT_CANNOT,
                                                 [CLAUSE_AS] = EVENT_AS,
                                                 [CLAUSE_INSTEAD] = EVENT_INSTEAD};
    const Rules *rules = host->rules;
    const unsigned types = first_types(rules);

    for (int i = 0; i < rules->events_n; i++) {
        const uint64_t flags = rules->events[i].flags;

        if (asked[clause] && !(flags & asked[clause])) continue;
        if (!(flags & EVENT_OF_OBJECT) || flags & (EVENT_TOLD | EVENT_NAMES)) continue;
        if (!EVENT_TYPES(flags) || EVENT_TYPES(flags) & types)
            return rules->events[i].name;
    }
    return NULL;
}

// Returns an event that brings others, of which `because` tells.
static const char *word_brings(const Host *host, int clause)
{
    (void)clause;
    for (int i = 0; i < host->rules->events_n; i++)
        if (host->rules->events[i].flags & EVENT_BRINGS)
            return host->rules->events[i].name;
    return NULL;
}

// Returns a question about things of the first kind whose answer is a number.
static const char *word_question(const Host *host, int clause)
{
    const Rules *rules = host->rules;

    (void)clause;
    for (int i = 0; i < rules->questions_n; i++) {
        const unsigned of = rules->questions[i].asked.of & ASKED_TYPES;

        if (rules->questions[i].answer == ANSWER_AMOUNT &&
            rules->questions[i].sum == SUM_ADD && (!of || of & first_types(rules)))
            return rules->questions[i].name;
    }
    return NULL;
}

// Returns a duration that ends for all at once.
static const char *word_duration(const Host *host, int clause)
{
    const Rules *rules = host->rules;

    (void)clause;
    for (int i = 0; i < rules->words_n; i++) {
        const int ends = rules->ends_of ? rules->ends_of(rules, i) : ENDS_NEVER;

        if (ends != ENDS_NEVER && ends != ENDS_SOURCE && !rules->words[i].of_types)
            return rules->words[i].name;
    }
    return NULL;
}

static const char *word_resource(const Host *host, int clause)
{
    (void)clause;
    return host->rules->resources_n ? host->rules->resources[0].name : NULL;
}

static const char *word_phase(const Host *host, int clause)
{
    const Rules *rules = host->rules;

    (void)clause;
    return rules->phases_n > rules->phases_first
               ? rules->phases[rules->phases_first].name
               : NULL;
}

static const char *word_supertype(const Host *host, int clause)
{
    (void)clause;
    return host->rules->supertypes_n ? host->rules->supertypes[0].name : NULL;
}

// A tag may be any text, so a line is right before a card has one.
static const char *word_tag(const Host *host, int clause)
{
    (void)clause;
    return host->library->tags_n > 1 ? host->library->tags[1] : "Some Tag";
}

static const char *word_keyword(const Host *host, int clause)
{
    (void)clause;
    for (int i = 1; i < host->library->keywords_n; i++) {
        const Keyword *row = &host->library->keywords[i];

        if (row->loaded && !row->fault && !row->governs && !row->wants_cost &&
            !row->wants_query)
            return row->name;
    }
    return NULL;
}

static const char *word_counter(const Host *host, int clause)
{
    const Library *library = host->library;

    (void)clause;
    if (library->player_counters_n) return library->player_counters[0];
    return library->thing_counters_n ? library->thing_counters[0] : NULL;
}

static const char *word_card(const Host *host, int clause)
{
    const Library *library = host->library;

    (void)clause;
    for (int i = 1; i < library->cards_n; i++)
        if (!(library->cards[i].types & host->rules->faces))
            return library->cards[i].name;
    return NULL;
}

// Returns a verb that acts and is called with a number alone.
static const char *word_deed(const Host *host, int clause)
{
    (void)clause;
    for (int i = 0; i < host->rules->verbs_n; i++) {
        const VerbRow *row = &host->rules->verbs[i];

        if (row->deed == DEED_ACT && !row->reads &&
            (!strncmp(row->signature, "X|", 2) || !strncmp(row->signature, "n|", 2)))
            return row->name;
    }
    return NULL;
}

// Returns the name of what the script is for.
static const char *word_self(const Host *host, int clause)
{
    (void)clause;
    return host->source ? host->source->name : NULL;
}

static const struct {
    const char *mark;
    const char *(*word)(const Host *host, int clause);
} marks[] = {
    {"<thing>", word_thing},
    {"<other>", word_other},
    {"<chained>", word_chained},
    {"<zone>", word_zone},
    {"<beside>", word_beside},
    {"<event>", word_event},
    {"<brings>", word_brings},
    {"<question>", word_question},
    {"<duration>", word_duration},
    {"<resource>", word_resource},
    {"<phase>", word_phase},
    {"<supertype>", word_supertype},
    {"<tag>", word_tag},
    {"<keyword>", word_keyword},
    {"<counter>", word_counter},
    {"<card>", word_card},
    {"<deed>", word_deed},
    {"<self>", word_self},
};

const char *right_word(const Host *host, const char *mark, int clause, size_t *size)
{
    for (int i = 0; i < COUNT_OF(marks); i++) {
        *size = strlen(marks[i].mark);
        if (!strncmp(mark, marks[i].mark, *size)) return marks[i].word(host, clause);
    }
    base_panic(__FILE__, __LINE__, "a mark of right.def that nobody knows");
}
