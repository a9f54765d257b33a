// library.c -- the arrays of a Library: they grow while cards are loaded, and only then.
//
// Record 0 of each array is nothing. An index stays good for ever; a pointer into an array
// only until the next record is added.

#include "engine/kernel/cards/library.h"

#include <stdlib.h>
#include <string.h>

// The arrays that grow by doubling. Their capacities lie in Memory, apart from the Library,
// because no reader needs them.
enum Store {
    STORE_CARDS,
    STORE_CLAUSES,
    STORE_QUERIES,
    STORE_AMOUNTS,
    STORE_COSTS,
    STORE_CONDITIONS,
    STORE_ABILITIES,
    STORE_OWNED,
    STORE_SCRIPTS,
    STORE_TAGS,
    STORE_COUNT,
};

enum { BUCKETS = 4096 };

typedef struct Text {
    struct Text *next;
    char text[];
} Text;

// Memory that the Library owns besides the arrays.
typedef struct {
    int room[STORE_COUNT];
    Text *texts[BUCKETS];
} Memory;

static void *allocate(void *old, size_t size)
{
    void *block = realloc(old, size);

    ASSERT(block);
    return block;
}

// One of the Library's arrays, to be appended to.
typedef struct {
    enum Store store;
    void **records;
    int *n;
    size_t size; // of a record
} Array;

// Makes room for one more record. New memory is zeroed.
static void grow(Library *library, Array array)
{
    Memory *memory = library->memory;
    const int room = memory->room[array.store];

    ASSERT(*array.n < RECORDS_MAX);
    if (*array.n < room) return;
    memory->room[array.store] = room ? room * 2 : 64;
    *array.records =
        allocate(*array.records, (size_t)memory->room[array.store] * array.size);
    memset((char *)*array.records + (size_t)room * array.size,
           0,
           (size_t)(memory->room[array.store] - room) * array.size);
}

// Appends a copy of [record]. Returns its index.
static int append(Library *library, Array array, const void *record)
{
    grow(library, array);
    memcpy((char *)*array.records + (size_t)*array.n * array.size, record, array.size);
    return (*array.n)++;
}

// Returns the index of the first record like [record], or appends it. Cards repeat each
// other, so this keeps a thousand cards within the 16 bits of an index.
static int share(Library *library, Array array, const void *record)
{
    for (int i = 1; i < *array.n; i++) {
        const char *known = (const char *)*array.records + (size_t)i * array.size;

        if (!memcmp(known, record, array.size)) return i;
    }
    return append(library, array, record);
}

#define ARRAY(library, STORE, array)                                                   \
    (Array)                                                                            \
    {                                                                                  \
        STORE, (void **)&(library)->array, &(library)->array##_n,                      \
            sizeof *(library)->array                                                   \
    }
#define APPEND(library, STORE, array, record)                                          \
    append(library, ARRAY(library, STORE, array), record)
#define SHARE(library, STORE, array, record)                                           \
    share(library, ARRAY(library, STORE, array), record)

// Record 0 of every array is nothing.
static void add_nothing(Library *library)
{
    const Card card = {.code = "", .name = ""};
    const Script script = {.kind = "", .name = "", .path = ""};
    const char *tag = "";
    const Clause clause = {0};
    const Query query = {0};
    const Amount amount = {0};
    const Cost cost = {0};
    const Condition condition = {0};

    (void)APPEND(library, STORE_CARDS, cards, &card);
    (void)APPEND(library, STORE_CLAUSES, clauses, &clause);
    (void)APPEND(library, STORE_QUERIES, queries, &query);
    (void)APPEND(library, STORE_AMOUNTS, amounts, &amount);
    (void)APPEND(library, STORE_COSTS, costs, &cost);
    (void)APPEND(library, STORE_CONDITIONS, conditions, &condition);
    (void)APPEND(library, STORE_SCRIPTS, scripts, &script);
    (void)APPEND(library, STORE_TAGS, tags, &tag);
}

Library *library_new(const Rules *rules)
{
    Library *library = allocate(NULL, sizeof *library);

    ASSERT(rules->facts_n <= FACTS_MAX);
    memset(library, 0, sizeof *library);
    library->rules = rules;
    library->memory = allocate(NULL, sizeof(Memory));
    memset(library->memory, 0, sizeof(Memory));
    add_nothing(library);
    library->keywords_n = 1;
    library->keywords[0].name = "";
    return library;
}

void library_free(Library *library)
{
    Memory *memory;

    if (!library) return;
    memory = library->memory;
    for (int i = 0; i < BUCKETS; i++) {
        for (Text *text = memory->texts[i], *next; text; text = next) {
            next = text->next;
            free(text);
        }
    }
    free(memory);
    free(library->cards);
    free(library->clauses);
    free(library->queries);
    free(library->amounts);
    free(library->costs);
    free(library->conditions);
    free(library->abilities);
    free(library->owned);
    free(library->scripts);
    free(library->tags);
    free(library);
}

const char *library_text(Library *library, const char *text)
{
    Memory *memory = library->memory;
    uint32_t hash = 2166136261u;
    Text *found;

    if (!text) return NULL;
    for (const char *c = text; *c; c++) hash = (hash ^ (uint8_t)*c) * 16777619u;
    for (found = memory->texts[hash % BUCKETS]; found; found = found->next) {
        if (!strcmp(found->text, text)) return found->text;
    }
    found = allocate(NULL, sizeof *found + strlen(text) + 1);
    memcpy(found->text, text, strlen(text) + 1);
    found->next = memory->texts[hash % BUCKETS];
    memory->texts[hash % BUCKETS] = found;
    return found->text;
}

ClauseId library_add_clause(Library *library, const Clause *clause)
{
    return (ClauseId)APPEND(library, STORE_CLAUSES, clauses, clause);
}

static unsigned asks_of(const Query *q)
{
    const bool names = q->tag || q->name || q->of_named_type;
    const bool sort = names || q->supertypes || q->words || q->keyword;
    const bool more = q->compares_n || q->has || q->statuses || q->controller ||
                      q->came_from || q->past || q->of_value || q->choice ||
                      q->attachment || q->host || q->except;

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

enum { HOLDS_BITS = 64 };

int library_find_remembered(const Library *library, const Compare *compare)
{
    for (int i = 0; i < library->past_n; i++) {
        const Compare *past = &library->past[i];

        if (past->field == compare->field && past->op == compare->op &&
            past->amount == compare->amount)
            return HOLDS_BITS - 1 - i;
    }
    return -1;
}

int library_remember_number(Library *library, const Compare *compare)
{
    const int known = library_find_remembered(library, compare);
    const int bit = HOLDS_BITS - 1 - library->past_n;

    if (known >= 0) return known;
    if (library->past_n == PAST_NUMBERS_MAX || bit < library->rules->adjectives_n)
        return -1;
    library->past[library->past_n++] = *compare;
    return bit;
}

LibraryExtent library_extent(const Library *library)
{
    return (LibraryExtent){.clauses = library->clauses_n,
                           .queries = library->queries_n,
                           .amounts = library->amounts_n,
                           .costs = library->costs_n,
                           .conditions = library->conditions_n,
                           .counters = library->player_counters_n,
                           .statuses = library->statuses_n,
                           .keywords = library->keywords_n,
                           .tags = library->tags_n,
                           .thing_counters = library->thing_counters_n,
                           .past = library->past_n};
}

void library_take_back(Library *library, const LibraryExtent *mark)
{
    library->clauses_n = mark->clauses;
    if (library->read_n > mark->clauses) library->read_n = mark->clauses;
    library->queries_n = mark->queries;
    library->amounts_n = mark->amounts;
    library->costs_n = mark->costs;
    library->conditions_n = mark->conditions;
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

CardId library_append_card(Library *library, const Card *card)
{
    return (CardId)APPEND(library, STORE_CARDS, cards, card);
}

void library_add_ability(Library *library, const Ability *ability)
{
    (void)APPEND(library, STORE_ABILITIES, abilities, ability);
}

void library_own_clause(Library *library, ClauseId clause)
{
    (void)APPEND(library, STORE_OWNED, owned, &clause);
}

uint16_t library_script(Library *library, const char *kind, const char *name,
                        const char *path, uint64_t hash)
{
    const Script script = {.kind = library_text(library, kind),
                           .name = library_text(library, name),
                           .path = library_text(library, path),
                           .hash = hash};

    return (uint16_t)APPEND(library, STORE_SCRIPTS, scripts, &script);
}

CardId library_card_by_code(const Library *library, const char *code)
{
    for (int i = 1; i < library->cards_n; i++) {
        if (!strcmp(library->cards[i].code, code)) return (CardId)i;
    }
    return 0;
}

uint8_t library_find_keyword(const Library *library, const char *name)
{
    for (int i = 1; i < library->keywords_n; i++) {
        if (!strcmp(library->keywords[i].name, name)) return (uint8_t)i;
    }
    return 0;
}

uint8_t library_keyword(Library *library, const char *name)
{
    const uint8_t known = library_find_keyword(library, name);

    if (known || library->keywords_n == KEYWORDS_MAX) return known;
    library->keywords[library->keywords_n].name = library_text(library, name);
    return (uint8_t)library->keywords_n++;
}

uint16_t library_find_tag(const Library *library, const char *name)
{
    for (int i = 1; i < library->tags_n; i++) {
        if (!strcmp(library->tags[i], name)) return (uint16_t)i;
    }
    return 0;
}

uint16_t library_tag(Library *library, const char *name)
{
    const uint16_t known = library_find_tag(library, name);
    const char *text = library_text(library, name);

    return known ? known : (uint16_t)APPEND(library, STORE_TAGS, tags, &text);
}

int library_find_player_counter(const Library *library, const char *name)
{
    for (int i = 0; i < library->player_counters_n; i++) {
        if (!strcmp(library->player_counters[i], name)) return i;
    }
    return -1;
}

int library_player_counter(Library *library, const char *name)
{
    const int known = library_find_player_counter(library, name);

    if (known >= 0) return known;
    if (library->player_counters_n == PLAYER_COUNTERS_MAX) return -1;
    library->player_counters[library->player_counters_n] = library_text(library, name);
    return library->player_counters_n++;
}

int library_find_status(const Library *library, const char *name)
{
    for (int i = 0; i < library->statuses_n; i++) {
        if (!strcmp(library->statuses[i], name)) return i;
    }
    return -1;
}

int library_status(Library *library, const char *name)
{
    const int known = library_find_status(library, name);

    if (known >= 0) return known;
    if (library->statuses_n == NAMED_STATUSES_MAX) return -1;
    library->statuses[library->statuses_n] = library_text(library, name);
    return library->statuses_n++;
}

int library_find_thing_counter(const Library *library, const char *name)
{
    for (int i = 0; i < library->thing_counters_n; i++)
        if (!strcmp(library->thing_counters[i], name))
            return library->rules->counters_n + i;
    return -1;
}

int library_thing_counter(Library *library, const char *name)
{
    const int known = library_find_thing_counter(library, name);
    const int row = library->rules->counters_n + library->thing_counters_n;

    if (known >= 0) return known;
    if (row >= COUNTERS_MAX) return -1;
    library->thing_counters[library->thing_counters_n++] = library_text(library, name);
    return row;
}

const char *library_counter_name(const Library *library, int i)
{
    const int named = i - library->rules->counters_n;

    if (named < 0) return library->rules->counters[i].name;
    return named < library->thing_counters_n ? library->thing_counters[named] : NULL;
}

void library_refuse(Library *library, CardId card, FoundKind found, const char *reason)
{
    Card *refused = &library->cards[card];

    if (refused->unplayable) return;
    refused->unplayable = library_text(library, reason);
    refused->found = found;
}

int library_keyword_value(const Library *library, const Card *card, int keyword)
{
    int value = 0;

    for (int i = 0; i < card->keywords_n; i++) {
        const int n = card->keywords[i].value;

        if (card->keywords[i].keyword != keyword) continue;
        if (library->keywords[keyword].adds_up)
            value += n;
        else if (n > value)
            value = n;
    }
    return value;
}
