// library.c -- makes a Library, and keeps its names: texts, keywords, tags, counters and
// statuses.

#include "engine/cards/library_inside.h"

#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 4096 };

typedef struct Text {
    struct Text *next;
    char text[];
} Text;

// The texts of a Library, one copy of each.
typedef struct {
    Text *texts[BUCKETS];
} Memory;

Library *library_new(const Rules *rules)
{
    Library *library = calloc(1, sizeof *library);

    // No game has more: the row of facts is counted where a game declares them.
    ASSERT(library && rules->facts_n <= FACTS_MAX);
    library->rules = rules;
    library->memory = calloc(1, sizeof(Memory));
    ASSERT(library->memory);
    library_records_begin(library);
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
    library_records_free(library);
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
    found = malloc(sizeof *found + strlen(text) + 1);
    ASSERT(found);
    memcpy(found->text, text, strlen(text) + 1);
    found->next = memory->texts[hash % BUCKETS];
    memory->texts[hash % BUCKETS] = found;
    return found->text;
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

uint16_t library_script(Library *library, const char *kind, const char *name,
                        const char *path, uint64_t hash)
{
    const Script script = {.kind = library_text(library, kind),
                           .name = library_text(library, name),
                           .path = library_text(library, path),
                           .hash = hash};

    return library_add_script(library, &script);
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
    return library_add_tag(library, library_text(library, name));
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
    if (library->rules->statuses_n + library->statuses_n >= STATUSES_MAX) return -1;
    library->statuses[library->statuses_n] = library_text(library, name);
    library->status_docs[library->statuses_n] = NULL;
    return library->statuses_n++;
}

void library_explain_status(Library *library, int status, const char *doc)
{
    library->status_docs[status] = library_text(library, doc);
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
    const int row = library_counters_n(library);

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

const char *library_field_name(const Library *library, int field)
{
    const int own = field - library->rules->fields_n;

    if (own < 0) return library->rules->fields[field].name;
    if (own < PLAYER_COUNTERS_MAX) return library->player_counters[own];
    return library_counter_name(library, own - PLAYER_COUNTERS_MAX);
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
