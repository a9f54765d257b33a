#include "tools/cards/card_column.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "db/text/name_match.h"
#include "engine/kernel/base/base.h"
#include "engine/kernel/base/err.h"
#include "tools/cards/card_text.h"

static const char *number(const CardLine *line, int n)
{
    return n < 0 ? "" : arena_format(line->arena, "%d", n);
}

const char *card_column_bans(Arena *arena, const CardFacts *facts)
{
    const char *formats[FORMATS_MAX] = {0};

    for (int i = 0; i < FORMATS_MAX; i++) formats[i] = facts->bans[i].format;
    return card_text_join(arena, formats, FORMATS_MAX, ", ");
}

static const char *code_of(const CardLine *line)
{
    return line->card->facts.code;
}

static const char *name_of(const CardLine *line)
{
    return line->card->facts.name;
}

static const char *set_of(const CardLine *line)
{
    return line->card->facts.set;
}

static const char *type_of(const CardLine *line)
{
    return line->card->facts.type;
}

static const char *supertypes_of(const CardLine *line)
{
    const CardFacts *facts = &line->card->facts;

    return card_text_join(
        line->arena, facts->supertypes, COUNT_OF(facts->supertypes), " ");
}

static const char *domains_of(const CardLine *line)
{
    const CardFacts *facts = &line->card->facts;

    return card_text_join(line->arena, facts->domains, COUNT_OF(facts->domains), "/");
}

static const char *energy_of(const CardLine *line)
{
    return number(line, line->card->facts.energy);
}

static const char *power_of(const CardLine *line)
{
    return number(line, line->card->facts.power);
}

static const char *might_of(const CardLine *line)
{
    return number(line, line->card->facts.might);
}

static const char *bonus_of(const CardLine *line)
{
    return number(line, line->card->facts.might_bonus);
}

static const char *tags_of(const CardLine *line)
{
    return card_text_join(line->arena, line->card->facts.tags, TAGS_IN_CARD, ", ");
}

static const char *rarity_of(const CardLine *line)
{
    return line->card->rarity ? line->card->rarity : "";
}

static const char *keywords_of(const CardLine *line)
{
    return card_text_keywords(line->arena, &line->card->facts);
}

static const char *text_of(const CardLine *line)
{
    const StoredCard *card = line->card;
    const char *text = card->wording ? card->wording : card->facts.summary;
    char *copy = arena_text_n(line->arena, text ? text : "", text ? strlen(text) : 0);

    for (char *c = copy; *c; c++)
        if (*c == '\n') *c = ' ';
    return copy;
}

static const char *banned_of(const CardLine *line)
{
    return card_column_bans(line->arena, &line->card->facts);
}

static const char *playable_of(const CardLine *line)
{
    const char *why = card_plays(line->player, line->card->facts.code);

    return why ? arena_format(line->arena, "no: %s", why) : "yes";
}

static const CardColumn columns[] = {
    {"code", 9, false, code_of},
    {"name", 30, false, name_of},
    {"set", 4, false, set_of},
    {"type", 11, false, type_of},
    {"supertypes", 10, false, supertypes_of},
    {"domains", 12, false, domains_of},
    {"energy", 6, true, energy_of},
    {"power", 5, true, power_of},
    {"might", 5, true, might_of},
    {"bonus", 5, true, bonus_of},
    {"tags", 20, false, tags_of},
    {"rarity", 8, false, rarity_of},
    {"keywords", 20, false, keywords_of},
    {"text", 40, false, text_of},
    {"banned", 11, false, banned_of},
    {"playable", 8, false, playable_of},
};

int card_column_read(const char *text, CardColumns *shown, Err *err)
{
    while (*text) {
        char word[NAME_BYTES];
        size_t n = strcspn(text, ", ");
        int found = -1;
        (void)snprintf(word, sizeof word, "%.*s", (int)n, text);
        NameMatch nearest;
        name_match_start(&nearest, word);
        for (int i = 0; i < COUNT_OF(columns); i++) {
            if (!strcasecmp(columns[i].name, word)) found = i;
            name_match_offer(&nearest, columns[i].name);
        }
        const char *near = name_match_best(&nearest);
        if (found < 0 || shown->n == CARD_COLUMNS_SHOWN)
            return err_set(err,
                           CODE_USAGE,
                           "cards have no column '%s'%s%s%s",
                           word,
                           near ? ", did you mean '" : "",
                           near ? near : "",
                           near ? "'?" : "");
        shown->list[shown->n++] = &columns[found];
        text += n;
        text += strspn(text, ", ");
    }
    return 0;
}

static int letters(const char *text)
{
    int n = 0;

    for (; *text; text++) n += (*text & 0xc0) != 0x80;
    return n;
}

static void print_cell(const CardColumn *column, const char *text, bool last)
{
    const int gap = letters(text) < column->width ? column->width - letters(text) : 0;

    printf("%*s%s%*s",
           column->right ? gap : 0,
           "",
           text,
           column->right || last ? 0 : gap,
           "");
    if (!last) fputs(column->right ? "  " : " ", stdout);
}

void card_column_print_head(const CardColumns *shown)
{
    for (int i = 0; i < shown->n; i++)
        print_cell(shown->list[i], shown->list[i]->name, i + 1 == shown->n);
    putchar('\n');
}

void card_column_print(const CardColumns *shown, const CardLine *line)
{
    for (int i = 0; i < shown->n; i++)
        print_cell(shown->list[i], shown->list[i]->text(line), i + 1 == shown->n);
    putchar('\n');
}

void card_column_print_names(void)
{
    for (int i = 0; i < COUNT_OF(columns); i++)
        printf("%s%s", i ? ", " : "", columns[i].name);
}
