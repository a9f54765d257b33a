// draft_facts.c -- writes the facts of drafted cards as the list of their set.

#include "tools/draft/draft_facts.h"

#include <string.h>

#include "db/text/csv_write.h"

// Returns whether the list of keywords [text], with "; " between, has [keyword].
static bool has_keyword(const char *text, const char *keyword)
{
    const size_t n = strlen(keyword);

    for (const char *at = text; at; at = strchr(at, ';')) {
        at += strspn(at, "; ");
        if (strncmp(at, keyword, n) == 0 && (!at[n] || at[n] == ';')) return true;
    }
    return false;
}

// Returns of the keywords [text] those that the card has.
static const char *kept_keywords(Arena *arena, const Draft *draft, const char *text)
{
    const char *kept = "";

    for (const char *at = text; *at;) {
        at += strspn(at, "; ");
        const size_t n = strcspn(at, ";");
        const char *one = arena_text_n(arena, at, n);
        bool has = n > 0;

        for (int i = 0; i < draft->dropped_n; i++)
            has = has && strcmp(draft->dropped[i], one) != 0;
        if (has) kept = arena_format(arena, "%s%s%s", kept, *kept ? "; " : "", one);
        at += n;
    }
    return kept;
}

// Returns the keywords of the card, also those that only stand before its clauses.
static const char *all_keywords(Arena *arena, const DraftedCard *card, const char *text)
{
    text = kept_keywords(arena, &card->draft, text);
    for (int i = 0; i < card->draft.governed_n; i++) {
        const char *one = card->draft.governed[i];

        if (!has_keyword(text, one))
            text = arena_format(arena, "%s%s%s", text, *text ? "; " : "", one);
    }
    return text;
}

static void write_card(const DraftList *list, const DraftedCard *card, FILE *file)
{
    const FactColumns *columns = &list->store->facts;

    csv_write_field(file, 0, card->card.facts.code);
    csv_write_field(file, 1, card->card.facts.name);
    for (int i = 0; i < columns->n; i++) {
        const char *text = fact_columns_text(list->arena, &card->card.columns[i]);

        if (i == columns->keywords) text = all_keywords(list->arena, card, text);
        csv_write_field(file, i + 2, text);
    }
    csv_write_field(file, columns->n + 2, card->draft.script ? "yes" : "no");
    csv_write_row_end(file);
}

void draft_facts_write(const DraftList *list, FILE *file)
{
    const FactColumns *columns = &list->store->facts;

    csv_write_field(file, 0, "code");
    csv_write_field(file, 1, "name");
    for (int i = 0; i < columns->n; i++)
        csv_write_field(file, i + 2, columns->rows[i].name);
    csv_write_field(file, columns->n + 2, "script");
    csv_write_row_end(file);
    for (int i = 0; i < list->cards_n; i++) write_card(list, &list->cards[i], file);
}
