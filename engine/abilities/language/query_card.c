// query_card.c -- matches what is printed on a card: its name, tags and words.
//
// An object also has the tags and types that it was given, and a text may mean what a player
// has named.

#include "engine/abilities/language/query_inside.h"

#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"

static bool is_what_was_named(const Table *table, const Modifier *m, Compared what)
{
    if (m->kind == MODIFIER_NAMED) return query_has_tag(table, what, (uint16_t)m->n);
    if (m->kind == MODIFIER_NAMED_CARD)
        return !strcmp(table->library->cards[m->n].name, what.card->name);
    return ((what.id ? object_types(table, what.id) : what.card->types) >> m->n) & 1u;
}

// Returns the run in which names were given that the text means: its own run, else the
// last. A text that names something anew each time means the last one alone (760).
static int run_of_naming(const Table *table, const Env *env, ModifierKind kind)
{
    const State *state = table->state;
    int run = -1;

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind != kind || !ref_equal(m->subject, env->carrier)) continue;
        if (env->item && m->with == env->item) return m->with;
        run = m->with;
    }
    return run;
}

// Returns whether it is one of the things of that kind which were named.
static bool is_named(const Table *table, const Env *env, ModifierKind kind,
                     Compared what)
{
    const State *state = table->state;
    const int run = run_of_naming(table, env, kind);

    for (int i = 0; run >= 0 && i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == kind && m->with == run && ref_equal(m->subject, env->carrier) &&
            is_what_was_named(table, m, what))
            return true;
    }
    return false;
}

static bool name_holds(const Table *table, const Env *env, const Query *q,
                       Compared what)
{
    if (q->name == NAME_NAMED) return is_named(table, env, MODIFIER_NAMED_CARD, what);
    return !strcmp(what.card->name, table->library->cards[q->name - 1].name);
}

static bool tag_holds(const Table *table, const Env *env, const Query *q, Compared what)
{
    if (q->tag == TAG_NAMED) return is_named(table, env, MODIFIER_NAMED, what);
    return query_has_tag(table, what, q->tag);
}

bool query_names_hold(const Table *table, const Env *env, const Query *q, Compared what)
{
    if (q->tag && !tag_holds(table, env, q, what)) return false;
    if (q->name && !name_holds(table, env, q, what)) return false;
    if (!query_alike_holds(table, env, q, what)) return false;
    return !q->of_named_type || is_named(table, env, MODIFIER_NAMED_TYPE, what);
}

bool query_fits_card(const Table *table, const Env *env, const Query *query,
                     const Card *card)
{
    if (!query_names_hold(table, env, query, (Compared){0, card})) return false;
    if (query->supertypes & ~card->supertypes) return false;
    if (!query_has_word(query, card)) return false;
    return !query->keyword || (card->keyword_mask >> query->keyword) & 1u;
}
