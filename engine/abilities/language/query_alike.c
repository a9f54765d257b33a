// query_alike.c -- compares things with each other: by name, tag, type, or any fact of cards.
//
// A thing is like another by a name or a number if both have the same, and by tags, types and words
// if they share one. Tags and types count as they are now, of a card alone as they are printed.

#include "engine/abilities/language/query_inside.h"

#include <string.h>

#include "engine/abilities/held/reach.h"
#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "engine/cards/fact.h"
#include "engine/kernel/table/granted.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"

enum { NO_NUMBER = INT32_MIN };

static bool has_tag(const Card *card, uint16_t tag)
{
    for (int i = 0; i < CARD_TAGS_MAX && card->tags[i]; i++) {
        if (card->tags[i] == tag) return true;
    }
    return false;
}

// Returns whether it was given the tag.
static bool is_tagged(const Table *table, ObjectId id, uint16_t tag)
{
    const State *state = table->state;

    for (int i = granted_first(table, id, GIFT_TAG); i >= 0;
         i = granted_next(table, i)) {
        const Granted *granted = &state->granted[i];

        if (!table_work(table)) return false;
        if (!granted->keyword && !granted->clause && !granted->loss &&
            granted->value == tag)
            return true;
    }
    return reach_gives_tag(table, id, tag);
}

bool query_has_tag(const Table *table, Compared what, uint16_t tag)
{
    return has_tag(what.card, tag) || (what.id && is_tagged(table, what.id, tag));
}

static Compared compared_object(const Table *table, ObjectId id)
{
    return (Compared){id, object_card(table, id)};
}

// Returns what it has of the trait, one bit each. Tags are more than there are bits.
static unsigned bits_of(const Table *table, int trait, Compared what)
{
    if (trait == TRAIT_TYPE)
        return what.id ? object_types(table, what.id) : what.card->types;
    if (trait == TRAIT_SUPERTYPE) return what.card->supertypes;
    return (unsigned)what.card->facts[trait - TRAIT_FACT];
}

// Returns the number: of a thing as it is now, of a card alone as it is printed.
static int number_of_trait(const Table *table, const Env *env, int trait, Compared what)
{
    const FieldRow *row = &table->rules->fields[trait - TRAIT_FIELD];
    int n;

    if (what.id) {
        (void)reading_of_object(table, env, trait - TRAIT_FIELD, what.id, &n);
        return n;
    }
    if (row->source == SOURCE_FACT) return fact_number(what.card->facts[row->index]);
    if (row->source == SOURCE_NUMBER)
        return fact_number(what.card->facts[table->rules->numbers[row->index].fact]);
    return NO_NUMBER;
}

static bool share_tag(const Table *table, Compared a, Compared b)
{
    for (int tag = 1; tag < table->library->tags_n; tag++)
        if (query_has_tag(table, a, (uint16_t)tag) &&
            query_has_tag(table, b, (uint16_t)tag))
            return true;
    return false;
}

static bool is_alike(const Table *table, const Env *env, int trait, Compared a,
                     Compared b)
{
    int n;

    if (trait == TRAIT_NAME) return !strcmp(a.card->name, b.card->name);
    if (trait == TRAIT_TAG) return share_tag(table, a, b);
    if (trait < TRAIT_FIELD) return bits_of(table, trait, a) & bits_of(table, trait, b);
    n = number_of_trait(table, env, trait, a);
    return n != NO_NUMBER && n == number_of_trait(table, env, trait, b);
}

bool query_binds_alike(const Query *q)
{
    return (q->same.trait && !q->same.role) ||
           (q->different.trait && !q->different.role);
}

bool query_alike_together(const Table *table, const Env *env, const Query *q,
                          ObjectId one, ObjectId other)
{
    const Compared a = compared_object(table, one), b = compared_object(table, other);

    if (q->same.trait && !q->same.role && !is_alike(table, env, q->same.trait, a, b))
        return false;
    return !q->different.trait || q->different.role ||
           !is_alike(table, env, q->different.trait, a, b);
}

// Returns whether the role stands for a thing, as it is now or, where it has left, as its card is
// printed.
static bool find_role(const Table *table, const Env *env, int role, Compared *thing)
{
    const Ref ref = role_ref(table, env, role);

    if (!ref.id || !table->state->objects[ref.id].card) return false;
    *thing = compared_object(table, ref.id);
    if (!ref_lives(table->state, ref)) thing->id = 0;
    return true;
}

bool query_alike_holds(const Table *table, const Env *env, const Query *q,
                       Compared what)
{
    Compared thing;

    if (q->same.role && (!find_role(table, env, q->same.role, &thing) ||
                         !is_alike(table, env, q->same.trait, what, thing)))
        return false;
    return !q->different.role ||
           (find_role(table, env, q->different.role, &thing) &&
            !is_alike(table, env, q->different.trait, what, thing));
}

// Returns how many of the things have the tag, or the bit.
static int have(const Table *table, int trait, const ObjectId *ids, int n, int which)
{
    int found = 0;

    for (int i = 0; i < n; i++) {
        const Compared what = compared_object(table, ids[i]);

        found += trait == TRAIT_TAG ? query_has_tag(table, what, (uint16_t)which)
                                    : (int)(bits_of(table, trait, what) >> which & 1);
    }
    return found;
}

// Counts the tags or bits that some of the things have, or the things that have the commonest.
static int count_shared(const Table *table, int trait, const ObjectId *ids, int n,
                        bool same)
{
    const int most = trait == TRAIT_TAG ? table->library->tags_n : 32;
    int result = 0;

    for (int which = trait == TRAIT_TAG; which < most; which++) {
        const int found = have(table, trait, ids, n, which);

        if (!same)
            result += found > 0;
        else if (found > result)
            result = found;
    }
    return result;
}

int query_count_alike(const Table *table, const Env *env, QueryId query,
                      const ObjectId *ids, int n)
{
    const Query *q = query_at(table, query);
    const bool same = q->same.trait && !q->same.role;
    const int trait = same ? q->same.trait : q->different.trait;
    int result = 0;

    if (!query_binds_alike(q)) return n;
    if (trait != TRAIT_NAME && trait < TRAIT_FIELD)
        return count_shared(table, trait, ids, n, same);
    for (int i = 0; i < n; i++) {
        const Compared one = compared_object(table, ids[i]);
        int before = 0;

        for (int k = 0; k <= i; k++)
            before += is_alike(table, env, trait, one, compared_object(table, ids[k]));
        if (!same)
            result += before == 1;
        else if (before > result)
            result = before;
    }
    return result;
}
