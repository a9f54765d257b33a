// card_names.c -- finds the names that rows may use for one card.

#include "db/settle/card_names.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/lists/listed_card.h"
#include "db/lists/row_name.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

static bool is_titled(const ListForms *forms, const CardStatement *content)
{
    const char *type = listed_card_word(&content->card, COLUMN_TYPE);

    return forms && forms->titled_type && type && !strcasecmp(type, forms->titled_type);
}

const char *card_names_full(const ListForms *forms, const FactColumns *columns,
                            Arena *arena, const CardStatement *content)
{
    const ListedCard *card = &content->card;

    if (!is_titled(forms, content) || content->set) return NULL;
    const int column = fact_columns_find(columns, forms->titled_fact);
    const char *first = column < 0 ? NULL : listed_card_word(card, column);
    for (int i = 0; i < card->names_n && first; i++) {
        const char *name = card->names[i].name;
        if (strcmp(card->names[i].language, "en") != 0) continue;
        if (strchr(name, ',') || !strcasecmp(name, first)) return NULL;
        return arena_format(arena, "%s, %s", first, name);
    }
    return NULL;
}

static int add_name(const char **names, int n, Arena *arena, const char *name)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(name, folded, sizeof folded);
    if (!*folded || n == CARD_NAMES_MAX) return n;
    for (int i = 0; i < n; i++)
        if (!strcmp(names[i], folded)) return n;
    names[n] = arena_text(arena, folded);
    return n + 1;
}

// Returns whether a row has a code that makes a card of its own (identity.c): then its whole
// name is that of the card. A name without the words in brackets behind it would be another.
static bool makes_card(const ListedCard *card)
{
    const PrintingCode *code = &card->code.code;

    return card->has_code && !code->art && !code->prefix[0] &&
           !printing_key_is_promo(code) &&
           (!code->total || code->number <= code->total);
}

int card_names_of(const ListForms *forms, Arena *arena, const CardStatement *content,
                  const char **names)
{
    const ListedCard *card = &content->card;
    const bool titled = is_titled(forms, content);
    int n = 0;

    for (int i = 0; i < card->names_n; i++) {
        const char *title = strstr(card->names[i].name, ", ");
        n = add_name(names, n, arena, card->names[i].name);
        if (titled && title) n = add_name(names, n, arena, title + 2);
        const char *before =
            makes_card(card) ? NULL : row_name_before(arena, card->names[i].name);
        if (before) n = add_name(names, n, arena, before);
    }
    return content->full_name ? add_name(names, n, arena, content->full_name) : n;
}

// Returns whether [folded] is all that stands before or behind a sign of [name], as the title
// behind a comma: a name that only begins alike is of another card.
static bool is_part_of(const char *name, const char *folded)
{
    char part[NAME_BYTES_MAX], before[NAME_BYTES_MAX];

    for (const char *sign = name; *sign; sign++) {
        if (!ispunct((unsigned char)*sign) || *sign == '\'') continue;
        text_copy(before, sizeof before, name);
        before[sign - name < NAME_BYTES_MAX ? sign - name : 0] = '\0';
        name_match_fold(before, part, sizeof part);
        if (!strcmp(part, folded)) return true;
        name_match_fold(sign + 1, part, sizeof part);
        if (!strcmp(part, folded)) return true;
    }
    return false;
}

// Returns whether all words of [folded], more than one, stand together in [name], both folded.
static bool has_words(const char *name, const char *folded)
{
    const size_t n = strlen(folded);
    const char *at = strchr(folded, ' ') ? strstr(name, folded) : NULL;

    return at && (at == name || at[-1] == ' ') && (!at[n] || at[n] == ' ');
}

enum { SLIP_MAX = 2 }; // letters that a slip adds or leaves out

bool card_names_agree(const char *one, const char *other)
{
    char a[NAME_BYTES_MAX], b[NAME_BYTES_MAX];
    NameMatch near;

    name_match_fold(one, a, sizeof a);
    name_match_fold(other, b, sizeof b);
    if (!strcmp(a, b) || is_part_of(one, b) || is_part_of(other, a)) return true;
    if (has_words(a, b) || has_words(b, a)) return true;
    if (labs((long)strlen(a) - (long)strlen(b)) > SLIP_MAX) return false;
    name_match_start(&near, a);
    name_match_limit_to_slips(&near);
    name_match_offer(&near, b);
    return name_match_best(&near) != NULL;
}
