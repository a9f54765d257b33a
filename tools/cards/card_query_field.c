// card_query_field.c -- lists the fields of searches: one for each fact that has a
// search word, then those that every game has.

#include "tools/cards/card_query_field.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/base.h"

static const CardQueryField others[] = {
    {"set", KIND_FACT, "set:", "set:ogn", -1},
    {"lang", KIND_FACT, "lang:", "lang:zh-cn (has a name or text in it)", -1},
    {"script", KIND_FACT, "script:", "script:no (facts and keywords are all)", -1},
    {"name", KIND_WORDS, "{name}", "name:fox", -1},
    {"text", KIND_WORDS, "{text summary}", "text:\"draw 1\"", -1},
    {"code", KIND_CODE, NULL, "code:ogn-024", -1},
    {"printing", KIND_CODE, NULL, "printing:OGN-030a/298", -1},
    {"banned", KIND_BANNED, NULL, "banned:match", -1},
    {"is",
     KIND_IS,
     NULL,
     "is:known is:banned is:legal is:playable is:listed is:derived is:owned",
     -1},
};

static const char *small_letters(Arena *arena, const char *word)
{
    char *copy = arena_text_n(arena, word, strlen(word));

    for (char *c = copy; *c; c++) *c = (char)tolower((unsigned char)*c);
    return copy;
}

// Returns an example of the field: "cost>=2 (Cost)", "colour:red", "tag:word".
static const char *example_of(const FactRow *row, Arena *arena)
{
    const char *word =
        row->vocabulary_n ? small_letters(arena, row->vocabulary[0].name) : "word";

    if (row->kind == FACT_NUMBER)
        return arena_format(arena, "%s>=2 (%s)", row->search, row->label);
    return arena_format(arena, "%s:%s", row->search, word);
}

int card_query_field_list(const FactColumns *facts, Arena *arena,
                          CardQueryField *fields)
{
    int n = 0;

    for (int i = 0; i < facts->n; i++) {
        const FactRow *row = &facts->rows[i];
        if (!row->search) continue;
        fields[n++] = (CardQueryField){
            .name = row->search,
            .kind = row->kind == FACT_NUMBER ? KIND_NUMBER : KIND_FACT,
            .index = arena_format(arena, "%s:", row->name),
            .example = example_of(row, arena),
            .fact = i,
        };
    }
    memcpy(fields + n, others, sizeof others);
    return n + COUNT_OF(others);
}
