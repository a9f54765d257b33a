// card_query_run.c -- finds the cards that a search means.
//
// A search is split into alternatives at each `or`. The terms of one alternative become
// at most four expressions for the indexes (facts and words, wanted and excluded). Each
// expression finds a set of cards, and the sets are joined. Terms that the indexes
// cannot answer come last, when few cards are left.

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/store/lookup.h"
#include "db/store/lookup_near.h"
#include "db/text/fold.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "tools/cards/card_query.h"

// One alternative: the expressions for the indexes, and the cards found so far.
typedef struct {
    const CardQuery *query;
    const Search *search;
    const char *facts, *not_facts;
    const char *words, *not_words;
    IdSet found;
    bool started; // a term has limited [found]; before that, all cards count as found
    bool plays, plays_not;
} Group;

static const char *with(Arena *arena, const char *text, const char *between,
                        const char *more)
{
    return text ? arena_format(arena, "%s%s%s", text, between, more) : more;
}

static const char *folded_value(Arena *arena, const char *value, char between)
{
    char *folded = fold_text(value);
    char *copy = arena_text_n(arena, folded, strlen(folded));

    free(folded);
    for (char *c = copy; *c; c++)
        if (*c == ' ') *c = between;
    return copy;
}

static bool holds_number(int number, const Term *term)
{
    switch (term->sign) {
    case '<': return number < term->number;
    case '>': return number > term->number;
    case 'l': return number <= term->number;
    case 'g': return number >= term->number;
    case '!': return number != term->number;
    default: return number == term->number;
    }
}

// Returns the field of a term, NULL for a plain word.
static const CardQueryField *field_of(const Group *group, const Term *term)
{
    return term->field < 0 ? NULL : &group->query->fields[term->field];
}

// Returns the expression of a fact. After type: a user may also name a supertype.
static const char *fact_match(const Group *group, const Term *term)
{
    Arena *arena = group->search->arena;
    const CardQueryField *field = field_of(group, term);
    const char *value = folded_value(arena, term->value, '_');

    if (field->kind == KIND_NUMBER)
        return arena_format(arena, "\"%s%d\"", field->index, term->number);
    if (field->fact == COLUMN_TYPE)
        return arena_format(arena,
                            "(\"%s%s\" OR \"%s:%s\")",
                            field->index,
                            value,
                            group->query->facts->rows[COLUMN_SUPERTYPES].name,
                            value);
    return arena_format(arena, "\"%s%s\"", field->index, value);
}

// Returns the expression of a phrase. Its last word may be the start of a longer one,
// unless it is a number or very short.
static const char *words_match(const Group *group, const Term *term)
{
    Arena *arena = group->search->arena;
    const CardQueryField *field = field_of(group, term);
    const char *folded = folded_value(arena, term->value, ' ');
    const char *last = strrchr(folded, ' ');
    const char *columns = field ? field->index : NULL;

    last = last ? last + 1 : folded;
    bool open = strlen(last) >= 3 && !isdigit((unsigned char)*last) &&
                !((unsigned char)*last & 0x80);
    if (!*folded) return "\"\"";
    return arena_format(arena,
                        "%s%s\"%s\"%s",
                        columns ? columns : "",
                        columns ? " : " : "",
                        folded,
                        open ? " *" : "");
}

// Keeps of the cards found so far only those in [set], or removes those for a negative
// term.
static int keep_found(Group *group, const Term *term, const IdSet *set)
{
    if (!group->started && term->negative && search_all(group->search, &group->found))
        return -1;
    if (!group->started && !term->negative) id_set_unite(&group->found, set);
    group->started = true;
    if (term->negative)
        id_set_remove(&group->found, set);
    else
        id_set_keep(&group->found, set);
    return 0;
}

static int run_code(Group *group, const Term *term)
{
    const Search *search = group->search;
    IdSet set = search_none(search);
    int64_t id = lookup_card(search->store, term->value, search->err);

    if (id < 0) return -1;
    if (id && !id_set_add(&set, id))
        return store_wrong(search->store, "a printing of no card", search->err);
    return keep_found(group, term, &set);
}

static int run_banned(Group *group, const Term *term, const char *format)
{
    IdSet set = search_none(group->search);

    if (search_banned(group->search, format, &set)) return -1;
    return keep_found(group, term, &set);
}

static int run_is(Group *group, const Term *term)
{
    const char *value = folded_value(group->search->arena, term->value, '_');
    Term other = *term;

    if (!strcmp(value, "banned")) return run_banned(group, term, NULL);
    other.negative = !term->negative;
    if (!strcmp(value, "legal")) return run_banned(group, &other, NULL);
    if (!strcmp(value, "known")) {
        IdSet all = search_none(group->search);
        return search_all(group->search, &all) || keep_found(group, term, &all);
    }
    if (!strcmp(value, "owned")) {
        IdSet owned = search_none(group->search);
        return search_owned(group->search, &owned) || keep_found(group, term, &owned);
    }
    if (!strcmp(value, "playable")) {
        group->plays |= !term->negative;
        group->plays_not |= term->negative;
        return 0;
    }
    return err_set(
        group->search->err,
        CODE_USAGE,
        "a card is known, listed, derived, legal, banned, owned or playable, not '%s'",
        term->value);
}

// Returns whether the term asks for one number (cost=5), which the index finds like any
// fact.
static bool is_one_number(const Group *group, const Term *term)
{
    const CardQueryField *field = field_of(group, term);

    return field && field->kind == KIND_NUMBER && term->sign == '=';
}

// Returns the term of the index for a word of "is:" that the index has, or NULL.
static const char *indexed_is(const char *word)
{
    if (!strcasecmp(word, "listed")) return "\"is:listed\"";
    return !strcasecmp(word, "derived") ? "\"is:derived\"" : NULL;
}

// Adds the term to an expression, if the indexes can answer it.
static void add_term(Group *group, const Term *term)
{
    Arena *arena = group->search->arena;
    const CardQueryField *field = field_of(group, term);
    const FieldKind kind = field ? field->kind : KIND_WORDS;
    const char *is = kind == KIND_IS ? indexed_is(term->value) : NULL;

    if (kind == KIND_WORDS) {
        const char *match = words_match(group, term);
        if (term->negative)
            group->not_words = with(arena, group->not_words, " OR ", match);
        else
            group->words = with(arena, group->words, " AND ", match);
    } else if (kind == KIND_FACT || is || is_one_number(group, term)) {
        const char *match = is ? is : fact_match(group, term);
        if (term->negative)
            group->not_facts = with(arena, group->not_facts, " OR ", match);
        else
            group->facts = with(arena, group->facts, " AND ", match);
    }
}

static int run_indexes(Group *group)
{
    static const Term positive = {0}, negative = {.negative = true};
    const Search *search = group->search;
    IdSet sets[4];
    int failed = 0;

    for (int i = 0; i < COUNT_OF(sets); i++) sets[i] = search_none(search);
    if (group->facts)
        failed |= search_facts(search, group->facts, &sets[0]) ||
                  keep_found(group, &positive, &sets[0]);
    if (group->words)
        failed |= search_words(search, group->words, &sets[1]) ||
                  keep_found(group, &positive, &sets[1]);
    if (!failed && group->not_facts)
        failed |= search_facts(search, group->not_facts, &sets[2]) ||
                  keep_found(group, &negative, &sets[2]);
    if (!failed && group->not_words)
        failed |= search_words(search, group->not_words, &sets[3]) ||
                  keep_found(group, &negative, &sets[3]);
    return failed;
}

// Looks each number up on its own, because one expression of all takes three times as
// long.
static int run_number(Group *group, const Term *term)
{
    const Search *search = group->search;
    const CardQueryField *field = field_of(group, term);
    const FactRow *row = &group->query->facts->rows[field->fact];
    IdSet set = search_none(search);

    for (int i = row->least; i <= row->most; i++)
        if (holds_number(i, term) &&
            search_facts(
                search, arena_format(search->arena, "\"%s%d\"", field->index, i), &set))
            return -1;
    return keep_found(group, term, &set);
}

// Tries which cards can be played. Cards that are not complete cannot, so it skips
// these.
static int keep_playable(const CardQuery *query, Group *group)
{
    IdSet complete = search_none(group->search);

    if (search_facts(group->search, "\"is:complete\"", &complete)) return -1;
    id_set_keep(&complete, &group->found);
    IdSet plays = search_none(group->search);
    for (int64_t id = id_set_next(&complete, 0); id >= 0;
         id = id_set_next(&complete, id + 1))
        if (query->plays(query->context, id)) (void)id_set_add(&plays, id);
    if (group->plays) id_set_keep(&group->found, &plays);
    if (group->plays_not) id_set_remove(&group->found, &plays);
    return 0;
}

static int run_term(Group *group, const Term *term)
{
    const CardQueryField *field = field_of(group, term);

    if (!field) return 0;
    switch (field->kind) {
    case KIND_FACT:
    case KIND_WORDS: return 0; // add_term has done it
    case KIND_NUMBER: return is_one_number(group, term) ? 0 : run_number(group, term);
    case KIND_CODE: return run_code(group, term);
    case KIND_BANNED:
        return run_banned(
            group, term, folded_value(group->search->arena, term->value, '-'));
    case KIND_IS: return indexed_is(term->value) ? 0 : run_is(group, term);
    }
    return 0;
}

// Finds the cards of one alternative: the terms from [from] up to, but without, [to].
static int run_group(const CardQuery *query, const Search *search, int from, int to,
                     IdSet *found)
{
    Group group = {.query = query, .search = search, .found = search_none(search)};
    int failed = 0;

    for (int i = from; i < to; i++) add_term(&group, &query->terms[i]);
    failed = run_indexes(&group);
    for (int i = from; i < to && !failed; i++)
        failed = run_term(&group, &query->terms[i]);
    if (!failed && !group.started) failed = search_all(search, &group.found);
    if (!failed && (group.plays || group.plays_not))
        failed = keep_playable(query, &group);
    if (!failed) id_set_unite(found, &group.found);
    return failed ? -1 : 0;
}

int card_query_run(const CardQuery *query, const Search *search, IdSet *found)
{
    int from = 0;

    *found = search_none(search);
    if (query->asked && !query->n)
        return err_set(
            search->err, CODE_USAGE, "a search wants a term with a letter or a digit");
    do {
        int to = from + 1;
        while (to < query->n && !query->terms[to].or_before) to++;
        if (to > query->n) to = query->n;
        if (run_group(query, search, from, to, found)) return -1;
        from = to;
    } while (from < query->n);
    return 0;
}

const char *card_query_hint(const CardQuery *query, const Search *search)
{
    for (int i = 0; i < query->n; i++) {
        const Term *term = &query->terms[i];
        const CardQueryField *field =
            term->field < 0 ? NULL : &query->fields[term->field];
        const char *near = NULL;
        if (field && field->kind == KIND_FACT)
            near = search_near(search, field->index, term->value);
        else if (!field)
            near = lookup_near(search->store, term->value, search->arena);
        if (near)
            return arena_format(
                search->arena, "nothing for '%s'%s", term->value, text_hint(near).text);
    }
    return NULL;
}
