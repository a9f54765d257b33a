// library_diff.c -- compares two libraries record by record, and looks where cards lie.
//
// Records that are equal are one record, and each script adds its own in turn. So if the
// numbers of all records agree and the clauses of a script are the same bytes, they mean
// the same.

#include "tools/try/library_diff.h"

#include <string.h>

#include "engine/kernel/table/spot.h"

static bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && !strcmp(a, b));
}

static bool same_numbers(const Library *was, const Library *is)
{
    return was->cards_n == is->cards_n && was->clauses_n == is->clauses_n &&
           was->queries_n == is->queries_n && was->amounts_n == is->amounts_n &&
           was->costs_n == is->costs_n && was->conditions_n == is->conditions_n &&
           was->abilities_n == is->abilities_n && was->owned_n == is->owned_n &&
           was->scripts_n == is->scripts_n && was->keywords_n == is->keywords_n &&
           was->tags_n == is->tags_n && was->statuses_n == is->statuses_n &&
           was->player_counters_n == is->player_counters_n &&
           was->thing_counters_n == is->thing_counters_n && was->past_n == is->past_n;
}

// Returns whether the libraries agree in the sums over all scripts: the events that are
// logged, the questions that are asked.
static bool same_sums(const Library *was, const Library *is)
{
    return !memcmp(&was->replaced, &is->replaced, sizeof was->replaced) &&
           !memcmp(&was->banned, &is->banned, sizeof was->banned) &&
           !memcmp(&was->heard, &is->heard, sizeof was->heard) &&
           !memcmp(&was->logged, &is->logged, sizeof was->logged) &&
           !memcmp(was->about, is->about, sizeof was->about) &&
           !memcmp(was->past, is->past, (size_t)was->past_n * sizeof *was->past) &&
           was->derived == is->derived && was->works_in == is->works_in &&
           was->remembered == is->remembered && was->gives_types == is->gives_types &&
           was->has_choosing == is->has_choosing && was->answered == is->answered &&
           was->prices_places == is->prices_places && was->of_hosts == is->of_hosts &&
           was->of_items == is->of_items;
}

// Marks the cards whose scripts are others. Returns false if another script is one too.
static bool mark_changed(const Library *was, const Library *is, bool *changed)
{
    for (int i = 0; i < was->scripts_n; i++) {
        const Script *old = &was->scripts[i], *new = &is->scripts[i];

        if (!same_text(old->kind, new->kind) || !same_text(old->name, new->name))
            return false;
        if (old->hash == new->hash) continue;
        if (!old->name || strcmp(old->kind, "card") != 0) return false;
        changed[library_card_by_code(was, old->name)] = true;
    }
    return true;
}

static bool same_card(const Card *was, const Card *is)
{
    const size_t keywords = was->keywords_n * sizeof *was->keywords;

    return same_text(was->code, is->code) && same_text(was->name, is->name) &&
           was->types == is->types && was->supertypes == is->supertypes &&
           !memcmp(was->facts, is->facts, sizeof was->facts) &&
           !memcmp(was->tags, is->tags, sizeof was->tags) &&
           was->keywords_n == is->keywords_n &&
           !memcmp(was->keywords, is->keywords, keywords) &&
           was->keyword_mask == is->keyword_mask && was->abilities == is->abilities &&
           was->abilities_n == is->abilities_n && was->own == is->own &&
           was->own_n == is->own_n && was->paid_n == is->paid_n &&
           was->governed == is->governed && !was->unplayable == !is->unplayable;
}

static bool same_bytes(const void *a, const void *b, size_t n)
{
    return !memcmp(a, b, n);
}

// Returns whether both clauses are the same, but for where the host keeps what they run.
// Where bytes between two fields differ they count as others, and the game begins
// again.
static bool same_clause(const Clause *was, const Clause *is)
{
    Clause old, new;

    memcpy(&old, was, sizeof old);
    memcpy(&new, is, sizeof new);
    old.label = new.label = NULL;
    old.run = new.run = 0;
    return same_bytes(&old, &new, sizeof old) && same_text(was->label, is->label) &&
           !was->run == !is->run;
}

// Returns whether the clause may matter while its card lies in a deck.
static bool works_unseen(const Library *library, const Clause *clause)
{
    return clause->works_in || library_reaches(library, clause);
}

static bool same_clauses(const Library *was, const Library *is)
{
    for (int i = 1; i < was->clauses_n; i++) {
        const Clause *old = &was->clauses[i], *new = &is->clauses[i];

        if (old->script != new->script) return false;
        if (was->scripts[old->script].hash == is->scripts[old->script].hash) {
            if (!same_clause(old, new)) return false;
        } else if (works_unseen(was, old) || works_unseen(is, new)) {
            return false;
        }
    }
    return true;
}

bool library_diff_of_scripts(const Library *was, const Library *is, bool *changed)
{
    if (was->rules->zones_n != is->rules->zones_n || !same_numbers(was, is) ||
        !same_sums(was, is) || !mark_changed(was, is, changed))
        return false;
    for (int i = 1; i < was->cards_n; i++)
        if (!same_card(&was->cards[i], &is->cards[i])) return false;
    return !changed[0] && same_clauses(was, is);
}

bool library_diff_is_unseen(const Table *table, const State *state, const bool *changed)
{
    for (int i = 1; i <= state->objects_n; i++) {
        const Object *object = &state->objects[i];

        if (changed[object->card] && !spot_is(table, object->spot, ZONE_SECRET))
            return false;
    }
    return true;
}

bool library_diff_is_named(const Library *library, const char *text,
                           const bool *changed)
{
    for (int i = 1; i < library->cards_n; i++)
        if (changed[i] && strstr(text, library->cards[i].name)) return true;
    return false;
}
