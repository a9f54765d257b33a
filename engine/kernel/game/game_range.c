// game_range.c -- the ranges of every field of a State, and what records must agree on.
//
// In a State whose ranges hold, each id, link and count leads to something.

#include "engine/kernel/game/game.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/range.h"
#include "engine/kernel/table/spot.h"

typedef struct Item Item;

enum {
    OBJECT_FLAGS = 0xFF,
    TERMS = 65535,
    PLACES_OF_PAID = PAID_MAX - 1,
};

static const RangeRow objects[] = {
    RANGE(Object, card, RANGE_CARD, 0),
    RANGE(Object, generation, RANGE_UP_TO, IDENTITIES_MAX),
    RANGE(Object, next, RANGE_OBJECT, 0),
    RANGE(Object, prev, RANGE_OBJECT, 0),
    RANGE(Object, host, RANGE_OBJECT, 0),
    RANGE(Object, since, RANGE_ANY, 0),
    RANGE(Object, statuses, RANGE_ANY, 0),
    RANGE(Object, stat, RANGE_NUMBER, 0),
    RANGE(Object, owner, RANGE_SEAT, 0),
    RANGE(Object, controller, RANGE_SEAT, 0),
    RANGE(Object, spot, RANGE_SPOT, 0),
    RANGE(Object, flags, RANGE_UP_TO, OBJECT_FLAGS),
    RANGES(Object, additional_paid, RANGE_ANY, 0),
    RANGE(Object, harmed_by, RANGE_ONE_OF, 0),
    RANGE(Object, harmed_in, RANGE_UP_TO, HARMED_IN_MOST),
    RANGE(Object, struck, RANGE_ANY, 0),
    RANGE(Object, harmed_with, RANGE_OBJECT, 0),
};

static const RangeRow spots[] = {
    RANGE(Spot, first, RANGE_OBJECT, 0),
    RANGE(Spot, last, RANGE_OBJECT, 0),
    RANGE(Spot, n, RANGE_OBJECT, 0),
};

static const RangeRow players[] = {
    RANGE(Player, points, RANGE_NUMBER, 0),
    RANGES(Player, resources, RANGE_UP_TO, NUMBER_MAX),
    RANGES(Player, counters, RANGE_UP_TO, NUMBER_MAX),
    RANGE(Player, turns, RANGE_UP_TO, TURNS_MAX),
    RANGE(Player, team, RANGE_UP_TO, SEATS_MAX - 1),
    RANGE(Player, gone, RANGE_UP_TO, 1),
};

static const RangeRow items[] = {
    RANGE(Item, serial, RANGE_SERIAL, 0),
    RANGE(Item, kind, RANGE_UP_TO, ITEM_REFLEXIVE),
    RANGE(Item, finalized, RANGE_UP_TO, 1),
    RANGE(Item, object, RANGE_REF, 0),
    RANGE(Item, source, RANGE_REF, 0),
    RANGE(Item, carrier, RANGE_REF, 0),
    RANGE(Item, clause, RANGE_CLAUSE, 0),
    RANGE(Item, controller, RANGE_PLAYER, 0),
    RANGE(Item, keyword, RANGE_KEYWORD, 0),
    RANGE(Item, value, RANGE_ANY, 0),
    RANGE(Item, amount, RANGE_NUMBER, 0),
    RANGE(Item, value_cost, RANGE_ANY, 0),
    RANGE(Item, subject, RANGE_REF, 0),
    RANGE(Item, subject_player, RANGE_SEAT, 0),
    RANGE(Item, actor, RANGE_SEAT, 0),
    RANGE(Item, event_spot, RANGE_SPOT, 0),
    RANGE(Item, to, RANGE_SPOT, 0),
    RANGE(Item, from, RANGE_SPOT, 0),
    RANGE(Item, bound, RANGE_SPOT, 0),
    RANGE(Item, event_from, RANGE_SPOT, 0),
    RANGE(Item, terms, RANGE_UP_TO, TERMS),
    RANGE(Item, ways, RANGE_ANY, 0),
    RANGE(Item, paid_slot, RANGE_UP_TO, PLACES_OF_PAID),
    RANGE(Item, paid_left, RANGE_UP_TO, PAID_LAST | PAID_SOURCE),
    RANGE(Item, terms_cost, RANGE_COST, 0),
    RANGES(Item, also, RANGE_COST, 0),
    RANGE(Item, with, RANGE_SERIAL, 0),
    RANGE(Item, spent_rest, RANGE_ANY, 0),
    RANGE(Item, spent, RANGE_ANY, 0),
    RANGE(Item, mode, RANGE_ANY, 0),
    RANGES(Item, modes, RANGE_ANY, 0),
    RANGE(Item, groups_n, RANGE_UP_TO, CHOICES_MAX),
    RANGE(Item, targets_n, RANGE_UP_TO, TARGETS_MAX),
    RANGE(Item, targets_first, RANGE_UP_TO, TARGETS_MAX),
    RANGE(Item, repeats, RANGE_UP_TO, UINT8_MAX),
    RANGES(Item, group, RANGE_UP_TO, TARGETS_MAX),
    RANGE(Item, card, RANGE_CARD, 0),
    RANGE(Item, stat_paid, RANGE_NUMBER, 0),
    RANGE(Item, paid_with, RANGE_REF, 0),
    RANGE(Item, paid_card, RANGE_CARD, 0),
};

static const RangeRow targets[] = {
    RANGE(Ref, id, RANGE_ANY, 0), // a player or a place has id 0
    RANGE(Ref, generation, RANGE_ANY, 0),
};

static const RangeRow modifiers[] = {
    RANGE(Modifier, kind, RANGE_UP_TO, MODIFIER_KINDS - 1),
    RANGE(Modifier, ends, RANGE_UP_TO, ENDS_ATTACHED),
    RANGE(Modifier, controller, RANGE_SEAT, 0),
    RANGE(Modifier, keyword, RANGE_ANY, 0), // of a number: its row
    RANGE(Modifier, n, RANGE_ANY, 0),
    RANGE(Modifier, clause, RANGE_CLAUSE, 0),
    RANGE(Modifier, object, RANGE_REF, 0),
    RANGE(Modifier, source, RANGE_REF, 0),
    RANGE(Modifier, subject, RANGE_REF, 0),
    RANGE(Modifier, with, RANGE_SERIAL, 0),
    RANGE(Modifier, event_spot, RANGE_SPOT, 0),
    RANGE(Modifier, keeps, RANGE_UP_TO, KEEPS_ITEM),
    RANGE(Modifier, about, RANGE_UP_TO, SEATS_MAX),
    RANGE(Modifier, used, RANGE_ANY, 0), // of a resource: how much of it
    RANGE(Modifier, value_cost, RANGE_COST, 0),
    RANGE(Modifier, order, RANGE_UP_TO, TIMESTAMPS_MAX),
    RANGE(Modifier, made_by, RANGE_CLAUSE, 0),
};

static const RangeRow granted[] = {
    RANGE(Granted, object, RANGE_OBJECT, 0),
    RANGE(Granted, clause, RANGE_CLAUSE, 0),
    RANGE(Granted, value, RANGE_ANY, 0),
    RANGE(Granted, lasts, RANGE_UP_TO,
          GRANTED_KEPT | GRANTED_AFTER | GRANTED_LENT | GRANTED_DERIVED),
    RANGE(Granted, cost, RANGE_COST, 0),
    RANGE(Granted, keyword, RANGE_KEYWORD, 0),
    RANGE(Granted, loss, RANGE_UP_TO, GRANTED_TYPE),
    RANGE(Granted, giver, RANGE_OBJECT, 0),
    RANGE(Granted, since, RANGE_ANY, 0), // compared, never followed
    RANGE(Granted, age, RANGE_ANY, 0),
};

static const RangeRow happened[] = {
    RANGE(Happened, event, RANGE_ANY, 0),
    RANGE(Happened, by, RANGE_SEAT, 0),
    RANGE(Happened, controller, RANGE_SEAT, 0),
    RANGE(Happened, phase, RANGE_ANY, 0), // compared, never followed
    RANGE(Happened, spot, RANGE_SPOT, 0),
    RANGE(Happened, object, RANGE_OBJECT, 0),
    RANGE(Happened, generation, RANGE_ANY, 0),
    RANGE(Happened, card, RANGE_ANY, 0), // of a use: the clause
    RANGE(Happened, from, RANGE_SPOT, 0),
    RANGE(Happened, with_card, RANGE_CARD, 0),
    RANGE(Happened, more, RANGE_UP_TO, UINT16_MAX),
    RANGE(Happened, action, RANGE_ANY, 0),
    RANGE(Happened, n, RANGE_NUMBER, 0),
    RANGE(Happened, given, RANGE_ANY, 0),
    RANGE(Happened, because, RANGE_ANY, 0), // compared, as the next one and `of`
    RANGE(Happened, now, RANGE_ANY, 0),
    RANGE(Happened, with, RANGE_UP_TO, WITH_THING),
    RANGE(Happened, of, RANGE_ANY, 0),
    RANGE(Happened, with_object, RANGE_OBJECT, 0),
    RANGE(Happened, holds, RANGE_ANY, 0),
};

#define EACH(rows, array, first, n)                                                    \
    {                                                                                  \
        rows, COUNT_OF(rows),                                                          \
        {                                                                              \
            &(array)[first], n, sizeof((array)[0])                                     \
        }                                                                              \
    }

// Checks the fields of all records.
static const char *check_records(const State *state, const Table *table)
{
    const struct {
        const RangeRow *rows;
        int rows_n;
        RangeRecords records;
    } parts[] = {
        EACH(players, state->players, 0, state->players_n),
        EACH(spots, state->spots, 0, state->spots_n),
        EACH(objects, state->objects, 0, state->objects_n + 1),
        EACH(items, state->chain, 0, state->chain_n),
        EACH(targets, state->targets, 0, state->targets_n),
        EACH(modifiers, state->modifiers, 0, state->modifiers_n),
        EACH(granted, state->granted, 0, state->granted_n),
        EACH(happened, state->happened, 0, state->happened_n),
    };

    for (int i = 0; i < COUNT_OF(parts); i++) {
        const char *refusal =
            range_refusal(parts[i].rows, parts[i].rows_n, &parts[i].records, table);

        if (refusal) return refusal;
    }
    return NULL;
}

static const char *check_head(const State *state, const Table *table)
{
    const unsigned everybody = (1u << state->players_n) - 1;

    if (!state->players_n || state->players_n > SEATS_MAX) return "nobody plays";
    if (state->spots_n != table->spots_n || state->rules_n != table->rules_n)
        return "the places are those of another game";
    if (state->counters_n != library_counters_n(table->library))
        return "the counters are those of another game";
    if (state->turn_player >= state->players_n) return "it is nobody's turn";
    if (state->winners & ~everybody) return "the winner does not play";
    if (state->winners && (!state->over || state->ending.all_lost))
        return "somebody has won a game that nobody won";
    if (state->leaving & ~everybody) return "somebody leaves who does not play";
    if (state->flags & ~(GAME_FLOATS | GAME_ASKS_ALL | GAME_OPENS))
        return "the game has a flag that none has";
    if ((state->dirty | state->reads | state->gift_reads | state->gift_seen) &
        ~READS_ALL)
        return "derived values depend on what there is not";
    if (state->derived_n > (state->objects_n + 1) * (table->rules->numbers_n - 1) &&
        state->derived_n)
        return "there are more derived numbers than objects";
    return NULL;
}

static bool counters_fit(const State *state, ObjectId id)
{
    for (int i = 0; i < state->counters_n; i++)
        if (state_counter(state, id, i) > NUMBER_MAX) return false;
    return true;
}

static const char *check_objects(const State *state, const Table *table)
{
    const int n = table->rules->statuses_n + table->library->statuses_n;
    const uint64_t statuses = (UINT64_C(1) << n) - 1;
    const Object *nothing = &state->objects[0];

    if (nothing->card || nothing->next || nothing->prev || nothing->flags ||
        nothing->stat)
        return "nothing is something";
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (object->statuses & ~statuses) return "an object has a status that none has";
        if (!counters_fit(state, id)) return "an object has more than a counter counts";
        if (object->card && object->spot == NOWHERE) return "an object is nowhere";
        if (spot_is_space(table, id) &&
            (!object->card || object->host || spot_space(table, object->spot) != id))
            return "a space is not where it belongs";
        if (!object->card &&
            (object->stat < 0 || object->stat >= table->library->cards_n))
            return "an object that is no more had no such face";
    }
    return NULL;
}

// The targets of the items lie one after another, in some order, and their groups are all
// of them.
static const char *check_item(const State *state, const Table *table, const Item *item)
{
    static const uint8_t kinds[] = {[ITEM_ACTIVATED] = CLAUSE_ACTIVATED,
                                    [ITEM_TRIGGERED] = CLAUSE_WHEN,
                                    [ITEM_REFLEXIVE] = CLAUSE_EFFECT};
    const Library *library = table->library;
    const bool copies = item->terms & TERM_COPY;
    int n = 0;

    if (!item->kind || !item->serial) return "a chain item has no kind";
    if (library->clauses[item->clause].kind != kinds[item->kind])
        return "a chain item has no such ability";
    if (copies ? !item->value_cost || item->value_cost >= library->cards_n
               : item->value_cost && item->value_cost >= library->costs_n)
        return "a chain item has no such cost";
    if (copies && item->mode > ENDS_ATTACHED) return "a copy ends at no time";
    if (item->targets_first + item->targets_n > state->targets_n)
        return "a chain item has targets that are not there";
    for (int i = 0; i < item->groups_n; i++) n += item->group[i];
    return n == item->targets_n ? NULL : "the targets of a chain item do not add up";
}

static const char *check_chain(const State *state, const Table *table)
{
    for (int i = 0; i < state->chain_n; i++) {
        const Item *item = &state->chain[i];
        const char *refusal = check_item(state, table, item);

        if (refusal) return refusal;
        for (int k = 0; k < i; k++) {
            const Item *other = &state->chain[k];

            if (other->serial == item->serial) return "two chain items are one";
            if (item->targets_n && other->targets_n &&
                item->targets_first < other->targets_first + other->targets_n &&
                other->targets_first < item->targets_first + item->targets_n)
                return "two chain items share a target";
        }
    }
    return NULL;
}

static bool is_tag(const Library *library, int tag)
{
    return tag > 0 && tag < library->tags_n;
}

static bool is_phase_again(const Rules *rules, const Modifier *m)
{
    return m->n >= 0 && m->n < rules->phases_n && !(rules->phases_once >> m->n & 1u) &&
           m->used <= rules->phases_n;
}

// Returns whether it is a resource of a player, which a clause says for what it is.
static bool is_pool(const State *state, const Library *library, const Modifier *m)
{
    return m->controller < state->players_n && modifier_pool_amount(m) &&
           modifier_pool_resource(m) < library->rules->resources_n &&
           library->clauses[m->clause].to_query;
}

// Returns whether it is a permission whose instructions a play waits for.
static bool is_permission(const Library *library, const Modifier *m)
{
    const Clause *clause = &library->clauses[m->clause];

    return clause->kind == CLAUSE_CAN && clause->run && m->used < PAID_MAX;
}

static const char *check_modifier(const State *state, const Library *library,
                                  const Modifier *m)
{
    const int numbers = library->rules->numbers_n ? library->rules->numbers_n : 1;

    if (m->keyword > (m->kind == MODIFIER_STAT ? numbers - 1 : library->keywords_n))
        return "a modifier is of no keyword or number";
    if (!m->kind) return "a modifier has no kind";
    if (m->order > state->order) return "a modifier is of a time to come";
    if (m->kind == MODIFIER_COPY && (m->n <= 0 || m->n >= library->cards_n))
        return "a copy was no card";
    if (m->kind == MODIFIER_CONTROL && m->n != NOBODY &&
        (m->n < 0 || m->n >= state->players_n))
        return "a controller does not play";
    if (m->kind == MODIFIER_NAMED_CARD && (m->n <= 0 || m->n >= library->cards_n))
        return "a card that was named is none";
    if (m->kind == MODIFIER_NAMED_TYPE && (m->n < 0 || m->n >= library->rules->types_n))
        return "a type that was named is none";
    if (m->kind == MODIFIER_NAMED && !is_tag(library, m->n)) return "a tag is no tag";
    if (m->kind == MODIFIER_PHASE && !is_phase_again(library->rules, m))
        return "a phase that comes again is none";
    if (m->kind != MODIFIER_POOL && m->used > USES_MAX)
        return "a clause was used too often";
    if (m->kind == MODIFIER_POOL && !is_pool(state, library, m))
        return "a resource for some things is none";
    if (m->kind == MODIFIER_DELAYED && !m->clause) return "nothing waits";
    if (m->kind == MODIFIER_PLAYED_BY && !is_permission(library, m))
        return "what a play is by is no permission";
    if (m->kind == MODIFIER_GRANT && !m->clause && !m->keyword &&
        !is_tag(library, m->n))
        return "no tag is given";
    return NULL;
}

static const char *check_lasting(const State *state, const Table *table)
{
    const Library *library = table->library;
    int delayed = 0;

    for (int i = 0; i < state->modifiers_n; i++) {
        const char *refusal = check_modifier(state, library, &state->modifiers[i]);

        if (refusal) return refusal;
        delayed += state->modifiers[i].kind == MODIFIER_DELAYED;
    }
    if (delayed != state->delayed_n) return "the delayed abilities do not add up";
    for (int i = 0; i < state->granted_n; i++) {
        const Granted *grant = &state->granted[i];

        if (!grant->object) return "nothing is granted";
        if (!grant->clause && !grant->keyword && !grant->loss &&
            !is_tag(library, grant->value))
            return "no tag is granted";
    }
    for (int i = 0; i < state->happened_n; i++) {
        const Happened *h = &state->happened[i];
        const bool used = h->event == HAPPENED_USED;

        if (!used && h->event >= table->rules->events_n)
            return "no such event happened";
        if (h->card && h->card >= (used ? library->clauses_n : library->cards_n))
            return "an event was about no card";
    }
    return NULL;
}

const char *game_ranges(const State *state, const Table *table)
{
    const char *refusal = check_head(state, table);

    if (!refusal) refusal = check_records(state, table);
    if (!refusal) refusal = check_objects(state, table);
    if (!refusal) refusal = check_chain(state, table);
    return refusal ? refusal : check_lasting(state, table);
}
