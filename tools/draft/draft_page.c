// draft_page.c -- writes the page of a drafted set.

#include "tools/draft/draft_page.h"

#include "tools/draft/draft_names.h"

static void write_unread(const DraftUnread *unread, FILE *file)
{
    (void)fprintf(file, "- %s", unread->text ? unread->text : "");
    if (unread->limit)
        (void)fprintf(file, " — ended at the limit '%s'", unread->limit);
    else if (unread->why)
        (void)fprintf(file, " — %s", unread->why);
    else if (unread->word)
        (void)fprintf(file, " — not understood at **%s**", unread->word);
    (void)fputs("\n", file);
    for (int i = 0; i < unread->near_n; i++)
        (void)fprintf(file, "  - near: `%s`\n", unread->near[i]);
    for (int i = 0; i < unread->readings_n; i++)
        (void)fprintf(file, "  - could mean:\n```lua\n%s```\n", unread->readings[i]);
}

// Tells where the first scenario of the card is, or why it has none.
static void write_scenario_line(const DraftSet *set, const DraftedCard *it, FILE *file)
{
    if (it->draft.unread_n)
        (void)fputs("\nNo first scenario: the card is not played before it is whole.\n",
                    file);
    else if (set->unmade)
        (void)fprintf(file, "\nNo first scenario: %s.\n", set->unmade);
    else if (!it->scenario && it->untried)
        (void)fprintf(file, "\nNo first scenario: %s.\n", it->untried);
    else if (!it->scenario)
        (void)fputs("\nNo first scenario: nothing came of it where it was tried.\n",
                    file);
    else
        (void)fprintf(file,
                      "\nFirst scenario: `%s`\n",
                      draft_names_scenario(set->list->arena, it));
}

static void write_keywords(const DraftList *list, FILE *file)
{
    for (int i = 0; i < list->keywords_n; i++) {
        const DraftKeyword *it = &list->keywords[i];

        (void)fprintf(file,
                      "\n## Keyword %s\n\nNo set declares it: what it means is to be "
                      "written in `%s`. Its cards are not played before.\n",
                      it->name,
                      draft_names_keyword(list->arena, it->name));
    }
}

void draft_page_write(const DraftSet *set, FILE *file)
{
    (void)fprintf(
        file,
        "# %s, drafted\n\nRead each script before you play it. A todo is a "
        "sentence that nobody has written yet. A first scenario tells what the "
        "card did when it was tried: read whether that is right.\n",
        set->code);
    for (int i = 0; i < set->list->cards_n; i++) {
        const DraftedCard *it = &set->list->cards[i];

        (void)fprintf(file,
                      "\n## %s %s: %s\n",
                      it->card.facts.code,
                      it->card.facts.name,
                      phrases_state(it->draft.state));
        if (it->draft.unread_n) (void)fputs("\n", file);
        for (int k = 0; k < it->draft.unread_n; k++)
            write_unread(&it->draft.unread[k], file);
        write_scenario_line(set, it, file);
    }
    write_keywords(set->list, file);
}
