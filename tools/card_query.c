#include "card_query.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../engine/kernel/base.h"
#include "commands.h"

typedef enum {
    FIELD_TYPE,
    FIELD_DOMAIN,
    FIELD_SET,
    FIELD_KEYWORD,
    FIELD_TAG,
    FIELD_RARITY,
    FIELD_CODE,
    FIELD_SCRIPT,
    FIELD_ENERGY,
    FIELD_POWER,
    FIELD_MIGHT,
    FIELD_COUNT
} Field;

static const char *const fields[FIELD_COUNT] = {
    [FIELD_TYPE] = "type",
    [FIELD_DOMAIN] = "domain",
    [FIELD_SET] = "set",
    [FIELD_KEYWORD] = "keyword",
    [FIELD_TAG] = "tag",
    [FIELD_RARITY] = "rarity",
    [FIELD_CODE] = "code",
    [FIELD_SCRIPT] = "script",
    [FIELD_ENERGY] = "energy",
    [FIELD_POWER] = "power",
    [FIELD_MIGHT] = "might",
};

static int find_field(const char *name, size_t n, Err *err)
{
    char word[NAME_BYTES];
    Nearest nearest;

    (void)snprintf(word, sizeof word, "%.*s", (int)n, name);
    nearest_start(&nearest, word);
    for (int i = 0; i < FIELD_COUNT; i++) {
        if (!strcmp(fields[i], word)) return i;
        nearest_offer(&nearest, fields[i]);
    }
    const char *near = nearest_found(&nearest);
    return err_set(err,
                   CODE_USAGE,
                   "cards cannot be searched by '%s'%s%s%s",
                   word,
                   near ? ", did you mean '" : "",
                   near ? near : "",
                   near ? "'?" : "");
}

// The sign at the start of [text]; [length] becomes how long it is written.
static int read_sign(const char *text, size_t *length)
{
    bool equal = text[1] == '=';

    *length = *text != ':' && *text != '=' && equal ? 2 : 1;
    if (*text == '<') return equal ? 'l' : '<';
    if (*text == '>') return equal ? 'g' : '>';
    return '=';
}

static int read_term(Term *term, const char *word, Err *err)
{
    size_t name = strcspn(word, ":=<>");
    size_t sign;
    char *end;

    if (!word[name] || !name) {
        term->field = -1;
        name_fold(word, term->value, sizeof term->value);
        return 0;
    }
    term->field = find_field(word, name, err);
    if (term->field < 0) return -1;
    term->sign = read_sign(word + name, &sign);
    const char *value = word + name + sign;
    name_fold(value, term->value, sizeof term->value);
    if (term->field < FIELD_ENERGY) {
        if (term->sign == '=') return 0;
        return err_set(err,
                       CODE_USAGE,
                       "'%s' has no order: write %s:...",
                       word,
                       fields[term->field]);
    }
    term->number = (int)strtol(value, &end, 10);
    if (*value && !*end) return 0;
    return err_set(err, CODE_USAGE, "'%s' wants a number, as in might>=5", word);
}

int card_query_add(CardQuery *query, const char *text, Err *err)
{
    char word[NAME_BYTES];

    while (*(text += strspn(text, " \t"))) {
        size_t n = strcspn(text, " \t");
        if (query->n == TERMS_MAX)
            return err_set(err, CODE_USAGE, "more than %d search terms", TERMS_MAX);
        (void)snprintf(word, sizeof word, "%.*s", (int)n, text);
        if (read_term(&query->terms[query->n], word, err)) return -1;
        query->n++;
        text += n;
    }
    return 0;
}

static bool equals(const char *text, const char *folded)
{
    char own[NAME_BYTES];

    if (!text) return false;
    name_fold(text, own, sizeof own);
    return !strcmp(own, folded);
}

static bool any_equals(const char *const *list, int n, const char *folded)
{
    for (int i = 0; i < n && list[i]; i++)
        if (equals(list[i], folded)) return true;
    return false;
}

static bool has_keyword(const CardFacts *facts, const char *folded)
{
    for (int i = 0; i < KEYWORDS_IN_CARD; i++)
        if (equals(facts->keywords[i].name, folded)) return true;
    return false;
}

static bool compare(int number, int sign, int wanted)
{
    if (number < 0) return false;
    switch (sign) {
    case '<': return number < wanted;
    case '>': return number > wanted;
    case 'l': return number <= wanted;
    case 'g': return number >= wanted;
    default: return number == wanted;
    }
}

static bool name_has(const char *name, const char *folded)
{
    char own[NAME_BYTES];

    name_fold(name, own, sizeof own);
    return strstr(own, folded);
}

static bool fits(const Term *term, const StoredCard *card)
{
    const CardFacts *facts = &card->facts;
    const char *value = term->value;

    if (term->field < 0) return name_has(facts->name, value);
    switch ((Field)term->field) {
    case FIELD_TYPE:
        return equals(facts->type, value) ||
               any_equals(facts->supertypes, COUNT_OF(facts->supertypes), value);
    case FIELD_DOMAIN:
        return any_equals(facts->domains, COUNT_OF(facts->domains), value);
    case FIELD_SET: return equals(facts->set, value);
    case FIELD_KEYWORD: return has_keyword(facts, value);
    case FIELD_TAG: return any_equals(facts->tags, TAGS_IN_CARD, value);
    case FIELD_RARITY: return equals(card->rarity, value);
    case FIELD_CODE: return equals(facts->code, value);
    case FIELD_SCRIPT: return !strcmp(card->facts.has_text ? "yes" : "no", value);
    case FIELD_ENERGY: return compare(facts->energy, term->sign, term->number);
    case FIELD_POWER: return compare(facts->power, term->sign, term->number);
    case FIELD_MIGHT: return compare(facts->might, term->sign, term->number);
    case FIELD_COUNT: break;
    }
    return false;
}

bool card_query_fits(const CardQuery *query, const StoredCard *card)
{
    for (int i = 0; i < query->n; i++)
        if (!fits(&query->terms[i], card)) return false;
    return true;
}
