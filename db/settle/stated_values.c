// stated_values.c -- lists who states what of a card, field by field.

#include "db/settle/stated_values.h"

#include "db/settle/settled_card.h"

const char *stated_values_why_word(WhyHolds why)
{
    static const char *const words[WHY_KINDS] = {"alone",
                                                 "folder",
                                                 "own",
                                                 "words",
                                                 "trust",
                                                 "richer",
                                                 "newer",
                                                 "rank",
                                                 "source",
                                                 "derived"};

    return words[why];
}

typedef struct {
    const Settling *settling;
    const StatementRow **rows;
    int rows_n;
    StatedValue *values;
    int n;
} Telling;

static void tell_field(Telling *telling, RankedField field, const char *name)
{
    Arena *arena = telling->settling->arena;
    const Ranking found =
        rank_values(telling->settling, field, telling->rows, telling->rows_n);

    for (int i = 0; i < found.n; i++) {
        const int next = i ? i : found.n > 1 ? 1 : 0;
        telling->values =
            arena_grow(arena, telling->values, telling->n, sizeof(StatedValue));
        telling->values[telling->n++] =
            (StatedValue){.field = name,
                          .value = found.candidates[i].text,
                          .by = found.candidates[i].row,
                          .holds = !i,
                          .why = next ? rank_values_why(&found.candidates[next - 1],
                                                        &found.candidates[next])
                                 : found.candidates[i].derived ? WHY_DERIVED
                                                               : WHY_ALONE};
    }
}

int stated_values_of(const Settling *settling, const Settled *settled, int i,
                     StatedValue **values)
{
    static const char *const kinds[TEXT_KINDS] = {"effective", "printed", "errata"};
    const SettledCard *card = &settled->cards[i];
    Telling telling = {.settling = settling};
    Arena *arena = settling->arena;

    telling.rows = settled_card_rows(settled, i, &telling.rows_n);
    tell_field(&telling, (RankedField){.column = RANKED_NAME}, "name");
    for (int k = 0; k < settling->store->facts.n; k++)
        tell_field(
            &telling, (RankedField){.column = k}, settling->store->facts.rows[k].name);
    tell_field(&telling, (RankedField){.column = RANKED_SCRIPT}, "script");
    for (int k = 0; k < card->names_n; k++)
        tell_field(&telling,
                   (RankedField){RANKED_WORDS, card->names[k].language, TEXT_EFFECTIVE},
                   arena_format(arena, "name.%s", card->names[k].language));
    for (int k = 0; k < card->texts_n; k++)
        tell_field(
            &telling,
            (RankedField){RANKED_TEXT, card->texts[k].language, card->texts[k].kind},
            arena_format(arena,
                         "text.%s.%s",
                         card->texts[k].language,
                         kinds[card->texts[k].kind]));
    *values = telling.values;
    return telling.n;
}
