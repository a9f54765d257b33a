// ability_active.c -- the list of active objects: those with an ability that waits or
// answers, and which questions each may answer.
//
// The Table keeps the list until an object with abilities comes, goes or changes. What is
// given to an object is only added, and the object is taken in if it is not listed yet.
// Places in the list, one bit each, tell who may answer a question: so a scan of its answers
// passes over all others.

#include "engine/abilities/held/ability.h"

#include <string.h>

#include "engine/cards/library.h"
#include "engine/kernel/table/granted.h"
#include "engine/kernel/table/object.h"

// Returns whether a `can` clause that waits by itself names the event.
static bool delayed_permits(const Table *table, int event)
{
    const State *state = table->state;
    Interest interest;

    if (!state->delayed_n) return false;
    memset(&interest, 0, sizeof interest);
    for (int i = 0; i < state->modifiers_n; i++) {
        const Clause *clause = &table->library->clauses[state->modifiers[i].clause];

        if (state->modifiers[i].kind != MODIFIER_DELAYED) continue;
        library_interest_add_clause(table->library, &interest, clause);
    }
    return event_set_has(&interest.before[CLAUSE_CAN - CLAUSE_AS], event);
}

bool ability_any_permits(const Table *table, int event)
{
    const ObjectId *ids;

    (void)ability_active_objects(table, &ids);
    return event_set_has(&table->interest.permits, event) ||
           delayed_permits(table, event);
}

bool ability_any_precedes(const Table *table, ClauseKind kind, int event)
{
    const ObjectId *ids;

    (void)ability_active_objects(table, &ids);
    return event_set_has(&table->interest.before[kind - CLAUSE_AS], event);
}

// Makes room for places of that word. It stands apart: few lists are so long.
__attribute__((noinline)) static void widen_answerers(Answerers *found, int word)
{
    for (; found->words <= word; found->words++)
        found->all[found->words] = found->of_others[found->words] = 0;
}

// Notes that the object at the [place] in the list may answer these questions, and these of
// them about others.
static void note_answerer(Table *cache, int place, uint64_t answers, uint64_t of_others)
{
    const int word = place / 64, at = place % 64;

    for (uint64_t left = answers; left; left &= left - 1) {
        const int question = __builtin_ctzll(left);
        Answerers *found = &cache->answerers[question];

        if (!(cache->answering >> question & 1u)) {
            found->words = 1;
            found->all[0] = found->of_others[0] = 0;
        }
        if (found->words <= word) widen_answerers(found, word);
        found->all[word] |= 1ull << at;
        found->of_others[word] |= (of_others >> question & 1u) << at;
    }
    cache->answering |= answers;
}

// Adds what is given, also what is lost for now.
static void add_given(const Library *library, Interest *interest,
                      const Granted *granted)
{
    if (granted->clause)
        library_interest_add_clause(
            library, interest, &library->clauses[granted->clause]);
    else
        library_interest_add(interest, &library->keywords[granted->keyword].interest);
}

// A keyword that is given several times adds nothing more.
static void add_all_given(const Table *table, Interest *interest, ObjectId id)
{
    uint64_t keywords = 0;

    for (int i = granted_first(table, id, GIFT_ABILITY); i >= 0;
         i = granted_next(table, i)) {
        const Granted *granted = &table->state->granted[i];
        const uint64_t bit = 1ull << granted->keyword;

        if (!granted->clause && keywords & bit) continue;
        if (!granted->clause) keywords |= bit;
        add_given(table->library, interest, granted);
    }
}

// Adds to the interest of all, and notes, what the object at the [place] is interested
// in. A gift that reaches it off the board may answer too.
static void add_interest(Table *cache, int place, const Interest *interest)
{
    const SpotId spot = cache->state->objects[cache->active[place]].spot;
    uint64_t answers = interest->answers;

    if (!spot_is(cache, spot, ZONE_BOARD))
        answers |= cache->library->reached.interest.answers;
    library_interest_add(&cache->interest, interest);
    note_answerer(cache, place, answers, interest->answers_others);
}

// Notes the object, which has something to say, at the [place] in the list.
static inline void note_active(Table *cache, const Table *table, ObjectId id, int place)
{
    const Object *object = &table->state->objects[id];
    const Card *card = object_card(table, id);

    if (object->host) cache->host_types |= object_card(table, object->host)->types;
    cache->active[place] = id;
    cache->active_at[id] = (uint16_t)place;
    cache->hears[place] = card->heard_of_others;
    cache->active_n++;
    if (object->flags & OBJECT_GRANTED) {
        Interest interest = card->interest;

        add_all_given(table, &interest, id);
        add_interest(cache, place, &interest);
    } else {
        add_interest(cache, place, &card->interest);
    }
}

// Adds the object if one of its abilities waits for something or answers something. On
// the board all do, elsewhere only clauses that say so (170.8-10, 174, 366.1).
static void gather_active(Table *cache, const Table *table, ObjectId id)
{
    if (object_speaks(table, id)) note_active(cache, table, id, table->active_n);
}

// Moves the bits from the [place] on to the places after them.
static void move_bits(uint64_t *bits, int words, int place)
{
    const int first = place / 64;
    const uint64_t before = bits[first] & ((1ull << place % 64) - 1);

    for (int i = words - 1; i > first; i--) bits[i] = bits[i] << 1 | bits[i - 1] >> 63;
    bits[first] = before | (bits[first] ^ before) << 1;
}

// Moves all from the [place] on to the places after them.
static void make_way(Table *cache, int place)
{
    for (int i = cache->active_n; i > place; i--) {
        cache->active[i] = cache->active[i - 1];
        cache->hears[i] = cache->hears[i - 1];
        cache->active_at[cache->active[i]] = (uint16_t)i;
    }
    for (uint64_t left = cache->answering; left; left &= left - 1) {
        Answerers *found = &cache->answerers[__builtin_ctzll(left)];

        if (place / 64 >= found->words) continue;
        if (found->all[found->words - 1] >> 63) widen_answerers(found, found->words);
        move_bits(found->all, found->words, place);
        move_bits(found->of_others, found->words, place);
    }
}

// Returns the place in the list at which an object that is not listed comes; -1: it is where
// none is.
static int place_for(const Table *table, ObjectId id)
{
    const State *state = table->state;
    int place = 0;

    for (int i = 0; i < table->working_n; i++) {
        ObjectId at = state->spots[table->working[i]].first;

        for (; at && at != id; at = state->objects[at].next)
            place += place < table->active_n && table->active[place] == at;
        if (at) return place;
    }
    return -1;
}

// Takes the object, which was not listed, into the list if it has something to say.
static void take_in(Table *cache, const Table *table, ObjectId id)
{
    const int place = object_speaks(table, id) ? place_for(table, id) : -1;

    if (place < 0) return;
    make_way(cache, place);
    note_active(cache, table, id, place);
}

static void add_gift(Table *cache, const Granted *granted)
{
    if (!granted->clause && cache->gifts.keywords >> granted->keyword & 1u) return;
    library_gifts_add(cache->library, &cache->gifts, granted->clause, granted->keyword);
}

// Adds all that objects were granted, in a face or out of it.
static void gather_gifts(Table *cache, const Table *table)
{
    const State *state = table->state;

    memset(&cache->gifts, 0, sizeof cache->gifts);
    for (int i = 0; i < state->granted_n; i++) add_gift(cache, &state->granted[i]);
}

// Gathers from the spot, and notes where nothing speaks.
static void gather_spot(Table *cache, const Table *table, SpotId spot)
{
    const State *state = table->state;
    const uint64_t bit = UINT64_C(1) << spot % 64;
    const int before = cache->active_n;

    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next)
        gather_active(cache, table, id);
    if (cache->active_n == before) cache->silent[spot / 64] |= bit;
}

// It stands apart: mostly the list is known.
__attribute__((noinline)) static void gather_all(Table *cache, const Table *table)
{
    if (table->active_n == ACTIVE_UNKNOWN) granted_link(table);
    cache->gathered++;
    cache->active_n = 0;
    cache->host_types = 0;
    cache->answering = 0;
    memset(&cache->interest, 0, sizeof cache->interest);
    gather_gifts(cache, table);
    for (int word = 0; word * 64 < table->spots_n; word++) {
        uint64_t left = table->works[word] & ~table->silent[word];

        for (; left; left &= left - 1)
            gather_spot(cache, table, (SpotId)(word * 64 + __builtin_ctzll(left)));
    }
}

int ability_active_objects(const Table *table, const ObjectId **ids)
{
    *ids = table->active;
    table_scratch(table)->looked_for |= GIFT_ABILITY;
    if (table->active_n < 0) gather_all(table_scratch(table), table);
    return table->active_n;
}

int ability_active_place(const Table *table, ObjectId id)
{
    const int place = table->active_at[id];

    return place < table->active_n && table->active[place] == id ? place : -1;
}

// Adds what was given to the object at the [place] in the list.
static void add_to_listed(Table *cache, int place, const Granted *granted)
{
    const Keyword *keyword = &cache->library->keywords[granted->keyword];
    Interest interest = {0};

    if (!granted->clause) {
        if (keyword->clauses_n) add_interest(cache, place, &keyword->interest);
        return;
    }
    add_given(cache->library, &interest, granted);
    add_interest(cache, place, &interest);
}

void ability_grant(const Table *table, Granted granted)
{
    Table *cache = table_scratch(table);
    const int place = ability_active_place(table, granted.object);

    granted_add(table, granted);
    if (table->active_n < 0) return;
    add_gift(cache, &granted);
    if (place < 0)
        take_in(cache, table, granted.object);
    else
        add_to_listed(cache, place, &granted);
}

void ability_forget_grants(const Table *table)
{
    if (table->state->granted_n && table->active_n >= 0)
        table_scratch(table)->active_n = ACTIVE_STALE;
    granted_forget(table);
}

bool ability_answers_at(const Table *table, int question, int place, bool of_others)
{
    const Answerers *found = &table->answerers[question];

    if (!(table->answering >> question & 1u) || place / 64 >= found->words)
        return false;
    return (of_others ? found->of_others : found->all)[place / 64] >> place % 64 & 1u;
}

// Returns whether the Table knows of the object at the [place] just what it may answer.
static bool answers_are_known(const Table *table, int place)
{
    const ObjectId id = table->active[place];
    Interest interest = object_card(table, id)->interest;

    add_all_given(table, &interest, id);
    for (int i = 0; i < QUESTIONS_MAX; i++) {
        const bool all = ability_answers_at(table, i, place, false);
        const bool of_others = ability_answers_at(table, i, place, true);

        if (of_others != (interest.answers_others >> i & 1u)) return false;
        // Off the board it may be given more by what reaches it there.
        if (all != (interest.answers >> i & 1u) && (!all || object_on_board(table, id)))
            return false;
    }
    return ability_active_place(table, id) == place;
}

static bool hears_are_known(const Table *table)
{
    for (int place = 0; place < table->active_n; place++) {
        const Card *card = object_card(table, table->active[place]);

        if (memcmp(&table->hears[place], &card->heard_of_others, sizeof(EventSet)) != 0)
            return false;
    }
    return true;
}

static bool same_interest(const Interest *a, const Interest *b)
{
    return !memcmp(a, b, offsetof(Interest, reaches)) && a->reaches == b->reaches;
}

static bool same_permissions(const Permissions *a, const Permissions *b)
{
    return a->flags == b->flags && a->flags_from == b->flags_from &&
           a->from == b->from && a->reprices == b->reprices;
}

const char *ability_verify_active(const Table *table)
{
    const ObjectId *ids;
    ObjectId before[OBJECTS_MAX];
    const Interest interest = table->interest;
    const Gifts gifts = table->gifts;
    const int n = table->active_n;
    const char *broken = granted_verify(table);

    if (broken || n < 0) return broken;
    if (!hears_are_known(table)) return "what active objects hear is not up to date";
    for (int place = 0; place < n; place++)
        if (!answers_are_known(table, place))
            return "what active objects may answer is not up to date";
    memcpy(before, table->active, sizeof(ObjectId) * (size_t)n);
    table_ungather(table_scratch(table));
    if (ability_active_objects(table, &ids) != n ||
        memcmp(before, ids, sizeof(ObjectId) * (size_t)n) != 0)
        return "the list of active objects is not up to date";
    if (!same_interest(&interest, &table->interest) ||
        !same_interest(&gifts.interest, &table->gifts.interest) ||
        gifts.kinds != table->gifts.kinds || gifts.keywords != table->gifts.keywords ||
        gifts.adds != table->gifts.adds ||
        !same_permissions(&gifts.can, &table->gifts.can))
        return "what active objects wait for is not up to date";
    return NULL;
}
