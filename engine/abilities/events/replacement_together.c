// replacement_together.c -- replacements of simultaneous events (373).
//
// Each effect has one turn. After each it looks at the rest anew: the effect may have
// ended or moved other events.

#include "engine/abilities/events/replacement_inside.h"
#include "engine/abilities/passives/derive.h"

#include <string.h>

#include "engine/abilities/events/replacement.h"
#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"

// The events of one action, and the effects that had their turn.
typedef struct {
    Event *events;
    Ref refs[OBJECTS_MAX]; // of their objects, as the action found them
    bool *gone;
    int n;
    Turns turns;
    Candidate effects[REPLACEMENTS_MAX]; // that may have their turn now,
    uint64_t fits[OBJECTS_MAX]; // and which of them fits which event, one bit each
    int effects_n;
    uint64_t waiting; // of the effects: those that want another number of events
} Together;

static int index_of(const Table *table, Together *together, const Candidate *effect)
{
    for (int i = 0; i < together->effects_n; i++) {
        if (replacement_is_same(&together->effects[i], effect)) return i;
    }
    table_room(table_scratch(table), LIMIT_REPLACEMENTS, together->effects_n, 1);
    together->effects[together->effects_n] = *effect;
    return together->effects_n++;
}

// Returns whether event [i] would still happen.
static bool still_happens(const Table *table, Together *together, int i)
{
    Event *event = &together->events[i];

    if (together->gone[i]) return false;
    if (!event->object) return true;
    if (!ref_lives(table->state, together->refs[i])) {
        together->gone[i] = true;
        return false;
    }
    if (event->at != NOWHERE) event->at = object_location(table, event->object);
    return true;
}

// Lets the effects wait that replace another number of events at once.
static void drop_miscounted(const Table *table, Together *together)
{
    together->waiting = 0;
    for (int k = 0; k < together->effects_n; k++) {
        const uint64_t bit = UINT64_C(1) << k;
        int n = 0;

        for (int i = 0; i < together->n; i++) n += (together->fits[i] & bit) != 0;
        if (!replacement_counts(table, &together->effects[k], n))
            together->waiting |= bit;
    }
}

// Gathers the effects that may have their turn, as things stand now.
static void gather_effects(const Table *table, Together *together)
{
    together->effects_n = 0;
    for (int i = 0; i < together->n; i++) {
        Candidate found[REPLACEMENTS_MAX];
        int n;

        together->fits[i] = 0;
        if (!still_happens(table, together, i)) continue;
        n = replacement_candidates(table, &together->events[i], CLAUSE_INSTEAD, found);
        for (int k = 0; k < n; k++) {
            if (replacement_had_turn(&together->turns, &found[k])) continue;
            together->fits[i] |= UINT64_C(1) << index_of(table, together, &found[k]);
        }
    }
    drop_miscounted(table, together);
}

static PlayerId controller_of(const Table *table, const Candidate *effect)
{
    const PlayerId you = effect->env.you;

    return you == NOBODY || table->state->players[you].gone ? table->state->turn_player
                                                            : you;
}

// Returns whether it matters which of the [mask]ed effects is first: two fit the same
// event, or one fits what happens to the source of another.
static bool order_matters(const Together *together, uint64_t mask)
{
    for (int i = 0; i < together->n; i++) {
        const uint64_t fits = together->fits[i] & mask;
        const ObjectId object = together->events[i].object;

        if (__builtin_popcountll(fits) > 1) return true;
        for (int k = 0; fits && k < together->effects_n; k++) {
            const Env *env = &together->effects[k].env;

            if (!((mask & ~fits) >> k & 1u)) continue;
            if (env->carrier.id == object || env->me.id == object) return true;
        }
    }
    return false;
}

// Returns the effect that applies next, of the first player in turn order (373) and in
// the order which that player chooses. -1: none remains.
static int next_effect(Table *table, const Together *together)
{
    int picks[REPLACEMENTS_MAX], n = 0, least = SEATS_MAX;
    uint64_t mask = 0;
    Question *question;
    PlayerId player = NOBODY;

    for (int i = 0; i < together->effects_n; i++) {
        const PlayerId who = controller_of(table, &together->effects[i]);
        const int rank = table_turn_rank(table->state, who);

        if (together->waiting >> i & 1u) continue;
        if (rank > least) continue;
        if (rank < least) n = 0, mask = 0;
        least = rank;
        player = who;
        picks[n++] = i;
        mask |= UINT64_C(1) << i;
    }
    if (n < 2 || !order_matters(together, mask)) return n ? picks[0] : -1;
    question =
        ask_begin(table, player, table->rules->prompt_instead_order, (Ref){0, 0});
    for (int i = 0; i < n; i++)
        replacement_offer(table, question, &together->effects[picks[i]], i);
    return picks[ask_one(table)];
}

// Fills [effect] as it fits event [i] now. Returns false where it does not.
static bool fits_now(const Table *table, Together *together, int i, Candidate *effect)
{
    Candidate found[REPLACEMENTS_MAX];
    int n;

    if (!still_happens(table, together, i)) return false;
    n = replacement_candidates(table, &together->events[i], CLAUSE_INSTEAD, found);
    for (int k = 0; k < n; k++) {
        if (!replacement_is_same(&found[k], effect)) continue;
        *effect = found[k];
        return true;
    }
    return false;
}

// Returns the event that the effect applies to next, -1 for none. Its controller chooses
// where it must apply; where it may be declined it takes one event after the other.
static int next_event(Table *table, Together *together, Candidate *effect,
                      const bool *declined)
{
    int picks[OBJECTS_MAX], n = 0, pick = 0;
    Candidate fresh = *effect;

    for (int i = 0; i < together->n; i++) {
        if (declined[i] || !fits_now(table, together, i, &fresh)) continue;
        picks[n++] = i;
    }
    if (!n) return -1;
    if (n > 1 && !(effect->ability.clause->flags & CLAUSE_MAY)) {
        Question *question = ask_begin(table,
                                       controller_of(table, effect),
                                       table->rules->prompt_instead_next,
                                       (Ref){0, 0});

        for (int i = 0; i < n; i++) {
            ask_option(question,
                       (Option){.kind = table->rules->option_object,
                                .object = together->events[picks[i]].object,
                                .spot = NOWHERE});
        }
        pick = ask_one(table);
    }
    (void)fits_now(table, together, picks[pick], effect);
    return picks[pick];
}

// Lets the effect be about all of the things, where it is not about one that was named.
static void be_about(Table *table, const Together *together, const int *picks, int n,
                     Env *env)
{
    int index;
    Group *about;

    if (!ref_equal(env->subject, together->refs[picks[0]])) return;
    about = table_group(table, &index);
    for (int i = 1; i < n; i++) table_group_add(table, about, together->refs[picks[i]]);
    env->about = (uint16_t)(index + 1);
}

static void apply_now(Table *table, const Together *together, Candidate *effect)
{
    const AtOnce at_once = {together->refs, together->gone, together->n};

    replacement_apply_one(table, effect, &at_once);
    derive_refresh_gifts(table);
}

// Applies the effect once, in place of all the events that it fits.
static void apply_in_place_of_all(Table *table, Together *together, int which)
{
    Candidate effect = together->effects[which], fresh = effect;
    int picks[OBJECTS_MAX], n = 0;

    replacement_take_turn(table, &together->turns, &effect);
    for (int i = 0; i < together->n; i++) {
        if (!fits_now(table, together, i, &fresh)) continue;
        if (!n) effect = fresh;
        picks[n++] = i;
    }
    if (!n || !replacement_counts(table, &effect, n)) return;
    if (!replacement_accept(table, &effect)) return;
    be_about(table, together, picks, n, &effect.env);
    for (int i = 0; i < n; i++) together->gone[picks[i]] = true;
    apply_now(table, together, &effect);
}

// Applies one effect to as many of the events as it fits, in one uninterrupted sequence, and
// never again (373.2).
static void apply_to_all(Table *table, Together *together, int which)
{
    Candidate effect = together->effects[which];
    bool declined[OBJECTS_MAX] = {false};
    int i;

    replacement_take_turn(table, &together->turns, &effect);
    while ((i = next_event(table, together, &effect, declined)) >= 0) {
        if (!replacement_accept(table, &effect)) {
            declined[i] = true;
            continue;
        }
        together->gone[i] = true;
        apply_now(table, together, &effect);
    }
}

void replacement_apply_together(Table *table, Event *events, int n, bool *gone)
{
    Together together;
    int next;

    for (int i = 0; i < n; i++) gone[i] = false;
    if (!n || !event_set_has(&table->library->replaced, events[0].event)) return;
    if (n == 1) {
        gone[0] = replacement_apply(table, &events[0]);
        return;
    }
    together.events = events;
    together.gone = gone;
    together.n = n;
    together.turns.n = 0;
    for (int i = 0; i < n; i++)
        together.refs[i] = object_ref(table->state, events[i].object);
    derive_refresh_gifts(table);
    for (;;) {
        gather_effects(table, &together);
        next = next_effect(table, &together);
        if (next < 0) return;
        if (together.effects[next].ability.clause->flags & CLAUSE_ONE_OR_MORE)
            apply_in_place_of_all(table, &together, next);
        else
            apply_to_all(table, &together, next);
    }
}
