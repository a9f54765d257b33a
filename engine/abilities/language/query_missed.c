// query_missed.c -- takes a query apart, and tries each part by itself as queries are tried.
//
// A part is a query that demands nothing else. So there is one way to judge a thing, and this
// file knows only which fields belong together.

#include "engine/abilities/language/query_missed.h"

#include <stddef.h>
#include <string.h>

#include "engine/abilities/held/reading.h"
#include "engine/abilities/language/query.h"

// A part that is one field.
typedef struct {
    MissedPart part;
    size_t at, size;
} PartField;

#define PART_FIELD(part, field)                                                        \
    {                                                                                  \
        MISSED_##part, offsetof(Query, field), sizeof(((Query *)0)->field)             \
    }

static const PartField fields[] = {
    PART_FIELD(KIND, kind),
    PART_FIELD(ROLE, role),
    PART_FIELD(ANOTHER, another),
    PART_FIELD(NAME, name),
    PART_FIELD(TAG, tag),
    PART_FIELD(LIKENESS, same),
    PART_FIELD(LIKENESS, different),
    PART_FIELD(NAMED, of_named_type),
    PART_FIELD(SUPERTYPE, supertypes),
    PART_FIELD(KEYWORD, keyword),
    PART_FIELD(HAS, has),
    PART_FIELD(STATUS, statuses),
    PART_FIELD(CONTROLLER, controller),
    PART_FIELD(CONTROLLER, kept_with),
    PART_FIELD(ORIGIN, came_from),
    PART_FIELD(PAST, past),
    PART_FIELD(VALUE, of_value),
    PART_FIELD(CHOICE, choice),
    PART_FIELD(CHOOSER, chooser),
    PART_FIELD(ATTACHMENT, attachment),
    PART_FIELD(HOST, host),
    PART_FIELD(EXCEPT, except),
};

// One trial of a query with a thing.
typedef struct {
    const Table *table;
    const Env *env;
    const Query *query;
    ObjectId id;
    bool tells; // reports each part that fails, else only counts them
    int missed;
} Trial;

// Returns the number of the thing that a comparison looks at.
static int number_of_part(const Trial *trial, MissedPart part, const Query *one)
{
    int n = 0;

    if (part == MISSED_COMPARE)
        (void)reading_of_object(
            trial->table, trial->env, one->compares[0].field, trial->id, &n);
    return n;
}

static void note_missed(Trial *trial, MissedPart part, const Query *one)
{
    trial->missed++;
    if (trial->tells)
        observer_tell(trial->table,
                      &(Sight){.kind = SIGHT_MISSED,
                               .row = (uint8_t)part,
                               .object = trial->id,
                               .n = number_of_part(trial, part, one),
                               .missed = one});
}

static void try_part(Trial *trial, MissedPart part, const Query *one)
{
    if (!query_matches_one(trial->table, trial->env, one, trial->id))
        note_missed(trial, part, one);
}

static void try_fields(Trial *trial)
{
    static const char nothing[sizeof(Query)];

    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        const char *from = (const char *)trial->query + fields[i].at;
        Query one;

        if (!memcmp(from, nothing, fields[i].size)) continue;
        memset(&one, 0, sizeof one);
        memcpy((char *)&one + fields[i].at, from, fields[i].size);
        try_part(trial, fields[i].part, &one);
    }
}

static void try_places(Trial *trial)
{
    const Query *q = trial->query;
    const SpotId spot = trial->table->state->objects[trial->id].spot;
    Query one;

    memset(&one, 0, sizeof one);
    memcpy(one.locations, q->locations, sizeof one.locations);
    one.locations_n = q->locations_n;
    one.where = q->where;
    if (!query_matches_one(trial->table, trial->env, &one, trial->id))
        note_missed(trial, MISSED_PLACE, &one);
    else if (spot == NOWHERE || !query_searches(trial->table, q, spot))
        note_missed(trial, MISSED_SEARCHED, &one);
}

static void try_lists(Trial *trial)
{
    const Query *q = trial->query;

    for (uint64_t left = q->adjectives; left; left &= left - 1)
        try_part(trial, MISSED_ADJECTIVE, &(Query){.adjectives = left & -left});
    for (int i = 0; i < q->compares_n; i++)
        try_part(trial,
                 MISSED_COMPARE,
                 &(Query){.compares_n = 1, .compares = {q->compares[i]}});
    for (int i = 0; i < QUERY_MARKS_MAX; i++)
        for (unsigned left = q->marks[i].words; left; left &= left - 1)
            try_part(
                trial,
                MISSED_WORD,
                &(Query){.fact = q->marks[i].fact, .words = (uint16_t)(left & -left)});
    if (q->words)
        try_part(trial, MISSED_WORD, &(Query){.fact = q->fact, .words = q->words});
}

// Returns how many parts of one alternative the thing is not.
static int try_all(const Table *table, const Env *env, QueryId query, bool tells)
{
    Trial trial = {.table = table,
                   .env = env,
                   .query = query_at(table, query),
                   .id = table->observer->about,
                   .tells = tells};

    try_fields(&trial);
    try_places(&trial);
    try_lists(&trial);
    return trial.missed;
}

bool query_missed_tell(const Table *table, const Env *env, QueryId query)
{
    const uint32_t work = table->work, stat_reads = table->stat_reads;
    QueryId nearest = query;
    int least;

    if (!observer_is_there(table) || !table->observer->about || !query) return false;
    least = try_all(table, env, query, false);
    while ((query = query_at(table, query)->or_else)) {
        const int n = try_all(table, env, query, false);

        if (n >= least) continue;
        least = n;
        nearest = query;
    }
    (void)try_all(table, env, nearest, true);
    table_scratch(table)->work = work;
    table_scratch(table)->stat_reads = stat_reads;
    return !least;
}

void query_missed_tell_other(const Table *table, MissedPart why)
{
    if (observer_is_there(table) && table->observer->about)
        observer_tell(table,
                      &(Sight){.kind = SIGHT_MISSED,
                               .row = (uint8_t)why,
                               .object = table->observer->about});
}
