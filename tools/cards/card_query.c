// card_query.c -- reads a search as a user types it, and the order of its results.
//
// Reading only checks fields and signs; card_query_run.c looks the values up.

#include "tools/cards/card_query.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/text/fold.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "tools/door/terminal.h"

void card_query_start(CardQuery *query)
{
    query->fields_n = card_query_field_list(query->facts, query->arena, query->fields);
}

static int find_field(const CardQuery *query, const char *name, size_t n, Err *err)
{
    char word[NAME_BYTES_MAX];
    NameMatch nearest;

    (void)text_format(word, sizeof word, "%.*s", (int)n, name);
    name_match_start(&nearest, word);
    for (int i = 0; i < query->fields_n; i++) {
        if (!strcasecmp(query->fields[i].name, word)) return i;
        name_match_offer(&nearest, query->fields[i].name);
    }
    const char *near = name_match_best(&nearest);
    return err_set(err,
                   CODE_USAGE,
                   "cards cannot be searched by '%s'%s",
                   word,
                   text_hint(near).text);
}

// Returns the sign at the start of [text] and sets [length] to its bytes. 0: there is
// none.
static char read_sign(const char *text, size_t *length)
{
    static const struct {
        const char *written;
        char sign;
    } signs[] = {{"<=", 'l'},
                 {">=", 'g'},
                 {"!=", '!'},
                 {"<>", '!'},
                 {"==", '='},
                 {":=", '='},
                 {"<", '<'},
                 {">", '>'},
                 {"=", '='},
                 {":", '='}};

    for (int i = 0; i < COUNT_OF(signs); i++) {
        *length = strlen(signs[i].written);
        if (!strncmp(text, signs[i].written, *length)) return signs[i].sign;
    }
    return 0;
}

// Returns how long the name of a field at the start of [text] is, 0 for a plain word.
static size_t field_length(const char *text)
{
    size_t sign;
    size_t n = 0;

    if (!isdigit((unsigned char)text[0]))
        while (isalnum((unsigned char)text[n]) || text[n] == '_') n++;
    return n && read_sign(text + n, &sign) ? n : 0;
}

static size_t quote_length(const char *text)
{
    static const char *const quotes[] = {"\"", "\xe2\x80\x9c", "\xe2\x80\x9d"};

    for (int i = 0; i < COUNT_OF(quotes); i++)
        if (!strncmp(text, quotes[i], strlen(quotes[i]))) return strlen(quotes[i]);
    return 0;
}

// Takes the value at [*text] and moves on: words in quotes, or one word, or, if
// [long_value], all words up to the next field, dash or end.
static const char *take_value(Arena *arena, const char **text, bool long_value)
{
    const char *start = *text;
    size_t quote = quote_length(start);
    size_t n = 0;

    if (quote) {
        start += quote;
        while (start[n] && !quote_length(start + n)) n++;
        *text = start + n + quote_length(start + n);
        return arena_text_n(arena, start, n);
    }
    for (;;) {
        n += strcspn(start + n, " \t");
        size_t next = n + strspn(start + n, " \t");
        if (!long_value || !start[next] || start[next] == '-' ||
            quote_length(start + next) || field_length(start + next) ||
            !strncasecmp(start + next, "or ", 3))
            break;
        n = next;
    }
    *text = start + n;
    return arena_text_n(arena, start, n);
}

// Returns whether the text has a letter or a digit, which is all that is compared.
static bool says_something(const char *text)
{
    char *folded = fold_text(text);
    const bool says = *folded;

    free(folded);
    return says;
}

static int check_term(const CardQuery *query, Term *term, Err *err)
{
    const CardQueryField *field = &query->fields[term->field];
    char *end;

    if (field->kind != KIND_NUMBER) {
        if (term->sign == '!') term->negative = !term->negative;
        if (!says_something(term->value))
            return err_set(err,
                           CODE_USAGE,
                           "%s: wants a value, as in %s",
                           field->name,
                           field->example);
        if (term->sign == '=' || term->sign == '!') return 0;
        return err_set(err,
                       CODE_USAGE,
                       "'%s' has no order: write %s:...",
                       field->name,
                       field->name);
    }
    const long number = strtol(term->value, &end, 10);
    // A number beyond that of any card finds the same cards as the limit.
    term->number = (int)(number > SHRT_MAX   ? SHRT_MAX
                         : number < SHRT_MIN ? SHRT_MIN
                                             : number);
    if (*term->value && !*end) return 0;
    return err_set(err,
                   CODE_USAGE,
                   "'%s%s' wants a number, as in %s>=5",
                   field->name,
                   term->value,
                   field->name);
}

static int read_term(CardQuery *query, Term *term, const char **text, Err *err)
{
    size_t name = field_length(*text);
    size_t sign;

    if (!name) {
        term->field = -1;
        term->value = take_value(query->arena, text, false);
        return 0;
    }
    term->field = find_field(query, *text, name, err);
    if (term->field < 0) return -1;
    term->sign = read_sign(*text + name, &sign);
    *text += name + sign;
    term->value =
        take_value(query->arena, text, query->fields[term->field].kind == KIND_WORDS);
    return check_term(query, term, err);
}

static bool take_or(const char **text)
{
    size_t n = **text == '|' ? 1 : !strncasecmp(*text, "or", 2) ? 2 : 0;

    if (!n || ((*text)[n] && !isspace((unsigned char)(*text)[n]))) return false;
    *text += n;
    return true;
}

int card_query_add(CardQuery *query, const char *text, Err *err)
{
    query->asked = true;
    while (*(text += strspn(text, " \t"))) {
        if (query->n == QUERY_TERMS_MAX - 1)
            return err_set(
                err, CODE_USAGE, "more than %d search terms", QUERY_TERMS_MAX - 1);
        Term *term = &query->terms[query->n];
        if (take_or(&text)) {
            term->or_before = query->n > 0;
            continue;
        }
        term->negative = *text == '-' && text[1] && !isspace((unsigned char)text[1]);
        text += term->negative;
        if (read_term(query, term, &text, err)) return -1;
        if (term->field >= 0 || says_something(term->value))
            query->n++;
        else
            *term = (Term){.or_before = term->or_before};
    }
    return 0;
}

static int refuse_order(const FactColumns *facts, const char *word, Err *err)
{
    char words[200] = "code, name";

    for (int i = 0; i < facts->n; i++) {
        const char *known = search_sort_word(facts, i);
        const size_t n = strlen(words);
        if (known) (void)text_format(words + n, sizeof words - n, ", %s", known);
    }
    return err_set(err,
                   CODE_USAGE,
                   "cards are sorted by up to six of %s; found '%s'",
                   words,
                   word);
}

int card_query_order(const FactColumns *facts, const char *text, SortOrder *order,
                     Err *err)
{
    while (*text) {
        char word[NAME_BYTES_MAX];
        size_t n = strcspn(text, ", ");
        bool down = *text == '-';
        int column;
        (void)text_format(word, sizeof word, "%.*s", (int)n - down, text + down);
        if (order->n == SORT_KEYS_MAX || !search_sort_find(facts, word, &column))
            return refuse_order(facts, word, err);
        order->keys[order->n++] = (SortKey){column, down};
        text += n;
        text += strspn(text, ", ");
    }
    return 0;
}

void card_query_print_fields(const FactColumns *facts, int column, FILE *out)
{
    CardQuery query = {.arena = arena_new(), .facts = facts};

    card_query_start(&query);
    for (int i = 0; i < query.fields_n; i++)
        terminal_tell(out, "%*s%s", column, "", query.fields[i].example);
    arena_free(query.arena);
}
