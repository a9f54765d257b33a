// library_records.c -- the arrays of a Library: they grow while cards are loaded, and only
// then.
//
// Record 0 of each array is nothing. An index stays good for ever; a pointer into an array
// only until the next record is added. Each record that a script makes goes through
// [reserve], so nothing that a script can say makes more of them than it may.

#include "engine/cards/library_inside.h"

#include <stdlib.h>
#include <string.h>

// The arrays that grow by doubling. Their capacities lie apart from the Library, because
// no reader needs them. Of the first ones records that are equal are kept once; a card is
// found by its code.
enum Store {
    STORE_QUERIES,
    STORE_AMOUNTS,
    STORE_COSTS,
    STORE_CONDITIONS,
    STORE_TAGS, // texts of the library, of which there is one copy each
    STORE_CARDS,
    CHAINED_STORES,
    STORE_CLAUSES = CHAINED_STORES,
    STORE_ABILITIES,
    STORE_OWNED,
    STORE_SCRIPTS,
    STORE_ITEMS,
    STORE_COUNT,
};

enum { BUCKETS = 4096 };

// The records of a store by what is in them: each bucket is a chain that leads from the
// last record to the first, 0 ends it.
typedef struct {
    uint16_t last[BUCKETS];
    uint16_t *before; // by record
} Chains;

struct Records {
    int room[STORE_COUNT];
    Chains chains[CHAINED_STORES];
    LibraryReader reader; // of the script that is read, refuse NULL: none is
    int made;             // by that script
};

// One of the Library's arrays, to be appended to.
typedef struct {
    enum Store store;
    void **records;
    int *n;
    size_t size; // of a record
} Array;

static void *allocate_records(void *old, size_t size)
{
    void *block = realloc(old, size);

    ASSERT(block); // scripts are refused long before they fill a memory
    return block;
}

// Counts one record more of the script that is read.
static void count_made(Library *library)
{
    struct Records *records = library->records;
    const LibraryReader *reader = &records->reader;

    if (!reader->refuse) return;
    if (records->made == SCRIPT_RECORDS_MAX)
        reader->refuse(reader->self, LIMIT_SCRIPT_RECORDS);
    records->made++;
}

// Refuses the script that is read where it wants more of what is left than its share: the
// whole room while half of it is free, then SCRIPT_SHARE_MAX.
static void reserve_record(Library *library, Array array)
{
    const struct Records *records = library->records;
    const LibraryReader *reader = &records->reader;

    if (reader->refuse && *array.n >= RECORDS_MAX)
        reader->refuse(reader->self, LIMIT_RECORDS);
    if (reader->refuse && *array.n > RECORDS_MAX / 2 &&
        records->made > SCRIPT_SHARE_MAX)
        reader->refuse(reader->self, LIMIT_SCRIPT_SHARE);
    // Code that adds records without a script asks library_has_room first.
    ASSERT(*array.n < RECORDS_MAX);
}

// Makes room for one more record.
static void grow_array(Library *library, Array array)
{
    int *room = &library->records->room[array.store];

    if (*array.n < *room) return;
    *room = *room ? *room * 2 : 64;
    *array.records = allocate_records(*array.records, (size_t)*room * array.size);
    if (array.store < CHAINED_STORES) {
        Chains *chains = &library->records->chains[array.store];

        chains->before =
            allocate_records(chains->before, (size_t)*room * sizeof *chains->before);
    }
}

// Appends a copy of [record]. Returns its index.
static int append_record(Library *library, Array array, const void *record)
{
    reserve_record(library, array);
    grow_array(library, array);
    memcpy((char *)*array.records + (size_t)*array.n * array.size, record, array.size);
    return (*array.n)++;
}

static uint16_t *bucket_of(Chains *chains, const void *record, size_t size)
{
    const uint8_t *bytes = record;
    uint32_t hash = 2166136261u;

    for (size_t i = 0; i < size; i++) hash = (hash ^ bytes[i]) * 16777619u;
    return &chains->last[(hash ^ hash >> 16) % BUCKETS];
}

// Returns the index of the record like [record], or makes it. Cards repeat each other, so
// this keeps a thousand cards within the 16 bits of an index.
static int share(Library *library, Array array, const void *record)
{
    Chains *chains = &library->records->chains[array.store];
    uint16_t *last = bucket_of(chains, record, array.size);

    count_made(library);
    for (int i = *last; i; i = chains->before[i]) {
        const char *known = (const char *)*array.records + (size_t)i * array.size;

        if (!memcmp(known, record, array.size)) return i;
    }
    const int id = append_record(library, array, record);
    chains->before[id] = *last;
    return *last = (uint16_t)id;
}

#define ARRAY(library, STORE, array)                                                   \
    (Array)                                                                            \
    {                                                                                  \
        STORE, (void **)&(library)->array, &(library)->array##_n,                      \
            sizeof *(library)->array                                                   \
    }
#define APPEND(library, STORE, array, record)                                          \
    append_record(library, ARRAY(library, STORE, array), record)
#define SHARE(library, STORE, array, record)                                           \
    share(library, ARRAY(library, STORE, array), record)

void library_records_begin(Library *library)
{
    const Card card = {.code = "", .name = ""};
    const Script script = {.kind = "", .name = "", .path = ""};
    const char *tag = "";
    const CardItem item = {.name = ""};
    const Clause clause = {0};
    const Query query = {0};
    const Amount amount = {0};
    const Cost cost = {0};
    const Condition condition = {0};

    library->records = allocate_records(NULL, sizeof *library->records);
    memset(library->records, 0, sizeof *library->records);
    (void)APPEND(library, STORE_CARDS, cards, &card);
    (void)APPEND(library, STORE_CLAUSES, clauses, &clause);
    (void)APPEND(library, STORE_QUERIES, queries, &query);
    (void)APPEND(library, STORE_AMOUNTS, amounts, &amount);
    (void)APPEND(library, STORE_COSTS, costs, &cost);
    (void)APPEND(library, STORE_CONDITIONS, conditions, &condition);
    (void)APPEND(library, STORE_SCRIPTS, scripts, &script);
    (void)APPEND(library, STORE_ITEMS, items, &item);
    (void)APPEND(library, STORE_TAGS, tags, &tag);
}

void library_records_free(Library *library)
{
    for (int i = 0; i < CHAINED_STORES; i++) free(library->records->chains[i].before);
    free(library->records);
    free(library->cards);
    free(library->clauses);
    free(library->queries);
    free(library->amounts);
    free(library->costs);
    free(library->conditions);
    free(library->abilities);
    free(library->owned);
    free(library->scripts);
    free(library->items);
    free(library->spaces);
    free(library->tags);
}

void library_begin_script(Library *library, const LibraryReader *reader)
{
    library->records->reader = *reader;
    library->records->made = 0;
}

void library_end_script(Library *library)
{
    library->records->reader = (LibraryReader){0};
}

ClauseId library_add_clause(Library *library, const Clause *clause)
{
    count_made(library);
    if (clause->brings) library->brought |= UINT64_C(1) << clause->brings;
    return (ClauseId)APPEND(library, STORE_CLAUSES, clauses, clause);
}

static unsigned asks_of(const Query *q)
{
    const bool names =
        q->tag || q->name || q->of_named_type || q->same.role || q->different.role;
    const bool sort =
        names || q->supertypes || q->words || q->marks[0].words || q->keyword;
    const bool more = q->compares_n || q->has || q->statuses || q->controller ||
                      q->came_from || q->past || q->of_value || q->choice ||
                      q->chooser || q->attachment || q->host || q->thing || q->keeper ||
                      q->kept_with || q->except;

    return (q->kind ? ASKS_KIND : 0) | (q->role || q->another ? ASKS_IDENTITY : 0) |
           (sort ? ASKS_SORT : 0) | (names ? ASKS_NAMES : 0) |
           (q->locations_n || q->where ? ASKS_PLACE : 0) |
           (q->adjectives ? ASKS_ADJECTIVES : 0) | (more ? ASKS_MORE : 0);
}

void library_complete_query(const Library *library, Query *query)
{
    const KindRow *row = query->kind ? &library->rules->kinds[query->kind - 1] : NULL;

    query->asks = (uint8_t)asks_of(query);
    query->types = query->none_of = 0;
    if (!row || row->kind != KIND_OBJECT) return;
    query->types = row->any_of;
    query->none_of = row->none_of;
}

QueryId library_add_query(Library *library, const Query *query)
{
    Query whole = *query;

    library_complete_query(library, &whole);
    return (QueryId)SHARE(library, STORE_QUERIES, queries, &whole);
}

uint16_t library_add_amount(Library *library, const Amount *amount)
{
    return (uint16_t)SHARE(library, STORE_AMOUNTS, amounts, amount);
}

uint16_t library_add_cost(Library *library, const Cost *cost)
{
    return (uint16_t)SHARE(library, STORE_COSTS, costs, cost);
}

uint16_t library_add_condition(Library *library, const Condition *condition)
{
    return (uint16_t)SHARE(library, STORE_CONDITIONS, conditions, condition);
}

uint16_t library_add_tag(Library *library, const char *tag)
{
    return (uint16_t)SHARE(library, STORE_TAGS, tags, &tag);
}

CardId library_append_card(Library *library, const Card *card)
{
    Chains *chains = &library->records->chains[STORE_CARDS];
    const CardId id = (CardId)APPEND(library, STORE_CARDS, cards, card);
    uint16_t *last = bucket_of(chains, card->code, strlen(card->code));

    chains->before[id] = *last;
    *last = id;
    return id;
}

CardId library_card_by_code(const Library *library, const char *code)
{
    Chains *chains = &library->records->chains[STORE_CARDS];

    for (CardId i = *bucket_of(chains, code, strlen(code)); i; i = chains->before[i])
        if (!strcmp(library->cards[i].code, code)) return i;
    return 0;
}

void library_add_ability(Library *library, const Ability *ability)
{
    (void)APPEND(library, STORE_ABILITIES, abilities, ability);
}

void library_own_clause(Library *library, ClauseId clause)
{
    (void)APPEND(library, STORE_OWNED, owned, &clause);
}

uint16_t library_add_script(Library *library, const Script *script)
{
    return (uint16_t)APPEND(library, STORE_SCRIPTS, scripts, script);
}

uint16_t library_add_item(Library *library, const CardItem *item)
{
    return (uint16_t)APPEND(library, STORE_ITEMS, items, item);
}

LibraryExtent library_extent(const Library *library)
{
    return (LibraryExtent){.clauses = library->clauses_n,
                           .queries = library->queries_n,
                           .amounts = library->amounts_n,
                           .costs = library->costs_n,
                           .conditions = library->conditions_n,
                           .owned = library->owned_n,
                           .counters = library->player_counters_n,
                           .statuses = library->statuses_n,
                           .keywords = library->keywords_n,
                           .tags = library->tags_n,
                           .thing_counters = library->thing_counters_n,
                           .past = library->past_n};
}

// Takes the records from [mark] on out of the chains of their store.
static void forget_records(Library *library, enum Store store, int mark)
{
    Chains *chains = &library->records->chains[store];

    for (int i = 0; i < BUCKETS; i++)
        while (chains->last[i] >= mark)
            chains->last[i] = chains->before[chains->last[i]];
}

void library_take_back(Library *library, const LibraryExtent *mark)
{
    forget_records(library, STORE_QUERIES, mark->queries);
    forget_records(library, STORE_AMOUNTS, mark->amounts);
    forget_records(library, STORE_COSTS, mark->costs);
    forget_records(library, STORE_CONDITIONS, mark->conditions);
    forget_records(library, STORE_TAGS, mark->tags);
    library->clauses_n = mark->clauses;
    if (library->read_n > mark->clauses) library->read_n = mark->clauses;
    library->queries_n = mark->queries;
    library->amounts_n = mark->amounts;
    library->costs_n = mark->costs;
    library->conditions_n = mark->conditions;
    library->owned_n = mark->owned;
    library->player_counters_n = mark->counters;
    library->statuses_n = mark->statuses;
    library->thing_counters_n = mark->thing_counters;
    library->past_n = mark->past;
    library->tags_n = mark->tags;
    while (library->keywords_n > mark->keywords)
        library->keywords[--library->keywords_n] = (Keyword){0};
}

bool library_has_room(const Library *library, int more)
{
    const int counts[] = {library->cards_n,
                          library->clauses_n,
                          library->queries_n,
                          library->amounts_n,
                          library->costs_n,
                          library->conditions_n,
                          library->owned_n,
                          library->scripts_n,
                          library->tags_n};

    for (int i = 0; i < COUNT_OF(counts); i++) {
        if (counts[i] + more > RECORDS_MAX) return false;
    }
    return true;
}
